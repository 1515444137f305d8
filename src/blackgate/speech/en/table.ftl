### The pages of the terminal: headings, hints, and what is said to what was typed.

## Headings.

table-tunnel = Tunnel to { $target }
table-team = Team
table-dug = Dug
table-hand = Hand
table-cigarettes = Cig.
table-beaten = Beaten
table-gang-card = Gang card
table-background = Background
table-tokens = Tokens
table-piles = Piles
table-gangs = Gangs
table-supply = Supply
table-secret = Secret
table-others = Others hold
table-tools-dug = Tools dug
table-trauma = Trauma

## On the table.

table-empty = empty
table-secret-background = Background { $power }
table-skill-dug = { $n } Skill dug
table-deck = Search deck { $n }
table-discard = Discard { $n }
table-discard-top = Discard { $n }, top { $card }
table-gang-pile = { $gang }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
table-traumas = Trauma { $n }
table-michel-deck = { $michel } deck { $deck }, discard { $discard }
table-no = no { $verbs }
table-more = … { $n ->
    [one] 1 more line
   *[other] { $n } more lines
}: log { $all }
table-which = { $family }: which one? Enter goes back.
table-long-move = Cautious Move (
table-short-move = Cautious (

## What tokens are good for.

token-text-spy = On your turn, at no cost: look at the hand of another player.
token-text-skill = At your next Dig you roll: 4 or more is 1 more Tunnel point, with less the token is gone.
token-text-planning = A Cautious Move costs you 1 action instead of 2.
token-text-workout = In a fight, instead of a Weapon: with 4 or more none is needed, with 6 the token comes back.
token-text-bandage = Stands in for a Link when you Craft; or heals you in any Place.
token-text-corruption = Escapes Repression, or punishes a player beside the Warden, or moves her after a Move action.

## The goal.

goal-goal = Goal
goal-craft = Craft
goal-buy = Buy
goal-join = Join
goal-die = Die
goal-steal = Steal
goal-improve = Improve
goal-bet = Bet
goal-team = Team { $team }
goal-target = Dig { COUNT($points) }: { $tools }.
goal-recipe = { $needs } → { COUNT($product) }
goal-deal = { COUNT($product) } for { $price }
goal-gang = { $n } different of { $accessories }
goal-steal-text = a Spoon in { THE($places) }
goal-improve-text = a Pickaxe to a Shovel, a Shovel to 2 Pickaxes in { THE($places) }
goal-bet-text = 1 to 3 cigarettes on 2 to 6: at least that figure brings stake × figure in { THE($places) }
goal-team-text = { NAME($people) } dig { IN($block) }
goal-illegal = illegal beside her: { $verbs }

## The end.

end-drawn = Nobody dug far enough: the game ends after { $rounds } rounds.
end-team = Team { $team } dug out after { $rounds } rounds and won: { NAME($people) }.
end-won = { $who } dug out after { $rounds } rounds and won.

## At the keyboard.

say-pass-keyboard = Pass the keyboard to { $name }, then press Enter.
say-unwritten = { $path } cannot be written: { $error }.
say-replaced = { $name } did not play this: { $kind ->
    [late] too late
    [illegal] that is not possible
    [nonsense] an answer nobody understands
    [crash] its program ended
    [gone] its program ended too often, and no longer plays
   *[error] an error
} ({ $text }). What an absent player does stands in for it.
say-go-on = Enter to go on; or report >
say-go-on-several = Enter to go on; or report NAME, with the name of who reports >
say-only-report = Only a report is heard now.
say-who-reports = Who reports? For example: report Ana
say-nothing-to-report = There is nothing to report.
say-impossible = { $what } is not possible now.
say-impossible-all = Not possible now: { $what }.
say-possible = That is possible now: { $what }.
say-why-what = why what?
say-why-example = for example: why craft, why dig spoon, why extort NAME
say-how-many-lines = How many lines? For example: log 50
say-which-card = Which card? For example: card riot
say-which-rule = Which rule? For example: rule MOVE-4
say-not-undone = Nothing can be taken back: { $why }.
say-how-many-undone = How many decisions? For example: undo, undo 2, undo all
say-where-to = Where to? For example: save mygame.txt
say-overwrite = { $name } exists. Overwrite it? (y/n)
say-saved = Saved. Go on another time with: { $command }
say-save-where = Save to which file? (Enter: do not save)
say-save-name = What shall it be called?
say-no-option = There is no option { $typed }; they go from 1 to { $most }.
say-several = “{ $typed }” could be several: { $some }.
say-unclear = “{ $typed }” is not understood; { $advice }.
say-advice = type a number, a name, or help
say-no-exchange = There is no Exchange with “{ $name }” now; why exchange says more.
say-not-that = That is not possible: { $name }.
say-not-so-much = So much is not possible: { $name }.
say-not-so-many = You cannot sell so many: { $card }.
say-no-sale = “{ $name }” is nothing you can sell.
say-no-sale-several = “{ $name }” is not one card you can sell.
say-no-gift = “{ $name }” is nothing you can give.
say-no-gift-several = “{ $name }” is not one card you can give.
say-no-wish = “{ $name }” is nothing you can ask for.
say-no-wish-several = “{ $name }” is not one card you can ask for.

say-help =
    Answer with a number, with words (dig spoon, cautious cell), or with the
    beginning of them (ca ce). A line that ends in … opens a list of its own.
    Several cards are sold at once: sell link, 2 knife or sell all. A bet: bet 2
    on 5. A whole Exchange: exchange Ana: knife, 2 cigarettes for shovel, any card
      Enter         the question and its options again; so does: options
      { "." }             ends the turn, if that is all you can do
      goal          target, recipes, prices, gangs, die
      why ACTION    every rule that forbids it now: why dig spoon, why use
      explain       what is going on, what you can do, and what is at stake
      hint          what a Mastermind would do in your place, and why
      hand          your cards with their texts
      board         the table with all piles
      log [N]       what happened, the last N lines
      card NAME     a card’s text; a gang’s cards
      rule ID       a rule, such as rule MOVE-4; rule MOVE: the whole family
      undo [all]    takes back your last decision, or all that nothing came of
      report        what was just done, where the table plays report_mode=vigilant
      save FILE     keep the game
      quit          leave; you can save and resume

## What stands and cannot be taken back; seats without a name; a game that is kept.

seat-you = You
seat-player = Player { $n }
say-prisoner = { $name }: which prisoner? (number or name; Enter: any that is left) >
say-no-prisoner = “{ $typed }” is no prisoner who is left: type a number of the list, or a name.
say-ends-here = The game ends here.
say-kept = The game is kept. Go on with: { $command }

## After a game.

say-curve = How the chances moved
say-round = Round { $round }:
say-team = Team { $side }

## Walking through a record.

say-walk = Enter next · b back · t next turn · NUMBER jump · q quit >{" "}
say-walk-keys = Enter, b, t, a number or q.
say-step = Step { $n } of { $last }
say-goes-on = The game goes on: it is for { NAME($who) } to decide.

## Analysing a position.

table-chance = Chance to win
table-option = Option
table-tried = Tried
analyse-decimal = { $whole }.{ $tenth }
analyse-seat = As { NAME($who) } knows the table, { $n ->
    [one] 1 playout
   *[other] { $n } playouts
}.
analyse-open = With open cards, { $n ->
    [one] 1 playout
   *[other] { $n } playouts
}.
analyse-options = The options of { NAME($who) }, as the Mastermind sees them, { $n ->
    [one] 1 playout
   *[other] { $n } playouts
}.
analyse-only = { NAME($who) } has only one option: { $option }.

## What can be played.

editions-edition = Editions
editions-place = Places of Dig In
editions-figure = Figures
editions-mode = Modes
editions-prototype = Prototypes
editions-house = House rules
editions-more = The whole of Dig In: --with all. The rules it adds: blackgate editions NAME
editions-data = its data: { $command }
