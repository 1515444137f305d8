### Lo que el terminal enumera: ediciones y cartas.

page-titled = { $title }: { $said }
page-name = NOMBRE

## Cartas: qué son, dónde están, cómo se consiguen.

page-pile = pila visible
page-reserve = reserva junto al tablero
page-deck = mazo de Búsqueda
page-copies = { $n ->
    [one] 1 copia
   *[other] { $n } copias
}
page-sells = se vende por { $n }
page-gang = carta de Banda · { $gang }
page-background = Pasado · segundo efecto con { $gang }
page-craft = Fabricación: { $recipes }.
page-recipe = { $needs } dan { $n }
page-buy = Compra: { $deals }.
page-deal = { $n } por { $price ->
    [one] 1 cigarrillo
   *[other] { $price } cigarrillos
}
page-steal = Hurto { IN($places) }.

## Cartas: de dónde conocemos sus datos.

page-origin = { $data }: { $provenance }
page-provenance-rulebook = reglamento
page-provenance-public = público
page-provenance-reconstruction = reconstrucción
page-provenance-house = regla de la casa
page-datum-name = nombre
page-datum-kind = clase
page-datum-copies = copias
page-datum-value = valor
page-datum-points = puntos
page-datum-effects = efectos
page-datum-moment = momento
page-datum-bonus = segundo efecto

## Ediciones: un título y dos líneas cada una.

edition-retail = Dig Your Way Out, juego publicado
edition-retail-about =
    El juego publicado, de 2 a 6 jugadores: seis Lugares, seis bandas y una
    salida. Reúne, fabrica, compra y extorsiona Herramientas; cava y gana.
edition-library = Biblioteca
edition-library-about =
    Cubre las Duchas: se permite la Fabricación, y un Pasado se puede cambiar.
    El Estudio da fichas de Espía; cada una te muestra la mano de otro jugador.
edition-workshop = Taller
edition-workshop-about =
    Cubre el Comedor: no hay Cucharas que hurtar, pero se mejoran Herramientas.
    Las fichas de Destreza pueden sumar un punto a tu próxima Excavación.
edition-gambling = Celdas de juego
edition-gambling-about =
    Cubren las Celdas: además de cavar, se apuestan cigarrillos a una tirada.
    Con una ficha de Plan, un Movimiento prudente cuesta una sola acción.
edition-gymnasium = Gimnasio
edition-gymnasium-about =
    Cubre el Patio: además de Venta y Compra, una Reyerta que afecta a todos.
    Una ficha de Entrenamiento puede ahorrarte un Arma en un combate.
edition-laundry = Lavandería
edition-laundry-about =
    Cubre la Enfermería: además de la Cura, ingresa con un Accesorio menos.
    Una Venda hurtada sustituye a una Cuerda, o te cura en cualquier Lugar.
edition-ward = Pabellón psiquiátrico
edition-ward-about =
    Cubre Aislamiento: conservas dos acciones, pero tomas una ficha de Trauma.
    Cada Trauma te estorba a su manera hasta que lo curas como una Paliza.
edition-michel = Michel
edition-michel-about =
    Lo mueve quien termina su turno, y extorsiona a todo el que encuentra.
    Cede una Herramienta, combate por una carta, o confía en que no hay Navaja.
edition-michelle = Michelle
edition-michelle-about =
    La mueve quien termina su turno, y extorsiona a todo el que encuentra.
    Cede una Herramienta, combate por una carta, o confía en que no hay Navaja.
edition-warden = Directora
edition-warden-about =
    Reprime diez acciones ilegales en su Lugar, si alguien las denuncia.
    En su Despacho se compra Corrupción: para librarse, castigar o moverla.
edition-teams = Modo por equipos
edition-teams-about =
    Cuatro o seis jugadores en dos equipos, cada uno cava en su propio Bloque.
    Ayuda a los tuyos en combate, intercambia cartas, sigue a tu banda.
edition-prototype_en = Dig Your Way Out, prototipo inglés
edition-prototype_en-about =
    El juego antes de publicarse: de 2 a 5 jugadores, cuatro bandas, menos
    cartas. Con los nombres del reglamento inglés: Recreation Area, Nursery.
edition-prototype_fr = Dig Your Way Out, prototipo francés 1.3
edition-prototype_fr-about =
    El juego antes de publicarse: de 2 a 5 jugadores, cuatro bandas, sin
    Michel(le), equipos ni Dig In; se deja una banda antes de ingresar en otra.
edition-house_cheap_shovels = Regla de la casa: Palas baratas
edition-house_cheap_shovels-about =
    En el Patio, la Pala cuesta 7 cigarrillos en vez de 8.
    Un ejemplo para copiar en tus propias reglas de la casa.
