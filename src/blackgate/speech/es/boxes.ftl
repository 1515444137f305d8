### The card workshop and tables with a box of their own.

web-box-title = Taller de cartas
web-box-about = ¿Tu caja dice otra cosa? Cámbialo aquí: un número, un nombre, lo que hace una carta. El texto se adapta en los seis idiomas, y puedes jugar con ello enseguida.
web-box-start = Haz que las cartas digan lo que dicen las tuyas.
web-box-contents = Qué hay en la caja
web-box-box = Tu caja
web-box-unnamed = Mi caja
web-box-name = Nombre de la caja
web-box-only-changed = Solo lo que cambia
web-box-choose = Elige algo a la izquierda y cámbialo aquí.
web-box-to-list = ← Toda la caja
web-box-add = Añadir algo nuevo
web-box-new-card = Carta nueva
web-box-new-gang_card = Carta de Banda nueva
web-box-new-background = Pasado nuevo
web-box-new-recipe = Receta nueva
web-box-new-deal = Precio nuevo
web-box-new-gang = Banda nueva
web-box-new-trauma = Trauma nuevo
web-box-new-michel_card = Carta nueva de Michel(le)
web-box-michel-card = Carta { $name }
web-box-changed = cambiado
web-box-added = nuevo
web-box-removed = retirado
web-box-removed-about = Esto no está en tu caja. «Como en la edición» lo devuelve.
web-box-wrong = mal
web-box-undo = Como en la edición
web-box-remove = Sacar de la caja
web-box-drop = Eliminar
web-box-preview = Así se verá
web-box-languages = En los seis idiomas
web-box-other-languages = En otros idiomas
web-box-rare = Más
web-box-add-effect = Añadir un efecto
web-box-more-cards = Añadir una carta
web-box-less = Quitar: { $what }
web-box-earlier = Subir el efecto { $n }
web-box-save = Guardar archivo
web-box-load = Cargar archivo
web-box-link = Copiar enlace
web-box-table = Abrir una mesa
web-box-sound = Todo encaja.
web-box-differences = { $n ->
    [0] Como en la edición
    [one] 1 diferencia
   *[other] { $n } diferencias
}
web-box-problems = { $n ->
    [one] 1 cosa está mal
   *[other] { $n } cosas están mal
}
web-box-checking = Comprobando …
web-box-clash = Esto no encaja:
web-box-right-die = Cada resultado del dado lleva exactamente a dos Lugares: el 1 a las Celdas y al Comedor, por equipos el 1, el 2 y el 3 a los dos Bloques. Ninguno lleva al Aislamiento ni a un Lugar fuera del tablero.
web-box-right-search = Las Celdas muestran 1 y el Comedor 2, como está impreso.
web-box-right-kind = Una carta solo puede contar como otra carta de la misma clase.
web-box-right-accessories = Una Banda solo acepta Accesorios.
web-box-right-do = Estos efectos no van con este momento, o no van juntos: el precio va primero, y hay que elegir a alguien antes de que le pase algo.
web-box-right-mods = Los cambios duraderos necesitan el momento «siempre», sin efectos.
web-box-right-verb = Solo el momento después de una acción nombra acciones.
web-box-right-limit = Se podría usar sin fin: limítalo a una vez por turno, o ponle un precio.
web-box-right-tools = Aquí solo puede haber Herramientas, y una Navaja necesita al menos una.
web-box-right-needs = Indica de una a cuatro cartas.
web-box-right-sides = Un tablero personal tiene dos caras con nombres distintos.
web-box-right-start = Michel(le) empieza en un Lugar al que lleva un resultado del dado.
web-box-right-to = Solo quien tiene la carta va a cualquier Lugar; para los demás, indica el Lugar.
web-box-right-deck = Las pilas abiertas contienen exactamente sus propias cartas, y cada una tiene una sola cara.
web-box-right-forbids = Un Trauma tiene que quitar o prohibir algo.
web-box-right-name = Una línea de texto simple, sin < > { "{" } { "}" } ni signos parecidos.
web-box-right-background = Tiene que haber al menos uno por persona.
web-box-right-card = Hay demasiados ejemplares en total.
web-box-caution = Poco habitual, pero posible:
web-box-usual-die = Un Lugar suele estar en dos o tres resultados del dado, las Celdas en 1, 2 y 3.
web-box-usual-search = Los valores de Búsqueda suelen ir de 1 a 3.
web-box-usual-tunnel = Una Cuchara suele valer menos que un Pico, un Pico menos que una Pala, y una Pala menos que dos Picos.
web-box-usual-name = Otra cosa tiene el mismo nombre; donde solo figura el nombre, puede tratarse de la otra.
web-box-missing = Esto falta todavía.
web-box-english = También hace falta un nombre en inglés.
web-box-most = Como mucho { $n }.
web-box-range = Un número entero de { $least } a { $most }.
web-box-whole = Un número entero, al menos { $least }.
web-box-long = Como mucho { $n } caracteres.
web-box-refused = Esto no es una caja que se pueda abrir aquí. La tuya sigue como estaba.
web-box-loaded = «{ $name }» está cargada.
web-box-back = Volver a la caja de antes
web-box-before = Antes:
web-box-after = Ahora:
web-box-file = O escribe un archivo a mano
web-box-change = Cambiar
web-box-own = Cartas
web-box-own-none = Como en la edición
web-box-here = Esta mesa juega con su propia caja
web-box-with = Con la caja «{ $name }»
web-box-here-open = Abrir en el taller

