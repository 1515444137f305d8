
### El cliente: la base

web-problem-conflict = Eso no encaja con cómo están las cosas.
web-problem-forbidden = Eso no te corresponde hacerlo aquí.
web-problem-full = Todos los asientos están ocupados.
web-problem-invalid = El servidor no lo ha entendido.
web-problem-stale = La mesa ha seguido adelante: mira otra vez.
web-problem-too-fast = Demasiado a la vez: espera un momento.
web-problem-unavailable = Ahora mismo no se puede contactar con el servidor. No ha cambiado nada.
web-problem-unknown = No existe esa mesa.

web-closing-forbidden = Tu llave ya no abre nada aquí: alguien más tiene tu asiento, o nadie puede mirar.
web-closing-unknown = No hay ninguna mesa con este código.
web-closing-full = Esta mesa está llena.
web-closing-reload = Blackgate se ha renovado: recarga la página.
web-closing-other = La conexión ha terminado. Recarga la página para volver.

### El cliente: la mesa

## La página.
web-table-page = Blackgate
web-table-page-asked = ● Te toca – Blackgate
web-table-title = La mesa
web-table-setting-up = Se está poniendo la mesa…
web-table-close = Cerrar
web-table-back = Volver

## A quién le toca y qué se pregunta.
web-table-turn-of = Turno de { $name }
web-table-waiting-for = Esperando a { $names }: { $what }
web-table-sealed = Tu respuesta está sellada. Aún puedes cambiarla.
web-table-reconnecting = Se ha perdido la conexión. Reintentando; no se olvida nada.
web-table-closed = La conexión ha terminado.
web-table-time-left = Tiempo restante: { $time }
web-table-round = Ronda { $n }
web-table-actions-left = { $n ->
    [one] Queda 1 acción
   *[other] Quedan { $n } acciones
}
web-table-not-your-turn = No es tu turno. Pulsa una acción para saber más.
web-table-what-short = Explicar
web-table-title-asked = Qué está pasando

web-table-about-turn = el turno
web-table-about-go = adónde ir
web-table-about-name = qué Herramienta exigir
web-table-about-lay = qué Arma poner
web-table-about-answer = una Extorsión
web-table-about-fight = un combate
web-table-about-selling = qué vender
web-table-about-pay = con qué pagar
web-table-about-ingredient = qué carta usar
web-table-about-discard = demasiadas cartas en la mano
web-table-about-target = a quién afecta
web-table-about-place = a qué Lugar ir
web-table-about-free = algo que no cuesta acción
web-table-about-pick = qué carta tomar
web-table-about-drop = qué carta descartar
web-table-about-unless = un Arma o una Paliza
web-table-about-recover = una carta de la pila de descarte
web-table-about-bonus = el segundo efecto de un Pasado
web-table-about-react = si alguien reacciona
web-table-about-roll = tirar el dado por Michel(le)
web-table-about-lead = adónde va Michel(le)
web-table-about-yield = lo que exige Michel(le)
web-table-about-toll = qué Herramienta toma Michel(le)
web-table-about-prize = el premio de un combate
web-table-about-help = ayudar a alguien del equipo
web-table-about-spoils = el botín de un combate
web-table-about-skill = una ficha de Destreza
web-table-about-opener = el Arma que empieza una Reyerta
web-table-about-brawl = una Reyerta
web-table-about-mend = qué curar
web-table-about-report = si alguien lo denuncia
web-table-about-freepass = librarse del castigo
web-table-about-punish = un Castigo
web-table-about-corrupt = mover a la Directora
web-table-about-offer = un Intercambio
web-table-about-fill = un Intercambio

