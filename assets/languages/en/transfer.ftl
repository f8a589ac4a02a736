# Your data: export, import, backups, and results as a table.

transfer-title = Your data
transfer-subtitle = Take your matches with you, or bring them back
# Headings of the page.
transfer-take-along = Export and import
transfer-copies = Backups
transfer-afresh = A fresh start

transfer-export-all = Export everything
# $count (number): players
transfer-export-all-note = { $count ->
    [one] All matches, settings and saved hands in one file, for another computer.
   *[other] All matches, settings and saved hands of { $count } players in one file, for another computer.
}
transfer-export-yours = Export only yours
transfer-export-own-note = Your matches, settings and saved hands in one file.
transfer-import = Import
transfer-import-note = Adds the matches of an export to yours. First you see what it would change.
transfer-csv = Results as a table
transfer-csv-note = For a spreadsheet: a file with a row for each match, and one with a row for each hand.
# $count (number)
transfer-matches = { $count ->
    [0] no matches
    [one] { $count } match
   *[other] { $count } matches
}
transfer-unreadable = can't be read
transfer-daily = Backup of that day
transfer-before-import = Kept before an import
transfer-before-restore = Kept before a backup was restored
transfer-before-reset = Kept before a fresh start
transfer-no-copies = There are no backups yet. The program makes one on each day on which you play.
transfer-reset = Start afresh
transfer-reset-note = Puts your matches away and starts from zero. Your settings stay.
transfer-not-saving = nothing is being saved this time, so there is nothing to take along

## Questions.

# $day (date), $count (number)
transfer-restore-asked = Restore the backup of { $day }, with { $count ->
    [0] no matches
    [one] 1 match
   *[other] { $count } matches
}?
transfer-restore-title = Restore a backup
# $count (number)
transfer-restore-keeps = { $count ->
    [0] There are no matches now.
    [one] The match that is here now is kept as a backup, which you can restore too.
   *[other] The { $count } matches that are here now are kept as a backup, which you can restore too.
}
transfer-restore = Restore
transfer-reset-asked = Put all your matches away?
# $count (number)
transfer-reset-keeps = Statistics, records and your own games start from zero. { $count ->
    [0] There are no matches now.
    [one] Your match is kept as a backup, which you can restore at any time.
   *[other] Your { $count } matches are kept as a backup, which you can restore at any time.
}
transfer-reset-yes = Put them away
transfer-keep = Leave everything as it is

## Typing the name of a file.

transfer-export-title = Export
transfer-import-title = Import
transfer-csv-title = Results as a table
transfer-field = File
transfer-export-entry = The file to write. Its folder must exist.
transfer-import-entry = The file of an export. In the window, you can also drop it here.
# $path (text)
transfer-will-write = Writes { $path }.
# $path (text), $other (text)
transfer-will-write-both = Writes { $path } and { $other }.
# $path (text)
transfer-will-read = Reads { $path }, and changes nothing yet.

## The list of exports on this computer.

transfer-found = Exports found
transfer-import-subtitle = First you see what it would change
transfer-other-file = Another file
# $count (number): matches, $path (text): a folder
transfer-found-one = { $count ->
    [0] No matches
    [one] 1 match
   *[other] { $count } matches
}, in { $path }
# $players (number), $count (number): matches, $path (text): a folder
transfer-found-players = { $players } players with { $count ->
    [0] no matches
    [one] 1 match
   *[other] { $count } matches
}, in { $path }

## While it works, and when it is done.

