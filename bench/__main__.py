"""All benchmarks, one after the other."""

from bench import random_play, rummy_solver

for benchmark in (random_play, rummy_solver):
    benchmark.main()
    print()
