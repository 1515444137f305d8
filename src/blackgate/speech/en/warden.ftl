### The Warden and her Office.

## Nouns

verb-attract = Attract the Warden
verb-bribe = Bribe

## Questions and options

ask-report = { $actor } did this beside { THE($warden) }: { $verb }. Report it?
ask-freepass = you were reported for this: { $verb }. Spend a Corruption token, or go { TO($solitary) } and end your turn?
ask-punish = { $actor } finished an action beside { THE($warden) }. Spend a Corruption token to punish?
ask-corrupt = { THE($warden) } is { IN($warden_place) }. Spend a Corruption token to move her?
label-attract = Attract { THE($warden) }
label-bribe = Bribe: { $price } cigarettes for Corruption
label-report = Report it
label-freepass = Spend a Corruption token
label-punish-beating = Punish: a Beating
label-punish-hand = Punish: half the hand
label-punish-cigarettes = Punish: all cigarettes
label-warden = Move { THE($warden) } { TO($place) }
answer-report-decline = Say nothing
answer-freepass-decline = Take what comes
answer-punish-decline = No Punishment
answer-corrupt-decline = Leave her there

## Story

bribed = { $who } paid a bribe of { COUNT($price) }: { COUNT($now) } now.
called = { $who } made { THE($figure) } come to { THE($place) }.
reported = { $who } reported { $other }: { $verb }.
repressed = { THE($figure) } caught { $who }: { $verb }.
punished = { $who } had { $other } punished: { $punishment ->
    [beating] a Beating
    [hand] half the hand
   *[cigarettes] all cigarettes
}.

## Why not, and what would help

why-attract-here = { THE($warden) } is here already.
why-bribe-cigarettes = A Bribe costs { $price } cigarettes; you have { $cigarettes }.
why-report-late = There is nothing to report, or it is too late.
why-freepass-late = A Freepass answers a report against you, and nobody reported anything.
why-punish-late = A Punishment follows an action of somebody else, for a Corruption token.
why-corrupt-late = A Corruption token moves { THE($warden) } right after a Move action only.
help-report = A report follows an illegal action of somebody else beside { THE($warden) }.
help-freepass = It is asked when you are reported and have a Corruption token.
help-punish = It is asked when somebody finishes an action beside { THE($warden) } and you have a token.
help-corrupt = It is asked after a Move action, of whoever has a token; Attract works at any time.
module-warden = the Warden
