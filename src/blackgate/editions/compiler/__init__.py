"""Compile an edition into the tables of the engine."""
