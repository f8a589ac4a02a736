# The page of settings. Titles, notes and values appear next to each other.

settings-title = Settings
settings-subtitle = Changes are saved right away
# The label of the row of buttons that lead to the sections, for a screen reader.
settings-sections = sections
# One of these buttons, as it is read; it shows only the section. $section (text)
settings-go-to = Go to { $section }

settings-section-language = Language
settings-section-yours = You
settings-section-look = Appearance
settings-section-cards = Cards
settings-section-table = Table
settings-section-opponent = Players
settings-section-help = Help
settings-section-keys-and-pointing = Controls
settings-section-accessibility = Ease of use
settings-section-sound = Sound
settings-section-speech = Voice
settings-section-spoken = Spoken text

settings-title-language = Language
settings-title-card-letters = Letters on the cards
settings-title-theme = Colours
settings-title-text-size = Text size
settings-title-card-size = Card size
settings-title-mirrored = Mirrored table
settings-title-full-screen = Full screen
settings-title-card-faces = Card faces
settings-title-four-colour = Four-colour deck
settings-title-jumbo = Large index
settings-title-braille-corners = Braille corners
settings-title-pattern = Card back
settings-title-show-deadwood = Show deadwood
settings-title-show-melds = Mark melds
settings-title-confirm = Ask before ending
settings-title-take-back = Take-back
settings-title-hints = Hints
settings-title-odds = Odds and outs
settings-title-wait-for-challenge = Pause for challenges
settings-title-sort = Sort the hand
settings-title-speed = Speed
settings-title-curtain = Handover curtain
settings-title-lies-flat = Tabletop mode
settings-title-volume = Table sounds
settings-title-people-volume = People
settings-title-room-volume = Fireside
settings-title-music-volume = Music
settings-title-table-music = Music at the table
settings-title-mute = Mute
settings-title-captions = Captions
settings-title-spatial-sound = Stereo
settings-title-level = Opponent
settings-title-talk = Table talk
settings-title-letters = Letter keys
settings-title-magnifier = Enlarged card
settings-title-motion = Animation
settings-title-cool-down = Cool-down
settings-title-switch = One switch
settings-title-scan-pace = Scanning pace
settings-title-gamepad = Gamepad
settings-title-speech = Speech
settings-title-verbosity = Detail
settings-title-speech-rate = Speech rate
settings-title-speech-volume = Speech volume
settings-title-speech-voice = Voice
settings-title-offer-speech = Offer speech at start
settings-title-announce-focus = Focus
settings-title-announce-talk = Table talk
settings-title-announce-hints = Hints
settings-title-announce-items = Cards and buttons
settings-title-announce-own = Your moves
settings-title-announce-other = The opponent's moves
settings-title-announce-results = Results
settings-title-announce-captions = Sounds in words

