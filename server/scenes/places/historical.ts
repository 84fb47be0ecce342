import { coracle, riverBoat, skiffs } from '../kit/boats.ts'
import { camel, elephant, flock } from '../kit/creatures.ts'
import { archway } from '../kit/frame.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, dune, hills, land, strokes } from '../kit/land.ts'
import { man, sitter, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { cumulus, sky, streaks } from '../kit/sky.ts'
import { curve, d, each, fill, pairs, quads, rect, spread, stroke, triples } from '../kit/svg.ts'
import { acacia, bough, broadleaf, palm } from '../kit/trees.ts'
import { reflection, ripples, surf, water } from '../kit/water.ts'
import { gopuram, virupaksha } from '../landmarks/gopuram.ts'
import { mandapa, stoneChariot } from '../landmarks/hampi.ts'
import { hawaMahal } from '../landmarks/hawa-mahal.ts'
import { cenotaph, lakePalace, sonarQila } from '../landmarks/rajput.ts'
import { mosque, taj } from '../landmarks/taj.ts'
import { kailasa, kandariya, shoreTemple } from '../landmarks/temples.ts'
import { layers, type Place } from './place.ts'

const cypress = (k: Kit, x: number, y: number, h: number, distance = -0.1): string =>
  fill(
    d`M${x} ${y}C${x - h * 0.13} ${y - h * 0.1} ${x - h * 0.12} ${y - h * 0.6} ${x} ${y - h}C${x + h * 0.12} ${y - h * 0.6} ${x + h * 0.13} ${y - h * 0.1} ${x} ${y}z`,
    k.paint('#3a5f46', distance),
  ) +
  fill(
    d`M${x} ${y}C${x + h * 0.05} ${y - h * 0.1} ${x + h * 0.05} ${y - h * 0.6} ${x} ${y - h}C${x + h * 0.12} ${y - h * 0.6} ${x + h * 0.13} ${y - h * 0.1} ${x} ${y}z`,
    k.shaded('#3a5f46', distance, 0.3),
  )

const agra = (k: Kit): string => {
  const tomb = mosque(k, 130, 520, 0.8, 0.3) + mosque(k, 1070, 520, 0.8, 0.3) + taj(k, 600, 520, 1.08, 0.02)
  return layers(
    sky(k, 540, { x: 830, y: 330, r: 78 }),
    streaks(k, quads('60 120 380 10, 760 96 400 10')),
    flock(k, 250, 200, 26),
    hills(k, { seed: 401, y: 508, roll: 6, colour: '#6f8a6a', distance: 0.5 }),
    tomb,
    rect(-20, 518, 1240, 300, k.paint('#8fa35f')),
    fill('M480 520H720L860 820H340z', k.gradient(k.light.water)),
    k.clipped('M482 524H718L856 820H344z', `<g opacity=".55">${reflection(k, 522, taj(k, 600, 520, 1.08, 0), 1)}</g>`),
    stroke('M480 520L340 820M720 520L860 820', k.paint('#f1e3cd'), 12),
    stroke('M462 520L270 820M738 520L930 820', k.paint('#d9a878'), 22),
    fill('M380 520H452L226 820H-40V790zM820 520H748L974 820H1240V790z', k.paint('#7a9a52', -0.02)),
    ripples(k, 600, 560, 220, 220, 402, k.light.glint, 0.6),
    each(
      triples('436 548 84, 400 590 116, 352 646 164, 286 724 236'),
      ([x, y, h]) => cypress(k, x, y, h) + cypress(k, 1200 - x, y, h),
    ),
    woman(k, { x: 300, y: 786, h: 118, cloth: '#c8553d', trim: '#f2a32b' }),
    man(k, { x: 236, y: 792, h: 126, trim: '#1f7a78' }),
    woman(k, { x: 908, y: 694, h: 82, cloth: '#1f7a78', trim: '#f2a32b' }),
  )
}

const jaipur = (k: Kit): string =>
  layers(
    sky(k, 640, { x: 220, y: 180, r: 54 }),
    cumulus(k, 980, 190, 220, 411),
    cumulus(k, 120, 330, 150, 412),
    rect(-20, 460, 360, 220, k.paint('#dd8a6c', 0.3)),
    rect(860, 440, 380, 240, k.paint('#dd8a6c', 0.3)),
    fill(
      each(spread(20, 300, 6), (x) => d`M${x - 13} 560v-40q13 -20 26 0v40z`) +
        each(spread(900, 1180, 6), (x) => d`M${x - 13} 550v-40q13 -20 26 0v40z`),
      k.paint('#8a4a44', 0.3),
    ),
    hawaMahal(k, 600, 660, 1.22),
    fill('M-20 820V652H1220V820z', k.paint('#d9b28c')),
    fill('M-20 660H1220V676H-20z', k.paint('#b98a6a')),
    strokes(k, 413, 26, 690, 800, k.paint('#b98a68'), 0.5),
    elephant(k, 330, 760, 1.5, -0.05),
    fill('M268 656Q310 590 372 620L378 690Q320 700 274 690z', k.paint('#c8553d')),
    fill('M268 672Q320 690 378 672V690Q320 704 274 694z', k.paint('#f2a32b')),
    fill('M292 612L352 602V568H292zM284 572L322 536L362 568z', k.paint('#1f7a78')),
    man(k, { x: 452, y: 766, h: 100, trim: '#f2a32b' }),
    woman(k, { x: 760, y: 756, h: 118, cloth: '#f2a32b', trim: '#c8553d' }, true),
    woman(k, { x: 820, y: 764, h: 122, cloth: '#1f7a78', trim: '#d98a8a' }),
    man(k, { x: 930, y: 740, h: 112, trim: '#c8553d', flip: true }),
    camel(k, 1070, 770, 1.25, -0.1, true, '#1f7a78', -1),
    flock(k, 900, 300, 26),
  )

const udaipur = (k: Kit): string => {
  const island = lakePalace(k, 600, 566, 0.98, 0.06)
  return layers(
    sky(k, 560, { x: 780, y: 360, r: 74 }),
    streaks(k, quads('180 150 420 10, 620 220 380 8')),
    flock(k, 420, 250, 26),
    hills(k, { seed: 421, y: 440, roll: 36, colour: '#6a6a94', distance: 0.52, swells: 4, bottom: 566 }),
    hills(k, { seed: 422, y: 496, roll: 24, colour: '#5a6080', distance: 0.36, swells: 5, bottom: 566 }),
    water(k, 556, 800, 780),
    island,
    reflection(k, 566, island, 0.34, 740),
    ripples(k, 600, 572, 620, 120, 423, k.light.glint, 0.5),
    riverBoat(k, 420, 680, 1.2, -0.3, '#f2a32b', true),
    archway(k, '#8a5a5a', -0.72),
    woman(k, { x: 880, y: 774, h: 200, cloth: '#c8553d', trim: '#f2a32b', distance: -0.25 }),
  )
}

const jaisalmer = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 930, y: 200, r: 66 }),
    streaks(k, quads('80 150 360 9, 420 220 300 7')),
    hills(k, { seed: 431, y: 470, roll: 10, colour: '#d9a86a', distance: 0.5 }),
    sonarQila(k, 520, 556, 1.16, 0.05),
    fill(`M-20 820L${curve(pairs('-20 560, 240 548, 560 560, 860 548, 1220 562'))}V820z`, k.paint('#e2b274', 0.08)),
    each(triples('120 566 60, 860 562 70, 980 570 54, 1120 566 76'), ([x, y, h], i) =>
      acacia(k, { x, y, h, seed: 432 + i, distance: 0.1 }),
    ),
    dune(k, 250, 690, 760, 130, 0.02),
    dune(k, 960, 720, 860, 150, 0.02),
    strokes(k, 436, 26, 660, 790, k.paint('#c98a4f'), 0.5),
    camel(k, 430, 700, 0.95, -0.3, true, '#c8553d', -1),
    camel(k, 580, 706, 1, -0.3, true, '#1f7a78', -1),
    camel(k, 740, 700, 0.98, -0.3, false, '#f2a32b', -1),
    dune(k, 560, 830, 1300, 120, -0.1, -1),
    woman(k, { x: 880, y: 770, h: 112, cloth: '#c8553d' }, true),
    woman(k, { x: 936, y: 776, h: 116, cloth: '#d98a8a', trim: '#1f7a78' }, true),
  )

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
    bough(k, -20, 20, 560, 457, 1, '#3f5a30', -0.7),
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

