"""The languages by code, written by `python -m tools.messages`."""

LANGUAGES = {
    'en': 'English',
    'de': 'Deutsch',
}
