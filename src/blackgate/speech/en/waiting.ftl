### The waiting room: how phones reach it, teams, several people at one device; and what does not go together.

web-net-closed = Only this computer can open the table. Phones and other computers cannot reach it yet.
web-net-switch = Open to my network
web-net-switch-about = Phones and computers in the same Wi-Fi can then join, until you switch it off or stop Blackgate. It stays closed to the internet.
web-net-open = Phones in the same Wi-Fi reach the table at { $address }.
web-net-stuck = A phone does not get through?
web-net-stuck-about = It has to be in the same Wi-Fi; guest networks often keep devices apart. The firewall of this computer has to let Blackgate (Python) through, and Blackgate cannot see whether it does.
web-net-stuck-others = Other addresses to try: { $addresses }.
web-net-link-here = Link for this computer
web-net-container = Blackgate runs in a container, whose addresses phones cannot reach. Publish its port, and open the table by the address of the computer.
web-net-proxy = Others come in by the proxy in front of this server. Open the table by its address, and the code appears here.
web-net-no_address = This computer is in no local network that phones could share. Connect it to your Wi-Fi, and look here again.
web-net-no_socket = This computer cannot open another connection to the network.
web-net-elsewhere = The address of this page works on one computer only. Open it on the computer where Blackgate runs to let phones in.

web-team-about = Until the game begins you can change your team: a free seat or a bot makes way.
web-team-change = To team { $side }
web-team-change-for = { $name }: to team { $side }
web-team-full = Team { $side } is full of people. Somebody there has to change first.
web-team-seat = Seat { $n }, team { $side }
room-team-full = Team { $team } is full of people: only a free seat or a bot makes way. Somebody there has to change first.

web-clash-with = Not together with { $other }.
web-clash-players = Teams need { $numbers } players.
web-clash-edition = This edition is played without expansions.

web-beside-name = Name of the other person
web-beside-name-at = Name of the person on seat { $n }
web-beside-seat = Their seat
web-beside-sit = Add this person
web-beside-rename = New name of { $name }
web-wait-new-name = Your new name
web-wait-heir = Name of the person who plays on
web-wait-label = { $action }: { $name }
