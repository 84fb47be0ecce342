import { dhow, riverBoat } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, land, snowRange } from '../kit/land.ts'
import { man, umbrella, walker, woman } from '../kit/people.ts'
import { flowers, grass } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { each, ellipse, fill, pairs, quads, range, spread, stroke, triples } from '../kit/svg.ts'
import { acacia, banyan, broadleaf, forest, palm } from '../kit/trees.ts'
import { breakers, reflection, ripples, surf, water } from '../kit/water.ts'
import { layers, type Place } from './place.ts'

// The country around places whose landmarks are not drawn yet, which several of them share: no building stands in it.

const gangeticPlain = (k: Kit): string => {
  const boat = riverBoat(k, 640, 560, 1.35, -0.1, '#1f7a78', true)
  return layers(
    sky(k, 430, { x: 700, y: 270, r: 64 }),
    streaks(k, quads('120 120 380 9, 680 90 420 10')),
    flock(k, 480, 210, 24),
    hills(k, { seed: 3101, y: 396, roll: 8, colour: '#7f9a72', distance: 0.6, swells: 6, bottom: 450 }),
    each(range(22), (i) =>
      broadleaf(
        k,
        { x: -20 + i * 58, y: 428, h: 44 + ((i * 29) % 34), seed: 3102 + i, distance: 0.44 },
        '#5f8a58',
        1.1,
      ),
    ),
    mist(k, 426, 34, 0.7),
    water(k, 424, 700, 700),
    land(k, pairs('-40 468, 160 462, 360 470, 520 486, 620 500'), '#e6cda0', 0.2, 500),
    reflection(k, 584, boat, 0.3),
    boat,
    ripples(k, 640, 600, 760, 90, 3130, k.light.glint, 0.55),
    land(k, pairs('-40 640, 180 622, 420 650, 700 662, 960 640, 1240 612'), '#8fa24c', 0.02),
    flowers(k, 3131, 420, 650, 800, ['#f2c433', '#e8b02a', '#f6d65a'], 1.2),
    woman(k, { x: 400, y: 736, h: 136, cloth: '#c8553d', trim: '#f2a32b' }, true),
    woman(k, { x: 464, y: 750, h: 138, cloth: '#1f7a78', trim: '#f6d65a' }),
    broadleaf(k, { x: 1090, y: 700, h: 420, seed: 3132, distance: -0.3 }, '#4f7238', 0.9),
    grass(k, 3133, -20, 1220, 150, 820, 64, '#6f8a38', -0.3),
  )
}

const bengalFields = (k: Kit): string =>
  layers(
    sky(k, 420),
    cumulus(k, 300, 190, 320, 3141),
    cumulus(k, 860, 150, 400, 3142),
    flock(k, 640, 250, 22),
    hills(k, { seed: 3143, y: 400, roll: 6, colour: '#6f9a72', distance: 0.5, bottom: 440 }),
    each(spread(10, 1190, 17), (x, i) =>
      i % 3 === 2
        ? broadleaf(k, { x, y: 426, h: 76, seed: 3144 + i, distance: 0.34 }, '#4f8256', 1.1)
        : palm(k, { x, y: 430, h: 110 + ((i * 41) % 60), seed: 3144 + i, distance: 0.34 }, i % 2 ? 18 : -16),
    ),
    land(k, pairs('-40 436, 300 428, 700 438, 1240 430'), '#9fc25a', 0.2),
    stroke('M-20 462Q400 448 1220 458M-20 498Q500 482 1220 492M-20 542Q500 524 1220 536', k.paint('#6f9a44', 0.1), 4),
    land(k, pairs('-40 600, 240 588, 520 602, 820 590, 1240 600'), '#86aa4e', 0.04),
    water(k, 630, 760),
    each(triples('260 676 40, 360 700 56, 520 668 34, 820 700 60, 940 672 40, 700 716 44'), ([x, y, r]) =>
      ellipse(x, y, r, r * 0.22, k.paint('#4f8a4a', -0.05)),
    ),
    flowers(k, 3162, 26, 660, 726, ['#e87f9a', '#f6b6c4'], 2.2),
    land(k, pairs('-40 752, 300 738, 640 756, 960 744, 1240 750'), '#6f8f3e', -0.1),
    umbrella(k, { x: 560, y: 620, h: 128 }),
    woman(k, { x: 650, y: 626, h: 124, cloth: '#c9487a', trim: '#f2c14a' }),
    banyan(k, { x: 1140, y: 790, h: 400, seed: 3163, distance: -0.45 }),
    grass(k, 3164, -20, 1220, 140, 822, 74, '#4f7030', -0.35),
  )