## Sections of a box.

web-box-section-card = Carta
web-box-section-gang_card = Carta de Banda
web-box-section-background = Pasado
web-box-section-place = Lugar
web-box-section-deal = Precio
web-box-section-recipe = Receta
web-box-section-gang = Bandas
web-box-section-token = Fichas
web-box-section-trauma = Trauma
web-box-section-michel_card = Carta de Michel(le)
web-box-section-michel = Michel(le)
web-box-section-warden = Directora
web-box-section-numbers = Números
web-box-section-goal = Puntos para ganar
web-box-section-tunnel = Puntos de túnel
web-box-section-constants = Números de las expansiones

## Fields.

web-box-field-name = Nombre
web-box-field-plural = Plural
web-box-field-grammar = Gramática (m, f, plural…)
web-box-field-class = Clase
web-box-field-deck = Viene de
web-box-field-copies = Copias
web-box-field-value = Se vende por
web-box-field-points = Puntos de túnel
web-box-field-kind = Cuenta como
web-box-field-do = Efectos
web-box-field-mods = Efectos permanentes
web-box-field-bonus = Segundo efecto para miembros de la banda
web-box-field-when = Cuándo funciona
web-box-field-verb = Tras qué acción
web-box-field-if = Solo si
web-box-field-at = En estos Lugares
web-box-field-company = Otro jugador está en tu Lugar
web-box-field-limit = Cuántas veces
web-box-field-gang = Banda
web-box-field-who = Quién
web-box-field-n = Cuántos
web-box-field-pick = Qué cartas
web-box-field-to = Adónde
web-box-field-unless = Salvo que
web-box-field-verbs = Acciones
web-box-field-anywhere = Estés donde estés
web-box-field-role = En qué combates
web-box-field-card = Carta
web-box-field-needs = Qué hace falta
web-box-field-gives = Qué se recibe
web-box-field-price = Precio en cigarrillos
web-box-field-accessories = Accesorios aceptados
web-box-field-gang-needs = Accesorios distintos necesarios
web-box-field-die = Resultados del dado
web-box-field-search = Cartas de una Búsqueda
web-box-field-actions = Sus acciones
web-box-field-forbids = No permitido
web-box-field-tile = Loseta
web-box-field-confines = Encierra: una acción en el turno empezado aquí
web-box-field-side = Para el equipo
web-box-field-beside = Se entra desde
web-box-field-team_beside = Se entra desde (equipos)
web-box-field-hand_limit = Límite de la mano
web-box-field-leave_gang = Pierdes tu carta de Banda
web-box-field-knife = Muestra una Navaja
web-box-field-tools = Quiere uno de estos
web-box-field-start = Empieza en
web-box-field-team_start = Empieza en (equipos)
web-box-field-illegal = Acciones castigadas
web-box-field-players = Por número de jugadores
web-box-field-teams = Por equipos, según los jugadores
web-box-field-numbers-actions = Acciones por turno
web-box-field-starting_hand = Cartas al empezar
web-box-field-most_beatings = Palizas como mucho por preso
web-box-field-beating_tokens = Fichas de Paliza
web-box-field-die_faces = Caras del dado
web-box-field-standees = Figuras
web-box-field-cigarettes_of_1 = Cigarrillos de 1
web-box-field-cigarettes_of_5 = Cigarrillos de 5
web-box-field-caught = Pillado hasta este resultado
web-box-field-spared = Librado desde este resultado
web-box-field-kept = Conservado desde este resultado
web-box-field-success = Éxito desde este resultado
web-box-field-fewer = Cartas menos
web-box-field-bribe = Soborno en cigarrillos

