import { steps, tones } from '../kit/architecture.ts'
import { houseboat, riverBoat } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, strokes } from '../kit/land.ts'
import { man, sitter, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { stall } from '../kit/stall.ts'
import { at, circle, curve, d, each, fill, type Point, pairs, quads, range, rect, stroke, triples } from '../kit/svg.ts'
import { broadleaf, forest, palm } from '../kit/trees.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { bazaar, charminar } from '../landmarks/charminar.ts'
import { gopuram, madurai } from '../landmarks/gopuram.ts'
import { chettinadHouse } from '../landmarks/houses.ts'
import { chineseNet } from '../landmarks/kochi.ts'
import { jagamohana, plinth, sunWheel } from '../landmarks/konark.ts'
import { tirumala } from '../landmarks/southern-temples.ts'
import { layers, type Place } from './place.ts'

const hyderabad = (k: Kit): string =>
  layers(
    sky(k, 620, { x: 840, y: 400, r: 92, rings: 3 }),
    streaks(k, quads('90 140 420 11, 720 110 400 10')),
    flock(k, 330, 210, 26),
    charminar(k, 600, 640, 1.34, 0.08),
    bazaar(k, -60, 660, 1.26, 0, 1),
    bazaar(k, 1260, 660, 1.26, 0, -1),
    rect(-20, 640, 1240, 180, k.paint('#a5806e')),
    fill('M420 640H780L1100 820H100z', k.paint('#bd9580')),
    k.light.lamp ? circle(600, 700, 420, k.glow(k.light.lamp, 0.22)) : '',
    each(triples('520 668 60, 560 662 54, 650 666 58, 690 674 64, 600 660 50'), ([x, y, h], i) =>
      i % 2
        ? man(k, { x, y, h, trim: '#faf0dc' })
        : woman(k, { x, y, h, cloth: ['#c8553d', '#1f7a78', '#5c7f3b'][i % 3]! }),
    ),
    stall(k, 280, 770, 1.1, '#1f7a78'),
    stall(k, 930, 772, 1.14, '#c8553d', -0.05, -1),
    man(k, { x: 440, y: 778, h: 138, cloth: '#e9dcc2', trim: '#faf0dc', distance: -0.15 }),
    woman(k, { x: 740, y: 782, h: 136, cloth: '#f2a32b', trim: '#c8553d', distance: -0.15 }),
    // strings of bulbs over the street
    each(
      quads('-20 300 620 250, 1220 290 600 250'),
      ([x1, y1, x2, y2]) =>
        stroke(d`M${x1} ${y1}Q${(x1 + x2) / 2} ${y1 + 130} ${x2} ${y2 + 160}`, k.paint('#2a2440'), 1.6) +
        `<path d="${d`M${x1} ${y1}Q${(x1 + x2) / 2} ${y1 + 130} ${x2} ${y2 + 160}`}" fill="none" stroke="${k.light.lamp ?? k.paint('#f2a32b')}" stroke-width="8" stroke-linecap="round" stroke-dasharray=".1 30"/>`,
    ),
  )

const kochi = (k: Kit): string =>
  layers(
    sky(k, 540, { x: 330, y: 440, r: 96, rings: 3 }),
    streaks(k, quads('90 130 460 12, 620 90 460 10, 160 260 320 8')),
    flock(k, 200, 230, 28),
    hills(k, { seed: 1151, y: 520, roll: 6, colour: '#5a4a6a', distance: 0.4, bottom: 545 }),
    each(range(10), (i) =>
      palm(k, { x: 30 + i * 66, y: 534, h: 54 + ((i * 23) % 30), seed: 1152 + i, distance: 0.2 }, (i % 2 ? 1 : -1) * 8),
    ),
    water(k, 538, 820, 330),
    houseboat(k, 260, 590, 0.66, -0.1),
    chineseNet(k, 1150, 610, 0.52, -0.05, 0.7, -1),
    chineseNet(k, 470, 700, 1.28, -0.5, 1),
    ripples(k, 600, 600, 1100, 190, 1163, k.light.glint, 0.4),
    riverBoat(k, 850, 730, 1.05, -0.4, '#c8553d'),
    boulders(k, 1164, triples('60 800 80, 180 816 60, 300 822 50'), '#4a3a4a', -0.5),
    palm(k, { x: 40, y: 830, h: 560, seed: 1165 }, 90),
  )

const chettinad = (k: Kit): string =>
  layers(
    sky(k, 640, { x: 980, y: 170, r: 54 }),
    cumulus(k, 190, 190, 220, 1171),
    hills(k, { seed: 1172, y: 560, roll: 8, colour: '#6f9a5a', distance: 0.3 }),
    each(quads('80 640 330 30, 1130 640 360 -40, 1040 640 260 24'), ([x, y, h, lean], i) =>
      palm(k, { x, y, h, seed: 1173 + i, distance: 0.1 }, lean),
    ),
    chettinadHouse(k, 600, 660, 1.62, 0),
    rect(-20, 656, 1240, 170, k.paint('#d9a878')),
    // Athangudi tiles, in perspective
    k.clipped(
      'M-20 664H1220V820H-20z',
      each(range(4), (r) => {
        const y = 664 + r * r * 9 + r * 22
        const h = 26 + r * 17
        return each(range(27), (i) => {
          const w = 66 + r * 26
          const x = 600 + (i - 13) * w
          const c = ['#c8553d', '#f3e3c2', '#2f7f8f', '#f2b53a'][(i + r) % 4]!
          return (
            fill(d`M${x - w / 2} ${y}h${w - 3}v${h - 3}h${-w + 3}z`, k.paint(c)) +
            fill(
              d`M${x - 1} ${y + h * 0.12}l${w * 0.3} ${h * 0.36}l${-w * 0.3} ${h * 0.36}l${-w * 0.3} ${-h * 0.36}z`,
              k.paint(['#f3e3c2', '#c8553d', '#f3e3c2', '#5a3a30'][(i + r) % 4]!),
            )
          )
        })
      }),
    ),
    rect(-20, 650, 1240, 16, k.paint('#f1dfc0')),
    woman(k, { x: 440, y: 752, h: 158, cloth: '#c8553d', trim: '#f2a32b', distance: -0.08 }, true),
    woman(k, { x: 770, y: 758, h: 156, cloth: '#5c7f3b', trim: '#c8553d', distance: -0.08 }),
    man(k, { x: 840, y: 754, h: 160, trim: '#faf0dc', distance: -0.08, flip: true }),
  )

const maduraiTowers = (k: Kit): string =>
  layers(
    sky(k, 600, { x: 230, y: 180, r: 52 }),
    cumulus(k, 420, 210, 200, 1041),
    cumulus(k, 1060, 160, 180, 1042),
    hills(k, { seed: 1043, y: 500, roll: 10, colour: '#5f8f6a', distance: 0.44 }),
    gopuram(k, 250, 560, 0.6, madurai, 0.26),
    gopuram(k, 990, 560, 0.68, madurai, 0.2),
    each(triples('60 560 160, 410 560 130, 860 560 140, 1150 560 170'), ([x, y, h], i) =>
      palm(k, { x, y, h, seed: 1044 + i, distance: 0.16 }, i % 2 ? 20 : -16),
    ),
    rect(-20, 540, 1240, 40, k.paint('#d9a07a', 0.1)),
    rect(-20, 536, 1240, 7, k.paint('#c8553d', 0.1)),
    fill(
      each(range(52), (i) => d`M${-16 + i * 24} 580v-36h11v36z`),
      k.paint('#fbf0dc', 0.1),
    ),
    rect(-20, 578, 1240, 62, k.paint('#c4a070', 0.06)),
    gopuram(k, 620, 640, 1.12, madurai, 0),
    // the tank of the golden lily and its colonnade of steps
    steps(tones(k, 0), -40, 1240, 636, 700, 4, '#d3a67f'),
    water(k, 698, 820, 230),
    reflection(k, 690, gopuram(k, 620, 640, 1.12, madurai, 0), 0.3),
    ripples(k, 620, 708, 900, 90, 1048, k.light.glint, 0.6),
    woman(k, { x: 300, y: 700, h: 104, cloth: '#c8553d', trim: '#f2a32b' }),
    woman(k, { x: 352, y: 704, h: 108, cloth: '#5c7f3b', trim: '#faf0dc' }),
    man(k, { x: 900, y: 696, h: 108, trim: '#faf0dc', flip: true }),
    sitter(k, { x: 980, y: 700, h: 72, cloth: '#faf0dc', trim: '#e0902f' }),
  )

const tirupati = (k: Kit): string => {
  // the stair of 3,550 steps: [x, y, half width], near to far
  const stair: [number, number, number][] = triples(
    '520 830 92, 640 760 66, 740 700 48, 690 640 36, 600 596 27, 610 550 20, 680 512 15, 690 470 11, 650 436 8, 640 404 6',
  )
  const treads = stair.slice(1).flatMap(([x, y, w], i) => {
    const [px, py, pw] = stair[i]!
    const count = Math.max(2, Math.round((py - y) / (2 + pw * 0.13)))
    return range(count).map((j) => {
      const f = j / count
      return d`M${px + (x - px) * f - (pw + (w - pw) * f)} ${py + (y - py) * f}h${2 * (pw + (w - pw) * f)}`
    })
  })
  return layers(
    sky(k, 520, { x: 300, y: 200, r: 60 }),
    streaks(k, quads('520 120 420 10, 90 110 260 8')),
    hills(k, { seed: 1051, y: 330, roll: 46, colour: '#6f8aa0', distance: 0.6, swells: 4 }),
    mist(k, 420, 60, 0.9),
    fill(
      `M-20 820L${curve(pairs('-20 560, 160 500, 380 400, 480 384, 820 384, 960 420, 1100 500, 1220 540'))}V820z`,
      k.paint('#6a8f5f', 0.14),
    ),
    fill(
      'M480 384L420 440L470 500L380 520L420 400zM820 384L900 430L860 500L960 540L960 420z',
      k.shaded('#8a6a55', 0.14, 0.3),
      0.6,
    ),
    tirumala(k, 630, 400, 1.1, 0),
    forest(k, 1052, 180, 470, 24, 90, 0.1, (x) => 540 - (x - 180) * 0.4, '#4a7a50'),
    each(triples('960 470 130, 1050 520 150, 250 540 120'), ([x, y, h], i) =>
      broadleaf(k, { x, y, h, seed: 1053 + i, distance: 0.06 }, '#5a8a48'),
    ),
    fill(
      `M${curve(stair.map(([x, y, w]): Point => [x - w, y]))}L${curve([...stair].reverse().map(([x, y, w]): Point => [x + w, y]))}z`,
      k.paint('#f1dfbe'),
    ),
    stroke(treads.join(''), k.paint('#c09a74'), 3),
    each(triples('548 796 118, 660 740 88, 722 690 66, 660 628 48, 602 588 38, 640 534 28'), ([x, y, h], i) =>
      i % 2
        ? man(k, { x, y, h, cloth: '#f2c14a', trim: '#c8553d' })
        : woman(k, { x, y, h, cloth: '#f2a32b', trim: '#c8553d' }),
    ),
    at(
      470,
      650,
      fill('M-40 20V-40H-28V-62H28V-40H40V20H16V-26H-16V20z', k.paint('#fbf0dc')) +
        fill('M-34-62q0-26 34-30q34 4 34 30z', k.paint('#f0b53a')) +
        circle(0, -76, 5, k.paint('#c8553d')),
      1.3,
    ),
    fill(`M-20 820L${curve(pairs('-20 690, 160 700, 320 760, 430 820'))}z`, k.paint('#3f6038', -0.4)),
    fill(`M1220 820L${curve(pairs('1220 660, 1040 690, 880 760, 760 820'))}z`, k.paint('#3f6038', -0.4)),
    broadleaf(k, { x: 100, y: 800, h: 380, seed: 1056, distance: -0.4 }, '#4a7038'),
    broadleaf(k, { x: 1110, y: 800, h: 420, seed: 1057, distance: -0.4 }, '#4a7038'),
  )
}

const konark = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 940, y: 180, r: 92, rings: 3 }),
    flock(k, 180, 150, 28),
    jagamohana(k, 560, 356, 1.04, 0.22),
    plinth(k, -20, 1220, 690, 340, 0),
    sunWheel(k, 600, 480, 232),
    fill('M-20 820V688H1220V820z', k.paint('#c09a6a')),
    rect(-20, 688, 1240, 16, k.shaded('#8a5f44', 0, 0.4)),
    strokes(k, 1031, 20, 720, 800, k.paint('#9a7448'), 0.5),
    woman(k, { x: 270, y: 762, h: 140, cloth: '#1f7a78', trim: '#f2a32b' }),
    woman(k, { x: 340, y: 770, h: 146, cloth: '#c8553d', trim: '#faf0dc' }),
    man(k, { x: 930, y: 764, h: 146, trim: '#c8553d', flip: true }),
    grass(k, 1032, -20, 1220, 90, 812, 40, '#6a7033', -0.35),
  )

