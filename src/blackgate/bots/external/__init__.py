"""Bots that are separate programs: the process, its protocol, and the bot that speaks it."""
