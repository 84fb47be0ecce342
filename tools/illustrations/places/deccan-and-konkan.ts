import { skiffs } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, land } from '../kit/land.ts'
import { man, walker, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { circle, curve, each, ellipse, fill, pairs, quads, rect, spread, stroke, triples } from '../kit/svg.ts'
import { bough, broadleaf, palm } from '../kit/trees.ts'
import { tonga } from '../kit/vehicles.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { seaFort } from '../landmarks/coast.ts'
import { gopuram } from '../landmarks/gopuram.ts'
import { lampTower, mahalakshmi } from '../landmarks/kolhapur.ts'
import { layers, type Place } from './place.ts'

const kolhapur = (k: Kit): string =>
  layers(
    sky(k, 640, { x: 250, y: 230, r: 56 }),
    streaks(k, quads('90 120 420 10, 620 150 420 9, 760 80 300 7')),
    flock(k, 880, 130, 26),
    hills(k, { seed: 2501, y: 520, roll: 20, colour: '#6a5a78', distance: 0.5 }),
    each(spread(-10, 1210, 12), (x, i) =>
      broadleaf(k, { x, y: 606, h: 110 + ((i * 43) % 50), seed: 2502 + i, distance: 0.32 }, '#5a6a48', 1.1),
    ),
    rect(-20, 596, 1240, 230, k.paint('#8f7468', 0)),
    mahalakshmi(k, 600, 606, 1.22, 0.02),
    lampTower(k, 120, 690, 1.36, -0.06),
    lampTower(k, 1080, 690, 1.36, -0.06),
    ellipse(600, 640, 520, 60, k.glow('#ffce72', 0.4)),
    stroke('M-20 690H1220M-20 742H1220', k.shaded('#8f7468', 0, 0.2), 2.4),
    woman(k, { x: 380, y: 742, h: 128, cloth: '#2f8f5a', trim: '#f2c14a' }),
    woman(k, { x: 450, y: 760, h: 132, cloth: '#c8325a', trim: '#f2c14a' }, true),
    man(k, { x: 690, y: 744, h: 128, trim: '#e8702a' }),
    woman(k, { x: 800, y: 766, h: 132, cloth: '#7a3a8a', trim: '#f2a32b' }),
    each(
      triples('300 776 1, 560 784 1, 900 780 1'),
      ([x, y]) => circle(x, y, 26, k.glow('#ffce72', 0.8)) + circle(x, y, 4, '#fff0b8'),
    ),
    stroke('M-20 210Q300 330 610 300T1220 200', k.paint('#5a4034', -0.3), 2),
    each(spread(20, 1180, 19), (x, i) => {
      const y = 300 - ((x - 610) / 610) ** 2 * 86 + 4
      return fill(`M${x - 15} ${y}h30l-15 32z`, k.paint(i % 2 ? '#e8702a' : '#f2b53a', -0.05))
    }),
  )

const alibaug = (k: Kit): string => {
  const fort = seaFort(k, 330, 900, 430, 96, '#b58a68', 0.14, 7, 2511)
  return layers(
    sky(k, 440, { x: 210, y: 290, r: 66 }),
    streaks(k, quads('120 120 420 10, 640 90 420 9, 800 180 300 7')),
    flock(k, 640, 200, 26),
    water(k, 420, 560, 210),
    skiffs(k, triples('120 446 0.8, 1040 440 0.9')),
    fort,
    fill('M560 336Q600 300 640 336L636 352H564z', k.paint('#f0e2c6', 0.12)),
    stroke('M600 318v-62', k.paint('#5a4034', 0.1), 4),
    fill('M600 258q34 4 60 24q-30 0-60 18z', k.paint('#e8702a', 0.06)),
    // low tide: bars of wet sand on which carts go over
    fill(
      `M-20 820V520L${curve(pairs('-20 520, 200 500, 420 476, 620 462, 820 470, 1020 496, 1220 510'))}V820z`,
      k.paint('#d9b489', 0.04),
    ),
    fill('M-20 600Q260 560 560 590T1220 566V636Q860 606 560 640T-20 650z', k.gradient(k.light.water), 0.75),
    fill('M-20 716Q300 690 620 712T1220 694V740Q820 724 560 744T-20 752z', k.gradient(k.light.water), 0.55),
    `<g opacity=".3">${reflection(k, 462, fort, 0.5, 640)}</g>`,
    ripples(k, 600, 560, 1100, 200, 2512, k.light.glint, 0.5),
    tonga(k, 560, 676, 1.36, -0.05),
    tonga(k, 900, 586, 0.6, 0.04),
    woman(k, { x: 300, y: 716, h: 118, cloth: '#c9487a', trim: '#f2c14a' }),
    man(k, { x: 360, y: 724, h: 124, trim: '#f2a32b' }),
    palm(k, { x: 1120, y: 840, h: 560, seed: 2513, distance: -0.5 }, -90),
    palm(k, { x: 1190, y: 840, h: 420, seed: 2514, distance: -0.5 }, 20),
    grass(k, 2515, 900, 1220, 60, 816, 80, '#4a4a30', -0.5),
  )
}

const ananthagiri = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 360, y: 190, r: 52 }),
    cumulus(k, 900, 170, 230, 2521, 0.8),
    hills(k, { seed: 2522, y: 350, roll: 36, colour: '#7f9aa0', distance: 0.62, swells: 3 }),
    mist(k, 420, 60, 0.8),
    hills(k, { seed: 2523, y: 420, roll: 26, colour: '#6a9080', distance: 0.46, swells: 4 }),
    each(spread(-10, 1210, 18), (x, i) =>
      broadleaf(
        k,
        { x, y: 486 + ((i * 19) % 20), h: 84 + ((i * 37) % 46), seed: 2524 + i, distance: 0.4 },
        i % 2 ? '#5f8a55' : '#548050',
        1.2,
      ),
    ),
    mist(k, 510, 46, 0.9),
    land(k, pairs('-40 560, 160 530, 340 500, 520 516, 760 540, 980 520, 1240 540'), '#6f8f4a', 0.16),
    // the shrine of Padmanabha among its trees
    rect(690, 458, 150, 74, k.paint('#f0e0c0', 0.1)),
    rect(690, 452, 150, 10, k.paint('#c8553d', 0.1)),
    fill(
      each(spread(712, 818, 4), (x) => `M${x - 9} 532v-36q9 -12 18 0v36z`),
      k.shaded('#5a4048', 0.1, 0.4),
    ),
    gopuram(
      k,
      640,
      536,
      0.74,
      {
        tiers: 5,
        width: 180,
        height: 200,
        wall: '#f3e2bd',
        base: '#d9b58a',
        painted: ['#d9586b', '#f6efe0', '#4f86b8', '#e8894a', '#7fb35a'],
      },
      0.06,
    ),
    broadleaf(k, { x: 520, y: 548, h: 190, seed: 2545, distance: 0.08 }, '#4f7f42', 1.1),
    broadleaf(k, { x: 900, y: 556, h: 220, seed: 2546, distance: 0.06 }, '#4a7a40', 1.2),
    broadleaf(k, { x: 1030, y: 580, h: 230, seed: 2547, distance: 0.02 }, '#548548', 1.1),
    broadleaf(k, { x: 290, y: 570, h: 220, seed: 2548, distance: 0.04 }, '#548548', 1.1),
    broadleaf(k, { x: 130, y: 600, h: 260, seed: 2549, distance: 0 }, '#4a7a40', 1.1),
    // the red path of the ridge
    fill(
      `M${curve(pairs('640 536, 600 580, 700 630, 560 700, 420 830'))}L${curve(pairs('760 830, 740 720, 800 640, 690 586, 668 536'))}z`,
      k.paint('#c9855a', 0),
    ),
    boulders(k, 2550, triples('300 740 60, 380 762 36, 890 720 46'), '#8a7a78', -0.1),
    walker(k, { x: 650, y: 706, h: 138, cloth: '#f2a32b', trim: '#1f7a78', distance: -0.1 }),
    walker(k, { x: 720, y: 674, h: 116, cloth: '#c8553d', trim: '#2f6f9f', distance: -0.06 }),
    walker(k, { x: 690, y: 620, h: 84, cloth: '#2f6f9f', trim: '#f2c14a', distance: 0 }),
    grass(k, 2551, -20, 430, 110, 812, 80, '#4f7038', -0.25),
    grass(k, 2552, 770, 1220, 110, 812, 80, '#4f7038', -0.25),
    broadleaf(k, { x: 1130, y: 830, h: 470, seed: 2553, distance: -0.35 }, '#3f6a3a', 1.0),
    bough(k, -20, 40, 430, 2554, 1, '#3f6038', -0.5),
  )

export const deccanAndKonkan: Record<string, Place> = {
  kolhapur: {
    hour: 'afterglow',
    alt: 'The spires of the Mahalakshmi temple of Kolhapur between its burning lamp towers',
    subject: [430, 130, 900, 600],
    draw: kolhapur,
  },
  alibaug: {
    hour: 'duskRose',
    alt: 'A horse cart crosses the wet sand to the sea fort of Alibaug at low tide',
    subject: [400, 250, 800, 700],
    draw: alibaug,
  },
  'ananthagiri-vikarabad': {
    hour: 'noonTeal',
    alt: 'Walkers on the red path to the forest shrine of the Ananthagiri hills',
    subject: [540, 340, 850, 720],
    draw: ananthagiri,
  },
}
