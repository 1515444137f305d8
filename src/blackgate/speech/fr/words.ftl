### Les mots de la table, dans le terminal et dans le navigateur.

table-nobody = personne

class-many-tool = Outils
class-many-weapon = Armes
class-many-part = Composants
class-many-accessory = Accessoires
class-many-rare = Objets rares
class-many-action = Cartes Action

level-random = Hasard
level-rookie = Bleu
level-jailbird = Taulard
level-schemer = Magouilleur
level-fixer = Roublard
level-kingpin = Caïd
level-mastermind = Cerveau

stands-chance = le dé, un mélange ou un tirage au hasard a décidé de quelque chose
stands-hidden = une carte cachée a été vue
stands-others = un autre joueur devait ou pouvait répondre
stands-turn = un autre tour a commencé
stands-nothing = rien n’a encore été décidé
stands-unknown = on ne connaît pas son début
