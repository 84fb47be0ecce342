import { dhow, riverBoat, skiffs } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, land, strokes } from '../kit/land.ts'
import { coral, fish, kayak } from '../kit/outdoors.ts'
import { man, walker, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { cumulus, sky, streaks } from '../kit/sky.ts'
import { at, circle, curve, d, each, fill, type Point, pairs, quads, range, rect, stroke, triples } from '../kit/svg.ts'
import { palm } from '../kit/trees.ts'
import { breakers, ripples, surf, water } from '../kit/water.ts'
import { lighthouse, seaFort } from '../landmarks/coast.ts'
import { bougainvillea, frenchHouse } from '../landmarks/houses.ts'
import { shoreTemple } from '../landmarks/southern-temples.ts'
import { layers, type Place } from './place.ts'

const varkala = (k: Kit): string => {
  const cliff: Point[] = pairs('470 700, 520 560, 560 520, 600 400, 660 352, 760 330, 900 296, 1050 300, 1240 270')
  return layers(
    sky(k, 510, { x: 250, y: 420, r: 78 }),
    streaks(k, quads('340 140 420 12, 60 220 330 8')),
    flock(k, 330, 250, 28),
    water(k, 506, 800, 250),
    skiffs(k, triples('120 520 0.7, 390 524 0.8')),
    fill(`M470 800L${curve(cliff)}V800z`, k.paint('#c2583c', 0.04)),
    fill(
      'M520 560L560 520L600 400L660 352L700 420L650 500L690 560L600 640L560 760L480 760zM760 330L800 420L770 520L840 600L760 720L720 600L742 470zM900 296L960 400L930 520L1000 640L930 740L890 560L910 430zM1050 300L1110 420L1080 560L1150 700L1060 740L1040 520z',
      k.shaded('#a8472f', 0, 0.3),
      0.7,
    ),
    stroke(
      'M606 420Q760 372 1240 350M560 540Q760 470 1240 440M540 600Q800 560 1240 540',
      k.paint('#e08a5c', 0.1),
      5,
      0.5,
    ),
    fill(
      `M596 404L${curve(pairs('596 404, 640 352, 760 318, 900 284, 1050 288, 1240 256'))}V300Q1050 316 900 314T660 366z`,
      k.paint('#5f7f3f', 0.02),
    ),
    each(
      quads('690 346 200 -50, 800 318 240 24, 940 296 220 -36, 1080 296 250 30, 1160 276 190 -24'),
      ([x, y, h, lean], i) => palm(k, { x, y, h, seed: 60 + i, distance: -0.2 - i * 0.05 }, lean),
    ),
    surf(k, pairs('-40 770, 220 748, 420 726, 560 716, 800 730, 1240 744'), '#dcae78', 800, 4),
    woman(k, { x: 250, y: 784, h: 92, cloth: '#f2a32b', trim: '#c8553d' }),
    man(k, { x: 306, y: 788, h: 98, trim: '#1f7a78' }),
    walker(k, { x: 850, y: 312, h: 44 }),
    woman(k, { x: 1010, y: 298, h: 42 }),
  )
}

const havelock = (k: Kit): string => {
  const line = curve(range(13).map((i): Point => [i * 100, 404 + (i % 2 ? 12 : -10)]))
  const beam = (x: number, w: number) => d`M${x} 404l${w} 0l${-w * 1.4} 400h${-w * 1.2}z`
  return layers(
    sky(k, 420, { x: 880, y: 130, r: 56 }),
    cumulus(k, 360, 150, 240, 71),
    cumulus(k, 640, 240, 150, 72),
    land(k, pairs('520 402, 640 346, 760 316, 880 336, 1000 312, 1120 350, 1240 340'), '#3f7a52', 0.24, 404),
    fill('M560 404Q800 384 1240 388V404z', k.paint('#f6e2b4', 0.1)),
    each(range(9), (i) =>
      palm(k, { x: 640 + i * 64, y: 396, h: 90 + (i % 3) * 22, seed: 73 + i, distance: 0.05 }, (i % 2 ? 1 : -1) * 14),
    ),
    rect(-20, 396, 1240, 18, k.paint('#57bdb6', 0.1)),
    riverBoat(k, 300, 404, 0.8, -0.15, '#f2a32b', true),
    fill(
      `M-20 820V404L${line}V820z`,
      k.gradient([
        [0, k.paint('#3fb4b2')],
        [0.5, k.paint('#1c7f94')],
        [1, k.paint('#125273')],
      ]),
    ),
    fill(beam(320, 90) + beam(560, 70) + beam(820, 110) + beam(1060, 60), k.light.glint, 0.13),
    stroke(`M${line}`, k.light.glint, 5, 0.8),
    fill(
      `M-20 820L${curve(pairs('-20 700, 140 716, 300 760, 520 748, 760 770, 940 716, 1220 690'))}V820z`,
      k.paint('#e9d3a0', 0.3),
    ),
    coral(k, 130, 726, 1.3, '#d9706a', 'branch'),
    coral(k, 260, 770, 1, '#e9a14a', 'brain'),
    coral(k, 380, 780, 0.9, '#b0568a', 'fan'),
    coral(k, 900, 752, 1.1, '#e9a14a', 'branch'),
    coral(k, 1020, 734, 1.4, '#d98a8a', 'fan'),
    coral(k, 1130, 728, 1.1, '#c8553d', 'brain'),
    coral(k, 800, 786, 0.7, '#7fb35a', 'branch'),
    each(quads('250 540 0.9 1, 330 580 0.8 1, 220 610 0.7 1, 980 560 0.8 -1, 1060 590 0.7 -1'), ([x, y, s, flip]) =>
      fish(k, x, y, s, '#f2b53a', '#1d2440', flip),
    ),
    each(triples('760 640 0.6, 720 664 0.6, 800 670 0.55, 690 634 0.5'), ([x, y, s]) =>
      fish(k, x, y, s, '#f4f1e2', '#e07b3a'),
    ),
    // the diver
    at(
      600,
      560,
      stroke('M-52 26L-104 44M-52 34L-96 66', '#16304a', 11) +
        fill('M-96 36L-142 34L-140 50zM-90 60L-132 74L-124 88z', '#f2a32b') +
        fill('M-60 40Q-64 14-20 4L40-14Q54-12 52 4Q20 24-60 40z', '#1d2f4a') +
        fill('M-34-12Q-34-20-26-22L20-36Q28-38 30-30L32-22L-30-4z', '#c8553d') +
        circle(62, -18, 15, '#8d5b3d') +
        fill('M66-30q14 2 13 16q-8 5-14 1z', '#f2a32b') +
        stroke('M36 2Q70 20 88 44', '#1d2f4a', 9) +
        stroke('M52-30Q40-44 20-34', '#1d2440', 3) +
        circle(90, -60, 5, '#e9fbff', 0.8) +
        circle(100, -84, 8, '#e9fbff', 0.7) +
        circle(88, -112, 6, '#e9fbff', 0.7) +
        circle(102, -134, 9, '#e9fbff', 0.6),
      1.05,
      1.05,
      8,
    ),
  )
}

const lakshadweep = (k: Kit): string => {
  const ring = (rx: number, ry: number, colour: string, opacity: number) =>
    `<ellipse cx="640" cy="560" rx="${rx}" ry="${ry}" fill="${colour}" opacity="${opacity}"/>`
  return layers(
    sky(k, 400, { x: 250, y: 140, r: 50 }),
    cumulus(k, 780, 330, 300, 81),
    cumulus(k, 1040, 300, 200, 82),
    cumulus(k, 120, 344, 180, 83),
    water(k, 398, 800),
    k.clipped('M-20 398h1240v402h-1240z', ring(760, 210, k.paint('#2f9aa0'), 0.7)),
    ring(640, 158, k.paint('#5cc4b4'), 0.85),
    ring(540, 118, k.paint('#9fe0c6'), 0.85),
    stroke('M-20 424Q300 402 640 402T1220 424', k.light.glint, 5, 0.8),
    fill('M330 520Q420 474 640 470T940 520Q860 560 640 562T330 520z', k.paint('#fbeac2')),
    fill('M380 512Q460 462 640 456T890 512Q800 532 640 534T380 512z', k.paint('#4f8a4f')),
    lighthouse(k, 560, 504, 1.05, 0.05),
    each(
      quads(
        '420 512 150 -30, 470 506 190 -24, 640 512 170 20, 700 510 210 30, 770 512 180 40, 830 514 150 36, 520 514 130 -10',
      ),
      ([x, y, h, lean], i) => palm(k, { x, y, h, seed: 84 + i, distance: -0.08 }, lean, '#3f7a4a'),
    ),
    breakers(k, triples('120 640 170, 820 660 220')),
    kayak(k, 420, 690, 1.05),
    kayak(k, 700, 634, 0.66, '#c8553d', -1),
    each(triples('250 610 60, 960 600 80, 560 740 90, 860 750 110'), ([x, y, w], i) =>
      ripples(k, x, y, w * 2, 26, 85 + i, k.light.glint, 0.5),
    ),
  )
}

const puducherry = (k: Kit): string =>
  layers(
    sky(k, 620, { x: 610, y: 300, r: 60 }),
    rect(420, 470, 380, 130, k.gradient(k.light.water)),
    stroke(
      each(range(9), (i) => d`M${470 + ((i * 83) % 270)} ${490 + i * 8}h${30 + (i % 3) * 14}`),
      k.light.glint,
      3,
      0.7,
    ),
    palm(k, { x: 560, y: 580, h: 200, seed: 91, distance: 0.1 }, 20),
    palm(k, { x: 690, y: 584, h: 240, seed: 92, distance: 0.1 }, -26),
    frenchHouse(k, 316, 596, 0.94, '#f0b93e', '#3f7f8f', 0.16),
    frenchHouse(k, 912, 596, 0.94, '#e9e2d0', '#5f8fb0', 0.16, -1),
    rect(-20, 590, 1240, 220, k.paint('#e0c6a8')),
    fill('M420 596H800L1240 760V820H-40V760z', k.paint('#cfa98a')),
    fill('M420 596H800L1240 760V774L800 602H420L-40 774V760z', k.paint('#eedcc0')),
    frenchHouse(k, 110, 716, 1.56, '#f2c04d', '#2f7377', -0.02),
    frenchHouse(k, 1104, 716, 1.56, '#e79a86', '#fbf1df', -0.02, -1),
    bougainvillea(k, 330, 330, 170, 300, 93),
    bougainvillea(k, 900, 250, 130, 220, 94, '#d9608a'),
    strokes(k, 95, 22, 640, 800, k.paint('#a8825f'), 0.5),
    // a bicycle by the wall
    at(
      420,
      738,
      stroke('M-44-60a30 30 0 1 0 .1 0zM44-60a30 30 0 1 0 .1 0z', k.paint('#2a2440'), 4) +
        stroke(
          'M-44-30L-16-72H32L44-30M-16-72L4-30H-44M4-30L32-72M30-72L24-92L40-96M-16-72L-22-86M-32-88H-10',
          k.paint('#c8553d', -0.1),
          5,
        ) +
        fill('M28-98h34v22h-34z', k.paint('#b98a56')),
      1,
    ),
    woman(k, { x: 640, y: 742, h: 132, cloth: '#d98a8a', trim: '#1f7a78' }),
    man(k, { x: 740, y: 690, h: 92, trim: '#f2a32b', flip: true }),
  )

const diu = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 400, y: 430, r: 74 }),
    streaks(k, quads('520 110 460 12, 90 190 340 8, 700 250 300 7')),
    water(k, 516, 800, 400),
    land(k, pairs('470 522, 560 470, 700 446, 900 430, 1240 420'), '#8a6a52', 0.14, 540),
    lighthouse(k, 850, 438, 0.92, 0.06),
    seaFort(k, 560, 1240, 552, 130, '#c79a66', 0.06, 5, 9),
    fill('M540 556Q700 540 1240 560V590Q800 572 560 580z', k.paint('#5a4a48', -0.1)),
    flock(k, 300, 260, 30),
    dhow(k, 220, 600, 0.8, -0.3, '#f6e4c4'),
    // the little prison fort out in the channel
    at(
      470,
      530,
      rect(-50, -26, 100, 26, k.paint('#b08a68', 0.2)) + fill('M-24-26h48v-20q-24-10-48 0z', k.paint('#c79a66', 0.2)),
    ),
    boulders(
      k,
      111,
      triples('-10 790 80, 110 806 70, 230 820 60, 1010 818 70, 1120 790 90, 1220 770 80'),
      '#5a4450',
      -0.45,
    ),
    woman(k, { x: 1094, y: 734, h: 104, cloth: '#1f7a78' }),
    man(k, { x: 1144, y: 732, h: 112, trim: '#c8553d', flip: true }),
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

