### After a game: its numbers, and the proof of its chance.

web-over-numbers = The game in numbers
web-over-turns = Turns
web-over-dug = Tools dug
web-over-searched = Cards drawn
web-over-crafted = Crafted
web-over-fights-won = Fights won
web-over-fights-lost = Fights lost
web-over-stolen = Cards taken
web-over-lost = Cards lost
web-over-earned = Cigarettes earned
web-over-spent = Cigarettes spent
web-over-beaten = Beatings
web-over-healed = Healed
web-over-proof = Chance, proven
web-over-proof-about = Before the first card was dealt, the server bound itself to all chance of this game by the number below. The record now shows the secret behind it, so that anybody can check that every roll and every shuffle follows from it.
web-over-record = Download the record
