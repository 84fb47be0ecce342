import { riverBoat } from '../kit/boats.ts'
import { leopard } from '../kit/cats.ts'
import { elephant, flock, rhino } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, land, mountains } from '../kit/land.ts'
import { crocodile } from '../kit/outdoors.ts'
import { grass, mangrove, plumes } from '../kit/plants.ts'
import { sky, streaks } from '../kit/sky.ts'
import { at, circle, d, each, fill, pairs, quads, range, stroke } from '../kit/svg.ts'
import { bough, broadleaf } from '../kit/trees.ts'
import { ripples, water } from '../kit/water.ts'
import { layers, type Place } from './place.ts'

const kaziranga = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 780, y: 330, r: 88, rings: 3 }),
    streaks(k, quads('90 140 420 10, 640 110 380 9')),
    flock(k, 420, 230, 28),
    mountains(k, {
      seed: 761,
      peaks: pairs('160 380, 420 410, 720 390, 1040 370'),
      base: 500,
      rock: '#7f8aa8',
      distance: 0.6,
      drop: 0.5,
    }),
    each(range(10), (i) =>
      broadleaf(
        k,
        { x: 20 + i * 126, y: 520, h: 110 + ((i * 31) % 50), seed: 762 + i, distance: 0.42 },
        '#6a8a5a',
        0.9,
      ),
    ),
    fill('M-20 820V512Q500 500 1220 514V820z', k.paint('#a8a45a', 0.12)),
    water(k, 560, 640, 780, 775),
    plumes(k, 776, -20, 1220, 60, 580, 110, 0.2),
    land(k, pairs('-40 640, 300 624, 640 634, 960 622, 1240 636'), '#9aa04f', 0),
    plumes(k, 777, -20, 1220, 44, 670, 130, 0.05),
    rhino(k, 590, 716, 2.5, -0.04),
    rhino(k, 300, 694, 1.05, 0.06),
    // an egret rides along
    at(
      520,
      502,
      fill(
        'M-14 0Q-20-22-2-32Q10-38 8-52Q6-62 14-64Q22-62 30-57L16-55Q20-40 10-26Q14-10 0 0L2 14H-4z',
        k.paint('#fffdf5'),
      ),
    ),
    grass(k, 778, -20, 1220, 140, 764, 84, '#8f944a', -0.1),
    plumes(k, 779, -20, 420, 18, 830, 330, -0.25),
    plumes(k, 780, 1000, 1220, 10, 830, 330, -0.25),
    grass(k, 781, -20, 1220, 130, 816, 120, '#5a6a33', -0.45),
  )

