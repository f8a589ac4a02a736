#!/no/such/interpreter
nothing
