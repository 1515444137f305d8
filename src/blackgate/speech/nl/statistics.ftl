# Hoe iemand speelt, geteld in deze browser.

web-me-play = Jouw spel
web-me-play-about = In deze browser geteld uit de spellen die je hier hebt uitgespeeld. Er wordt niets van verstuurd.
web-me-play-games = Spellen
web-me-play-won = Gewonnen
web-me-play-expected = Te verwachten overwinningen
web-me-play-of = in { $n }
web-me-play-axis = spel
web-me-play-wins = Overwinningen in de tijd
web-me-play-wins-now = { $n ->
    [one] Na één spel: { $won } gewonnen, { $expected } te verwachten volgens de kans aan het begin.
   *[other] Na { $n } spellen: { $won } gewonnen, { $expected } te verwachten volgens de kansen aan het begin.
}
web-me-play-own = Eigen spel
web-me-play-own-mean = Eigen spel, gemiddeld
web-me-play-own-now = { $n ->
    [one] { $own } punten in het ene beoordeelde spel.
   *[other] { $own } punten gemiddeld in { $n } beoordeelde spellen.
}
web-me-play-own-about = Punten van de honderd die je eigen beslissingen hebben weggegeven; hoe hoger, hoe beter, en 0 is foutloos. Het dunne streepje is één standaardfout.
web-me-play-places = Favoriete Locaties
web-me-play-visits = { $n ->
    [one] één bezoek
   *[other] { $n } bezoeken
}
web-me-play-fights = Gewonnen gevechten
web-me-play-fights-of = van { $n }
web-me-play-fights-in = { $won } van { $n }
web-me-play-review = { $n ->
    [one] Nog één spel beoordelen
   *[other] Nog { $n } spellen beoordelen
}
web-me-play-reviewing = Spel { $n } van { $all } wordt beoordeeld.
web-me-play-stop = Stoppen
web-me-play-reviewed = De beoordelingen zijn klaar.
web-me-play-failed = { $n ->
    [one] Eén spel kon niet worden beoordeeld; misschien bestaat de tafel niet meer.
   *[other] { $n } spellen konden niet worden beoordeeld; misschien bestaan de tafels niet meer.
}
web-me-play-table = Alle cijfers
web-me-play-day = Dag
web-me-play-result = Resultaat
web-me-play-start = Kans aan het begin
web-me-play-save = Als bestand opslaan
web-me-play-delete = Spellen en statistieken wissen
web-me-play-deleted = Spellen en statistieken zijn uit deze browser gewist.
web-me-play-restore = Ongedaan maken
