### Der Warteraum: wie Handys ihn erreichen, Teams, mehrere Leute an einem Gerät; und was nicht zusammenpasst.

web-net-closed = Nur dieser Computer kann den Tisch öffnen. Handys und andere Computer erreichen ihn noch nicht.
web-net-switch = Für mein Netz öffnen
web-net-switch-about = Handys und Computer im selben WLAN können dann mitspielen, bis du es ausschaltest oder Blackgate beendest. Zum Internet hin bleibt es zu.
web-net-open = Handys im selben WLAN erreichen den Tisch unter { $address }.
web-net-stuck = Ein Handy kommt nicht durch?
web-net-stuck-about = Es muss im selben WLAN sein; Gastnetze trennen Geräte oft voneinander. Die Firewall dieses Computers muss Blackgate (Python) durchlassen, und Blackgate sieht nicht, ob sie das tut.
web-net-stuck-others = Andere Adressen zum Probieren: { $addresses }.
web-net-link-here = Link für diesen Computer
web-net-container = Blackgate läuft in einem Container, dessen Adressen Handys nicht erreichen. Gib seinen Port frei und öffne den Tisch unter der Adresse des Computers.
web-net-proxy = Andere kommen über den Proxy vor diesem Server. Öffne den Tisch unter dessen Adresse, dann erscheint hier der Code.
web-net-no_address = Dieser Computer ist in keinem lokalen Netz, in dem auch Handys sein könnten. Verbinde ihn mit deinem WLAN und schau wieder her.
web-net-no_socket = Dieser Computer kann keine weitere Verbindung zum Netz öffnen.
web-net-elsewhere = Die Adresse dieser Seite gilt nur auf einem Computer. Öffne sie auf dem Computer, auf dem Blackgate läuft, um Handys hereinzulassen.

web-team-about = Bis das Spiel beginnt, kannst du das Team wechseln: Ein freier Platz oder ein Bot macht Platz.
web-team-change = In Team { $side }
web-team-change-for = { $name }: in Team { $side }
web-team-full = In Team { $side } sitzen nur Menschen. Dort muss zuerst jemand wechseln.
web-team-seat = Platz { $n }, Team { $side }
room-team-full = In Team { $team } sitzen nur Menschen: Nur ein freier Platz oder ein Bot macht Platz. Dort muss zuerst jemand wechseln.

web-clash-with = Nicht zusammen mit: { $other }.
web-clash-players = Für Teams müsst ihr { $numbers } sein.
web-clash-edition = Diese Ausgabe wird ohne Erweiterungen gespielt.

web-beside-name = Name der anderen Person
web-beside-name-at = Name der Person auf Platz { $n }
web-beside-seat = Ihr Platz
web-beside-sit = Person dazusetzen
web-beside-rename = Neuer Name von { $name }
web-wait-new-name = Dein neuer Name
web-wait-heir = Name der Person, die weiterspielt
web-wait-label = { $action }: { $name }
