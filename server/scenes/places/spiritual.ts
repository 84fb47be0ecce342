import { steps, tones } from '../kit/architecture.ts'
import { riverBoat } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, mountains, strokes } from '../kit/land.ts'
import { lamps, man, prayerFlags, sitter, walker, woman } from '../kit/people.ts'
import { flowers, grass } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import {
  at,
  circle,
  curve,
  d,
  each,
  fill,
  type Point,
  pairs,
  quads,
  range,
  rect,
  spread,
  stroke,
  triples,
} from '../kit/svg.ts'
import { banyan, bough, broadleaf, deodar, forest, palm } from '../kit/trees.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { ghats, parasol } from '../landmarks/ghats.ts'
import { goldenTemple, parikrama } from '../landmarks/golden-temple.ts'
import { gopuram, madurai } from '../landmarks/gopuram.ts'
import { jagamohana, plinth, sunWheel } from '../landmarks/konark.ts'
import { kedarnath, mahabodhi, tirumala, trimbakeshwar } from '../landmarks/temples.ts'
import { layers, type Place } from './place.ts'

const varanasi = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 880, y: 200, r: 70, rings: 3 }),
    streaks(k, quads('60 110 380 10, 420 70 340 8')),
    flock(k, 480, 120, 26),
    ghats(k, 560, 0.04),
    each(triples('200 536 36, 360 520 34, 590 540 36, 760 528 34, 1000 540 38'), ([x, y, h], i) =>
      i % 2
        ? man(k, { x, y, h, trim: '#f2a32b' })
        : woman(k, { x, y, h, cloth: ['#c8553d', '#1f7a78', '#d98a8a'][i % 3]! }),
    ),
    water(k, 558, 800, 880),
    reflection(k, 560, ghats(k, 560, 0.04), 0.2, 700),
    ripples(k, 600, 580, 1200, 200, 1001, k.light.glint, 0.5),
    each(
      [
        [90, 580, 0.6, '#2f6f9f'],
        [980, 590, 0.66, '#c8553d'],
      ] as const,
      ([x, y, s, c]) => riverBoat(k, x, y, s, -0.1, c),
    ),
    riverBoat(k, 520, 690, 1.5, -0.2, '#1f7a78'),
    lamps(k, triples('300 730 7, 760 740 8, 860 700 6, 690 766 9, 230 690 5, 940 760 8')),
    at(1120, 810, parasol(tones(k, -0.55), 0, 0, 3.2, '#e9c98a')),
    fill('M900 820V776H1240V820zM960 776V748H1240V776z', k.paint('#8a6048', -0.5)),
    sitter(k, { x: 1062, y: 752, h: 118, distance: -0.15 }),
  )

const amritsar = (k: Kit): string => {
  const shrine = goldenTemple(k, 690, 540, 1.16, 0)
  return layers(
    sky(k, 520, { x: 250, y: 150, r: 44 }),
    parikrama(k, 520, 0.36, 64),
    water(k, 516, 800, 690),
    shrine,
    reflection(k, 542, shrine, 0.5, 800),
    ripples(k, 690, 552, 460, 210, 1011, k.light.lamp ?? k.light.glint, 0.4),
    ripples(k, 300, 560, 600, 100, 1012, k.light.glint, 0.4),
    fill('M-20 820V752H1220V820z', k.paint('#cdbfae', -0.3)),
    fill(
      each(spread(0, 1200, 11), (x) => d`M${x - 54} 760h50v12h-50zM${x} 778h52v26h-52z`),
      k.paint('#8a6a5a', -0.3),
      0.5,
    ),
    woman(k, { x: 240, y: 784, h: 150, cloth: '#f2a32b', trim: '#c8553d', distance: -0.15 }),
    man(k, { x: 320, y: 788, h: 158, trim: '#2f5fa5', distance: -0.15 }),
    man(k, { x: 980, y: 782, h: 146, trim: '#f2a32b', cloth: '#e9dcc2', flip: true, distance: -0.15 }),
    lamps(k, triples('420 764 7, 470 770 7, 850 766 7')),
  )
}