export const southernCities: Record<string, Place> = {
  hyderabad: {
    hour: 'afterglow',
    alt: 'The Charminar at dusk above the lamps of Laad bazaar',
    subject: [410, 80, 780, 540],
    draw: hyderabad,
  },
  kochi: {
    hour: 'duskViolet',
    alt: 'Chinese fishing nets at Fort Kochi against the setting sun',
    subject: [525, 170, 1025, 640],
    draw: kochi,
  },
  chettinad: {
    hour: 'noonAzure',
    alt: 'A merchant mansion of Chettinad behind a floor of Athangudi tiles',
    subject: [400, 160, 800, 600],
    draw: chettinad,
  },
  'rameswaram-madurai': {
    hour: 'noonTeal',
    alt: 'The painted gate towers of the Meenakshi temple in Madurai above its tank',
    subject: [490, 90, 770, 550],
    draw: maduraiTowers,
  },
  tirupati: {
    hour: 'dawnMist',
    alt: 'Pilgrims on the stair to the golden shrine of Tirumala',
    subject: [390, 85, 890, 540],
    draw: tirupati,
  },
  'puri-konark': {
    hour: 'goldenTerracotta',
    alt: 'A great stone wheel of the Sun Temple at Konark',
    subject: [380, 250, 840, 700],
    draw: konark,
  },
}
