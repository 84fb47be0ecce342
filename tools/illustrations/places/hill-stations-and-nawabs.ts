import { riverBoat } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, snowRange } from '../kit/land.ts'
import { ropeway } from '../kit/outdoors.ts'
import { man, umbrella, woman } from '../kit/people.ts'
import { flowers, grass } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { at, curve, d, each, fill, pairs, quads, range, rect, spread, stroke, triples } from '../kit/svg.ts'
import { broadleaf, deodar, forest, palm } from '../kit/trees.ts'
import { tonga } from '../kit/vehicles.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { hazarduari } from '../landmarks/hazarduari.ts'
import { hillTown } from '../landmarks/hills-and-rails.ts'
import { layers, type Place } from './place.ts'

/** The clock tower of Landour, 190 high at scale 1. */
const clockTower = (k: Kit, x: number, y: number, s: number, distance: number): string => {
  const [brick, pale, dark] = [
    k.paint('#b5563f', distance),
    k.paint('#f6ead0', distance),
    k.shaded('#b5563f', distance, 0.3),
  ]
  return at(
    x,
    y,
    rect(-28, -130, 56, 130, brick) +
      rect(10, -130, 18, 130, dark) +
      each([-40, -88, -130], (ty) => rect(-33, ty, 66, 7, pale)) +
      fill('M-10 0V-26Q0-38 10-26V0z', k.light.lamp ?? k.shaded('#5a4048', distance, 0.4)) +
      fill('M-9-52V-72Q0-82 9-72V-52z', k.light.lamp ?? k.shaded('#5a4048', distance, 0.4)) +
      fill('M0-126a17 17 0 1 0 .1 0z', pale) +
      stroke('M0-109V-121M0-109L8-104', k.paint('#3a2f3a', distance), 2.6) +
      fill('M-38-128L0-186L38-128z', k.paint('#4f7a6a', distance)) +
      fill('M0-186L38-128H10z', k.shaded('#4f7a6a', distance, 0.3)) +
      stroke('M0-184v-22', pale, 3),
    s,
  )
}

const mussoorie = (k: Kit): string => {
  const ridge = (x: number) => 520 - Math.sin((x + 200) / 330) * 70
  return layers(
    sky(k, 560, { x: 950, y: 170, r: 50 }),
    cumulus(k, 250, 150, 240, 2701),
    snowRange(k, 2702, pairs('80 300, 280 240, 470 300, 720 220, 900 280, 1120 250'), 450, 0.5, '#8f9fbe', 340),
    mist(k, 440, 50, 0.8),
    hills(k, { seed: 2703, y: 440, roll: 26, colour: '#6a8f8a', distance: 0.44 }),
    fill(
      `M-20 820V${ridge(-20)}${each(spread(-20, 1220, 12), (x) => d`L${x} ${ridge(x)}`)}V820z`,
      k.paint('#55804f', 0.16),
    ),
    forest(k, 2704, -20, 1220, 70, 96, 0.2, (x) => ridge(x) + 26, '#3a6a52'),
    // the town along its ridge, red roof over red roof
    hillTown(k, 2705, 60, 560, (x) => ridge(x) + 70, 3, 52, 0.14),
    hillTown(k, 2706, 700, 1180, (x) => ridge(x) + 90, 3, 52, 0.12),
    ropeway(k, [1240, 150], [250, 470], [0.3, 0.46, 0.86], 1.15, '#c8553d', 0),
    clockTower(k, 640, 590, 1.5, 0.02),
    forest(k, 2707, -20, 1220, 46, 120, 0.06, (x) => ridge(x) + 190, '#2f5f4a'),
    // the Camel's Back road
    fill(
      `M-20 820V742L${curve(pairs('-20 742, 200 728, 460 742, 720 752, 980 736, 1220 722'))}V820z`,
      k.paint('#cdb897', -0.02),
    ),
    stroke(
      `M${curve(pairs('-20 716, 200 702, 460 716, 720 726, 980 710, 1220 696'))}M${curve(pairs('-20 736, 200 722, 460 736, 720 746, 980 730, 1220 716'))}`,
      k.paint('#3f5a4a', -0.2),
      4,
    ),
    stroke(
      each(spread(10, 1190, 25), (x) => d`M${x} ${706 + Math.sin(x / 190) * 9}v34`),
      k.paint('#3f5a4a', -0.2),
      4,
    ),
    umbrella(k, { x: 470, y: 792, h: 130, cloth: '#c8553d', distance: -0.05 }),
    man(k, { x: 760, y: 790, h: 108, cloth: '#3a4568', trim: '#c8553d', flip: true }),
    woman(k, { x: 810, y: 794, h: 104, cloth: '#1f7a78', trim: '#f2a32b' }),
    flowers(k, 2708, 60, 800, 816, ['#d94f8a', '#fdf6f0', '#f2b53a'], 2.4),
    deodar(k, { x: 70, y: 840, h: 640, seed: 2709, distance: -0.6 }),
    deodar(k, { x: 1150, y: 840, h: 520, seed: 2710, distance: -0.6 }),
  )
}

const murshidabad = (k: Kit): string => {
  const palace = hazarduari(k, 600, 520, 1.24, 0.03)
  return layers(
    sky(k, 540, { x: 270, y: 190, r: 58 }),
    streaks(k, quads('420 110 420 10, 760 180 360 8')),
    flock(k, 900, 150, 26),
    each(spread(-10, 1210, 13), (x, i) =>
      broadleaf(k, { x, y: 516, h: 110 + ((i * 43) % 60), seed: 2721 + i, distance: 0.36 }, '#5f8a4f', 1.1),
    ),
    palace,
    rect(-20, 518, 1240, 90, k.paint('#8fa35a', 0.02)),
    fill('M500 520H700L760 600H440z', k.paint('#dfc7a0', 0)),
    each(triples('120 548 66, 240 556 60, 960 556 60, 1080 548 66'), ([x, y, h], i) =>
      palm(k, { x, y, h: h * 1.9, seed: 2740 + i, distance: 0 }, i % 2 ? 8 : -8),
    ),
    tonga(k, 390, 596, 0.66, -0.02),
    woman(k, { x: 800, y: 598, h: 66, cloth: '#c9487a', trim: '#f2c14a' }),
    man(k, { x: 836, y: 600, h: 70, trim: '#1f7a78' }),
    // the bank of the Bhagirathi
    each(range(4), (i) => rect(-20, 600 + i * 9, 1240, 10, i % 2 ? k.shaded('#c9855a', 0, 0.2) : k.paint('#d9996a'))),
    water(k, 634, 820, 270),
    `<g opacity=".8">${reflection(k, 634, at(0, 100, palace), 0.28, 800)}</g>`,
    ripples(k, 600, 650, 1100, 150, 2750, k.light.glint, 0.5),
    riverBoat(k, 700, 728, 1.7, -0.15, '#2f7fa5', true),
    grass(k, 2751, -20, 260, 50, 816, 110, '#4a6a3a', -0.45),
    grass(k, 2752, 1000, 1220, 40, 816, 100, '#4a6a3a', -0.45),
  )
}

export const hillStationsAndNawabs: Record<string, Place> = {
  mussoorie: {
    hour: 'winter',
    alt: 'The clock tower and red roofs of Mussoorie, cable cars above and the snows behind',
    subject: [380, 250, 860, 700],
    draw: mussoorie,
  },
  murshidabad: {
    hour: 'noonCream',
    alt: 'The palace of a thousand doors at Murshidabad on the bank of the Bhagirathi',
    subject: [390, 150, 830, 600],
    draw: murshidabad,
  },
}