const bodhGaya = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 330, y: 250, r: 88, rings: 3 }),
    flock(k, 160, 170, 26),
    hills(k, { seed: 1021, y: 520, roll: 12, colour: '#8f9a5a', distance: 0.4 }),
    each(triples('60 600 190, 180 596 140, 330 600 160'), ([x, y, h], i) =>
      broadleaf(k, { x, y, h, seed: 1022 + i, distance: 0.22 }, '#7a8f4a'),
    ),
    mahabodhi(k, 620, 640, 1.36, -0.02),
    fill('M-20 820V636Q600 620 1220 636V820z', k.paint('#a3a55a')),
    fill('M520 820Q590 720 596 640H644Q660 720 720 820z', k.paint('#e2c08c')),
    each(triples('360 690 0.5, 440 664 0.4, 800 664 0.4, 880 690 0.5'), ([x, y, s]) =>
      at(
        x,
        y,
        fill('M-40 0h80v-16h-12v-14h-14q-14 -44 -28 0h-14v14h-12zM-6-50h12l-6-40z', k.paint('#c9a578')),
        s * 1.3,
      ),
    ),
    each(pairs('470 750, 520 744, 570 752, 690 748, 740 744, 790 752'), ([x, y], i) =>
      sitter(k, { x, y, h: 74 + (i % 2) * 4, cloth: '#b8432f', trim: '#e0902f' }),
    ),
    man(k, { x: 640, y: 728, h: 98, cloth: '#c8612f', trim: '#8d5b3d' }),
    prayerFlags(k, [250, 540], [500, 590], 40, 22, 12),
    banyan(k, { x: 1080, y: 700, h: 330, seed: 1025, distance: -0.3 }, '#4f7038'),
    flowers(k, 1026, 60, 770, 812, ['#f2a32b', '#faf0dc'], 1.8),
    fill('M-20 820V800Q400 786 800 800T1220 796V820z', k.paint('#5f6a33', -0.4)),
  )

const konark = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 940, y: 180, r: 92, rings: 3 }),
    flock(k, 180, 150, 28),
    jagamohana(k, 560, 356, 1.04, 0.22),
    plinth(k, -20, 1220, 690, 340, 0),
    sunWheel(k, 600, 480, 232),
    fill('M-20 820V688H1220V820z', k.paint('#c09a6a')),
    rect(-20, 688, 1240, 16, k.shaded('#8a5f44', 0, 0.4)),
    strokes(k, 1031, 20, 720, 800, k.paint('#9a7448'), 0.5),
    woman(k, { x: 270, y: 762, h: 140, cloth: '#1f7a78', trim: '#f2a32b' }),
    woman(k, { x: 340, y: 770, h: 146, cloth: '#c8553d', trim: '#faf0dc' }),
    man(k, { x: 930, y: 764, h: 146, trim: '#c8553d', flip: true }),
    grass(k, 1032, -20, 1220, 90, 812, 40, '#6a7033', -0.35),
  )

const maduraiTowers = (k: Kit): string =>
  layers(
    sky(k, 600, { x: 230, y: 180, r: 52 }),
    cumulus(k, 420, 210, 200, 1041),
    cumulus(k, 1060, 160, 180, 1042),
    hills(k, { seed: 1043, y: 500, roll: 10, colour: '#5f8f6a', distance: 0.44 }),
    gopuram(k, 250, 560, 0.6, madurai, 0.26),
    gopuram(k, 990, 560, 0.68, madurai, 0.2),
    each(triples('60 560 160, 410 560 130, 860 560 140, 1150 560 170'), ([x, y, h], i) =>
      palm(k, { x, y, h, seed: 1044 + i, distance: 0.16 }, i % 2 ? 20 : -16),
    ),
    rect(-20, 540, 1240, 40, k.paint('#d9a07a', 0.1)),
    rect(-20, 536, 1240, 7, k.paint('#c8553d', 0.1)),
    fill(
      each(range(52), (i) => d`M${-16 + i * 24} 580v-36h11v36z`),
      k.paint('#fbf0dc', 0.1),
    ),
    rect(-20, 578, 1240, 62, k.paint('#c4a070', 0.06)),
    gopuram(k, 620, 640, 1.12, madurai, 0),
    // the tank of the golden lily and its colonnade of steps
    steps(tones(k, 0), -40, 1240, 636, 700, 4, '#d3a67f'),
    water(k, 698, 820, 230),
    reflection(k, 690, gopuram(k, 620, 640, 1.12, madurai, 0), 0.3),
    ripples(k, 620, 708, 900, 90, 1048, k.light.glint, 0.6),
    woman(k, { x: 300, y: 700, h: 104, cloth: '#c8553d', trim: '#f2a32b' }),
    woman(k, { x: 352, y: 704, h: 108, cloth: '#5c7f3b', trim: '#faf0dc' }),
    man(k, { x: 900, y: 696, h: 108, trim: '#faf0dc', flip: true }),
    sitter(k, { x: 980, y: 700, h: 72, cloth: '#faf0dc', trim: '#e0902f' }),
  )

