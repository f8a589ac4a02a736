"""The cards that the player has drawn, as front ends draw them."""

from gin.session.own_decks import NONE, OwnCards, OwnDeck

__all__ = ["NONE", "OwnCards", "OwnDeck"]
