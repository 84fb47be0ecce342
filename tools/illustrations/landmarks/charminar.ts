import { arch, chhatri, dome, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, both, circle, d, each, fill, rect, spread, stroke } from '../kit/svg.ts'

const plaster = '#f0dcb8'

/** The Charminar: 270 wide and 420 high at scale 1, standing on (x, y). */
export function charminar(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const minar = (mx: number, far: boolean) => {
    const m = far ? tones(k, Math.min(1, distance + 0.14)) : t
    const w = far ? 25 : 32
    const top = far ? -330 : -346
    const gallery = (gy: number, reach: number) =>
      fill(
        d`M${mx - w / 2 - reach} ${gy}h${w + reach * 2}v-6h${-w - reach * 2}zM${mx - w / 2 - 1} ${gy + 12}L${mx - w / 2 - reach} ${gy}h${w + reach * 2}L${mx + w / 2 + 1} ${gy + 12}z`,
        m.dark(plaster, 0.2),
      ) +
      stroke(
        each(spread(mx - w / 2 - reach + 2, mx + w / 2 + reach - 2, 7), (px) => d`M${px} ${gy - 6}v-10`) +
          d`M${mx - w / 2 - reach} ${gy - 16}h${w + reach * 2}`,
        m.lit(plaster),
        2,
      )
    return (
      rect(mx - w / 2, top, w, -top, m.lit(plaster)) +
      rect(mx + w * 0.12, top, w * 0.38, -top, m.dark(plaster, 0.2)) +
      fill(
        each(
          [-300, -262, -220],
          (ay) => arch(mx - w * 0.2, ay + 12, w * 0.28, 26) + arch(mx + w * 0.22, ay + 12, w * 0.28, 26),
        ),
        m.dark(plaster, 0.42),
      ) +
      gallery(-196, 7) +
      gallery(-240, 8) +
      gallery(-284, 8) +
      gallery(top, 9) +
      fill(
        each([-0.36, 0, 0.36], (f) => arch(mx + f * w * 0.8, top, w * 0.22, 24)),
        m.dark(plaster, 0.5),
      ) +
      rect(mx - w * 0.5, top - 32, w, 8, m.dark(plaster, 0.1)) +
      fill(
        each(spread(mx - w * 0.45, mx + w * 0.45, 6), (px) => d`M${px - 3} ${top - 32}l3 -9l3 9z`),
        m.lit(plaster),
      ) +
      dome(m, mx, top - 32, w * 0.92, w * 0.96, plaster, w * 0.6)
    )
  }
  const upper = (y0: number, h: number, n: number) =>
    fill(
      each(spread(-82, 82, n), (ax) => arch(ax, y0, 150 / n, h)),
      t.dark(plaster, 0.5),
    )
  return at(
    x,
    y,
    both(minar(76, true)) +
      rect(-112, -232, 224, 232, t.lit(plaster)) +
      rect(52, -232, 60, 232, t.dark(plaster, 0.12)) +
      stroke(
        'M-96-232V-252M96-232V-252M-96-250H96M-80-232V-250M-60-232V-250M-40-232V-250M-20-232V-250M0-232V-250M20-232V-250M40-232V-250M60-232V-250M80-232V-250',
        t.lit(plaster),
        2.4,
      ) +
      rect(-116, -238, 232, 8, t.dark(plaster, 0.2)) +
      upper(-204, 22, 13) +
      rect(-114, -202, 228, 5, t.dark(plaster, 0.24)) +
      upper(-168, 30, 7) +
      rect(-114, -166, 228, 6, t.dark(plaster, 0.24)) +
      // the great arch, with its clock above
      fill(arch(0, 0, 128, 152), t.dark(plaster, 0.16)) +
      fill(arch(0, 0, 108, 136), t.dark('#7a5560', 0.5)) +
      fill(arch(0, 0, 56, 84), k.paint(k.light.sky.at(-1)![1], 0.2)) +
      stroke(arch(0, 0, 118, 144), t.lit('#fbf0d8'), 2.4) +
      circle(0, -151, 13, t.lit('#fffaf0')) +
      stroke('M0-151V-160M0-151L6-148', t.dark('#3a2a30', 0.5), 2) +
      both(minar(112, false)),
    s,
  )
}

/** Laad Bazaar's shop fronts, running off on one side; `flip` -1 for the other. */
export function bazaar(k: Kit, x: number, y: number, s: number, distance = 0, flip = 1): string {
  const t = tones(k, distance)
  const awnings = ['#c8553d', '#1f7a78', '#f2a32b', '#d98a8a']
  return at(
    x,
    y,
    each([0, 1, 2, 3], (i) => {
      const w = 120 - i * 14
      const h = 210 - i * 26
      const left = [0, 120, 226, 318][i]!
      const wall = ['#e8b98a', '#d99a86', '#efd9b0', '#c9a690'][i]!
      return (
        rect(left, -h, w, h, t.lit(wall)) +
        rect(left - 3, -h - 6, w + 6, 7, t.dark(wall, 0.25)) +
        fill(
          each([0.25, 0.75], (f) => arch(left + w * f, -h * 0.56, w * 0.24, h * 0.26)),
          t.window,
        ) +
        rect(left + 6, -h * 0.3, w - 12, h * 0.3, t.dark(wall, 0.66)) +
        (k.light.lamp ? rect(left + 10, -h * 0.28, w - 20, h * 0.22, k.light.lamp) : '') +
        fill(
          d`M${left - 2} ${-h * 0.26}L${left + 6} ${-h * 0.4}H${left + w - 6}L${left + w + 2} ${-h * 0.26}z`,
          t.lit(awnings[i]!),
        ) +
        fill(
          each([0.2, 0.6], (f) => d`M${left + w * f} ${-h * 0.4}h${w * 0.2}l${w * 0.02} ${h * 0.14}h${-w * 0.24}z`),
          t.lit('#faf0dc'),
        ) +
        chhatri(t, left + w / 2, -h - 6, 26, wall)
      )
    }),
    s * flip,
    s,
  )
}
