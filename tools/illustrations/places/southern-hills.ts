import { coracle } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, mountains, strokes } from '../kit/land.ts'
import { kayak } from '../kit/outdoors.ts'
import { man, picker, umbrella, walker, woman } from '../kit/people.ts'
import { bamboo, flowers, grass, shrubs, teaRows } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { at, circle, curve, d, each, fill, pairs, quads, range, stroke, triples } from '../kit/svg.ts'
import { bough, broadleaf, forest } from '../kit/trees.ts'
import { ripples, waterfall, whiteWater } from '../kit/water.ts'
import { viaduct } from '../landmarks/bridges.ts'
import { liveries, train } from '../landmarks/hills-and-rails.ts'
import { layers, type Place } from './place.ts'

const munnar = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 330, y: 190, r: 54 }),
    hills(k, { seed: 261, y: 330, roll: 70, colour: '#5f8a86', distance: 0.62, swells: 3 }),
    mountains(k, {
      seed: 262,
      peaks: pairs('840 220, 1040 270'),
      base: 520,
      rock: '#4f7a6a',
      distance: 0.46,
      drop: 0.4,
    }),
    mist(k, 440, 80, 0.85),
    hills(k, { seed: 263, y: 430, roll: 30, colour: '#4f8a5a', distance: 0.36, swells: 4 }),
    teaRows(
      k,
      264,
      (x) => 452 + ((x - 300) / 620) ** 2 * 60,
      (x) => 600 - (x - 600) * 0.06,
      8,
      -20,
      1220,
      0.42,
    ),
    each(triples('180 540 150, 420 512 120, 880 540 150, 1080 570 190'), ([x, y, h], i) =>
      broadleaf(k, { x, y, h, seed: 265 + i, distance: 0.16 }, '#4f7f45', 0.62),
    ),
    fill(
      `M-20 640L${curve(pairs('-20 590, 260 596, 520 640, 700 610, 980 596, 1220 640'))}V700H-20z`,
      k.paint('#c98f5f', 0.06),
    ),
    teaRows(
      k,
      266,
      (x) => 610 + Math.sin(x / 170) * 18,
      (x) => 850 + Math.sin(x / 230) * 20,
      7,
      -20,
      1220,
      0.1,
    ),
    picker(k, { x: 330, y: 718, h: 120, cloth: '#c8553d', trim: '#faf0dc' }),
    picker(k, { x: 560, y: 690, h: 98, cloth: '#f2a32b', trim: '#c8553d', flip: true }),
    picker(k, { x: 770, y: 746, h: 140, cloth: '#d98a8a', trim: '#1f7a78' }),
    umbrella(k, { x: 980, y: 720, h: 108, cloth: '#c8553d' }),
  )

const ooty = (k: Kit): string =>
  layers(
    sky(k, 540, { x: 300, y: 190, r: 66 }),
    cumulus(k, 880, 200, 240, 271),
    hills(k, { seed: 272, y: 340, roll: 50, colour: '#5f86a0', distance: 0.56, swells: 4 }),
    hills(k, { seed: 273, y: 420, roll: 40, colour: '#4f8080', distance: 0.36, swells: 4 }),
    forest(k, 274, -20, 1220, 80, 80, 0.34, (x) => 470 + Math.sin(x / 200) * 20, '#3f6f60'),
    hills(k, { seed: 275, y: 500, roll: 20, colour: '#5f8f5a', distance: 0.2 }),
    viaduct(k, -20, 1220, 540, 760, 160, '#b9866a', 0),
    train(k, 380, 532, 1.12, liveries.nilgiri, 4),
    teaRows(
      k,
      276,
      (x) => 650 + Math.sin(x / 220) * 26,
      (x) => 850 + Math.sin(x / 200) * 20,
      6,
      -20,
      1220,
      0.1,
    ),
    each(
      quads('90 800 620 -30, 170 790 480 20'),
      ([x, y, h, lean], i) =>
        stroke(d`M${x} ${y}Q${x + lean} ${y - h * 0.5} ${x + lean * 0.4} ${y - h}`, k.paint('#d9c6ae', -0.3), 15) +
        broadleaf(
          k,
          { x: x + lean * 0.4, y: y - h * 0.52, h: h * 0.62, seed: 277 + i, distance: -0.35 },
          '#4f7a5a',
          0.7,
        ),
    ),
    woman(k, { x: 760, y: 740, h: 104, cloth: '#c8553d' }),
    man(k, { x: 812, y: 744, h: 110, trim: '#1f7a78' }),
    flowers(k, 279, 60, 740, 810, ['#5f7fc4', '#d98a8a'], 1.3),
  )

