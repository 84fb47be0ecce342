import { pennant, tones } from '../kit/architecture.ts'
import { riverBoat } from '../kit/boats.ts'
import { camel, elephant, flock } from '../kit/creatures.ts'
import { archway } from '../kit/frame.ts'
import type { Kit } from '../kit/kit.ts'
import { dune, hills, strokes } from '../kit/land.ts'
import { man, woman } from '../kit/people.ts'
import { cumulus, sky, streaks } from '../kit/sky.ts'
import { curve, d, each, fill, pairs, quads, rect, spread, stroke, triples } from '../kit/svg.ts'
import { acacia } from '../kit/trees.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { hawaMahal } from '../landmarks/hawa-mahal.ts'
import { blueCity, lakePalace, mehrangarh, sonarQila } from '../landmarks/rajput.ts'
import { mosque, taj } from '../landmarks/taj.ts'
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
    man(k, { x: 500, y: 766, h: 100, trim: '#f2a32b' }),
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

const jodhpur = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 250, y: 200, r: 64 }),
    cumulus(k, 1010, 190, 220, 1181),
    flock(k, 860, 150, 26),
    mehrangarh(k, 640, 470, 1.12, 0.1),
    blueCity(k, 1182, 470, 800, 0.28),
    woman(k, { x: 300, y: 712, h: 88, cloth: '#f2a32b', trim: '#c8553d' }),
    woman(k, { x: 880, y: 740, h: 104, cloth: '#c8553d', trim: '#faf0dc' }),
    man(k, { x: 940, y: 744, h: 106, trim: '#f2a32b' }),
    stroke('M80 640Q220 690 370 646M700 600Q820 640 960 604', k.paint('#2a2440'), 1.6),
    each(
      [
        [120, 654, '#c8553d'],
        [170, 664, '#faf0dc'],
        [222, 668, '#f2a32b'],
        [280, 664, '#d98a8a'],
        [740, 612, '#c8553d'],
        [800, 620, '#f2a32b'],
        [860, 618, '#faf0dc'],
      ] as const,
      ([x, y, c]) => fill(d`M${x} ${y}h34l3 34q-20 8 -40 0z`, k.paint(c)),
    ),
    // mirchi bada, to begin with: a terrace, a kadhai
    fill('M-20 820V770H1220V820z', k.paint('#35507a', -0.5)),
    pennant(tones(k, 0), 640, 130, 40),
  )

export const agraAndRajasthan: Record<string, Place> = {
  agra: {
    hour: 'dawnPeach',
    alt: 'The Taj Mahal at sunrise, mirrored in its pool between rows of cypress',
    subject: [410, 140, 790, 520],
    draw: agra,
  },
  jaipur: {
    hour: 'noonAzure',
    alt: 'The pink lattice of the Hawa Mahal above a Jaipur street',
    subject: [350, 80, 850, 540],
    draw: jaipur,
  },
  udaipur: {
    hour: 'duskRose',
    alt: 'The Lake Palace of Udaipur at dusk, seen through a cusped arch',
    subject: [370, 350, 870, 740],
    draw: udaipur,
  },
  jaisalmer: {
    hour: 'noonTeal',
    alt: 'Camels crossing the dunes below the golden fort of Jaisalmer',
    subject: [330, 220, 830, 680],
    draw: jaisalmer,
  },
  jodhpur: {
    hour: 'noonAzure',
    alt: 'Mehrangarh fort above the blue houses of Jodhpur',
    subject: [390, 80, 890, 460],
    draw: jodhpur,
  },
}
