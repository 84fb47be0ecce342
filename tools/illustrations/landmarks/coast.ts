import { arch, finial, merlons, round, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { between } from '../kit/random.ts'
import { at, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

/** A banded lighthouse, 50 wide and 260 high at scale 1, standing on (x, y). */
export function lighthouse(
  k: Kit,
  x: number,
  y: number,
  s = 1,
  distance = 0,
  white = '#fbf4e6',
  band = '#c8553d',
): string {
  const t = tones(k, distance)
  const half = (f: number) => 25 - 10 * f
  const hoop = (a: number, b: number) =>
    d`M${-half(a)} ${-210 * a}L${-half(b)} ${-210 * b}H${half(b)}L${half(a)} ${-210 * a}z`
  return at(
    x,
    y,
    (k.light.lamp ? fill('M0-232L-520-300V-170zM0-232L520-300V-170z', k.light.lamp, 0.18) : '') +
      fill(hoop(0, 1), t.lit(white)) +
      fill(hoop(0.12, 0.3) + hoop(0.48, 0.66) + hoop(0.84, 0.96), t.lit(band)) +
      fill('M8 0L5-210H15L25 0z', k.light.shade, 0.22) +
      rect(-22, -216, 44, 8, t.dark(white, 0.3)) +
      stroke('M-20-216V-228M-10-216V-228M10-216V-228M20-216V-228M-21-228H21', t.dark('#3a3a48', 0.3), 2) +
      rect(-11, -240, 22, 24, k.light.lamp ?? t.lit('#f7dd94')) +
      stroke('M-11-240V-216M0-240V-216M11-240V-216', t.dark('#3a3a48', 0.3), 2) +
      fill('M-15-240Q0-262 15-240z', t.lit(band)) +
      finial(t, 0, -250, 16, band) +
      fill(arch(0, 0, 16, 28) + arch(0, -80, 9, 16) + arch(0, -146, 8, 14), t.dark('#3a3a48', 0.3)),
    s,
  )
}

/** Sea walls with round bastions from `from` to `to`, their feet in the water at y. */
export function seaFort(
  k: Kit,
  from: number,
  to: number,
  y: number,
  h: number,
  stone: string,
  distance = 0,
  bastions = 5,
  seed = 61,
): string {
  const t = tones(k, distance)
  const random = k.random(seed)
  const courses = each(range(16), () => {
    const w = between(random, 20, 60)
    return d`M${between(random, from + 20, to - 70)} ${y - h * between(random, 0.12, 0.8)}h${w}`
  })
  return (
    rect(from, y - h * 0.82, to - from, h * 0.82 + 4, t.lit(stone)) +
    fill(merlons(from, to, y - h * 0.82, h * 0.1), t.lit(stone)) +
    stroke(courses, t.dark(stone, 0.34), 1.8, 0.6) +
    each(spread(from, to, bastions), (bx) => {
      const w = h * 0.62
      return (
        fill(
          d`M${bx - w * 0.58} ${y + 4}L${bx - w * 0.46} ${y - h}q${w * 0.46} ${h * 0.06} ${w * 0.92} 0L${bx + w * 0.58} ${y + 4}z`,
          t.lit(stone),
        ) +
        fill(
          d`M${bx + w * 0.1} ${y + 4}L${bx + w * 0.1} ${y - h * 0.97}Q${bx + w * 0.3} ${y - h * 0.97} ${bx + w * 0.46} ${y - h}L${bx + w * 0.58} ${y + 4}z`,
          t.dark(stone, 0.3),
        ) +
        fill(merlons(bx - w * 0.48, bx + w * 0.48, y - h * 0.98, h * 0.1), t.lit(stone)) +
        stroke(d`M${bx - w * 0.5} ${y - h * 0.82}q${w * 0.5} ${h * 0.07} ${w} 0`, t.dark(stone, 0.36), 2.4) +
        fill(round(bx - w * 0.08, y - h * 0.5, w * 0.12, h * 0.16), t.dark(stone, 0.62))
      )
    })
  )
}

/** A palm-thatch hut on stilts, as they stand on Palolem beach; 120 wide and 140 high at scale 1. */
export function beachHut(k: Kit, x: number, y: number, s: number, wall = '#d98a8a', distance = 0, flip = 1): string {
  const t = tones(k, distance)
  return at(
    x,
    y,
    stroke('M-44 0V-40M-14 0V-40M16 0V-40M46 0V-40M-44-4L-14-36M16-4L46-36', t.dark('#6b4a36', 0.3), 5) +
      rect(-60, -46, 120, 8, t.lit('#a8764e')) +
      rect(-48, -98, 80, 52, t.lit(wall)) +
      rect(8, -98, 24, 52, t.dark(wall, 0.2)) +
      fill('M-34-50v-34h22v34z', t.dark('#5a3a3a', 0.4)) +
      rect(-2, -82, 22, 18, t.window) +
      stroke('M36-46V-92M58-46V-88M32-64H60M34-46V-64M46-46V-64', t.lit('#a8764e'), 3) +
      fill(
        'M-66-92L-14-142L74-88Q60-84 54-90Q44-82 34-90Q22-82 12-90Q0-82-10-91Q-22-83-32-91Q-44-84-52-91Q-58-86-66-92z',
        t.lit('#c99d5e'),
      ) +
      fill('M-14-142L74-88Q60-84 54-90Q44-82 34-90Q22-82 12-90z', t.dark('#c99d5e', 0.26)),
    s * flip,
    s,
  )
}

/** A beach umbrella. */
export const beachUmbrella = (k: Kit, x: number, y: number, s: number, colour: string, distance = 0): string =>
  at(
    x,
    y,
    stroke('M0 0L-8-92', k.paint('#5a4034', distance), 3.4) +
      fill(
        'M-72-70Q-50-112-10-114Q36-112 56-62Q36-70 22-60Q8-70-8-62Q-24-72-38-64Q-54-74-72-70z',
        k.paint(colour, distance),
      ) +
      fill(
        'M-10-114Q-42-108-38-64Q-24-72-8-62Q-2-100-10-114zM-10-114Q24-108 22-60Q36-70 56-62Q36-112-10-114z',
        k.paint('#fdf3df', distance),
      ),
    s,
  )
