import { arch, finial, type Tones, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, circle, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

const plaster = '#f1e3c6'
const basalt = '#6a6068'

/** A Maratha spire: rows of niches that draw in to a ribbed bulb; its foot at (x, y). */
function spire(t: Tones, x: number, y: number, w: number, h: number): string {
  const rows = 5
  const rowHeight = (h * 0.7) / rows
  const half = (i: number) => (w / 2) * (1 - (i / rows) ** 1.3 * 0.62)
  return (
    each(range(rows), (i) => {
      const [a, b, foot] = [half(i), half(i + 1), y - i * rowHeight]
      const count = 5 - Math.floor(i / 2)
      return (
        fill(d`M${x - a} ${foot}L${x - b} ${foot - rowHeight}H${x + b}L${x + a} ${foot}z`, t.lit(plaster)) +
        fill(
          d`M${x + a * 0.4} ${foot}L${x + b * 0.4} ${foot - rowHeight}H${x + b}L${x + a} ${foot}z`,
          t.dark(plaster, 0.2),
        ) +
        fill(
          each(spread(x - a * 0.76, x + a * 0.76, count), (nx) =>
            arch(nx, foot - rowHeight * 0.1, (a / count) * 0.8, rowHeight * 0.62),
          ),
          t.dark('#a5624a', 0.3),
        ) +
        fill(
          each(
            spread(x - a * 0.92, x + a * 0.92, count + 1),
            (nx) =>
              d`M${nx - w * 0.035} ${foot - rowHeight * 0.5}q0 ${-rowHeight * 0.5} ${w * 0.035} ${-rowHeight * 0.62}q${w * 0.035} ${rowHeight * 0.12} ${w * 0.035} ${rowHeight * 0.62}z`,
          ),
          t.lit('#fdf4de'),
        ) +
        rect(x - a * 1.04, foot - 5, a * 2.08, 6, t.dark('#c8794a', 0.1))
      )
    }) +
    fill(
      d`M${x - w * 0.19} ${y - h * 0.7}C${x - w * 0.27} ${y - h * 0.82} ${x - w * 0.12} ${y - h * 0.9} ${x} ${y - h}C${x + w * 0.12} ${y - h * 0.9} ${x + w * 0.27} ${y - h * 0.82} ${x + w * 0.19} ${y - h * 0.7}z`,
      t.lit('#e8a24a'),
    ) +
    fill(
      d`M${x + w * 0.05} ${y - h * 0.7}C${x + w * 0.1} ${y - h * 0.84} ${x + w * 0.06} ${y - h * 0.92} ${x} ${y - h}C${x + w * 0.12} ${y - h * 0.9} ${x + w * 0.27} ${y - h * 0.82} ${x + w * 0.19} ${y - h * 0.7}z`,
      t.dark('#e8a24a', 0.25),
    ) +
    finial(t, x, y - h * 0.98, h * 0.16)
  )
}

/** The temple of Mahalakshmi: 620 wide and 380 high at scale 1, its foot at (x, y). */
export function mahalakshmi(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const hall = (left: number, w: number, h: number, doors: number) =>
    rect(left, -h, w, h, t.lit(basalt)) +
    rect(left + w * 0.78, -h, w * 0.22, h, t.dark(basalt, 0.3)) +
    stroke(
      each([0.24, 0.5, 0.74], (f) => d`M${left} ${-h * f}h${w}`),
      t.dark(basalt, 0.4),
      3,
    ) +
    fill(
      each(spread(left + w * 0.16, left + w * 0.84, doors), (px) => arch(px, 0, 30, h * 0.66)),
      t.window,
    ) +
    rect(left - 8, -h - 8, w + 16, 10, t.dark(basalt, 0.16))
  return at(
    x,
    y,
    spire(t, -210, -112, 104, 168) +
      spire(t, -86, -118, 112, 190) +
      spire(t, 214, -112, 104, 168) +
      hall(-286, 150, 112, 2) +
      hall(138, 150, 112, 2) +
      hall(-150, 150, 118, 2) +
      hall(-16, 170, 134, 1) +
      spire(t, 69, -142, 164, 272) +
      rect(-310, -10, 620, 12, t.dark(basalt, 0.34)),
    s,
  )
}

/** A lamp tower: 230 high at scale 1, its foot at (x, y); its lamps burn in the evening. */
export function lampTower(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const rows = range(9)
  const half = (i: number) => 24 - i * 1.9
  const lamps = rows.flatMap((i) =>
    [-1, 0, 1].map((f) => [f * (half(i) + 6) + (i % 2 ? 5 : -3) * (f === 0 ? 1 : 0), -44 - i * 20] as const),
  )
  return at(
    x,
    y,
    rect(-36, -18, 72, 18, t.dark(basalt, 0.2)) +
      rect(-30, -30, 60, 14, t.lit(basalt)) +
      fill('M-24-28L-8-222H8L24-28z', t.lit(basalt)) +
      fill('M6-28L3-222H8L24-28z', t.dark(basalt, 0.3)) +
      fill(
        each(lamps, ([lx, ly]) => d`M${lx - 6} ${ly}q6 8 12 0z`),
        t.dark(basalt, 0.4),
      ) +
      fill('M-12-222Q-12-238 0-246Q12-238 12-222z', t.lit(basalt)) +
      (k.light.lamp
        ? each(
            lamps,
            ([lx, ly]) => circle(lx, ly - 4, 12, k.glow(k.light.lamp!, 0.6)) + circle(lx, ly - 4, 3, '#fff0b8'),
          )
        : ''),
    s,
  )
}
