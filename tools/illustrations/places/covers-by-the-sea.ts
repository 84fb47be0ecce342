import { tones } from '../kit/architecture.ts'
import { dhow, houseboat, riverBoat, skiffs } from '../kit/boats.ts'
import { lion } from '../kit/cats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, land } from '../kit/land.ts'
import { kayak } from '../kit/outdoors.ts'
import { man, walker, woman } from '../kit/people.ts'
import { grass, mangrove } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { at, circle, curve, d, each, fill, pairs, quads, range, rect, stroke, triples } from '../kit/svg.ts'
import { acacia, broadleaf, palm } from '../kit/trees.ts'
import { breakers, reflection, ripples, surf, water } from '../kit/water.ts'
import { lighthouse, seaFort } from '../landmarks/coast.ts'
import { chineseNet } from '../landmarks/kochi.ts'
import { layers, type Place } from './place.ts'

/** A low house of laterite under a tiled roof, as along the whole west coast. */
function lateriteHouse(k: Kit, x: number, y: number, s: number, distance: number): string {
  const t = tones(k, distance)
  return at(
    x,
    y,
    rect(-130, -70, 260, 70, t.lit('#b8654a')) +
      rect(60, -70, 70, 70, t.dark('#b8654a', 0.2)) +
      fill('M-166-66L-110-134H110L166-66z', t.lit('#a84f38')) +
      fill('M40-134H110L166-66H70z', t.dark('#a84f38', 0.26)) +
      stroke(
        each(range(14), (i) => d`M${-150 + i * 23} -67L${-104 + i * 16} -133`),
        t.dark('#a84f38', 0.3),
        1.6,
      ) +
      fill('M-26 0v-52h40v52zM-96-18v-32h40v32zM72-18v-32h34v32z', t.window) +
      rect(-136, -6, 272, 8, t.dark('#8a5a48', 0.3)),
    s,
  )
}

const konkan = (k: Kit): string => {
  const bank = land(k, pairs('-40 430, 200 420, 420 428, 640 440, 820 452'), '#5f8a55', 0.16, 500)
  const trees = each(
    quads(
      '60 446 190 24, 150 440 240 -16, 250 446 200 30, 360 446 230 -20, 470 450 180 16, 560 452 200 -24, 690 456 150 20',
    ),
    ([x, y, h, lean], i) => palm(k, { x, y, h, seed: 1301 + i, distance: 0.06 }, lean),
  )
  return layers(
    sky(k, 480, { x: 860, y: 220, r: 62 }),
    streaks(k, quads('120 110 400 10, 600 150 360 8')),
    hills(k, { seed: 1300, y: 400, roll: 30, colour: '#6f86a0', distance: 0.55, bottom: 470 }),
    bank,
    trees,
    lateriteHouse(k, 300, 458, 0.9, 0.06),
    water(k, 456, 820, 860),
    reflection(k, 458, bank + trees, 0.26, 700),
    fill('M-20 456Q300 446 720 456L820 460Q400 474 -20 476z', k.paint('#b5694c', 0.1)),
    riverBoat(k, 760, 600, 1.2, -0.15, '#f2a32b', true),
    ripples(k, 620, 520, 1000, 230, 1308, k.light.glint, 0.5),
    // the red landing
    fill(`M-20 820V690L${curve(pairs('-20 690, 160 680, 360 710, 520 760, 600 820'))}z`, k.paint('#b5593f', -0.1)),
    woman(k, { x: 240, y: 752, h: 158, cloth: '#5c7f3b', trim: '#f2a32b' }, true),
    woman(k, { x: 340, y: 768, h: 154, cloth: '#c9487a', trim: '#f2c14a' }),
    palm(k, { x: 80, y: 840, h: 700, seed: 1309, distance: -0.6 }, 120),
    palm(k, { x: 1150, y: 840, h: 520, seed: 1310, distance: -0.7 }, -110),
  )
}

