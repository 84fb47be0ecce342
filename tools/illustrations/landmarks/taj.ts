import { arch, chhatri, dome, finial, minaret, onion, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, both, d, each, fill, rect, stroke } from '../kit/svg.ts'

const marble = '#fbf4e8'

/** The Taj Mahal from the south: 640 wide and 400 high at scale 1, standing on (x, y). */
export function taj(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const recess = t.dark('#c9b8b0', 0.28)
  const deep = t.dark('#a08c90', 0.45)
  const bay = (bx: number, w: number) =>
    each([-40, -104], (by) => fill(arch(bx, by, w, 52), recess) + fill(arch(bx, by, w * 0.5, 30), deep))
  return at(
    x,
    y,
    // the minarets stand behind and before the tomb, so the rear pair is paler
    both(minaret(tones(k, Math.min(1, distance + 0.18)), 208, -30, 17, 232, [0.36, 0.68, 0.97], marble)) +
      both(minaret(t, 292, -22, 21, 268, [0.34, 0.67, 0.97], marble)) +
      rect(-330, -34, 660, 34, t.lit('#f3e7d6')) +
      rect(-330, -34, 660, 5, t.lit('#fffaf0')) +
      stroke(
        each(
          [-300, -260, -220, -180, -140, -100, -60, 60, 100, 140, 180, 220, 260, 300],
          (px) => d`M${px - 12} -6v-14q12 -12 24 0v14`,
        ),
        t.dark('#d8c6b8', 0.18),
        1.6,
      ) +
      rect(-64, -200, 128, 40, t.dark(marble, 0.1)) +
      rect(8, -200, 56, 40, t.dark(marble, 0.24)) +
      finial(t, 0, -348, 46) +
      fill(onion(0, -198, 148, 156), t.lit(marble)) +
      fill('M22-198C62-242 58-290 0-354Q6-340 24-326C65-295 92-244 59-198z', t.dark(marble, 0.2)) +
      fill('M-23-326Q0-312 23-326Q7-338 0-354Q-7-338-23-326z', t.dark(marble, 0.13)) +
      both(chhatri(t, 98, -158, 56, marble)) +
      // chamfered body, then the taller portal before it
      fill('M-172-34V-158H-150L-128-160V-34zM172-34V-158H150L128-160V-34z', t.dark(marble, 0.16)) +
      rect(-146, -164, 292, 130, t.lit(marble)) +
      fill('M120-34V-164H146V-34zM146-34V-160L172-158V-34z', t.dark(marble, 0.24)) +
      both(bay(96, 36) + each([-40, -104], (by) => fill(arch(159, by, 14, 48), recess))) +
      rect(-62, -186, 124, 152, t.lit('#fffaf0')) +
      rect(-56, -180, 112, 146, t.dark(marble, 0.07)) +
      fill(arch(0, -34, 86, 126), recess) +
      fill(arch(0, -34, 52, 74), deep) +
      stroke(d`M-26 -84Q0 -104 26 -84M0 -34V-106`, t.dark('#b7a6a6', 0.3), 2) +
      both(
        fill('M57-188h8v154h-8z', t.dark(marble, 0.12)) +
          finial(t, 61, -186, 26, '#fbf4e8') +
          finial(t, 148, -162, 22, '#fbf4e8'),
      ) +
      stroke('M-62-186H62M-146-164H-66M66-164H146', t.dark(marble, 0.2), 3),
    s,
  )
}

/** The red mosque that stands west of the tomb. */
export function mosque(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const red = '#b8543f'
  return at(
    x,
    y,
    each([-58, 58], (dx) => dome(t, dx, -86, 46, 50, marble)) +
      dome(t, 0, -92, 62, 68, marble) +
      rect(-104, -88, 208, 88, t.lit(red)) +
      rect(60, -88, 44, 88, t.dark(red, 0.2)) +
      rect(-32, -104, 64, 104, t.lit('#c4604a')) +
      fill(arch(0, 0, 44, 84) + arch(-64, 0, 36, 60) + arch(64, 0, 36, 60), t.dark(red, 0.55)) +
      both(chhatri(t, 98, -86, 26, red, marble)),
    s,
  )
}
