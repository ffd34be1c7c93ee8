"""Kartenhaus: a digital card table for three family games."""
