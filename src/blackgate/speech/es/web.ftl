
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

web-new-title = Nueva mesa
web-new-game = Juego
web-new-edition = Edición
web-new-players = Jugadores
web-new-teams = Por equipos
web-new-teams-about = Dos equipos, cada uno con sus propias Celdas.
web-new-yes = sí
web-new-seats = Quién juega
web-new-person = Una persona
web-new-bots-about = También puedes poner bots en asientos vacíos más tarde.
web-new-modules = Expansiones
web-new-modules-about = Cada una alarga un poco la partida. La primera vez, juega sin ellas.
web-new-all-places = Todos los Lugares nuevos
web-new-no-places = Ninguno de los Lugares
web-new-manners = Tiempo y modales
web-new-clock = Reloj
web-new-chat = Conversación
web-new-public = Mostrar en la lista de mesas abiertas
web-new-public-about = Si no, solo la encuentran quienes tienen el enlace.
web-new-spectators = Otros pueden mirar
web-new-spectators-about = Ven lo que está a la vista, y ninguna mano. La pantalla grande lo necesita.
web-new-hints = Pistas
web-new-hints-about = Cualquiera puede preguntar qué haría un bot en su lugar.
web-new-name = Nombre de la mesa (si quieres)
web-new-house = Reglas de la casa
web-new-house-changed = { $n ->
    [one] 1 cambiada
   *[other] { $n } cambiadas
}
web-new-house-about = Donde los reglamentos callan o se contradicen, tuvimos que decidir. Puedes decidir otra cosa.
web-new-clash = Aquí hay algo que no encaja.
web-new-open = Abrir la mesa

web-edition-retail = El juego publicado
web-edition-retail-about = De 2 a 6 jugadores, seis Lugares, seis bandas, con o sin expansiones.
web-edition-prototype_en = Prototipo inglés
web-edition-prototype_en-about = Antes de publicarse: de 2 a 5 jugadores, cuatro bandas, menos cartas.
web-edition-prototype_fr = Prototipo francés
web-edition-prototype_fr-about = Versión 1.3: de 2 a 5 jugadores, cuatro bandas; se deja una banda antes de ingresar en otra.

web-module-library = Biblioteca
web-module-library-about = Estudia para conseguir fichas de Espía y mira otras manos.
web-module-workshop = Taller
web-module-workshop-about = Mejora Herramientas; las fichas de Destreza pueden alargar una Excavación.
web-module-gambling = Celdas de juego
web-module-gambling-about = Apuesta cigarrillos al dado; planifica tus movimientos.
web-module-gymnasium = Gimnasio
web-module-gymnasium-about = Entrena para los combates, o empieza una Reyerta que afecta a todos.
web-module-laundry = Lavandería
web-module-laundry-about = Hurta Vendas; ingresa en una banda con un Accesorio menos.
web-module-ward = Pabellón psiquiátrico
web-module-ward-about = En vez de Aislamiento: dos acciones, pero un Trauma que estorba.
web-module-michel = Michel
web-module-michel-about = Va de un lado a otro y extorsiona a quien encuentra.
web-module-michelle = Michelle
web-module-michelle-about = Va de un lado a otro y extorsiona a quien encuentra. No se combina con Michel.
web-module-warden = Directora
web-module-warden-about = Reprime lo prohibido, si alguien lo denuncia. Se la puede sobornar.

web-bot-random = Azar: juega cualquier cosa
web-bot-rookie = Novato: fácil
web-bot-schemer = Intrigante: bueno
web-bot-mastermind-1s = Cerebro: fuerte
web-bot-mastermind-5s = Cerebro: el más fuerte, lento

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

