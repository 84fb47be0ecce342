import {
  arch,
  chhatri,
  cusped,
  merlons,
  pennant,
  round,
  shikhara,
  steps,
  type Tones,
  tones,
} from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

/** A river palace on its high bastions. */
function palace(t: Tones, x: number, y: number, w: number, h: number, wall: string): string {
  const cols = Math.max(3, Math.round(w / 26))
  const xs = spread(x + 16, x + w - 16, cols)
  return (
    rect(x, y - h, w, h, t.lit(wall)) +
    rect(x + w * 0.72, y - h, w * 0.28, h, t.dark(wall, 0.18)) +
    fill(
      each(xs, (ax) => cusped(ax, y - h * 0.66, 14, h * 0.2)),
      t.window,
    ) +
    fill(
      each(xs, (ax) => round(ax, y - h * 0.4, 11, h * 0.15)),
      t.dark(wall, 0.56),
    ) +
    rect(x - 3, y - h * 0.62, w + 6, 5, t.dark(wall, 0.25)) +
    rect(x - 4, y - h - 4, w + 8, 7, t.dark(wall, 0.16)) +
    fill(merlons(x, x + w, y - h - 3, 7), t.lit(wall)) +
    each(
      [x + 12, x + w - 12],
      (bx) =>
        fill(d`M${bx - 17} ${y}L${bx - 13} ${y - h * 0.96}h26l4 ${h * 0.96}z`, t.lit(wall)) +
        fill(d`M${bx + 4} ${y}V${y - h * 0.96}h9l4 ${h * 0.96}z`, t.dark(wall, 0.24)) +
        chhatri(t, bx, y - h * 0.94, 34, wall),
    )
  )
}

function house(t: Tones, x: number, y: number, w: number, h: number, wall: string): string {
  const rows = Math.max(2, Math.round(h / 32))
  return (
    rect(x, y - h, w, h, t.lit(wall)) +
    rect(x + w * 0.74, y - h, w * 0.26, h, t.dark(wall, 0.2)) +
    rect(x - 2, y - h - 3, w + 4, 5, t.dark(wall, 0.3)) +
    fill(
      each(range(rows), (r) =>
        each(spread(x + 11, x + w - 11, Math.max(2, Math.round(w / 22))), (wx) =>
          round(wx, y - h + 24 + r * (h / rows), 9, 16),
        ),
      ),
      t.window,
    )
  )
}

/** A straw parasol of the river priests. */
export const parasol = (t: Tones, x: number, y: number, s: number, colour = '#e9c98a'): string =>
  at(
    x,
    y,
    stroke('M0 0L-6-62', t.dark('#5a4034', 0.3), 3) +
      fill('M-48-52Q-34-84-4-86Q30-80 40-44Q-2-64-48-52z', t.lit(colour)) +
      fill('M-4-86Q30-80 40-44Q24-56 8-58z', t.dark(colour, 0.25)) +
      stroke('M-4-86L-22-58M-4-86L8-57', t.dark(colour, 0.34), 1.4),
    s,
  )

/** The river front of Varanasi over the whole sheet, its lowest step at y; about 420 high. */
export function ghats(k: Kit, y: number, distance = 0, s = 1): string {
  const far = tones(k, Math.min(1, distance + 0.3))
  const t = tones(k, distance)
  const shadeOf = (i: number) => ['#e7b489', '#d99a72', '#efd2a8', '#c98a6a', '#e2a98c', '#f0dcb8'][i % 6]!
  const back = each(range(15), (i) => house(far, -30 + i * 86, -150, 80, 90 + ((i * 47) % 70), shadeOf(i + 2)))
  return at(
    0,
    y,
    back +
      shikhara(far, 214, -228, 66, 150, '#d9785a', 8) +
      shikhara(far, 930, -230, 60, 130, '#f0dcb8', 7) +
      house(t, -20, -120, 90, 130, '#efd2a8') +
      palace(t, 60, -110, 190, 176, '#dca77c') +
      house(t, 262, -118, 74, 120, '#e9bfa2') +
      shikhara(t, 372, -150, 74, 178, '#c8553d', 9) +
      rect(334, -154, 76, 60, t.lit('#d9785a')) +
      fill(arch(372, -104, 26, 40), t.dark('#7a3a30', 0.6)) +
      shikhara(t, 440, -140, 48, 120, '#e8894a', 7) +
      rect(414, -142, 52, 46, t.lit('#e2a070')) +
      house(t, 470, -116, 84, 150, '#d9a07a') +
      palace(t, 566, -108, 220, 204, '#e6bd8a') +
      house(t, 800, -118, 70, 110, '#efd9b8') +
      shikhara(t, 906, -146, 70, 160, '#f2dfbc', 8) +
      rect(868, -148, 76, 52, t.lit('#e7cda2')) +
      fill(arch(906, -104, 24, 36), t.dark('#7a5a48', 0.6)) +
      house(t, 950, -116, 86, 140, '#dd9b78') +
      palace(t, 1046, -110, 190, 160, '#d9a67e') +
      each([372, 440, 906], (px, i) => pennant(t, px, [-350, -276, -324][i]!, 40)) +
      steps(t, -40, 1240, -122, 0, 11, '#d6a778') +
      each(
        [150, 520, 830, 1110],
        (bx, i) =>
          fill(d`M${bx - 26} 4L${bx - 20} ${-62 - (i % 2) * 16}q20 -8 40 0L${bx + 26} 4z`, t.lit('#c99468')) +
          fill(d`M${bx + 4} 4V${-68 - (i % 2) * 16}q8 0 16 4L${bx + 26} 4z`, t.dark('#c99468', 0.26)) +
          chhatri(t, bx, -64 - (i % 2) * 16, 44, '#d9a878'),
      ) +
      each(
        [
          [250, -34, 0.8],
          [310, -20, 0.9],
          [640, -40, 0.8],
          [702, -16, 1],
          [968, -30, 0.85],
        ] as const,
        ([px, py, ps], i) => parasol(t, px, py, ps, i % 2 ? '#e9c98a' : '#f0a94f'),
      ),
    s,
    s,
  )
}