# $path (text)
transfer-writing = Writing { $path }
# $path (text)
transfer-reading = Reading { $path }
transfer-importing = Importing
transfer-wait = This takes a moment. Back stops it, and nothing is changed.
transfer-wait-import = This takes a moment.
# $path (text), $count (number): matches
transfer-exported = Exported to { $path }: { $count ->
    [0] no matches
    [one] 1 match
   *[other] { $count } matches
}.
# $path (text), $count (number): matches, $players (number)
transfer-exported-players = Exported to { $path }: { $players } players with { $count ->
    [0] no matches
    [one] 1 match
   *[other] { $count } matches
}.
# $path (text), $other (text), $count (number): matches, $hands (number)
transfer-csv-written = Written: { $count ->
    [0] no matches
    [one] 1 match
   *[other] { $count } matches
} to { $path }, { $hands ->
    [0] no hands
    [one] 1 hand
   *[other] { $hands } hands
} to { $other }.
# $count (number)
transfer-imported = { $count ->
    [0] No match was new.
    [one] 1 match was added.
   *[other] { $count } matches were added.
}
# $count (number)
transfer-updated = { $count ->
    [one] 1 match was brought up to date.
   *[other] { $count } matches were brought up to date.
}
# $count (number)
transfer-replaced = { $count ->
    [one] 1 match was replaced.
   *[other] { $count } matches were replaced.
}
# $count (number)
transfer-players-added = { $count ->
    [one] 1 player was added.
   *[other] { $count } players were added.
}
# $count (number)
transfer-answers-added = { $count ->
    [one] 1 answer to an exercise was added.
   *[other] { $count } answers to exercises were added.
}
transfer-settings-taken = The settings are those of the export now.
transfer-undo = To undo it, restore the backup that was kept: Settings, Your data.
# $day (date), $count (number)
transfer-restored = The backup of { $day } is back, with { $count ->
    [0] no matches
    [one] 1 match
   *[other] { $count } matches
}. What was here before is kept as a backup.
transfer-begun-afresh = You're starting from zero. What was here before is kept as a backup.

## The preview of an import.

# $path (text), $made (text): a date and a time
transfer-comes-from = From { $path }, exported { $made }.
# A player of the export without a name. $number (number)
transfer-player = Player { $number }
transfer-the-player = The matches
# Where a player of the export goes. $name (text)
transfer-to-player = to { $name }
transfer-to-you = to yours
transfer-to-nameless = to a player without a name
transfer-as-new = as a new player
transfer-left-out = not imported
# What would be imported. $count (number)
transfer-new = { $count ->
    [0] No new matches.
    [one] 1 new match.
   *[other] { $count } new matches.
}
# $count (number)
transfer-same = { $count ->
    [one] 1 is here already.
   *[other] { $count } are here already.
}
# $count (number)
transfer-further = { $count ->
    [one] 1 went further in the export and is brought up to date.
   *[other] { $count } went further in the export and are brought up to date.
}
# $count (number)
transfer-behind = { $count ->
    [one] 1 went further here and stays.
   *[other] { $count } went further here and stay.
}
# $count (number)
transfer-different-stay = { $count ->
    [one] 1 was continued differently here and stays as it is.
   *[other] { $count } were continued differently here and stay as they are.
}
# $count (number)
transfer-different-go = { $count ->
    [one] 1 was continued differently here and is replaced.
   *[other] { $count } were continued differently here and are replaced.
}
# $game (text): the id of a game, in quotes; $count (number)
transfer-unknown = { $count ->
    [one] 1 match is left out: this version doesn't know its game { $game }.
   *[other] { $count } matches are left out: this version doesn't know their game { $game }.
}
# $count (number)
transfer-damaged = { $count ->
    [one] 1 match is damaged and left out.
   *[other] { $count } matches are damaged and left out.
}
# $count (number)
transfer-new-answers = { $count ->
    [one] 1 new answer to an exercise.
   *[other] { $count } new answers to exercises.
}
# A row of the preview, and its values.
transfer-different = Matches continued differently
transfer-different-note = Here and in the export, other moves were made in the same match.
transfer-keep-mine = keep what is here
transfer-take-theirs = take the export's
transfer-settings = Settings
transfer-settings-note = Colours, text size, speech, keys and all other settings.
transfer-settings-stay = stay as they are
transfer-settings-change = those of the export
transfer-import-now = Import
transfer-nothing-new = everything in it is here already
# In a terminal, which is answered with typed-yes or typed-no.
transfer-import-or-not = Import this? (yes or no)
transfer-not-confirmed = Nothing was imported.