const coves = (k: Kit): string =>
  layers(
    sky(k, 440, { x: 360, y: 360, r: 84, rings: 3 }),
    streaks(k, quads('80 110 460 12, 640 170 420 10')),
    flock(k, 560, 240, 26),
    water(k, 436, 820, 360),
    land(k, pairs('1240 300, 1060 330, 900 392, 800 430, 740 446').reverse(), '#7a5560', 0.4, 450),
    land(k, pairs('480 600, 570 530, 660 476, 780 440, 960 380, 1240 330'), '#6f4a50', 0.2, 620),
    surf(k, pairs('400 700, 500 640, 580 606, 660 596, 760 606, 900 584, 1240 560'), '#e6b785', 700, 2),
    land(k, pairs('300 800, 430 700, 560 656, 720 640, 900 600, 1240 540'), '#6a5a3f', 0.02),
    boulders(k, 1321, triples('440 700 34, 500 690 46, 560 680 26, 420 730 50'), '#6a4a48', -0.15),
    skiffs(k, triples('240 470 0.8, 520 500 1')),
    fill(
      `M-20 820L${curve(pairs('-20 800, 200 790, 420 760, 640 720, 860 690, 1060 640, 1220 590'))}V820z`,
      k.paint('#5a3f3a', -0.4),
    ),
    stroke(`M${curve(pairs('300 790, 520 750, 760 712, 980 660, 1220 600'))}`, k.paint('#c98f62', -0.1), 12),
    walker(k, { x: 620, y: 744, h: 150, distance: -0.2 }),
    walker(k, { x: 520, y: 760, h: 146, cloth: '#1f7a78', trim: '#c8553d', distance: -0.2 }),
    woman(k, { x: 860, y: 694, h: 116, cloth: '#d98a8a', distance: -0.2 }),
    each(quads('1060 650 330 -60, 1150 620 380 -30'), ([x, y, h, lean], i) =>
      palm(k, { x, y, h, seed: 1322 + i, distance: -0.6 }, lean),
    ),
    grass(k, 1324, -20, 500, 70, 812, 90, '#5a5a30', -0.6),
  )

const twoIslands = (k: Kit): string =>
  layers(
    sky(k, 430, { x: 720, y: 150, r: 54 }),
    cumulus(k, 260, 180, 260, 1331),
    cumulus(k, 980, 240, 220, 1332),
    land(k, pairs('-40 360, 100 330, 240 350, 380 410, 440 432'), '#3f7a55', 0.3, 436),
    land(k, pairs('720 432, 800 390, 900 350, 1040 330, 1240 350'), '#3f7a55', 0.22, 436),
    fill('M-20 426H430L400 440H-20zM730 426H1220V440H760z', k.paint('#f6e2b4', 0.1)),
    water(k, 434, 820),
    fill('M-20 560Q300 520 620 556T1220 540V700H-20z', k.paint('#63c9bd'), 0.6),
    // the ferry between them
    at(
      590,
      470,
      fill('M-120-20H110L138-34Q126 10 100 16H-96Q-116 4-120-20z', k.paint('#fdfaf2')) +
        fill('M-118-4H124Q116 12 100 16H-96Q-112 8-118-4z', k.paint('#c8553d')) +
        rect(-90, -54, 160, 34, k.paint('#f4efe2')) +
        fill(
          each(range(7), (i) => d`M${-82 + i * 21} -48h14v16h-14z`),
          k.paint('#2f5f7f'),
        ) +
        fill('M-70-54L-60-80H40L58-54z', k.paint('#fdfaf2')) +
        fill('M-10-76V-108H14V-76z', k.paint('#1f7a78')) +
        stroke('M-150 18Q-60 26 0 20T140 18', '#ffffff', 4, 0.8),
      0.9,
    ),
    breakers(k, triples('180 540 200, 760 580 240, 420 620 180')),
    surf(k, pairs('-40 660, 200 690, 480 700, 760 690, 1000 660, 1240 610'), '#f3dcae', 820, 2),
    palm(k, { x: 170, y: 830, h: 560, seed: 1333, distance: -0.35 }, 150),
    palm(k, { x: 1060, y: 830, h: 600, seed: 1334, distance: -0.35 }, -150),
    // a hammock between them
    stroke('M214 590Q560 760 1010 580', k.paint('#8a5a3a'), 3),
    fill('M380 670Q600 790 850 664Q620 740 380 670z', k.paint('#c8553d')),
    fill('M420 684Q600 770 800 684Q610 744 420 684z', k.paint('#f2a32b')),
    fill('M520 714Q600 690 680 716Q700 700 716 704L720 716Q660 744 540 734z', k.paint('#1f7a78')),
    circle(534, 706, 13, k.paint('#8d5b3d')),
    fill('M516 706q6 -20 30 -16q-4 8 -14 10z', k.paint('#2a1c24')),
    grass(k, 1335, 860, 1220, 50, 812, 80, '#4f7a3f', -0.3),
  )

