"""Programs of development: reports and checks that `make` runs; nothing of it is installed."""