const wayanad = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 860, y: 200, r: 58 }),
    streaks(k, quads('100 120 400 10, 480 80 300 8')),
    mountains(k, {
      seed: 621,
      peaks: pairs('180 250, 420 330, 900 280, 1120 340'),
      base: 520,
      rock: '#5f8a86',
      distance: 0.56,
      drop: 0.5,
    }),
    mist(k, 450, 70, 0.9),
    hills(k, { seed: 622, y: 420, roll: 40, colour: '#5a8f66', distance: 0.42, swells: 4 }),
    hills(k, { seed: 623, y: 490, roll: 26, colour: '#5f9a55', distance: 0.24, swells: 4 }),
    fill(
      `M-20 820L${curve(pairs('-20 540, 220 560, 420 590, 700 570, 960 540, 1220 500'))}V820z`,
      k.paint('#6fa04c', 0.04),
    ),
    // Chembra's heart-shaped lake
    at(
      610,
      664,
      fill('M0 78C-40 60-190 36-176-16C-164-52-60-56 0-20C60-56 164-52 176-16C190 36 40 60 0 78z', k.paint('#4f7f3a')) +
        fill(
          'M0 66C-40 50-170 30-160-14C-150-44-56-46 0-10C56-46 150-44 160-14C170 30 40 50 0 66z',
          k.gradient(k.light.water),
        ) +
        fill(
          'M-120-6q40 -8 80 0q-40 6 -80 0zM20 10q50 -8 90 0q-46 8 -90 0zM-60 30q40 -6 80 0q-40 6 -80 0z',
          k.light.glint,
          0.7,
        ),
      1.1,
    ),
    strokes(k, 624, 40, 580, 790, k.paint('#4f7f3a'), 0.5),
    walker(k, { x: 360, y: 640, h: 84 }),
    walker(k, { x: 320, y: 646, h: 80, cloth: '#1f7a78', trim: '#c8553d' }),
    woman(k, { x: 850, y: 636, h: 76, cloth: '#c8553d' }),
    flock(k, 420, 220, 26),
    fill(`M-20 820L${curve(pairs('-20 760, 240 780, 560 806, 900 790, 1220 730'))}V820z`, k.paint('#3f5f33', -0.4)),
    bamboo(k, 60, 830, 560, 625, -0.55),
    bough(k, 1230, 20, 520, 626, -1, '#3f6a3a', -0.6),
    grass(k, 627, -20, 1220, 90, 812, 70, '#3f5f2c', -0.45),
  )

const coorg = (k: Kit): string => {
  const cherries = (x: number, y: number, s: number, flip: number) =>
    at(
      x,
      y,
      stroke('M0 0Q120-30 260-130', k.paint('#5a4034', -0.4), 9) +
        each(
          triples('40 -12 30, 100 -34 10, 150 -62 34, 200 -92 6, 70 -20 -60, 130 -50 -70, 190 -84 -60, 240 -116 -20'),
          ([lx, ly, turn]) =>
            at(
              lx,
              ly,
              fill('M0 0Q26-34 96-30Q70 14 0 0z', k.paint('#3f6f3f', -0.25)) +
                stroke('M0 0Q40-20 86-27', k.paint('#6f9a55', -0.2), 2.4),
              1.2,
              1.2,
              turn,
            ),
        ) +
        each(
          pairs('60 -18, 72 -6, 52 -2, 118 -40, 132 -30, 112 -24, 176 -74, 190 -64, 170 -58, 226 -106, 236 -94'),
          ([cx, cy], i) =>
            circle(cx, cy, 11, k.paint(i % 4 === 2 ? '#e9a14a' : '#c23b34', -0.06)) +
            circle(cx - 3, cy - 4, 3, k.paint('#f2a08a')),
        ),
      s * flip,
      s,
    )
  return layers(
    sky(k, 560, { x: 330, y: 170, r: 54 }),
    mountains(k, {
      seed: 1190,
      peaks: pairs('160 230, 520 190, 900 250'),
      base: 520,
      rock: '#5f8f8a',
      distance: 0.6,
      drop: 0.4,
    }),
    hills(k, { seed: 1191, y: 330, roll: 60, colour: '#5f8f86', distance: 0.6, swells: 3 }),
    mist(k, 380, 60, 0.9),
    hills(k, { seed: 1192, y: 380, roll: 44, colour: '#4a8060', distance: 0.4, swells: 4 }),
    each(range(15), (i) =>
      broadleaf(
        k,
        { x: -20 + i * 92, y: 520 + ((i * 13) % 16), h: 210 + ((i * 41) % 70), seed: 1193 + i, distance: 0.22 },
        i % 2 ? '#4a8048' : '#5a8f4f',
        0.72,
      ),
    ),
    fill('M560 430Q640 380 760 390T940 440V640H540z', k.shaded('#5a6a58', 0.1, 0.25)),
    waterfall(k, 740, 420, 640, 130, 1209),
    fill(
      'M600 640Q740 620 880 640L960 700Q740 720 540 700z',
      k.gradient([
        [0, k.paint('#cfe4dc')],
        [1, k.paint('#5f9a94')],
      ]),
    ),
    boulders(k, 1210, triples('590 660 40, 640 690 28, 880 660 46, 930 690 30, 740 706 24'), '#6f7a72', -0.05),
    // the coffee, row on row in the shade
    shrubs(k, 1212, 676, 44, '#47803f', -0.02),
    shrubs(k, 1213, 712, 56, '#3f7038', -0.06),
    woman(k, { x: 390, y: 726, h: 118, cloth: '#c8553d', trim: '#f2a32b' }, true),
    picker(k, { x: 500, y: 744, h: 122, cloth: '#d98a8a', trim: '#1f7a78' }),
    umbrella(k, { x: 800, y: 736, h: 100, cloth: '#f2a32b' }),
    shrubs(k, 1214, 770, 76, '#3a6a36', -0.16),
    cherries(-30, 800, 1.5, 1),
    cherries(1230, 740, 1.4, -1),
    flowers(k, 1260, 24, 770, 812, ['#fdf6f0'], 2),
  )
}

