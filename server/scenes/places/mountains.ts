import { shikara, skiffs } from '../kit/boats.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, land, mountains } from '../kit/land.ts'
import { ropeway, yak } from '../kit/outdoors.ts'
import { man, picker, prayerFlags, umbrella, walker, woman } from '../kit/people.ts'
import { flowers, grass, teaRows } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { at, curve, d, each, fill, type Point, pairs, quads, range, rect, stroke, triples } from '../kit/svg.ts'
import { bough, broadleaf, deodar, forest } from '../kit/trees.ts'
import { reflection, ripples, water, waterfall } from '../kit/water.ts'
import { rootBridge, viaduct } from '../landmarks/bridges.ts'
import { christChurch, coaches, hadimba, hillTown, liveries, train } from '../landmarks/hills-and-rails.ts'
import { tawangMonastery } from '../landmarks/monasteries.ts'
import { layers, type Place } from './place.ts'

const snowRange = (
  k: Kit,
  seed: number,
  peaks: readonly Point[],
  base: number,
  distance = 0.3,
  rock = '#6f86a8',
  snow = 400,
): string => mountains(k, { seed, peaks, base, rock, distance, snow })

const manali = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 250, y: 170, r: 48 }),
    snowRange(k, 201, pairs('90 250, 330 150, 560 240, 850 120, 1090 220'), 560),
    forest(k, 202, -20, 1220, 90, 110, 0.4, () => 560, '#3f6a5a'),
    hills(k, { seed: 203, y: 556, roll: 14, colour: '#4f7a55', distance: 0.26 }),
    forest(k, 204, -20, 420, 26, 210, 0.14, () => 640),
    forest(k, 205, 800, 1220, 26, 220, 0.12, () => 640),
    land(k, pairs('-40 640, 300 622, 620 634, 900 620, 1240 640'), '#6f8f4f', 0),
    hadimba(k, 610, 660, 1.32),
    deodar(k, { x: 330, y: 690, h: 420, seed: 206, distance: -0.15 }),
    deodar(k, { x: 930, y: 696, h: 470, seed: 207, distance: -0.15 }),
    deodar(k, { x: 1040, y: 720, h: 560, seed: 208, distance: -0.4 }),
    deodar(k, { x: 180, y: 720, h: 540, seed: 209, distance: -0.4 }),
    fill('M560 660Q500 720 540 820H760Q740 720 670 660z', k.paint('#d9c6a0')),
    woman(k, { x: 620, y: 730, h: 92, cloth: '#c8553d', trim: '#faf0dc' }),
    man(k, { x: 680, y: 736, h: 98, cloth: '#3a4568' }),
    fill('M-20 820V770Q200 730 420 780T820 790T1220 750V820z', k.paint('#33513a', -0.5)),
    deodar(k, { x: 60, y: 840, h: 760, seed: 210, distance: -0.75 }),
    deodar(k, { x: 1170, y: 840, h: 700, seed: 211, distance: -0.75 }),
  )

const shimla = (k: Kit): string => {
  const slope = (x: number) => 470 - x * 0.06 + Math.sin(x / 130) * 18
  return layers(
    sky(k, 560, { x: 880, y: 190, r: 52 }),
    streaks(k, quads('60 140 420 10, 640 100 380 8')),
    snowRange(k, 221, pairs('160 290, 420 250, 700 280, 1010 240'), 460, 0.62, '#8f9cba', 340),
    hills(k, { seed: 222, y: 400, roll: 26, colour: '#6a8a86', distance: 0.56 }),
    hills(k, { seed: 223, y: 446, roll: 20, colour: '#4f7a66', distance: 0.36 }),
    fill('M-20 820V520Q200 440 420 420T760 372T1220 430V820z', k.paint('#5a7f55', 0.16)),
    christChurch(k, 700, 392, 0.94, 0.04),
    hillTown(k, 224, -20, 560, (x) => slope(x) - 4, 4, 44, 0.26),
    hillTown(k, 225, 840, 1220, (x) => 440 + (x - 840) * 0.08, 3, 46, 0.2),
    forest(k, 226, 380, 1220, 44, 120, 0.08, (x) => 560 + Math.sin(x / 150) * 14),
    forest(k, 227, -20, 420, 20, 120, 0.04, () => 640),
    viaduct(k, -20, 1220, 640, 790, 118, '#c9a684', 0.02),
    coaches(k, 250, 632, 0.86, liveries.kalka, 6),
    fill(
      `M-20 820L${curve(pairs('-20 740, 160 760, 380 730, 620 770, 880 740, 1220 770'))}V820z`,
      k.paint('#3a5a3f', -0.35),
    ),
    deodar(k, { x: 90, y: 840, h: 560, seed: 228, distance: -0.6 }),
    deodar(k, { x: 1130, y: 840, h: 620, seed: 229, distance: -0.6 }),
    deodar(k, { x: 1010, y: 840, h: 380, seed: 230, distance: -0.45 }),
  )
}

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
    bough(k, -20, 60, 420, 247),
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

