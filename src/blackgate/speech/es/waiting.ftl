### La sala de espera: cómo llegan los teléfonos, los equipos, varias personas en un dispositivo; y lo que no va junto.

web-net-closed = Solo este ordenador puede abrir la mesa. Los teléfonos y los demás ordenadores todavía no llegan a ella.
web-net-switch = Abrir a mi red
web-net-switch-about = Los teléfonos y ordenadores de la misma wifi podrán jugar hasta que lo desactives o cierres Blackgate. Hacia internet sigue cerrado.
web-net-open = Los teléfonos de la misma wifi llegan a la mesa en { $address }.
web-net-stuck = ¿Un teléfono no llega?
web-net-stuck-about = Tiene que estar en la misma wifi; las redes de invitados suelen aislar los dispositivos. El cortafuegos de este ordenador tiene que dejar pasar a Blackgate (Python), y Blackgate no puede comprobarlo.
web-net-stuck-others = Otras direcciones para probar: { $addresses }.
web-net-link-here = Enlace para este ordenador
web-net-container = Blackgate se ejecuta en un contenedor, a cuyas direcciones no llegan los teléfonos. Publica su puerto y abre la mesa en la dirección del ordenador.
web-net-proxy = Los demás entran por el proxy que hay delante de este servidor. Abre la mesa en su dirección y el código aparecerá aquí.
web-net-no_address = Este ordenador no está en ninguna red local que puedan compartir los teléfonos. Conéctalo a tu wifi y vuelve a mirar aquí.
web-net-no_socket = Este ordenador no puede abrir otra conexión a la red.
web-net-elsewhere = La dirección de esta página solo funciona en un ordenador. Ábrela en el ordenador donde se ejecuta Blackgate para dejar entrar a los teléfonos.

web-team-about = Hasta que empiece la partida puedes cambiar de equipo: un asiento libre o un bot te deja el sitio.
web-team-change = Al equipo { $side }
web-team-change-for = { $name }: al equipo { $side }
web-team-full = En el equipo { $side } solo hay personas. Antes tiene que cambiar alguien.
web-team-seat = Asiento { $n }, equipo { $side }
room-team-full = En el equipo { $team } solo hay personas: solo deja sitio un asiento libre o un bot. Antes tiene que cambiar alguien.

web-clash-with = No junto con: { $other }.
web-clash-players = Para jugar por equipos tenéis que ser { $numbers }.
web-clash-edition = Esta edición se juega sin expansiones.

web-beside-name = Nombre de la otra persona
web-beside-name-at = Nombre de la persona del asiento { $n }
web-beside-seat = Su asiento
web-beside-sit = Añadir a esta persona
web-beside-rename = Nuevo nombre de { $name }
web-wait-new-name = Tu nuevo nombre
web-wait-heir = Nombre de la persona que sigue jugando
web-wait-label = { $action }: { $name }