const dandeli = (k: Kit): string => {
  const hornbill = (x: number, y: number, s: number, flip: number) =>
    at(
      x,
      y,
      fill(
        'M-96 26Q-50 6-20 4Q-40-40-90-60Q-20-70 24-10Q50-20 62-8Q92-14 104 6Q84 4 66 8Q50 22 20 18Q-20 30-96 26z',
        k.paint('#2a2a35', -0.2),
      ) +
        fill('M-96 26Q-60 14-34 14L-40 22zM-86-58Q-40-56-10-30L-22-24Q-50-46-86-58z', k.paint('#fdf8ee')) +
        fill('M60-10Q66-30 92-22Q108-16 108 0Q96-10 78-8z', k.paint('#f2b53a')) +
        fill('M62-6Q92-14 104 8Q84 4 66 8z', k.paint('#f2d9a0')),
      s * flip,
      s,
    )
  return layers(
    sky(k, 520, { x: 640, y: 180, r: 56 }),
    hills(k, { seed: 561, y: 300, roll: 46, colour: '#5f8f80', distance: 0.6, swells: 4 }),
    hills(k, { seed: 562, y: 390, roll: 36, colour: '#4a7f66', distance: 0.42, swells: 5 }),
    mist(k, 440, 60, 0.7),
    each(range(13), (i) =>
      broadleaf(
        k,
        { x: -20 + i * 104, y: 540, h: 190 + ((i * 53) % 80), seed: 563 + i, distance: 0.22 },
        i % 2 ? '#4f8a4a' : '#3f7a48',
        0.86,
      ),
    ),
    fill(
      'M-20 820V530Q600 510 1220 530V820z',
      k.gradient([
        [0, k.paint('#8fbfa4', 0.1)],
        [1, k.paint('#1f6660')],
      ]),
    ),
    ripples(k, 600, 548, 1200, 230, 577, k.light.glint, 0.5),
    each(range(10), (i) =>
      broadleaf(
        k,
        {
          x: i < 5 ? -30 + i * 62 : 940 + (i - 5) * 74,
          y: 580 + ((i * 17) % 20),
          h: 280 - Math.abs(i - 4.5) * 6,
          seed: 578 + i,
          distance: -0.05,
        },
        '#3a6f42',
        0.8,
      ),
    ),
    whiteWater(k, triples('460 600 46, 720 620 56, 590 660 60')),
    boulders(
      k,
      588,
      triples('330 610 40, 400 630 26, 860 620 44, 800 650 26, 250 690 50, 960 700 54'),
      '#6f7a72',
      -0.05,
    ),
    kayak(k, 640, 640, 0.95, '#f2a32b'),
    kayak(k, 430, 720, 1.4, '#c8553d', -1),
    coracle(k, 800, 730, 0.86, -0.15),
    hornbill(760, 250, 1, 1),
    hornbill(560, 330, 0.7, 1),
    bamboo(k, 80, 830, 640, 589, -0.6),
    bamboo(k, 1140, 830, 600, 590, -0.6),
  )
}

export const southernHills: Record<string, Place> = {
  munnar: {
    hour: 'monsoon',
    alt: 'Tea pickers on the misty slopes of Munnar',
    subject: [290, 420, 790, 720],
    draw: munnar,
  },
  'ooty-coonoor': {
    hour: 'noonCream',
    alt: 'The Nilgiri mountain railway crossing a viaduct above tea gardens',
    subject: [280, 360, 780, 620],
    draw: ooty,
  },
  wayanad: {
    hour: 'dawnMist',
    alt: 'The heart-shaped lake on Chembra peak in Wayanad',
    subject: [400, 540, 810, 750],
    draw: wayanad,
  },
  coorg: {
    hour: 'monsoon',
    alt: 'Coffee in the shade by a waterfall in Coorg',
    subject: [540, 400, 940, 700],
    draw: coorg,
  },
  dandeli: {
    hour: 'monsoon',
    alt: 'Kayaks on the forest river at Dandeli under two flying hornbills',
    subject: [290, 540, 790, 740],
    draw: dandeli,
  },
}
