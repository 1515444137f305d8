### Variantes: seguir jugando desde cualquier momento de una partida terminada.

web-branch-play = Jugar desde aquí
web-branch-about = Tras la decisión { $n } empieza una partida nueva, con su propio azar. Esta se queda como está.
web-branch-seat = Tu asiento
web-branch-cards = Cartas ocultas
web-branch-real = Como eran de verdad
web-branch-known = Como las conocía { $name }
web-branch-real-about = Las manos y los mazos reales. Quien haya visto la repetición quizá los conozca.
web-branch-known-about = Sacadas de nuevo, de modo que { $name } no habría notado la diferencia.
web-branch-others = Los demás
web-branch-people = Personas que reciben el enlace
web-branch-name = Nombre de la variante
web-branch-begin = Seguir jugando
web-branch-list = Variantes de esta partida
web-branch-at = Decisión { $n }
web-branch-by-real = { $name }, cartas reales
web-branch-by-known = { $name }, cartas sacadas de nuevo

web-branch-of-real = Esta partida es una variante: empieza tras la decisión { $n } de otra partida, con las cartas como eran de verdad.
web-branch-of-known = Esta partida es una variante: empieza tras la decisión { $n } de otra partida; las cartas ocultas se sacaron de nuevo según lo que sabía el asiento { $seat }.
web-branch-parent = Ver ese momento
