import { riverBoat } from '../kit/boats.ts'
import { tiger } from '../kit/cats.ts'
import { flock, rhino, stag } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, land, mountains } from '../kit/land.ts'
import { paraglider } from '../kit/outdoors.ts'
import { sitter, umbrella, walker } from '../kit/people.ts'
import { flowers, grass, plumes } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { at, curve, d, each, fill, pairs, quads, range, stroke, triples } from '../kit/svg.ts'
import { broadleaf, deodar, palm } from '../kit/trees.ts'
import { jeep } from '../kit/vehicles.ts'
import { ripples, water, waterfall } from '../kit/water.ts'
import { rootBridge } from '../landmarks/bridges.ts'
import { layers, type Place } from './place.ts'

const khasi = (k: Kit): string =>
  layers(
    sky(k, 420, { x: 700, y: 140, r: 46 }),
    hills(k, { seed: 1551, y: 240, roll: 60, colour: '#5f9080', distance: 0.56, swells: 3 }),
    hills(k, { seed: 1552, y: 330, roll: 40, colour: '#4a8060', distance: 0.36, swells: 4 }),
    waterfall(k, 330, 250, 460, 40, 1553),
    each(range(13), (i) =>
      broadleaf(
        k,
        { x: -20 + i * 104, y: 480, h: 160 + ((i * 47) % 70), seed: 1554 + i, distance: 0.2 },
        i % 2 ? '#4f8f4a' : '#3f7f48',
        0.9,
      ),
    ),
    fill(
      'M-20 820V470Q600 450 1220 470V820z',
      k.gradient([
        [0, k.paint('#7fd0b5')],
        [0.5, k.paint('#3fa898')],
        [1, k.paint('#1f7f80')],
      ]),
    ),
    // Dawki's water: the boat hangs over its own shadow
    fill('M360 690Q560 660 780 694Q560 730 360 690z', k.light.shade, 0.25),
    each(range(18), (i) =>
      fill(
        d`M${60 + ((i * 197) % 1080)} ${700 + ((i * 53) % 100)}q14 -16 34 -4q10 14 -14 16q-22 0 -20 -12z`,
        k.paint(i % 2 ? '#8fc0a0' : '#5fa592'),
        0.55,
      ),
    ),
    riverBoat(k, 570, 600, 1.5, -0.05, '#f2a32b'),
    ripples(k, 600, 500, 1000, 70, 1568, k.light.glint, 0.6),
    rootBridge(k, 220, 980, 400, -0.3),
    walker(k, { x: 640, y: 420, h: 76, distance: -0.1 }),
    boulders(k, 1569, triples('60 560 110, 170 600 70, 1080 570 110, 1180 600 90, 980 606 46'), '#5f6f60', -0.2),
    broadleaf(k, { x: 90, y: 560, h: 520, seed: 1570, distance: -0.35 }, '#3f7045', 1),
    broadleaf(k, { x: 1120, y: 560, h: 560, seed: 1571, distance: -0.35 }, '#3f7045', 1),
    grass(k, 1572, -20, 300, 40, 816, 150, '#33603f', -0.5),
    grass(k, 1573, 940, 1220, 40, 816, 150, '#33603f', -0.5),
  )

const inTheRains = (k: Kit): string => {
  const rain = k.random(1592)
  return layers(
    sky(k, 520),
    mountains(k, {
      seed: 1581,
      peaks: pairs('250 170, 520 240, 820 140, 1080 220'),
      base: 500,
      rock: '#6f8f8a',
      distance: 0.56,
      snow: 260,
    }),
    cumulus(k, 260, 330, 480, 1582, 0.75),
    cumulus(k, 880, 360, 560, 1583, 0.75),
    hills(k, { seed: 1584, y: 420, roll: 40, colour: '#5a8a66', distance: 0.36, swells: 3 }),
    mist(k, 480, 60, 0.9),
    hills(k, { seed: 1586, y: 530, roll: 24, colour: '#5f9a4f', distance: 0.12, swells: 3 }),
    flowers(k, 1587, 150, 560, 680, ['#d9709f', '#f6d24a', '#fdf6f0'], 0.9),
    flowers(k, 1588, 110, 640, 740, ['#8a6ac0', '#e58ab0'], 1.5),
    umbrella(k, { x: 590, y: 740, h: 220, cloth: '#c8553d', distance: -0.05 }),
    hills(k, { seed: 1589, y: 760, roll: 14, colour: '#4a7f3a', distance: -0.1, fade: 0 }),
    flowers(k, 1590, 80, 730, 812, ['#d94f8a', '#6f7fd0', '#fdf6f0', '#f2b53a'], 3),
    grass(k, 1591, -20, 1220, 110, 812, 80, '#3f6f33', -0.2),
    // fine slanting rain
    stroke(
      each(range(110), () => d`M${rain() * 1240} ${rain() * 790}l-9 34`),
      k.light.glint,
      1.6,
      0.34,
    ),
  )
}

