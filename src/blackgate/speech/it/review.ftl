# L’andamento di una partita finita.

web-curve-title = Come sono cambiate le possibilità
web-curve-about = Ogni linea è una possibilità di vincere, turno per turno, stimata a carte scoperte. Scegli un momento per rivederlo nella partita.
web-curve-wait = Calcolo della curva…
web-curve-round = Giro { $round }
web-curve-end = La fine
web-curve-read = Leggi la curva turno per turno
web-curve-goto = Rivedi questo momento
web-curve-points = Le svolte
web-curve-none = Nessun turno ha cambiato molto le possibilità.
web-curve-table = Le possibilità in tabella
web-curve-table-about = Possibilità di vincere all’inizio di ogni giro
web-curve-axis = Giro