const munnar = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 330, y: 190, r: 54 }),
    hills(k, { seed: 261, y: 330, roll: 70, colour: '#5f8a86', distance: 0.62, swells: 3 }),
    mountains(k, {
      seed: 262,
      peaks: pairs('840 220, 1040 270'),
      base: 520,
      rock: '#4f7a6a',
      distance: 0.46,
      drop: 0.4,
    }),
    mist(k, 440, 80, 0.85),
    hills(k, { seed: 263, y: 430, roll: 30, colour: '#4f8a5a', distance: 0.36, swells: 4 }),
    teaRows(
      k,
      264,
      (x) => 452 + ((x - 300) / 620) ** 2 * 60,
      (x) => 600 - (x - 600) * 0.06,
      8,
      -20,
      1220,
      0.42,
    ),
    each(triples('180 540 150, 420 512 120, 880 540 150, 1080 570 190'), ([x, y, h], i) =>
      broadleaf(k, { x, y, h, seed: 265 + i, distance: 0.16 }, '#4f7f45', 0.62),
    ),
    fill(
      `M-20 640L${curve(pairs('-20 590, 260 596, 520 640, 700 610, 980 596, 1220 640'))}V700H-20z`,
      k.paint('#c98f5f', 0.06),
    ),
    teaRows(
      k,
      266,
      (x) => 610 + Math.sin(x / 170) * 18,
      (x) => 850 + Math.sin(x / 230) * 20,
      7,
      -20,
      1220,
      0.1,
    ),
    picker(k, { x: 330, y: 718, h: 120, cloth: '#c8553d', trim: '#faf0dc' }),
    picker(k, { x: 560, y: 690, h: 98, cloth: '#f2a32b', trim: '#c8553d', flip: true }),
    picker(k, { x: 770, y: 746, h: 140, cloth: '#d98a8a', trim: '#1f7a78' }),
    umbrella(k, { x: 980, y: 720, h: 108, cloth: '#c8553d' }),
  )

const ooty = (k: Kit): string =>
  layers(
    sky(k, 540, { x: 300, y: 190, r: 66 }),
    cumulus(k, 880, 200, 240, 271),
    hills(k, { seed: 272, y: 340, roll: 50, colour: '#5f86a0', distance: 0.56, swells: 4 }),
    hills(k, { seed: 273, y: 420, roll: 40, colour: '#4f8080', distance: 0.36, swells: 4 }),
    forest(k, 274, -20, 1220, 80, 80, 0.34, (x) => 470 + Math.sin(x / 200) * 20, '#3f6f60'),
    hills(k, { seed: 275, y: 500, roll: 20, colour: '#5f8f5a', distance: 0.2 }),
    viaduct(k, -20, 1220, 540, 760, 160, '#b9866a', 0),
    train(k, 380, 532, 1.12, liveries.nilgiri, 4),
    teaRows(
      k,
      276,
      (x) => 650 + Math.sin(x / 220) * 26,
      (x) => 850 + Math.sin(x / 200) * 20,
      6,
      -20,
      1220,
      0.1,
    ),
    each(
      quads('90 800 620 -30, 170 790 480 20'),
      ([x, y, h, lean], i) =>
        stroke(d`M${x} ${y}Q${x + lean} ${y - h * 0.5} ${x + lean * 0.4} ${y - h}`, k.paint('#d9c6ae', -0.3), 15) +
        broadleaf(
          k,
          { x: x + lean * 0.4, y: y - h * 0.52, h: h * 0.62, seed: 277 + i, distance: -0.35 },
          '#4f7a5a',
          0.7,
        ),
    ),
    woman(k, { x: 760, y: 740, h: 104, cloth: '#c8553d' }),
    man(k, { x: 812, y: 744, h: 110, trim: '#1f7a78' }),
    flowers(k, 279, 60, 740, 810, ['#5f7fc4', '#d98a8a'], 1.3),
  )

