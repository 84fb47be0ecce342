import type { Kit } from '../kit/kit.ts'
import { boulders, hills, land, mountains, snowRange } from '../kit/land.ts'
import { yak } from '../kit/outdoors.ts'
import { man, picker, prayerFlags, walker, woman } from '../kit/people.ts'
import { flowers, grass, teaRows } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { at, curve, fill, pairs, quads, stroke, triples } from '../kit/svg.ts'
import { broadleaf, forest } from '../kit/trees.ts'
import { reflection, ripples, water, waterfall } from '../kit/water.ts'
import { rootBridge } from '../landmarks/bridges.ts'
import { hillTown, liveries, train } from '../landmarks/hills-and-rails.ts'
import { tawangMonastery } from '../landmarks/monasteries.ts'
import { layers, type Place } from './place.ts'

const darjeeling = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 1000, y: 150, r: 46, rings: 1 }),
    streaks(k, quads('60 110 400 9, 520 170 340 8')),
    mountains(k, {
      seed: 241,
      peaks: pairs('60 330, 230 250, 420 196, 560 110, 690 190, 840 170, 1010 270, 1160 330'),
      base: 500,
      rock: '#9a7f9f',
      distance: 0.3,
      snow: 440,
      sun: 'right',
      drop: 0.25,
    }),
    mist(k, 470, 90, 0.8),
    hills(k, { seed: 242, y: 452, roll: 22, colour: '#5f7a8a', distance: 0.5 }),
    hills(k, { seed: 243, y: 506, roll: 18, colour: '#4f7a66', distance: 0.3 }),
    hillTown(k, 244, 640, 1200, (x) => 520 - (x - 640) * 0.04, 3, 36, 0.3),
    teaRows(
      k,
      245,
      (x) => 560 + Math.sin(x / 210) * 16,
      (x) => 700 + Math.sin(x / 260) * 12,
      6,
      -20,
      1220,
      0.24,
    ),
    fill('M-20 820V650Q300 632 620 650T1220 640V820z', k.paint('#7a5f4a')),
    train(k, 300, 654, 1.24, liveries.darjeeling, 4),
    teaRows(
      k,
      246,
      (x) => 690 + Math.sin(x / 240) * 10,
      (x) => 850 + Math.sin(x / 180) * 10,
      4,
      -20,
      1220,
      0,
    ),
    picker(k, { x: 820, y: 764, h: 130, cloth: '#c8553d', trim: '#f2a32b', distance: -0.2 }),
    picker(k, { x: 960, y: 780, h: 136, cloth: '#1f7a78', trim: '#d98a8a', distance: -0.2, flip: true }),
  )

const gangtok = (k: Kit): string => {
  const back = snowRange(k, 251, pairs('120 240, 340 160, 590 230, 820 110, 1060 210'), 470, 0.25, '#6c88ad', 380)
  return layers(
    sky(k, 470, { x: 480, y: 150, r: 44 }),
    cumulus(k, 1040, 150, 200, 252),
    back,
    hills(k, { seed: 253, y: 452, roll: 16, colour: '#7a8a6a', distance: 0.3, bottom: 500 }),
    water(k, 486, 700, 480),
    reflection(k, 480, back, 0.32, 690),
    ripples(k, 560, 520, 900, 140, 254, k.light.glint, 0.6),
    land(k, pairs('-40 560, 120 590, 280 650, 520 690, 820 700, 1060 660, 1240 600'), '#b59a6a', 0),
    boulders(k, 255, triples('120 640 30, 200 680 22, 1120 650 36, 1040 690 24, 420 720 18'), '#8f8a86', 0),
    yak(k, 660, 748, 1.7, 0, 1),
    man(k, { x: 830, y: 752, h: 132, cloth: '#1f7a78', trim: '#f2a32b', flip: true }),
    prayerFlags(k, [-20, 250], [1220, 330], 80, 40, 26),
    prayerFlags(k, [-20, 420], [520, 130], 60, 34, 14),
    fill('M-20 820V780Q260 750 560 786T1220 764V820z', k.paint('#6b5a44', -0.4)),
    grass(k, 256, -20, 1220, 90, 812, 50, '#6b6a3a', -0.45),
  )
}