## Jugadores.
web-table-players = Jugadores
web-table-you = tú
web-table-bot = juega un bot
web-table-away = ausente
web-table-is-asked = tiene que responder
web-table-points = Puntos de túnel
web-table-points-of = { $n } de { $target } puntos de túnel
web-table-cards-held = { $n ->
    [one] 1 carta en la mano
   *[other] { $n } cartas en la mano
}
web-table-cigarettes = { $n ->
    [one] 1 cigarrillo
   *[other] { $n } cigarrillos
}
web-table-beatings = { $n ->
    [one] 1 Paliza
   *[other] { $n } Palizas
}
web-table-holds = Tiene { $cards }
web-table-may-hold = Puede tener { $cards }
web-table-known = Lo que sabes de su mano
web-table-known-note = Tomado a la vista, mostrado o visto; el resto está oculto.
web-table-tunnel = En el túnel
web-table-side = Equipo { $side }
web-table-background = Pasado
web-table-background-hidden = Secreto hasta que se revele.
web-table-background-secret = Secreto
web-table-background-open = Revelado
web-table-gang-card = Carta de Banda
web-table-act-on = { $name }: hay algo posible
web-table-missed = Este jugador está ausente. ¿Qué hacemos?
web-table-vote-wait = Esperar
web-table-vote-bot = Que siga un bot
web-table-vote-open = Abrir el asiento
web-table-held-up = { $name } no está.
web-table-decide = Decidir
web-table-bot-plays = Un bot juega por ti.
web-table-leave = Que un bot juegue por mí
web-table-return = Volver a jugar yo

## El tablero.
web-table-board = Tablero
web-table-search-count = { $n ->
    [one] Aquí una Búsqueda roba 1 carta
   *[other] Aquí una Búsqueda roba { $n } cartas
}
web-table-search-here = Búsqueda
web-table-reached-by = Se llega con { $faces } en el dado
web-table-die = Dado
web-table-no-die = Ninguna tirada lleva aquí.
web-table-possible-here = Posible aquí
web-table-forbidden-here = Aquí no
web-table-who-is-here = Quién está aquí
web-table-go-here = Ir aquí
web-table-cautious-to = { $n ->
    [one] { $place } (1 acción)
   *[other] { $place } ({ $n } acciones)
}
web-table-here = Aquí
web-table-go-cautiously = { $n ->
    [one] Ir aquí (1 acción)
   *[other] Ir aquí ({ $n } acciones)
}
web-table-duel = Combate
web-table-duel-about = En juego: { $tool }
web-table-supply = Bandas y pilas
web-table-deck = { $n ->
    [one] Mazo de Búsqueda: 1 carta
   *[other] Mazo de Búsqueda: { $n } cartas
}
web-table-discard = { $n ->
    [one] Pila de descarte: 1 carta
   *[other] Pila de descarte: { $n } cartas
}
web-table-title-discard = Pila de descarte
web-table-gang-cost = Cuesta { $n } distintos de: { $accessories }
web-table-gang-needs = Para ingresar, paga { $n } Accesorios distintos de estos:
web-table-on-top = encima

## La mano.
web-table-hand = Mano
web-table-hand-limit = { $n } cartas; se permiten { $limit } al final del turno
web-table-hand-empty = Sin cartas en la mano.
web-table-hand-hidden = { $n ->
    [one] 1 carta, oculta a quien mire esta pantalla.
   *[other] { $n } cartas, ocultas a quien mire esta pantalla.
}
web-table-hide-hand = Ocultar
web-table-show-hand = Mostrar
web-table-recipes = Recetas y precios
web-table-title-recipes = Recetas y precios
web-table-recipe = { $cards } → { $made }
web-table-deal = { $n ->
    [one] { $made } por 1 cigarrillo
   *[other] { $made } por { $n } cigarrillos
}
web-table-craft-ready = { $made }: listo
web-table-craft-missing = { $made }: falta { $cards }
web-table-missing = Te falta: { $cards }
web-table-have-all = Lo tienes todo.
web-table-digs = Cava +{ $n }
web-table-sells = { $n ->
    [one] Se vende por 1 cigarrillo
   *[other] Se vende por { $n } cigarrillos
}
web-table-you-hold = Tienes { $n }

## Acciones.
web-table-actions = Acciones
web-table-undo = Deshacer
web-table-verb-ability = Carta de Banda
web-table-verb-reveal = Revelar Pasado
web-table-verb-spy = Espiar
web-table-why-not = No es posible ahora: ¿por qué?
web-table-why-title = { $verb }: ¿por qué no?
web-table-asking = Preguntando…
web-table-possible = Eso es posible ahora.
web-table-all-rules = Todas las reglas
web-table-title-warned = ¿Seguro?
web-table-warned-yes = Hacerlo igualmente
web-table-give = Entregar { $tool }
web-table-not-held = No la tienes; solo tú lo sabes.
web-table-weapons-held = { $n ->
    [one] Tienes 1 Arma.
   *[other] Tienes { $n } Armas.
}
web-table-only-you = Los demás solo ven lo que respondes, no lo que podrías haber respondido.
web-table-hint = Pista
web-table-title-hint = Pista
web-table-thinking = Pensando…
web-table-advice = Un Cerebro elegiría: { $option }
web-table-advice-late = La mesa ha seguido adelante: vuelve a preguntar.

