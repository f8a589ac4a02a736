# Sharing a finished match: as text, as a picture, as an animation, as a challenge.
### $who (who): the opponent, $game (text), $path (text), $yours (number), $theirs (number), $date (date), $score (text)

sharing-title = Share
sharing-as-text = As text
sharing-copy = Copy result
sharing-as-picture = As a picture
sharing-picture-holds = A picture with both faces, the score and the last hand, 1200 by 630 pixels.
sharing-save-picture = Save a picture
sharing-save-picture-short = Picture
sharing-drawing-picture = Drawing the picture.
sharing-picture-saved = The picture is saved: { $path }
sharing-as-challenge = As a challenge
sharing-challenge-holds = Your friend plays the same cards against { $who }, by the same rules. Afterwards you can compare the two matches, hand by hand.
sharing-challenge-holds-alone = Your friend plays the same cards, by the same rules. Afterwards you can compare the two rounds, deal by deal.
# $lines (number)
sharing-challenge-hides = It is a text of { $lines } lines for a message or an e-mail. Your score and your moves are in it, but they appear only when your friend has finished.
sharing-copy-challenge = Copy the challenge
sharing-save-challenge = Save the challenge
sharing-challenge-saved = The challenge is saved: { $path }
# Where no folder is used.
sharing-no-folder = Nothing is saved in this session.
sharing-no-pictures = This program cannot draw pictures here.

## The text. It is sent to others, so the player speaks: "I".

sharing-won = Gin Parlour: I beat { $who } { $yours } to { $theirs } at { $game }.
sharing-lost = Gin Parlour: { $who } beat me { $theirs } to { $yours } at { $game }.
sharing-drawn = Gin Parlour: { $who } and I drew { $yours } to { $theirs } at { $game }.
sharing-goal-reached = Gin Parlour: I reached the goal in { $game } with { $yours } penalty points.
sharing-goal-missed = Gin Parlour: I missed the goal in { $game } with { $yours } penalty points.
# $gains (texts): such as +25
sharing-hand-by-hand = Hand by hand: { LIST($gains, by: "comma") }
sharing-practice = I took moves back.
sharing-daily = Gin Parlour, daily deal for { $date }: { $game } against { $who }
sharing-daily-alone = Gin Parlour, daily deal for { $date }: { $game }

sharing-daily-mine = My result: { $score }
sharing-daily-master = { $who } with the same cards: { $score }
sharing-daily-not-played = only a finished deal can be copied

# Words before a challenge that is sent.
sharing-play-this = A challenge for Gin Parlour: { $game } against { $who }. To play the same cards, copy this whole text, start Gin Parlour and press Ctrl+V.
sharing-play-this-alone = A challenge for Gin Parlour: { $game }. To play the same cards, copy this whole text, start Gin Parlour and press Ctrl+V.

## What became of it.

sharing-copied = Copied. You can paste it anywhere.
sharing-not-copied = The text could not be copied to the clipboard.
# In the terminal, before the text.
sharing-copy-this = Copy this text:

# On the picture, below the score line. $hands (number)
sharing-in-hands = { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
# On the picture, above the cards. $number (number)
sharing-hand-number = hand { $number }

## The animation. It is sent to others.

sharing-as-animation = As an animation
sharing-animation-holds = The last hand that the winner of the match won, move by move with both hands open, as a GIF of 640 by 400 pixels.
sharing-animation-holds-alone = The last deal that ended in gin, or else the last one, move by move, as a GIF of 640 by 400 pixels.
sharing-save-animation = Save an animation
sharing-save-animation-short = Animation
sharing-drawing-animation = Drawing the animation.
# While it is drawn. $percent (text): such as 50%
sharing-animation-part = { $percent } of the animation is drawn.
sharing-animation-saved = The animation is saved: { $path }
sharing-animation-stopped = The animation is not saved.
sharing-already-drawing = a picture is being drawn
# A player who has not given a name, at the start of a sentence such as "Player draws".
sharing-player = Player