export const southernShores: Record<string, Place> = {
  varkala: {
    hour: 'goldenTerracotta',
    alt: 'Red cliffs and leaning palms above the sea at Varkala',
    subject: [490, 110, 990, 570],
    draw: varkala,
  },
  'havelock-neil': {
    hour: 'noonAzure',
    alt: 'A diver over the coral, and an Andaman beach above the waterline',
    subject: [430, 440, 880, 680],
    draw: havelock,
  },
  'lakshadweep-agatti': {
    hour: 'noonAzure',
    alt: 'Kayaks on a Lakshadweep lagoon, with a lighthouse among palms',
    subject: [390, 220, 890, 540],
    draw: lakshadweep,
  },
  puducherry: {
    hour: 'noonCream',
    alt: 'A yellow street of the French quarter in Puducherry, leading to the sea',
    subject: [260, 270, 760, 730],
    draw: puducherry,
  },
  diu: {
    hour: 'duskRose',
    alt: 'The sea walls and lighthouse of Diu fort at dusk',
    subject: [640, 200, 1000, 600],
    draw: diu,
  },
  mamallapuram: {
    hour: 'dawnRose',
    alt: 'The Shore temple of Mamallapuram at sunrise',
    subject: [560, 190, 1000, 640],
    draw: mamallapuram,
  },
}
