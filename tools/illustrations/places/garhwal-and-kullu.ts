import { raft } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, land, mountains } from '../kit/land.ts'
import { paraglider, ropeway, skier, tent } from '../kit/outdoors.ts'
import { man, prayerFlags, sitter, walker } from '../kit/people.ts'
import { flowers, grass } from '../kit/plants.ts'
import { cumulus, mist, sky } from '../kit/sky.ts'
import { circle, curve, d, each, fill, pairs, range, spread, stroke, triples } from '../kit/svg.ts'
import { deodar, forest } from '../kit/trees.ts'
import { river, whiteWater } from '../kit/water.ts'
import { ropeBridge, thirteenStoreys } from '../landmarks/bridges.ts'
import { layers, type Place } from './place.ts'

const rishikesh = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 540, y: 170, r: 52 }),
    cumulus(k, 250, 170, 220, 501),
    mountains(k, {
      seed: 502,
      peaks: pairs('120 200, 380 270, 620 300, 860 250, 1090 170'),
      base: 520,
      rock: '#5f8a86',
      distance: 0.46,
      drop: 0.6,
    }),
    hills(k, { seed: 503, y: 430, roll: 30, colour: '#4f8060', distance: 0.3, swells: 4 }),
    fill(
      `M-20 820V420L${curve(pairs('-20 420, 120 430, 280 460, 430 490, 620 500, 620 820'))}z`,
      k.paint('#4a7a4f', 0.1),
    ),
    fill(
      `M1220 820V400L${curve(pairs('1220 400, 1060 420, 900 450, 740 480, 580 496, 580 820'))}z`,
      k.paint('#4f7f50', 0.08),
    ),
    forest(k, 504, -20, 260, 20, 90, 0.12, (x) => 470 + x * 0.16, '#3f6f4a'),
    thirteenStoreys(k, 1010, 540, 0.92, 0.02),
    forest(k, 505, 1080, 1220, 12, 110, 0.06, () => 540, '#3f6f4a'),
    river(
      k,
      pairs('560 480, 470 530, 360 570, 330 640, 150 730, -60 830'),
      pairs('600 480, 680 520, 820 560, 900 640, 1060 730, 1280 830'),
      '#bfe0d2',
      '#2b8a8c',
    ),
    ropeBridge(k, 210, 880, 452, -0.05),
    each(range(9), (i) =>
      circle(
        300 + i * 62,
        444 + Math.sin((i * 62 + 90) / 213) * 9,
        5,
        k.paint(['#c8553d', '#f2a32b', '#1f7a78', '#faf0dc'][i % 4]!),
      ),
    ),
    boulders(
      k,
      506,
      triples('220 650 40, 290 620 26, 930 640 36, 1010 690 54, 130 730 60, 1110 760 76'),
      '#9a9a94',
      -0.05,
    ),
    whiteWater(k, triples('420 620 50, 700 610 44, 560 660 60, 860 700 66, 330 720 74, 640 770 90')),
    raft(k, 590, 716, 1.5),
    whiteWater(k, triples('480 752 70, 720 744 66, 560 790 110')),
    fill('M-20 820V770Q120 740 220 790T300 820zM1220 820V780Q1100 760 1010 820z', k.paint('#3f4f4a', -0.5)),
  )

const auli = (k: Kit): string => {
  const track = (x: number, y: number) =>
    d`M${x} ${y}C${x + 90} ${y - 60} ${x + 40} ${y - 120} ${x + 140} ${y - 160}S${x + 150} ${y - 260} ${x + 270} ${y - 290}`
  return layers(
    sky(k, 560, { x: 250, y: 150, r: 44 }),
    // Nanda Devi's twin summits
    mountains(k, {
      seed: 541,
      peaks: pairs('90 330, 300 290, 560 130, 680 190, 900 290, 1110 240'),
      base: 520,
      rock: '#7088b0',
      distance: 0.24,
      snow: 470,
      drop: 0.45,
    }),
    mist(k, 500, 50, 0.8),
    hills(k, { seed: 542, y: 486, roll: 16, colour: '#5a7f86', distance: 0.34 }),
    forest(k, 543, -20, 1220, 90, 70, 0.24, () => 530, '#3f6a66'),
    land(k, pairs('-40 560, 240 540, 520 530, 820 500, 1060 440, 1240 400'), '#fbfaf6', 0),
    fill('M1240 400V820H700Q820 700 900 620T1240 400z', k.paint('#dfe7ee')),
    forest(k, 544, 960, 1220, 20, 120, 0.04, (x) => 540 - (x - 960) * 0.32),
    deodar(k, { x: 860, y: 590, h: 200, seed: 545, distance: -0.05 }),
    deodar(k, { x: 930, y: 600, h: 240, seed: 546, distance: -0.05 }),
    stroke(track(420, 800) + track(446, 806), k.paint('#bccbd9'), 5),
    stroke(track(700, 830), k.paint('#cbd7e2'), 4),
    skier(k, 520, 690, 1.45, '#c8553d'),
    fill('M580 700q40 -30 80 -16q30 -16 54 2q-60 26 -134 14zM600 676q30 -26 60 -10q-30 14 -60 10z', k.paint('#ffffff')),
    skier(k, 800, 560, 0.72, '#1f7a78'),
    skier(k, 330, 600, 0.6, '#f2a32b', -1),
    ropeway(k, [-20, 420], [1220, 170], [0.2, 0.52, 0.84], 0.95, '#c8553d'),
    land(k, pairs('-40 690, 120 730, 260 800, 300 830'), '#e6ecf1', 0),
    deodar(k, { x: 70, y: 830, h: 560, seed: 547, distance: -0.5 }),
    deodar(k, { x: 190, y: 840, h: 330, seed: 548, distance: -0.4 }),
    deodar(k, { x: 1140, y: 850, h: 440, seed: 549, distance: -0.5 }),
  )
}

