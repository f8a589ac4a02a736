"""The check of each sentence on the rules pages, or the reason why a sentence has none."""

from __future__ import annotations

from gin.core.cards import Card, mask_of, mask_union
from gin.rules import engine
from gin.rules.counting.shots import is_shot
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.phase import Phase
from gin.rules.model.result import Outcome
from gin.rules.model.rules import Roles
from tests.support import sentences_of_hands as hands
from tests.support import sentences_of_sheets as sheets
from tests.support.evidence import ENDS, Evidence
from tests.support.sentences_of_hands import Check, every, kind


def _kinds(e: Evidence, wanted: MeldKind | None, *cards: str) -> bool:
    return all(kind(e, one) is wanted for one in cards)


def _ties(e: Evidence) -> bool:
    return any(one.outcome is Outcome.TIE for one in e.results)


CHECKS: dict[str, Check] = {
    f"rulebook-{id}": check
    for id, check in {
        # Cards and melds.
        "values": lambda e, a: hands.counted(e, 1, a["ten"], a["ten"], caught=False),
        "laying-values": lambda e, a: hands.counted(e, a["ace"], 10, a["ten"], caught=False)
        if e.rules.whole_hands else None,
        "laying-values-ace-as-court": lambda e, a: hands.counted(
            e, a["ten"], 10, a["ten"], caught=False) if e.rules.whole_hands else None,
        "set": lambda e, a: _kinds(e, MeldKind.SET, *hands.SETS)
        and _kinds(e, None, *hands.NO_SETS),
        "run": lambda e, a: _kinds(e, MeldKind.RUN, *hands.RUNS)
        and _kinds(e, None, *hands.NO_RUNS),
        "only-runs": lambda e, a: _kinds(e, MeldKind.RUN, *hands.RUNS)
        and _kinds(e, None, *hands.SETS, hands.RAINBOW, *hands.NO_RUNS),
        "only-runs-and-rainbows": lambda e, a: _kinds(e, None, *hands.SETS)
        and _kinds(e, MeldKind.RAINBOW, hands.RAINBOW),
        "rainbow": lambda e, a: _kinds(e, MeldKind.RAINBOW, hands.RAINBOW)
        and _kinds(e, None, hands.GREY, hands.FIVE),
        "poker-meld": lambda e, a: _kinds(e, MeldKind.POKER, hands.FIVE, hands.GREY),
        "rainbow-as-poker-meld": lambda e, a: _kinds(e, MeldKind.POKER, hands.RAINBOW),
        "deadwood": hands.one_meld_only,
        "ace-low": lambda e, a: _kinds(e, MeldKind.RUN, hands.LOW)
        and _kinds(e, None, hands.HIGH, hands.ROUND),
        "ace-high": lambda e, a: _kinds(e, MeldKind.RUN, hands.HIGH)
        and _kinds(e, None, hands.LOW, hands.ROUND),
        "ace-either": lambda e, a: _kinds(e, MeldKind.RUN, hands.LOW, hands.HIGH)
        and _kinds(e, None, hands.ROUND),
        "ace-either-not-both": lambda e, a: _kinds(e, MeldKind.RUN, hands.LOW, hands.HIGH)
        and _kinds(e, None, hands.ROUND),
        "ace-round": lambda e, a: _kinds(e, MeldKind.RUN, hands.HIGH, hands.ROUND),
        # Ending a hand.
        "knock": lambda e, a: hands.knocks_at(e, lambda seen: a["limit"]),
        "knock-any": lambda e, a: hands.knocks_at(e, lambda seen: 999),
        "knock-upcard": lambda e, a: hands.knocks_at(
            e, hands.by_upcard(None, e.rules.values.own[9])),
        "upcard-limit": lambda e, a: hands.knocks_at(e, hands.by_upcard(a["ace"], a["ten"])),
        "upcard-limit-ace-gin": lambda e, a: hands.knocks_at(e, hands.by_upcard(0, a["ten"])),
        "no-knock": hands.no_knock,
        "taken-melds": hands.taken_melds,
        "taken-laid-down": hands.taken_laid_down,
        "gin": hands.gin,
        "kept-discard": hands.kept_discard,
        "big-gin": hands.big_gin,
        "shot": hands.shot,
        "shot-limit": hands.shot_limit,
        "lay-off": hands.lay_off,
        "rainbow-closed": hands.rainbow_closed,
        "nothing-laid-off": hands.nothing_laid_off,
        # The score of a hand.
        "aim": lambda e, a: hands.who_wins(e, None if _ties(e) else True),
        "aim-penalties": lambda e, a: hands.penalties(e, {"knocks": True}),
        "penalties": hands.penalties,
        "penalties-undercut": lambda e, a: hands.who_wins(e, level=True),
        "penalties-equal": lambda e, a: hands.who_wins(e, level=None),
        "gin-wins": lambda e, a: every(
            one.winner == one.ender and one.like_gin for one in e.results
            if one.ender is not None),
        "knock-wins-undercut": lambda e, a: hands.who_wins(e, level=True),
        "knock-wins-equal": lambda e, a: hands.who_wins(e, level=None),
        "knock-pays": hands.knock_pays,
        "undercut-pays": lambda e, a: hands.undercut_pays(e, a["bonus"], level=True),
        "undercut-pays-less": lambda e, a: hands.undercut_pays(e, a["bonus"], level=False),
        "gin-pays": hands.gin_pays,
        "gin-and-big-gin-pay": hands.gin_pays,
        "caught-ace": lambda e, a: hands.loose_aces(
            e, a["points"], lambda one, seat: one.ender == 1 - seat),
        "caught-ace-at-the-end": lambda e, a: hands.loose_aces(
            e, a["points"], lambda one, seat: one.outcome is Outcome.COMPARED),
        "rush": lambda e, a: every(
            hands.lines(hand.result, hands.LineKind.RUSH) == len(hand.last.stock)
            for hand in e.all_hands if hand.result.outcome is Outcome.KNOCK),
        "rush-gin": lambda e, a: hands.rush(e, hands.LIKE_GIN),
        "rush-gin-too": lambda e, a: hands.rush(e, (Outcome.KNOCK, *hands.LIKE_GIN)),
        "rush-knock-only": lambda e, a: hands.rush(e, (Outcome.KNOCK,)),
        "long-runs": hands.long_runs,
        "long-runs-decide": lambda e, a: hands.who_wins(e, None if _ties(e) else True)
        if a["knocks"] else hands.no_knock(e, {"shot": True}),
        "spades": hands.spades,
        # The deal and a turn.
        "cut": hands.cut,
        "next-loser": lambda e, a: hands.next_dealer(
            e, lambda before, won: before if won is None else 1 - won),
        "next-winner": lambda e, a: hands.next_dealer(
            e, lambda before, won: before if won is None else won),
        "next-in-turn": lambda e, a: hands.next_dealer(e, lambda before, won: 1 - before),
        "refused-counts-as-lost": sheets.refused_loses,
        "deal": lambda e, a: hands.cards_dealt(e, a["cards"], upcard=True),
        "deal-one-more": lambda e, a: hands.cards_dealt(e, a["cards"], upcard=False, more=1),
        "deal-without-upcard": lambda e, a: hands.cards_dealt(e, a["cards"], upcard=False),
        "first-may-end": lambda e, a: hands.first_turn_ends(e, may=True),
        "first-cannot-end": lambda e, a: hands.first_turn_ends(e, may=False),
        "begins-normally": lambda e, a: hands.begins(e, Phase.DRAW),
        "begins": lambda e, a: hands.begins(e, Phase.DRAW),
        "upcard-offer": hands.upcard_offer,
        "laying-upcard-offer": hands.upcard_offer,
        "draw-and-discard": hands.draws,
        "draw": hands.draws,
        "rediscard": lambda e, a: hands.rediscard(e, may=True),
        "no-rediscard": lambda e, a: hands.rediscard(e, may=False),
        "laying-rediscard": lambda e, a: hands.rediscard(e, may=True),
        "laying-no-rediscard": lambda e, a: hands.rediscard(e, may=False),
        # The end of the stock.
        "untouched": hands.untouched,
        "stock-void": lambda e, a: hands.stock_end(e, a["left"], hands.void),
        "stock-booked": lambda e, a: hands.stock_end(e, a["left"], hands.booked),
        "stock-compared": lambda e, a: hands.stock_end(e, a["left"], hands.difference),
        "stock-won": lambda e, a: hands.stock_end(e, a["left"], hands.lower_wins),
        "stock-no-suits": lambda e, a: every(
            not one.lines and not one.suits for one in e.results
            if one.outcome is Outcome.COMPARED),
        "last-discard-to-end": lambda e, a: hands.last_discard(e, turn=False),
        "last-discard-turn": lambda e, a: hands.last_discard(e, turn=True),
        "laying-last-discard": lambda e, a: hands.last_discard(e, turn=True),
        "laying-stock-end": lambda e, a: hands.stock_end(e, 0, hands.difference)
        if e.rules.whole_hands else None,
        # The end of a game.
        "each-game-won": lambda e, a: every(
            len(sheets.won_in(e, results, sheet)) >= 2 for results, sheet in e.finals),
        "boxes": sheets.boxes,
        "extra-boxes": lambda e, a: every((
            sheets.row_boxes(e, (Outcome.UNDERCUT,), 2),
            sheets.row_boxes(e, hands.LIKE_GIN, 3))),
        "extra-boxes-gin": lambda e, a: sheets.row_boxes(e, hands.LIKE_GIN, 3),
        "boxes-double": sheets.boxes_double,
        "game-bonus": sheets.game_bonus,
        "shutout-100": lambda e, a: sheets.shutout(e, a, "100"),
        "shutout-hands": lambda e, a: sheets.shutout(e, a, "hands"),
        "shutout-hands-and-boxes": lambda e, a: sheets.shutout(e, a, "boxes"),
        "shutout-total": lambda e, a: sheets.shutout(e, a, "total"),
        "no-bonuses": sheets.no_bonuses,
        "points-are-score": sheets.no_bonuses,
        "bonuses-never-help": sheets.never_help,
        "goal-points": sheets.goal_points,
        "wins-behind": sheets.wins_behind,
        "equal-totals": sheets.equal_totals,
        "equal-totals-of-games": sheets.equal_totals_of_games,
        "both-reach": sheets.both_reach,
        "goal-one-hand": sheets.goal_one_hand,
        "goal-penalties": lambda e, a: sheets.first_there(
            e, sheets.Measure.POINTS, a["target"], loses=True),
        "goal-three-games": sheets.goal_three_games,
        "goal-suits": sheets.goal_suits,
        "goal-games": sheets.goal_games,
        "goal-deals": lambda e, a: sheets.first_there(e, sheets.Measure.DEALS, a["deals"]),
        "goal-race": sheets.goal_race,
        "goal-twofold": sheets.goal_twofold,
        # Score sheets.
        "die": sheets.die,
        "die-accepted": sheets.die_accepted,
        "die-later": lambda e, a: sheets.die_later(e, may=True),
        "die-stays": lambda e, a: sheets.die_later(e, may=False),
        "die-pays": sheets.die_pays,
        "die-back": sheets.die_back,
        "bands": sheets.bands,
        "only-points-of-hands": sheets.points_alone,
        "parts": sheets.parts,
        "parts-lot": sheets.roles_by_lot,
        "parts-points": lambda e, a: sheets.role(e, Roles.POINTS),
        "parts-deals": lambda e, a: sheets.role(e, Roles.DEALS),
        "race-one": lambda e, a: sheets.deal_gains(e, (), race=True),
        "race-two": lambda e, a: sheets.deal_gains(
            e, (*hands.LIKE_GIN, Outcome.UNDERCUT), race=True),
        "race-two-for-gin": lambda e, a: sheets.deal_gains(e, hands.LIKE_GIN, race=True),
        "twofold": sheets.both_tracks,
        "twofold-two": lambda e, a: sheets.deal_gains(
            e, (*hands.LIKE_GIN, *((Outcome.UNDERCUT,) if a["knocks"] else ())), race=False),
        "twofold-one": lambda e, a: sheets.deal_gains(e, (), race=False),
        "suits-of-sets": lambda e, a: sheets.suits_of(e, sets=True),
        "suits-without-sets": lambda e, a: sheets.suits_of(e, sets=False),
        "suits-written": sheets.suits_written,
        "suits-undercut": sheets.suits_undercut,
        "split-least": lambda e, a: sheets.split(e, least=True),
        "split-chosen": lambda e, a: sheets.split(e, least=False),
        "closing": sheets.closing,
        "level-draw": lambda e, a: sheets.level(e, "draw", "draw"),
        "level-extra-hand": lambda e, a: sheets.level(e, "more", "more"),
        "level-most-suits": lambda e, a: sheets.level(e, "draw", "win"),
        "three-games": sheets.three_games,
        "three-games-closed": sheets.three_games_closed,
        "late-start-nowhere": lambda e, a: sheets.late_start(e, nowhere=True),
        "late-start-next": lambda e, a: sheets.late_start(e, nowhere=False),
        # Alone, and with melds on the table.
        "solitary-goal": sheets.solitary_goal,
        "solitary-turn": sheets.solitary_turn,
        "solitary-scoring": sheets.solitary_scoring,
        "laying-aim": lambda e, a: sheets.goes_out(e, e.rules.bonuses.gin, gin=bool(
            e.rules.laying.contract)),
        "lay-out": sheets.any_meld_takes,
        "discard-last": sheets.discards,
        "offering-turn": sheets.offering,
        "offered-ace": sheets.offered_ace,
        "last-card": sheets.last_card,
        "contract": sheets.contract,
        "contract-alone": lambda e, a: sheets.contract_alone(e, alone=True),
        "contract-more": lambda e, a: sheets.contract_alone(e, alone=False),
        "later-turns": sheets.later_turns,
        "going-out": lambda e, a: sheets.goes_out(e, e.rules.bonuses.gin, gin=False),
        "going-out-pays": lambda e, a: sheets.goes_out(e, a["bonus"], gin=False),
        "offering-gin": sheets.no_discard,
        "offering-gin-pays": lambda e, a: sheets.goes_out(e, a["bonus"], gin=True),
        "offering-stock-end": sheets.offering_stock_end,
        "bare-gin": sheets.bare_gin,
        "challenges": lambda e, a: sheets.challenge(e, own=a["own_turn"]),
        "no-challenges": sheets.no_challenge,
    }.items()
}  # fmt: skip
"""Checks by the sentences' ids."""


