import { coracle } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, land, mountains, strokes } from '../kit/land.ts'
import { man, sitter, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { circle, d, each, fill, pairs, quads, range, spread, stroke, triples } from '../kit/svg.ts'
import { bough, broadleaf, palm } from '../kit/trees.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { gopuram, virupaksha } from '../landmarks/gopuram.ts'
import { mandapa, stoneChariot } from '../landmarks/hampi.ts'
import { kandariya, trimbakeshwar } from '../landmarks/northern-temples.ts'
import { cenotaph } from '../landmarks/rajput.ts'
import { kailasa } from '../landmarks/southern-temples.ts'
import { layers, type Place } from './place.ts'

const hampi = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 300, y: 410, r: 82, rings: 3 }),
    streaks(k, quads('120 120 420 11, 640 180 440 9')),
    hills(k, { seed: 441, y: 470, roll: 40, colour: '#9a5f62', distance: 0.46, swells: 4 }),
    boulders(
      k,
      442,
      triples(
        '80 470 50, 150 492 38, 230 478 30, 420 480 44, 480 490 30, 1010 452 60, 1080 430 44, 1120 478 52, 950 486 38',
      ),
      '#b87a66',
      0.34,
    ),
    gopuram(k, 980, 560, 0.78, virupaksha, 0.3),
    mandapa(k, 160, 470, 0.6, 0.34),
    boulders(
      k,
      443,
      triples('-10 560 70, 90 576 60, 180 566 44, 860 572 46, 1080 566 74, 1180 560 80'),
      '#a8685a',
      0.14,
    ),
    hills(k, { seed: 444, y: 590, roll: 8, colour: '#b37a55', distance: 0 }),
    stoneChariot(k, 600, 678, 1.34, -0.04),
    fill('M-20 820V680Q300 664 620 676T1220 670V820z', k.paint('#8a5a48', -0.12)),
    strokes(k, 445, 24, 690, 790, k.paint('#c98f6a'), 0.4),
    woman(k, { x: 880, y: 742, h: 116, cloth: '#1f7a78', trim: '#f2a32b' }),
    man(k, { x: 940, y: 748, h: 124, trim: '#c8553d', flip: true }),
    boulders(k, 446, triples('-20 806 110, 110 826 80, 1120 816 100, 1220 790 90'), '#6a4050', -0.5),
    palm(k, { x: 70, y: 830, h: 600, seed: 447 }, 60),
  )

const khajuraho = (k: Kit): string =>
  layers(
    sky(k, 580, { x: 280, y: 300, r: 86, rings: 3 }),
    flock(k, 480, 220, 26),
    hills(k, { seed: 451, y: 520, roll: 14, colour: '#8a9a5a', distance: 0.42 }),
    each(triples('60 590 170, 170 586 120, 1010 590 150, 1120 592 190'), ([x, y, h], i) =>
      broadleaf(k, { x, y, h, seed: 452 + i, distance: 0.2 }, '#6a8a44'),
    ),
    kandariya(k, 620, 650, 1.26, -0.02),
    fill('M-20 820V646Q400 632 760 646T1220 640V820z', k.paint('#8fa352')),
    fill('M300 820Q360 720 356 650H388Q420 720 460 820z', k.paint('#dcb784')),
    woman(k, { x: 400, y: 742, h: 104, cloth: '#c8553d' }),
    woman(k, { x: 448, y: 748, h: 108, cloth: '#1f7a78', trim: '#f2a32b' }),
    man(k, { x: 350, y: 750, h: 112, trim: '#f2a32b' }),
    grass(k, 456, -20, 1220, 120, 812, 54, '#5a6a30', -0.45),
  )

const ellora = (k: Kit): string =>
  layers(
    sky(k, 420, { x: 210, y: 140, r: 50 }),
    cumulus(k, 820, 130, 260, 461),
    hills(k, { seed: 462, y: 250, roll: 24, colour: '#6f8f5a', distance: 0.4 }),
    // the hill that it was cut from, behind and at both sides
    fill('M-20 820V250L160 236L330 300L360 360H880L910 290L1060 226L1220 236V820z', k.paint('#a9805f', 0.1)),
    fill(
      'M160 236L330 300L360 360L380 640L250 700L180 520zM1060 226L910 290L880 360L850 640L980 700L1040 520z',
      k.shaded('#a9805f', 0.1, 0.42),
    ),
    fill('M360 360H880L850 640H380z', k.shaded('#9a7458', 0.16, 0.26)),
    stroke(
      'M390 420H850M384 480H856M250 360L330 470M210 440L300 560M990 350L900 470M1030 430L930 560',
      k.shaded('#8a6448', 0.1, 0.4),
      3,
      0.6,
    ),
    kailasa(k, 616, 668, 1.26, -0.02),
    fill('M-20 820V690L200 660H1010L1220 690V820z', k.paint('#c49a74')),
    strokes(k, 463, 20, 690, 790, k.paint('#a87c5a'), 0.5),
    woman(k, { x: 480, y: 744, h: 92, cloth: '#c8553d' }),
    man(k, { x: 530, y: 750, h: 98, trim: '#1f7a78' }),
    man(k, { x: 790, y: 738, h: 90, cloth: '#f2a32b', trim: '#c8553d', flip: true }),
    fill('M-20 820V420Q60 440 110 540T230 820zM1220 820V420Q1130 450 1090 550T980 820z', k.paint('#5a4034', -0.45)),
    grass(k, 464, -20, 200, 30, 440, 60, '#6a8a44', -0.3),
    broadleaf(k, { x: 1170, y: 470, h: 260, seed: 465, distance: -0.3 }, '#4f7a3f'),
    broadleaf(k, { x: 20, y: 470, h: 220, seed: 466, distance: -0.3 }, '#4f7a3f'),
  )