## Effects.

web-box-do-draw = Robar cartas de Búsqueda
web-box-do-gain = Tomar cartas de una pila visible
web-box-do-cigs = Recibir cigarrillos
web-box-do-grab = Tomar cartas de una mano
web-box-do-drop = Descartar cartas
web-box-do-peek = Mirar una mano
web-box-do-move = Mover a un Lugar
web-box-do-heal = Quitar Palizas
web-box-do-beat = Dar Palizas
web-box-do-act = Más acciones este turno
web-box-do-free = Hacer una acción gratis
web-box-do-perform = Hacer una acción (su límite cuenta)
web-box-do-recover = Recuperar cartas del descarte
web-box-do-cancel = Anular la Extorsión contra ti
web-box-do-pay = Pagar cigarrillos
web-box-do-points = Ganar puntos de túnel

## Permanent effects.

web-box-mod-rolls = Varias tiradas en el Movimiento simple
web-box-mod-reroll = Repetir la tirada del Movimiento simple
web-box-mod-cautious = Coste del Movimiento prudente
web-box-mod-sell = Más por cada carta vendida
web-box-mod-price = Compras más baratas
web-box-mod-allow = Acciones permitidas también en otros sitios
web-box-mod-waive = Recetas sin Cuerda
web-box-mod-arms = Armas respondidas por ti
web-box-mod-immune = Nadie puede hacértelo
web-box-mod-search = Más cartas en la Búsqueda
web-box-mod-hand = Una mano más grande
web-box-mod-limit = Una acción más veces por turno

## Choices.

web-box-when-always = Siempre
web-box-when-my_turn = En tu turno, entre acciones
web-box-when-turn_start = Al empezar tu turno
web-box-when-after = Tras una acción tuya
web-box-when-after_other = Tras la acción de otro jugador
web-box-when-extorted = Cuando te extorsionan
web-box-when-arrival = Cuando alguien llega a tu Lugar
web-box-who-self = Tú
web-box-who-other = Otro jugador a tu elección
web-box-who-here = Otro jugador en tu Lugar
web-box-who-foe = Ese jugador
web-box-who-others = Cada uno de los demás
web-box-who-all = Cada jugador
web-box-pick-random = Al azar
web-box-pick-choice = A elección
web-box-limit-turn = Una vez por turno
web-box-limit-none = Tantas veces como quieras
web-box-unless-weapon = se descarte un Arma
web-box-role-attack = Los que empezaste tú
web-box-role-defend = Contra una Extorsión
web-box-role-both = Todos
web-box-deck-search = el mazo de Búsqueda
web-box-deck-pile = una pila visible
web-box-to-any = Un Lugar abierto a tu elección
web-box-verb-move = Movimiento simple o prudente
web-box-verb-win = Un combate ganado
web-box-verb-lose = Un combate perdido
