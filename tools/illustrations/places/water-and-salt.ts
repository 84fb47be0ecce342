import { stupa, tones } from '../kit/architecture.ts'
import { houseboat, riverBoat } from '../kit/boats.ts'
import { camel, flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, snowRange } from '../kit/land.ts'
import { prayerFlags, umbrella, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { cumulus, mist, sky } from '../kit/sky.ts'
import { at, circle, d, each, fill, pairs, range, spread, stroke, triples } from '../kit/svg.ts'
import { bough, broadleaf, forest, palm } from '../kit/trees.ts'
import { reflection, ripples, water, waterfall } from '../kit/water.ts'
import { layers, type Place } from './place.ts'

const alappuzha = (k: Kit): string => {
  const boat = houseboat(k, 600, 600, 1.25, -0.05)
  return layers(
    sky(k, 500),
    cumulus(k, 260, 220, 300, 1601),
    cumulus(k, 900, 170, 360, 1602),
    flock(k, 560, 260, 26),
    hills(k, { seed: 1603, y: 480, roll: 10, colour: '#4f7a5a', distance: 0.4, bottom: 520 }),
    each(spread(20, 1180, 15), (x, i) =>
      palm(k, { x, y: 506, h: 150 + ((i * 47) % 80), seed: 1604 + i, distance: 0.3 }, i % 2 ? 24 : -22),
    ),
    water(k, 500, 820),
    reflection(k, 622, boat, 0.3),
    boat,
    ripples(k, 600, 630, 800, 120, 1620, k.light.glint, 0.6),
    riverBoat(k, 940, 560, 0.6, 0.1, '#1f7a78'),
    fill('M-20 830V730Q120 690 260 760T520 830zM1220 830V700Q1100 700 1020 770T860 830z', k.paint('#3f6a3a', -0.4)),
    grass(k, 1621, -20, 360, 60, 800, 70, '#4a7a3a', -0.4),
    grass(k, 1622, 900, 1220, 60, 800, 70, '#4a7a3a', -0.4),
    palm(k, { x: 90, y: 820, h: 700, seed: 1623, distance: -0.7 }, 130),
    palm(k, { x: 1130, y: 830, h: 560, seed: 1624, distance: -0.7 }, -90),
  )
}

const athirappilly = (k: Kit): string =>
  layers(
    sky(k, 420),
    cumulus(k, 880, 180, 300, 1631, 0.7),
    hills(k, { seed: 1632, y: 270, roll: 30, colour: '#4f7f5f', distance: 0.5 }),
    each(range(18), (i) =>
      broadleaf(
        k,
        { x: -20 + i * 74, y: 350, h: 150 + ((i * 37) % 60), seed: 1633 + i, distance: 0.26 },
        '#4a7f4a',
        0.8,
      ),
    ),
    fill('M-20 300L200 320L330 330H860L1000 320L1220 300V720H-20z', k.paint('#5a5450', 0.12)),
    fill(
      'M330 330L300 460L320 640H250L210 480L240 326zM860 330L900 470L870 640H960L1000 480L950 322zM560 332L540 480L570 640H600L620 480L600 332z',
      k.shaded('#4a4644', 0.1, 0.4),
      0.6,
    ),
    waterfall(k, 440, 326, 640, 170, 1651),
    waterfall(k, 700, 328, 644, 190, 1652),
    waterfall(k, 586, 330, 560, 46, 1653),
    waterfall(k, 860, 330, 600, 40, 1654),
    mist(k, 640, 90, 1),
    mist(k, 600, 60, 0.8),
    water(k, 650, 820),
    ripples(k, 570, 660, 900, 140, 1655, k.light.glint, 0.8),
    each(triples('60 330 260, 170 340 200, 1060 336 220, 1170 330 280'), ([x, y, h], i) =>
      broadleaf(k, { x, y: y + 160, h: h + 60, seed: 1656 + i, distance: 0.02 }, '#3f7040'),
    ),
    fill('M-20 820V610Q90 620 180 690T330 820zM1220 820V600Q1100 630 1020 710T900 820z', k.paint('#4a4442', -0.2)),
    umbrella(k, { x: 200, y: 740, h: 120 }),
    bough(k, -20, 10, 420, 1660, 1, '#33513a', -0.7),
    bough(k, 1220, 10, 380, 1661, -1, '#33513a', -0.7),
  )

const dharamshala = (k: Kit): string =>
  layers(
    sky(k, 620),
    cumulus(k, 180, 210, 220, 1671),
    snowRange(
      k,
      1672,
      pairs('60 260, 240 170, 430 230, 600 110, 780 210, 960 150, 1130 240'),
      560,
      0.3,
      '#6f86a8',
      380,
    ),
    hills(k, { seed: 1673, y: 520, roll: 30, colour: '#5f8a6a', distance: 0.36 }),
    forest(k, 1674, -20, 1220, 60, 90, 0.24, () => 560),
    fill('M-20 830V600Q300 560 600 590T1220 580V830z', k.paint('#8aa05a', 0.06)),
    forest(k, 1675, -20, 300, 10, 240, 0, () => 690),
    forest(k, 1676, 920, 1230, 10, 260, 0, () => 690),
    prayerFlags(k, [600, 330], [210, 560], 40, 30, 16),
    prayerFlags(k, [600, 330], [1000, 560], 40, 30, 16),
    stupa(k, 600, 690, 2.7),
    fill('M-20 830V690Q300 670 600 684T1220 676V830z', k.paint('#7a944a', -0.04)),
    fill('M540 830Q570 740 572 686H628Q632 740 680 830z', k.paint('#dcc59a')),
    each(pairs('470 760, 510 766'), ([x, y]) => woman(k, { x, y, h: 100, cloth: '#8f2f3a', trim: '#f2a32b' })),
    grass(k, 1677, -20, 1220, 150, 826, 60, '#5f7a3a', -0.3),
  )

/** A round mud hut of Kutch: painted wall, cone of thatch; 180 wide and 170 high at scale 1. */
function bhunga(k: Kit, x: number, y: number, s: number, distance = 0, band = '#c8553d'): string {
  const t = tones(k, distance)
  return at(
    x,
    y,
    fill('M-78 0V-72H78V0Q0 12-78 0z', t.lit('#e6c39a')) +
      fill('M24 8V-72H78V0Q54 6 24 8z', t.dark('#d9ae80', 0.25)) +
      fill('M-78-14H78V0Q0 12-78 0z', t.lit(band)) +
      stroke(
        each(spread(-68, 68, 12), (px) => d`M${px - 5} -30l5-8l5 8l-5 8z`),
        t.lit('#faf0dc'),
        2.4,
      ) +
      stroke('M-78-46H78M-78-18H78', t.lit('#faf0dc'), 3) +
      fill('M-18 6V-54Q0-66 18-54V6z', t.dark('#5a3a30', 0.4)) +
      fill('M44-36h20v-18h-20zM-64-36h20v-18h-20z', t.window) +
      fill('M-100-64L-8-168H8L100-64Q0-46-100-64z', t.lit('#c99a58')) +
      fill('M10-56L2-168H8L100-64Q60-56 10-56z', t.dark('#b5843f', 0.28)) +
      stroke('M-70-70L-6-160M-36-64L-3-160M40-64L4-160', t.dark('#b5843f', 0.3), 2) +
      circle(0, -170, 7, t.lit('#8a5a3a')),
    s,
  )
}

const kutch = (k: Kit): string =>
  layers(
    sky(k, 470, { x: 780, y: 150, r: 56 }),
    hills(k, { seed: 1681, y: 452, roll: 8, colour: '#6a7090', distance: 0.4, bottom: 480 }),
    // the salt, cracked into plates that grow towards the viewer
    fill('M-20 466H1220V830H-20z', k.paint('#f6f2ea', 0.1)),
    stroke(
      each(range(9), (i) => d`M-20 ${480 + i * i * 4.6}q300 ${6 + i} 620 0t620 0`) +
        each(spread(-900, 2100, 21), (x) => d`M${600 + (x - 600) * 0.18} 470L${x} 830`),
      k.shaded('#b9bfd0', 0.1, 0.3),
      2.2,
      0.45,
    ),
    circle(780, 560, 260, k.glow(k.light.sun, 0.4)),
    camel(k, 930, 560, 0.9, -0.1),
    camel(k, 1050, 552, 0.78, -0.05, true, '#1f7a78'),
    fill('M-20 830V640Q260 590 560 640T860 740Q700 800 520 830z', k.paint('#c9a27a', -0.05)),
    bhunga(k, 180, 640, 1.15, 0.08, '#1f7a78'),
    bhunga(k, 640, 676, 1.2, 0.03, '#b8432f'),
    bhunga(k, 400, 716, 1.6, 0, '#c8553d'),
    woman(k, { x: 590, y: 770, h: 124, cloth: '#b8324a', trim: '#f2a32b' }, true),
    woman(k, { x: 650, y: 776, h: 122, cloth: '#1f7a78', trim: '#f2a32b' }, true),
  )

export const waterAndSalt: Record<string, Place> = {
  'alappuzha-kumarakom': {
    hour: 'monsoon',
    alt: 'A thatched houseboat on the backwaters of Alappuzha under monsoon cloud',
    subject: [335, 440, 835, 620],
    draw: alappuzha,
  },
  athirappilly: {
    hour: 'monsoon',
    alt: 'Athirappilly falls in the rains, from the rocks below',
    subject: [330, 260, 830, 640],
    draw: athirappilly,
  },
  dharamshala: {
    hour: 'winter',
    alt: 'A stupa and prayer flags below the snows of the Dhauladhar at Dharamshala',
    subject: [460, 330, 740, 730],
    draw: dharamshala,
  },
  kutch: {
    hour: 'nightIndigo',
    alt: 'Round huts and camels on the white desert of Kutch by night',
    subject: [235, 370, 735, 740],
    draw: kutch,
  },
}
