import type { Kit } from '../kit/kit.ts'
import { hills, land } from '../kit/land.ts'
import { tent } from '../kit/outdoors.ts'
import { sitter, umbrella, walker, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { between } from '../kit/random.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { circle, curve, d, each, ellipse, fill, pairs, quads, range, spread, stroke, triples } from '../kit/svg.ts'
import { bough, broadleaf } from '../kit/trees.ts'
import { ripples, water, waterfall } from '../kit/water.ts'
import { viaduct } from '../landmarks/bridges.ts'
import { coaches, liveries } from '../landmarks/hills-and-rails.ts'
import { layers, type Place } from './place.ts'

/** Fireflies: small lights, some with a glow, thickest about the crowns of the trees. */
function fireflies(k: Kit, seed: number, count: number, about: readonly (readonly [number, number, number])[]): string {
  const random = k.random(seed)
  const some = range(count).map((i) => {
    const [x, y, reach] = about[i % about.length]!
    const [a, r] = [random() * Math.PI * 2, reach * Math.sqrt(random())]
    return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.8, between(random, 1.6, 3.4)] as const
  })
  return (
    each(
      some.filter((_, i) => i % 3 === 0),
      ([x, y, size]) => circle(x, y, size * 6, k.glow('#e9f58a', 0.55)),
    ) + each(some, ([x, y, size]) => circle(x, y, size, '#f4ffb0'))
  )
}

const bhandardara = (k: Kit): string => {
  const crowns = triples('150 560 150, 330 600 100, 1050 550 160, 900 610 90, 640 640 120')
  return layers(
    sky(k, 520, { x: 800, y: 130, r: 40 }),
    // Kalsubai, and the flat tops about the lake
    land(
      k,
      pairs('-40 470, 120 440, 240 380, 330 300, 380 250, 410 246, 440 262, 520 350, 640 410, 760 440'),
      '#4f6a8a',
      0.34,
      540,
    ),
    land(
      k,
      pairs('540 540, 680 420, 740 352, 760 340, 900 336, 930 350, 990 410, 1080 400, 1120 376, 1240 370'),
      '#466080',
      0.26,
      540,
    ),
    land(k, pairs('-40 520, 200 500, 420 512, 640 506, 900 500, 1240 512'), '#2f5560', 0.1, 540),
    water(k, 520, 720, 800),
    ripples(k, 620, 540, 1000, 120, 2301, k.light.glint, 0.5),
    land(k, pairs('-40 650, 200 640, 420 662, 700 676, 940 650, 1240 636'), '#2f5a48', -0.15),
    broadleaf(k, { x: 150, y: 690, h: 270, seed: 2302, distance: -0.25 }, '#3f7045', 1.1),
    broadleaf(k, { x: 330, y: 690, h: 170, seed: 2303, distance: -0.2 }, '#3f7045', 1.1),
    broadleaf(k, { x: 900, y: 690, h: 160, seed: 2304, distance: -0.2 }, '#3f7045', 1.1),
    broadleaf(k, { x: 1050, y: 700, h: 290, seed: 2305, distance: -0.25 }, '#3f7045', 1.1),
    tent(k, 520, 720, 1.3, '#f2a32b', -0.05),
    tent(k, 730, 730, 1.1, '#c8553d', -0.05),
    ellipse(620, 730, 210, 40, k.glow('#ffce72', 0.4)),
    sitter(k, { x: 612, y: 748, h: 74, cloth: '#1f7a78', trim: '#f2a32b', distance: -0.2 }),
    sitter(k, { x: 664, y: 754, h: 74, cloth: '#c8553d', trim: '#f2c14a', distance: -0.2 }),
    grass(k, 2306, -20, 1220, 190, 812, 70, '#274a3a', -0.45),
    fireflies(k, 2307, 190, [...crowns, [620, 560, 420]]),
  )
}

/** A flat-topped scarp of the Sahyadri: lit ledges over dark bands of trap. */
const scarp = (k: Kit, crest: string, colour: string, distance: number, bottom: number): string => {
  const points = pairs(crest)
  const ledge = (drop: number) =>
    `M${curve(points.map(([x, y], i) => [x, y + (bottom - y) * drop + (i % 2 ? 8 : -6)]))}`
  return (
    fill(
      `M${points[0]![0]} ${bottom}L${points.map(([x, y]) => d`${x} ${y}`).join('L')}V${bottom}z`,
      k.paint(colour, distance),
    ) + stroke([0.16, 0.34, 0.54].map(ledge).join(''), k.shaded(colour, distance, 0.4), 9, 0.4)
  )
}