## Órdenes permanentes.
web-table-orders = Órdenes permanentes
web-table-title-orders = Órdenes permanentes
web-table-orders-note = Lo que quieres que se responda sin preguntarte. Nadie lo ve, y también vale en tu ausencia.
web-table-orders-clear = Preguntarme siempre
web-table-order-answer = Cuando alguien me extorsiona
web-table-order-fight = En un combate, jugar como mucho
web-table-order-react = Mi Pasado, fuera de turno
web-table-order-brawl = Un Arma o una Paliza
web-table-order-report = Denunciar a la Directora
web-table-order-freepass = Mi ficha de Corrupción, si me denuncian
web-table-order-punish = Castigar a otros
web-table-order-corrupt = Mover a la Directora
web-table-order-yield = Cuando Michel(le) quiere una Herramienta
web-table-order-roll = Tirar el dado por Michel(le)
web-table-order-help = Ayudar al equipo en combates
web-table-order-to-ask = Preguntarme
web-table-order-to-always = Siempre
web-table-order-to-never = Nunca
web-table-order-to-leader = Solo contra quien va en cabeza
web-table-order-to-about_leader = Preguntarme si es quien va en cabeza
web-table-order-to-reveal = Revelarlo en su primer momento
web-table-order-to-use = Usarla
web-table-order-to-give = Entregarla
web-table-order-to-refuse = Negarme y combatir
web-table-order-to-lowest = Dar la más barata
web-table-order-to-weapon = Un Arma
web-table-order-to-beating = La Paliza
web-table-order-weapons = { $n ->
    [one] 1 Arma
   *[other] { $n } Armas
}
web-table-order-unless-winning = Preguntarme de todos modos si alguien puede ganar este turno

## Historial y chat.
web-table-log = Historial
web-table-log-empty = Aún no ha pasado nada.
web-table-earlier = Turnos anteriores
web-table-filter = Mostrar
web-table-filter-all = Todo
web-table-filter-mine = Lo mío
web-table-filter-fights = Combates
web-table-filter-dig = Túneles
web-table-log-rules = Nombrar las reglas de cada línea
web-table-look-at = Ver { $card }
web-table-chat = Chat
web-table-say = Di algo
web-table-mute = Silenciar
web-table-mute-all = Silenciar a todos
web-table-mute-note = Solo tú sabes a quién silencias.
web-table-muted = { $n ->
    [one] 1 línea silenciada
   *[other] { $n } líneas silenciadas
}
web-table-onlooker = mira
web-table-chat-apart = Mientras dura la partida, esto solo lo leen quienes miran.
web-table-unread = { $n ->
    [one] 1 línea nueva
   *[other] { $n } líneas nuevas
}
web-table-channel = Quién lo lee
web-table-channel-table = Mesa
web-table-channel-team = Equipo { $side }
web-table-say-team = Solo al equipo { $side }
web-table-readers-table = Esto lo leen todos.
web-table-readers-team = Esto solo lo lee el equipo { $side }: tú y { $names }.
web-table-readers-nobody = Nadie más lo lee: juegas con bots.
web-table-to-team = al equipo { $side }
web-table-phrases = Frases
web-table-phrase-hello = ¡Hola!
web-table-phrase-good-luck = ¡Suerte y a divertirse!
web-table-phrase-well-played = ¡Bien jugado!
web-table-phrase-thanks = ¡Gracias!
web-table-phrase-sorry = ¡Perdón!
web-table-phrase-oops = Uy.
web-table-phrase-nice-dig = ¡Menudo túnel!
web-table-phrase-hurry = ¿A quién le toca?
web-table-phrase-thinking = Déjame pensar…
web-table-phrase-back-soon = Vuelvo enseguida.
web-table-phrase-truce = ¿Tregua?
web-table-phrase-revenge = ¡Te vas a arrepentir!
web-table-phrase-good-game = ¡Buena partida!
web-table-dock = Qué ver

