import { chhatri, merlons, tones } from '../kit/architecture.ts'
import { riverBoat } from '../kit/boats.ts'
import { leopard, lion, tiger } from '../kit/cats.ts'
import { elephant, flock, rhino, stag } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, land, mountains } from '../kit/land.ts'
import { crocodile } from '../kit/outdoors.ts'
import { bamboo, grass, mangrove, plumes } from '../kit/plants.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { at, circle, curve, d, each, fill, pairs, quads, range, rect, stroke, triples } from '../kit/svg.ts'
import { acacia, bough, broadleaf } from '../kit/trees.ts'
import { jeep } from '../kit/vehicles.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { layers, type Place } from './place.ts'

const ruin = (k: Kit, x: number, y: number, distance: number): string => {
  const t = tones(k, distance)
  const stone = '#b9875f'
  return at(
    x,
    y,
    rect(-160, -70, 320, 74, t.lit(stone)) +
      rect(90, -70, 70, 74, t.dark(stone, 0.2)) +
      fill(merlons(-160, 100, -70, 10), t.lit(stone)) +
      each(
        [-120, 0, 120],
        (bx) =>
          fill(d`M${bx - 30} 6L${bx - 24} -96q24 -8 48 0L${bx + 30} 6z`, t.lit('#c79468')) +
          fill(d`M${bx + 4} 6V-100q10 0 20 4L${bx + 30} 6z`, t.dark(stone, 0.26)),
      ) +
      each([-60, 60], (cx) => chhatri(t, cx, -70, 46, '#c79468')) +
      fill('M-78 6v-34q16-20 32 0v34zM46 6v-34q16-20 32 0v34z', t.dark(stone, 0.55)),
  )
}

const ranthambore = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 860, y: 260, r: 90, rings: 3 }),
    flock(k, 620, 170, 26),
    land(k, pairs('-40 330, 120 300, 340 290, 520 310, 640 400, 800 450, 1240 470'), '#a5805a', 0.36, 540),
    fill('M60 420L120 330L200 400L260 320L360 420L440 330L520 440V500H60z', k.shaded('#9a734f', 0.36, 0.3), 0.6),
    ruin(k, 320, 300, 0.3),
    hills(k, { seed: 701, y: 480, roll: 14, colour: '#8f8f4a', distance: 0.24 }),
    water(k, 520, 620, 860),
    at(960, 540, rect(-60, -16, 120, 20, k.paint('#c08a62', 0.06)) + chhatri(tones(k, 0.06), 0, -14, 84, '#d39a6c')),
    reflection(
      k,
      544,
      at(960, 540, rect(-60, -16, 120, 20, k.paint('#c08a62', 0.06)) + chhatri(tones(k, 0.06), 0, -14, 84, '#d39a6c')),
      0.4,
      620,
    ),
    each(triples('60 560 210, 170 550 160, 1130 560 220'), ([x, y, h], i) =>
      acacia(k, { x, y, h, seed: 702 + i, distance: 0.1 }),
    ),
    land(k, pairs('-40 600, 260 584, 560 596, 860 588, 1240 604'), '#d3a552', 0),
    grass(k, 705, -20, 1220, 130, 640, 60, '#b08a3a', 0),
    tiger(k, 590, 706, 1.9, -0.02),
    grass(k, 706, -20, 1220, 190, 760, 74, '#c79a44', -0.08),
    grass(k, 707, -20, 1220, 150, 816, 130, '#7a6a30', -0.42),
    bough(k, 1230, 20, 520, 708, -1, '#4f5a2c', -0.65),
  )