## The table of results: its columns and words. They stay short.

transfer-column-player = Player
transfer-column-match = Match
transfer-column-begun = Begun
transfer-column-played = Last played
transfer-column-game = Game
transfer-column-options = Options
transfer-column-opponent = Opponent
transfer-column-state = State
transfer-column-practice = Practice
transfer-column-daily = Daily deal
transfer-column-hands = Hands
transfer-column-points = Your points
transfer-column-their-points = Opponent's points
transfer-column-winner = Winner
transfer-column-hints = Hints
transfer-column-hand = Hand
transfer-column-ending = Ending
transfer-column-ended-by = Ended by
transfer-column-deadwood = Your deadwood
transfer-column-their-deadwood = Opponent's deadwood
transfer-you = you
transfer-yes = yes
transfer-no = no
# $state (key): of a match
transfer-state = { $state ->
    [finished] finished
    [open] unfinished
    [left] given up
   *[broken] can't be continued
}
# $outcome (key): of a hand
transfer-outcome = { $outcome ->
    [knock] knock
    [gin] gin
    [big_gin] big gin
    [shot] shot
    [undercut] undercut
    [tie] tie
    [refused] offer refused
    [void] void
    [compared] hands compared
    [solo_gin] gin
    [solo_loose] no gin
    [challenge] challenge
   *[out] out
}

## What goes wrong. These are phrases, since they also appear as reasons.

# $path (text)
transfer-no-folder = there is no folder { $path }
# $path (text)
transfer-is-folder = { $path } is a folder: add the name of a file
# $path (text)
transfer-there-already = there is already a file { $path }, which is not overwritten: type another name
# $path (text)
transfer-no-such-name = no file can be called { $path }
# $path (text), $why (text)
transfer-not-written = { $path } could not be written: { $why }
# $path (text)
transfer-no-such-file = there is no file { $path }
transfer-no-path = type the name of a file
# $path (text), $why (text)
transfer-not-read = { $path } can't be read: { $why }
# $path (text)
transfer-no-export = { $path } is not an export of Gin Parlour
# $path (text)
transfer-damaged-file = { $path } is damaged or was not copied completely. Nothing was imported
# $path (text), $name (text): a part of the file
transfer-damaged-part = { $path } is damaged: { $name } in it makes no sense. Nothing was imported
# $path (text), $name (text): a part of the file
transfer-wrong-checksum = { $path } is damaged: the checksum of { $name } in it is wrong. Nothing was imported
# $path (text), $name (text): a part of the file
transfer-odd-name = { $path } contains { $name }, which no export contains. Nothing was imported
# $path (text), $name (text): a part of the file
transfer-not-whole = { $path } is not complete: { $name } is missing or was added later. Nothing was imported
# $path (text)
transfer-too-large = { $path } would become far too large when unpacked. Nothing was imported
# $path (text), $most (number)
transfer-too-many-files = { $path } contains more than { $most } files. Nothing was imported
# $path (text), $version (number), $known (number): of the format
transfer-newer = { $path } was exported by a newer Gin Parlour (export format { $version }; this one knows { $known }): update this one, then import it
# $path (text), $format (number), $known (number): of the database
transfer-newer-matches = { $path } has matches of a newer Gin Parlour (format { $format }; this one knows { $known }): update this one first
# $path (text), $name (text): a part of the file, $why (text)
transfer-bad-database = { $path } is damaged: { $name } in it can't be used: { $why }. Nothing was imported
# $path (text), $why (text)
transfer-not-unpacked = { $path } can't be unpacked: { $why }. Nothing was imported
# $why (text)
transfer-not-imported = nothing was imported: { $why }
# $why (text)
transfer-hands-not-imported = the matches were imported, but not all saved hands: { $why }
# $why (text)
transfer-settings-not-imported = the matches were imported, but not the settings: { $why }
# $why (text)
transfer-not-restored = nothing was changed: { $why }