def _and(*checks: Check) -> Check:
    return lambda e, a: every(check(e, a) for check in checks)


def _of(id: str, **numbers: object) -> Check:
    check = CHECKS[f"rulebook-{id}"]
    return lambda e, a: check(e, numbers)


def _third_last(e: Evidence, args: dict[str, object]) -> bool | None:
    ends = (action for seen in e.at(Phase.DISCARD) if seen.stock == e.rules.exhaustion.floor
            for action in engine.legal(seen) if isinstance(action, ENDS))  # fmt: skip
    return True if any(True for _ in ends) else None


def _hundreds(e: Evidence, args: dict[str, object]) -> bool | None:
    shots = ((135, "3C 5D"), (109, "9H"), (311, "AC AS"))
    return e.rules.knock.shot and all(
        is_shot(e.rules, score, mask_of(map(Card.parse, cards.split()))) for score, cards in shots
    )


_IN_TURN = _of("next-in-turn")
_VOID = _of("stock-void", left=2)
CHECKS |= {
    f"game-{id}": check
    for id, check in {
        "colonel-page-target": _of("goal-points", target=100, total=False),
        "colonel-page-deal-in-turn": _IN_TURN,
        "colonel-page-begins": _of("begins"),
        "colonel-page-rediscard": _of("laying-no-rediscard"),
        "colonel-page-challenge": _of("challenges", own_turn=False),
        "colonel-page-equal-hands": _of("laying-stock-end"),
        "colonel-page-stock-end": _of("laying-stock-end"),
        "color-page-rest": _and(
            lambda e, a: hands.lay_off(e, {"sets": MeldKind.SET in e.rules.melds.kinds}),
            _of("knock-pays", total=False), _of("penalties-undercut")),
        "color-page-suits": _of("suits-of-sets"),
        "color-page-stock-end": _VOID,
        "color-page-equal-totals": _of("level-draw"),
        "dice-page-before-looking": _of("die", deal=True),
        "dice-page-later-offers": _of("die-stays"),
        "dice-page-refusal": _of("die-accepted", deal=True, offered=False),
        "fosdick-page-condition": _of("penalties-undercut"),
        "fosdick-page-no-offer": _of("begins-normally"),
        "fosdick-page-deal-in-turn": _IN_TURN,
        "fosdick-page-stock-end": _VOID,
        "fosdick-page-last-discard": _of("kept-discard", cards=11),
        "fosdick-page-eleven-cards": _of("gin-pays", gin=20, shot=False),
        "gin-page-tie": _of("penalties-undercut"),
        "gin-page-third-last": _third_last,
        "gin-page-winner": _of("goal-points", target=100, total=False),
        "gin500-page-penalties": _of("goal-penalties", target=500),
        "gin500-page-high-cards": _of("values", ten=10),
        "hollywood-page-taken-from-there": _and(
            _of("upcard-offer", stock=False), _IN_TURN, _of("knock", limit=10),
            _of("undercut-pays", bonus=10)),
        "hollywood-page-late-start": _of("late-start-nowhere"),
        "house-page-limit": _of("knock", limit=9),
        "house-page-undercut": _of("penalties-equal"),
        "house-page-stock-end": lambda e, a: hands.stock_end(e, 0, lambda result: True),
        "indian-page-limit": _of("knock-any"),
        "indian-page-fourteen": lambda e, a: every(
            mask_union(one.sides[one.ender or 0].melds).bit_count() == 14
            for one in e.results if one.outcome is Outcome.GIN),
        "indian-page-fifteen": _of("big-gin", cards=15),
        "oklahoma-page-limit": _of("upcard-limit", ace=1, ten=10),
        "oklahoma-page-ace": _of("upcard-limit", ace=1, ten=10),
        "oklahoma-page-extra-boxes": lambda e, a: every((
            sheets.row_boxes(e, (Outcome.UNDERCUT, *hands.LIKE_GIN), 1),)),
        "oklahoma-page-boxes-double": lambda e, a: every(
            row.boxes == 1 for _, sheet in e.finals for row in sheet.rows),
        "pro-page-points": _of("only-points-of-hands"),
        "race-page-parts": _of("parts-lot"),
        "race-page-big-gin": _of("race-two"),
        "rainbow-page-four-cards": _of("rainbow"),
        "rainbow-page-laying-off": _of("rainbow-closed"),
        "rainbow-page-ace": lambda e, a: _kinds(e, MeldKind.RAINBOW, "AS 2H 3C 4D")
        and _kinds(e, None, "JS QH KC AD"),
        "rush-page-gin": _of("rush-knock-only"),
        "rush-page-counted": _of("rush"),
        "sequence-page-who": _of("long-runs", both=False, rainbows=True),
        "sequence-page-twice": _of("long-runs", both=False, rainbows=True),
        "shot-page-as-gin": _of("nothing-laid-off", shot=True),
        "shot-page-rather-than-knock": _of("shot"),
        "shot-page-splitting": _of("shot"),
        "shot-page-hundreds": _hundreds,
        "skarney-page-offer": _of("offering-turn"),
        "skarney-page-contract": _of("contract-alone"),
        "skarney-page-two-cards": _of("later-turns", most=2),
        "skarney-page-stock-end": _of("offering-stock-end", cards=2, all=True),
        "skarney-page-begins": _of("begins"),
        "skarney-page-deal-in-turn": _IN_TURN,
        "solitary-page-ending": sheets.solitary_ending,
        "straight-page-any-time": _of("knock-any"),
        "straight-page-difference": _and(_of("knock-pays", total=False), _of("lay-off", sets=True)),
        "tedesco-page-ace": _of("caught-ace", points=15),
        "tedesco-page-laying-off": lambda e, a: _kinds(
            e, MeldKind.RUN, "JH QH KH AH", "QH KH AH 2H"),
        "tedesco-page-taken": _of("taken-melds", knocks=True, shot=True),
        "twofold-page-two-deals": _of("twofold-one", knocks=True),
    }.items()
}  # fmt: skip