const tirupati = (k: Kit): string => {
  // the stair of 3,550 steps: [x, y, half width], near to far
  const stair: [number, number, number][] = triples(
    '520 830 92, 640 760 66, 740 700 48, 690 640 36, 600 596 27, 610 550 20, 680 512 15, 690 470 11, 650 436 8, 640 404 6',
  )
  const treads = stair.slice(1).flatMap(([x, y, w], i) => {
    const [px, py, pw] = stair[i]!
    const count = Math.max(2, Math.round((py - y) / (2 + pw * 0.13)))
    return range(count).map((j) => {
      const f = j / count
      return d`M${px + (x - px) * f - (pw + (w - pw) * f)} ${py + (y - py) * f}h${2 * (pw + (w - pw) * f)}`
    })
  })
  return layers(
    sky(k, 520, { x: 300, y: 200, r: 60 }),
    streaks(k, quads('520 120 420 10, 90 110 260 8')),
    hills(k, { seed: 1051, y: 330, roll: 46, colour: '#6f8aa0', distance: 0.6, swells: 4 }),
    mist(k, 420, 60, 0.9),
    fill(
      `M-20 820L${curve(pairs('-20 560, 160 500, 380 400, 480 384, 820 384, 960 420, 1100 500, 1220 540'))}V820z`,
      k.paint('#6a8f5f', 0.14),
    ),
    fill(
      'M480 384L420 440L470 500L380 520L420 400zM820 384L900 430L860 500L960 540L960 420z',
      k.shaded('#8a6a55', 0.14, 0.3),
      0.6,
    ),
    tirumala(k, 630, 400, 1.1, 0),
    forest(k, 1052, 180, 470, 24, 90, 0.1, (x) => 540 - (x - 180) * 0.4, '#4a7a50'),
    each(triples('960 470 130, 1050 520 150, 250 540 120'), ([x, y, h], i) =>
      broadleaf(k, { x, y, h, seed: 1053 + i, distance: 0.06 }, '#5a8a48'),
    ),
    fill(
      `M${curve(stair.map(([x, y, w]): Point => [x - w, y]))}L${curve([...stair].reverse().map(([x, y, w]): Point => [x + w, y]))}z`,
      k.paint('#f1dfbe'),
    ),
    stroke(treads.join(''), k.paint('#c09a74'), 3),
    each(triples('548 796 118, 660 740 88, 722 690 66, 660 628 48, 602 588 38, 640 534 28'), ([x, y, h], i) =>
      i % 2
        ? man(k, { x, y, h, cloth: '#f2c14a', trim: '#c8553d' })
        : woman(k, { x, y, h, cloth: '#f2a32b', trim: '#c8553d' }),
    ),
    at(
      470,
      650,
      fill('M-40 20V-40H-28V-62H28V-40H40V20H16V-26H-16V20z', k.paint('#fbf0dc')) +
        fill('M-34-62q0-26 34-30q34 4 34 30z', k.paint('#f0b53a')) +
        circle(0, -76, 5, k.paint('#c8553d')),
      1.3,
    ),
    fill(`M-20 820L${curve(pairs('-20 690, 160 700, 320 760, 430 820'))}z`, k.paint('#3f6038', -0.4)),
    fill(`M1220 820L${curve(pairs('1220 660, 1040 690, 880 760, 760 820'))}z`, k.paint('#3f6038', -0.4)),
    broadleaf(k, { x: 100, y: 800, h: 380, seed: 1056, distance: -0.4 }, '#4a7038'),
    broadleaf(k, { x: 1110, y: 800, h: 420, seed: 1057, distance: -0.4 }, '#4a7038'),
  )
}