const lagoon = (k: Kit): string =>
  layers(
    sky(k, 420, { x: 600, y: 330, r: 96, rings: 3 }),
    streaks(k, quads('100 120 420 11, 680 160 400 9')),
    flock(k, 300, 220, 26),
    land(k, pairs('60 420, 200 400, 420 396, 560 416'), '#4f7a5f', 0.3, 426),
    each(range(9), (i) =>
      palm(
        k,
        { x: 110 + i * 48, y: 412, h: 70 + ((i * 31) % 40), seed: 1341 + i, distance: 0.2 },
        (i % 2 ? 1 : -1) * 10,
      ),
    ),
    water(k, 420, 820, 600),
    breakers(k, triples('640 436 300, 900 442 260')),
    fill('M-20 560Q320 510 640 540T1220 520V820H-20z', k.paint('#5cc4b4'), 0.35),
    fill('M-20 680Q320 640 640 670T1220 640V820H-20z', k.paint('#b5ecd2'), 0.35),
    dhow(k, 900, 500, 1, -0.1, '#fdf0d4'),
    kayak(k, 470, 650, 1.9, '#c8553d'),
    // the shadow of the hull on the white floor
    fill('M300 700Q470 680 640 702Q470 726 300 700z', k.light.shade, 0.2),
    each(triples('200 740 1, 270 760 0.8, 760 750 1, 840 770 0.8, 930 740 0.7'), ([x, y, s]) =>
      at(x, y, fill('M-14 0Q0-9 16 0Q0 9-14 0zM-14 0l-8-6v12z', k.paint('#2f7f8f'), 0.6), s),
    ),
    ripples(k, 600, 700, 1100, 90, 1352, k.light.glint, 0.5),
    palm(k, { x: 1130, y: 840, h: 640, seed: 1353 }, -140),
  )

const lionsThenSea = (k: Kit): string =>
  layers(
    sky(k, 500, { x: 470, y: 240, r: 76, rings: 3 }),
    flock(k, 700, 180, 28),
    water(k, 480, 640, 470),
    land(k, pairs('760 486, 860 458, 980 448, 1240 440'), '#a5805f', 0.2, 520),
    lighthouse(k, 900, 452, 0.66, 0.1),
    seaFort(k, 780, 1230, 506, 72, '#c79a66', 0.12, 5, 19),
    skiffs(k, triples('180 500 0.9, 560 496 0.7')),
    dhow(k, 330, 530, 0.5, 0, '#fdf0d4'),
    hills(k, { seed: 1361, y: 600, roll: 12, colour: '#a58a4a', distance: 0.06 }),
    acacia(k, { x: 1040, y: 640, h: 210, seed: 1362, distance: 0 }),
    grass(k, 1363, -20, 1220, 150, 660, 60, '#b8923f', 0),
    lion(k, 740, 700, 1.35, 0, -1),
    lion(k, 420, 716, 1.75, -0.02),
    grass(k, 1364, -20, 1220, 190, 770, 74, '#b0893a', -0.1),
    acacia(k, { x: 90, y: 840, h: 640, seed: 1365, distance: -0.6 }),
    grass(k, 1366, -20, 1220, 170, 816, 110, '#6a5028', -0.45),
  )

const tides = (k: Kit): string => {
  const heron = (x: number, y: number, s: number, flip: number) =>
    at(
      x,
      y,
      fill(
        'M-30-40Q-6-66 24-62Q22-84 34-100Q36-110 46-110L64-104L48-102Q44-90 38-80Q36-52 12-44L-40-30z',
        k.paint('#f7f3ea'),
      ) +
        fill('M-34-38Q-4-58 16-54Q0-40-40-30z', k.paint('#b9c0c4')) +
        stroke('M0-42V0M10-44L14-2', k.paint('#4a4a44'), 2.4),
      s * flip,
      s,
    )
  return layers(
    sky(k, 500, { x: 600, y: 300, r: 80, rings: 2 }),
    mist(k, 440, 80, 0.9),
    mangrove(k, 1371, -20, 1220, 470, 100, 0.56),
    mist(k, 480, 50, 0.8),
    water(k, 478, 820, 600),
    mangrove(k, 1372, -40, 430, 540, 220, 0.24),
    mangrove(k, 1373, 780, 1240, 550, 240, 0.2),
    fill(
      'M-20 540Q200 528 430 546L380 572Q160 560 -20 570zM780 552Q1000 536 1220 544V580Q1000 562 830 574z',
      k.paint('#8a7a6a', 0.08),
    ),
    heron(370, 560, 0.9, 1),
    heron(850, 564, 1, -1),
    ripples(k, 600, 560, 900, 230, 1374, k.light.glint, 0.6),
    riverBoat(k, 590, 690, 1.8, -0.15, '#1f7a78', true),
    mangrove(k, 1375, -80, 170, 820, 360, -0.4),
    mangrove(k, 1376, 1060, 1280, 820, 360, -0.4),
    each(range(26), (i) =>
      fill(d`M${10 + i * 48} 810l4 ${-24 - (i % 5) * 10}l5 ${24 + (i % 5) * 10}z`, k.paint('#4a3f3a', -0.5)),
    ),
  )
}