const corbett = (k: Kit): string =>
  layers(
    sky(k, 500, { x: 420, y: 230, r: 56 }),
    mountains(k, {
      seed: 711,
      peaks: pairs('120 250, 380 300, 700 230, 980 290'),
      base: 500,
      rock: '#6f8f9a',
      distance: 0.56,
      drop: 0.6,
    }),
    hills(k, { seed: 712, y: 410, roll: 24, colour: '#5f8a6a', distance: 0.42 }),
    mist(k, 450, 60, 0.9),
    each(range(16), (i) =>
      broadleaf(
        k,
        { x: -10 + i * 82, y: 500 + ((i * 7) % 12), h: 170 + ((i * 41) % 70), seed: 713 + i, distance: 0.26 },
        '#5a8a4a',
        0.7,
      ),
    ),
    fill('M-20 820V500Q400 488 760 500T1220 496V820z', k.paint('#a8a85a', 0.06)),
    grass(k, 730, -20, 1220, 180, 560, 50, '#b3ad5a', 0.1),
    fill(
      'M-20 620Q300 590 560 600T900 570T1220 560V690Q900 700 640 720T-20 800z',
      k.gradient([
        [0, k.paint('#dfe5dc')],
        [1, k.paint('#7fa3a8')],
      ]),
    ),
    ripples(k, 560, 610, 1100, 110, 731, k.light.glint, 0.6),
    elephant(k, 420, 656, 1.7, 0.02),
    elephant(k, 700, 640, 1.4, 0.05),
    elephant(k, 570, 664, 0.72, 0.02, 1, false),
    elephant(k, 900, 618, 1.15, 0.1, 1, false),
    ripples(k, 560, 648, 620, 26, 732, k.light.glint, 0.8),
    jeep(k, 1030, 736, 0.9, -0.1, -1),
    fill('M-20 820V760Q200 724 520 770T1220 740V820z', k.paint('#6f7a3a', -0.2)),
    grass(k, 733, -20, 1220, 190, 812, 110, '#5f6a33', -0.4),
    bough(k, -20, 30, 520, 734, 1, '#3f5a30', -0.65),
  )

const kanha = (k: Kit): string => {
  const trunk = (x: number, w: number, distance: number) =>
    fill(
      d`M${x - w} 640Q${x - w * 0.6} 400 ${x - w * 0.7} -10H${x + w * 0.7}Q${x + w * 0.6} 400 ${x + w} 640z`,
      k.paint('#6a4f44', distance),
    )
  return layers(
    sky(k, 560, { x: 620, y: 330, r: 100, rings: 3, rays: true }),
    each([80, 170, 300, 400, 820, 930, 1010, 1130], (x, i) => trunk(x, 9 + (i % 3) * 3, 0.5)),
    each(range(14), (i) =>
      broadleaf(
        k,
        { x: -30 + i * 96, y: 560, h: 240 + ((i * 37) % 60), seed: 741 + i, distance: 0.46 },
        '#8a8a4a',
        0.66,
      ),
    ),
    mist(k, 540, 80, 1),
    each([30, 210, 980, 1160], (x, i) => trunk(x, 16 + (i % 2) * 6, 0.16)),
    fill('M-20 820V590Q300 572 640 590T1220 580V820z', k.paint('#cda552', 0.12)),
    grass(k, 756, -20, 1220, 160, 620, 54, '#c79f4c', 0.1),
    stag(k, 850, 628, 1.15, 0.16, -1, false),
    stag(k, 400, 620, 1, 0.2, 1, false),
    stag(k, 960, 616, 0.86, 0.24, 1),
    stag(k, 590, 704, 2.35, -0.06),
    grass(k, 757, -20, 1220, 200, 740, 84, '#b58a3a', -0.1),
    grass(k, 758, -20, 1220, 170, 816, 130, '#6f5a2c', -0.45),
    bough(k, -20, 10, 480, 759, 1, '#4f5a2c', -0.6),
    bough(k, 1220, 20, 420, 760, -1, '#4f5a2c', -0.6),
  )
}

