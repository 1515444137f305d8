### The Workshop.

## Nouns

verb-improve = Improve tool
verb-develop = Develop skills

## Questions and options

ask-skill = roll for a Skill token? { $least } or more is 1 Tunnel point; with less it is gone.
label-improve = Improve { $tool }: { $product }
label-develop = Develop skills: take a Skill token
label-skill-roll = Roll for it
answer-skill-decline = Keep the token

## Story

buried = { $who } dug with skill: the token stays in the tunnel.
developed = { $who } developed skills: { COUNT($now) } now.
improved = { $who } turned { A($old) } into { A($new) }.

## Why not, and what would help

help-skill-pile = One comes back when a Skill roll fails.
help-dig-skill = It is asked when you dig and have a Skill token.
why-improve-none = { A($card) } cannot be improved.
help-tools = A Pickaxe or a Shovel can be.
module-workshop = the Workshop
