import { finial, type Tones, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, circle, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

export interface Gopuram {
  tiers: number
  /** Width at the foot of the first tier, and height of all tiers without the base and the crown. */
  width: number
  height: number
  wall: string
  /** Painted figures take these colours in turn; none leaves plain niches. */
  painted?: readonly string[]
  base?: string
}

/** Madurai's colours. */
export const madurai: Gopuram = {
  tiers: 9,
  width: 250,
  height: 350,
  wall: '#3f8f86',
  painted: ['#f3c24c', '#d9586b', '#f6efe0', '#4f86b8', '#e8894a', '#7fb35a'],
  base: '#c9a27a',
}

/** Hampi's Virupaksha tower: plaster gone to ochre. */
export const virupaksha: Gopuram = { tiers: 9, width: 220, height: 310, wall: '#d9a25f', base: '#b9794f' }

/** A southern gate tower, its foot at (x, y). */
export function gopuram(k: Kit, x: number, y: number, s: number, g: Gopuram, distance = 0): string {
  const t = tones(k, distance)
  const baseHeight = g.height * 0.24
  // each tier is lower and narrower than the last, so that the edge curves inward
  const shrink = 0.925
  const unit = g.height / range(g.tiers).reduce((sum, i) => sum + shrink ** i, 0)
  let foot = -baseHeight
  const halfAt = (i: number) => (g.width / 2) * (1 - 0.62 * (i / g.tiers) ** 0.92)
  const tiers = range(g.tiers).map((i) => {
    const h = unit * shrink ** i
    const tier = drawTier(t, g, foot, h, halfAt(i), halfAt(i + 1), i)
    foot -= h
    return tier
  })
  return at(x, y, base(t, g, baseHeight) + tiers.join('') + crown(t, g, foot, halfAt(g.tiers)), s)
}

function drawTier(t: Tones, g: Gopuram, y: number, h: number, half: number, next: number, i: number): string {
  const top = (half + next) / 2
  const count = Math.max(5, 2 * Math.round(half / 22) + 1)
  const at = (f: number) => f * (half * 0.84)
  const places = spread(-1, 1, count)
  const niche = (f: number) => {
    const w = (half / count) * 0.95
    return d`M${at(f) - w / 2} ${y - h * 0.08}v${-h * 0.36}q${w / 2} ${-h * 0.2} ${w} 0v${h * 0.36}z`
  }
  const figures = g.painted
    ? each(g.painted, (colour, c) => {
        const mine = places.filter((f, j) => (j + i * 2) % g.painted!.length === c && Math.abs(f) > 0.05)
        const w = (half / count) * 1.05
        return mine.length
          ? fill(
              each(
                mine,
                (f) =>
                  d`M${at(f) - w * 0.55} ${y - h * 0.06}l${w * 0.2} ${-h * 0.34}a${w * 0.36} ${h * 0.16} 0 1 1 ${w * 0.7} 0l${w * 0.2} ${h * 0.34}z`,
              ),
              t.lit(colour),
            )
          : ''
      })
    : fill(
        each(
          places.filter((f) => Math.abs(f) > 0.05),
          niche,
        ),
        t.dark(g.wall, 0.5),
      )
  const small = (f: number) => {
    const w = (half / count) * 1.3
    return d`M${f * top * 0.92 - w * 0.5} ${y - h * 0.72}q0 ${-h * 0.26} ${w * 0.5} ${-h * 0.3}q${w * 0.5} ${h * 0.04} ${w * 0.5} ${h * 0.3}z`
  }
  const eave = g.painted ? t.lit(g.painted[(i + 1) % g.painted.length]!) : t.dark(g.wall, 0.34)
  return (
    fill(d`M${-half} ${y}L${-top} ${y - h}H${top}L${half} ${y}z`, t.lit(g.wall)) +
    fill(d`M${half * 0.45} ${y}L${top * 0.45} ${y - h}H${top}L${half} ${y}z`, t.dark(g.wall, 0.24)) +
    figures +
    fill(d`M${-half * 0.13} ${y}v${-h * 0.5}q${half * 0.13} ${-h * 0.22} ${half * 0.26} 0v${h * 0.5}z`, t.window) +
    fill(
      each(spread(-1, 1, Math.max(5, count - 2)), small),
      g.painted ? t.lit(g.painted[(i + 3) % g.painted.length]!) : t.lit('#e6b672'),
    ) +
    fill(d`M${-half * 1.02} ${y - h * 0.58}H${half * 1.02}L${half * 0.96} ${y - h * 0.74}H${-half * 0.96}z`, eave) +
    rect(-half * 1.01, y - 3, half * 2.02, 4, t.dark(g.wall, 0.42))
  )
}

function base(t: Tones, g: Gopuram, h: number): string {
  const stone = g.base ?? g.wall
  const half = g.width * 0.54
  return (
    rect(-half, -h, half * 2, h, t.lit(stone)) +
    rect(half * 0.45, -h, half * 0.55, h, t.dark(stone, 0.24)) +
    fill(
      each(
        [-0.86, -0.66, -0.46, 0.34, 0.54, 0.74],
        (f) => d`M${f * half} ${-h * 0.12}v${-h * 0.62}h${half * 0.08}v${h * 0.62}z`,
      ),
      t.dark(stone, 0.36),
    ) +
    stroke(d`M${-half} ${-h * 0.3}H${half}M${-half} ${-h * 0.84}H${half}`, t.dark(stone, 0.4), 2.4) +
    rect(-half - 5, -h - 3, half * 2 + 10, 7, t.dark(stone, 0.14)) +
    rect(-half - 8, -7, half * 2 + 16, 7, t.dark(stone, 0.3)) +
    rect(-g.width * 0.14, -h * 0.94, g.width * 0.28, h * 0.94, t.dark(stone, 0.2)) +
    rect(-g.width * 0.1, -h * 0.84, g.width * 0.2, h * 0.84, t.dark(stone, 0.68))
  )
}

/** The barrel roof with horned faces at its ends and a row of pots along the ridge. */
function crown(t: Tones, g: Gopuram, y: number, half: number): string {
  const h = half * 0.92
  const roof = g.painted ? g.painted[4]! : '#e6b672'
  return (
    rect(-half * 0.92, y - h * 0.34, half * 1.84, h * 0.36, t.dark(g.wall, 0.2)) +
    fill(
      each(spread(-0.7, 0.7, 5), (f) => d`M${f * half - half * 0.08} ${y}v${-h * 0.24}h${half * 0.16}v${h * 0.24}z`),
      t.dark(g.wall, 0.55),
    ) +
    fill(
      d`M${-half * 1.06} ${y - h * 0.3}C${-half * 1.2} ${y - h * 0.8} ${-half * 0.8} ${y - h * 1.1} ${-half * 0.7} ${y - h * 1.12}H${half * 0.7}C${half * 0.8} ${y - h * 1.1} ${half * 1.2} ${y - h * 0.8} ${half * 1.06} ${y - h * 0.3}z`,
      t.lit(roof),
    ) +
    fill(
      d`M${half * 0.3} ${y - h * 0.3}C${half * 0.5} ${y - h * 0.7} ${half * 0.4} ${y - h * 1.1} ${half * 0.3} ${y - h * 1.12}H${half * 0.7}C${half * 0.8} ${y - h * 1.1} ${half * 1.2} ${y - h * 0.8} ${half * 1.06} ${y - h * 0.3}z`,
      t.dark(roof, 0.25),
    ) +
    each(
      [-1, 1],
      (f) =>
        circle(f * half * 0.98, y - h * 0.72, half * 0.27, t.lit(g.painted ? g.painted[0]! : '#c98349')) +
        circle(f * half * 0.98, y - h * 0.72, half * 0.14, t.dark(g.wall, 0.5)) +
        stroke(
          d`M${f * half * 1.14} ${y - h * 0.92}q${f * half * 0.16} ${-h * 0.2} ${f * half * 0.04} ${-h * 0.42}`,
          t.lit(g.painted ? g.painted[0]! : '#c98349'),
          half * 0.07,
        ),
    ) +
    circle(0, y - h * 0.72, half * 0.22, t.dark(roof, 0.34)) +
    each(spread(-0.62, 0.62, 7), (f) => finial(t, f * half, y - h * 1.08, h * 0.5))
  )
}
