import { stupa } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, land, mountains } from '../kit/land.ts'
import { picker, prayerFlags, umbrella, walker } from '../kit/people.ts'
import { flowers, grass, teaRows } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { curve, d, each, fill, type Point, pairs, quads, range, rect, stroke, triples } from '../kit/svg.ts'
import { broadleaf, forest } from '../kit/trees.ts'
import { bus, jeep } from '../kit/vehicles.ts'
import { ripples } from '../kit/water.ts'
import { viaduct } from '../landmarks/bridges.ts'
import { coaches, hillTown, liveries, train } from '../landmarks/hills-and-rails.ts'
import { keyGompa, tawangMonastery, thiksey } from '../landmarks/monasteries.ts'
import { layers, type Place } from './place.ts'

/** A road or path between two edges, given by its middle line and half widths from near to far: [x, y, half]. */
const road = (k: Kit, line: readonly (readonly [number, number, number])[], colour: string, distance = 0): string =>
  fill(
    `M${curve(line.map(([x, y, w]): Point => [x - w, y]))}L${curve([...line].reverse().map(([x, y, w]): Point => [x + w, y]))}z`,
    k.paint(colour, distance),
  )

const indus = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 820, y: 170, r: 46 }),
    streaks(k, quads('90 120 360 9, 420 170 280 7')),
    mountains(k, {
      seed: 1501,
      peaks: pairs('90 230, 320 150, 560 230, 800 190, 1060 120'),
      base: 540,
      rock: '#7f8fb5',
      distance: 0.3,
      snow: 330,
      sun: 'right',
    }),
    mountains(k, {
      seed: 1502,
      peaks: pairs('120 400, 420 420, 820 380, 1100 410'),
      base: 600,
      rock: '#a88272',
      distance: 0.22,
      drop: 0.4,
      sun: 'right',
    }),
    fill(`M-20 820L${curve(pairs('-20 600, 240 590, 560 606, 860 590, 1220 600'))}V820z`, k.paint('#b08e70', 0.08)),
    thiksey(k, 880, 600, 0.8, 0.1),
    each(range(16), (i) =>
      fill(
        d`M${40 + i * 38} 618q-6 ${-26 - (i % 4) * 8} 0 ${-54 - (i % 4) * 14}q6 ${26 + (i % 4) * 8} 0 ${54 + (i % 4) * 14}z`,
        k.paint(i % 3 ? '#d9b03f' : '#8fa04a', 0.06),
      ),
    ),
    fill(
      `M-20 680L${curve(pairs('-20 650, 240 640, 520 650, 800 636, 1220 640'))}V700L${curve(pairs('1220 690, 860 676, 560 700, 240 690, -20 720'))}z`,
      k.gradient([
        [0, k.paint('#a9d3d6')],
        [1, k.paint('#4f93a0')],
      ]),
    ),
    fill(`M-20 820L${curve(pairs('-20 716, 260 700, 560 716, 860 690, 1220 700'))}V820z`, k.paint('#b79a76')),
    each(triples('150 770 1.5, 330 776 1.9, 520 772 1.6, 690 776 1.35, 830 770 1.1, 950 764 0.9'), ([x, y, s]) =>
      stupa(k, x, y, s, 0),
    ),
    walker(k, { x: 1060, y: 776, h: 150, cloth: '#8f2f2a', trim: '#f2a32b' }),
    prayerFlags(k, [-20, 330], [520, 560], 60, 34, 16),
    grass(k, 1503, -20, 1220, 70, 812, 36, '#7a6a40', -0.4),
  )

