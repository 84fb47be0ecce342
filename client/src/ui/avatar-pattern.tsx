import type { ReactElement } from 'react'

/** The colours of a pattern: background, two colours on it, and the medallion with its initials. */
type Palette = { background: string; print: string; accent: string; medallion: string; letters: string }

const INDIGO: Palette = {
  background: '#2b3a67',
  print: '#f1e3c6',
  accent: '#c8553d',
  medallion: '#1d2440',
  letters: '#faf5ec',
}
const MADDER: Palette = {
  background: '#9c3a2a',
  print: '#f3d9a6',
  accent: '#1d2440',
  medallion: '#5e1f17',
  letters: '#fdf3df',
}
const TURMERIC: Palette = {
  background: '#f2a32b',
  print: '#8f2f22',
  accent: '#fdf3df',
  medallion: '#faf0d8',
  letters: '#6b2014',
}
const TEAL: Palette = {
  background: '#1f7a78',
  print: '#f3e2bd',
  accent: '#f2a32b',
  medallion: '#0f4746',
  letters: '#faf5ec',
}
const LEAF: Palette = {
  background: '#5c7f3b',
  print: '#f6ebcb',
  accent: '#2b3a1c',
  medallion: '#2e431d',
  letters: '#fbf6e6',
}
const ROSE: Palette = {
  background: '#d98a8a',
  print: '#6d2038',
  accent: '#fdf0e4',
  medallion: '#fbeee2',
  letters: '#6d2038',
}
const PLUM: Palette = {
  background: '#5b3358',
  print: '#f0d3c2',
  accent: '#f2a32b',
  medallion: '#3a1d3a',
  letters: '#fbf0ea',
}
const SKY: Palette = {
  background: '#8fb4c9',
  print: '#1d3a55',
  accent: '#fdf3df',
  medallion: '#eaf2f5',
  letters: '#1d3a55',
}
const SAND: Palette = {
  background: '#e3c99b',
  print: '#5a3a1c',
  accent: '#1f7a78',
  medallion: '#fbf3e2',
  letters: '#5a3a1c',
}
const CHARCOAL: Palette = {
  background: '#34373f',
  print: '#f3e2bd',
  accent: '#d98a8a',
  medallion: '#1c1e24',
  letters: '#f6efe2',
}
const PALETTES = [INDIGO, MADDER, TURMERIC, TEAL, LEAF, ROSE, PLUM, SKY, SAND, CHARCOAL]

/** A tile of `size` by `size` units, rotated by `turn` degrees. */
type Pattern = { size: number; turn: number; draw: (palette: Palette) => ReactElement }

type Dot = { x: number; y: number; size: number }

/** Dots on the four corners of a tile, which meet in one dot where four tiles meet. */
const corners = (side: number, size: number): Dot[] => [0, side].flatMap((x) => [0, side].map((y) => ({ x, y, size })))

/** Path data of filled dots: one element for all, since a page may hold dozens of avatars. */
const discs = (dots: Dot[]): string =>
  dots
    .map(
      ({ x, y, size }) => `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`,
    )
    .join('')

/** Path data of dots with a hole, for `fill-rule: evenodd`. */
const ringDots = (dots: Dot[]): string =>
  discs(dots.flatMap((dot) => [1.375, 0.625].map((part) => ({ ...dot, size: dot.size * part }))))

