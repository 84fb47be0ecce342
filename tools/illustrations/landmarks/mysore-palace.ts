import { chhatri, cusped, dome, finial, floodlit, type Tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, both, d, each, fill, type Point, range, rect, spread, stroke } from '../kit/svg.ts'

const stone = '#d9c7ae'
const pink = '#b5454c'
const gold = '#e6ae3c'

/** Bulbs along a line. */
const along = ([x1, y1]: Point, [x2, y2]: Point, gap = 9): string => {
  const count = Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1) / gap))
  return each(range(count + 1), (i) => d`M${x1 + ((x2 - x1) * i) / count} ${y1 + ((y2 - y1) * i) / count}h.1`)
}

/** Bulbs up both sides of a dome of greatest width `w`. */
const overDome = (x: number, y: number, w: number, h: number): string => {
  const sides: Point[] = [
    [0.43, 0.08],
    [0.48, 0.22],
    [0.46, 0.38],
    [0.39, 0.54],
    [0.28, 0.7],
    [0.16, 0.84],
    [0.06, 0.95],
  ]
  return each(sides, ([sx, sy]) => d`M${x + sx * w} ${y - sy * h}h.1M${x - sx * w} ${y - sy * h}h.1`)
}

/** A square tower of the front: its foot at (x, 0), with a dome between four small ones. */
function tower(t: Tones, x: number, w: number, h: number, cap: number): string {
  return (
    rect(x - w / 2, -h, w, h, t.lit(stone)) +
    rect(x + w * 0.22, -h, w * 0.28, h, t.dark(stone, 0.16)) +
    each([0.3, 0.58, 0.86], (f) =>
      fill(
        each([-0.25, 0, 0.25], (i) => cusped(x + i * w, -h * f + h * 0.1, w * 0.17, h * 0.17)),
        t.window,
      ),
    ) +
    each([0.4, 0.68, 0.99], (f) => rect(x - w * 0.55, -h * f, w * 1.1, h * 0.025, t.dark(stone, 0.3))) +
    chhatri(t, x - w * 0.38, -h, w * 0.24, stone, pink) +
    chhatri(t, x + w * 0.38, -h, w * 0.24, stone, pink) +
    rect(x - cap * 0.36, -h - cap * 0.16, cap * 0.72, cap * 0.18, t.lit(stone)) +
    dome(t, x, -h - cap * 0.14, cap, cap * 0.82, pink, cap * 0.4)
  )
}

/** One half of the front, at the right of the middle. */
function wing(t: Tones): string {
  return (
    rect(-1, -168, 262, 168, t.lit(stone)) +
    rect(-1, -6, 300, 6, t.dark(stone, 0.34)) +
    // the tall arches of the ground floor, the balconies, and the open hall above
    fill(
      each(spread(66, 236, 4), (x) => cusped(x, -6, 42, 64)),
      t.window,
    ) +
    each(spread(66, 236, 4), (x) => stroke(cusped(x, -6, 47, 70), t.dark(stone, 0.34), 2)) +
    rect(-1, -80, 264, 5, t.dark(stone, 0.34)) +
    fill(
      each(spread(54, 244, 9), (x) => cusped(x, -84, 15, 32)),
      t.window,
    ) +
    rect(-1, -122, 266, 5, t.dark(stone, 0.34)) +
    fill(
      each(spread(58, 240, 6), (x) => cusped(x, -126, 24, 34)),
      t.window,
    ) +
    rect(-1, -172, 268, 8, t.dark(stone, 0.2)) +
    fill(
      each(spread(34, 256, 16), (x) => d`M${x - 4} -171q4 -14 8 0z`),
      t.lit(stone),
    ) +
    tower(t, 164, 54, 196, 56) +
    tower(t, 284, 72, 206, 72) +
    chhatri(t, 108, -170, 30, stone, pink) +
    chhatri(t, 216, -170, 30, stone, pink)
  )
}

/** The middle: the great arch below, and five storeys that carry the gilded dome. */
function middle(t: Tones): string {
  const stage = (w: number, foot: number, h: number, arches: number) =>
    rect(-w / 2, -foot - h, w, h, t.lit(stone)) +
    rect(w * 0.2, -foot - h, w * 0.3, h, t.dark(stone, 0.16)) +
    fill(
      each(spread(-w * 0.32, w * 0.32, arches), (x) => cusped(x, -foot - 5, (w * 0.62) / arches, h * 0.72)),
      t.window,
    ) +
    rect(-w * 0.55, -foot - h - 3, w * 1.1, 6, t.dark(stone, 0.3))
  return (
    rect(-44, -186, 88, 186, t.lit(stone)) +
    rect(20, -186, 24, 186, t.dark(stone, 0.14)) +
    fill(cusped(0, -6, 54, 82), t.window) +
    stroke(cusped(0, -6, 62, 92), t.dark(stone, 0.36), 3) +
    fill(cusped(0, -112, 46, 54), t.window) +
    rect(-50, -190, 100, 7, t.dark(stone, 0.3)) +
    both(chhatri(t, 40, -190, 26, stone, pink)) +
    stage(76, 190, 46, 3) +
    both(chhatri(t, 34, -238, 20, stone, pink)) +
    stage(62, 238, 40, 3) +
    rect(-26, -292, 52, 14, t.lit(stone)) +
    dome(t, 0, -288, 72, 64, gold, 0) +
    finial(t, 0, -346, 44, gold)
  )
}

/** The bulbs that outline the palace after dark. */
const bulbs = (): string =>
  along([-320, -8], [320, -8], 10) +
  along([-262, -78], [262, -78]) +
  along([-264, -120], [264, -120]) +
  along([-266, -170], [266, -170]) +
  each([-1, 1], (side) => {
    const at = (x: number, y: number): Point => [side * x, y]
    return (
      along(at(248, -10), at(248, -206)) +
      along(at(320, -10), at(320, -206)) +
      along(at(246, -206), at(322, -206)) +
      overDome(side * 284, -214, 74, 60) +
      along(at(136, -80), at(136, -196)) +
      along(at(192, -80), at(192, -196)) +
      along(at(134, -196), at(194, -196)) +
      overDome(side * 164, -203, 58, 47) +
      along(at(45, -90), at(45, -188)) +
      along(at(38, -192), at(38, -236)) +
      along(at(31, -240), at(31, -278))
    )
  }) +
  along([-50, -190], [50, -190]) +
  along([-42, -238], [42, -238]) +
  along([-34, -280], [34, -280]) +
  overDome(0, -288, 76, 67)

/** Mysore Palace: 650 wide and 390 high at scale 1, its foot at (x, y). After dark it is lit along all its lines. */
export function mysorePalace(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = floodlit(k, distance)
  const lights = k.light.lamp ? stroke(bulbs(), '#fff0b8', 3.4) : ''
  return at(x, y, both(wing(t)) + middle(t) + lights, s)
}
