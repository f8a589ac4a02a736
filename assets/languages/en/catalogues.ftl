# Errors in a translator's catalogue. Each is a phrase that follows a file and a line.
### $id (text): an entry such as table-draws, $name (text): a variable such as $who, $near (text): what was probably meant, $file (text), $line (number), $most (number), $text (text): a piece of the file, $why (text), $known (texts), $code (text): a folder such as pl

# A mistake, where it is. $what (text): a phrase of this file
catalogues-at = In { $file }, line { $line }: { $what }.
# The same for a whole file or folder. $what (text)
catalogues-in-file = In { $file }: { $what }.
# After the first mistakes of many. $count (number)
catalogues-more = { $count ->
    [one] 1 more problem in { $file }.
   *[other] { $count } more problems in { $file }.
}
# At the start. The page is in Help.
catalogues-listed = A translation has mistakes or gaps. They are listed in Help, under “{ troubles-title }”.
catalogues-in-english = Wrong or missing parts of the translation in { $file } are shown in English.

catalogues-no-code = the folder { $code } is not named after a language's code, such as pl or pt-BR
catalogues-is-source = English itself cannot be replaced
catalogues-no-grammar-language = there is no grammar-language = ..., the language's own name for itself
catalogues-name-is-plain = grammar-language must be one line of plain text, with at most { $most } characters
catalogues-unread = it cannot be read: { $why }
catalogues-too-many-folders = only the first { $most } languages are loaded
catalogues-too-many-files = a language may have at most { $most } files
catalogues-too-large = the files of a language may have at most { $most } bytes together
catalogues-not-utf8 = this is not UTF-8 text: save the file as UTF-8
# $sign (text): such as U+001B
catalogues-control = { $text } has the control character { $sign }, which cannot be shown
catalogues-too-deep = entries or braces are nested too deeply

catalogues-tab = a tab cannot indent a line: use spaces
catalogues-no-equals = a = is missing after { $id }
catalogues-no-text = { $id } has no text after its =
catalogues-not-an-entry = this is not an entry: { $text } (an entry looks like { $id } = ..., and its further lines begin with a space)
catalogues-no-default = the choice by { $name } has no default: mark one variant with *, as in *[other]
catalogues-two-defaults = the choice by { $name } has two defaults: only one variant may have a *
catalogues-no-variants = the choice by { $name } has no variants: write each on a line of its own, as in *[other]
catalogues-bad-key = a variant needs a word or a number in its square brackets, as in [one]
catalogues-empty-variant = a variant has no text: write {"{\"\"}"} for none
catalogues-not-closed = this {"{"} is never closed: add the missing {"}"}
catalogues-not-opened = this {"}"} closes nothing: remove it, or write {"{\"}\"}"} to show one
catalogues-quote-open = a closing " is missing: { $text }
catalogues-empty-braces = braces need something in them: a variable such as $who, an entry such as -grammar-article, or a text in quotes
catalogues-escape = { $text } is not a Fluent escape: write {"\\\\"} for one backslash
catalogues-syntax = Fluent cannot read this ({ $why }): { $text }

catalogues-attributes = { $id } has attributes (.name = ...), which are not used here
catalogues-twice = { $id } appears twice, first in { $file }, line { $line }
catalogues-other-file = { $id } belongs in { $file }
catalogues-prefix = the id { $id } must begin with the name of its file, { $near }
catalogues-no-entry = English has no entry { $id }
catalogues-no-entry-but = English has no entry { $id }: perhaps { $near }
catalogues-no-own-term = English has no entry { $id }: entries of your own belong in grammar.ftl, and begin with -grammar-
catalogues-not-there = there is no entry { $id }
catalogues-not-there-but = there is no entry { $id }: perhaps { $near }
catalogues-no-variable = { $id } has no variable { $name }
catalogues-no-variable-but = { $id } has no variable { $name }: perhaps { $near }
catalogues-not-shown = { $name } cannot be shown: it only chooses between variants
catalogues-never = { $name } is never [{ $text }]: use { LIST($known, by: "or") }
catalogues-no-function = there is no function { $name }: use { LIST($known, by: "or") }
catalogues-function-takes = { $text } takes one variable, as in { $text }($name)
# $kind (text): what it is, such as "number", $function (text): such as CARD
catalogues-function-type = { $function } does not take { $name }, whose type is { $kind }
catalogues-no-join = a list cannot be joined by "{ $text }": use { LIST($known, by: "or") }
catalogues-no-name-entry = NAME needs an entry grammar-name
catalogues-choice-by = only a variable can choose between variants, as in {"{"} $who -> [you] ... *[other] ... {"}"}
catalogues-not-used = Gin Parlour does not use this part of Fluent: { $text }
catalogues-circle = { $id } refers back to itself
catalogues-too-long = { $id } grows to more than { $most } characters
# $more (number): how many are not named
catalogues-grammar-missing = the language lacks { LIST($known, by: "comma") }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}: whatever needs one of them is shown in English
