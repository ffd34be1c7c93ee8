"""Several servers on one PostgreSQL behind nginx, as real processes, and what is done to them."""