const orchha = (k: Kit): string => {
  const row =
    cenotaph(k, 330, 520, 1.02, 0.16) +
    cenotaph(k, 520, 524, 1.16, 0.06) +
    cenotaph(k, 760, 528, 1.3, 0) +
    cenotaph(k, 980, 522, 1.06, 0.1) +
    cenotaph(k, 160, 516, 0.84, 0.3)
  return layers(
    sky(k, 520, { x: 640, y: 330, r: 96, rings: 3 }),
    streaks(k, quads('60 130 420 10, 700 110 440 10')),
    flock(k, 420, 170, 26),
    hills(k, { seed: 481, y: 480, roll: 14, colour: '#5f7f66', distance: 0.4, bottom: 540 }),
    row,
    land(k, pairs('-40 516, 300 512, 640 524, 980 516, 1240 520'), '#5a6a4a', -0.05, 556),
    water(k, 546, 800, 640),
    reflection(k, 536, row, 0.3, 800),
    ripples(k, 620, 560, 1000, 200, 482, k.light.glint, 0.5),
    boulders(k, 483, triples('250 610 30, 310 620 22, 900 640 36, 970 632 24, 520 590 16'), '#5a5560', -0.2),
    coracle(k, 520, 690, 1.1, -0.45),
    boulders(k, 484, triples('0 800 100, 120 820 76, 1110 820 80, 1200 790 90'), '#3f4450', -0.55),
    sitter(k, { x: 1130, y: 752, h: 92, distance: -0.35 }),
    grass(k, 485, 0, 260, 40, 812, 110, '#4a5a3a', -0.6),
    bough(k, 1230, 30, 330, 486, -1, '#33513a', -0.75),
  )
}

const nashik = (k: Kit): string =>
  layers(
    sky(k, 540, { x: 250, y: 210, r: 58 }),
    mountains(k, {
      seed: 1061,
      peaks: pairs('200 280, 400 330, 940 250, 1120 300'),
      base: 540,
      rock: '#5f8078',
      distance: 0.46,
      drop: 0.5,
    }),
    cumulus(k, 640, 210, 260, 1062, 0.8),
    mist(k, 470, 60, 0.8),
    hills(k, { seed: 1063, y: 480, roll: 24, colour: '#5a8a58', distance: 0.3 }),
    hills(k, { seed: 1064, y: 560, roll: 10, colour: '#6a8f50', distance: 0.08 }),
    trimbakeshwar(k, 760, 610, 1.34, 0),
    fill('M-20 820V606Q600 592 1220 606V820z', k.paint('#6a9048')),
    // vines in rows that run to one point
    each(spread(-900, 2100, 19), (x) =>
      stroke(d`M420 600Q${420 + (x - 420) * 0.3} 660 ${x} 830`, k.paint('#4a6f33'), 22),
    ),
    each(
      spread(-900, 2100, 19),
      (x) =>
        `<path d="${d`M420 600Q${420 + (x - 420) * 0.3} 656 ${x} 822`}" fill="none" stroke="${k.paint('#7fa84a')}" stroke-width="15" stroke-dasharray="15 7"/>`,
    ),
    each(
      pairs('150 744, 300 776, 960 760, 1090 780'),
      ([x, y]) =>
        each(range(10), (i) => {
          const row = i < 4 ? 0 : i < 7 ? 1 : i < 9 ? 2 : 3
          const col = i - [0, 4, 7, 9][row]!
          return circle(x + (col - (3 - row) / 2) * 15, y - 30 + row * 13, 9, k.paint(i % 3 ? '#6a3f86' : '#8a5fa5'))
        }) + fill(d`M${x} ${y - 40}q-30 -26 -44 0q24 14 44 0q30 -22 40 4q-22 10 -40 -4z`, k.paint('#5f8f3f')),
    ),
    fill('M600 606H920V618H600z', k.paint('#8a7a70')),
    woman(k, { x: 690, y: 700, h: 96, cloth: '#c8553d', trim: '#f2a32b' }),
    woman(k, { x: 640, y: 720, h: 106, cloth: '#d98a8a', trim: '#1f7a78' }, true),
    man(k, { x: 860, y: 680, h: 88, trim: '#e0902f', flip: true }),
  )

export const middleIndia: Record<string, Place> = {
  hampi: { hour: 'duskViolet', alt: 'The stone chariot of Hampi at dusk', subject: [380, 175, 880, 645], draw: hampi },
  khajuraho: {
    hour: 'goldenMarigold',
    alt: 'The rising spires of Kandariya Mahadeva at Khajuraho',
    subject: [420, 145, 920, 600],
    draw: khajuraho,
  },
  'ajanta-ellora': {
    hour: 'noonTeal',
    alt: 'The Kailasa temple at Ellora, cut from the hill around it',
    subject: [480, 260, 900, 640],
    draw: ellora,
  },
  'gwalior-orchha': {
    hour: 'duskTeal',
    alt: 'The cenotaphs of Orchha across the river Betwa',
    subject: [420, 190, 900, 560],
    draw: orchha,
  },
  'shirdi-nashik': {
    hour: 'monsoon',
    alt: 'The dark stone temple of Trimbakeshwar above the vineyards of Nashik',
    subject: [560, 220, 940, 620],
    draw: nashik,
  },
}
