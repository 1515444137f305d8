### The waiting room: how phones reach it, teams, several people at one device; and what does not go together.

web-team-about = Until the game begins you can change your team: a free seat or a bot makes way.
web-team-change = To team { $side }
web-team-change-for = { $name }: to team { $side }
web-team-full = Team { $side } is full of people. Somebody there has to change first.
web-team-seat = Seat { $n }, team { $side }
room-team-full = Team { $team } is full of people: only a free seat or a bot makes way. Somebody there has to change first.

web-beside-name = Name of the other person
web-beside-name-at = Name of the person on seat { $n }
web-beside-seat = Their seat
web-beside-sit = Add this person
web-beside-rename = New name of { $name }
web-wait-new-name = Your new name
web-wait-heir = Name of the person who plays on
web-wait-label = { $action }: { $name }