const windAtBir = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 780, y: 360, r: 100, rings: 3 }),
    streaks(k, quads('90 130 380 10, 560 90 360 8')),
    mountains(k, {
      seed: 1601,
      peaks: pairs('120 380, 340 320, 560 390, 920 370, 1120 310'),
      base: 560,
      rock: '#8a86a8',
      distance: 0.46,
      snow: 400,
      sun: 'right',
    }),
    mist(k, 540, 60, 0.9),
    hills(k, { seed: 1602, y: 560, roll: 20, colour: '#7f8a6a', distance: 0.34 }),
    hills(k, { seed: 1603, y: 630, roll: 16, colour: '#6f8f50', distance: 0.18 }),
    paraglider(k, 470, 400, 2.5, ['#1f7a78', '#fdf6e6', '#f2a32b'], 5),
    paraglider(k, 940, 250, 0.7, ['#c8553d', '#f2a32b', '#fdf6e6'], -8, 0.1),
    paraglider(k, 1040, 420, 0.42, ['#d98a8a', '#fdf6e6', '#c8553d'], 6, 0.24),
    flock(k, 760, 180, 24),
    // the launch meadow
    fill(
      `M-20 820L${curve(pairs('-20 700, 180 690, 420 720, 700 690, 960 640, 1220 610'))}V820z`,
      k.paint('#7a8a3f', -0.2),
    ),
    sitter(k, { x: 760, y: 696, h: 84, distance: -0.3 }),
    walker(k, { x: 860, y: 680, h: 110, distance: -0.3 }),
    stroke('M1060 650V520', k.paint('#5a4034', -0.3), 5),
    fill('M1060 520Q1110 512 1150 536Q1110 540 1060 552z', k.paint('#c8553d')),
    fill('M1084 518L1112 522V543L1084 548z', k.paint('#fdf6e6')),
    grass(k, 1604, -20, 1220, 150, 816, 90, '#5f6a30', -0.45),
    deodar(k, { x: 90, y: 840, h: 420, seed: 1605, distance: -0.6 }),
  )

const majuli = (k: Kit): string =>
  layers(
    sky(k, 500, { x: 600, y: 380, r: 110, rings: 3 }),
    streaks(k, quads('90 120 460 11, 660 170 440 9')),
    flock(k, 330, 210, 34),
    mountains(k, {
      seed: 1801,
      peaks: pairs('120 420, 420 440, 820 430, 1080 410'),
      base: 500,
      rock: '#7a7a9a',
      distance: 0.6,
      drop: 0.5,
    }),
    water(k, 486, 700, 600),
    land(k, pairs('640 500, 760 488, 960 482, 1240 484'), '#6a6a5a', 0.2, 506),
    each(range(6), (i) =>
      at(
        800 + i * 76,
        492,
        fill('M-26 0v-20h52v20zM-34-18L-14-42H14L34-18z', k.paint(i % 2 ? '#8a6a54' : '#9a7a5a', 0.16)) +
          stroke('M-20 0v10M20 0v10', k.paint('#5a4a44', 0.1), 3),
        0.8,
      ),
    ),
    each(range(5), (i) =>
      palm(k, { x: 770 + i * 90, y: 492, h: 80 + (i % 3) * 20, seed: 1802 + i, distance: 0.14 }, i % 2 ? 10 : -8),
    ),
    riverBoat(k, 420, 560, 1.1, -0.25, '#c8553d', true),
    ripples(k, 600, 510, 1100, 130, 1808, k.light.glint, 0.5),
    land(k, pairs('-40 640, 200 620, 480 640, 760 624, 1240 640'), '#7a7a48', -0.1),
    plumes(k, 1809, 300, 1220, 40, 670, 150, 0.04),
    rhino(k, 860, 716, 2.1, -0.3, -1),
    rhino(k, 540, 712, 1, -0.25, -1),
    plumes(k, 1810, -20, 460, 26, 830, 380, -0.35),
    plumes(k, 1811, 1000, 1220, 10, 830, 320, -0.35),
    grass(k, 1812, -20, 1220, 170, 816, 120, '#4a5a33', -0.5),
  )

