import { shikara, skiffs } from '../kit/boats.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, land, snowRange } from '../kit/land.ts'
import { ropeway } from '../kit/outdoors.ts'
import { man, woman } from '../kit/people.ts'
import { sky, streaks } from '../kit/sky.ts'
import { at, curve, d, each, fill, pairs, quads, range, rect, triples } from '../kit/svg.ts'
import { bough, deodar, forest } from '../kit/trees.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { viaduct } from '../landmarks/bridges.ts'
import { christChurch, coaches, hadimba, hillTown, liveries } from '../landmarks/hills-and-rails.ts'
import { layers, type Place } from './place.ts'

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

export const westernHills: Record<string, Place> = {
  manali: {
    hour: 'winter',
    alt: 'The cedar roofs of Hadimba temple among the deodars of Manali',
    subject: [440, 240, 780, 660],
    draw: manali,
  },
  shimla: {
    hour: 'dawnMist',
    alt: 'Christ Church on the Ridge at Shimla, and the hill train on its viaduct',
    subject: [540, 110, 900, 570],
    draw: shimla,
  },
  'srinagar-gulmarg': {
    hour: 'dawnMist',
    alt: 'A shikara among the lotuses of Dal lake in Srinagar',
    subject: [310, 500, 820, 730],
    draw: srinagar,
  },
  nainital: {
    hour: 'duskTeal',
    alt: 'Sailing boats on the lake of Nainital',
    subject: [440, 430, 860, 720],
    draw: nainital,
  },
}