const kaziranga = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 780, y: 330, r: 88, rings: 3 }),
    streaks(k, quads('90 140 420 10, 640 110 380 9')),
    flock(k, 420, 230, 28),
    mountains(k, {
      seed: 761,
      peaks: pairs('160 380, 420 410, 720 390, 1040 370'),
      base: 500,
      rock: '#7f8aa8',
      distance: 0.6,
      drop: 0.5,
    }),
    each(range(10), (i) =>
      broadleaf(
        k,
        { x: 20 + i * 126, y: 520, h: 110 + ((i * 31) % 50), seed: 762 + i, distance: 0.42 },
        '#6a8a5a',
        0.9,
      ),
    ),
    fill('M-20 820V512Q500 500 1220 514V820z', k.paint('#a8a45a', 0.12)),
    water(k, 560, 640, 780, 775),
    plumes(k, 776, -20, 1220, 60, 580, 110, 0.2),
    land(k, pairs('-40 640, 300 624, 640 634, 960 622, 1240 636'), '#9aa04f', 0),
    plumes(k, 777, -20, 1220, 44, 670, 130, 0.05),
    rhino(k, 640, 716, 2.5, -0.04),
    rhino(k, 300, 694, 1.05, 0.06),
    // an egret rides along
    at(
      570,
      502,
      fill(
        'M-14 0Q-20-22-2-32Q10-38 8-52Q6-62 14-64Q22-62 30-57L16-55Q20-40 10-26Q14-10 0 0L2 14H-4z',
        k.paint('#fffdf5'),
      ),
    ),
    grass(k, 778, -20, 1220, 180, 764, 84, '#8f944a', -0.1),
    plumes(k, 779, -20, 420, 18, 830, 330, -0.25),
    plumes(k, 780, 860, 1220, 16, 830, 330, -0.25),
    grass(k, 781, -20, 1220, 170, 816, 120, '#5a6a33', -0.45),
  )

const gir = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 690, y: 400, r: 150, rings: 3 }),
    flock(k, 250, 210, 26),
    hills(k, { seed: 791, y: 470, roll: 26, colour: '#8a6a5a', distance: 0.36, swells: 4 }),
    each(triples('120 550 170, 270 540 120, 980 548 110'), ([x, y, h], i) =>
      acacia(k, { x, y, h, seed: 793 + i, distance: 0.14 }),
    ),
    hills(k, { seed: 792, y: 550, roll: 12, colour: '#8f7a44', distance: 0.08 }),
    stag(k, 190, 600, 0.76, 0.06, -1, false),
    stag(k, 270, 594, 0.7, 0.06, 1),
    grass(k, 797, -20, 1220, 150, 640, 56, '#a5853f', 0),
    fill(
      `M300 830L${curve(pairs('300 830, 360 720, 420 650, 520 622, 680 606, 860 616, 940 650, 1000 730, 1040 830'))}z`,
      k.paint('#7a5f58', -0.1),
    ),
    fill(
      'M360 720L420 650L520 622Q600 610 640 610L590 680L480 720L440 800L400 830H310zM780 608L860 616L940 650L1000 730L1030 830H900L860 720L800 670z',
      k.shaded('#6b5048', -0.1, 0.4),
      0.75,
    ),
    lion(k, 600, 622, 2.1, 0.02),
    grass(k, 798, -20, 1220, 160, 770, 90, '#8a6f33', -0.2),
    acacia(k, { x: 1110, y: 830, h: 600, seed: 799, distance: -0.6 }),
    grass(k, 800, -20, 1220, 180, 816, 110, '#6a5028', -0.5),
  )

