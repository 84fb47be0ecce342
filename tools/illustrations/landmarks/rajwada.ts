import { arch, columns, cusped, merlons, pennant, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, both, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

/** Indore's Rajwada, three storeys of stone under four of timber: 500 wide and 380 high at scale 1, its foot at (x, y). */
export function rajwada(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const [stone, timber, trim] = ['#d3ad7c', '#96563a', '#efd9a8']
  /** A storey of the gate's tower: [foot, half width, height]. */
  const timberStorey = (foot: number, half: number, h: number) => {
    const count = Math.round(half / 13)
    return (
      rect(-half, foot - h, half * 2, h, t.lit(timber)) +
      rect(half - 26, foot - h, 26, h, t.dark(timber, 0.24)) +
      fill(
        each(spread(-half + 15, half - 15, count), (wx) => cusped(wx, foot - 5, 15, h - 12)),
        t.window,
      ) +
      fill(columns(-half + 4, half - 4, foot, h, 4, count + 1), t.lit(trim)) +
      rect(-half - 8, foot - 5, half * 2 + 16, 6, t.lit(trim)) +
      rect(-half - 8, foot + 1, half * 2 + 16, 3, t.dark(timber, 0.4))
    )
  }
  const wing =
    rect(84, -132, 136, 132, t.lit(stone)) +
    each([-94, -52], (foot) =>
      fill(
        each(spread(106, 190, 4), (wx) => arch(wx, foot, 17, 28)),
        t.window,
      ),
    ) +
    fill(
      each(spread(106, 190, 4), (wx) => arch(wx, -6, 19, 34)),
      t.dark(stone, 0.5),
    ) +
    stroke('M84-90H220M84-46H220', t.dark(stone, 0.3), 4) +
    rect(80, -138, 140, 8, t.dark(stone, 0.14)) +
    fill(merlons(84, 206, -137, 9), t.lit(stone)) +
    // a round bastion at the corner
    fill('M204 0L208-148H250L256 0z', t.lit(stone)) +
    fill('M232 0V-148H250L256 0z', t.dark(stone, 0.26)) +
    fill(arch(226, -96, 12, 24) + arch(226, -40, 12, 24), t.window) +
    rect(200, -156, 58, 10, t.dark(stone, 0.16)) +
    fill(merlons(202, 256, -155, 10), t.lit(stone)) +
    stroke('M206-92H253M205-50H254', t.dark(stone, 0.3), 3)
  const storeys = [
    [-150, 92, 42],
    [-192, 86, 42],
    [-234, 80, 40],
    [-274, 58, 38],
  ] as const
  return at(
    x,
    y,
    both(wing) +
      rect(-92, -150, 184, 150, t.lit('#dcb888')) +
      rect(62, -150, 30, 150, t.dark(stone, 0.22)) +
      // stone windows on both sides of the gate
      both(
        fill(
          each([-106, -58], (foot) => arch(68, foot, 22, 32)),
          t.window,
        ) +
          rect(54, -104, 28, 5, t.lit(trim)) +
          rect(54, -56, 28, 5, t.lit(trim)),
      ) +
      fill(cusped(0, 0, 82, 116), t.dark(stone, 0.3)) +
      fill(arch(0, 0, 66, 102), t.dark('#6b3f2c', 0.34)) +
      stroke('M0 0V-96M-33-30H33M-33-60H33', t.dark('#3a2420', 0.4), 3) +
      fill(
        each(range(4), (row) => each([-22, -10, 10, 22], (px) => d`M${px - 2} ${-14 - row * 15}h4v4h-4z`)),
        t.lit('#e0b35a'),
      ) +
      rect(-48, -146, 96, 20, t.dark(stone, 0.16)) +
      fill(
        each(spread(-36, 36, 5), (wx) => arch(wx, -127, 11, 17)),
        t.window,
      ) +
      each(storeys, ([foot, half, h]) => timberStorey(foot, half, h)) +
      // the low roof
      fill('M-70-312H70L52-330H-52z', t.dark(timber, 0.3)) +
      fill('M-40-330H40L26-344H-26z', t.dark(timber, 0.12)) +
      pennant(t, 0, -344, 40),
    s,
  )
}
