### Wörter des Tischs, im Terminal und im Browser.

table-nobody = niemand

class-many-tool = Werkzeuge
class-many-weapon = Waffen
class-many-part = Bauteile
class-many-accessory = Accessoires
class-many-rare = Raritäten
class-many-action = Aktionskarten

level-random = Zufall
level-rookie = Neuling
level-jailbird = Knacki
level-schemer = Schlitzohr
level-fixer = Drahtzieher
level-kingpin = Knastkönig
level-mastermind = Superhirn

stands-chance = der Würfel, ein Mischen oder ein Zufall hat etwas entschieden
stands-hidden = eine verdeckte Karte wurde gesehen
stands-others = jemand anders wurde gefragt oder konnte sich melden
stands-turn = ein neuer Zug hat begonnen
stands-nothing = noch wurde nichts entschieden
stands-unknown = ihr Anfang ist nicht bekannt