const deccanPlateau = (k: Kit): string =>
  layers(
    sky(k, 470, { x: 420, y: 300, r: 74 }),
    streaks(k, quads('160 110 360 9, 640 150 440 10')),
    flock(k, 760, 200, 26),
    hills(k, { seed: 3171, y: 410, roll: 30, colour: '#a5765a', distance: 0.52, swells: 4, bottom: 520 }),
    hills(k, { seed: 3172, y: 466, roll: 18, colour: '#9a7a4e', distance: 0.34, swells: 5, bottom: 560 }),
    boulders(k, 3173, triples('780 476 60, 860 462 84, 950 474 66, 1030 484 46, 706 490 36'), '#b98a68', 0.24),
    boulders(k, 3174, triples('838 404 44, 900 400 36, 866 360 26'), '#c0916e', 0.24),
    boulders(k, 3175, triples('90 492 44, 160 496 30, 230 498 24'), '#b98a68', 0.26),
    each(spread(20, 1180, 12), (x, i) =>
      acacia(k, { x, y: 522, h: 60 + ((i * 37) % 34), seed: 3176 + i, distance: 0.2 }),
    ),
    water(k, 520, 640, 420),
    ripples(k, 520, 532, 700, 60, 3190, k.light.glint, 0.5),
    land(k, pairs('-40 600, 180 590, 420 606, 700 622, 960 604, 1240 586'), '#b08a4e', 0.04),
    boulders(k, 3191, triples('1050 690 90, 1150 720 70, 960 716 44'), '#a07a5e', -0.12),
    man(k, { x: 520, y: 716, h: 140, cloth: '#faf0dc', trim: '#c8553d' }, true),
    woman(k, { x: 600, y: 730, h: 138, cloth: '#8f2f3a', trim: '#f2a32b' }, true),
    acacia(k, { x: 170, y: 744, h: 340, seed: 3192, distance: -0.3 }),
    grass(k, 3193, -20, 1220, 170, 822, 70, '#a5853e', -0.25),
  )

const westernShore = (k: Kit): string =>
  layers(
    sky(k, 440, { x: 430, y: 330, r: 70 }),
    streaks(k, quads('140 120 420 10, 640 160 420 10, 300 220 260 8')),
    flock(k, 740, 220, 30),
    water(k, 436, 720, 430),
    dhow(k, 690, 520, 1.5, 0),
    dhow(k, 1010, 466, 0.6, 0.3),
    breakers(k, triples('200 540 260, 560 590 300, 930 570 240')),
    surf(k, pairs('-40 640, 220 622, 500 648, 800 630, 1040 646, 1240 620'), '#e6c690', 830, 3),
    fill('M-20 690Q300 664 620 690T1220 676V730Q800 716 560 732T-20 724z', k.light.glint, 0.24),
    walker(k, { x: 480, y: 740, h: 128, cloth: '#faf0dc', trim: '#1f7a78' }),
    woman(k, { x: 556, y: 752, h: 134, cloth: '#c8553d', trim: '#f2c14a' }),
    boulders(k, 3221, triples('70 760 70, 170 790 60, 1130 770 80, 1040 800 50'), '#7a6458', -0.25),
    grass(k, 3222, -20, 1220, 90, 826, 60, '#8a7a3e', -0.35),
  )

const paddyAndPalms = (k: Kit): string => {
  const boat = riverBoat(k, 600, 620, 1.15, -0.1, '#8a4a2f', true)
  return layers(
    sky(k, 420),
    cumulus(k, 240, 180, 300, 3231),
    cumulus(k, 940, 200, 320, 3232),
    flock(k, 600, 230, 24),
    hills(k, { seed: 3233, y: 356, roll: 34, colour: '#5f8f88', distance: 0.58, swells: 4, bottom: 450 }),
    land(k, pairs('-40 430, 300 424, 700 432, 1240 424'), '#9ac056', 0.22),
    stroke('M-20 452Q400 440 1220 450M-20 484Q500 468 1220 478M-20 522Q500 504 1220 512', k.paint('#6f9440', 0.1), 4),
    each(spread(0, 1200, 19), (x, i) =>
      palm(k, { x, y: 440, h: 120 + ((i * 47) % 70), seed: 3234 + i, distance: 0.28 }, i % 2 ? 20 : -18),
    ),
    water(k, 552, 700),
    reflection(k, 642, boat, 0.3),
    boat,
    ripples(k, 600, 640, 720, 60, 3260, k.light.glint, 0.5),
    land(k, pairs('-40 690, 240 680, 520 700, 820 692, 1240 676'), '#6f9a42', -0.05),
    woman(k, { x: 790, y: 744, h: 132, cloth: '#faf0dc', trim: '#f2a32b' }),
    palm(k, { x: 120, y: 830, h: 640, seed: 3261, distance: -0.5 }, 90),
    palm(k, { x: 1110, y: 830, h: 540, seed: 3262, distance: -0.5 }, -80),
    grass(k, 3263, -20, 1220, 140, 824, 64, '#4f7a34', -0.35),
  )
}

