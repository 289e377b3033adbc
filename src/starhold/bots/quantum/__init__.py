"""The player ``captain`` for Quantum: plans a whole turn on an imagined game."""
