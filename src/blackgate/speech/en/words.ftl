### Words of the table, in the terminal and in the browser.

table-nobody = nobody

class-many-tool = Tools
class-many-weapon = Weapons
class-many-part = Parts
class-many-accessory = Accessories
class-many-rare = Rare items
class-many-action = Action cards

level-random = Random
level-rookie = Rookie
level-jailbird = Jailbird
level-schemer = Schemer
level-fixer = Fixer
level-kingpin = Kingpin
level-mastermind = Mastermind

stands-chance = the die, a shuffle or a random pick has decided something
stands-hidden = a hidden card has been seen
stands-others = another player was asked or could speak
stands-turn = another turn has begun
stands-nothing = nothing has been decided yet
stands-unknown = its start is not known