web-option-ruleset = Reglas
web-option-ruleset-about = El juego publicado, o el anterior a él.
web-option-first_player = Quién empieza
web-option-first_player-about = Quién juega el primer turno; luego se sigue en sentido horario.
web-option-gang_piles = Cartas de Banda en sus pilas
web-option-gang_piles-about = Si todos ven qué carta de Banda se recibiría al ingresar.
web-option-reshuffle = Mezclar el descarte en el mazo
web-option-reshuffle-about = Cuándo la pila de descarte de Búsqueda pasa a ser el nuevo mazo.
web-option-discard_view = Qué se ve del descarte
web-option-discard_view-about = Hasta dónde pueden todos mirar lo que se ha descartado.
web-option-memory_aid = Mostrar lo que se sabe de otras manos
web-option-memory_aid-about = La mesa recuerda por ti qué cartas tomaron otros a la vista.
web-option-hand_check = Se comprueba el límite de la mano
web-option-hand_check-about = Si descartas hasta el límite antes de que Michel(le) se mueva, o después.
web-option-cautious_to_solitary = Movimiento prudente a Aislamiento
web-option-cautious_to_solitary-about = Si se puede ir a Aislamiento a propósito.
web-option-cautious_to_office = Movimiento prudente al Despacho de la Directora
web-option-cautious_to_office-about = Si se puede ir al Despacho sin tirar el dado.
web-option-solitary_bans = Qué prohíbe Aislamiento
web-option-solitary_bans-about = Si Búsqueda, Extorsión y Fabricación se prohíben mientras se está allí, solo en un turno empezado allí, o nunca.
web-option-sent_ends_turn = Ir enviado a Aislamiento termina tu turno
web-option-sent_ends_turn-about = Si una carta que te envía allí en tu propio turno lo termina.
web-option-short_piles = Tomar más cartas de las que hay en la pila
web-option-short_piles-about = Qué pasa cuando tocan dos Navajas y queda una.
web-option-bank = Cigarrillos en la reserva
web-option-bank-about = Hay 75 en la caja; sin límite nadie espera al cambio.
web-option-trauma_needs_beating = Un Trauma solo se cura con una Paliza
web-option-trauma_needs_beating-about = Si se puede hacer una Cura solo por un Trauma.
web-option-michel_roll = Tirar el dado por Michel(le)
web-option-michel_roll-about = Si quien termina el turno junto a Michel(le) puede dejar a Michel(le) allí.
web-option-corruption_before_michel = La Corrupción va antes que Michel(le)
web-option-corruption_before_michel-about = Si una ficha puede mover a la Directora antes de que Michel(le) extorsione.
web-option-help_vs_michel = El equipo ayuda contra Michel(le)
web-option-help_vs_michel-about = Quien ayuda a quien pierde recibe una Paliza, pero no pierde ninguna carta.
web-option-team_seating = Asientos de los equipos
web-option-team_seating-about = Si A y B se alternan alrededor de la mesa.
web-option-team_hands = Manos del equipo
web-option-team_hands-about = Si los miembros de un equipo se ven las cartas.
web-option-team_chat = Conversación del equipo
web-option-team_chat-about = Una conversación propia que el otro equipo no lee.
web-option-extort_teammate = Extorsionar al propio equipo
web-option-extort_teammate-about = Si se puede sacar un Arma contra los tuyos.
web-option-exchange_open = Lo que intercambia un equipo
web-option-exchange_open-about = Si el otro equipo ve qué cartas cambian de mano.
web-option-skill_roll = Tirar con fichas de Destreza
web-option-skill_roll-about = Si en una Excavación con una ficha de Destreza hay que tirar.
web-option-workout_retries = Fichas de Entrenamiento en un combate
web-option-workout_retries-about = Cuántas se pueden probar por cada Arma que toca jugar.
web-option-bandage_heal = Curarse con una Venda
web-option-bandage_heal-about = Si curarse con ella gasta una de tus acciones.
web-option-report_mode = Denunciar a la Directora
web-option-report_mode-about = Quién se ocupa de que se castigue lo prohibido.
web-option-bot_attention = Con qué frecuencia denuncian los bots (por ciento)
web-option-bot_attention-about = 100: no se les escapa nada. 0: nunca denuncian.
web-option-freepass = Salvoconducto
web-option-freepass-about = Si la ficha se gasta solo cuando alguien ha denunciado.
web-option-punish_self = Castigarse
web-option-punish_self-about = Si un Castigo puede afectar a quien lo impone.
web-option-office_reach = Al Despacho se llega
web-option-office_reach-about = Desde dónde una tirada lleva al Despacho.
web-option-round_cap = Partida más larga
web-option-round_cap-about = La partida acaba en tablas tras tantas rondas. Automático: sin fin entre personas, 200 rondas entre bots.