const tadoba = (k: Kit): string => {
  const cat = tiger(k, 620, 560, 1.7, -0.02, -1)
  return layers(
    sky(k, 480, { x: 840, y: 200, r: 60 }),
    hills(k, { seed: 811, y: 380, roll: 24, colour: '#5f8f7a', distance: 0.5 }),
    each(range(15), (i) =>
      broadleaf(
        k,
        { x: -20 + i * 90, y: 520, h: 260 + ((i * 43) % 90), seed: 812 + i, distance: 0.3 },
        i % 2 ? '#5a8f4f' : '#4a8050',
        0.62,
      ),
    ),
    mist(k, 500, 50, 0.8),
    land(k, pairs('-40 520, 260 512, 560 520, 900 510, 1240 520'), '#a8a058', 0.06),
    grass(k, 830, -20, 1220, 130, 548, 70, '#9a9a4a', 0.1),
    bamboo(k, 250, 560, 360, 831, 0.06),
    bamboo(k, 960, 556, 380, 832, 0.06),
    land(k, pairs('-40 556, 300 548, 620 560, 940 550, 1240 560'), '#c2ad6a', 0, 620),
    tiger(k, 950, 556, 0.74, 0.04, -1),
    cat,
    water(k, 572, 820, 700),
    reflection(k, 566, cat, 0.4),
    ripples(k, 620, 580, 560, 170, 833, k.light.glint, 0.6),
    each(range(8), (i) =>
      stroke(
        d`M${60 + i * 9} 830q-6 -90 ${(i - 4) * 8} ${-150 - i * 8}M${1080 + i * 10} 830q-6 -90 ${(i - 4) * 8} ${-140 - i * 9}`,
        k.paint('#4a6a33', -0.4),
        5,
      ),
    ),
    bamboo(k, 60, 840, 760, 834, -0.55),
    bamboo(k, 1150, 840, 720, 835, -0.55),
    grass(k, 836, -20, 1220, 120, 816, 70, '#3f5f33', -0.5),
  )
}

const periyar = (k: Kit): string => {
  const snag = (x: number, y: number, h: number, lean: number) =>
    stroke(
      d`M${x} ${y}Q${x + lean * 0.3} ${y - h * 0.6} ${x + lean} ${y - h}M${x + lean * 0.4} ${y - h * 0.55}l${h * 0.22} ${-h * 0.24}M${x + lean * 0.66} ${y - h * 0.74}l${-h * 0.16} ${-h * 0.2}`,
      k.paint('#4a3f3f', -0.1),
      h * 0.05,
    )
  const drowned =
    snag(300, 600, 190, 20) +
    snag(380, 590, 120, -14) +
    snag(860, 604, 210, -24) +
    snag(960, 592, 130, 16) +
    snag(760, 580, 90, 8)
  return layers(
    sky(k, 500, { x: 560, y: 260, r: 80, rings: 3 }),
    streaks(k, quads('90 120 400 10, 700 150 380 9')),
    hills(k, { seed: 841, y: 340, roll: 50, colour: '#4f7f78', distance: 0.54, swells: 4, bottom: 540 }),
    hills(k, { seed: 842, y: 420, roll: 36, colour: '#437260', distance: 0.34, swells: 5, bottom: 540 }),
    each(range(18), (i) =>
      broadleaf(k, { x: -20 + i * 74, y: 530, h: 90 + ((i * 37) % 50), seed: 843 + i, distance: 0.22 }, '#3f7050', 0.9),
    ),
    water(k, 522, 820, 560),
    land(k, pairs('700 560, 820 546, 1000 540, 1240 534'), '#8a9a52', 0.06, 566),
    elephant(k, 900, 552, 0.8, 0.04, -1),
    elephant(k, 1000, 548, 0.66, 0.06, -1, false),
    elephant(k, 956, 556, 0.36, 0.04, -1, false),
    drowned,
    `<g opacity=".3">${at(0, 1196, drowned, 1, -1)}</g>`,
    ripples(k, 560, 580, 1000, 200, 861, k.light.glint, 0.5),
    // the forest department's double-decked boat
    at(
      470,
      690,
      fill('M-170-26H150L176-44Q166 16 130 24H-140Q-164 6-170-26z', k.paint('#fbf4e6')) +
        fill('M-166-6H158Q148 16 130 24H-140Q-158 10-166-6z', k.paint('#1f7a78')) +
        fill('M-140-66H110V-26H-140z', k.paint('#e9dcc2')) +
        each(
          range(7),
          (i) =>
            fill(d`M${-128 + i * 34} -60h24v22h-24z`, k.light.lamp ?? k.paint('#3a4a55', 0.1)) +
            circle(-112 + i * 34, -82, 7, k.paint(['#8d5b3d', '#6b3f2c'][i % 2]!)) +
            fill(
              d`M${-122 + i * 34} -66q0 -16 10 -17q10 1 10 17z`,
              k.paint(['#c8553d', '#f2a32b', '#2f6f9f', '#d98a8a'][i % 4]!),
            ),
        ) +
        stroke('M-140-66V-122M-60-66V-122M30-66V-122M110-66V-122', k.paint('#fbf4e6'), 4) +
        fill('M-156-120H128L120-132H-148z', k.paint('#c8553d')),
      1.1,
    ),
    land(k, pairs('-40 770, 140 760, 360 800, 460 830'), '#33513a', -0.5),
    bough(k, 1230, 30, 560, 862, -1, '#33513a', -0.7),
    grass(k, 863, -20, 420, 60, 812, 90, '#3a5a3a', -0.6),
    grass(k, 864, 940, 1220, 40, 812, 110, '#3a5a3a', -0.6),
  )
}

