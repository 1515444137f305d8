### Después de una partida: sus cifras y la prueba de su azar.

web-over-numbers = La partida en cifras
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
web-over-record = Descargar el registro
