### De wachtkamer: hoe mobieltjes er komen, teams, meer mensen aan één apparaat; en wat niet samengaat.

web-team-about = Tot het spel begint kun je van team wisselen: een vrije plaats of een bot maakt plaats.
web-team-change = Naar team { $side }
web-team-change-for = { $name }: naar team { $side }
web-team-full = In team { $side } zitten alleen mensen. Daar moet eerst iemand wisselen.
web-team-seat = Plaats { $n }, team { $side }
room-team-full = In team { $team } zitten alleen mensen: alleen een vrije plaats of een bot maakt plaats. Daar moet eerst iemand wisselen.

web-beside-name = Naam van de andere persoon
web-beside-name-at = Naam van de persoon op plaats { $n }
web-beside-seat = De plaats
web-beside-sit = Deze persoon toevoegen
web-beside-rename = Nieuwe naam van { $name }
web-wait-new-name = Je nieuwe naam
web-wait-heir = Naam van wie verder speelt
web-wait-label = { $action }: { $name }

