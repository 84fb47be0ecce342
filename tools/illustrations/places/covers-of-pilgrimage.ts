import { arch, chhatri, shikhara, tones } from '../kit/architecture.ts'
import { riverBoat } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, mountains } from '../kit/land.ts'
import { lamps, man, sitter, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { sky, streaks } from '../kit/sky.ts'
import { at, circle, d, each, ellipse, fill, pairs, quads, range, rect, spread, stroke, triples } from '../kit/svg.ts'
import { bough, broadleaf } from '../kit/trees.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { ghats, parasol } from '../landmarks/ghats.ts'
import { goldenTemple } from '../landmarks/golden-temple.ts'
import { gopuram } from '../landmarks/gopuram.ts'
import { layers, type Place } from './place.ts'

const kashi = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 250, y: 150, r: 46 }),
    ghats(k, 520, 0.1),
    water(k, 518, 820),
    reflection(k, 520, ghats(k, 520, 0.1), 0.3, 740),
    ripples(k, 600, 530, 1200, 240, 1751, k.light.lamp ?? k.light.glint, 0.4),
    each(range(34), (i) =>
      lamps(k, [[40 + ((i * 173) % 1130), 560 + ((i * 67) % 210), 2.4 + (((i * 67) % 210) / 210) * 4.6]]),
    ),
    // the priests' platforms, each with its tower of fire
    each(
      [330, 600, 870],
      (x) =>
        rect(x - 60, 770, 120, 60, k.paint('#c8553d', -0.3)) + rect(x - 66, 762, 132, 10, k.paint('#f2a32b', -0.15)),
    ),
    each([330, 600, 870], (x, i) =>
      man(k, { x, y: 764, h: 176, cloth: '#f2a32b', trim: '#c8553d', flip: i === 2, distance: -0.05 }),
    ),
    each(
      [400, 670, 800],
      (x, i) =>
        circle(x, 600, 120, k.glow('#ffc860', 0.8)) +
        stroke(d`M${i === 2 ? 856 : x - 52} 650L${x} 668`, k.paint('#8d5b3d'), 9) +
        stroke(d`M${x} 690V640`, k.paint('#e0a83a'), 5) +
        each(
          range(4),
          (r) =>
            ellipse(x, 640 - r * 20, 30 - r * 7, 5, k.paint('#e0a83a')) +
            each(spread(-24 + r * 6, 24 - r * 6, 5 - r), (o) =>
              fill(d`M${x + o - 4} ${636 - r * 20}q0 -8 4 -16q4 8 4 16z`, '#fff0b8'),
            ),
        ),
    ),
    at(90, 820, parasol(tones(k, -0.5), 0, 0, 3, '#e9c98a')),
    at(1120, 820, parasol(tones(k, -0.5), 0, 0, 3.2, '#f0a94f')),
  )

const openKitchen = (k: Kit): string => {
  const shrine = goldenTemple(k, 640, 470, 1.02, 0.06)
  return layers(
    sky(k, 480, { x: 960, y: 160, r: 50 }),
    streaks(k, quads('100 120 380 10')),
    flock(k, 300, 170, 26),
    rect(-20, 416, 1240, 50, k.paint('#fbf1df', 0.3)),
    fill(
      each(spread(0, 1200, 41), (x) => arch(x, 462, 18, 32)),
      k.shaded('#c9b8a0', 0.3, 0.3),
    ),
    each([80, 240, 1000, 1130], (x) => chhatri(tones(k, 0.3), x, 418, 40, '#fbf1df')),
    water(k, 462, 660, 960),
    shrine,
    reflection(k, 472, shrine, 0.5, 650),
    ripples(k, 600, 484, 900, 160, 1761, k.light.glint, 0.5),
    // the long row of the langar, on the marble
    fill('M-20 640H1220V820H-20z', k.paint('#f1e4cd')),
    each(range(9), (i) => fill(d`M${-20 + i * 160} 640h80l-30 180h-100z`, k.paint('#d9a98a'), 0.3)),
    rect(-20, 640, 1240, 8, k.shaded('#d9c3a4', 0, 0.2)),
    fill('M-20 716H1220V742H-20z', k.paint('#c8553d')),
    each([60, 190, 320, 450, 740, 870, 1000, 1130], (x, i) =>
      sitter(k, {
        x,
        y: 722,
        h: 104,
        cloth: ['#f2a32b', '#1f7a78', '#d98a8a', '#2f6f9f', '#faf0dc'][i % 5]!,
        trim: ['#c8553d', '#f2c14a', '#5c7f3b'][i % 3]!,
      }),
    ),
    each(
      [60, 190, 320, 450, 740, 870, 1000, 1130],
      (x) =>
        ellipse(x, 748, 38, 9, k.paint('#b9bcc0')) +
        ellipse(x, 746, 32, 7, k.paint('#e4e6e6')) +
        circle(x - 12, 744, 7, k.paint('#e0a83a')) +
        circle(x + 8, 744, 8, k.paint('#f3e3c2')) +
        circle(x + 20, 747, 4, k.paint('#7a9a44')),
    ),
    man(k, { x: 590, y: 752, h: 172, cloth: '#faf0dc', trim: '#2f5fa5' }),
    fill('M604 684h56l-6 40h-44z', k.paint('#b9bcc0')),
    stroke('M608 684q24 -40 48 0', k.paint('#8a8f94'), 3),
  )
}

