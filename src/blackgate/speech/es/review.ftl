# El curso de una partida terminada.

web-curve-title = Cómo cambiaron las opciones
web-curve-about = Cada línea es la probabilidad de ganar, turno a turno, estimada con todas las cartas a la vista. Elige un momento para verlo en la repetición.
web-curve-wait = Calculando la curva…
web-curve-round = Ronda { $round }
web-curve-end = El final
web-curve-read = Leer la curva turno a turno
web-curve-goto = Ver en la repetición
web-curve-points = Momentos decisivos
web-curve-none = Ningún turno cambió mucho las opciones.
web-curve-table = Las opciones en una tabla
web-curve-table-about = Probabilidad de ganar al empezar cada ronda
web-curve-axis = Ronda
