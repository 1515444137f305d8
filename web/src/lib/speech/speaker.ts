/** A speaker puts messages into one language for one reader, as docs/speech.md and speech/speaker.py do. */

import type { Box, Message, Noun, Row, Thing, Who } from '../../protocol'
import { formatted, type Given, type Language, type Spoken } from './catalogue'
import { capital, marked, split, type Piece } from './marks'
import { nounOf } from './nouns'
import { sound } from './sounds'

/** The possible parts of a message. */
export type Arg = Message['args'][string]

export class Speaker {
  readonly language: Language
  #nouns = new Map<string, Noun>()
  #phrases = new Map<string, string>()

  /** `viewer` is the seat addressed as "you", null for nobody. Without a box only words of the catalogue are known. */
  constructor(
    readonly box: Box | null,
    readonly names: readonly string[],
    readonly viewer: number | null,
    language?: Language,
  ) {
    this.language = language ?? (box?.language as Language | undefined) ?? 'en'
  }

  /** The message as a sentence. */
  say(message: Message): string {
    return textOf(this.pieces(message))
  }

  /** The same in pieces, so that players can be shown in their colours. */
  pieces(message: Message): Piece[] {
    return this.#begun(split(this.#said(message.id, message.args)), true)
  }

  /** A sentence of the page: it keeps its first letter, unless it begins with "you". */
  phrase(id: string, args: Readonly<Record<string, Arg>>): string {
    return textOf(this.#begun(split(this.#said(id, args)), false))
  }

  /** The name of a thing, or of several: Knife, 2 Knives. */
  noun(sort: string, id: string, n = 1): string {
    return this.thing({ type: 'thing', sort, id, n }, '')
  }

  /** "You", or a name, as it stands alone. */
  player(seat: number): string {
    return textOf(this.#begun(split(this.who(seat, '')), true))
  }

  thing({ sort, id, n }: Thing, form: string): string {
    const key = [form, n, sort, id].join(' ')
    const known = this.#phrases.get(key)
    if (known !== undefined) return known
    const text = formatted(this.language, form ? `noun-${form}` : 'noun', { ...this.#noun(sort, id), n })
    this.#phrases.set(key, text)
    return text
  }

  /** A player in a form, with marks. */
  who(seat: number, form: string): string {
    const isYou = seat === this.viewer
    const name = this.names[seat] ?? ''
    const text = formatted(this.language, form ? `who-${form}` : 'who', {
      you: isYou ? 'yes' : 'no',
      sound: sound(this.language, name, true),
      name: isYou ? name : marked(seat, name),
    })
    return isYou ? marked(seat, text) : text
  }

  /** The parts of a list in a form, joined two by two. */
  row({ parts, link }: Row, form: string): string {
    const said = parts.map((part) => {
      const value = this.#value(part, form)
      return typeof value === 'object' ? value.form('') : String(value)
    })
    const last = said.pop() ?? ''
    if (!said.length) return last
    return this.#link(link, said.reduce((first, next) => this.#link('comma', first, next)), last)
  }

  #link(link: string, first: string, last: string): string {
    const heard = sound(this.language, textOf(split(last)))
    return formatted(this.language, `row-${link}`, { first, last, sound: heard })
  }

  #said(id: string, args: Readonly<Record<string, Arg>>): string {
    const given: Record<string, Given> = {}
    for (const [name, arg] of Object.entries(args)) given[name] = this.#value(arg, '')
    return formatted(this.language, id, given)
  }

  #value(arg: Arg, usual: string): Given {
    if (typeof arg !== 'object') return arg
    return arg.type === 'message' ? this.#said(arg.id, arg.args) : new Value(this, arg, usual)
  }

  #noun(sort: string, id: string): Noun {
    const key = `${sort} ${id}`
    const noun = this.#nouns.get(key) ?? nounOf(this.language, this.box, sort, id)
    this.#nouns.set(key, noun)
    return noun
  }

  /** Capitalised; the name of another player stays as its owner writes it. */
  #begun(pieces: Piece[], always: boolean): Piece[] {
    const [first, ...others] = pieces
    if (!first || (first.seat === undefined ? !always : first.seat !== this.viewer)) return pieces
    return [{ ...first, text: capital(first.text) }, ...others]
  }
}

/** A part of a sentence during its construction. */
class Value implements Spoken {
  constructor(
    readonly speaker: Speaker,
    readonly part: Who | Thing | Row,
    readonly usual: string,
  ) {}

  form(name: string): string {
    const form = name || this.usual
    if (this.part.type === 'who') return this.speaker.who(this.part.seat, form)
    return this.part.type === 'thing' ? this.speaker.thing(this.part, form) : this.speaker.row(this.part, form)
  }

  trait(name: 'person' | 'n'): string | number {
    const { part } = this
    if (name === 'person' && part.type === 'who') return part.seat === this.speaker.viewer ? 'you' : 'other'
    if (name === 'n' && part.type === 'thing') return part.n
    if (name === 'n' && part.type === 'row')
      return part.parts.reduce((sum, each) => sum + (each.type === 'thing' ? each.n : 1), 0)
    throw new TypeError(`a ${part.type} has no ${name}`)
  }

  marked(text: string): string {
    return this.part.type === 'who' ? marked(this.part.seat, text) : text
  }
}

const textOf = (pieces: readonly Piece[]): string => pieces.map((piece) => piece.text).join('')
