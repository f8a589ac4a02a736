"""The values that rules are about: rules, actions, events, a table, what a seat sees of it."""
