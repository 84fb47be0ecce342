import { arch, dome, finial, pennant, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, circle, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

const pink = '#dd7f63'
const cream = '#fbe6cf'

/** The Hawa Mahal's comb of latticed bays: 560 wide and 430 high at scale 1, standing on (x, y). */
export function hawaMahal(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const bay = (bx: number, by: number, w: number, h: number): string => {
    const pane = (px: number) => arch(bx + px * w, by - h * 0.2, w * 0.19, h * 0.36)
    return (
      fill(d`M${bx - w * 0.44} ${by}V${by - h * 0.62}H${bx + w * 0.44}V${by}z`, t.lit('#e78f72')) +
      fill(d`M${bx + w * 0.16} ${by}V${by - h * 0.62}H${bx + w * 0.44}V${by}z`, t.dark(pink, 0.22)) +
      fill(pane(-0.29) + pane(0) + pane(0.29), t.window) +
      fill(d`M${bx - w * 0.46} ${by - h * 0.12}h${w * 0.92}v${-h * 0.05}h${-w * 0.92}z`, t.lit(cream)) +
      fill(
        d`M${bx - w * 0.52} ${by - h * 0.6}Q${bx} ${by - h * 0.7} ${bx + w * 0.52} ${by - h * 0.6}L${bx + w * 0.44} ${by - h * 0.68}Q${bx} ${by - h * 1.08} ${bx - w * 0.44} ${by - h * 0.68}z`,
        t.lit('#d06e54'),
      ) +
      fill(
        d`M${bx - w * 0.52} ${by - h * 0.6}Q${bx} ${by - h * 0.7} ${bx + w * 0.52} ${by - h * 0.6}l${-w * 0.04} ${-h * 0.05}Q${bx} ${by - h * 0.75} ${bx - w * 0.48} ${by - h * 0.65}z`,
        t.lit(cream),
      ) +
      finial(t, bx, by - h * 0.84, h * 0.26)
    )
  }
  const storey = (y0: number, half: number, h: number, count: number): string =>
    rect(-half, y0 - h, half * 2, h, t.lit(pink)) +
    rect(half * 0.5, y0 - h, half * 0.5, h, t.dark(pink, 0.14)) +
    each(spread(-half + half / count, half - half / count, count), (bx) =>
      bay(bx, y0 - 4, ((half * 2) / count) * 0.86, h * 0.94),
    ) +
    rect(-half - 5, y0 - h - 4, half * 2 + 10, 6, t.lit(cream)) +
    stroke(d`M${-half} ${y0 - h + 5}H${half}`, t.dark(pink, 0.4), 1.4)
  const turret = (tx: number, ty: number, w: number): string =>
    rect(tx - w / 2, ty - w * 0.9, w, w * 0.9, t.lit(pink)) +
    fill(arch(tx, ty - 2, w * 0.44, w * 0.66), t.window) +
    dome(t, tx, ty - w * 0.88, w * 0.9, w * 0.7, '#e78f72')
  return at(
    x,
    y,
    storey(-328, 70, 66, 3) +
      each([-52, 0, 52], (tx) => turret(tx, -396, 30)) +
      storey(-262, 124, 66, 5) +
      each([-108, 108], (tx) => turret(tx, -330, 28)) +
      storey(-194, 182, 68, 7) +
      each([-166, 166], (tx) => turret(tx, -264, 28)) +
      storey(-124, 244, 70, 9) +
      each([-228, 228], (tx) => turret(tx, -196, 28)) +
      rect(-282, -124, 564, 124, t.lit(pink)) +
      rect(120, -124, 162, 124, t.dark(pink, 0.14)) +
      each([-264, 264], (tx) => turret(tx, -124, 32)) +
      fill(
        each(spread(-250, 250, 11), (ax) => arch(ax, -66, 26, 44)),
        t.dark(pink, 0.5),
      ) +
      stroke(
        each(spread(-250, 250, 11), (ax) => arch(ax, -64, 34, 54)),
        t.lit(cream),
        2,
      ) +
      fill(
        each([-210, -140, -70, 70, 140, 210], (ax) => arch(ax, 0, 40, 50)),
        t.window,
      ) +
      fill(arch(0, 0, 58, 60), t.dark(pink, 0.7)) +
      stroke(
        arch(0, 0, 70, 70) + each([-210, -140, -70, 70, 140, 210], (ax) => arch(ax, 0, 50, 57)),
        t.lit(cream),
        2.4,
      ) +
      rect(-288, -128, 576, 6, t.lit(cream)) +
      stroke(
        each(range(30), (i) => d`M${-272 + i * 18.7} -118v10`),
        t.lit(cream),
        1.6,
      ) +
      pennant(t, 0, -446, 36, '#f2a32b') +
      circle(0, -446, 3, t.lit('#f2a32b')),
    s,
  )
}
