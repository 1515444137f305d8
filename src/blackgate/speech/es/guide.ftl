### La guía de una primera partida: por qué elegir una opción (guide-…), su panel (web-first-…), y lo que se explica la
### primera vez (web-topic-…). El navegador solo carga este archivo con la guía activada.

## Por qué elegir una opción.

guide-other = Por lo que ves, esto es lo mejor.
guide-dig = { $points } más para tu túnel: así tienes { $now } de los { $target } puntos que te hacen falta.
guide-dig-wins = Con esto tu túnel es bastante largo: te fugas y ganas.
guide-tool = Se cava con Herramientas: esta da { COUNT($points) }.
guide-weapon = Las Armas ganan combates: defienden tus Herramientas, o se llevan las de los demás.
guide-search = Robas { COUNT($cards) }: quizá piezas para una Herramienta, un Arma o un Accesorio. Una vez por turno.
guide-move = Por una acción, el dado ofrece dos Lugares. Cada Lugar sirve para algo distinto.
guide-to-dig = { IN($place) } puedes cavar, y tienes una Herramienta.
guide-to-heal = { IN($place) } puedes quitarte una Paliza.
guide-to-craft = Tienes lo que pide una receta, y { IN($place) } puedes fabricarla.
guide-to-buy = Tus cigarrillos alcanzan para comprar algo { IN($place) }.
guide-to-steal = { IN($place) } puedes llevarte una Cuchara, y con Cucharas también se cava.
guide-to-sell = { IN($place) } puedes vender cartas por cigarrillos y comprar Herramientas con ellos.
guide-to-search = Una Búsqueda { IN($place) } da { COUNT($cards) }.
guide-sell = Los cigarrillos compran Navajas, Picos y Palas: vende lo que no te hace falta.
guide-selling = Esta carta da { COUNT($cigarettes) }.
guide-heal = Con una Paliza no puedes fabricar; con dos, tampoco cavar.
guide-join = Una carta de Banda te da una habilidad, y usarla no cuesta ninguna acción.
guide-play = Tiene efecto enseguida; después la carta se descarta.
guide-reveal = Un Pasado sirve una sola vez y no cuesta ninguna acción.
guide-ability = La habilidad de tu banda no cuesta ninguna acción.
guide-extort = Exiges una Herramienta con un Arma en la mano. Quien no la entrega tiene que combatir contra ti.
guide-name = Si está, te la llevas: porque te la entregan, o ganando el combate.
guide-lay = Esta Arma abre la Extorsión. Se descarta pase lo que pase.
guide-give = Pierdes la Herramienta, pero no hay combate ni Paliza.
guide-refuse = Gana el combate: conservas tu Herramienta y te llevas una carta.
guide-refuse-unheld = No tienes esa Herramienta, así que habrá combate. Si lo ganas, te llevas una carta.
guide-fight = Quien primero no juega un Arma pierde el combate y recibe una Paliza.
guide-stop = Pierdes el combate y recibes una Paliza, pero no gastas más Armas en él.
guide-pass = No tienes que gastar todas las acciones, y aquí nada te ayudaría mucho.
guide-pass-spent = Has gastado tus acciones: ahora juegan los demás.
guide-discard = Tu mano está demasiado llena para el final del turno. Esta carta es la que menos echarás de menos.

## El panel.

web-first-title = Guía
web-first-goal = El objetivo: llegar a { $target } puntos de túnel antes que los demás. Tienes { $points }.
web-first-try = Prueba esto: { $option }
web-first-free = Elige una respuesta: los botones encendidos son posibles ahora.
web-first-wait = Juega { $name }. Por ahora no tienes que hacer nada.
web-first-off = Desactivar
web-first-off-long = Desactivar la guía
web-first-new = Nuevo
web-first-known = Entendido
web-first-more = { $n } más

## Lo que se explica la primera vez.

web-topic-search = Buscar
web-topic-search-text = Una Búsqueda da tantas cartas como muestra el Lugar, una vez por turno. Las piezas se convierten en Herramientas, los Accesorios abren la puerta de una banda, y las Armas ganan combates.
web-topic-move = Moverse
web-topic-move-text = Por una acción, el dado nombra dos Lugares, y vas a uno de ellos. Un Movimiento prudente cuesta dos acciones y ningún dado: el Lugar lo eliges tú.
web-topic-craft = Fabricar
web-topic-craft-text = Una Cuerda y un Punzón dan un Pico, una Cuerda y un Recipiente una Pala, una Cuerda y una Cuchilla dos Navajas. En las Celdas, en las Duchas y con una Paliza no se puede.
web-topic-dig = Cavar
web-topic-dig-text = En las Celdas, una Herramienta de la mano pasa al túnel y da sus puntos. Nadie los puede quitar ya.
web-topic-extortion = Extorsión
web-topic-extortion-text = Con un Arma puedes exigir una Herramienta a alguien de tu Lugar, una vez por turno. Te la entrega, o hay combate.
web-topic-fight = Un combate
web-topic-fight-text = Se juegan Armas por turnos, empieza la defensa; quien para pierde y recibe una Paliza. Si gana el ataque y la Herramienta está, cambia de manos; si no, quien gana se lleva una carta al azar.
web-topic-beating = Una Paliza
web-topic-beating-text = Con una Paliza no puedes fabricar; con dos, tampoco cavar. En la Enfermería una acción cura una.
web-topic-gang = Una banda
web-topic-gang-text = Con Accesorios distintos de una banda consigues su primera carta, y con ella una habilidad que no cuesta ninguna acción. Solo se puede estar en una banda: la carta nueva sustituye a la anterior.
web-topic-card = Una carta de Acción
web-topic-card-text = Jugarla cuesta una acción: tiene efecto y después se descarta. Pulsa una carta de tu mano para leer lo que hace.
web-topic-background = Un Pasado
web-topic-background-text = Todos tienen un Pasado secreto, que se revela una vez, en el momento que indica y sin gastar acciones. En la banda que nombra tiene un segundo efecto.
web-topic-cigarettes = Los cigarrillos
web-topic-cigarettes-text = En el Patio vendes cartas por cigarrillos. Allí también compras con ellos Navajas, Picos y Palas.
web-topic-rare = Un Objeto raro
web-topic-rare-text = Un Objeto raro vale muchos cigarrillos. Guárdalo hasta que puedas venderlo en el Patio.
web-topic-hand = La mano llena
web-topic-hand-text = Al final de tu turno puedes tener como mucho { $limit } cartas, y eliges cuáles descartar. Es mejor fabricar, vender o cavar antes.
web-topic-solitary = Aislamiento
web-topic-solitary-text = Quien empieza allí su turno tiene una sola acción, y nada de Búsqueda, Fabricación ni Extorsión. Un Movimiento saca de allí.
