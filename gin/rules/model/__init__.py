"""The values of the rules: rules, actions, events, tables and observations."""