const blanket = (k: Kit): string => {
  const sal = (x: number, w: number, distance: number) =>
    fill(
      d`M${x - w} 700Q${x - w * 0.6} 400 ${x - w * 0.66} -10H${x + w * 0.66}Q${x + w * 0.6} 400 ${x + w} 700z`,
      k.paint('#6f5a4e', distance),
    )
  return layers(
    sky(k, 620, { x: 560, y: 240, r: 70, rings: 2 }),
    each([60, 150, 260, 350, 430, 720, 800, 900, 1010, 1120], (x, i) => sal(x, 9 + (i % 3) * 3, 0.6)),
    mist(k, 460, 160, 0.9),
    each(range(12), (i) =>
      broadleaf(
        k,
        { x: 20 + i * 106, y: 560, h: 150 + ((i * 37) % 60), seed: 1821 + i, distance: 0.5 },
        '#6a8a55',
        0.9,
      ),
    ),
    mist(k, 560, 90, 1),
    each([110, 310, 860, 1070], (x, i) => sal(x, 17 + (i % 2) * 6, 0.3)),
    fill(`M-20 820V600L${curve(pairs('-20 600, 300 590, 620 600, 900 590, 1220 600'))}V820z`, k.paint('#9a9a58', 0.16)),
    fill(
      `M${curve(pairs('560 596, 540 640, 420 700, 200 830'))}L${curve(pairs('900 830, 760 700, 640 640, 600 596'))}z`,
      k.paint('#d3b58a', 0.08),
    ),
    stag(k, 990, 640, 0.8, 0.26, -1),
    stag(k, 1060, 634, 0.7, 0.3, 1, false),
    grass(k, 1834, -20, 420, 60, 680, 60, '#a5a055', 0.1),
    grass(k, 1835, 760, 1220, 60, 680, 60, '#a5a055', 0.1),
    tiger(k, 790, 668, 1.02, 0.02),
    jeep(k, 430, 780, 1.75, -0.04),
    // blankets over the cold
    each(
      triples('360 690 1, 416 690 1, 476 690 1'),
      ([x, y], i) =>
        fill(d`M${x - 26} ${y + 16}q-4 -46 22 -54q32 4 32 54z`, k.paint(['#c8553d', '#2f6f9f', '#5c7f3b'][i]!)) +
        stroke(d`M${x - 24} ${y}q24 8 50 0M${x - 22} ${y - 14}q22 8 44 0`, k.paint('#f3e3c2'), 2.4),
    ),
    each([20, 1180], (x) => sal(x, 40, -0.4)),
    grass(k, 1836, -20, 300, 50, 816, 110, '#5a6033', -0.4),
    grass(k, 1837, 880, 1220, 60, 816, 120, '#5a6033', -0.4),
  )
}

export const wildCovers: Record<string, Place> = {
  'root-bridges-of-the-khasi-hills': {
    hour: 'noonTeal',
    alt: 'A boat over the glass-clear river below a living root bridge',
    subject: [420, 310, 800, 640],
    draw: khasi,
  },
  'valley-of-flowers-in-the-rains': {
    hour: 'monsoon',
    alt: 'Two walkers under one umbrella among alpine flowers in the rain',
    subject: [480, 440, 730, 760],
    draw: inTheRains,
  },
  'three-mornings-of-wind-at-bir': {
    hour: 'dawnRose',
    alt: 'A paraglider leaving the meadow at Billing at sunrise',
    subject: [225, 135, 725, 520],
    draw: windAtBir,
  },
  'rhino-grass-and-river-island': {
    hour: 'duskTeal',
    alt: 'Rhinos in the river grass, a boat going over to Majuli island',
    subject: [590, 500, 1030, 710],
    draw: majuli,
  },
  'kanha-in-a-borrowed-blanket': {
    hour: 'dawnMist',
    alt: 'Blanketed travellers in a jeep watch a tiger cross a forest road in Kanha',
    subject: [560, 500, 960, 720],
    draw: blanket,
  },
}
