"""The rules kernel: decisions, frames, chance, records. Pure, standard library only."""