const lonavala = (k: Kit): string => {
  const rain = k.random(2311)
  return layers(
    sky(k, 680),
    cumulus(k, 240, 170, 480, 2312, 0.7),
    cumulus(k, 860, 150, 560, 2313, 0.7),
    scarp(k, '-20 330, 80 300, 250 296, 300 340, 380 360, 520 352, 560 392, 700 420', '#7a9a8c', 0.58, 560),
    mist(k, 470, 70, 0.8),
    // the Duke's Nose
    scarp(
      k,
      '560 560, 640 500, 700 420, 742 300, 752 246, 780 226, 830 222, 960 250, 1060 240, 1240 262',
      '#4f7f66',
      0.3,
      640,
    ),
    each(quads('842 226 470 20, 1010 250 520 15, 1140 252 480 17'), ([x, top, bottom, w], i) =>
      waterfall(k, x, top, bottom, w, 2314 + i),
    ),
    mist(k, 540, 60, 0.9),
    scarp(k, '-20 470, 90 440, 210 452, 330 520, 430 560, 560 590', '#4a8060', 0.18, 660),
    each(quads('120 446 600 16, 236 466 620 12'), ([x, top, bottom, w], i) =>
      waterfall(k, x, top, bottom, w, 2318 + i),
    ),
    hills(k, { seed: 2319, y: 610, roll: 16, colour: '#4f8a52', distance: 0.12 }),
    mist(k, 620, 40, 0.8),
    viaduct(k, -20, 1220, 664, 800, 118, '#a58f80', 0.02),
    coaches(k, 190, 656, 0.9, liveries.coast, 7),
    each(spread(40, 1180, 13), (x, i) =>
      broadleaf(
        k,
        { x: x + ((i * 31) % 30), y: 800, h: 70 + ((i * 37) % 40), seed: 2320 + i, distance: -0.06 },
        i % 2 ? '#3f7a42' : '#4a8544',
        1.3,
      ),
    ),
    umbrella(k, { x: 170, y: 806, h: 170, cloth: '#c8553d', distance: -0.1 }),
    grass(k, 2340, -20, 1220, 170, 816, 66, '#2f6038', -0.35),
    bough(k, 1230, 30, 460, 2341, -1, '#2f5a40', -0.5),
    stroke(
      each(range(90), () => d`M${rain() * 1240} ${rain() * 790}l-9 34`),
      k.light.glint,
      1.6,
      0.3,
    ),
  )
}

const pachmarhi = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 640, y: 330, r: 84 }),
    streaks(k, quads('90 120 440 11, 620 90 420 9, 760 210 340 8, 180 230 300 7')),
    hills(k, { seed: 2351, y: 430, roll: 22, colour: '#a06a72', distance: 0.62, swells: 4 }),
    // Chauragarh's tooth, and the flat tops of the Satpura
    scarp(
      k,
      '-20 470, 60 430, 160 426, 200 452, 300 466, 380 452, 420 380, 452 372, 500 380, 530 450, 640 480, 760 476, 820 430, 960 424, 1000 450, 1240 440',
      '#8a5560',
      0.44,
      620,
    ),
    mist(k, 540, 50, 0.7),
    hills(k, { seed: 2352, y: 560, roll: 18, colour: '#6f4a55', distance: 0.24, swells: 5 }),
    each(spread(-10, 1210, 26), (x, i) =>
      broadleaf(
        k,
        { x, y: 610 + ((i * 17) % 24), h: 60 + ((i * 29) % 30), seed: 2353 + i, distance: 0.18 },
        i % 2 ? '#6a5a3f' : '#5f5a44',
        1.2,
      ),
    ),
    mist(k, 630, 40, 0.6),
    // the sandstone cliff and its thread of water
    scarp(k, '760 820, 800 640, 830 560, 870 520, 960 506, 1080 500, 1240 490', '#b5654a', 0, 820),
    fill('M830 560L870 520L960 506L940 580L900 640L880 820H760L800 640z', k.paint('#d98a58', -0.02)),
    waterfall(k, 1010, 506, 800, 30, 2380),
    // the terrace of Dhoopgarh
    fill(`M-20 820L${curve(pairs('-20 690, 160 682, 380 696, 560 720, 680 760, 740 820'))}z`, k.paint('#5a3a3f', -0.4)),
    stroke('M-20 640H130M-20 662H130M20 690V630M76 690V630M126 690V630', k.paint('#3a2a34', -0.4), 5),
    sitter(k, { x: 420, y: 702, h: 112, cloth: '#f2a32b', trim: '#1f7a78', distance: -0.25 }),
    walker(k, { x: 520, y: 716, h: 150, cloth: '#1f7a78', trim: '#c8553d', distance: -0.25 }),
    woman(k, { x: 320, y: 700, h: 138, cloth: '#c8553d', trim: '#f2c14a', distance: -0.25 }),
    grass(k, 2381, -20, 700, 110, 816, 80, '#4a3a30', -0.5),
    broadleaf(k, { x: 1130, y: 510, h: 150, seed: 2382, distance: 0 }, '#5f6a3a', 1.1),
    bough(k, -20, 30, 520, 2383, 1, '#4a4a30', -0.6),
  )

export const sahyadri: Record<string, Place> = {
  'igatpuri-bhandardara': {
    hour: 'nightTeal',
    alt: 'Fireflies about the trees and tents beside the lake of Bhandardara',
    subject: [380, 300, 880, 770],
    draw: bhandardara,
  },
  lonavala: {
    hour: 'monsoon',
    alt: 'A train on its viaduct in the rain below the waterfalls of Lonavala',
    subject: [600, 220, 1100, 690],
    draw: lonavala,
  },
  pachmarhi: {
    hour: 'goldenTerracotta',
    alt: 'Travellers wait for the last light over the flat-topped hills of Pachmarhi',
    subject: [280, 310, 780, 730],
    draw: pachmarhi,
  },
}
