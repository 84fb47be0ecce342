import { dhow, riverBoat, skiffs } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, land } from '../kit/land.ts'
import { man, sitter, walker, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { cumulus, sky, streaks } from '../kit/sky.ts'
import { at, curve, each, fill, type Point, pairs, quads, stroke, triples } from '../kit/svg.ts'
import { palm } from '../kit/trees.ts'
import { breakers, reflection, ripples, surf, water } from '../kit/water.ts'
import { beachHut, beachUmbrella, seaFort } from '../landmarks/coast.ts'
import { layers, type Place } from './place.ts'

const sand = '#e6bb84'

/** A headland standing into the sea from one side, with a fort's wall along its crest. */
function fortHeadland(k: Kit): string {
  const crest: Point[] = pairs('640 492, 700 452, 780 420, 860 366, 950 330, 1060 316, 1240 300')
  return layers(
    land(k, crest, '#8f5a45', 0.12, 500),
    seaFort(k, 880, 1230, 330, 44, '#a3614a', 0.1, 4, 7),
    fill(
      'M700 500L740 450L800 430L840 470L880 400L930 420L960 500zM990 500L1010 380L1080 400L1100 500z',
      k.shaded('#8f5a45', 0.1, 0.35),
      0.6,
    ),
    each(triples('760 424 40, 820 388 46, 900 352 40'), ([x, y, h], i) =>
      palm(k, { x, y: y + 8, h: h * 1.5, seed: 40 + i, distance: -0.1 }, 10 - i * 8),
    ),
  )
}

const northGoa = (k: Kit): string =>
  layers(
    sky(k, 500, { x: 430, y: 430, r: 70 }),
    streaks(k, quads('80 130 460 12, 520 200 420 9, 200 286 340 7')),
    flock(k, 560, 250, 26),
    water(k, 496, 740, 430),
    fortHeadland(k),
    dhow(k, 300, 530, 0.62, -0.2),
    skiffs(k, triples('560 512 0.7, 620 506 0.5')),
    surf(k, pairs('-40 690, 200 672, 480 664, 760 640, 980 600, 1240 560'), sand),
    beachUmbrella(k, 760, 742, 1, '#c8553d', -0.12),
    beachUmbrella(k, 930, 716, 0.86, '#1f7a78', -0.12),
    woman(k, { x: 600, y: 740, h: 96 }),
    man(k, { x: 650, y: 744, h: 100, trim: '#f2a32b' }),
    palm(k, { x: 96, y: 830, h: 600, seed: 3 }, 150),
    palm(k, { x: 20, y: 830, h: 430, seed: 4, distance: -0.7 }, -30),
    grass(k, 5, -20, 320, 40, 812, 90, '#3a5a3a', -0.8),
  )

const southGoa = (k: Kit): string =>
  layers(
    sky(k, 470, { x: 830, y: 150, r: 52 }),
    cumulus(k, 420, 170, 260, 8),
    cumulus(k, 980, 240, 180, 9),
    hills(k, { seed: 12, y: 432, roll: 22, colour: '#4f7a55', distance: 0.5, bottom: 474, swells: 3 }),
    water(k, 470, 760),
    land(k, pairs('-40 420, 80 400, 180 424, 270 466, 330 482'), '#3f6b48', 0.14, 484),
    land(k, pairs('930 482, 1000 452, 1090 420, 1180 412, 1240 404'), '#3f6b48', 0.1, 484),
    breakers(k, triples('420 560 200, 640 596 260, 300 618 180')),
    surf(k, pairs('-40 610, 180 660, 430 694, 700 690, 960 650, 1240 590'), '#efcf9c'),
    palm(k, { x: 1010, y: 660, h: 300, seed: 31, distance: -0.15 }, -30),
    palm(k, { x: 1130, y: 650, h: 360, seed: 32, distance: -0.15 }, -60),
    beachHut(k, 860, 680, 1, '#d98a8a', -0.05),
    beachHut(k, 1000, 676, 1.12, '#6fa3ab', -0.05, -1),
    beachHut(k, 1140, 684, 1.24, '#e9b44a', -0.05),
    palm(k, { x: 930, y: 690, h: 400, seed: 33, distance: -0.3 }, -90),
    at(
      470,
      714,
      stroke('M-70-16L-58 34M40-18L52 34', k.paint('#6b4a36'), 4) +
        fill('M-130-30Q-60-4 0-4T130-26Q96 14 70 16H-70Q-112 10-130-30z', k.paint('#2f6f9f', -0.1)) +
        fill('M-130-30Q-60-4 0-4T130-26L124-16Q60 4 0 4T-122-19z', k.paint('#f2a32b', -0.1)) +
        fill('M-104 34Q0 46 96 34L90 40Q0 52-96 41z', k.paint('#8a5a3a', -0.2)),
      0.9,
    ),
    woman(k, { x: 640, y: 744, h: 92, cloth: '#c8553d' }),
    man(k, { x: 330, y: 736, h: 96, trim: '#1f7a78' }),
    palm(k, { x: 60, y: 840, h: 640, seed: 35, distance: -0.7 }, 170),
    grass(k, 36, -20, 260, 40, 812, 80, '#3a5a3a', -0.7),
  )

const gokarna = (k: Kit): string =>
  layers(
    sky(k, 400, { x: 800, y: 350, r: 66 }),
    streaks(k, quads('120 110 420 10, 600 176 480 9')),
    land(k, pairs('-40 392, 200 368, 420 392, 560 398'), '#7a5a6a', 0.6, 404),
    water(k, 398, 800, 800),
    dhow(k, 930, 452, 0.44, 0),
    // the two linked crescents of Om beach, seen from the headland
    surf(
      k,
      pairs(
        '-40 470, 90 500, 220 560, 330 640, 470 664, 560 622, 610 584, 650 580, 700 622, 790 678, 900 690, 1010 660, 1090 610, 1240 560',
      ),
      '#ecc48e',
    ),
    boulders(k, 51, triples('600 570 26, 636 560 38, 670 578 24'), '#7a5548', -0.1),
    land(k, pairs('-40 420, 90 430, 170 470, 230 540, 200 620, 80 690, -40 720'), '#6f5a40', -0.1, 720),
    land(k, pairs('1040 640, 1110 560, 1180 520, 1240 510'), '#6a7a48', -0.05, 800),
    boulders(k, 56, triples('40 560 50, 120 590 44, 60 650 54, 160 660 36'), '#7f6346', -0.1),
    each(triples('60 470 150, 130 490 170, 1150 570 190'), ([x, y, h], i) =>
      palm(k, { x, y: y + 30, h, seed: 52 + i, distance: -0.35 }, i === 2 ? -30 : 30),
    ),
    walker(k, { x: 460, y: 724, h: 64 }),
    woman(k, { x: 500, y: 726, h: 60, cloth: '#1f7a78' }),
    fill(
      `M-40 800L${curve(pairs('-40 744, 140 730, 380 768, 640 744, 900 770, 1240 716'))}V800z`,
      k.paint('#6b4030', -0.6),
    ),
    sitter(k, { x: 800, y: 758, h: 128, distance: -0.2 }),
    grass(k, 55, 0, 1200, 90, 812, 60, '#5a5a30', -0.7),
  )

const tarkarli = (k: Kit): string => {
  const fort =
    seaFort(k, 380, 1010, 486, 86, '#8a5f4c', 0.18, 8, 5) +
    each([470, 560, 800, 900], (x, i) =>
      palm(k, { x, y: 420, h: 90 + i * 10, seed: 101 + i, distance: 0 }, i % 2 ? 14 : -12),
    ) +
    stroke('M690 416V330', k.paint('#5a4034'), 3) +
    fill('M690 330q34 -6 58 12q-30 6 -58 18z', k.paint('#e07b3a'))
  return layers(
    sky(k, 488, { x: 700, y: 340, r: 92, rings: 3 }),
    streaks(k, quads('100 120 380 10, 760 150 400 9, 180 230 260 7')),
    flock(k, 420, 230, 24),
    land(k, pairs('-40 470, 140 446, 300 470, 420 486'), '#7a5a72', 0.5, 490),
    water(k, 484, 800, 700),
    fort,
    reflection(k, 488, fort, 0.26, 620),
    ripples(k, 690, 492, 640, 110, 103, k.light.glint, 0.5),
    boulders(k, 104, triples('330 498 22, 364 502 16, 1040 500 24, 1080 504 15'), '#4f3a3c', 0),
    riverBoat(k, 360, 640, 1.5, -0.35, '#c8553d', false, -1),
    skiffs(k, triples('920 560 1, 1080 540 0.7'), -0.1),
    surf(k, pairs('-40 780, 300 752, 640 770, 900 744, 1240 720'), sand, 800, 2),
    palm(k, { x: 1130, y: 840, h: 600, seed: 106 }, -150),
    palm(k, { x: 1200, y: 840, h: 420, seed: 107, distance: -0.7 }, 10),
    grass(k, 108, 960, 1220, 40, 812, 70, '#3a5a3a', -0.8),
  )
}

export const goaAndKonkan: Record<string, Place> = {
  'north-goa': {
    hour: 'duskViolet',
    alt: 'A Goan beach at sunset below the walls of Chapora fort',
    subject: [100, 110, 600, 560],
    draw: northGoa,
  },
  'south-goa': {
    hour: 'noonTeal',
    alt: 'Huts on stilts under the palms of Palolem bay',
    subject: [660, 200, 1160, 660],
    draw: southGoa,
  },
  gokarna: {
    hour: 'dawnRose',
    alt: 'The twin curves of Om beach at Gokarna, seen from the headland at sunrise',
    subject: [440, 440, 900, 720],
    draw: gokarna,
  },
  'tarkarli-malvan': {
    hour: 'dawnPeach',
    alt: 'Sindhudurg sea fort off Malvan at sunrise, with a fishing boat coming in',
    subject: [200, 380, 700, 670],
    draw: tarkarli,
  },
}
