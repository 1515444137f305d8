### La sala de espera: cómo llegan los teléfonos, los equipos, varias personas en un dispositivo; y lo que no va junto.

web-team-about = Hasta que empiece la partida puedes cambiar de equipo: un asiento libre o un bot te deja el sitio.
web-team-change = Al equipo { $side }
web-team-change-for = { $name }: al equipo { $side }
web-team-full = En el equipo { $side } solo hay personas. Antes tiene que cambiar alguien.
web-team-seat = Asiento { $n }, equipo { $side }
room-team-full = En el equipo { $team } solo hay personas: solo deja sitio un asiento libre o un bot. Antes tiene que cambiar alguien.

web-beside-name = Nombre de la otra persona
web-beside-name-at = Nombre de la persona del asiento { $n }
web-beside-seat = Su asiento
web-beside-sit = Añadir a esta persona
web-beside-rename = Nuevo nombre de { $name }
web-wait-new-name = Tu nuevo nombre
web-wait-heir = Nombre de la persona que sigue jugando
web-wait-label = { $action }: { $name }