const kasol = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 600, y: 190, r: 44 }),
    mountains(k, {
      seed: 551,
      peaks: pairs('330 290, 580 200, 820 280'),
      base: 480,
      rock: '#7f93b5',
      distance: 0.36,
      snow: 400,
    }),
    land(k, pairs('-40 170, 120 230, 300 350, 450 470, 560 540'), '#4a7560', 0.22),
    land(k, pairs('620 540, 760 450, 900 330, 1060 220, 1240 150'), '#436c58', 0.2),
    hills(k, { seed: 550, y: 480, roll: 14, colour: '#5f8478', distance: 0.34 }),
    forest(k, 552, -20, 470, 56, 110, 0.16, (x) => 230 + Math.max(0, x) * 0.62),
    forest(k, 553, 720, 1220, 56, 110, 0.14, (x) => 520 - (x - 720) * 0.66),
    land(k, pairs('-40 560, 240 556, 480 548, 700 548, 960 556, 1240 560'), '#6f8f4f', 0.04),
    river(
      k,
      pairs('590 544, 560 600, 400 680, 180 820'),
      pairs('630 544, 660 600, 760 690, 900 820'),
      '#d5ebe4',
      '#3f9a98',
    ),
    whiteWater(k, triples('600 590 24, 570 640 40, 660 690 56, 480 720 60, 610 760 80')),
    boulders(
      k,
      554,
      triples('520 610 22, 690 640 30, 420 690 36, 540 690 24, 780 720 48, 330 770 56, 700 790 40'),
      '#a5a8a4',
      0,
    ),
    // a plank bridge
    stroke(
      'M340 600Q590 640 860 600M340 566Q590 606 860 566' +
        each(spread(350, 850, 21), (x) => d`M${x} ${600 + Math.sin(((x - 340) / 520) * Math.PI) * 20}v-34`),
      k.paint('#7a5038', -0.1),
      5,
    ),
    stroke('M340 606Q590 646 860 606', k.paint('#a9764e'), 9),
    walker(k, { x: 620, y: 618, h: 78 }),
    prayerFlags(k, [330, 500], [880, 500], 40, 22, 26),
    tent(k, 960, 700, 1.15, '#f2a32b'),
    tent(k, 1080, 740, 1.3, '#c8553d'),
    sitter(k, { x: 890, y: 760, h: 76, cloth: '#1f7a78', trim: '#faf0dc' }),
    fill('M842 760l16 -34l4 14l10 -24l8 28l6 -10l6 26z', '#f7b733'),
    deodar(k, { x: 60, y: 840, h: 700, seed: 555, distance: -0.6 }),
    deodar(k, { x: 190, y: 830, h: 460, seed: 556, distance: -0.4 }),
    deodar(k, { x: 1170, y: 840, h: 640, seed: 557, distance: -0.6 }),
    grass(k, 558, -20, 1220, 90, 812, 56, '#4f6f33', -0.45),
  )

const bir = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 900, y: 210, r: 80 }),
    cumulus(k, 150, 250, 200, 531),
    mountains(k, {
      seed: 532,
      peaks: pairs('60 300, 260 240, 470 290, 700 260, 930 330, 1140 300'),
      base: 500,
      rock: '#7f92ae',
      distance: 0.44,
      snow: 380,
    }),
    hills(k, { seed: 533, y: 450, roll: 26, colour: '#5f8a72', distance: 0.4 }),
    hills(k, { seed: 534, y: 520, roll: 20, colour: '#5f8f55', distance: 0.24 }),
    each(range(7), (i) =>
      stroke(
        d`M-20 ${570 + i * 22}Q300 ${540 + i * 24} 620 ${574 + i * 22}T1220 ${556 + i * 22}`,
        k.paint(i % 2 ? '#9ab05a' : '#c9b45f', 0.16),
        13,
      ),
    ),
    each(pairs('360 600, 420 612, 700 596, 760 610, 560 630'), ([x, y]) =>
      fill(d`M${x - 16} ${y}v-14h32v14zM${x - 21} ${y - 13}l21 -14l21 14z`, k.paint('#c8553d', 0.14)),
    ),
    forest(k, 535, 820, 1220, 34, 110, 0, (x) => 690 - (x - 820) * 0.2),
    land(k, pairs('-40 560, 120 590, 300 660, 470 740, 560 820'), '#6f9a4a', -0.05),
    man(k, { x: 150, y: 640, h: 96, cloth: '#c8553d', trim: '#1f7a78' }),
    walker(k, { x: 90, y: 624, h: 92 }),
    prayerFlags(k, [-20, 520], [330, 680], 30, 28, 12),
    paraglider(k, 610, 360, 1.62, ['#c8553d', '#f2a32b', '#fdf6e6'], -6),
    paraglider(k, 330, 260, 0.82, ['#1f7a78', '#fdf6e6', '#6fb0ae'], 8, 0.05),
    paraglider(k, 930, 430, 0.7, ['#f2a32b', '#2f6f9f', '#fdf6e6'], -10, 0.1),
    paraglider(k, 1060, 250, 0.46, ['#d98a8a', '#c8553d', '#fdf6e6'], 4, 0.2),
    flock(k, 760, 180, 24),
    grass(k, 536, -20, 520, 80, 812, 80, '#4f6f33', -0.4),
    deodar(k, { x: 1150, y: 840, h: 540, seed: 537, distance: -0.6 }),
  )

