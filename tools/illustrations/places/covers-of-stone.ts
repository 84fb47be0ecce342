import { coracle, riverBoat } from '../kit/boats.ts'
import { camel, flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, dune, hills, land, strokes } from '../kit/land.ts'
import { man, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { cumulus, sky, streaks } from '../kit/sky.ts'
import { curve, d, each, fill, pairs, quads, rect, spread, stroke, triples } from '../kit/svg.ts'
import { acacia, broadleaf, palm } from '../kit/trees.ts'
import { reflection, ripples, water, waterfall } from '../kit/water.ts'
import { viaduct } from '../landmarks/bridges.ts'
import { gopuram, virupaksha } from '../landmarks/gopuram.ts'
import { mandapa } from '../landmarks/hampi.ts'
import { liveries, train } from '../landmarks/hills-and-rails.ts'
import { mehrangarh } from '../landmarks/rajput.ts'
import { taj } from '../landmarks/taj.ts'
import { layers, type Place } from './place.ts'

const hampiRiver = (k: Kit): string => {
  const tower = gopuram(k, 700, 540, 1.02, virupaksha, 0.1)
  return layers(
    sky(k, 560, { x: 300, y: 330, r: 90, rings: 3 }),
    streaks(k, quads('90 130 400 10, 720 110 400 10')),
    flock(k, 430, 210, 26),
    hills(k, { seed: 1701, y: 460, roll: 36, colour: '#a8705a', distance: 0.42, swells: 4, bottom: 580 }),
    boulders(
      k,
      1702,
      triples('60 470 56, 150 490 40, 240 484 30, 980 450 60, 1060 430 46, 1120 476 54, 920 490 36'),
      '#c08a66',
      0.3,
    ),
    mandapa(k, 1060, 400, 0.5, 0.3),
    tower,
    mandapa(k, 470, 546, 0.9, 0.12, 6),
    mandapa(k, 930, 546, 0.9, 0.12, 5),
    each(triples('330 550 120, 1080 550 140'), ([x, y, h], i) =>
      palm(k, { x, y, h, seed: 1703 + i, distance: 0.08 }, i ? -16 : 14),
    ),
    boulders(k, 1705, triples('20 566 60, 130 574 44, 260 570 30, 1150 566 66, 1040 574 36'), '#a5705c', 0.1),
    water(k, 560, 820, 300),
    reflection(k, 560, tower, 0.34),
    ripples(k, 640, 576, 1000, 220, 1706, k.light.glint, 0.5),
    coracle(k, 440, 690, 1.5, -0.3),
    coracle(k, 960, 626, 0.62, -0.2),
    boulders(k, 1707, triples('-20 806 100, 100 826 70, 1110 820 90, 1210 790 100'), '#5f3f48', -0.5),
  )
}

/** Ajanta's horseshoe of cave fronts above the Waghora. */
const ajanta = (k: Kit): string => {
  const rim = pairs('-20 250, 160 220, 360 236, 560 300, 700 310, 860 260, 1040 210, 1220 226')
  const ledge = (x: number): number => 470 + 70 * Math.sin((Math.PI * (x + 20)) / 1240) ** 1.6
  const cave = (x: number, i: number): string => {
    const y = ledge(x)
    const w = 54 + (i % 3) * 8
    return (
      rect(x - w / 2, y - 66, w, 66, k.shaded('#6a4a3c', 0.06, 0.5)) +
      fill(
        each(spread(x - w / 2 + 4, x + w / 2 - 4, 5), (px) => d`M${px - 3.4} ${y}v-62h6.8v62z`),
        k.paint('#c99a70', 0.08),
      ) +
      rect(x - w / 2 - 6, y - 72, w + 12, 9, k.paint('#d3a67c', 0.08)) +
      (i % 4 === 1
        ? fill(d`M${x - 20} ${y - 74}q-6 -40 20 -46q26 6 20 46z`, k.paint('#d3a67c', 0.08)) +
          fill(d`M${x - 12} ${y - 74}q-2 -26 12 -32q14 6 12 32z`, k.shaded('#6a4a3c', 0.06, 0.5))
        : '')
    )
  }
  return layers(
    sky(k, 460, { x: 900, y: 130, r: 52 }),
    cumulus(k, 260, 150, 220, 1711),
    fill(`M-20 820V250L${curve(rim)}V820z`, k.paint('#b07f58', 0.1)),
    fill(`M-20 250L${curve(rim)}V252Q1060 250 860 306T560 344T160 260L-20 284z`, k.paint('#7a9a4f', 0.06)),
    stroke('M-20 330Q300 320 560 400T1220 320M-20 390Q300 380 560 450T1220 380', k.shaded('#9a6a48', 0.1, 0.3), 5, 0.5),
    fill(
      'M120 270L180 420L110 460L60 330zM420 320L470 430L400 470L360 380zM800 330L760 440L840 460L880 360zM1080 260L1030 400L1110 450L1150 340z',
      k.shaded('#9a6a48', 0.1, 0.34),
      0.55,
    ),
    waterfall(k, 620, 316, 560, 30, 1712),
    each([20, 110, 200, 292, 386, 480, 730, 822, 914, 1004, 1094, 1184], cave),
    stroke(`M${curve(spread(-40, 1240, 15).map((x) => [x, ledge(x) + 4] as const))}`, k.paint('#dcb488', 0.04), 11),
    fill(
      `M-20 820L${curve(spread(-40, 1240, 15).map((x) => [x, ledge(x) + 10] as const))}V820z`,
      k.paint('#8a6a48', 0.02),
    ),
    each(triples('90 610 120, 240 640 140, 400 650 110, 800 650 120, 960 640 150, 1110 610 130'), ([x, y, h], i) =>
      broadleaf(k, { x, y, h, seed: 1713 + i, distance: 0 }, '#6a8f40'),
    ),
    fill(
      'M560 600Q620 590 660 600Q700 660 620 700T560 820H860Q800 740 860 700T700 610z',
      k.gradient([
        [0, k.paint('#bfd8cc')],
        [1, k.paint('#4f8f8a')],
      ]),
    ),
    woman(k, { x: 360, y: 548, h: 44, cloth: '#c8553d' }),
    man(k, { x: 860, y: 538, h: 46, trim: '#f2a32b' }),
    fill(`M-20 820L${curve(pairs('-20 700, 160 690, 330 730, 460 790, 520 830'))}z`, k.paint('#5a5a33', -0.35)),
    woman(k, { x: 230, y: 740, h: 150, cloth: '#1f7a78', trim: '#f2a32b', distance: -0.1 }),
    man(k, { x: 310, y: 756, h: 154, trim: '#c8553d', distance: -0.1 }),
    broadleaf(k, { x: 1130, y: 850, h: 520, seed: 1720, distance: -0.45 }, '#5f8038', 0.9),
    grass(k, 1721, -20, 480, 60, 816, 70, '#6a6a30', -0.4),
  )
}

const agraByRail = (k: Kit): string => {
  const tomb = taj(k, 720, 476, 0.94, 0.34)
  return layers(
    sky(k, 520, { x: 420, y: 300, r: 86, rings: 3 }),
    streaks(k, quads('80 120 380 10, 800 90 380 10')),
    flock(k, 260, 220, 26),
    hills(k, { seed: 1731, y: 470, roll: 6, colour: '#7f8a6f', distance: 0.55, bottom: 510 }),
    tomb,
    land(k, pairs('-40 470, 300 466, 640 478, 1000 470, 1240 474'), '#7a8a5a', 0.3, 520),
    water(k, 500, 820, 420),
    reflection(k, 488, tomb, 0.22, 640),
    ripples(k, 600, 520, 1100, 280, 1732, k.light.glint, 0.5),
    riverBoat(k, 150, 548, 0.7, -0.1, '#1f7a78'),
    viaduct(k, -20, 1220, 650, 800, 150, '#a5604a', -0.1),
    train(k, 300, 642, 1.36, liveries.kalka, 4, -0.05),
    grass(k, 1733, -20, 1220, 130, 816, 70, '#4a5a3a', -0.55),
  )
}

const mewar = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 880, y: 330, r: 90, rings: 3 }),
    streaks(k, quads('90 120 460 11, 620 190 360 8')),
    hills(k, { seed: 1741, y: 480, roll: 20, colour: '#9a5f5a', distance: 0.5 }),
    mehrangarh(k, 380, 540, 0.84, 0.34),
    each(triples('80 560 80, 760 560 90, 1060 560 100'), ([x, y, h], i) =>
      acacia(k, { x, y, h, seed: 1742 + i, distance: 0.2 }),
    ),
    fill('M-20 820V540Q600 520 1220 540V820z', k.paint('#c98a58', 0.14)),
    dune(k, 900, 660, 900, 150, 0.06),
    dune(k, 240, 690, 820, 130, 0),
    each(triples('330 716 1.3, 530 712 1.38, 740 718 1.34, 940 712 1.28'), ([x, y, s], i) =>
      camel(k, x, y, s, -0.35, i < 3, ['#c8553d', '#1f7a78', '#f2a32b', '#d98a8a'][i]!),
    ),
    stroke('M440 620Q470 640 470 626M650 614Q680 634 680 620', k.paint('#3a2a28'), 1.4),
    dune(k, 700, 860, 1500, 140, -0.35, -1),
    strokes(k, 1745, 14, 760, 800, k.paint('#c98a58'), 0.4),
  )

export const stoneCovers: Record<string, Place> = {
  'hampi-by-coracle-and-stone': {
    hour: 'goldenTerracotta',
    alt: 'A coracle on the Tungabhadra before the gate tower of Virupaksha',
    subject: [560, 100, 860, 540],
    draw: hampiRiver,
  },
  'ellora-before-ajanta': {
    hour: 'goldenMarigold',
    alt: 'The horseshoe of cave fronts at Ajanta above its river',
    subject: [360, 300, 860, 680],
    draw: ajanta,
  },
  'agra-to-orchha-on-one-railway-line': {
    hour: 'dawnRose',
    alt: 'A train crossing the Yamuna, the Taj Mahal pale in the distance',
    subject: [400, 150, 900, 590],
    draw: agraByRail,
  },
  'mewar-to-the-thar': {
    hour: 'afterglow',
    alt: 'A line of camels crossing the dunes at dusk below a hill fort',
    subject: [230, 230, 730, 690],
    draw: mewar,
  },
}
