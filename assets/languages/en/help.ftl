# The help page.

help-turn = A turn
help-is-here = This is the help page.
help-turn-1 = Draw a card from the stock or take the top of the discard pile, then discard one.
help-turn-2 = Make sets (three or four of a rank) and runs (three or more in a row of one suit). Cards in neither are deadwood.
help-turn-3 = With little deadwood you may knock; with none you go gin.
help-mouse = Mouse and touch
help-mouse-1 = Click the stock or the discard pile to draw, or drag the card into your hand.
help-mouse-2 = Drag a card to the discard pile, or double-click it, to discard it. Or click it, then the discard pile or the button on the right.
help-mouse-3 = Drag a card to the knock place to end the hand with it, or click both.
help-mouse-4 = Drag a card along your hand to put it where you like.
help-pad = Gamepad or a single switch
help-pad-1 = The D-pad or left stick moves, A activates the highlighted item, B goes back. X draws, Y takes the face-up card, the shoulder buttons go from area to area.
help-pad-2 = The Back button reads out the top of the discard pile. Pressing the right stick lists everything you can do, pressing the left one enlarges the focused card.
help-pad-3 = With a single switch, a frame moves from item to item: press Space, Enter, or any mouse or gamepad button to pick the item in it. Turn it on, and set its pace, in the settings.
help-typed = Typing commands
help-typed-1 = Everything you can do has a number. Type the number, or the words.
help-typed-2 = A turn: draw, take, pass, discard 7h.
help-typed-3 = The end: knock 7h, gin, big gin.
help-typed-4 = A card: 7h, 10h, qh, queen of hearts.
help-typed-5 = Your melds: pick 7h, meld, loosen. Then split 2, yes, no.
help-typed-6 = After a knock: lay off 7h on 2, best. Then undo, done.
help-typed-7 = At any time: top, hand, melds, deadwood. Also score, turn, left, repeat, look.
help-typed-8 = What happened: history, older, newer.
help-typed-9 = To hear more about a choice: about 2.
help-typed-10 = Pages: sheet, rules, help, menu.
help-typed-11 = Others: sort, next, undo, save, quit.
help-typed-12 = Ctrl-C quits; your game is saved.
help-typed-13 = This page has sections, and so do the rules. Type sections to list them, section 2 to read the second, help keys to read the one about keys.
help-typed-14 = In the window: the slash key, then the same words and cards. Up brings the last line back.
help-keys = Keys
help-keys-1 = The arrows move along your hand, Tab goes to the next area, Enter activates the highlighted item.
help-keys-2 = Every key can be changed. If letter keys are turned off, they still work with Ctrl, and one key lists everything you can do.
help-keys-3 = On a page, type the first letter of an entry to go to it, or several letters if many begin alike. With Ctrl, letters ask about your hand there too.

help-title = Help
help-moves-keys = Moving around
help-acts-keys = Playing
help-questions-keys = Asking, at any time
help-cards-keys = Reading your cards
help-window-keys = The window
help-change-keys = Change the keys
# Shown for a command without a key.
help-no-key = No key
