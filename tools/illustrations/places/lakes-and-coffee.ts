import { chhatri, cusped, dome, merlons, pennant, shikhara, steps, tones } from '../kit/architecture.ts'
import { camel, flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, land, strokes } from '../kit/land.ts'
import { man, picker, walker, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { at, curve, d, each, fill, pairs, quads, range, rect, spread, stroke, triples } from '../kit/svg.ts'
import { broadleaf } from '../kit/trees.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { layers, type Place } from './place.ts'

/** A white house of the lake shore with its kiosk; `w` by `h`, its foot at (x, y). */
const lakeHouse = (k: Kit, x: number, y: number, w: number, h: number, kiosk: boolean, wall = '#fbf3e2'): string => {
  const t = tones(k, 0.06)
  const rows = Math.max(1, Math.floor(h / 46))
  return (
    rect(x, y - h, w, h, t.lit(wall)) +
    rect(x + w * 0.74, y - h, w * 0.26, h, t.dark(wall, 0.16)) +
    rect(x - 4, y - h - 5, w + 8, 7, t.dark(wall, 0.22)) +
    fill(merlons(x, x + w, y - h - 4, 7), t.lit(wall)) +
    fill(
      each(range(rows), (row) =>
        each(spread(x + 16, x + w - 16, Math.max(2, Math.floor(w / 30))), (px) =>
          cusped(px, y - 10 - row * 46, 15, 30),
        ),
      ),
      k.light.lamp ?? t.dark('#5f86a8', 0.3),
    ) +
    (kiosk ? chhatri(t, x + w * 0.3, y - h - 4, 36, wall) : '')
  )
}

const pushkar = (k: Kit): string => {
  const t = tones(k, 0.06)
  const shore =
    lakeHouse(k, 60, 500, 110, 92, true) +
    lakeHouse(k, 170, 500, 90, 130, false, '#dfeaf0') +
    lakeHouse(k, 260, 500, 120, 104, true) +
    lakeHouse(k, 820, 500, 110, 112, true) +
    lakeHouse(k, 930, 500, 90, 84, false, '#dfeaf0') +
    lakeHouse(k, 1020, 500, 130, 124, true) +
    lakeHouse(k, 380, 500, 100, 76, false) +
    lakeHouse(k, 720, 500, 100, 88, false) +
    // the red spire of Brahma
    rect(480, 412, 240, 88, t.lit('#f3e3c8')) +
    rect(640, 412, 80, 88, t.dark('#f3e3c8', 0.16)) +
    fill(
      each(spread(506, 694, 6), (px) => cusped(px, 496, 24, 58)),
      t.dark('#8a5a4a', 0.34),
    ) +
    fill(merlons(480, 720, 412, 9), t.lit('#fbf3e2')) +
    shikhara(t, 600, 412, 120, 190, '#d9674a') +
    pennant(t, 600, 196, 44) +
    each([522, 678], (px) => dome(t, px, 410, 62, 48, '#fbf3e2', 22))
  return layers(
    sky(k, 500, { x: 880, y: 190, r: 60 }),
    streaks(k, quads('80 120 420 10, 420 80 380 8')),
    flock(k, 330, 190, 26),
    hills(k, { seed: 2801, y: 430, roll: 20, colour: '#b58f8a', distance: 0.56 }),
    // Savitri's hill and its shrine
    land(
      k,
      pairs('-40 470, 60 440, 160 350, 220 296, 260 284, 310 310, 400 390, 520 450, 700 480'),
      '#b07a62',
      0.36,
      500,
    ),
    rect(226, 256, 60, 32, k.paint('#fbf3e2', 0.3)),
    dome(tones(k, 0.3), 256, 256, 40, 30, '#fbf3e2', 16),
    shore,
    steps(tones(k, 0.02), -20, 1220, 498, 560, 7, '#ecd9b8'),
    each(triples('300 552 0, 470 540 1, 700 548 2, 880 552 3'), ([x, y, i]) =>
      woman(k, { x, y, h: 54, cloth: ['#c8553d', '#f2a32b', '#c9487a', '#1f7a78'][i]!, trim: '#f2c14a', distance: 0 }),
    ),
    water(k, 560, 820, 880),
    reflection(k, 560, shore, 0.32, 760),
    ripples(k, 600, 580, 1100, 170, 2802, k.light.glint, 0.5),
    // the fair comes down to drink
    fill(
      `M-20 820V742L${curve(pairs('-20 742, 180 722, 420 738, 660 770, 860 800, 920 820'))}z`,
      k.paint('#dba56a', -0.08),
    ),
    strokes(k, 2803, 16, 770, 812, k.paint('#b5794a', -0.1), 0.5),
    camel(k, 200, 756, 1.7, -0.12, true, '#c8553d'),
    camel(k, 470, 772, 1.5, -0.12, false, '#1f7a78'),
    man(k, { x: 330, y: 772, h: 132, trim: '#f2a32b', distance: -0.1 }),
    woman(k, { x: 620, y: 796, h: 122, cloth: '#c9487a', trim: '#f2c14a', distance: -0.1 }, true),
  )
}

/** Coffee: dark glossy leaves in pairs along arching twigs, hung with red berries; about 130 high at scale 1. */
const coffee = (k: Kit, x: number, y: number, s: number, seed: number, distance: number): string => {
  const random = k.random(seed)
  const twigs = spread(-0.9, 0.9, 6).map((lean) => ({
    lean: lean + (random() - 0.5) * 0.16,
    reach: 86 + random() * 44,
  }))
  const along = (lean: number, reach: number, f: number) =>
    [
      Math.sin(lean) * reach * f * (0.6 + 0.5 * f),
      -Math.cos(lean * 0.8) * reach * f + 16 * f * f * Math.abs(lean),
    ] as const
  const leaves = (side: number) =>
    each(twigs, ({ lean, reach }) =>
      each([0.4, 0.66, 0.9, 1], (f) => {
        const [px, py] = along(lean, reach, f)
        return d`M${px} ${py}q${side * 20} ${-20} ${side * 40} ${-4}q${-side * 20} ${14} ${-side * 40} ${4}z`
      }),
    )
  const berries = twigs.flatMap(({ lean, reach }) => [0.44, 0.62, 0.8].map((f) => along(lean, reach, f)))
  return at(
    x,
    y,
    stroke(
      each(twigs, ({ lean, reach }) => {
        const [ex, ey] = along(lean, reach, 1)
        return d`M0 0Q${ex * 0.3} ${ey * 0.7} ${ex} ${ey}`
      }),
      k.paint('#5a4034', distance),
      4,
    ) +
      fill(leaves(1), k.paint('#3f7a42', distance)) +
      fill(leaves(-1), k.shaded('#3f7a42', distance, 0.26)) +
      stroke(
        each(berries, ([bx, by]) => d`M${bx - 4} ${by + 4}h.1`),
        k.paint('#c8323a', distance),
        10,
      ) +
      stroke(
        each(berries, ([bx, by]) => d`M${bx + 5} ${by + 7}h.1`),
        k.paint('#d9563a', distance),
        10,
      ),
    s,
  )
}

const chikmagalur = (k: Kit): string =>
  layers(
    sky(k, 540, { x: 880, y: 250, r: 62 }),
    streaks(k, quads('90 110 420 10, 620 140 420 9')),
    cumulus(k, 230, 240, 220, 2811, 0.8),
    hills(k, { seed: 2812, y: 420, roll: 40, colour: '#8a9ab5', distance: 0.6, swells: 3 }),
    mist(k, 470, 60, 0.9),
    // Mullayanagiri: the ridge, its steps and the shrine on the summit
    land(
      k,
      pairs(
        '-40 560, 100 520, 240 470, 360 380, 460 290, 540 236, 590 222, 640 232, 720 290, 840 390, 980 450, 1120 490, 1240 500',
      ),
      '#6f9a5a',
      0.26,
    ),
    fill(
      `M590 222L${curve(pairs('590 222, 640 232, 720 290, 840 390, 980 450, 1120 490, 1240 500'))}V640H700L660 460z`,
      k.paint('#4f7f4a', 0.26),
    ),
    stroke(
      `M${curve(pairs('592 224, 570 270, 600 320, 560 380, 590 440, 540 520, 560 600'))}`,
      k.paint('#e9d9b8', 0.14),
      9,
    ),
    rect(562, 184, 62, 42, k.paint('#f3e6cf', 0.14)),
    rect(602, 184, 22, 42, k.shaded('#f3e6cf', 0.14, 0.24)),
    fill('M552 186L568 166H618L634 186z', k.paint('#c8553d', 0.14)),
    fill('M578 168Q578 142 593 134Q608 142 608 168z', k.paint('#f3e6cf', 0.14)),
    stroke('M593 134V108', k.paint('#5a4034', 0.1), 3),
    fill('M593 108q20 2 36 13q-18 2-36 2z', k.paint('#e07b3a', 0.1)),
    walker(k, { x: 578, y: 392, h: 46, cloth: '#c8553d', trim: '#1f7a78', distance: 0.1 }),
    walker(k, { x: 600, y: 318, h: 34, cloth: '#f2a32b', trim: '#2f6f9f', distance: 0.14 }),
    // shola in the folds
    each(spread(40, 1180, 22), (x, i) =>
      Math.abs(x - 570) < 70
        ? ''
        : broadleaf(
            k,
            { x, y: 590 + ((i * 29) % 34), h: 74 + ((i * 37) % 50), seed: 2813 + i, distance: 0.16 },
            i % 2 ? '#4f7f4a' : '#436f45',
            1.2,
          ),
    ),
    mist(k, 620, 40, 0.7),
    land(k, pairs('-40 660, 240 640, 520 654, 800 640, 1240 660'), '#5f8a45', 0.06),
    each(spread(90, 1110, 4), (x, i) =>
      broadleaf(
        k,
        { x: x + (i % 2 ? 30 : -20), y: 690, h: 250 + (i % 2) * 50, seed: 2840 + i, distance: 0 },
        '#4a7f45',
        0.62,
      ),
    ),
    each(spread(20, 1180, 8), (x, i) => coffee(k, x, 740 + (i % 2) * 16, 0.9, 2850 + i, 0)),
    picker(k, { x: 420, y: 742, h: 128, cloth: '#c9487a', trim: '#f2c14a' }),
    picker(k, { x: 760, y: 748, h: 128, cloth: '#f2a32b', trim: '#c8553d', flip: true }),
    woman(k, { x: 620, y: 736, h: 122, cloth: '#2f7fa5', trim: '#f2c14a' }),
    each(spread(-10, 1210, 8), (x, i) => coffee(k, x, 830, 1.25, 2870 + i, -0.2)),
    grass(k, 2890, -20, 1220, 60, 816, 40, '#2f5a30', -0.35),
  )

export const lakesAndCoffee: Record<string, Place> = {
  'pushkar-ajmer': {
    hour: 'goldenMarigold',
    alt: 'Camels come down to the lake of Pushkar, the red spire of Brahma above the ghats',
    subject: [430, 190, 860, 640],
    draw: pushkar,
  },
  chikmagalur: {
    hour: 'dawnMist',
    alt: 'Coffee pickers below the shrine on the summit of Mullayanagiri near Chikmagalur',
    subject: [370, 110, 800, 580],
    draw: chikmagalur,
  },
}
