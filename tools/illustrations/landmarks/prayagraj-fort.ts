import { arch, chhatri, merlons, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, d, each, fill, rect, spread, stroke } from '../kit/svg.ts'

/** Akbar's fort at Prayagraj, its wall on the river: 620 wide and 190 high at scale 1, its foot at (x, y). */
export function prayagrajFort(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const sand = '#c07a56'
  const bastion = (cx: number, w: number, h: number) =>
    fill(d`M${cx - w / 2} 0L${cx - w * 0.44} ${-h}H${cx + w * 0.44}L${cx + w / 2} 0z`, t.lit('#cb8660')) +
    fill(d`M${cx + w * 0.12} 0V${-h}H${cx + w * 0.44}L${cx + w / 2} 0z`, t.dark(sand, 0.28)) +
    rect(cx - w * 0.5, -h - 4, w, 9, t.dark(sand, 0.16)) +
    fill(merlons(cx - w * 0.48, cx + w * 0.48, -h - 3, 10), t.lit('#cb8660')) +
    fill(
      each(spread(cx - w * 0.26, cx + w * 0.26, 3), (px) => d`M${px - 2.5} ${-h + 34}v-16h5v16z`),
      t.dark(sand, 0.5),
    ) +
    stroke(d`M${cx - w * 0.46} ${-h * 0.55}h${w * 0.93}`, t.dark(sand, 0.28), 3)
  return at(
    x,
    y,
    // the palace inside
    rect(-120, -150, 190, 60, t.lit('#cf9068')) +
      fill(
        each(spread(-104, 54, 8), (px) => arch(px, -96, 15, 34)),
        t.window,
      ) +
      rect(-126, -156, 202, 8, t.dark(sand, 0.2)) +
      each([-104, -24, 56], (px) => chhatri(t, px, -154, 30, '#d69a70')) +
      each([150, 214], (px) => chhatri(t, px, -98, 40, '#d69a70')) +
      rect(-304, -96, 608, 96, t.lit(sand)) +
      fill(merlons(-304, 304, -95, 11), t.lit(sand)) +
      rect(-304, -62, 608, 5, t.dark(sand, 0.24)) +
      fill(
        each(spread(-286, 286, 27), (px) => d`M${px - 2} -72v-11h4v11z`),
        t.dark(sand, 0.5),
      ) +
      fill(
        each([-176, 176], (px) => arch(px, 0, 40, 52)),
        t.dark(sand, 0.6),
      ) +
      each([-292, -88, 88], (cx) => bastion(cx, 72, 116)) +
      bastion(290, 92, 132) +
      rect(-330, -10, 668, 12, t.dark(sand, 0.36)),
    s,
  )
}