const upTheSteps = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 600, y: 250, r: 120, rings: 3, rays: true }),
    mountains(k, {
      seed: 1771,
      peaks: pairs('120 330, 340 260, 860 250, 1080 320'),
      base: 520,
      rock: '#8a7f5f',
      distance: 0.46,
      drop: 0.5,
    }),
    hills(k, { seed: 1772, y: 450, roll: 24, colour: '#6f8a4f', distance: 0.3 }),
    gopuram(
      k,
      600,
      470,
      0.72,
      {
        tiers: 5,
        width: 250,
        height: 260,
        wall: '#fbf2e0',
        painted: ['#f0b53a', '#fff7e6', '#e0902f', '#fdebc4', '#f0b53a', '#fbf2e0'],
        base: '#d9c3a0',
      },
      0.06,
    ),
    each(triples('150 560 200, 280 540 160, 940 540 170, 1070 560 210'), ([x, y, h], i) =>
      broadleaf(k, { x, y, h, seed: 1773 + i, distance: 0.1 }, '#6a8a3f'),
    ),
    fill('M-20 820V520H520L400 820zM1220 820V520H680L800 820z', k.paint('#6a7f40', 0)),
    each(range(26), (i) => {
      const f = (i / 26) ** 1.7
      const w = 70 + f * 360
      return fill(
        d`M${600 - w} ${464 + f * 346}h${w * 2}v${4 + f * 30}h${-w * 2}z`,
        i % 2 ? k.paint('#e9d3a8') : k.shaded('#c9a578', 0, 0.12),
      )
    }),
    each(range(9), (i) => {
      const f = ((i + 1) / 9) ** 1.7
      const w = 70 + f * 360
      return each(
        [-1, 1],
        (sd) =>
          fill(
            d`M${600 + sd * (w + 6) - 8 - f * 10} ${474 + f * 336}v${-30 - f * 90}h${16 + f * 20}v${30 + f * 90}z`,
            k.paint('#c8553d'),
          ) +
          fill(
            d`M${600 + sd * (w + 6) - 12 - f * 12} ${444 + f * 246}h${24 + f * 24}v${6 + f * 10}h${-24 - f * 24}z`,
            k.paint('#fbf2e0'),
          ),
      )
    }),
    each(
      triples('560 500 30, 640 510 34, 590 540 48, 670 570 62, 520 600 76, 610 640 96, 700 680 118'),
      ([x, y, h], i) =>
        i % 2
          ? woman(k, { x, y, h, cloth: ['#c8553d', '#f2a32b', '#c9487a'][i % 3]! })
          : man(k, { x, y, h, cloth: '#f2c14a', trim: '#faf0dc' }),
    ),
    woman(k, { x: 480, y: 776, h: 190, cloth: '#c9487a', trim: '#f2c14a', distance: -0.05 }),
    man(k, { x: 590, y: 790, h: 196, cloth: '#f2c14a', trim: '#faf0dc', distance: -0.05 }),
    bough(k, -20, 20, 420, 1778, 1, '#4f5a2c', -0.55),
    bough(k, 1220, 20, 420, 1779, -1, '#4f5a2c', -0.55),
  )

