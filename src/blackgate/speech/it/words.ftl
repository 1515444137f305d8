### Le parole del tavolo, nel terminale e nel browser.

table-nobody = nessuno

class-many-tool = Strumenti
class-many-weapon = Armi
class-many-part = Componenti
class-many-accessory = Accessori
class-many-rare = Oggetti rari
class-many-action = Carte Azione

level-random = Casuale
level-rookie = Novellino
level-jailbird = Galeotto
level-schemer = Stratega
level-fixer = Volpone
level-kingpin = Boss
level-mastermind = Cervello

stands-chance = il dado, una mescolata o una scelta a caso ha deciso qualcosa
stands-hidden = una carta nascosta è stata vista
stands-others = qualcun altro è stato interpellato o poteva parlare
stands-turn = è iniziato un altro turno
stands-nothing = non è ancora stato deciso nulla
stands-unknown = il suo inizio non è noto
