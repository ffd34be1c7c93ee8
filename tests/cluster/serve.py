"""`kartenhaus serve`, with a fault planted if the tests ask for one."""

from __future__ import annotations

import os
import sys

from kartenhaus.cli import main
from tests.cluster.mutants import MUTANTS

if __name__ == "__main__":
    mutant = os.environ.pop("CLUSTER_MUTANT", "")
    if mutant:
        MUTANTS[mutant](setattr)
    sys.exit(main(["serve"]))
