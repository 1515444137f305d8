### Der Warteraum: wie Handys ihn erreichen, Teams, mehrere Leute an einem Gerät; und was nicht zusammenpasst.

web-team-about = Bis das Spiel beginnt, kannst du das Team wechseln: Ein freier Platz oder ein Bot macht Platz.
web-team-change = In Team { $side }
web-team-change-for = { $name }: in Team { $side }
web-team-full = In Team { $side } sitzen nur Menschen. Dort muss zuerst jemand wechseln.
web-team-seat = Platz { $n }, Team { $side }
room-team-full = In Team { $team } sitzen nur Menschen: Nur ein freier Platz oder ein Bot macht Platz. Dort muss zuerst jemand wechseln.

web-beside-name = Name der anderen Person
web-beside-name-at = Name der Person auf Platz { $n }
web-beside-seat = Ihr Platz
web-beside-sit = Person dazusetzen
web-beside-rename = Neuer Name von { $name }
web-wait-new-name = Dein neuer Name
web-wait-heir = Name der Person, die weiterspielt
web-wait-label = { $action }: { $name }

