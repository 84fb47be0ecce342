import { type Tones, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, circle, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

const stone = '#c98d5e'
const pale = '#e8b682'

/** A wheel of the Sun Temple: eight broad spokes, eight thin, medallions, and a beaded rim; `r` is its radius. */
export function sunWheel(k: Kit, x: number, y: number, r: number, distance = 0): string {
  const t = tones(k, distance)
  return at(x, y, rim(t) + spokes(t) + hub(t), r / 200)
}

function rim(t: Tones): string {
  const ring = (count: number, radius: number) =>
    range(count).map(
      (i) => [Math.cos((i / count) * Math.PI * 2) * radius, Math.sin((i / count) * Math.PI * 2) * radius] as const,
    )
  return (
    circle(9, 7, 201, t.dark(stone, 0.66)) +
    circle(0, 0, 200, t.lit(stone)) +
    stroke(
      each(ring(72, 192), ([px, py]) => d`M${px} ${py}h.1`),
      t.lit('#f6cf9c'),
      8,
    ) +
    circle(0, 0, 184, t.dark(stone, 0.4)) +
    circle(0, 0, 180, t.lit(pale)) +
    fill(
      each(range(36), (i) => {
        const a = (i / 36) * Math.PI * 2
        const [c, s] = [Math.cos(a), Math.sin(a)]
        return d`M${c * 157 - s * 11} ${s * 157 + c * 11}Q${c * 186} ${s * 186} ${c * 157 + s * 11} ${s * 157 - c * 11}Q${c * 166} ${s * 166} ${c * 157 - s * 11} ${s * 157 + c * 11}z`
      }),
      t.dark(stone, 0.3),
    ) +
    circle(0, 0, 154, t.dark(stone, 0.34)) +
    circle(0, 0, 150, t.dark('#7d5040', 0.5))
  )
}

function spokes(t: Tones): string {
  const turned = (i: number, of: number, body: string) => at(0, 0, body, 1, 1, (i / of) * 360)
  const thin =
    stroke('M0-40V-150', t.lit(pale), 5) +
    stroke(
      each(spread(-52, -144, 9), (y) => d`M0 ${y}h.1`),
      t.lit('#f6cf9c'),
      9,
    )
  const broad =
    fill('M-6-36L-9-62Q-20-84-21-96Q-20-110-9-126L-13-152H13L9-126Q20-110 21-96Q20-84 9-62L6-36z', t.lit(pale)) +
    fill('M0-36L0-152H13L9-126Q20-110 21-96Q20-84 9-62L6-36z', t.dark(stone, 0.18), 0.6) +
    circle(0, -96, 15, t.dark(stone, 0.42)) +
    circle(0, -96, 12, t.lit('#f6cf9c')) +
    fill('M-4-88q-4-8 0-12a4 4 0 1 1 8 0q4 4 0 12z', t.dark(stone, 0.5)) +
    stroke('M-7-140H7M-6-70H6M-5-54H5', t.dark(stone, 0.45), 2)
  return each(range(8), (i) => turned(i + 0.5, 8, thin)) + each(range(8), (i) => turned(i, 8, broad))
}

function hub(t: Tones): string {
  return (
    circle(3, 3, 43, t.dark(stone, 0.6)) +
    circle(0, 0, 42, t.lit(stone)) +
    stroke(
      each(range(24), (i) => d`M${Math.cos(i * 0.2618) * 37} ${Math.sin(i * 0.2618) * 37}h.1`),
      t.lit('#f6cf9c'),
      6,
    ) +
    circle(0, 0, 30, t.dark(stone, 0.36)) +
    fill(
      each(range(8), (i) => {
        const [c, s] = [Math.cos(i * 0.7854), Math.sin(i * 0.7854)]
        return d`M0 0Q${c * 18 - s * 10} ${s * 18 + c * 10} ${c * 28} ${s * 28}Q${c * 18 + s * 10} ${s * 18 - c * 10} 0 0z`
      }),
      t.lit('#f6cf9c'),
    ) +
    circle(0, 0, 9, t.dark(stone, 0.5)) +
    circle(-1, -1, 6, t.lit(pale))
  )
}

/** The temple's carved plinth, from `from` to `to`, its foot at y. */
export function plinth(k: Kit, from: number, to: number, y: number, h: number, distance = 0): string {
  const t = tones(k, distance)
  const n = Math.round((to - from) / (h * 0.26))
  const course = (f: number, part: number, colour: string) =>
    rect(from, y - h * (f + part), to - from, h * part, colour)
  const step = (to - from) / n
  return (
    course(0, 1, t.dark(stone, 0.2)) +
    course(0, 0.1, t.dark(stone, 0.44)) +
    course(0.1, 0.05, t.lit(pale)) +
    fill(
      each(
        range(n),
        (i) =>
          d`M${from + i * step + step * 0.2} ${y - h * 0.18}v${-h * 0.16}q${step * 0.3} ${-h * 0.12} ${step * 0.6} 0v${h * 0.16}z`,
      ),
      t.dark(stone, 0.55),
    ) +
    course(0.42, 0.05, t.lit(stone)) +
    course(0.47, 0.03, t.dark(stone, 0.5)) +
    fill(
      each(
        range(n),
        (i) =>
          d`M${from + i * step + step * 0.14} ${y - h * 0.52}v${-h * 0.2}h${step * 0.28}v${h * 0.2}zM${from + i * step + step * 0.56} ${y - h * 0.52}v${-h * 0.16}q${step * 0.15} ${-h * 0.1} ${step * 0.3} 0v${h * 0.16}z`,
      ),
      t.lit(pale),
    ) +
    course(0.78, 0.05, t.lit(pale)) +
    course(0.83, 0.03, t.dark(stone, 0.55)) +
    fill(
      each(
        range(n),
        (i) => d`M${from + i * step} ${y - h * 0.98}h${step * 0.8}l${-step * 0.12} ${h * 0.1}h${-step * 0.56}z`,
      ),
      t.dark(stone, 0.4),
    ) +
    course(0.97, 0.05, t.lit(pale))
  )
}

/** The stepped roof of the hall above: 420 wide and 230 high at scale 1. */
export function jagamohana(k: Kit, x: number, y: number, s: number, distance: number): string {
  const t = tones(k, distance)
  const tier = (top: number, count: number, half: number) =>
    each(range(count), (i) => {
      const w = half * (1 - (i * 0.34) / count)
      const ty = top - i * 12
      return (
        fill(d`M${-w} ${ty}L${-w + 7} ${ty - 10}H${w - 7}L${w} ${ty}z`, i % 2 ? t.dark(stone, 0.2) : t.lit(stone)) +
        fill(d`M${w * 0.4} ${ty}V${ty - 10}H${w - 7}L${w} ${ty}z`, t.dark(stone, 0.34))
      )
    })
  return at(
    x,
    y,
    rect(-176, -70, 352, 70, t.lit(stone)) +
      rect(80, -70, 96, 70, t.dark(stone, 0.28)) +
      fill('M-150-8v-50h24v50zM-112-8v-50h24v50zM88-8v-50h24v50zM126-8v-50h24v50z', t.dark(stone, 0.36)) +
      rect(-40, -64, 80, 64, t.dark(stone, 0.2)) +
      rect(-24, -54, 48, 54, t.dark(stone, 0.7)) +
      tier(-68, 6, 204) +
      tier(-146, 5, 136) +
      tier(-212, 3, 88) +
      rect(-38, -262, 76, 18, t.dark(stone, 0.3)) +
      fill('M-60-258C-70-284-40-306 0-308S70-284 60-258z', t.lit(stone)) +
      fill('M16-258C30-284 20-302 0-308C40-306 70-284 60-258z', t.dark(stone, 0.3)) +
      rect(-10, -322, 20, 14, t.lit(stone)),
    s,
  )
}