CHECKS |= {
    "rulebook-reading-rediscard": _of("no-rediscard"),
    "rulebook-reading-void-dealer": _of("next-loser"),
    "rulebook-reading-refused": _of("refused-counts-as-lost"),
    "rulebook-reading-upcard": lambda e, a: hands.begins(e, Phase.UPCARD),
    "rulebook-reading-cut": _of("cut"),
    "rulebook-reading-any-cut": _of("cut"),
    "rulebook-reading-players": lambda e, a: len(e.hands[0].first.hands) == 2,
    "rulebook-untouched-reading": lambda e, a: hands.untouched(
        e, {"turns": e.rules.exhaustion.untouched}
    ),
}

_SOURCE = "It is about the source of the rules, not about how this game is played."
_EXAMPLE = "A worked example: `test_the_numbers_of_examples_add_up` counts it."
_SEEN = "It is about the display: tests/present and tests/play/test_strict_memory.py test it."
UNCHECKED: dict[str, str] = {
    "rulebook-pile-open": _SEEN,
    "rulebook-pile-closed": _SEEN,
    "rulebook-no-hints": _SEEN,
    "rulebook-strict-memory": _SEEN,
    "rulebook-strict-memory-offering": _SEEN,
    "rulebook-strict-memory-alone": _SEEN,
    "rulebook-strict-memory-hints": _SEEN,
    "rulebook-time-to-challenge": "It is about using the program: tests/present tests it.",
    "rulebook-opponents": "It is about how opponents play: tests/ai tests them.",
    "rulebook-as-classic": "It links to another page, which is checked too.",
    "game-colonel-page-silent": _SOURCE,
    "game-color-page-missing": _SOURCE,
    "game-gin-page-lists": _SOURCE,
    "game-modern-page-lists": _SOURCE,
    "game-gin500-page-target": _SOURCE,
    "game-gin500-page-dearer": _SOURCE,
    "game-hollywood-page-as-color": _SOURCE,
    "game-house-page-super-gin": _SOURCE,
    "game-rush-page-early": _SOURCE,
    "game-solitary-page-readings": "It names interpretations; the rules themselves are checked.",
    "game-sequence-page-as-fosdick": "It links to another page, which is checked too.",
    "game-shot-page-target": "It is about a table option, which has separate tests.",
    "game-pro-page-bands": "The bands of every target are checked by the sentence that lists them.",
    **{
        f"game-{id}": _EXAMPLE
        for id in (
            "colonel-page-example", "colonel-page-example-challenge", "color-page-example",
            "dice-page-example", "fosdick-page-example", "gin-page-example",
            "gin500-page-example", "hollywood-page-example", "house-page-example",
            "indian-page-example", "oklahoma-page-example", "pro-page-example",
            "pro-page-example-games", "race-page-example", "race-page-example-deals",
            "rainbow-page-example", "rush-page-example", "sequence-page-example",
            "shot-page-example", "skarney-page-example", "skarney-page-example-contract",
            "solitary-page-example", "straight-page-example", "tedesco-page-example",
            "twofold-page-example", "twofold-page-example-deals",
        )
    },
}  # fmt: skip
"""Sentences that played hands cannot verify, each with the reason."""

_EVERYWHERE = "It is true of every game."
NEVER_UNTRUE: dict[str, str] = {
    f"rulebook-{id}": _EVERYWHERE
    for id in ("run", "deadwood", "cut", "aim", "gin", "shot-limit", "long-runs-decide",
               "offered-ace", "die-back", "reading-cut", "reading-any-cut", "untouched-reading")
}  # fmt: skip
"""Checks that succeed for every mixture, each with the reason."""
