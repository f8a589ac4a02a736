# The menu.

menu-title = Gin Parlour
menu-subtitle = Gin rummy, by the fireside
# A button, as long as no hand has been finished. $who (who): the opponent who learns
menu-newcomer = New to gin? Start with { $who }
menu-continue = Continue
# Matches won and lost. $who (who), $won (number), $lost (number)
menu-you-lead = You lead { $who } { $won } to { $lost } in matches
# $who (who), $won (number), $lost (number)
menu-they-lead = { $who } leads { $lost } to { $won } in matches
# $who (who), $won (number)
menu-level = You and { $who } are level at { $won } all
# $who (who), $number (number): matches won in a row, $next (who): a stronger opponent
menu-challenger = { $number } wins in a row against { $who }: { $next } would like a game
# $who (who), $number (number): matches lost in a row, $next (who): a weaker opponent
menu-consoler = { $who } has won { $number } in a row: { $next } would be happy to play
# Core: the first button of the menu: begins a match. Keep it short.
menu-play = Play
# $who (who): the opponent
menu-play-note = A new match against { $who }
menu-solitary = Solitary Gin
menu-solitary-note = Five deals on your own
menu-lesson = Learn to play
menu-lesson-note = A guided hand against Ada
# A lesson to continue. $step (number), $of (number)
menu-lesson-begun = Step { $step } of { $of }
menu-games = Games
menu-statistics = Statistics
# Core: a button of the menu.
menu-settings = Settings
menu-rules = Rules
# Core: a button of the menu.
menu-help = Help
# Core: a button of the menu: ends the program.
menu-quit = Quit
# The label of the small buttons, for a screen reader.
menu-more = more
menu-ease = accessibility
menu-contrast-on = High contrast
menu-contrast-off = Standard colours
# $percent (number)
menu-text-size = Text size { $percent }%
menu-foot = Your games stay on this computer

## On most pages.

menu-back = Back
# The label of a page's buttons, for a screen reader.
menu-buttons = buttons

## The question at the start if nothing can be saved.

menu-not-saved = Nothing will be saved this time.
menu-saved-games = Saved games
menu-go-on-unsaved = Continue without saving
# In a terminal, which is answered with typed-yes or typed-no.
menu-go-on-unsaved-or-not = Continue without saving? (yes or no)
menu-question = question

## Notices about saved games and settings, shown until they are read.

# The heading of their page.
menu-notices = Notices
# The button that closes it.
menu-notices-read = OK
