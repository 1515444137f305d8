"""The Warden: `mode` is what hangs into the base, `windows` what may follow an action beside her.

The Office, the way into it and where she starts are tables of the ruleset (OFFICE-1, OFFICE-2, WARDEN-9, RULING-164).
"""
