"""Bots that are programs of their own: the process, its protocol, and the bot that speaks it."""