const steamAndLeaf = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 880, y: 190, r: 66 }),
    cumulus(k, 1050, 330, 220, 1511),
    hills(k, { seed: 1512, y: 330, roll: 50, colour: '#6f8f8a', distance: 0.5, swells: 3 }),
    hillTown(k, 1513, 560, 1180, (x) => 350 - (x - 560) * 0.03, 3, 34, 0.4),
    teaRows(
      k,
      1514,
      (x) => 400 + Math.sin(x / 180) * 26,
      (x) => 590 + Math.sin(x / 240) * 14,
      8,
      -20,
      1220,
      0.3,
    ),
    forest(k, 1515, 850, 1220, 20, 130, 0.14, () => 560),
    fill('M-20 820V610Q400 600 760 612T1220 604V820z', k.paint('#8a6a4f')),
    stroke('M-20 700H1220M-20 716H1220', k.shaded('#6a5a54', 0, 0.4), 6),
    stroke(
      each(range(40), (i) => d`M${-10 + i * 32} 696l-6 26`),
      k.shaded('#5a4034', 0, 0.2),
      6,
    ),
    train(k, 430, 700, 2.5, liveries.darjeeling, 2),
    teaRows(
      k,
      1516,
      (x) => 744 + Math.sin(x / 240) * 8,
      (x) => 880 + Math.sin(x / 180) * 8,
      3,
      -20,
      1220,
      0,
    ),
    picker(k, { x: 140, y: 790, h: 170, cloth: '#c8553d', trim: '#faf0dc', distance: -0.1 }),
  )

const sela = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 300, y: 240, r: 70 }),
    mountains(k, {
      seed: 1521,
      peaks: pairs('80 300, 300 220, 540 150, 760 230, 990 160, 1170 260'),
      base: 520,
      rock: '#8a86a8',
      distance: 0.3,
      snow: 400,
      sun: 'right',
    }),
    mist(k, 500, 60, 0.8),
    fill(
      `M-20 820L${curve(pairs('-20 470, 160 500, 360 540, 620 520, 860 450, 1040 420, 1220 400'))}V820z`,
      k.paint('#8f8a72', 0.14),
    ),
    tawangMonastery(k, 960, 440, 0.5, 0.16),
    fill('M120 560Q300 540 460 560T640 590Q480 610 320 604T120 560z', k.gradient(k.light.water)),
    road(
      k,
      triples(
        '560 830 110, 760 740 62, 960 690 40, 900 650 28, 640 630 20, 720 590 14, 900 560 10, 960 530 7, 900 500 5',
      ),
      '#d9cdbd',
    ),
    road(k, triples('560 830 4, 760 740 2.4, 960 690 1.6, 900 650 1.2, 640 630 0.8, 720 590 0.6'), '#f6e9cf'),
    jeep(k, 740, 738, 0.86, 0),
    // the gate at the pass
    rect(300, 470, 26, 230, k.paint('#c8553d')),
    rect(470, 470, 26, 230, k.paint('#c8553d')),
    fill('M280 440H516L540 474H256z', k.paint('#e3a934')),
    fill('M310 410H486L500 440H296z', k.paint('#1f7a78')),
    fill('M330 386H466L480 412H316z', k.paint('#e3a934')),
    rect(286, 474, 224, 22, k.paint('#2f6f9f')),
    each(range(7), (i) => rect(300 + i * 30, 480, 12, 10, k.paint('#f2c14a'))),
    prayerFlags(k, [-20, 250], [300, 450], 40, 30, 14),
    prayerFlags(k, [496, 450], [1220, 250], 110, 32, 24),
    boulders(k, 1522, triples('130 760 60, 220 780 44, 1060 770 56, 1140 750 70'), '#8a8580', -0.2),
    fill('M-20 820V790Q140 760 300 800L330 820z', k.paint('#5f6a52', -0.4)),
    flowers(k, 1523, 60, 740, 812, ['#d94f5c', '#f2a8b8'], 1.6),
  )

