### Las palabras de la mesa, en la terminal y en el navegador.

table-nobody = nadie

class-many-tool = Herramientas
class-many-weapon = Armas
class-many-part = Piezas
class-many-accessory = Accesorios
class-many-rare = Objetos raros
class-many-action = Cartas de Acción

level-random = Azar
level-rookie = Novato
level-jailbird = Presidiario
level-schemer = Intrigante
level-fixer = Zorro
level-kingpin = Capo
level-mastermind = Cerebro

stands-chance = el dado, una mezcla o el azar ha decidido algo
stands-hidden = se ha visto una carta oculta
stands-others = se ha preguntado a otro jugador, o podía hablar
stands-turn = ha empezado otro turno
stands-nothing = aún no se ha decidido nada
stands-unknown = no se conoce su comienzo
