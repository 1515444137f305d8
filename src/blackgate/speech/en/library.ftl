### The Library.

## Nouns

verb-rehabilitate = Rehabilitate
verb-study = Study

## Questions and options

label-spy = Spy on { $who }
label-rehabilitate = Rehabilitate: a new Background
label-study = Study: take a Spy token
family-spy = Spy on … (free)

## Story

rehabilitated = { $who } drew a new Background.
rehabilitated-as = { $who } drew a new Background: { $power }.
studied = { $who } studied: { COUNT($now) } now.

## Why not, and what would help

why-spy-self = You know your own hand.
why-rehabilitate-pile = There is no Background left to draw.
why-spy-moment = A Spy token does not interrupt an action.
help-between = Use it on your turn, between actions.
help-rehabilitate = Rehabilitate in { THE($rehabilitate_places) } draws another one.
module-library = the Library