const rack = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 860, y: 180, r: 52 }),
    hills(k, { seed: 1531, y: 260, roll: 60, colour: '#5f8f8a', distance: 0.6, swells: 3 }),
    mist(k, 360, 70, 0.9),
    hills(k, { seed: 1532, y: 380, roll: 50, colour: '#4a8062', distance: 0.4, swells: 3 }),
    viaduct(k, -20, 620, 410, 560, 74, '#b9866a', 0.22),
    coaches(k, 90, 403, 0.5, liveries.nilgiri, 5, 0.16),
    land(k, pairs('-40 540, 160 520, 380 530, 620 470, 900 400, 1240 380'), '#5a8f50', 0.16),
    forest(k, 1533, 620, 1220, 40, 90, 0.14, (x) => 480 - (x - 620) * 0.13, '#3f7055'),
    teaRows(
      k,
      1534,
      (x) => 560 - Math.max(0, x - 500) * 0.1 + Math.sin(x / 160) * 10,
      (x) => 860 + Math.sin(x / 220) * 20,
      9,
      -20,
      1220,
      0.14,
    ),
    umbrella(k, { x: 330, y: 752, h: 150, cloth: '#c8553d' }),
    picker(k, { x: 620, y: 720, h: 124, cloth: '#f2a32b', trim: '#c8553d' }),
    picker(k, { x: 820, y: 690, h: 100, cloth: '#d98a8a', trim: '#faf0dc', flip: true }),
    each(
      quads('980 820 640 -20, 1090 830 760 30'),
      ([x, y, h, lean], i) =>
        stroke(d`M${x} ${y}Q${x + lean} ${y - h * 0.5} ${x + lean * 0.4} ${y - h}`, k.paint('#d9cbb5', -0.25), 18) +
        broadleaf(k, { x: x + lean * 0.4, y: y - h * 0.5, h: h * 0.6, seed: 1535 + i, distance: -0.3 }, '#4f7a5a', 0.6),
    ),
  )

const roundSpiti = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 230, y: 150, r: 46 }),
    mountains(k, {
      seed: 1541,
      peaks: pairs('120 180, 380 240, 640 120, 900 210, 1120 160'),
      base: 560,
      rock: '#a58f8f',
      distance: 0.3,
      snow: 250,
    }),
    mountains(k, {
      seed: 1542,
      peaks: pairs('60 380, 340 350, 1000 330, 1180 400'),
      base: 640,
      rock: '#b08a72',
      distance: 0.16,
      drop: 0.5,
    }),
    keyGompa(k, 960, 520, 0.56, 0.18),
    fill(`M-20 820L${curve(pairs('-20 560, 200 540, 460 560, 760 530, 1220 510'))}V820z`, k.paint('#b8977a', 0.06)),
    // the lake of the moon
    fill(
      'M420 600Q560 574 760 580T960 620Q880 664 680 660T420 600z',
      k.gradient([
        [0, k.paint('#8fd0d6')],
        [1, k.paint('#1f7f98')],
      ]),
    ),
    ripples(k, 690, 596, 400, 50, 1543, k.light.glint, 0.7),
    road(
      k,
      triples(
        '180 830 120, 330 760 70, 560 720 44, 900 712 34, 1080 690 26, 960 670 18, 1040 640 12, 1130 600 8, 1080 566 5',
      ),
      '#d9c3a4',
    ),
    bus(k, 640, 716, 0.96, '#c8553d', 0),
    walker(k, { x: 300, y: 776, h: 150, cloth: '#1f7a78', trim: '#f2a32b' }),
    walker(k, { x: 220, y: 784, h: 146 }),
    stupa(k, 1060, 786, 1.4, 0),
    prayerFlags(k, [1060, 620], [1220, 470], 10, 30, 6),
    boulders(k, 1544, triples('80 700 40, 140 720 26, 860 790 44, 940 800 30'), '#8f7a6f', -0.1),
  )

export const roadCovers: Record<string, Place> = {
  'monasteries-of-the-indus': {
    hour: 'winter',
    alt: 'A row of stupas by the Indus, a monastery on the ridge behind',
    subject: [590, 310, 1090, 740],
    draw: indus,
  },
  'darjeeling-by-steam-and-leaf': {
    hour: 'noonCream',
    alt: 'The little blue engine of Darjeeling, steaming past tea',
    subject: [250, 400, 680, 700],
    draw: steamAndLeaf,
  },
  'over-sela-to-tawang': {
    hour: 'dawnPeach',
    alt: 'The painted gate at Sela pass, and the road winding on to Tawang',
    subject: [280, 370, 560, 710],
    draw: sela,
  },
  'rack-railway-to-the-nilgiris': {
    hour: 'monsoon',
    alt: 'Tea pickers in the Nilgiris, and the rack railway on a far viaduct',
    subject: [30, 340, 520, 720],
    draw: rack,
  },
  'the-long-way-round-spiti': {
    hour: 'noonTeal',
    alt: 'A bus on the dust road past Chandratal lake in Spiti',
    subject: [520, 330, 1020, 730],
    draw: roundSpiti,
  },
}
