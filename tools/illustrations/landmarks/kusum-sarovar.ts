import { arch, chhatri, cusped, dome, merlons, type Tones, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, both, d, each, fill, rect, spread, stroke } from '../kit/svg.ts'

const sand = '#dfae77'
const rose = '#c98a5c'

/** An eight-sided kiosk of the corners, two arches wide, on a low drum. */
const kiosk = (t: Tones, x: number, y: number, w: number): string =>
  rect(x - w * 0.42, y - w * 0.72, w * 0.84, w * 0.72, t.lit(sand)) +
  rect(x + w * 0.16, y - w * 0.72, w * 0.26, w * 0.72, t.dark(sand, 0.22)) +
  fill(
    each([-0.24, 0.06], (f) => cusped(x + f * w, y, w * 0.22, w * 0.54)),
    t.window,
  ) +
  fill(
    d`M${x - w * 0.58} ${y - w * 0.7}L${x - w * 0.42} ${y - w * 0.84}H${x + w * 0.42}L${x + w * 0.58} ${y - w * 0.7}z`,
    t.dark(rose, 0.16),
  ) +
  dome(t, x, y - w * 0.82, w * 0.72, w * 0.56, sand, w * 0.3)

/** Kusum Sarovar: three royal cenotaphs on their terrace above the tank, 760 wide and 330 high at scale 1. */
export function kusumSarovar(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const half =
    rect(-1, -74, 380, 74, t.lit(rose)) +
    fill(
      each(spread(40, 352, 9), (px) => cusped(px, 0, 24, 52)),
      t.dark(rose, 0.52),
    ) +
    rect(-1, -80, 388, 8, t.dark(rose, 0.3)) +
    fill(merlons(0, 384, -78, 7), t.lit(sand)) +
    kiosk(t, 352, -80, 66) +
    chhatri(t, 284, -80, 44, sand) +
    // the lesser cenotaph
    rect(150, -150, 100, 74, t.lit(sand)) +
    rect(216, -150, 34, 74, t.dark(sand, 0.2)) +
    fill(
      each([172, 200, 228], (px) => cusped(px, -80, 18, 50)),
      t.window,
    ) +
    fill('M140-148L156-162H244L260-148z', t.dark(rose, 0.16)) +
    chhatri(t, 158, -160, 30, sand) +
    chhatri(t, 242, -160, 30, sand) +
    dome(t, 200, -160, 62, 52, sand, 26)
  const hall =
    rect(-110, -176, 220, 102, t.lit(sand)) +
    rect(54, -176, 56, 102, t.dark(sand, 0.18)) +
    fill(
      each([-82, -46, 46, 82], (px) => cusped(px, -80, 24, 66)),
      t.window,
    ) +
    fill(cusped(0, -80, 42, 82), t.window) +
    stroke(cusped(0, -80, 50, 90), t.lit('#f3d3a0'), 4) +
    fill('M-126-172L-106-192H106L126-172z', t.dark(rose, 0.16)) +
    rect(-84, -236, 168, 46, t.lit(sand)) +
    rect(40, -236, 44, 46, t.dark(sand, 0.2)) +
    fill(
      each(spread(-64, 64, 6), (px) => arch(px, -194, 15, 34)),
      t.window,
    ) +
    fill('M-96-232L-82-248H82L96-232z', t.dark(rose, 0.16)) +
    both(chhatri(t, 92, -190, 40, sand)) +
    both(chhatri(t, 66, -246, 34, sand)) +
    dome(t, 0, -246, 96, 84, sand, 46)
  return at(x, y, both(half) + hall, s)
}