/** A lake whose dam has drowned a forest, seen from the shore; with `herd`, elephants on the far bank. */
const drownedForest =
  (herd: boolean) =>
  (k: Kit): string => {
    const snag = (x: number, y: number, h: number, lean: number) =>
      stroke(
        d`M${x} ${y}Q${x + lean * 0.3} ${y - h * 0.6} ${x + lean} ${y - h}M${x + lean * 0.4} ${y - h * 0.55}l${h * 0.22} ${-h * 0.24}M${x + lean * 0.66} ${y - h * 0.74}l${-h * 0.16} ${-h * 0.2}`,
        k.paint('#4a3f3f', -0.1),
        h * 0.05,
      )
    const drowned =
      snag(300, 600, 190, 20) +
      snag(380, 590, 120, -14) +
      snag(860, 604, 210, -24) +
      snag(960, 592, 130, 16) +
      snag(760, 580, 90, 8)
    return layers(
      sky(k, 500, { x: 560, y: 260, r: 80, rings: 3 }),
      streaks(k, quads('90 120 400 10, 700 150 380 9')),
      hills(k, { seed: 841, y: 340, roll: 50, colour: '#4f7f78', distance: 0.54, swells: 4, bottom: 540 }),
      hills(k, { seed: 842, y: 420, roll: 36, colour: '#437260', distance: 0.34, swells: 5, bottom: 540 }),
      each(range(18), (i) =>
        broadleaf(
          k,
          { x: -20 + i * 74, y: 530, h: 90 + ((i * 37) % 50), seed: 843 + i, distance: 0.22 },
          '#3f7050',
          0.9,
        ),
      ),
      water(k, 522, 820, 560),
      land(k, pairs('700 560, 820 546, 1000 540, 1240 534'), '#8a9a52', 0.06, 566),
      herd
        ? elephant(k, 900, 552, 0.8, 0.04, -1) +
            elephant(k, 1000, 548, 0.66, 0.06, -1, false) +
            elephant(k, 956, 556, 0.36, 0.04, -1, false)
        : '',
      drowned,
      `<g opacity=".3">${at(0, 1196, drowned, 1, -1)}</g>`,
      ripples(k, 560, 580, 1000, 200, 861, k.light.glint, 0.5),
      // the forest department's double-decked boat
      at(
        470,
        690,
        fill('M-170-26H150L176-44Q166 16 130 24H-140Q-164 6-170-26z', k.paint('#fbf4e6')) +
          fill('M-166-6H158Q148 16 130 24H-140Q-158 10-166-6z', k.paint('#1f7a78')) +
          fill('M-140-66H110V-26H-140z', k.paint('#e9dcc2')) +
          each(
            range(7),
            (i) =>
              fill(d`M${-128 + i * 34} -60h24v22h-24z`, k.light.lamp ?? k.paint('#3a4a55', 0.1)) +
              circle(-112 + i * 34, -82, 7, k.paint(['#8d5b3d', '#6b3f2c'][i % 2]!)) +
              fill(
                d`M${-122 + i * 34} -66q0 -16 10 -17q10 1 10 17z`,
                k.paint(['#c8553d', '#f2a32b', '#2f6f9f', '#d98a8a'][i % 4]!),
              ),
          ) +
          stroke('M-140-66V-122M-60-66V-122M30-66V-122M110-66V-122', k.paint('#fbf4e6'), 4) +
          fill('M-156-120H128L120-132H-148z', k.paint('#c8553d')),
        1.1,
      ),
      land(k, pairs('-40 770, 140 760, 360 800, 460 830'), '#33513a', -0.5),
      grass(k, 863, -20, 420, 60, 812, 90, '#3a5a3a', -0.6),
      grass(k, 864, 940, 1220, 40, 812, 110, '#3a5a3a', -0.6),
    )
  }

const herd = (k: Kit): string =>
  each(
    quads('180 548 0.7 1, 330 554 0.95 1, 470 558 1.15 1, 566 560 0.44 1, 670 556 0.95 -1, 810 552 0.8 -1'),
    ([x, y, s, flip]) => elephant(k, x, y, s, 0.02, flip, s > 0.9),
  )

const kabini = (k: Kit): string =>
  layers(
    sky(k, 500, { x: 760, y: 360, r: 92, rings: 3 }),
    streaks(k, quads('520 130 420 10, 120 220 300 8')),
    flock(k, 940, 200, 26),
    hills(k, { seed: 871, y: 440, roll: 20, colour: '#6f7a94', distance: 0.5, bottom: 520 }),
    each(range(16), (i) =>
      broadleaf(k, { x: -20 + i * 84, y: 504, h: 80 + ((i * 29) % 36), seed: 872 + i, distance: 0.4 }, '#5f7a5a', 1),
    ),
    land(k, pairs('-40 500, 400 496, 800 502, 1240 496'), '#a8a060', 0.12, 560),
    herd(k),
    water(k, 556, 820, 760),
    k.clipped('M-20 556h1240v160h-1240z', `<g opacity=".28">${at(0, 1112, herd(k), 1, -1)}</g>`),
    ripples(k, 600, 566, 1000, 220, 890, k.light.glint, 0.5),
    // the black leopard on its bough
    fill(
      'M1240 330Q1080 340 900 372T520 372Q480 366 470 378Q540 400 700 406T1000 400Q1120 400 1240 420z',
      k.paint('#3a3038', -0.5),
    ),
    stroke('M900 380Q860 330 800 300M1060 360Q1010 300 960 270M700 392Q690 440 720 480', k.paint('#3a3038', -0.5), 14),
    leopard(k, 730, 376, 1.35, -0.5, -1, true),
    fill('M1110 830Q1150 600 1130 400T1180 -20H1240V830z', k.paint('#3a3038', -0.5)),
    bough(k, 1230, 80, 480, 891, -1, '#3a4a3a', -0.6),
    grass(k, 893, -20, 1220, 150, 816, 100, '#4a5a3a', -0.5),
  )

