import { arch, floodlit, type Tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, both, circle, d, each, fill, rect, spread, stroke } from '../kit/svg.ts'

const white = '#fbf6ea'
const trim = '#d9b25a'

/** A cross of that height on its foot at (x, y). */
const cross = (t: Tones, x: number, y: number, h: number): string =>
  stroke(d`M${x} ${y}v${-h}M${x - h * 0.3} ${y - h * 0.64}h${h * 0.6}`, t.lit(trim), h * 0.13)

/** A Gothic spire: an eight-sided cone between four pinnacles, its foot at (x, y). */
const spire = (t: Tones, x: number, y: number, w: number, h: number): string =>
  each([-0.42, 0.42], (f) =>
    fill(
      d`M${x + f * w - w * 0.1} ${y}v${-h * 0.1}l${w * 0.1} ${-h * 0.2}l${w * 0.1} ${h * 0.2}v${h * 0.1}z`,
      t.lit(white),
    ),
  ) +
  fill(d`M${x - w * 0.36} ${y}L${x} ${y - h}L${x + w * 0.36} ${y}z`, t.lit(white)) +
  fill(d`M${x + w * 0.1} ${y}L${x} ${y - h}L${x + w * 0.36} ${y}z`, t.dark(white, 0.2)) +
  stroke(
    each([0.2, 0.42, 0.64], (f) => d`M${x - w * 0.36 * (1 - f)} ${y - h * f}h${w * 0.72 * (1 - f)}`),
    t.lit(trim),
    3,
  ) +
  cross(t, x, y - h + 2, h * 0.24)

/** A tower of three storeys of pointed windows, its foot at (x, 0). */
function tower(t: Tones, x: number, w: number): string {
  const storey = (foot: number, h: number, windows: number) =>
    rect(x - w / 2, -foot - h, w, h, t.lit(white)) +
    rect(x + w * 0.2, -foot - h, w * 0.3, h, t.dark(white, 0.14)) +
    fill(
      each(spread(x - w * 0.2, x + w * 0.2, windows), (wx) => arch(wx, -foot - h * 0.14, w * 0.2, h * 0.64)),
      t.window,
    ) +
    rect(x - w * 0.55, -foot - h - 5, w * 1.1, 7, t.dark(white, 0.26)) +
    fill(d`M${x - w * 0.58} ${-foot}v${-h}h${w * 0.1}v${h}z`, t.lit(white))
  return storey(0, 116, 1) + storey(116, 84, 2) + storey(200, 74, 2) + spire(t, x, -278, w * 1.08, 132)
}

/** The basilica of Velankanni from the west: 300 wide and 440 high at scale 1, its foot at (x, y). */
export function velankanni(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = floodlit(k, distance)
  const aisle =
    rect(96, -96, 78, 96, t.lit(white)) +
    rect(150, -96, 24, 96, t.dark(white, 0.2)) +
    fill(arch(134, -8, 30, 66), t.window) +
    rect(94, -102, 84, 8, t.dark(white, 0.24)) +
    fill('M166-102v-30l8-22l8 22v30z', t.lit(white))
  return at(
    x,
    y,
    both(aisle) +
      rect(-60, -196, 120, 196, t.lit(white)) +
      fill('M-66-194L0-268L66-194z', t.lit(white)) +
      fill('M0-268L66-194H20z', t.dark(white, 0.18)) +
      stroke('M-66-194L0-268L66-194', t.lit(trim), 5) +
      cross(t, 0, -264, 44) +
      circle(0, -160, 30, t.dark(white, 0.2)) +
      circle(0, -160, 25, t.window) +
      stroke('M-25-160H25M0-185V-135M-18-178L18-142M-18-142L18-178', t.lit(white), 3) +
      fill(
        each([-36, 0, 36], (ax) => arch(ax, -4, ax ? 24 : 34, ax ? 74 : 98)),
        t.window,
      ) +
      each([-36, 0, 36], (ax) => stroke(arch(ax, -4, ax ? 30 : 40, ax ? 82 : 106), t.lit(trim), 2.4)) +
      rect(-62, -118, 124, 6, t.dark(white, 0.22)) +
      tower(t, -88, 52) +
      tower(t, 88, 52) +
      rect(-186, -6, 372, 8, t.dark(white, 0.34)),
    s,
  )
}