const flowersValley = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 880, y: 170, r: 44 }),
    mountains(k, {
      seed: 601,
      peaks: pairs('460 230, 640 170, 820 240'),
      base: 470,
      rock: '#7f93a8',
      distance: 0.5,
      snow: 380,
    }),
    land(k, pairs('-40 120, 100 190, 260 330, 420 460, 540 540'), '#5a7f62', 0.3),
    land(k, pairs('640 540, 790 430, 930 300, 1080 180, 1240 110'), '#527860', 0.26),
    forest(k, 602, -20, 330, 44, 60, 0.24, (x) => 210 + Math.max(0, x) * 0.62, '#4a7560'),
    forest(k, 603, 880, 1220, 44, 60, 0.22, (x) => 420 - (x - 880) * 0.66, '#4a7560'),
    hills(k, { seed: 604, y: 460, roll: 18, colour: '#5a8466', distance: 0.34 }),
    cumulus(k, 250, 400, 260, 604, 0.75),
    cumulus(k, 980, 380, 300, 605, 0.75),
    mist(k, 470, 60, 0.9),
    hills(k, { seed: 606, y: 500, roll: 16, colour: '#6f9a52', distance: 0.18 }),
    hills(k, { seed: 607, y: 570, roll: 18, colour: '#6a9a48', distance: 0.04 }),
    river(
      k,
      pairs('590 520, 560 580, 480 640, 520 720, 440 820'),
      pairs('606 520, 586 580, 530 640, 590 720, 560 820'),
      '#e3f0e8',
      '#6fb3b0',
    ),
    flowers(k, 608, 170, 540, 660, ['#e58ab0', '#f6d24a', '#fdf6f0'], 0.7, 0.06),
    flowers(k, 609, 150, 620, 720, ['#c9487a', '#8a6ac0', '#f2a32b'], 1.1),
    fill('M700 820Q720 740 690 690T720 600L732 602Q728 650 730 690T790 820z', k.paint('#cdb48a')),
    walker(k, { x: 720, y: 716, h: 104, cloth: '#f2a32b', trim: '#c8553d' }),
    walker(k, { x: 736, y: 650, h: 70, cloth: '#1f7a78', trim: '#2f6f9f' }),
    hills(k, { seed: 610, y: 764, roll: 12, colour: '#4f7f3a', distance: -0.1, fade: 0 }),
    flowers(k, 611, 110, 730, 812, ['#d94f8a', '#fdf6f0', '#f6d24a', '#6f7fd0'], 2.3),
    grass(k, 612, -20, 1220, 100, 812, 60, '#3f6f33', -0.2),
    flowers(k, 613, 46, 760, 826, ['#c8553d', '#e58ab0'], 3.2),
  )

export const garhwalAndKullu: Record<string, Place> = {
  rishikesh: {
    hour: 'noonTeal',
    alt: 'A raft on the Ganga below the rope bridge and tall temple of Rishikesh',
    subject: [390, 310, 790, 770],
    draw: rishikesh,
  },
  auli: {
    hour: 'winter',
    alt: 'Skiers on the slopes of Auli, facing the twin summits of Nanda Devi',
    subject: [430, 290, 760, 700],
    draw: auli,
  },
  'kasol-parvati': {
    hour: 'noonAzure',
    alt: 'A plank bridge over the Parvati river among deodars, with tents on the bank',
    subject: [360, 160, 860, 620],
    draw: kasol,
  },
  'bir-billing': {
    hour: 'noonCream',
    alt: 'Paragliders over the terraced fields of Bir',
    subject: [420, 180, 780, 460],
    draw: bir,
  },
  'valley-of-flowers': {
    hour: 'noonTeal',
    alt: 'Walkers among the blossom of the Valley of Flowers in the rains',
    subject: [480, 310, 880, 740],
    draw: flowersValley,
  },
}
