/** Tones made by the browser itself. It is silent until somebody has touched the page: browsers allow it no sooner. */

import { TONES, type Strike, type Tone } from './tones'

/** A metal bar rings in tones that are no harmonics of each other. */
const PARTIALS = [1, 2.76, 5.4]
/** Between tones that are told at once. */
const APART = 0.18

export class Instrument {
  #make: () => AudioContext
  #context: AudioContext | null = null
  /** When the last tone has begun that was asked for. */
  #until = 0

  constructor(make: () => AudioContext = () => new AudioContext()) {
    this.#make = make
  }

  /** The first gesture: from now on there may be sound. Where there is none to be had, it stays quiet. */
  wake(): void {
    try {
      this.#context ??= this.#make()
      if (this.#context.state === 'suspended') void this.#context.resume().catch(() => {})
    } catch {
      this.#context = null
    }
  }

  /** One tone after the other, as loud as the player wants it (0 to 1). */
  play(tones: Tone[], volume: number): void {
    const context = this.#context
    if (!context || context.state !== 'running' || volume <= 0) return
    for (const tone of tones) {
      const start = Math.max(context.currentTime, this.#until)
      this.#until = start + APART
      for (const strike of TONES[tone]) struck(context, strike, start + strike.at, volume)
    }
  }
}

function struck(context: AudioContext, strike: Strike, at: number, volume: number): void {
  const { of, pitch, lasts, loud } = strike
  if (of === 'metal') PARTIALS.forEach((partial, n) => ring(context, pitch * partial, at, lasts / (n + 1), (loud * volume) / (n + 1)))
  if (of === 'wood') ring(context, pitch, at, lasts, loud * volume, 0.6)
  if (of !== 'metal') rustle(context, pitch, at, of === 'wood' ? 0.02 : lasts, loud * volume * 0.5)
}

/** Something that swings, and falls to a part of its pitch while it dies away. */
function ring(context: AudioContext, pitch: number, at: number, lasts: number, loud: number, falls = 1): void {
  const body = context.createOscillator()
  body.type = 'sine'
  body.frequency.setValueAtTime(pitch, at)
  body.frequency.exponentialRampToValueAtTime(pitch * falls, at + lasts)
  body.connect(dying(context, at, lasts, loud))
  body.start(at)
  body.stop(at + lasts)
}

/** A short breath of noise around a pitch: cards, earth, the edge of a knock. */
function rustle(context: AudioContext, pitch: number, at: number, lasts: number, loud: number): void {
  const noise = context.createBufferSource()
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1
  noise.buffer = buffer
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = pitch
  noise.connect(band).connect(dying(context, at, lasts, loud))
  noise.start(at)
}

function dying(context: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(Math.max(loud, 0.0002), at + 0.005)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  gain.connect(context.destination)
  return gain
}
