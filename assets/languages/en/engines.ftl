# Why a program that plays as an opponent gave no move, as phrases: "it" is the program.

# $program (text), $why (text): words of the system
engines-not-started = { $program } could not be started: { $why }
# $why (text): a phrase of this file
engines-given-up = it will not be started again: { $why }
# $program (text)
engines-gone = { $program } no longer exists
engines-late = no answer in time
engines-without-move = it answered without a move
# $most (number)
engines-said-too-much = it sent more than { $most } MB and gave no move
engines-closed = it closed its output
# $code (number)
engines-ended = it exited with code { $code }
engines-gave-up = it gave up
engines-told-of-error = it reported an error
# $version (text), $own (text): versions
engines-version = it speaks version { $version } of the engine protocol, this program speaks version { $own }: it needs an update
# The check of a program found an error. $why (text): a phrase of this file
engines-no-good-answer = the engine gave no usable answer: { $why }