/** Wooded ridges, one behind another, and a path along the nearest. */
const ridges =
  (seed: number, far: string, near: string) =>
  (k: Kit): string =>
    layers(
      sky(k, 460),
      cumulus(k, 280, 170, 340, seed),
      cumulus(k, 900, 220, 300, seed + 1, 0.8),
      flock(k, 620, 230, 24),
      hills(k, { seed: seed + 2, y: 330, roll: 70, colour: far, distance: 0.62, swells: 3, bottom: 640 }),
      mist(k, 440, 44, 0.7),
      hills(k, { seed: seed + 3, y: 430, roll: 54, colour: far, distance: 0.42, swells: 4, bottom: 700 }),
      mist(k, 520, 36, 0.6),
      hills(k, { seed: seed + 4, y: 520, roll: 34, colour: near, distance: 0.22, swells: 5, bottom: 760 }),
      each(range(16), (i) =>
        broadleaf(
          k,
          { x: -10 + i * 82, y: 590 + ((i * 23) % 30), h: 86 + ((i * 31) % 40), seed: seed + 5 + i, distance: 0.14 },
          near,
          1.05,
        ),
      ),
      land(k, pairs('-40 640, 220 612, 480 640, 760 622, 1000 640, 1240 600'), '#7f9a4a', 0),
      fill('M470 830Q560 740 620 700T640 632H656Q676 690 650 724T640 830z', k.paint('#c9a878', 0)),
      walker(k, { x: 596, y: 748, h: 130, cloth: '#c8553d', trim: '#1d2440' }),
      walker(k, { x: 668, y: 736, h: 122, cloth: '#f2a32b', trim: '#1f7a78' }),
      broadleaf(k, { x: 130, y: 760, h: 460, seed: seed + 30, distance: -0.35 }, near, 0.9),
      grass(k, seed + 31, -20, 1220, 160, 824, 66, '#5f8238', -0.25),
    )

const pineHills = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 850, y: 200, r: 56 }),
    cumulus(k, 240, 180, 260, 3301),
    snowRange(
      k,
      3302,
      pairs('80 300, 260 210, 430 270, 620 170, 800 260, 980 200, 1140 290'),
      560,
      0.34,
      '#6f86a8',
      380,
    ),
    hills(k, { seed: 3303, y: 470, roll: 40, colour: '#4f7a72', distance: 0.42, swells: 4, bottom: 620 }),
    mist(k, 540, 34, 0.6),
    forest(k, 3304, -20, 1220, 52, 96, 0.26, () => 580),
    land(k, pairs('-40 600, 240 580, 520 606, 820 588, 1240 596'), '#8aa05a', 0.04),
    forest(k, 3305, -20, 330, 9, 280, -0.05, () => 720),
    forest(k, 3306, 890, 1230, 9, 300, -0.05, () => 730),
    walker(k, { x: 570, y: 716, h: 130, cloth: '#c8553d', trim: '#1d2440' }),
    woman(k, { x: 650, y: 726, h: 128, cloth: '#1f7a78', trim: '#f2a32b' }),
    flowers(k, 3307, 120, 640, 800, ['#f6d65a', '#e87f9a', '#faf5ec'], 1),
    grass(k, 3308, -20, 1220, 150, 824, 60, '#5f7a3a', -0.25),
  )

export const plainCountry: Record<string, Place> = {
  'gangetic-plain': {
    hour: 'dawnPeach',
    alt: 'A boat on a broad river between mustard fields of the plains',
    subject: [430, 400, 830, 700],
    draw: gangeticPlain,
  },
  'bengal-fields': {
    hour: 'noonCream',
    alt: 'Rice fields, palms and a lotus pond in the country of the east',
    subject: [420, 440, 800, 720],
    draw: bengalFields,
  },
  'deccan-plateau': {
    hour: 'goldenMarigold',
    alt: 'Granite boulders above a tank in dry, open country',
    subject: [460, 420, 860, 720],
    draw: deccanPlateau,
  },
  'western-shore': {
    hour: 'duskRose',
    alt: 'A sailing boat off a wide beach of the western coast',
    subject: [440, 400, 820, 690],
    draw: westernShore,
  },
  'paddy-and-palms': {
    hour: 'noonTeal',
    alt: 'A boat on a canal between paddy fields and coconut palms',
    subject: [420, 420, 800, 710],
    draw: paddyAndPalms,
  },
  'green-hills': {
    hour: 'monsoon',
    alt: 'Walkers on a path above wooded ridges and low cloud',
    subject: [450, 440, 830, 760],
    draw: ridges(3321, '#5f8f7a', '#4f7f4a'),
  },
  'misty-hills': {
    hour: 'dawnRose',
    alt: 'Two walkers among wooded hills with mist between them',
    subject: [450, 440, 830, 760],
    draw: ridges(3371, '#7a8aa8', '#5f7f52'),
  },
  'pine-hills': {
    hour: 'winter',
    alt: 'A meadow between pines, with a snowy range behind the hills',
    subject: [440, 430, 830, 730],
    draw: pineHills,
  },
}
