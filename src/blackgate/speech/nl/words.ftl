### Woorden van de tafel, in de terminal en in de browser.

table-nobody = niemand

class-many-tool = Werktuigen
class-many-weapon = Wapens
class-many-part = Onderdelen
class-many-accessory = Accessoires
class-many-rare = Zeldzame voorwerpen
class-many-action = Actiekaarten

level-random = Toeval
level-rookie = Groentje
level-jailbird = Bajesklant
level-schemer = Intrigant
level-fixer = Regelaar
level-kingpin = Kopstuk
level-mastermind = Meesterbrein

stands-chance = een worp, het schudden of een willekeurige keuze heeft iets beslist
stands-hidden = er is een verborgen kaart gezien
stands-others = er is iets gevraagd aan een andere speler, of die kon reageren
stands-turn = er is een andere beurt begonnen
stands-nothing = er is nog niets beslist
stands-unknown = het begin ervan is niet bekend