const slowBoat = (k: Kit): string => {
  const shore =
    each(range(9), (i) =>
      palm(
        k,
        { x: 10 + i * 146, y: 470, h: 150 + ((i * 53) % 90), seed: 1381 + i, distance: 0.12 },
        ((i * 37) % 60) - 30,
      ),
    ) +
    each(range(12), (i) =>
      broadleaf(
        k,
        { x: 20 + i * 110, y: 476, h: 80 + ((i * 29) % 40), seed: 1396 + i, distance: 0.16 },
        '#4f8a4a',
        1.3,
      ),
    )
  return layers(
    sky(k, 480, { x: 900, y: 170, r: 54 }),
    cumulus(k, 300, 170, 260, 1410),
    shore,
    water(k, 470, 820),
    reflection(k, 472, shore, 0.3, 700),
    rect(-20, 466, 1240, 10, k.paint('#8a6a48', 0.1)),
    skiffs(k, triples('180 510 0.9, 1020 520 1')),
    chineseNet(k, 1090, 500, 0.42, 0.02, 0.8, -1),
    ripples(k, 560, 540, 1100, 240, 1411, k.light.glint, 0.5),
    houseboat(k, 560, 668, 1.62, -0.06),
    each(range(12), (i) =>
      circle(120 + ((i * 211) % 1000), 720 + ((i * 41) % 70), 4 + (i % 3) * 2, k.paint('#c9a0d8')),
    ),
    each(range(20), (i) => {
      const [x, y, r] = [40 + ((i * 211) % 1130), 728 + ((i * 41) % 70), 14 + ((i * 13) % 14)]
      return fill(
        d`M${x - r} ${y}a${r} ${r * 0.34} 0 1 1 ${r * 2} 0a${r} ${r * 0.34} 0 1 1 ${-r * 2} 0z`,
        k.paint(i % 2 ? '#5f9a4f' : '#4a8544', -0.1),
      )
    }),
    palm(k, { x: 1150, y: 840, h: 660, seed: 1412, distance: -0.55 }, -150),
    man(k, { x: 60, y: 470, h: 40, trim: '#c8553d' }),
  )
}

export const seaCovers: Record<string, Place> = {
  'konkan-slowly': {
    hour: 'dawnMist',
    alt: 'A river landing in the Konkan, with a tiled house under the palms',
    subject: [440, 400, 930, 640],
    draw: konkan,
  },
  'cove-by-cove-to-gokarna': {
    hour: 'duskViolet',
    alt: 'Walkers on the headland path above the coves of Gokarna',
    subject: [400, 480, 800, 740],
    draw: coves,
  },
  'two-islands-and-a-reef': {
    hour: 'noonAzure',
    alt: 'A hammock between two palms, and the ferry between two Andaman islands',
    subject: [360, 360, 860, 740],
    draw: twoIslands,
  },
  'lagoon-days-in-lakshadweep': {
    hour: 'dawnPeach',
    alt: 'A kayak over the clear floor of a Lakshadweep lagoon at sunrise',
    subject: [210, 480, 700, 700],
    draw: lagoon,
  },
  'lions-then-the-sea': {
    hour: 'goldenMarigold',
    alt: 'Two lions in dry grass, with the sea and the fort of Diu beyond',
    subject: [420, 430, 760, 700],
    draw: lionsThenSea,
  },
  'three-tides-in-the-sundarbans': {
    hour: 'dawnMist',
    alt: 'A boat in a misty mangrove creek, herons on the mud',
    subject: [350, 480, 760, 730],
    draw: tides,
  },
  'pepper-fish-and-a-slow-boat': {
    hour: 'noonTeal',
    alt: 'A thatched houseboat on the Kerala backwaters',
    subject: [335, 500, 835, 710],
    draw: slowBoat,
  },
}
