### Por qué se rechaza algo en una mesa, aparte de las reglas del juego.

room-not-missing = Este jugador estaba aquí hace un momento. Tras minuto y medio sin dar señales, los demás pueden decidir.
room-has-time = A este jugador aún le queda tiempo para responder. Cuando se agote, los demás pueden decidir.
room-nobody-agrees = Quien ocupa el asiento ve sus cartas: alguien más tiene que estar de acuerdo. Un bot puede seguir jugando.
room-prisoner-taken = Este tablero de prisionero ya lo tiene { NAME($who) }. Cada tablero tiene un solo dueño: elige otro.
