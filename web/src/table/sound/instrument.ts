/** Tones synthesised by the browser. Silent until the first gesture on the page, as browsers require. */

import { TONES, type Strike, type Tone } from './tones'

/** A metal bar rings in inharmonic overtones. */
const PARTIALS = [1, 2.76, 5.4]
/** Pause between tones that arrive together. */
const APART = 0.18

export class Instrument {
  #make: () => AudioContext
  #context: AudioContext | null = null
  /** The start of the last requested tone. */
  #until = 0

  constructor(make: () => AudioContext = () => new AudioContext()) {
    this.#make = make
  }

  /** The first gesture: sound is allowed from now on. Without audio support it stays silent. */
  wake(): void {
    try {
      this.#context ??= this.#make()
      if (this.#context.state === 'suspended') void this.#context.resume().catch(() => {})
    } catch {
      this.#context = null
    }
  }

  /** Play one tone after the other at the player's volume (0 to 1). */
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

/** An oscillator that drops in pitch while it fades out. */
function ring(context: AudioContext, pitch: number, at: number, lasts: number, loud: number, falls = 1): void {
  const body = context.createOscillator()
  body.type = 'sine'
  body.frequency.setValueAtTime(pitch, at)
  body.frequency.exponentialRampToValueAtTime(pitch * falls, at + lasts)
  body.connect(dying(context, at, lasts, loud))
  body.start(at)
  body.stop(at + lasts)
}

/** A short burst of noise around a pitch: cards, earth, the attack of a knock. */
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