const shillong = (k: Kit): string => {
  const trunk = (x: number, flip: number) =>
    at(
      x,
      0,
      fill(
        'M-120-20C-60 160-50 300-70 420C-90 540-150 640-200 700H20C40 640 60 560 50 470C140 500 200 516 260 520C190 490 120 460 70 420C40 300 60 140 110-20z',
        k.paint('#5a4436', -0.3),
      ) +
        stroke(
          'M-60-20C-20 160-10 320-30 440S-80 620-120 700M20-20C24 200 30 320 20 430S0 600-20 690M40 440Q140 490 220 514',
          k.paint('#86664a', -0.2),
          7,
        ) +
        stroke('M-90 60Q-40 300-70 430M60 60Q30 240 44 380', k.paint('#3a2c2a', -0.4), 5),
      flip,
      1,
    )
  return layers(
    sky(k, 600),
    hills(k, { seed: 301, y: 150, roll: 40, colour: '#5f8f7a', distance: 0.6, swells: 3 }),
    fill('M250 160Q420 110 640 120T960 150V560H250z', k.paint('#4f7f5f', 0.36)),
    fill('M300 230Q380 200 470 214L500 560H300zM760 210Q860 190 950 240V560H740z', k.shaded('#5a6a55', 0.3, 0.3), 0.8),
    waterfall(k, 610, 190, 560, 110, 302),
    mist(k, 560, 70, 0.9),
    forest(k, 303, 240, 540, 26, 120, 0.2, () => 570, '#3f7a55'),
    forest(k, 304, 680, 980, 26, 120, 0.2, () => 570, '#3f7a55'),
    fill(
      `M240 820L${curve(pairs('240 560, 420 566, 600 560, 800 566, 980 560'))}V820z`,
      k.gradient([
        [0, k.paint('#8fc4b4')],
        [1, k.paint('#2f7f7a')],
      ]),
    ),
    ripples(k, 600, 600, 560, 190, 305, '#ffffff', 0.5),
    boulders(
      k,
      306,
      triples('420 640 44, 500 690 34, 760 650 50, 700 720 38, 340 720 60, 860 730 66, 600 770 44'),
      '#7f8a80',
      -0.05,
    ),
    walker(k, { x: 560, y: 492, h: 84, distance: -0.05 }),
    woman(k, { x: 680, y: 488, h: 80, cloth: '#c8553d', distance: -0.05 }),
    rootBridge(k, 230, 980, 470, -0.28),
    fill('M-20 820V640Q120 640 240 690T400 820zM1220 820V640Q1090 650 980 700T840 820z', k.paint('#3a5a40', -0.35)),
    trunk(160, 1),
    trunk(1050, -1),
    broadleaf(k, { x: 60, y: 420, h: 420, seed: 307, distance: -0.35 }, '#3f7045', 1.5),
    broadleaf(k, { x: 1150, y: 420, h: 440, seed: 308, distance: -0.35 }, '#3f7045', 1.5),
    grass(k, 310, -20, 380, 50, 812, 110, '#33603f', -0.5),
    grass(k, 311, 820, 1220, 50, 812, 110, '#33603f', -0.5),
  )
}

const tawang = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 940, y: 150, r: 46 }),
    cumulus(k, 180, 200, 240, 321),
    snowRange(k, 322, pairs('120 230, 360 130, 620 210, 880 150, 1100 220'), 520, 0.34, '#7089ad', 360),
    cumulus(k, 1010, 420, 340, 323, 0.8),
    cumulus(k, 180, 430, 380, 324, 0.8),
    hills(k, { seed: 325, y: 470, roll: 20, colour: '#5f8070', distance: 0.36 }),
    fill(
      `M-20 820L${curve(pairs('-20 700, 140 640, 330 540, 560 500, 800 500, 960 540, 1100 610, 1220 640'))}V820z`,
      k.paint('#5f7f4f', 0.06),
    ),
    tawangMonastery(k, 660, 516, 1.3, 0),
    forest(k, 326, 80, 520, 36, 110, 0, (x) => 690 - (x - 80) * 0.3, '#3a6550'),
    forest(k, 327, 820, 1220, 34, 110, 0, (x) => 600 + (x - 820) * 0.22, '#3a6550'),
    fill('M560 816Q600 700 700 640T720 560L740 562Q760 620 690 690T660 816z', k.paint('#dcc8a0')),
    man(k, { x: 640, y: 716, h: 82, cloth: '#8f2f2a', trim: '#f2a32b' }),
    man(k, { x: 600, y: 744, h: 92, cloth: '#8f2f2a', trim: '#f2a32b' }),
    prayerFlags(k, [-20, 300], [620, 560], 90, 36, 18),
    prayerFlags(k, [1220, 330], [760, 600], 60, 32, 14),
    flowers(k, 328, 120, 700, 806, ['#d94f5c', '#f2a8b8', '#fbe3ea'], 1.5),
    fill('M-20 820V790Q300 768 620 794T1220 780V820z', k.paint('#33513a', -0.6)),
  )

export const easternHills: Record<string, Place> = {
  darjeeling: {
    hour: 'dawnRose',
    alt: 'The Darjeeling toy train passing tea gardens under Kangchenjunga',
    subject: [200, 300, 640, 680],
    draw: darjeeling,
  },
  'gangtok-north-sikkim': {
    hour: 'winter',
    alt: 'A saddled yak by Tsomgo lake in Sikkim, under prayer flags',
    subject: [490, 420, 830, 770],
    draw: gangtok,
  },
  'shillong-sohra': {
    hour: 'monsoon',
    alt: 'A living root bridge before a waterfall in the Khasi hills',
    subject: [400, 180, 860, 560],
    draw: shillong,
  },
  tawang: {
    hour: 'noonAzure',
    alt: 'The yellow roofs of Tawang monastery on their ridge',
    subject: [390, 150, 880, 560],
    draw: tawang,
  },
}
