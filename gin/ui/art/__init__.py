"""The art: cards, courts, portraits, emblems, cloth and lettering, all drawn from paths."""