web-value-number = un número
web-value-retail = el publicado
web-value-prototype = prototipo
web-value-random = al azar
web-value-host = el anfitrión
web-value-seat1 = asiento 1
web-value-last_loser = quien perdió la última
web-value-face_up = boca arriba
web-value-face_down = boca abajo
web-value-on_demand = cuando hace falta una carta
web-value-at_once = en cuanto está vacío
web-value-all = todo
web-value-top_only = la carta de encima
web-value-on = sí
web-value-off = no
web-value-after_michel = después de Michel(le)
web-value-before_michel = antes de Michel(le)
web-value-allowed = permitido
web-value-forbidden = prohibido
web-value-place_and_start = allí y en el turno siguiente
web-value-start_only = solo en el turno siguiente
web-value-warden_only = solo por la Directora
web-value-always = siempre
web-value-take_what_is_left = se toma lo que queda
web-value-refuse = no es posible
web-value-unlimited = sin límite
web-value-optional = a tu gusto
web-value-alternate = alternados
web-value-free = como se sentaron
web-value-free-bandage_heal = no cuesta nada
web-value-hidden = ocultas
web-value-shared = a la vista del equipo
web-value-open = a la vista
web-value-mandatory_one = exactamente una
web-value-optional_one = una, a tu gusto
web-value-one = una
web-value-many = tantas como quieras
web-value-action = cuesta una acción
web-value-ask = preguntar a todos
web-value-auto = automático
web-value-vigilant = un botón, sin pregunta
web-value-after_report = tras una denuncia
web-value-before_report = antes de una denuncia
web-value-any_place = cualquier Lugar
web-value-adjacent_only = Lugares contiguos
web-value-none = sin fin
web-value-none-solitary_bans = nada

## Entrar, y la sala de espera.

web-join-title = Entrar en una mesa
web-join-invited = { $name } te invita a la mesa { $code }.
web-join-table = Mesa { $code }
web-join-name = Tu nombre
web-join-seat = Tu asiento
web-join-sit = Sentarse
web-join-watch = Solo mirar
web-join-full = Todos los asientos están ocupados.

web-wait-title = Esperando jugadores
web-wait-code = Código
web-wait-seats = Asientos
web-wait-seat = Asiento { $n }
web-wait-free = libre
web-wait-you = tú
web-wait-here = está aquí
web-wait-away = no está
web-wait-rename = Cambiar nombre
web-wait-hand-over = Ceder
web-wait-hand-over-about = Otra persona sigue jugando por ti. Recibes un enlace para ella; desde entonces tu propia llave no vale nada.
web-wait-leave = Levantarse
web-wait-clear = Liberar el asiento
web-wait-bot = Quién juega en el asiento { $n }
web-wait-open = una persona
web-wait-name-ok = OK
web-wait-empty = { $n ->
    [one] Hay 1 asiento libre.
   *[other] Hay { $n } asientos libres.
}
web-wait-ready = Ya están todos.
web-wait-host = Ya están todos. Empieza el anfitrión.
web-wait-fill = Completar con bots
web-wait-begin = Empezar
web-wait-vacant = Hay un asiento libre: seguir jugando
web-wait-invite = Invita a tus amigos
web-wait-invite-about = Envía el enlace, o que escaneen el código.
web-wait-link = Enlace
web-wait-copy = Copiar
web-wait-copied = Copiado
web-wait-qr = Código QR con el enlace a esta mesa
web-wait-screen = Mostrar la mesa en una pantalla grande
web-wait-settings = Esta mesa
web-wait-cards = Las cartas de esta mesa
web-wait-talk = Conversación
web-wait-talk-field = Di algo
web-wait-talk-send = Enviar
web-wait-handed = Tu asiento está cedido
web-wait-handed-about = Da este enlace a quien sigue jugando, y a nadie más: es la llave del asiento.
web-wait-handed-link = Enlace al asiento

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
web-over-numbers = La partida en cifras
web-over-winner = gana
web-over-points = Puntos de túnel
web-over-turns = Turnos
web-over-dug = Herramientas en el túnel
web-over-searched = Cartas robadas
web-over-crafted = Fabricado
web-over-fights-won = Combates ganados
web-over-fights-lost = Combates perdidos
web-over-stolen = Cartas quitadas
web-over-lost = Cartas perdidas
web-over-earned = Cigarrillos ganados
web-over-spent = Cigarrillos gastados
web-over-beaten = Palizas
web-over-healed = Curas
web-over-proof = El azar, demostrado
web-over-proof-about = Antes de repartir la primera carta, el servidor fijó todo el azar de esta partida con el número de abajo. El registro muestra ahora el secreto que había detrás, para que cualquiera compruebe que cada tirada y cada mezcla se siguen de él.
web-over-promise = La promesa
web-over-record = Descargar el registro

## Repetición.

