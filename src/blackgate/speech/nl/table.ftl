### De pagina’s van de terminal: koppen, hints, en wat er gezegd wordt op wat er getypt is.

## Koppen.

table-tunnel = Tunnel tot { $target }
table-team = Team
table-dug = Gegraven
table-hand = Hand
table-cigarettes = Sig.
table-beaten = Aframm.
table-gang-card = Bendekaart
table-background = Achtergrond
table-tokens = Fiches
table-piles = Stapels
table-gangs = Bendes
table-supply = Voorraad
table-secret = Geheim
table-others = Anderen hebben
table-tools-dug = Gebruikte Werktuigen
table-trauma = Trauma

## Op tafel.

table-empty = leeg
table-secret-background = Achtergrond { $power }
table-skill-dug = { $n ->
    [one] 1 Talentfiche in de tunnel
   *[other] { $n } Talentfiches in de tunnel
}
table-deck = Zoekstapel { $n }
table-discard = Aflegstapel { $n }
table-discard-top = Aflegstapel { $n }, bovenop { $card }
table-gang-pile = { $gang }: { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
table-traumas = Trauma { $n }
table-michel-deck = Stapel { $michel } { $deck }, aflegstapel { $discard }
table-no = niet: { $verbs }
table-more = … { $n ->
    [one] nog 1 regel
   *[other] nog { $n } regels
}: log { $all }
table-which = { $family }: welke? Enter gaat terug.
table-long-move = Voorzichtig verplaatsen (
table-short-move = Voorzichtig (

## Waar fiches goed voor zijn.

token-text-spy = In jouw beurt, zonder kosten: bekijk de hand van een andere speler.
token-text-skill = Bij je volgende keer Graven gooi je: 4 of meer is 1 tunnelpunt extra, met minder is het fiche weg.
token-text-planning = Voorzichtig verplaatsen kost je 1 actie in plaats van 2.
token-text-workout = In een gevecht, in plaats van een Wapen: met 4 of meer is er geen nodig, met 6 komt het fiche terug.
token-text-bandage = Vervangt een Touw bij Knutselen; of geneest je op elke Locatie.
token-text-corruption = Ontkomt aan Repressie, of straft een speler bij de Gevangenisdirecteur, of verplaatst haar na een verplaatsing.

## Het doel.

goal-goal = Doel
goal-craft = Knutselen
goal-buy = Kopen
goal-join = Bende
goal-die = Dobbelsteen
goal-steal = Stelen
goal-improve = Verbeteren
goal-bet = Gokken
goal-team = Team { $team }
goal-target = Graaf { COUNT($points) }: { $tools }.
goal-recipe = { $needs } → { COUNT($product) }
goal-deal = { COUNT($product) } voor { $price }
goal-gang = { $n } verschillende uit { $accessories }
goal-steal-text = een Lepel in { THE($places) }
goal-improve-text = een Houweel wordt een Schep, een Schep wordt 2 Houwelen, in { THE($places) }
goal-bet-text = 1 tot 3 sigaretten op 2 tot 6: bij minstens dat getal krijg je inzet × getal, in { THE($places) }
goal-team-text = { NAME($people) } graven { IN($block) }
goal-illegal = verboden in haar bijzijn: { $verbs }

## Het einde.

end-drawn = Niemand groef ver genoeg: het spel eindigt na { $rounds } ronden.
end-team = Team { $team } ontsnapte na { $rounds } ronden en won: { NAME($people) }.
end-won = { $who } ontsnapte na { $rounds } ronden en won.

## Aan het toetsenbord.

say-pass-keyboard = Geef het toetsenbord aan { $name } en druk dan op Enter.
say-unwritten = { $path } kan niet geschreven worden: { $error }.
say-replaced = { $name } speelde dit niet: { $kind ->
    [late] te laat
    [illegal] dat kan niet
    [nonsense] een onbegrijpelijk antwoord
    [crash] het programma is gestopt
    [gone] het programma is te vaak gestopt en speelt niet meer
   *[error] een fout
} ({ $text }). Wat een afwezige speler doet, komt ervoor in de plaats.
say-go-on = Enter om verder te gaan; of report >
say-go-on-several = Enter om verder te gaan; of report NAAM, met de naam van wie verklikt >
say-only-report = Nu kan er alleen verklikt worden.
say-who-reports = Wie verklikt? Bijvoorbeeld: report Ana
say-nothing-to-report = Er valt niets te verklikken.
say-impossible = { $what } kan nu niet.
say-impossible-all = Dit kan nu niet: { $what }.
say-possible = Dat kan nu: { $what }.
say-why-what = waarom wat?
say-why-example = bijvoorbeeld: why craft, why dig spoon, why extort NAAM
say-how-many-lines = Hoeveel regels? Bijvoorbeeld: log 50
say-which-card = Welke kaart? Bijvoorbeeld: card riot
say-which-rule = Welke regel? Bijvoorbeeld: rule MOVE-4
say-not-undone = Er kan niets teruggenomen worden: { $why }.
say-how-many-undone = Hoeveel beslissingen? Bijvoorbeeld: undo, undo 2, undo all
say-where-to = Waarheen? Bijvoorbeeld: save mijnspel.txt
say-overwrite = { $name } bestaat al. Overschrijven? (y/n)
say-saved = Bewaard. Een andere keer verder met: { $command }
say-save-where = In welk bestand bewaren? (Enter: niet bewaren)
say-save-name = Hoe moet het heten?
say-no-option = Optie { $typed } bestaat niet; ze gaan van 1 tot { $most }.
say-several = “{ $typed }” kan meer dan één ding zijn: { $some }.
say-unclear = “{ $typed }” is niet te begrijpen; { $advice }.
say-advice = typ een nummer, een naam of help
say-no-exchange = Er is nu geen Ruil met “{ $name }”; why exchange zegt meer.
say-not-that = Dat kan niet: { $name }.
say-not-so-much = Zo veel kan niet: { $name }.
say-not-so-many = Zo veel kun je er niet verkopen: { $card }.
say-no-sale = “{ $name }” kun je niet verkopen.
say-no-sale-several = “{ $name }” is niet één kaart die je kunt verkopen.
say-no-gift = “{ $name }” kun je niet geven.
say-no-gift-several = “{ $name }” is niet één kaart die je kunt geven.
say-no-wish = “{ $name }” kun je niet vragen.
say-no-wish-several = “{ $name }” is niet één kaart die je kunt vragen.

say-help =
    Antwoord met een nummer, met woorden (dig spoon, cautious cell), of met het
    begin ervan (ca ce). Een regel die op … eindigt, opent een eigen lijst.
    Meer kaarten tegelijk verkopen: sell link, 2 knife of sell all. Gokken: bet 2
    on 5. Een hele Ruil: exchange Ana: knife, 2 cigarettes for shovel, any card
      Enter         nog eens de vraag en de opties; net als: options
      { "." }             beëindigt de beurt, als dat alles is wat je kunt
      goal          doel, recepten, prijzen, bendes, dobbelsteen
      why ACTIE     elke regel die het nu verbiedt: why dig spoon, why use
      explain       hoe het ervoor staat, wat je kunt doen, wat je riskeert
      hint          wat een Meesterbrein in jouw plaats zou doen, en waarom
      hand          je kaarten met hun teksten
      board         de tafel met alle stapels
      log [N]       wat er gebeurd is, de laatste N regels
      card NAAM     de tekst van een kaart; de kaarten van een bende
      rule ID       een regel, zoals rule MOVE-4; rule MOVE: alle van dat soort
      undo [all]    neemt je laatste beslissing terug, of alles zonder gevolg
      report        verklikt wat net gedaan is, bij report_mode=vigilant
      save BESTAND  bewaart het spel
      quit          stoppen; je kunt bewaren en later verdergaan

## Wat vaststaat en niet teruggenomen kan worden; plaatsen zonder naam; een spel dat bewaard is.

seat-you = Jij
seat-player = Speler { $n }
say-prisoner = { $name }: welke gevangene? (nummer of naam; Enter: een die overblijft) >
say-no-prisoner = “{ $typed }” is geen gevangene die over is: typ een nummer uit de lijst of een naam.
say-ends-here = Het spel eindigt hier.
say-kept = Het spel is bewaard. Verder met: { $command }

## Na een spel.

say-curve = Hoe de kansen verschoven
say-round = Ronde { $round }:
say-team = Team { $side }

## Door een verslag lopen.

say-walk = Enter verder · b terug · t volgende beurt · NUMMER sprong · q stop >{" "}
say-walk-keys = Enter, b, t, een nummer of q.
say-step = Stap { $n } van { $last }
say-goes-on = Het spel gaat verder: { NAME($who) } moet beslissen.

## Een stelling analyseren.

table-chance = Winstkans
table-option = Optie
table-tried = Geprobeerd
analyse-decimal = { $whole },{ $tenth }
analyse-seat = Met wat { NAME($who) } van de tafel weet, { $n ->
    [one] 1 simulatie
   *[other] { $n } simulaties
}.
analyse-open = Met open kaarten, { $n ->
    [one] 1 simulatie
   *[other] { $n } simulaties
}.
analyse-options = De opties van { NAME($who) }, zoals het Meesterbrein ze ziet, { $n ->
    [one] 1 simulatie
   *[other] { $n } simulaties
}.
analyse-only = { NAME($who) } heeft maar één optie: { $option }.

## Wat je kunt spelen.

editions-edition = Edities
editions-place = Locaties van Tunnelvisie
editions-figure = Figuren
editions-mode = Spelvormen
editions-prototype = Prototypes
editions-house = Huisregels
editions-more = Heel Tunnelvisie: --with all. De regels die erbij komen: blackgate editions NAAM
editions-data = de gegevens ervan: { $command }