const chilika = (k: Kit): string => {
  const dolphin = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      fill(
        'M-90 20Q-70-30 0-42Q10-62 30-66Q24-50 26-40Q70-26 84 4Q96 4 104 12Q92 18 80 18Q30-4-20 4Q-60 8-90 20z',
        k.paint('#6f7f94', -0.1),
      ) +
        fill('M80 18Q30-4-20 4Q20 14 44 20Q70 22 80 18z', k.paint('#c5ccd2', -0.05)) +
        circle(70, 2, 2.4, k.light.shade) +
        fill('M-110 26Q-40 12 30 22T140 24Q60 36 0 32T-110 26z', k.light.glint, 0.75),
      s,
    )
  const t = tones(k, 0.42)
  return layers(
    sky(k, 480, { x: 470, y: 370, r: 92, rings: 3 }),
    streaks(k, quads('90 120 400 10, 640 160 440 10')),
    // the spire of Jagannath, far over the flats
    at(
      980,
      470,
      rect(-90, -26, 180, 30, t.lit('#b98a78')) +
        shikhara(t, 0, -20, 72, 172, '#c08f7a', 8) +
        stroke('M0-220V-252', t.dark('#8a5a4a'), 2.4) +
        fill('M0-252q26 -2 44 14q-24 2 -44 6z', t.lit('#c8553d')) +
        fill('M-84-20L-58-74L-32-20zM34-20L56-60L80-20z', t.lit('#b98a78')),
    ),
    hills(k, { seed: 1781, y: 466, roll: 5, colour: '#6a6a80', distance: 0.5, bottom: 490 }),
    water(k, 476, 820, 470),
    each(range(14), (i) =>
      stroke(d`M${680 + i * 34} ${540 + (i % 2) * 5}v${-34 + (i % 3) * 4}`, k.paint('#4a3a40', 0.05), 3),
    ),
    riverBoat(k, 270, 560, 0.8, -0.15, '#c8553d'),
    flock(k, 260, 200, 34),
    flock(k, 690, 250, 26),
    dolphin(700, 640, 1.25),
    dolphin(520, 610, 0.7),
    ripples(k, 600, 520, 1100, 250, 1782, k.light.glint, 0.5),
    at(
      1010,
      700,
      fill('M-150-34Q-90-4 0-4T150-34Q130 16 100 20H-104Q-132 10-150-34z', k.paint('#3a2a38', -0.4)) +
        stroke('M10-6V-170', k.paint('#3a2a38', -0.4), 5) +
        fill('M14-168Q96-120 120-30L16-22z', k.paint('#f6e4c4', -0.15)) +
        fill('M70-128Q104-84 120-30L84-27Q90-80 70-128z', k.shaded('#f6e4c4', -0.15, 0.2)),
      1,
    ),
    grass(k, 1783, -20, 330, 34, 816, 190, '#3a4a3a', -0.6),
  )
}

export const pilgrimageCovers: Record<string, Place> = {
  'kashi-to-the-bodhi-tree': {
    hour: 'nightIndigo',
    alt: 'Priests raising lamps at the evening aarti in Varanasi',
    subject: [400, 540, 900, 780],
    draw: kashi,
  },
  'amritsar-and-the-open-kitchen': {
    hour: 'dawnMist',
    alt: 'A row of guests at the langar beside the pool of the Golden Temple',
    subject: [490, 180, 790, 600],
    draw: openKitchen,
  },
  'up-the-steps-to-tirumala': {
    hour: 'goldenMarigold',
    alt: 'Pilgrims climbing the long stair to a white gate tower at Tirumala',
    subject: [440, 190, 760, 640],
    draw: upTheSteps,
  },
  'puri-konark-and-the-chilika-light': {
    hour: 'duskRose',
    alt: 'Dolphins and sails on Chilika lake, the spire of Puri far off',
    subject: [450, 480, 860, 700],
    draw: chilika,
  },
}