const herd = (k: Kit): string =>
  each(
    quads('180 548 0.7 1, 330 554 0.95 1, 470 558 1.15 1, 566 560 0.44 1, 670 556 0.95 -1, 810 552 0.8 -1'),
    ([x, y, s, flip]) => elephant(k, x, y, s, 0.02, flip, s > 0.9),
  )

const kabini = (k: Kit): string =>
  layers(
    sky(k, 500, { x: 760, y: 360, r: 92, rings: 3 }),
    streaks(k, quads('520 130 420 10, 120 220 300 8')),
    flock(k, 940, 200, 26),
    hills(k, { seed: 871, y: 440, roll: 20, colour: '#6f7a94', distance: 0.5, bottom: 520 }),
    each(range(16), (i) =>
      broadleaf(k, { x: -20 + i * 84, y: 504, h: 80 + ((i * 29) % 36), seed: 872 + i, distance: 0.4 }, '#5f7a5a', 1),
    ),
    land(k, pairs('-40 500, 400 496, 800 502, 1240 496'), '#a8a060', 0.12, 560),
    herd(k),
    water(k, 556, 820, 760),
    k.clipped('M-20 556h1240v160h-1240z', `<g opacity=".28">${at(0, 1112, herd(k), 1, -1)}</g>`),
    ripples(k, 600, 566, 1000, 220, 890, k.light.glint, 0.5),
    // the black leopard on its bough
    fill(
      'M1240 330Q1080 340 900 372T520 372Q480 366 470 378Q540 400 700 406T1000 400Q1120 400 1240 420z',
      k.paint('#3a3038', -0.5),
    ),
    stroke('M900 380Q860 330 800 300M1060 360Q1010 300 960 270M700 392Q690 440 720 480', k.paint('#3a3038', -0.5), 14),
    leopard(k, 730, 376, 1.35, -0.5, -1, true),
    fill('M1110 830Q1150 600 1130 400T1180 -20H1240V830z', k.paint('#3a3038', -0.5)),
    bough(k, 1230, 80, 480, 891, -1, '#3a4a3a', -0.6),
    grass(k, 893, -20, 1220, 150, 816, 100, '#4a5a3a', -0.5),
  )

