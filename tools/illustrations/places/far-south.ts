import { dhow, skiffs } from '../kit/boats.ts'
import { birds, flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, land } from '../kit/land.ts'
import { lamps, man, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { cumulus, sky, streaks } from '../kit/sky.ts'
import { at, curve, d, each, fill, pairs, quads, range, rect, spread, stroke, triples } from '../kit/svg.ts'
import { broadleaf, palm } from '../kit/trees.ts'
import { breakers, reflection, ripples, surf, water } from '../kit/water.ts'
import { gopuram } from '../landmarks/gopuram.ts'
import { rockfort } from '../landmarks/rockfort.ts'
import { rockMemorial, seatedShiva, thiruvalluvar } from '../landmarks/southern-colossi.ts'
import { layers, type Place } from './place.ts'

const murudeshwar = (k: Kit): string =>
  layers(
    sky(k, 540, { x: 960, y: 300, r: 72 }),
    streaks(k, quads('80 120 420 10, 560 170 420 9')),
    flock(k, 900, 170, 26),
    hills(k, { seed: 2601, y: 470, roll: 26, colour: '#8f7a90', distance: 0.6, swells: 3, bottom: 540 }),
    water(k, 520, 820, 960),
    skiffs(k, triples('1080 560 0.9, 980 546 0.6')),
    // the headland, its grove and its steps
    land(k, pairs('-40 470, 120 452, 300 470, 460 500, 640 512, 780 556, 860 620'), '#6a6a48', 0.08, 660),
    gopuram(k, 240, 520, 0.98, { tiers: 15, width: 190, height: 360, wall: '#d9b98a', base: '#c9a27a' }, 0.08),
    each(quads('60 520 150 10, 130 530 190 -14, 370 540 170 16'), ([x, y, h, lean], i) =>
      palm(k, { x, y, h, seed: 2602 + i, distance: 0.02 }, lean),
    ),
    fill(
      `M250 700L${curve(pairs('250 700, 350 610, 440 536, 600 506, 760 520, 840 580, 900 700'))}z`,
      k.paint('#5f7a48', 0),
    ),
    seatedShiva(k, 610, 506, 1.12, 0),
    each(spread(420, 820, 9), (x, i) =>
      broadleaf(
        k,
        { x, y: 600 + ((i * 23) % 26), h: 74 + ((i * 31) % 30), seed: 2610 + i, distance: -0.04 },
        '#4f6a3a',
        1.3,
      ),
    ),
    boulders(k, 2620, triples('860 640 56, 930 652 36, 800 660 40, 980 660 24'), '#6a5a58', -0.15),
    surf(k, pairs('-40 690, 200 684, 420 690, 640 676, 860 690, 1040 716, 1240 730'), '#dcb285', 830, 2),
    dhow(k, 1060, 640, 0.8, -0.2, '#fdf0d4'),
    woman(k, { x: 300, y: 776, h: 118, cloth: '#c8553d', trim: '#f2c14a' }),
    man(k, { x: 360, y: 780, h: 122, trim: '#f2a32b' }),
    woman(k, { x: 700, y: 772, h: 112, cloth: '#1f7a78', trim: '#f2a32b' }),
    palm(k, { x: 1130, y: 840, h: 330, seed: 2621, distance: -0.5 }, -40),
  )

const tiruchirappalli = (k: Kit): string => {
  const houses = (y: number, seed: number, distance: number) => {
    const random = k.random(seed)
    return each(range(17), (i) => {
      const [x, w, h] = [-30 + i * 76 + random() * 16, 60 + random() * 26, 40 + random() * 44]
      const colour = ['#f0dfc2', '#e8b58a', '#9cc0b8', '#f2cf8a', '#d99a8a'][i % 5]!
      return (
        rect(x, y - h, w, h + 6, k.paint(colour, distance)) +
        rect(x + w * 0.7, y - h, w * 0.3, h + 6, k.shaded(colour, distance, 0.24)) +
        rect(x - 2, y - h - 4, w + 4, 5, k.shaded('#c8553d', distance, 0.2)) +
        fill(
          each(spread(x + 14, x + w - 14, 3), (px) => d`M${px - 5} ${y - 12}v-16h10v16z`),
          k.light.lamp ?? k.shaded('#5a4048', distance, 0.4),
        )
      )
    })
  }
  const pavilion =
    rect(-70, -10, 140, 12, k.shaded('#d9b58a', 0, 0.2)) +
    fill(
      each(spread(-58, 58, 5), (x) => d`M${x - 5} -10v-48h10v48z`),
      k.paint('#f0dfc2'),
    ) +
    rect(-76, -66, 152, 10, k.paint('#c8553d')) +
    fill('M-40-66L-26-92H26L40-66zM-22-92Q-20-122 0-130Q20-122 22-92z', k.paint('#f0dfc2')) +
    fill('M6-129Q20-122 22-92H8z', k.shaded('#f0dfc2', 0, 0.24)) +
    stroke('M0-130v-20', k.paint('#e0a83a'), 4)
  return layers(
    sky(k, 560, { x: 980, y: 190, r: 54 }),
    cumulus(k, 210, 170, 230, 2631),
    cumulus(k, 900, 330, 160, 2632),
    birds(k, triples('330 220 20, 370 206 16, 300 240 14')),
    hills(k, { seed: 2633, y: 500, roll: 10, colour: '#8fa08a', distance: 0.5 }),
    rockfort(k, 600, 560, 1.14, 0.04),
    houses(590, 2634, 0.08),
    each(spread(20, 1180, 8), (x, i) =>
      palm(
        k,
        { x: x + ((i * 37) % 40), y: 606, h: 96 + ((i * 29) % 40), seed: 2636 + i, distance: 0.02 },
        i % 2 ? 12 : -10,
      ),
    ),
    // the tank of the town
    rect(-20, 596, 1240, 30, k.paint('#e3c294', 0)),
    each(range(4), (i) => rect(-20, 626 + i * 8, 1240, 8, i % 2 ? k.paint('#d9b07a') : k.shaded('#d9b07a', 0, 0.14))),
    water(k, 656, 820),
    reflection(k, 656, rockfort(k, 600, 640, 1.14, 0.1), 0.24, 800),
    reflection(k, 700, at(600, 700, pavilion, 1.1), 0.3, 800),
    at(600, 700, pavilion, 1.1),
    ripples(k, 600, 670, 1100, 130, 2650, k.light.glint, 0.5),
    fill('M-20 820V772H340L300 820zM1220 820V780H900L940 820z', k.paint('#c9a07a', -0.2)),
    woman(k, { x: 150, y: 788, h: 120, cloth: '#c9487a', trim: '#f2c14a' }, true),
    woman(k, { x: 220, y: 794, h: 118, cloth: '#5c7f3b', trim: '#f2a32b' }),
    man(k, { x: 1040, y: 796, h: 120, trim: '#f6ead0', flip: true }),
    lamps(k, triples('430 770 0.8, 760 776 0.9')),
  )
}

const kanyakumari = (k: Kit): string =>
  layers(
    sky(k, 500, { x: 470, y: 430, r: 96, rings: 2 }),
    streaks(k, quads('80 130 440 11, 620 100 420 9, 760 200 340 8')),
    flock(k, 300, 240, 28),
    water(k, 496, 820, 470),
    skiffs(k, triples('120 524 0.8, 1080 520 0.7')),
    // the two rocks
    fill(
      `M180 606L${curve(pairs('180 606, 220 566, 300 548, 420 540, 560 546, 640 570, 680 606'))}z`,
      k.paint('#6a4a4c', 0.04),
    ),
    fill('M430 606L470 544L560 546Q640 570 680 606z', k.shaded('#6a4a4c', 0.04, 0.3)),
    rockMemorial(k, 420, 552, 1.16, 0.04),
    fill(`M740 606L${curve(pairs('740 606, 770 572, 830 556, 900 556, 960 576, 990 606'))}z`, k.paint('#6a4a4c', 0.02)),
    thiruvalluvar(k, 865, 566, 0.98, 0.04),
    breakers(k, triples('130 612 200, 560 618 220, 700 612 180, 960 614 200')),
    ripples(k, 480, 630, 900, 140, 2661, k.light.glint, 0.55),
    // the ferry
    at(
      300,
      690,
      fill('M-120-16H116L136-30Q126 10 100 16H-98Q-116 4-120-16z', k.paint('#fdfaf2', -0.06)) +
        fill('M-118-2H124Q116 12 100 16H-98Q-112 8-118-2z', k.paint('#2f7fa5', -0.06)) +
        rect(-86, -46, 150, 30, k.paint('#f4efe2', -0.06)) +
        fill(
          each(range(6), (i) => d`M${-76 + i * 23} -40h15v16h-15z`),
          k.light.lamp ?? k.paint('#3a4a6a', -0.06),
        ) +
        rect(-94, -56, 170, 10, k.paint('#c8553d', -0.06)) +
        stroke('M30-56v-34M30-90q18 2 30 10q-14 4-30 4', k.paint('#5a4034', -0.1), 3) +
        stroke('M-150 18Q-60 26 0 20T140 18', '#ffffff', 4, 0.6),
      0.92,
    ),
    // pilgrims at the meeting of the seas
    fill(`M-20 820L${curve(pairs('-20 770, 180 764, 420 776, 640 800, 720 820'))}z`, k.paint('#4a343f', -0.4)),
    woman(k, { x: 120, y: 770, h: 128, cloth: '#c8553d', trim: '#f2c14a', distance: -0.2 }),
    man(k, { x: 190, y: 772, h: 134, trim: '#f2a32b', distance: -0.2 }),
    boulders(k, 2662, triples('980 810 70, 1080 800 100, 1180 810 80, 900 820 40'), '#4a343f', -0.35),
    grass(k, 2663, -20, 520, 50, 816, 50, '#3a3030', -0.5),
  )

export const farSouth: Record<string, Place> = {
  'udupi-murudeshwar': {
    hour: 'duskTeal',
    alt: 'The seated Shiva of Murudeshwar above the sea, the tall temple tower beside him',
    subject: [400, 90, 820, 560],
    draw: murudeshwar,
  },
  tiruchirappalli: {
    hour: 'noonAzure',
    alt: 'The temples of the Rockfort above the tank and houses of Tiruchirappalli',
    subject: [380, 80, 830, 530],
    draw: tiruchirappalli,
  },
  kanyakumari: {
    hour: 'dawnRose',
    alt: 'Sunrise behind the rock memorial and the statue of Thiruvalluvar off Kanyakumari',
    subject: [520, 130, 950, 600],
    draw: kanyakumari,
  },
}