## Ayuda, ajustes y línea de comandos.
web-table-help = Ayuda y ajustes
web-notify-title = Avísame cuando me toque
web-table-title-help = Ayuda y ajustes
web-table-help-goal = Estás en la cárcel y cavas un túnel. Quien reúne antes los puntos de túnel necesarios se fuga y gana: encuentra, fabrica, compra o extorsiona Herramientas, ve a las Celdas y cava.
web-table-help-turn = En tu turno tienes dos acciones. Lo que puedes hacer se ilumina en verde azulado, abajo y en el Lugar donde estás.
web-table-help-grey = Pulsa algo gris para saber por qué no es posible y qué ayudaría.
web-table-settings = Ajustes
web-table-language = Idioma
web-table-motion = Movimiento
web-table-motion-auto = Como el dispositivo
web-table-motion-full = Completo
web-table-motion-less = Menos
web-table-speed = Velocidad de lo que se mueve
web-table-volume = Sonido
web-table-volume-off = Apagado
web-table-volume-soft = Bajo
web-table-volume-full = Alto
web-table-single-keys = Teclas sueltas como atajos
web-table-keys = Teclas
web-table-key-options = pulsar una acción o una opción por su número
web-table-key-arrows = recorrer casillas, cartas, jugadores y acciones
web-table-key-undo = deshacer
web-table-key-end = terminar el turno
web-table-key-skip = saltarse lo que se mueve y los turnos de los bots
web-table-key-hand = a la mano
web-table-key-actions = a las acciones
web-table-key-board = al tablero
web-table-key-log = al historial
web-table-key-chat = al chat
web-table-key-command = línea de comandos
web-table-key-help = esta ayuda
web-table-key-close = cerrar, volver
web-table-command = Comando
web-table-command-example = hand, board, who 2, log 5, why craft, dig spoon
web-table-command-help = hand: tus cartas. board: quién está dónde. who 2: un jugador. log 5: las últimas líneas. why craft: por qué no. options: qué puedes elegir. undo: deshacer. O un número, o las palabras de una opción.
web-table-command-who = ¿Quién? Por ejemplo: who 2
web-table-command-why = ¿Por qué qué? Por ejemplo: why craft
web-table-command-done = Hecho.
web-table-command-chose = Elegido: { $option }
web-table-command-warned = ¿{ $option }? { $warning } Teclea yes para hacerlo igualmente.
web-table-command-several = Puede ser: { $options }
web-table-command-unknown = No se entiende. Teclea help.

### El cliente: las páginas

## Todas las páginas.

web-page-skip = Saltar al contenido
web-page-home = Blackgate, a la portada
web-page-more = Más
web-page-language = Idioma
web-page-theme = Colores
web-page-theme-auto = Como el dispositivo
web-page-theme-night = Noche
web-page-theme-plan = Papel
web-page-loading = Un momento …
web-page-unofficial = Una edición digital no oficial, con ilustraciones propias.

## La portada.

web-start-line = Cava tu salida antes que los demás.
web-start-about = Reúne, fabrica, cambia y extorsiona Herramientas entre rejas. Gana el primer túnel lo bastante largo. De 2 a 6 jugadores, en teléfono, ordenador y televisor.
web-start-play = Jugar ya
web-start-dealing = Repartiendo …
web-start-play-about = Tú y tres bots, el juego base, al instante. Sin cuenta y sin instalar nada.
web-start-play-first = Tu primera partida: tú y tres Novatos, y una guía que dice qué puedes hacer y por qué. Sin cuenta y sin instalar nada.
web-start-guided = Jugar con la guía
web-start-new = Nueva mesa
web-start-guest = Invitado
web-start-code = Código o enlace de una mesa
web-start-join = Entrar
web-start-mine = Tus mesas
web-start-others = Mesas abiertas
web-start-back = Volver a { $table }
web-start-back-asked = Te toca en { $table }
web-start-asked = Te toca
web-start-nobody = Aún no hay nadie.
web-start-phase-open = { $taken } de { $players } en la mesa
web-start-phase-playing = En juego
web-start-phase-over = Terminada
web-start-phase-closed = Cerrada
web-start-learn = Todo el juego en seis lecciones cortas.
web-start-rules = Cada regla y cada aclaración, para consultar.
web-start-cards = Todas las cartas y lo que hacen.
web-start-records = Recorre el registro de una partida paso a paso.

