### El juego en una página, al principio de las reglas. Cada párrafo nombra sus reglas (web/src/pages/rules/primer.ts). El
### navegador carga este archivo con esa página.

web-primer-more = Ir a la referencia

web-primer-goal = El objetivo
web-primer-goal-text = Estás en prisión, y cavas. Quien antes reúne bastantes puntos de túnel se fuga y gana: 12 con dos o tres jugadores, 10 con cuatro, 8 con cinco o seis.

web-primer-turn = Tu turno
web-primer-turn-text = Puedes hacer dos acciones, incluso dos veces la misma; solo la Búsqueda y la Extorsión se limitan a una vez por turno. La habilidad de tu banda y tu Pasado no cuestan ninguna acción. Al final de tu turno te quedas con 10 cartas como mucho.

web-primer-move = De Lugar en Lugar
web-primer-move-text = Un Movimiento simple cuesta una acción: el dado nombra dos Lugares, y vas a uno de ellos; no puedes quedarte donde estás. Un Movimiento prudente cuesta dos acciones y ningún dado: el Lugar lo eliges tú.

web-primer-actions = Las acciones
web-primer-search-text = Roba tantas cartas como muestra tu Lugar.
web-primer-craft-text = Cuerda y Punzón dan un Pico, Cuerda y Recipiente una Pala, Cuerda y Cuchilla dos Navajas. No en las Celdas ni en las Duchas.
web-primer-steal-text = En el Comedor: llévate una Cuchara.
web-primer-dig-text = En las Celdas: pon una Herramienta de tu mano junto a tu tablero de prisionero y suma sus puntos.
web-primer-sell-text = En el Patio: descarta cartas y recibe cigarrillos por ellas.
web-primer-buy-text = También en el Patio: una Navaja por 2, dos Navajas por 5, un Pico por 6 o una Pala por 8 cigarrillos.
web-primer-heal-text = En la Enfermería: quita una Paliza.
web-primer-join-text = Descarta dos Accesorios distintos de una banda (para Tríada y Queers, tres distintos cualesquiera) y toma su primera carta.
web-primer-play-text = Muestra una carta de Acción, aplícala y descártala.

web-primer-fight = Extorsión y combates
web-primer-fight-text = Con un Arma exiges una Herramienta a alguien de tu Lugar: nómbrala y pon el Arma. Quien tiene la Herramienta puede entregarla; si no, hay combate. Empieza la defensa, y ponéis Armas por turnos. Quien primero no pone ninguna pierde y recibe una Paliza.
web-primer-spoils = Si gana el ataque y la Herramienta está, se la lleva. En cualquier otro caso, quien gana se lleva una carta al azar de la mano de quien pierde. Todas las Armas que se ponen se descartan.

web-primer-beating = Lo que te frena
web-primer-beating-text = Con una Paliza no puedes fabricar; con dos, tampoco cavar; nunca hay más de dos. Si empiezas tu turno en Aislamiento, tienes una sola acción, y nada de Búsqueda, Extorsión ni Fabricación.

web-primer-win = La salida
web-primer-win-text = En cuanto tu túnel es bastante largo, la partida termina: ganas tú, y todos los demás pierden, por largos que sean sus túneles.
