# Het verloop van een afgelopen partij.

web-curve-title = Hoe de kansen verschoven
web-curve-about = Elke lijn is een kans om te winnen, beurt na beurt, geschat met alle kaarten open. Kies een moment om het terug te zien.
web-curve-wait = De kansen worden berekend …
web-curve-round = Ronde { $round }
web-curve-end = Het einde
web-curve-read = Lees het verloop beurt voor beurt
web-curve-goto = Dit moment terugzien
web-curve-points = Keerpunten
web-curve-none = Geen beurt veranderde de kansen sterk.
web-curve-table = De kansen als tabel
web-curve-table-about = Kans om te winnen aan het begin van elke ronde
web-curve-axis = Ronde
