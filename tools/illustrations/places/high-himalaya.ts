import { stupa } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, mountains } from '../kit/land.ts'
import { man, prayerFlags, sitter, walker, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { cumulus, mist, sky } from '../kit/sky.ts'
import { at, circle, curve, d, each, fill, type Point, pairs, range, rect, stroke, triples } from '../kit/svg.ts'
import { deodar, forest } from '../kit/trees.ts'
import { keyGompa, thiksey } from '../landmarks/monasteries.ts'
import { kedarnath } from '../landmarks/northern-temples.ts'
import { layers, type Place } from './place.ts'

const leh = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 260, y: 170, r: 50 }),
    cumulus(k, 900, 130, 240, 511),
    mountains(k, {
      seed: 512,
      peaks: pairs('70 270, 290 190, 520 260, 760 140, 980 210, 1150 170'),
      base: 520,
      rock: '#8a86a0',
      distance: 0.36,
      snow: 300,
    }),
    mountains(k, {
      seed: 513,
      peaks: pairs('160 400, 420 430, 1010 380, 1160 420'),
      base: 600,
      rock: '#b07f68',
      distance: 0.22,
      drop: 0.4,
    }),
    hills(k, { seed: 514, y: 570, roll: 12, colour: '#b98a66', distance: 0.1 }),
    thiksey(k, 690, 600, 1.24, 0),
    fill(`M-20 820L${curve(pairs('-20 620, 260 604, 560 630, 860 616, 1220 626'))}V820z`, k.paint('#8fa04f')),
    fill('M330 820Q420 730 400 690T520 636L540 638Q470 680 474 706T480 820z', k.paint('#7fb7b9')),
    each(range(20), (i) => {
      const x = [60, 110, 880, 940, 1000, 1050, 1110, 560, 600, 180][i % 10]! + (i > 9 ? 22 : 0)
      const h = 60 + ((i * 29) % 44)
      return fill(d`M${x} 640q-9 ${-h * 0.5} 0 ${-h}q9 ${h * 0.5} 0 ${h}z`, k.paint(i % 3 ? '#6f9a44' : '#d9a83a'))
    }),
    stupa(k, 220, 730, 1.3, 0),
    stupa(k, 320, 720, 0.9, 0.03),
    stupa(k, 130, 722, 0.86, 0.03),
    man(k, { x: 640, y: 748, h: 116, cloth: '#8f2f2a', trim: '#f2a32b' }),
    man(k, { x: 700, y: 752, h: 112, cloth: '#8f2f2a', trim: '#c8553d' }),
    prayerFlags(k, [-20, 250], [640, 290], 70, 36, 18),
    prayerFlags(k, [1220, 150], [770, 240], 50, 30, 14),
    fill('M-20 820V786Q240 760 520 790T1220 772V820z', k.paint('#4f5f33', -0.5)),
    grass(k, 516, -20, 1220, 80, 812, 46, '#5f6f33', -0.5),
  )