const sundarbans = (k: Kit): string =>
  layers(
    sky(k, 480, { x: 420, y: 240, r: 72, rings: 3 }),
    streaks(k, quads('560 120 420 10, 120 190 260 8')),
    flock(k, 760, 220, 30),
    mangrove(k, 901, -20, 1220, 486, 90, 0.46),
    water(k, 478, 820, 420),
    mangrove(k, 902, -20, 330, 520, 190, 0.2),
    mangrove(k, 903, 820, 1220, 524, 200, 0.2),
    fill(
      'M-20 520Q160 512 330 526L300 540Q120 532 -20 540zM820 528Q1000 516 1220 524V546Q1000 536 850 544z',
      k.paint('#8a7a66', 0.1),
    ),
    riverBoat(k, 640, 566, 0.9, -0.15, '#c8553d', true, -1),
    ripples(k, 600, 540, 1000, 240, 904, k.light.glint, 0.5),
    // a tiger swims the creek: only head and back show
    at(
      470,
      690,
      fill(
        'M-150 6Q-120-22-70-24Q-20-24 10-8Q20-44 62-52Q70-66 80-56Q104-56 118-36Q138-30 138-16Q126-2 104 0Q70 14 10 10Q-80 16-150 6z',
        k.paint('#df8a36', -0.04),
      ) +
        fill(
          'M104 0Q126-2 138-16Q120-20 104-14Q84-2 104 0zM58-54Q56-68 68-64Q74-60 72-54zM92-58Q96-70 104-62Q106-54 100-50z',
          k.paint('#fbeed6'),
        ) +
        fill(
          'M-120-14q4 14 14 18q-2-12-6-20zM-92-22q4 18 16 26q-2-16-6-27zM-62-24q4 18 16 28q-2-16-6-27zM-32-22q4 14 12 22q0-12-4-20zM30-36q10 8 8 22q-10-8-8-22zM46-48q8 6 10 16q-10-4-10-16zM86-46q8 2 12 8q-8 2-12-8zM124-30l14 4l-8 8z',
          k.light.shade,
        ) +
        circle(100, -34, 3.4, k.light.shade) +
        fill('M-190 14Q-60 4 20 8T170 2Q120 20 20 20T-190 14z', k.light.glint, 0.7) +
        stroke('M-170 26Q-40 18 60 24T200 16M-120 38Q0 30 120 34', k.light.glint, 3, 0.6),
      1.15,
    ),
    crocodile(k, 980, 640, 1.05, -0.1),
    mangrove(k, 905, -60, 210, 800, 330, -0.45),
    mangrove(k, 906, 1010, 1260, 810, 330, -0.45),
    each(range(22), (i) =>
      fill(d`M${20 + i * 56} 806l4 ${-26 - (i % 4) * 10}l5 ${26 + (i % 4) * 10}z`, k.paint('#4a3f3a', -0.5)),
    ),
  )

export const wildlife: Record<string, Place> = {
  ranthambore: { hour: 'goldenMarigold', alt: 'A tiger walks below the ruined fort of Ranthambore', draw: ranthambore },
  corbett: { hour: 'dawnMist', alt: 'Elephants fording the Ramganga in Corbett on a misty morning', draw: corbett },
  kanha: { hour: 'goldenTerracotta', alt: 'A swamp deer stag in the golden meadows of Kanha', draw: kanha },
  kaziranga: { hour: 'dawnPeach', alt: 'A one-horned rhinoceros in the tall grass of Kaziranga', draw: kaziranga },
  gir: { hour: 'goldenTerracotta', alt: 'An Asiatic lion at rest on a rock in Gir', draw: gir },
  tadoba: { hour: 'monsoon', alt: 'Tigers at a forest pool among the bamboo of Tadoba', draw: tadoba },
  periyar: {
    hour: 'duskTeal',
    alt: 'A boat among the drowned trees of Periyar lake, elephants on the shore',
    draw: periyar,
  },
  kabini: { hour: 'duskRose', alt: 'A black leopard on a bough above the elephants of Kabini', draw: kabini },
  sundarbans: {
    hour: 'duskTeal',
    alt: 'A tiger swims a creek between the mangroves of the Sundarbans',
    draw: sundarbans,
  },
}