const mamallapuram = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 300, y: 420, r: 88 }),
    streaks(k, quads('120 140 440 11, 640 100 460 10, 480 250 320 7')),
    flock(k, 480, 240, 26),
    water(k, 510, 720, 300),
    skiffs(k, triples('180 532 1, 470 524 0.7, 90 526 0.6')),
    fill('M430 640L470 592H1240V660z', k.paint('#9a7460', 0.05)),
    boulders(k, 471, triples('440 628 30, 490 636 36, 560 648 26, 1120 640 46, 1190 630 54'), '#a37c68', 0),
    shoreTemple(k, 780, 604, 1.34, -0.02),
    ripples(k, 260, 540, 520, 90, 475, k.light.glint, 0.5),
    surf(k, pairs('-40 690, 160 706, 360 712, 560 704, 820 712, 1240 704'), '#e2b587', 800, 2),
    woman(k, { x: 400, y: 770, h: 108, cloth: '#f2a32b', trim: '#c8553d' }),
    woman(k, { x: 456, y: 776, h: 112, cloth: '#1f7a78', trim: '#f2a32b' }),
    man(k, { x: 620, y: 766, h: 104, trim: '#c8553d', flip: true }),
    palm(k, { x: 60, y: 830, h: 520, seed: 474 }, 90),
    grass(k, 476, 900, 1220, 50, 812, 90, '#3a5a3a', -0.7),
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
    bough(k, 1230, 30, 480, 486, -1, '#33513a', -0.75),
  )
}

export const historical: Record<string, Place> = {
  agra: {
    hour: 'dawnPeach',
    alt: 'The Taj Mahal at sunrise, mirrored in its pool between rows of cypress',
    draw: agra,
  },
  jaipur: { hour: 'noonAzure', alt: 'The pink lattice of the Hawa Mahal above a Jaipur street', draw: jaipur },
  udaipur: { hour: 'duskRose', alt: 'The Lake Palace of Udaipur at dusk, seen through a cusped arch', draw: udaipur },
  jaisalmer: { hour: 'noonTeal', alt: 'Camels crossing the dunes below the golden fort of Jaisalmer', draw: jaisalmer },
  hampi: { hour: 'duskViolet', alt: 'The stone chariot of Hampi at dusk', draw: hampi },
  khajuraho: { hour: 'goldenMarigold', alt: 'The rising spires of Kandariya Mahadeva at Khajuraho', draw: khajuraho },
  'ajanta-ellora': { hour: 'noonTeal', alt: 'The Kailasa temple at Ellora, cut from the hill around it', draw: ellora },
  mamallapuram: { hour: 'dawnRose', alt: 'The Shore temple of Mamallapuram at sunrise', draw: mamallapuram },
  'gwalior-orchha': { hour: 'duskTeal', alt: 'The cenotaphs of Orchha across the river Betwa', draw: orchha },
}