const spiti = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 950, y: 160, r: 46 }),
    mountains(k, {
      seed: 521,
      peaks: pairs('100 190, 330 260, 560 150, 860 220, 1080 130'),
      base: 560,
      rock: '#8f8a98',
      distance: 0.34,
      snow: 260,
      sun: 'right',
    }),
    mountains(k, {
      seed: 522,
      peaks: pairs('60 380, 900 370, 1150 330'),
      base: 620,
      rock: '#a88a7a',
      distance: 0.2,
      drop: 0.5,
      sun: 'right',
    }),
    fill(`M-20 820L${curve(pairs('-20 610, 240 600, 560 624, 900 606, 1220 620'))}V820z`, k.paint('#b79a80', 0.06)),
    keyGompa(k, 560, 610, 1.42, 0),
    fill(`M-20 820L${curve(pairs('-20 650, 260 660, 620 640, 940 664, 1220 650'))}V820z`, k.paint('#a58a70')),
    // the braided river
    fill(
      'M1220 690Q960 670 800 690T520 730T260 760T-20 800V770Q140 740 300 724T560 694T820 668T1220 660z',
      k.paint('#8fc0c6'),
    ),
    fill('M1220 726Q1000 700 840 716T560 764T330 800L280 790Q460 760 600 728T860 700T1220 712z', k.paint('#b5d9d8')),
    each(triples('180 700 20, 420 690 16, 960 720 24, 1090 700 18'), (b) => boulders(k, 523 + b[0], [b], '#8a7a6f', 0)),
    walker(k, { x: 360, y: 776, h: 128 }),
    walker(k, { x: 300, y: 782, h: 122, cloth: '#1f7a78', trim: '#c8553d' }),
    stupa(k, 1010, 768, 1.15, 0),
    stupa(k, 1098, 776, 0.85, 0),
    prayerFlags(k, [1220, 430], [620, 190], 60, 28, 26),
    fill('M-20 820V800Q300 780 620 804T1220 790V820z', k.paint('#5a4a44', -0.5)),
  )

const kedar = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 250, y: 150, r: 44 }),
    mountains(k, {
      seed: 1071,
      peaks: pairs('130 240, 350 140, 560 80, 780 110, 980 190, 1150 250'),
      base: 560,
      rock: '#6f86ab',
      distance: 0.22,
      snow: 470,
      drop: 0.4,
    }),
    mist(k, 520, 60, 0.9),
    fill(
      `M-20 820L${curve(pairs('-20 480, 120 500, 280 570, 420 610, 640 620, 860 600, 1000 550, 1220 500'))}V820z`,
      k.paint('#7f8a70', 0.1),
    ),
    each(
      range(14),
      (i) =>
        rect(180 + ((i * 73) % 840), 560 + ((i * 31) % 36), 34, 24, k.paint(i % 3 ? '#d9cdb8' : '#b9c4cc', 0.14)) +
        fill(
          d`M${174 + ((i * 73) % 840)} ${560 + ((i * 31) % 36)}h46l-10 -14h-26z`,
          k.paint(i % 2 ? '#b8543f' : '#4f7f8f', 0.14),
        ),
    ),
    boulders(k, 1072, triples('230 640 40, 320 650 26, 930 640 34, 1010 650 48, 1100 630 30'), '#8f8d8a', 0.04),
    kedarnath(k, 600, 664, 1.36, -0.02),
    fill('M-20 820V660Q300 646 620 662T1220 652V820z', k.paint('#a59c8a')),
    fill('M430 820L520 664H680L800 820z', k.paint('#c4b9a4')),
    each(range(5), (i) => stroke(d`M${505 - i * 18} ${690 + i * 28}H${700 + i * 22}`, k.paint('#9a9080'), 2.4)),
    each(triples('500 730 84, 560 720 80, 680 740 90'), ([x, y, h], i) =>
      i === 1 ? woman(k, { x, y, h, cloth: '#c8553d' }) : walker(k, { x, y, h, cloth: i ? '#f2a32b' : '#1f7a78' }),
    ),
    sitter(k, { x: 850, y: 744, h: 92, distance: -0.05 }),
    prayerFlags(k, [-20, 420], [560, 470], 60, 26, 22),
    fill('M-20 820V780Q200 750 420 800L440 820zM1220 820V770Q1020 760 880 820z', k.paint('#5a5f5a', -0.4)),
    boulders(k, 1073, triples('60 780 70, 1130 780 80'), '#6a6a6a', -0.35),
  )

