import { arch, chhatri, tones } from '../kit/architecture.ts'
import { coracle, riverBoat } from '../kit/boats.ts'
import { camel, flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, dune, hills, land, mountains, strokes } from '../kit/land.ts'
import { lamps, man, sitter, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { cumulus, sky, streaks } from '../kit/sky.ts'
import {
  at,
  circle,
  curve,
  d,
  each,
  ellipse,
  fill,
  pairs,
  quads,
  range,
  rect,
  spread,
  stroke,
  triples,
} from '../kit/svg.ts'
import { acacia, bough, broadleaf, palm } from '../kit/trees.ts'
import { reflection, ripples, water, waterfall } from '../kit/water.ts'
import { viaduct } from '../landmarks/bridges.ts'
import { ghats, parasol } from '../landmarks/ghats.ts'
import { goldenTemple } from '../landmarks/golden-temple.ts'
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
    bough(k, -20, 30, 480, 1734),
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
      [362, 632, 838],
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
        fill('M-34-20C-38-110-22-170-10-190H10C22-170 38-110 34-20z', t.lit('#c08f7a')) +
        fill('M-14-188h28l-4-12h-20z', t.dark('#c08f7a')) +
        circle(0, -212, 11, t.lit('#c08f7a')) +
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
    each(range(9), (i) =>
      fill(
        d`M${30 + i * 20} 826q-6 -90 ${(i - 4) * 7} ${-150 - (i % 3) * 30}q10 70 ${8 - (i - 4) * 4} ${150 + (i % 3) * 30}z`,
        k.paint('#3a4a3a', -0.6),
      ),
    ),
  )
}

export const stoneCovers: Record<string, Place> = {
  'hampi-by-coracle-and-stone': {
    hour: 'goldenTerracotta',
    alt: 'A coracle on the Tungabhadra before the gate tower of Virupaksha',
    draw: hampiRiver,
  },
  'ellora-before-ajanta': {
    hour: 'goldenMarigold',
    alt: 'The horseshoe of cave fronts at Ajanta above its river',
    draw: ajanta,
  },
  'agra-to-orchha-on-one-railway-line': {
    hour: 'dawnRose',
    alt: 'A train crossing the Yamuna, the Taj Mahal pale in the distance',
    draw: agraByRail,
  },
  'mewar-to-the-thar': {
    hour: 'afterglow',
    alt: 'A line of camels crossing the dunes at dusk below a hill fort',
    draw: mewar,
  },
  'kashi-to-the-bodhi-tree': {
    hour: 'nightIndigo',
    alt: 'Priests raising lamps at the evening aarti in Varanasi',
    draw: kashi,
  },
  'amritsar-and-the-open-kitchen': {
    hour: 'dawnMist',
    alt: 'A row of guests at the langar beside the pool of the Golden Temple',
    draw: openKitchen,
  },
  'up-the-steps-to-tirumala': {
    hour: 'goldenMarigold',
    alt: 'Pilgrims climbing the long stair to a white gate tower at Tirumala',
    draw: upTheSteps,
  },
  'puri-konark-and-the-chilika-light': {
    hour: 'duskRose',
    alt: 'Dolphins and sails on Chilika lake, the spire of Puri far off',
    draw: chilika,
  },
}
