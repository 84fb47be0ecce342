import type { ReactElement } from 'react'

/** The colours of a cloth: its ground, two dyes printed on it, and the two of the medallion that holds the initials. */
type Dyes = { ground: string; print: string; accent: string; medallion: string; letters: string }

const INDIGO: Dyes = {
  ground: '#2b3a67',
  print: '#f1e3c6',
  accent: '#c8553d',
  medallion: '#1d2440',
  letters: '#faf5ec',
}
const MADDER: Dyes = {
  ground: '#9c3a2a',
  print: '#f3d9a6',
  accent: '#1d2440',
  medallion: '#5e1f17',
  letters: '#fdf3df',
}
const TURMERIC: Dyes = {
  ground: '#f2a32b',
  print: '#8f2f22',
  accent: '#fdf3df',
  medallion: '#faf0d8',
  letters: '#6b2014',
}
const TEAL: Dyes = { ground: '#1f7a78', print: '#f3e2bd', accent: '#f2a32b', medallion: '#0f4746', letters: '#faf5ec' }
const LEAF: Dyes = { ground: '#5c7f3b', print: '#f6ebcb', accent: '#2b3a1c', medallion: '#2e431d', letters: '#fbf6e6' }
const ROSE: Dyes = { ground: '#d98a8a', print: '#6d2038', accent: '#fdf0e4', medallion: '#fbeee2', letters: '#6d2038' }
const DYES = [INDIGO, MADDER, TURMERIC, TEAL, LEAF, ROSE]

type Pattern = { size: number; turn: number; draw: (dyes: Dyes) => ReactElement }

type Dot = { x: number; y: number; size: number }

/** The four corners of a square of cloth, and so one dot where four squares meet. */
const corners = (side: number, size: number): Dot[] => [0, side].flatMap((x) => [0, side].map((y) => ({ x, y, size })))

/** Dots as the data of one path: a cloth is worn by dozens on a page, and every element costs. */
const discs = (dots: Dot[]): string =>
  dots
    .map(
      ({ x, y, size }) => `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`,
    )
    .join('')

/** Tied dots, each with a hole where the thread was; to be filled by `evenodd`. */
const knots = (dots: Dot[]): string =>
  discs(dots.flatMap((dot) => [1.375, 0.625].map((part) => ({ ...dot, size: dot.size * part }))))

/** Tied dots: small rings in diagonal rows around a larger flower of them. */
function bandhani(petals: number): Pattern {
  const flower = Array.from({ length: petals }, (_, at) => {
    const angle = (at / petals) * 2 * Math.PI
    return { x: 12 + Math.cos(angle) * 6.6, y: 12 + Math.sin(angle) * 6.6, size: 8.4 / petals }
  })
  const between = [
    { x: 12, y: 0, size: 0.9 },
    { x: 0, y: 12, size: 0.9 },
  ]
  const inAccent = knots(corners(24, 2.2))
  const inPrint = knots([...flower, { x: 12, y: 12, size: 2 }, ...between])
  return {
    size: 24,
    turn: 45,
    draw: ({ print, accent }) => (
      <>
        <path d={inAccent} fill={accent} fillRule="evenodd" />
        <path d={inPrint} fill={print} fillRule="evenodd" />
      </>
    ),
  }
}

/** Resist-printed stars of eight points in a lattice, each in an outline of bare cloth. */
function ajrakh(inner: number): Pattern {
  const dots = discs([{ x: 14, y: 14, size: 1.5 }, ...corners(28, 3.2)])
  return {
    size: 28,
    turn: 0,
    draw: ({ print, accent, ground }) => (
      <>
        <path d="M0 14L14 0l14 14-14 14z" fill="none" stroke={print} strokeWidth="1.1" />
        {[0, 45].map((turn) => (
          <path
            key={turn}
            d="M6.5 6.500h15v15h-15z"
            fill={accent}
            stroke={print}
            strokeWidth="1.4"
            transform={`rotate(${turn} 14 14)`}
          />
        ))}
        <circle cx="14" cy="14" r={inner} fill={ground} stroke={print} strokeWidth="1.2" />
        <path d={dots} fill={print} />
      </>
    ),
  }
}

/** Lozenges whose edges run, as dyed threads do when they are woven. */
function ikat(steps: number): Pattern {
  const outer = lozenge(15, 15, 13, steps, 1.5)
  const middle =
    lozenge(15, 15, 8, steps, 1) +
    corners(30, 5)
      .map(({ x, y, size }) => lozenge(x, y, size, steps, 0.8))
      .join('')
  const heart = lozenge(15, 15, 3, steps, 0.6)
  return {
    size: 30,
    turn: 0,
    draw: ({ print, accent }) => (
      <>
        <path d={outer} fill={print} />
        <path d={middle} fill={accent} />
        <path d={heart} fill={print} />
      </>
    ),
  }
}

/** A lozenge of thin columns; every other one runs over by `run`, up and down. */
function lozenge(x: number, y: number, reach: number, steps: number, run: number): string {
  const width = (2 * reach) / (2 * steps + 1)
  return Array.from({ length: 2 * steps + 1 }, (_, at) => {
    const away = Math.abs(at - steps) / (steps + 1)
    const height = reach * (1 - away) + (at % 2 === 0 ? run : 0)
    return `M${(x - reach + at * width).toFixed(2)} ${(y - height).toFixed(2)}h${(width + 0.05).toFixed(2)}v${(2 * height).toFixed(2)}h-${(width + 0.05).toFixed(2)}z`
  }).join('')
}

const PATTERNS = [bandhani(6), bandhani(8), ajrakh(4.5), ajrakh(6), ikat(4), ikat(6)]

/** A number out of a text, the same for the same text (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** The cloth that belongs to an id: one of six prints in one of six sets of dyes, larger or smaller. */
export function avatarPattern(id: string): { pattern: Pattern; dyes: Dyes; scale: number } {
  const number = numberOf(id)
  const pick = <T,>(list: readonly T[], from: number) => list[Math.floor(number / from) % list.length] as T
  return { pattern: pick(PATTERNS, 1), dyes: pick(DYES, 7), scale: pick([0.75, 0.9, 1.05], 61) }
}
