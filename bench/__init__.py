"""Speed next to other engines, measured in one run: `make bench`."""