## Una mesa nueva.

web-bot-random = Azar: juega cualquier cosa
web-bot-rookie = 1 Novato: olvida y se equivoca
web-bot-jailbird = 2 Presidiario: olvida los detalles
web-bot-schemer = 3 Intrigante: lo recuerda todo
web-bot-fixer = 4 Zorro: prevé una jugada
web-bot-kingpin = 5 Capo: prevé varias jugadas
web-bot-mastermind-1s = 6 Cerebro: piensa 1 s
web-bot-mastermind-5s = 6 Cerebro: piensa 5 s

web-clock-none = Ninguno
web-clock-none-about = Cada cual piensa cuanto quiera.
web-clock-calm = 45 minutos
web-clock-calm-about = Cada jugador tiene 45 minutos, y 20 segundos más por turno. Cuando alguien te ataca, ese tiempo va aparte.
web-clock-fast = 15 minutos
web-clock-fast-about = Cada jugador tiene 15 minutos, y 10 segundos más por turno. Cuando alguien te ataca, ese tiempo va aparte.
web-clock-day = 1 día por decisión
web-clock-day-about = Para una partida de varios días: 24 horas por decisión.
web-clock-days = 3 días por decisión
web-clock-days-about = Para una partida de unas semanas: 72 horas por decisión.

web-chat-all = Libre
web-chat-phrases = Solo frases
web-chat-off = Sin conversación

## Entrar, y la sala de espera.

web-join-title = Entrar en una mesa
web-join-invited = { $name } te invita a la mesa { $code }.
web-join-table = Mesa { $code }
web-join-name = Tu nombre
web-join-seat = Tu asiento
web-join-sit = Sentarse
web-join-watch = Solo mirar
web-join-full = Todos los asientos están ocupados.

web-wait-seat = Asiento { $n }
web-wait-free = libre
web-wait-vacant = Hay un asiento libre: seguir jugando
web-wait-link = Enlace
web-wait-copy = Copiar
web-wait-copied = Copiado
web-wait-qr = Código QR con el enlace a esta mesa

## La pantalla grande.

web-screen-title = La mesa
web-screen-how = Saca el teléfono, escanea el código, siéntate.
web-screen-watch = Mirar, o volver a tu asiento:

## Después de la partida.

web-over-you = ¡Te has fugado!
web-over-won = { $n ->
    [one] ¡{ $names } se ha fugado!
   *[other] ¡{ $names } se han fugado!
}
web-over-draw = Nadie se ha fugado.
web-over-rounds = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $decisions } decisiones.
web-over-rematch = Otra partida
web-over-rematch-join = A la siguiente partida
web-over-rematch-watch = Mirar la siguiente partida
web-over-replay = Repetición
web-over-look = Ver la mesa
web-over-back = Volver al resultado
web-over-tunnels = Los túneles
web-over-winner = gana
web-over-points = Puntos de túnel
web-over-promise = La promesa

## Registros que se traen.

web-records-title = Ver una partida

## Reglas y cartas.

web-rules-title = Reglas
web-rules-primer = El juego en una página
web-rules-reference = Referencia
web-rules-about = Cada regla con nuestras palabras y los reglamentos donde está impresa; donde callan o se contradicen, nuestra aclaración y su razón.
web-rules-search = Buscar palabras o un identificador
web-rules-found = { $n ->
    [one] 1 regla
   *[other] { $n } reglas
}
web-rules-chapters = Capítulos
web-rules-rulings = Aclaraciones: { $chapter }
web-rules-ruling = Una aclaración nuestra
web-source-000 = Reglamento inglés
web-source-001 = Reglamento italiano
web-source-002 = Prototipo inglés
web-source-003 = Dig In
web-source-public = reseñas y deducciones
web-source-004 = Prototipo francés

web-cards-title = Cartas
web-provenance = De dónde lo sabemos

## Aprender.