const sundarbans = (k: Kit): string =>
  layers(
    sky(k, 480, { x: 420, y: 240, r: 72, rings: 3 }),
    streaks(k, quads('560 120 420 10, 120 190 260 8')),
    flock(k, 760, 220, 30),
    mangrove(k, 901, -20, 1220, 486, 90, 0.46),
    water(k, 478, 820, 420),
    mangrove(k, 902, -20, 330, 520, 190, 0.2),
    mangrove(k, 903, 820, 1220, 524, 200, 0.2),
    fill(
      'M-20 520Q160 512 330 526L300 540Q120 532 -20 540zM820 528Q1000 516 1220 524V546Q1000 536 850 544z',
      k.paint('#8a7a66', 0.1),
    ),
    riverBoat(k, 640, 566, 0.9, -0.15, '#c8553d', true, -1),
    ripples(k, 600, 540, 1000, 240, 904, k.light.glint, 0.5),
    // a tiger swims the creek: only head and back show
    at(
      470,
      690,
      fill(
        'M-150 6Q-120-22-70-24Q-20-24 10-8Q20-44 62-52Q70-66 80-56Q104-56 118-36Q138-30 138-16Q126-2 104 0Q70 14 10 10Q-80 16-150 6z',
        k.paint('#df8a36', -0.04),
      ) +
        fill(
          'M104 0Q126-2 138-16Q120-20 104-14Q84-2 104 0zM58-54Q56-68 68-64Q74-60 72-54zM92-58Q96-70 104-62Q106-54 100-50z',
          k.paint('#fbeed6'),
        ) +
        fill(
          'M-120-14q4 14 14 18q-2-12-6-20zM-92-22q4 18 16 26q-2-16-6-27zM-62-24q4 18 16 28q-2-16-6-27zM-32-22q4 14 12 22q0-12-4-20zM30-36q10 8 8 22q-10-8-8-22zM46-48q8 6 10 16q-10-4-10-16zM86-46q8 2 12 8q-8 2-12-8zM124-30l14 4l-8 8z',
          k.light.shade,
        ) +
        circle(100, -34, 3.4, k.light.shade) +
        fill('M-190 14Q-60 4 20 8T170 2Q120 20 20 20T-190 14z', k.light.glint, 0.7) +
        stroke('M-170 26Q-40 18 60 24T200 16M-120 38Q0 30 120 34', k.light.glint, 3, 0.6),
      1.15,
    ),
    crocodile(k, 980, 640, 1.05, -0.1),
    mangrove(k, 905, -60, 210, 800, 330, -0.45),
    mangrove(k, 906, 1010, 1260, 810, 330, -0.45),
    each(range(22), (i) =>
      fill(d`M${20 + i * 56} 806l4 ${-26 - (i % 4) * 10}l5 ${26 + (i % 4) * 10}z`, k.paint('#4a3f3a', -0.5)),
    ),
  )

export const wetForests: Record<string, Place> = {
  kaziranga: {
    hour: 'dawnPeach',
    alt: 'A one-horned rhinoceros in the tall grass of Kaziranga',
    subject: [410, 440, 890, 710],
    draw: kaziranga,
  },
  periyar: {
    hour: 'duskTeal',
    alt: 'A boat among the drowned trees of Periyar lake, elephants on the shore',
    subject: [280, 440, 780, 720],
    draw: drownedForest(true),
  },
  satpura: {
    hour: 'duskViolet',
    alt: 'A boat among the drowned trees of the Denwa backwater, forest on the far hills',
    subject: [280, 440, 780, 720],
    draw: drownedForest(false),
  },
  kabini: {
    hour: 'duskRose',
    alt: 'A black leopard on a bough above the elephants of Kabini',
    subject: [460, 240, 940, 520],
    draw: kabini,
  },
  sundarbans: {
    hour: 'duskTeal',
    alt: 'A tiger swims a creek between the mangroves of the Sundarbans',
    subject: [280, 500, 740, 740],
    draw: sundarbans,
  },
}
