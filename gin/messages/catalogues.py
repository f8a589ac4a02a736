"""Messages of the domain `catalogues`, from `assets/languages/en/catalogues.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


def at(*, file: Text, line: int, what: Text) -> Message:
    return Message("catalogues-at", (("file", file), ("line", line), ("what", what),))


def in_file(*, file: Text, what: Text) -> Message:
    return Message("catalogues-in-file", (("file", file), ("what", what),))


def more(*, count: int, file: Text) -> Message:
    return Message("catalogues-more", (("count", count), ("file", file),))


LISTED = Message("catalogues-listed")


def in_english(*, file: Text) -> Message:
    return Message("catalogues-in-english", (("file", file),))


def no_code(*, code: Text) -> Message:
    return Message("catalogues-no-code", (("code", code),))


IS_SOURCE = Message("catalogues-is-source")


NO_GRAMMAR_LANGUAGE = Message("catalogues-no-grammar-language")


def name_is_plain(*, most: int) -> Message:
    return Message("catalogues-name-is-plain", (("most", most),))


def unread(*, why: Text) -> Message:
    return Message("catalogues-unread", (("why", why),))


def too_many_folders(*, most: int) -> Message:
    return Message("catalogues-too-many-folders", (("most", most),))


def too_many_files(*, most: int) -> Message:
    return Message("catalogues-too-many-files", (("most", most),))


def too_large(*, most: int) -> Message:
    return Message("catalogues-too-large", (("most", most),))


NOT_UTF8 = Message("catalogues-not-utf8")


def control(*, sign: Text, text: Text) -> Message:
    return Message("catalogues-control", (("sign", sign), ("text", text),))


TOO_DEEP = Message("catalogues-too-deep")


TAB = Message("catalogues-tab")


def no_equals(*, id: Text) -> Message:
    return Message("catalogues-no-equals", (("id", id),))


def no_text(*, id: Text) -> Message:
    return Message("catalogues-no-text", (("id", id),))


def not_an_entry(*, id: Text, text: Text) -> Message:
    return Message("catalogues-not-an-entry", (("id", id), ("text", text),))


def no_default(*, name: Text) -> Message:
    return Message("catalogues-no-default", (("name", name),))


def two_defaults(*, name: Text) -> Message:
    return Message("catalogues-two-defaults", (("name", name),))


def no_variants(*, name: Text) -> Message:
    return Message("catalogues-no-variants", (("name", name),))


BAD_KEY = Message("catalogues-bad-key")


EMPTY_VARIANT = Message("catalogues-empty-variant")


NOT_CLOSED = Message("catalogues-not-closed")


NOT_OPENED = Message("catalogues-not-opened")


def quote_open(*, text: Text) -> Message:
    return Message("catalogues-quote-open", (("text", text),))


EMPTY_BRACES = Message("catalogues-empty-braces")


def escape(*, text: Text) -> Message:
    return Message("catalogues-escape", (("text", text),))


def syntax(*, text: Text, why: Text) -> Message:
    return Message("catalogues-syntax", (("text", text), ("why", why),))


def attributes(*, id: Text) -> Message:
    return Message("catalogues-attributes", (("id", id),))


def twice(*, file: Text, id: Text, line: int) -> Message:
    return Message("catalogues-twice", (("file", file), ("id", id), ("line", line),))


def other_file(*, file: Text, id: Text) -> Message:
    return Message("catalogues-other-file", (("file", file), ("id", id),))


def prefix(*, id: Text, near: Text) -> Message:
    return Message("catalogues-prefix", (("id", id), ("near", near),))


def no_entry(*, id: Text) -> Message:
    return Message("catalogues-no-entry", (("id", id),))


def no_entry_but(*, id: Text, near: Text) -> Message:
    return Message("catalogues-no-entry-but", (("id", id), ("near", near),))


def no_own_term(*, id: Text) -> Message:
    return Message("catalogues-no-own-term", (("id", id),))


def not_there(*, id: Text) -> Message:
    return Message("catalogues-not-there", (("id", id),))


def not_there_but(*, id: Text, near: Text) -> Message:
    return Message("catalogues-not-there-but", (("id", id), ("near", near),))


def no_variable(*, id: Text, name: Text) -> Message:
    return Message("catalogues-no-variable", (("id", id), ("name", name),))


def no_variable_but(*, id: Text, name: Text, near: Text) -> Message:
    return Message("catalogues-no-variable-but", (("id", id), ("name", name), ("near", near),))


def not_shown(*, name: Text) -> Message:
    return Message("catalogues-not-shown", (("name", name),))


def never(*, known: tuple[Text, ...], name: Text, text: Text) -> Message:
    return Message("catalogues-never", (("known", known), ("name", name), ("text", text),))


def no_function(*, known: tuple[Text, ...], name: Text) -> Message:
    return Message("catalogues-no-function", (("known", known), ("name", name),))


def function_takes(*, text: Text) -> Message:
    return Message("catalogues-function-takes", (("text", text),))


def function_type(*, function: Text, kind: Text, name: Text) -> Message:
    return Message("catalogues-function-type", (("function", function), ("kind", kind), ("name", name),))


def no_join(*, known: tuple[Text, ...], text: Text) -> Message:
    return Message("catalogues-no-join", (("known", known), ("text", text),))


NO_NAME_ENTRY = Message("catalogues-no-name-entry")


CHOICE_BY = Message("catalogues-choice-by")


def not_used(*, text: Text) -> Message:
    return Message("catalogues-not-used", (("text", text),))


def circle(*, id: Text) -> Message:
    return Message("catalogues-circle", (("id", id),))


def too_long(*, id: Text, most: int) -> Message:
    return Message("catalogues-too-long", (("id", id), ("most", most),))


def grammar_missing(*, known: tuple[Text, ...], more: int) -> Message:
    return Message("catalogues-grammar-missing", (("known", known), ("more", more),))