const srinagar = (k: Kit): string => {
  const far = snowRange(
    k,
    281,
    pairs('70 260, 300 190, 520 260, 760 170, 1000 240, 1160 220'),
    470,
    0.36,
    '#7f93b5',
    360,
  )
  const boat = (x: number, s: number, wall: string) =>
    at(
      x,
      496,
      rect(-110, -34, 220, 34, k.paint('#6b4a3a', 0.16)) +
        rect(-104, -70, 208, 38, k.paint(wall, 0.14)) +
        each(range(8), (i) =>
          fill(d`M${-92 + i * 25} -38v-18q6 -9 12 0v18z`, k.light.lamp ?? k.paint('#4a3a44', 0.2)),
        ) +
        fill('M-118-70H118L104-92H-104z', k.paint('#9a6a4a', 0.14)) +
        fill(
          each(range(20), (i) => d`M${-116 + i * 11.8} -70h9l-4.5 8z`),
          k.paint('#f0d9a8', 0.1),
        ),
      s,
    )
  return layers(
    sky(k, 470, { x: 620, y: 210, r: 50 }),
    far,
    hills(k, { seed: 282, y: 420, roll: 30, colour: '#6f8f8a', distance: 0.46, bottom: 480 }),
    each(range(26), (i) =>
      fill(
        d`M${20 + i * 47} 484q${-9 - (i % 3) * 2} ${-50 - (i % 5) * 14} 0 ${-96 - (i % 5) * 18}q${9 + (i % 3) * 2} ${46 + (i % 5) * 12} 0 ${96 + (i % 5) * 18}z`,
        k.paint(i % 4 ? '#5f8a5a' : '#c9a040', 0.3),
      ),
    ),
    water(k, 482, 800, 620),
    reflection(
      k,
      484,
      far + boat(300, 0.9, '#d9a878') + boat(560, 0.8, '#c98a6a') + boat(900, 0.95, '#e0b88a'),
      0.26,
      640,
    ),
    boat(560, 0.8, '#c98a6a'),
    boat(300, 0.9, '#d9a878'),
    boat(900, 0.95, '#e0b88a'),
    ripples(k, 600, 520, 1000, 130, 283, k.light.glint, 0.5),
    shikara(k, 560, 660, 1.7, -0.04, '#c8553d'),
    shikara(k, 1010, 566, 0.7, 0.1, '#f2a32b'),
    skiffs(k, [[150, 560, 0.8]], 0.1),
    each(range(16), (i) => {
      const [x, y, r] = [60 + ((i * 167) % 1120), 736 + ((i * 37) % 56), 24 + ((i * 13) % 22)]
      return fill(
        d`M${x - r} ${y}a${r} ${r * 0.3} 0 1 1 ${r * 2} 0a${r} ${r * 0.3} 0 1 1 ${-r * 1.7} ${r * 0.18}l${r * 0.7} ${-r * 0.2}z`,
        k.paint(i % 2 ? '#5f8a4f' : '#4a7544', -0.1),
      )
    }),
    each(triples('200 742 1, 470 764 1.2, 820 750 1.1, 1060 770 1.3'), ([x, y, s]) =>
      at(
        x,
        y,
        fill('M0 0Q-30-6-26-26Q-14-20-8-8Q-14-30 0-40Q14-30 8-8Q14-20 26-26Q30-6 0 0z', k.paint('#e79aa6')) +
          fill('M0 0Q-12-14 0-34Q12-14 0 0z', k.paint('#f7c6c4')),
        s,
      ),
    ),
    bough(k, 1230, 40, 520, 284, -1, '#8a5a34', -0.55),
  )
}

