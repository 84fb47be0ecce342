import type { Kit } from './kit.ts'
import { man } from './people.ts'
import { at, circle, d, each, ellipse, fill, range, rect, stroke } from './svg.ts'

/** Steam off a pot, in curls. */
export const steam = (k: Kit, x: number, y: number, s: number): string =>
  stroke(
    d`M${x} ${y}q${-12 * s} ${-20 * s} 0 ${-38 * s}t0 ${-38 * s}M${x + 18 * s} ${y + 4}q${-12 * s} ${-18 * s} 0 ${-34 * s}t0 ${-36 * s}M${x - 18 * s} ${y + 4}q${-12 * s} ${-18 * s} 0 ${-34 * s}t0 ${-30 * s}`,
    k.paint('#fffaf0'),
    4 * s,
    0.55,
  )

/** A cook behind his stall: a cart under an awning, a great pot, a lamp. */
export const stall = (k: Kit, x: number, y: number, s: number, cloth: string, distance = -0.05, flip = 1): string =>
  at(
    x,
    y,
    man(k, { x: 24, y: -4, h: 136, cloth: '#faf0dc', trim: cloth, distance, flip: true }) +
      stroke('M-96 0V-168M96 0V-168', k.paint('#5a4034', distance), 6) +
      fill('M-118-150L-92-186H92L118-150z', k.paint(cloth, distance)) +
      fill(
        each([-70, -24, 22, 68], (ax) => d`M${ax - 11} -186h22l5 36h-32z`),
        k.paint('#faf0dc', distance),
      ) +
      fill(
        each(range(8), (i) => d`M${-118 + i * 29.5} -150q15 16 29.5 0z`),
        k.paint(cloth, distance),
      ) +
      (k.light.lamp ? circle(-60, -120, 66, k.glow(k.light.lamp, 0.7)) : '') +
      stroke('M-60-150V-128', k.paint('#3a2a28', distance), 2) +
      fill('M-70-118q10-16 20 0z', k.light.lamp ?? k.paint('#f2a32b', distance)) +
      rect(-104, -64, 208, 50, k.paint('#8a5a3a', distance)) +
      rect(-110, -70, 220, 9, k.paint('#a9764e', distance)) +
      fill(
        each([-80, -40, 0, 40, 80], (px) => d`M${px - 14} -56h28v34h-28z`),
        k.paint('#6b4430', distance),
      ) +
      fill('M-78-70Q-92-108-62-110H-22Q8-108-6-70z', k.paint('#b5793f', distance)) +
      fill('M-40-70Q-26-100-38-110H-22Q8-108-6-70z', k.shaded('#b5793f', distance, 0.3)) +
      ellipse(-42, -110, 22, 5, k.paint('#e9c98a', distance)) +
      steam(k, -42, -120, 0.9) +
      fill('M40-70h60q-4 -14 -14 -16h-32q-10 2 -14 16z', k.paint('#d9d2c4', distance)) +
      fill('M50-84q4-16 12-10q4-14 12-2q10-8 12 12z', k.paint('#e9a14a', distance)) +
      each(
        [-70, 70],
        (wx) => circle(wx, -4, 17, k.paint('#4a3a34', distance)) + circle(wx, -4, 10, k.paint('#a9764e', distance)),
      ),
    s * flip,
    s,
  )
