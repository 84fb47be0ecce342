import { columns, steps, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, both, d, each, fill, rect, spread } from '../kit/svg.ts'

/** The palace of a thousand doors at Murshidabad: 760 wide and 260 high at scale 1, its foot at (x, y). */
export function hazarduari(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const wall = '#edd79b'
  const shutters = k.light.lamp ?? t.dark('#4f7a5f', 0.2)
  const wing =
    rect(118, -176, 262, 176, t.lit(wall)) +
    rect(330, -176, 50, 176, t.dark(wall, 0.14)) +
    rect(112, -184, 276, 9, t.lit('#fbf2da')) +
    rect(118, -118, 262, 5, t.dark(wall, 0.24)) +
    rect(118, -58, 262, 5, t.dark(wall, 0.24)) +
    each([-8, -66, -126], (foot, row) =>
      fill(
        each(
          spread(138, 360, 8),
          (px) => d`M${px - 9} ${foot}v${row === 1 ? -44 : -38}q9 -8 18 0v${row === 1 ? 44 : 38}z`,
        ),
        shutters,
      ),
    ) +
    fill(
      each(spread(124, 376, 9), (px) => d`M${px - 3} 0v-176h6v176z`),
      t.lit('#fbf2da'),
    ) +
    fill(
      each(spread(120, 380, 20), (px) => d`M${px - 4} -184v-12h8v12z`),
      t.lit('#fbf2da'),
    )
  return at(
    x,
    y,
    both(wing) +
      // portico over the great stair
      rect(-126, -190, 252, 190, t.dark(wall, 0.2)) +
      fill(
        each(spread(-92, 92, 6), (px) => d`M${px - 11} -62v-52q11 -12 22 0v52zM${px - 9} -132v-36h18v36z`),
        shutters,
      ) +
      fill(columns(-112, 112, -52, 136, 15, 7), t.lit('#fbf2da')) +
      fill(
        each(spread(-112, 112, 7), (px) => d`M${px + 2} -52v-136h5.5v136zM${px - 11} -184h22v-8h-22z`),
        t.dark('#fbf2da', 0.18),
      ) +
      rect(-132, -204, 264, 16, t.lit('#fbf2da')) +
      rect(-138, -210, 276, 8, t.dark('#fbf2da', 0.16)) +
      fill('M-140-210L0-262L140-210z', t.lit(wall)) +
      fill('M-112-213L0-254L112-213z', t.dark(wall, 0.16)) +
      fill('M-20-220q0-22 20-22t20 22z', t.lit('#fbf2da')) +
      fill('M-3-262V-306H3V-262z', t.dark('#8a6a4a', 0.2)) +
      fill('M3-306q26-4 44 10q-22 4-44 8z', t.lit('#c8553d')) +
      rect(-134, -52, 268, 10, t.dark('#fbf2da', 0.12)) +
      steps(t, -112, 112, -46, 2, 10, '#f3e3b8', 40) +
      both(rect(150, -14, 22, 14, t.dark(wall, 0.2))),
    s,
  )
}