web-learn-title = Aprende a jugar
web-learn-about = Estás en la cárcel, y los demás también. Todos caváis, y el primer túnel lo bastante largo lleva fuera. Seis lecciones cortas en la mesa de verdad te enseñan cómo; cada una dura dos o tres minutos.
web-learn-progress = { $n } de { $all } hechas
web-learn-done = Hecha
web-learn-begin = Empezar
web-learn-again = Otra vez
web-learn-try = Practica
web-learn-try-about = Después de las lecciones, o en su lugar: una partida contra tres Novatos. Pide una pista cuando quieras.

## Lecciones: la guía en la mesa, y lo que dice.

web-guide-label = Guía
web-guide-lesson = Lección { $n }: { $name }
web-guide-step = Paso { $n } de { $all }
web-guide-finished = Lección terminada
web-guide-strayed = Eso también vale. La lección trata de esto; si ya no es posible, empieza de nuevo.
web-guide-restart = Empezar de nuevo
web-guide-fold = Plegar la guía
web-guide-unfold = Mostrar la guía
web-guide-show = Mostrar la guía
web-guide-all = Todas las lecciones
web-guide-next = Siguiente: { $name }
web-guide-play = Jugar ya contra tres bots

## Lo que no está.

web-lost-home = A la portada
web-lost-reload = Cargar de nuevo
web-renew-later = Más tarde
web-lost-nowhere = Detrás de esta puerta no hay nada
web-lost-nowhere-about = La dirección no lleva a ninguna parte.
web-lost-no_room = No existe esa mesa
web-lost-no_room-about = Mira otra vez el código: tiene seis letras y cifras.
web-lost-no_entry = Aquí no puedes entrar
web-lost-no_entry-about = En esta mesa nadie mira, o tu asiento es ahora de otra persona.
web-lost-closed = Esta mesa está cerrada
web-lost-closed-about = El anfitrión la ha terminado.
web-lost-renewed = Hay un Blackgate más nuevo
web-lost-renewed-about = Esta página es más antigua que el servidor. Cargada de nuevo, sigue donde estabas.
web-lost-lost = Se ha perdido la conexión
web-lost-lost-about = No se ha perdido nada: tu asiento te espera.
web-lost-no_replay = Aquí no hay repetición
web-lost-no_replay-about = Solo se pueden volver a ver las partidas terminadas.
web-lost-no_record = Aquí no está ese registro
web-lost-no_record-about = El servidor no lo tiene, o ya no lo puede reproducir. Abre el archivo otra vez.

### El cliente: varias personas en un dispositivo

web-curtain-pass = Pasa el dispositivo a { $name }
web-curtain-who = ¿Quién mira ahora?
web-curtain-about = Los demás: a mirar a otro lado.
web-curtain-me = Soy { $name }
web-curtain-give = Pasar el dispositivo
web-curtain-meanwhile = Mientras tanto
web-wait-beside = Otra persona en este dispositivo
web-wait-beside-about = Os pasáis el dispositivo. Antes de mostrar las cartas de alguien, cae un telón.
web-wait-here-beside = en este dispositivo

web-prisoner-choose = Elige tu prisionero
web-prisoner-choose-for = Elige un prisionero para { $name }
web-prisoner-of = Prisionero
web-prisoner-about = Los prisioneros no tienen poderes. Un tablero tiene dos caras y un solo dueño: si tomas una cara, nadie tiene la otra. Los bots toman lo que queda.
web-prisoner-taken = { $name } tiene este tablero
web-prisoner-yours = tu prisionero
web-prisoner-any = Uno de los que queden
web-prisoner-board = { $name } y { $other }, un solo tablero

## Cajas propias, fuera del taller.
web-box-title = Taller de cartas
web-box-about = ¿Tu caja dice otra cosa? Cámbialo aquí: un número, un nombre, lo que hace una carta. El texto se adapta en los seis idiomas, y puedes jugar con ello enseguida.
web-box-start = Haz que las cartas digan lo que dicen las tuyas.
web-box-differences = { $n ->
    [0] Como en la edición
    [one] 1 diferencia
   *[other] { $n } diferencias
}
web-box-file = O escribe un archivo a mano
web-box-change = Cambiar
web-box-own = Cartas
web-box-own-none = Como en la edición
web-box-here = Esta mesa juega con su propia caja
web-box-with = Con la caja «{ $name }»
web-box-here-open = Abrir en el taller
web-traces-removed = Este mensaje se quitó.
web-me-title = Tú, en este dispositivo