settings-note-language = What you read and hear. It changes right away.
settings-note-card-letters = Letters of the program's language, such as B, D and K in German, or the English J, Q and K.
settings-note-theme = The felt and the room. The last two are high contrast.
settings-note-text-size = For every word on the screen.
settings-note-card-size = How large the cards on the table are.
settings-note-mirrored = For left-handers: piles and buttons change sides.
settings-note-full-screen = Fills the whole screen. F11 does the same.
settings-note-card-faces = Our own court cards, old French ones, or large print with one big suit symbol.
settings-note-four-colour = Clubs green and diamonds blue.
settings-note-jumbo = Larger rank and suit in the corners.
settings-comes-with-contrast = Comes with high contrast.
settings-comes-with-large-text = Comes with large text.
settings-note-braille-corners = The card's two Braille cells in the corners.
settings-note-pattern = The design on the backs; plain in high contrast.
settings-note-show-deadwood = The points of your unmelded cards, next to your hand.
settings-note-show-melds = A bracket under cards that make a meld.
settings-note-confirm = Before a knock or gin, show the melds and ask.
settings-note-take-back = Practice: moves can be taken back. For new matches only; they count separately.
settings-note-hints = The coach's best move, with the reason. The statistics count how many you ask for.
settings-note-odds = Which cards would help you, and the chance of one on the next draw.
settings-note-wait-for-challenge = In Colonel, the opponent waits before each move, so that you can challenge.
settings-note-sort = How your cards are put in order.
settings-note-speed = How fast cards move and the opponent plays.
settings-note-lies-flat = For a tablet between two people: when it's the other player's turn, the picture turns to face them.
settings-note-curtain = How fast the curtain closes and opens between two people at this screen.
settings-note-volume = How loud the table is: cards, knocks and fanfares.
settings-note-people-volume = A hmm, a laugh or a sigh from your opponent now and then. It gives nothing away.
settings-note-room-volume = The crackle of the fire. It pauses while the window is in the background.
settings-note-music-volume = A small band in the menu. It fades out at the table.
settings-note-table-music = Calm music while you play.
settings-note-mute = No sounds at all; the volumes stay as they are.
settings-note-captions = Sounds in words at the bottom of the window. They turn on when you turn the sound off.
settings-note-spatial-sound = Your side sounds near and to the right, your opponent's farther away and to the left. Off: everything comes from both sides.
settings-note-level = Who you play in the next match.
settings-note-talk = A word from the opponent now and then. It gives nothing away.
settings-note-letters = Off: letters, digits and signs work only together with Ctrl.
settings-note-magnifier = Also shows the focused card enlarged.
settings-note-motion = Reduced: cards jump straight to their places.
settings-note-cool-down = For shaky hands: how long a second key or click is ignored.
settings-note-switch = A frame moves from item to item; one key, click or button picks what is in it.
settings-note-scan-pace = How long that frame stays on each item.
settings-note-gamepad = Use a gamepad. While connected, it keeps the computer a little busier.
settings-note-speech = The program's own voice. Always: instead of a screen reader, after a restart.
settings-note-verbosity = For the voice and for screen readers.
settings-note-speech-rate = 5 is normal.
settings-note-speech-volume = How loud the voice is, apart from the sounds.
settings-note-speech-voice = The system's own voice, or another English one.
settings-note-offer-speech = At the next start, say how to turn on speech.
settings-note-announce-focus = What the focus is on now.
settings-note-announce-items = What has the focus. Short: Q hearts. Long: its place in the list, too.
settings-note-announce-own = What you draw, discard and declare. Long: your discards, too.
settings-note-announce-other = Off: only what ends a hand or asks you something. The history keeps the rest.
settings-note-announce-results = How hands and games end. Short: who wins, and the score. Long: line by line.
settings-note-announce-talk = What the opponent says.
settings-note-announce-hints = Short: the move alone. Long: every reason for it.
settings-note-announce-captions = The sounds you would hear, such as two knocks on wood.

settings-on = On
settings-off = Off
settings-value-of-the-language = Same as the language
settings-value-english = English
settings-value-green = Green
settings-value-midnight = Midnight
settings-value-burgundy = Burgundy
settings-value-tobacco = Tobacco brown
settings-value-aubergine = Aubergine
settings-value-contrast-dark = High contrast, dark
settings-value-contrast-light = High contrast, light
settings-value-parlour = Parlour
settings-value-classic = Classic
settings-value-large-print = Large print
settings-value-room = To match the colours
settings-value-fans = Burgundy fans
settings-value-lattice = Blue lattice
settings-value-leaves = Green leaves
settings-value-diamonds = Grey diamonds
settings-value-tartan = Red tartan
settings-value-stars = Night sky
settings-value-peacock = Peacock feathers
settings-value-melds = By melds
settings-value-suit = By suit
settings-value-rank = By rank
settings-value-own = My own order
settings-value-slow = Slow
settings-value-normal = Normal
settings-value-fast = Fast
settings-value-instant = Instant
settings-value-system = Same as the system
settings-value-full = Full
settings-value-reduced = Reduced
settings-value-auto = On, without a screen reader
settings-value-self = Always
settings-value-quiet = Quiet
settings-value-long = Long
settings-value-short = Short
settings-value-usual = Usual
# A speech profile with the player's own changes.
settings-value-mine = My own
# The rate of the voice. $number (number), $most (number)
settings-of-most = { $number } of { $most }
# One of the available voices. $number (number)
settings-value-voice = Voice { $number }
settings-value-usual-voice = Default
# $seconds (decimal)
settings-seconds = { $seconds } s
# Announced when a key turns a setting on or off. $title (text), $on (flag)
settings-switched = { $title }: { $on ->
    [true] on
   *[false] off
}.

# Announced after a change during a match.
# A change made the selected profile a custom one.
settings-profile-is-yours = Detail is now My own.
settings-next-match-take-back = This starts with your next match.
settings-next-match-level = The new opponent sits down in the next match.
# The button that opens the page of keys.
settings-keys = Keys
settings-note-yourself = Your name, and the face at your side of the score sheet.
settings-note-data = Export, import and backups of your matches.
settings-note-keys = Which key does what, and how to change it.

# The small table that previews settings.
settings-preview = Your turn. Draw a card.
# The caption of the preview until a setting is pointed at.
settings-preview-note = Point at a setting to read what it does.
