import { type Tones, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, circle, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

const lime = '#f8eeda'
const maroon = '#9b3b2e'

/** A battered Himalayan block: wider at the foot, a dark band under the roof, trapezoid windows. */
function block(
  t: Tones,
  x: number,
  y: number,
  w: number,
  h: number,
  wall = lime,
  rows = Math.max(1, Math.round(h / 34)),
): string {
  const slope = w * 0.05
  const cols = Math.max(1, Math.round(w / 24))
  const windows = each(range(rows), (r) =>
    each(spread(-w / 2 + 15, w / 2 - 15, cols), (wx) => {
      const wy = y - h + 18 + r * ((h - 16) / rows)
      return d`M${x + wx - 5} ${wy}h10l1.6 14h-13.2z`
    }),
  )
  return (
    fill(d`M${x - w / 2 - slope} ${y}L${x - w / 2} ${y - h}H${x + w / 2}L${x + w / 2 + slope} ${y}z`, t.lit(wall)) +
    fill(d`M${x + w * 0.24} ${y}L${x + w * 0.22} ${y - h}H${x + w / 2}L${x + w / 2 + slope} ${y}z`, t.dark(wall, 0.2)) +
    fill(windows, t.window) +
    rect(x - w / 2 - 3, y - h - 3, w + 6, 9, t.lit(maroon)) +
    stroke(d`M${x - w / 2 - 4} ${y - h - 4}H${x + w / 2 + 4}`, t.lit('#fff9ec'), 2)
  )
}

const banner = (t: Tones, x: number, y: number): string =>
  rect(x - 3.4, y - 17, 6.8, 17, t.lit('#f2a32b')) + rect(x - 3.4, y - 12, 6.8, 3, t.lit(maroon))

/** Thiksey on its spur: white cells stepping up to the red and yellow temples; 520 wide and 330 high at scale 1. */
export function thiksey(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const rock = '#b58a64'
  const steps: [number, number, number, number][] = [
    [-176, -58, 70, 34],
    [-100, -72, 76, 44],
    [-210, -22, 60, 30],
    [-138, -30, 66, 36],
    [-60, -36, 72, 38],
    [30, -30, 80, 40],
    [118, -26, 70, 34],
    [188, -14, 64, 30],
    [-20, -84, 84, 48],
    [72, -78, 84, 46],
    [152, -66, 66, 40],
    [-50, -132, 86, 54],
    [44, -130, 92, 58],
    [120, -112, 70, 50],
  ]
  return at(
    x,
    y,
    fill('M-330 20Q-250-40-200-86T-90-170Q0-226 70-216T190-120Q260-50 340 20z', t.dark(rock, 0.08)) +
      fill('M70-216Q140-210 190-120Q260-50 340 20H120Q150-60 110-130Q90-190 70-216z', t.dark(rock, 0.3)) +
      block(t, 18, -170, 196, 74) +
      block(t, -52, -186, 58, 62, '#d9a23e', 1) +
      block(t, 26, -210, 104, 88, '#b5523c', 2) +
      block(t, 30, -292, 74, 34, '#e9b44a', 1) +
      block(t, 96, -186, 50, 56) +
      each([-4, 64], (px) => banner(t, px, -330)) +
      each([-72, -34], (px) => banner(t, px, -252)) +
      circle(30, -338, 8, t.lit('#f2a32b')) +
      [...steps]
        .sort((p, q) => p[1] - q[1])
        .map(([bx, by, w, h]) => block(t, bx, by + 12, w, h, lime, 1))
        .join('') +
      fill('M-330 24Q-280-6-220-4T-100 4T60-6T220 6T340 24z', t.dark(rock, 0.12)),
    s,
  )
}

/** Key: a cone of white cells heaped on a hill in the Spiti valley; 420 wide and 330 high at scale 1. */
export function keyGompa(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const random = k.random(77)
  const hill = '#a98a72'
  const rows = 7
  const cells = each(range(rows), (r) => {
    const f = r / (rows - 1)
    const half = 26 + f * 116
    const count = 2 + r
    const wy = -206 + r * 30
    return each(spread(-half, half, count), (cx) =>
      block(
        t,
        cx + (random() - 0.5) * 12,
        wy + (random() - 0.5) * 10 + Math.abs(cx) * 0.1,
        30 + random() * 22,
        30 + random() * 16,
        random() > 0.86 ? '#d9a07a' : lime,
        1,
      ),
    )
  })
  return at(
    x,
    y,
    fill('M-330 30C-240 10-180-60-120-130S-30-250 6-252S110-150 150-90S260 10 330 30z', t.lit(hill)) +
      fill('M6-252C60-250 110-150 150-90S260 10 330 30H60C110-40 60-150 6-252z', t.dark(hill, 0.3)) +
      block(t, 4, -226, 76, 62, lime, 2) +
      block(t, -8, -284, 44, 26, '#b5523c', 1) +
      banner(t, -26, -310) +
      banner(t, 10, -310) +
      banner(t, 36, -288) +
      cells,
    s,
  )
}

/** Tawang: a walled town of white halls under yellow roofs, along a ridge; 520 wide and 230 high at scale 1. */
export function tawangMonastery(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const roof = '#e3a934'
  const hall = (hx: number, hy: number, w: number, h: number, rise: number) =>
    block(t, hx, hy, w, h) +
    fill(
      d`M${hx - w / 2 - 12} ${hy - h + 4}L${hx - w * 0.28} ${hy - h - rise}H${hx + w * 0.28}L${hx + w / 2 + 12} ${hy - h + 4}z`,
      t.lit(roof),
    ) +
    fill(
      d`M${hx + w * 0.1} ${hy - h + 4}V${hy - h - rise}H${hx + w * 0.28}L${hx + w / 2 + 12} ${hy - h + 4}z`,
      t.dark(roof, 0.24),
    ) +
    stroke(d`M${hx - w / 2 - 12} ${hy - h + 4}H${hx + w / 2 + 12}`, t.lit(maroon), 3)
  return at(
    x,
    y,
    hall(-10, -84, 150, 92, 30) +
      hall(-10, -200, 78, 26, 26) +
      fill('M-14-252h8v-22h-8z', t.lit('#f2a32b')) +
      hall(-140, -56, 96, 54, 20) +
      hall(126, -58, 104, 56, 20) +
      hall(-220, -30, 76, 42, 17) +
      hall(216, -28, 80, 44, 17) +
      hall(-60, -40, 92, 44, 18) +
      hall(48, -42, 92, 46, 18) +
      rect(-270, -30, 540, 34, t.lit(lime)) +
      rect(90, -30, 180, 34, t.dark(lime, 0.16)) +
      rect(-272, -34, 544, 8, t.lit(maroon)) +
      fill(
        each(spread(-250, 250, 19), (wx) => d`M${wx - 4} -20h8l1 11h-10z`),
        t.window,
      ),
    s,
  )
}
