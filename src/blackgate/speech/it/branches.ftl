### Varianti: riprendere una partita finita da qualsiasi momento.

web-branch-play = Gioca da qui
web-branch-about = Dopo la decisione { $n } comincia una nuova partita, con un caso tutto suo. Questa resta com’è.
web-branch-seat = Il tuo posto
web-branch-cards = Carte nascoste
web-branch-real = Com’erano davvero
web-branch-known = Come le conosceva { $name }
web-branch-real-about = Le vere mani e i veri mazzi. Chi ha rivisto la partita forse li conosce.
web-branch-known-about = Pescate di nuovo, in modo che { $name } non avrebbe notato la differenza.
web-branch-others = Gli altri
web-branch-people = Persone che ricevono il link
web-branch-name = Nome della variante
web-branch-begin = Continua a giocare
web-branch-list = Varianti di questa partita
web-branch-at = Decisione { $n }
web-branch-by-real = { $name }, carte vere
web-branch-by-known = { $name }, carte pescate di nuovo

web-branch-of-real = Questa partita è una variante: comincia dopo la decisione { $n } di un’altra partita, con le carte com’erano davvero.
web-branch-of-known = Questa partita è una variante: comincia dopo la decisione { $n } di un’altra partita; le carte nascoste sono state pescate di nuovo in base a ciò che sapeva il posto { $seat }.
web-branch-parent = Vedi quel momento
