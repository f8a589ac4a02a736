# Watching a hand step by step, with both hands open.
### $hand (number), $step (number), $of (number), $name (text), $who (who)

replay-title = Step { $step } of { $of }
# Below the title. $what (text): a name, or words for a file
replay-subtitle = Hand { $hand }, { $what }
replay-from-file = from a file
replay-next = Next
replay-before = Back
replay-to-end = Skip to the end
replay-leave = Leave
replay-first = This is the first step.
replay-last = This is the end of the hand.
replay-dealt = The cards are dealt.
replay-opponent = Opponent
replay-seat-of = You see the hand as { $name } saw it.