const vaishno = (k: Kit): string => {
  const path: Point[] = pairs(
    '210 820, 460 740, 760 700, 900 650, 700 610, 480 580, 430 540, 600 510, 780 480, 720 440, 610 410, 640 370, 700 340',
  )
  const shrine = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      fill('M-60 0V-50H60V0zM-44-50V-84H44V-50z', k.paint('#fbf2e0')) +
        fill('M-70-50L-56-66H56L70-50zM-52-84Q0-150 52-84z', k.paint('#f0b53a')) +
        fill('M-12 0V-34Q0-48 12-34V0zM-50-8v-22h18v22zM32-8v-22h18v22z', k.light.lamp ?? k.paint('#7a4a40')) +
        stroke('M0-116V-146', k.paint('#5a4034'), 3) +
        fill('M0-146q18-4 30 8q-16 0-30 8z', k.paint('#c8553d')),
      s,
    )
  return layers(
    sky(k, 560, { x: 930, y: 150, r: 48 }),
    // Trikuta, the hill of three peaks
    mountains(k, {
      seed: 1081,
      peaks: pairs('420 200, 600 130, 790 190'),
      base: 620,
      rock: '#4f7a80',
      distance: 0.34,
      drop: 0.3,
    }),
    mountains(k, {
      seed: 1082,
      peaks: pairs('110 330, 1060 310'),
      base: 640,
      rock: '#477078',
      distance: 0.26,
      drop: 0.4,
    }),
    fill(
      `M-20 820L${curve(pairs('-20 600, 160 540, 380 430, 560 350, 700 320, 840 360, 980 460, 1220 560'))}V820z`,
      k.paint('#4a7560', 0.1),
    ),
    forest(k, 1083, 40, 380, 30, 90, 0.08, (x) => 620 - (x - 40) * 0.42),
    forest(k, 1084, 880, 1220, 30, 90, 0.06, (x) => 470 + (x - 880) * 0.36),
    shrine(700, 336, 0.9),
    shrine(470, 566, 0.6),
    stroke(`M${curve(path)}`, k.light.lamp ?? k.paint('#f3e3c2'), 16, 0.34),
    `<path d="M${curve(path)}" fill="none" stroke="${k.light.lamp ?? k.paint('#c8553d')}" stroke-width="7" stroke-linecap="round" stroke-dasharray=".1 17"/>`,
    circle(700, 300, 120, k.glow(k.light.lamp ?? k.light.sun, 0.5)),
    forest(k, 1085, 520, 860, 18, 70, 0.04, (x) => 680 - (x - 520) * 0.1),
    fill(`M-20 820L${curve(pairs('-20 740, 200 760, 460 790, 760 770, 1220 730'))}V820z`, k.paint('#33513f', -0.5)),
    each(triples('330 776 96, 400 780 100, 470 790 104, 270 782 92'), ([x, y, h], i) =>
      i % 2
        ? woman(k, { x, y, h, cloth: '#c8553d', trim: '#f2c14a', distance: -0.1 })
        : man(k, { x, y, h, trim: '#c8553d', distance: -0.1 }, i === 0),
    ),
    deodar(k, { x: 80, y: 850, h: 620, seed: 1086, distance: -0.65 }),
    deodar(k, { x: 1130, y: 850, h: 560, seed: 1087, distance: -0.65 }),
    deodar(k, { x: 1010, y: 850, h: 340, seed: 1088, distance: -0.55 }),
  )
}

export const highHimalaya: Record<string, Place> = {
  'leh-ladakh': {
    hour: 'noonAzure',
    alt: 'Thiksey monastery above white stupas in Ladakh, hung with prayer flags',
    subject: [480, 165, 960, 590],
    draw: leh,
  },
  spiti: {
    hour: 'winter',
    alt: 'Key monastery heaped on its hill above the Spiti river',
    subject: [360, 150, 860, 610],
    draw: spiti,
  },
  'kedarnath-badrinath': {
    hour: 'winter',
    alt: 'Kedarnath temple under the snows of the Garhwal Himalaya',
    subject: [400, 190, 790, 640],
    draw: kedar,
  },
  'vaishno-devi': {
    hour: 'nightTeal',
    alt: 'A path of lights climbing to Vaishno Devi by night',
    subject: [400, 210, 860, 640],
    draw: vaishno,
  },
}
