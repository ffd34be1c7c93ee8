"""All benchmarks, one after the other."""

from bench import random_play

for benchmark in (random_play,):
    benchmark.main()
    print()