const nashik = (k: Kit): string =>
  layers(
    sky(k, 540, { x: 250, y: 210, r: 58 }),
    mountains(k, {
      seed: 1061,
      peaks: pairs('200 280, 400 330, 940 250, 1120 300'),
      base: 540,
      rock: '#5f8078',
      distance: 0.46,
      drop: 0.5,
    }),
    cumulus(k, 640, 210, 260, 1062, 0.8),
    mist(k, 470, 60, 0.8),
    hills(k, { seed: 1063, y: 480, roll: 24, colour: '#5a8a58', distance: 0.3 }),
    hills(k, { seed: 1064, y: 560, roll: 10, colour: '#6a8f50', distance: 0.08 }),
    trimbakeshwar(k, 760, 610, 1.34, 0),
    fill('M-20 820V606Q600 592 1220 606V820z', k.paint('#6a9048')),
    // vines in rows that run to one point
    each(spread(-900, 2100, 19), (x) =>
      stroke(d`M420 600Q${420 + (x - 420) * 0.3} 660 ${x} 830`, k.paint('#4a6f33'), 22),
    ),
    each(
      spread(-900, 2100, 19),
      (x) =>
        `<path d="${d`M420 600Q${420 + (x - 420) * 0.3} 656 ${x} 822`}" fill="none" stroke="${k.paint('#7fa84a')}" stroke-width="15" stroke-dasharray="15 7"/>`,
    ),
    each(
      pairs('150 744, 300 776, 960 760, 1090 780'),
      ([x, y]) =>
        each(range(10), (i) => {
          const row = i < 4 ? 0 : i < 7 ? 1 : i < 9 ? 2 : 3
          const col = i - [0, 4, 7, 9][row]!
          return circle(x + (col - (3 - row) / 2) * 15, y - 30 + row * 13, 9, k.paint(i % 3 ? '#6a3f86' : '#8a5fa5'))
        }) + fill(d`M${x} ${y - 40}q-30 -26 -44 0q24 14 44 0q30 -22 40 4q-22 10 -40 -4z`, k.paint('#5f8f3f')),
    ),
    fill('M600 606H920V618H600z', k.paint('#8a7a70')),
    woman(k, { x: 690, y: 700, h: 96, cloth: '#c8553d', trim: '#f2a32b' }),
    woman(k, { x: 640, y: 720, h: 106, cloth: '#d98a8a', trim: '#1f7a78' }, true),
    man(k, { x: 860, y: 680, h: 88, trim: '#e0902f', flip: true }),
    bough(k, 1230, 20, 480, 1065, -1, '#3f6038', -0.6),
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

export const spiritual: Record<string, Place> = {
  varanasi: { hour: 'dawnPeach', alt: 'Boats before the ghats of Varanasi at dawn', draw: varanasi },
  amritsar: {
    hour: 'nightIndigo',
    alt: 'The Golden Temple of Amritsar lit at night, mirrored in its pool',
    draw: amritsar,
  },
  'bodh-gaya': {
    hour: 'goldenMarigold',
    alt: 'Monks before the Mahabodhi temple, beside the Bodhi tree',
    draw: bodhGaya,
  },
  'puri-konark': { hour: 'goldenTerracotta', alt: 'A great stone wheel of the Sun Temple at Konark', draw: konark },
  'rameswaram-madurai': {
    hour: 'noonTeal',
    alt: 'The painted gate towers of the Meenakshi temple in Madurai above its tank',
    draw: maduraiTowers,
  },
  tirupati: { hour: 'dawnMist', alt: 'Pilgrims on the stair to the golden shrine of Tirumala', draw: tirupati },
  'shirdi-nashik': {
    hour: 'monsoon',
    alt: 'The dark stone temple of Trimbakeshwar above the vineyards of Nashik',
    draw: nashik,
  },
  'kedarnath-badrinath': {
    hour: 'winter',
    alt: 'Kedarnath temple under the snows of the Garhwal Himalaya',
    draw: kedar,
  },
  'vaishno-devi': { hour: 'nightTeal', alt: 'A path of lights climbing to Vaishno Devi by night', draw: vaishno },
}