web-replay-title = Repetición
web-replay-back = Volver
web-replay-eyes = Visto por
web-replay-spectator = un espectador
web-replay-told = Qué ha pasado
web-replay-silent = Nada que se pudiera ver.
web-replay-controls = Recorrer la partida
web-replay-first = Al principio
web-replay-before = Una decisión atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-after = Una decisión adelante
web-replay-last = Al final
web-replay-decision = Decisión
web-replay-link = Copiar un enlace a esta jugada
web-replay-pace = Ritmo
web-replay-at = { $n } de { $all }

## Registros que se traen.

web-records-title = Ver una partida
web-records-about = Abre el registro de una partida y recórrela, decisión a decisión, con los ojos de cada jugador.
web-records-choose = Elegir un registro
web-records-checking = Comprobando …
web-records-drop = o suelta aquí el archivo
web-records-long = Este archivo es demasiado largo para ser el registro de una partida.
web-records-where = Cuando una partida termina, su registro se puede descargar bajo el resultado. El terminal guarda sus partidas en el mismo formato.
web-records-kept = Primero se comprueba cada decisión, tirada y mezcla. Luego este servidor conserva el registro: quien tenga su enlace lo ve todo, incluidas todas las manos.
web-records-verdict = Qué se ha comprobado
web-records-played = { $n ->
    [one] Una decisión se ha vuelto a jugar según las reglas.
   *[other] { $n } decisiones se han vuelto a jugar según las reglas.
}
web-records-undone = { $n ->
    [one] Una de ellas se deshizo.
   *[other] { $n } de ellas se deshicieron.
}
web-records-left = La partida se abandonó antes del final.
web-records-derived = { $n ->
    [one] Una tirada, un robo o una mezcla se ha vuelto a deducir, tal como está en el registro.
   *[other] { $n } tiradas, robos y mezclas se han vuelto a deducir, tal como están en el registro.
}
web-records-bare = El registro no guarda tiradas, robos ni mezclas con los que comparar.
web-records-promised = El secreto que hay detrás es el de esta promesa, hecha antes de la partida. Compárala con lo que anotaste entonces.
web-records-salt = Al secreto, los jugadores añadieron: «{ $salt }».
web-records-seed = No se prometió ningún secreto: el azar vino de una simple semilla, que quien repartió pudo conocer.

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
web-cards-about = Todo lo que hay en la caja: cómo se llama, cuántas copias hay, qué hace y de dónde lo sabemos. Lo que nadie ha impreso lo hemos completado nosotros.
web-cards-nothing = Aquí no se pueden mostrar las cartas.
web-cards-tool = Herramientas
web-cards-weapon = Armas
web-cards-part = Piezas
web-cards-accessory = Accesorios
web-cards-rare = Objetos raros
web-cards-action = Cartas de Acción
web-cards-gang = Cartas de Banda
web-cards-background = Pasados
web-cards-trauma = Traumas
web-cards-michel = Cartas de Michel(le)
web-cards-place = Lugares
web-cards-deal = Qué se puede comprar
web-cards-recipe = Qué se puede fabricar
web-cards-search = Buscar un nombre o una palabra
web-cards-sort = Clase
web-cards-from = Viene con
web-cards-base = El juego base
web-cards-all = Todo
web-cards-none = No hay nada así.
web-cards-found = { $n ->
    [one] 1 entrada
   *[other] { $n } entradas
}
web-cards-correct-about = Cada nombre, número y efecto está en un archivo de datos, y no hay que tocar código. Escribe lo que cambia bajo el identificador de la carta en un archivo tuyo, compruébalo y juega con él. Los textos se adaptan solos, en todos los idiomas.
web-provenance = De dónde lo sabemos
web-provenance-of = { $how }: { $data }
web-provenance-rulebook = Impreso en las reglas
web-provenance-public = Visto en imágenes
web-provenance-reconstruction = Reconstrucción nuestra
web-provenance-house = Regla de la casa
web-datum-name = nombre
web-datum-kind = clase
web-datum-copies = número de copias
web-datum-value = por cuánto se vende
web-datum-points = puntos de túnel
web-datum-effects = qué hace
web-datum-moment = cuándo funciona
web-datum-bonus = segundo efecto
web-datum-die = resultados del dado
web-datum-search = cartas que roba una Búsqueda
web-datum-actions = sus acciones
web-datum-price = precio
web-datum-gives = qué se recibe
web-datum-needs = qué hace falta

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
web-new-here = Una persona en este dispositivo
web-new-here-about = Varias personas se pasan el mismo dispositivo; un telón oculta las cartas de cada una a las demás.

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