/** Bandhani (tie-dye): rows of small rings around a larger flower of rings. */
function bandhani(petals: number): Pattern {
  const flower = Array.from({ length: petals }, (_, index) => {
    const angle = (index / petals) * 2 * Math.PI
    return { x: 12 + Math.cos(angle) * 6.6, y: 12 + Math.sin(angle) * 6.6, size: 8.4 / petals }
  })
  const edges = [
    { x: 12, y: 0, size: 0.9 },
    { x: 0, y: 12, size: 0.9 },
  ]
  const inAccent = ringDots(corners(24, 2.2))
  const inPrint = ringDots([...flower, { x: 12, y: 12, size: 2 }, ...edges])
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

/** Ajrakh (block print): eight-pointed stars in a lattice. */
function ajrakh(inner: number): Pattern {
  const dots = discs([{ x: 14, y: 14, size: 1.5 }, ...corners(28, 3.2)])
  return {
    size: 28,
    turn: 0,
    draw: ({ print, accent, background }) => (
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
        <circle cx="14" cy="14" r={inner} fill={background} stroke={print} strokeWidth="1.2" />
        <path d={dots} fill={print} />
      </>
    ),
  }
}

/** Ikat (dyed threads): lozenges with jagged edges. */
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

/** Path data of a lozenge of thin columns; every other column is longer by `run` at both ends. */
function lozenge(x: number, y: number, radius: number, steps: number, run: number): string {
  const width = (2 * radius) / (2 * steps + 1)
  return Array.from({ length: 2 * steps + 1 }, (_, index) => {
    const distance = Math.abs(index - steps) / (steps + 1)
    const height = radius * (1 - distance) + (index % 2 === 0 ? run : 0)
    return `M${(x - radius + index * width).toFixed(2)} ${(y - height).toFixed(2)}h${(width + 0.05).toFixed(2)}v${(2 * height).toFixed(2)}h-${(width + 0.05).toFixed(2)}z`
  }).join('')
}

/** Leheriya (tie-dye in waves): zigzag stripes in two colours. */
function leheriya(stripes: number): Pattern {
  const gap = 20 / stripes
  const wave = (at: number) => `M0 ${(at * gap).toFixed(2)}l5-4 5 4 5-4 5 4`
  const waves = Array.from({ length: stripes + 2 }, (_, at) => at)
  const inPrint = waves.filter((at) => at % 2 === 0).map(wave)
  const inAccent = waves.filter((at) => at % 2 === 1).map(wave)
  return {
    size: 20,
    turn: 0,
    draw: ({ print, accent }) => (
      <g fill="none" strokeWidth={gap / 2.6}>
        <path d={inPrint.join('')} stroke={print} />
        <path d={inAccent.join('')} stroke={accent} />
      </g>
    ),
  }
}

/** Phulkari (darned flowers): petals of stitches around a knot, with knots between the flowers. */
function phulkari(petals: number): Pattern {
  const knots = discs([{ x: 13, y: 13, size: 1.8 }, ...corners(26, 2.4)])
  const turns = Array.from({ length: petals }, (_, at) => ({ turn: (at * 360) / petals, isPrint: at % 2 === 0 }))
  return {
    size: 26,
    turn: 0,
    draw: ({ print, accent }) => (
      <>
        {turns.map(({ turn, isPrint }) => (
          <path
            key={turn}
            d="M13 10.5l2.2-4.2L13 1.5l-2.2 4.8z"
            fill={isPrint ? print : accent}
            transform={`rotate(${turn} 13 13)`}
          />
        ))}
        <path d={knots} fill={print} />
      </>
    ),
  }
}

/** Shisha (mirror work): round mirrors, each held by a ring of stitches. */
function shisha(stitches: number): Pattern {
  const ring = Array.from({ length: stitches }, (_, at) => {
    const angle = (at / stitches) * 2 * Math.PI
    return { x: 11 + Math.cos(angle) * 7.2, y: 11 + Math.sin(angle) * 7.2, size: 8.5 / stitches }
  })
  const dots = discs([...ring, ...corners(22, 1.6)])
  return {
    size: 22,
    turn: 0,
    draw: ({ print, accent }) => (
      <>
        <circle cx="11" cy="11" r="4.4" fill={accent} stroke={print} strokeWidth="1.3" />
        <path d={dots} fill={print} />
      </>
    ),
  }
}

const PATTERNS = [
  ...[bandhani(6), bandhani(8), ajrakh(4.5), ajrakh(6), ikat(4), ikat(6)],
  ...[leheriya(2), leheriya(4), phulkari(6), phulkari(8), shisha(10), shisha(14)],
]

/** A 32-bit hash of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** The pattern of an id, always the same: one of twelve patterns, ten palettes and three scales. */
export function avatarPattern(id: string): { pattern: Pattern; palette: Palette; scale: number } {
  const hash = hashOf(id)
  const pick = <T,>(list: readonly T[], divisor: number) => list[Math.floor(hash / divisor) % list.length] as T
  return { pattern: pick(PATTERNS, 1), palette: pick(PALETTES, 7), scale: pick([0.75, 0.9, 1.05], 61) }
}