const nainital = (k: Kit): string => {
  const yacht = (x: number, y: number, s: number, sail: string) =>
    at(
      x,
      y,
      fill('M0-6L-4-112L52-14zM-8-10L-10-92L-40-14z', k.paint(sail)) +
        fill('M8-92L52-14L14-12z', k.shaded(sail, 0, 0.16)) +
        fill('M-46-6H54Q46 12 30 14H-24Q-40 8-46-6z', k.paint('#8a4a3a')) +
        fill('M-20 18Q0 24 30 18L20 60Q0 50-10 66z', k.paint(sail), 0.25),
      s,
    )
  return layers(
    sky(k, 470, { x: 860, y: 220, r: 54 }),
    streaks(k, quads('100 110 380 10, 560 150 300 8')),
    snowRange(k, 291, pairs('320 250, 480 210, 660 240'), 420, 0.66, '#7f93b5', 330),
    hills(k, { seed: 290, y: 410, roll: 24, colour: '#4f8078', distance: 0.46, bottom: 490 }),
    hills(k, { seed: 291, y: 446, roll: 12, colour: '#437560', distance: 0.34, bottom: 490 }),
    land(k, pairs('-40 230, 120 250, 300 330, 460 410, 560 470'), '#3f6f55', 0.24, 500),
    land(k, pairs('600 470, 760 400, 920 310, 1080 230, 1240 190'), '#3a6a52', 0.2, 500),
    forest(k, 292, -20, 470, 60, 76, 0.2, (x) => 262 + Math.max(0, x - 60) * 0.44, '#2f5f4a'),
    forest(k, 293, 690, 1220, 64, 76, 0.16, (x) => 440 - (x - 690) * 0.42, '#2f5f4a'),
    hillTown(k, 294, -10, 330, (x) => 386 + x * 0.14, 3, 46, 0.16),
    hillTown(k, 295, 860, 1210, (x) => 434 - (x - 860) * 0.12, 3, 46, 0.14),
    ropeway(k, [1220, 120], [640, 452], [0.3, 0.62], 0.6, '#c8553d', 0.05),
    water(k, 484, 800, 860),
    k.clipped(
      'M-20 484h1240v200h-1240z',
      `<g opacity=".25">${at(
        0,
        968,
        land(k, pairs('-40 230, 120 250, 300 330, 460 410, 560 484'), '#2f5f4a', 0, 484) +
          land(k, pairs('600 484, 760 400, 920 310, 1080 230, 1240 190'), '#2f5f4a', 0, 484),
        1,
        -1,
      )}</g>`,
    ),
    ripples(k, 600, 510, 1100, 200, 296, k.light.glint, 0.5),
    yacht(420, 560, 1, '#fdf6e6'),
    yacht(700, 540, 0.8, '#f2c45a'),
    yacht(860, 610, 1.4, '#e58a6f'),
    yacht(560, 680, 1.9, '#fdf6e6'),
    yacht(250, 520, 0.6, '#e58a6f'),
    fill('M-20 820V770Q200 740 480 786T1220 760V820z', k.paint('#2f4a3a', -0.6)),
    deodar(k, { x: 70, y: 840, h: 700, seed: 297, distance: -0.7 }),
    deodar(k, { x: 190, y: 840, h: 420, seed: 298, distance: -0.6 }),
    deodar(k, { x: 1150, y: 840, h: 580, seed: 299, distance: -0.7 }),
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

export const mountainPlaces: Record<string, Place> = {
  manali: { hour: 'winter', alt: 'The cedar roofs of Hadimba temple among the deodars of Manali', draw: manali },
  shimla: {
    hour: 'dawnMist',
    alt: 'Christ Church on the Ridge at Shimla, and the hill train on its viaduct',
    draw: shimla,
  },
  darjeeling: {
    hour: 'dawnRose',
    alt: 'The Darjeeling toy train passing tea gardens under Kangchenjunga',
    draw: darjeeling,
  },
  'gangtok-north-sikkim': {
    hour: 'winter',
    alt: 'A saddled yak by Tsomgo lake in Sikkim, under prayer flags',
    draw: gangtok,
  },
  munnar: { hour: 'monsoon', alt: 'Tea pickers on the misty slopes of Munnar', draw: munnar },
  'ooty-coonoor': {
    hour: 'noonCream',
    alt: 'The Nilgiri mountain railway crossing a viaduct above tea gardens',
    draw: ooty,
  },
  'srinagar-gulmarg': { hour: 'dawnMist', alt: 'A shikara among the lotuses of Dal lake in Srinagar', draw: srinagar },
  nainital: { hour: 'duskTeal', alt: 'Sailing boats on the lake of Nainital', draw: nainital },
  'shillong-sohra': {
    hour: 'monsoon',
    alt: 'A living root bridge before a waterfall in the Khasi hills',
    draw: shillong,
  },
  tawang: { hour: 'noonAzure', alt: 'The yellow roofs of Tawang monastery on their ridge', draw: tawang },
}
