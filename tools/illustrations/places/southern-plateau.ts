import { elephant, flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, land } from '../kit/land.ts'
import { man, sitter, walker, woman } from '../kit/people.ts'
import { flowers, grass } from '../kit/plants.ts'
import { cumulus, sky, streaks } from '../kit/sky.ts'
import { at, circle, curve, d, each, ellipse, fill, pairs, quads, rect, spread, stroke } from '../kit/svg.ts'
import { broadleaf, palm } from '../kit/trees.ts'
import { bus } from '../kit/vehicles.ts'
import { gopuram } from '../landmarks/gopuram.ts'
import { mysorePalace } from '../landmarks/mysore-palace.ts'
import { layers, type Place } from './place.ts'

/** An elephant of the Dasara procession, its cloth and golden howdah over it. */
const processional = (k: Kit, x: number, y: number, s: number): string => {
  const [red, gold, green] = [k.paint('#c03a3f', -0.05), '#f2bf4e', k.paint('#1f7a78', -0.05)]
  const howdah =
    fill('M-66-104Q-30-122 22-116L26-52Q-20-42-62-56z', red) +
    stroke('M-64-62Q-20-48 26-58', gold, 5) +
    stroke('M-60-76Q-20-64 24-72', gold, 2) +
    rect(-44, -136, 56, 26, gold) +
    fill('M-48-136L-42-160H10L16-136z', green) +
    stroke('M-42-136V-172M8-136V-172', gold, 3) +
    fill('M-54-170Q-16-206 22-170z', gold) +
    fill('M-20-194h8v-14h-8z', gold)
  return `<g transform="translate(${x} ${y}) scale(${s})">${elephant(k, 0, 0, 1.15, -0.12)}${howdah}</g>`
}

const mysuru = (k: Kit): string =>
  layers(
    sky(k, 640, { x: 900, y: 120, r: 40 }),
    each(spread(20, 220, 4), (x) =>
      broadleaf(k, { x, y: 610, h: 130 + (x % 3) * 14, seed: 2100 + x, distance: 0.3 }, '#46683a', 1.1),
    ),
    each(spread(990, 1190, 4), (x) =>
      broadleaf(k, { x, y: 610, h: 130 + (x % 4) * 12, seed: 2110 + x, distance: 0.3 }, '#46683a', 1.1),
    ),
    ellipse(600, 470, 620, 330, k.glow('#ffcf70', 0.34)),
    mysorePalace(k, 600, 606, 1.36, 0.02),
    rect(-20, 604, 1240, 220, k.paint('#6f7f48', 0.02)),
    fill(`M470 606H730L980 820H220z`, k.paint('#d9b98c')),
    ellipse(600, 640, 420, 46, k.glow('#ffcf70', 0.5)),
    each(
      pairs('300 640, 900 640, 180 690, 1020 690'),
      ([x, y]) =>
        stroke(`M${x} ${y}v-52`, k.paint('#3a2f3a', -0.4), 4) +
        circle(x, y - 58, 26, k.glow('#ffd884', 0.8)) +
        circle(x, y - 58, 6, '#fff0b8'),
    ),
    processional(k, 590, 752, 1.2),
    man(k, { x: 690, y: 766, h: 92, trim: '#f2a32b', cloth: '#f6ead0' }, true),
    man(k, { x: 480, y: 764, h: 92, trim: '#c8553d', cloth: '#f6ead0' }),
    woman(k, { x: 350, y: 776, h: 96, cloth: '#c8553d', trim: '#f2c14a' }),
    woman(k, { x: 300, y: 782, h: 94, cloth: '#1f7a78', trim: '#f2a32b' }),
    man(k, { x: 850, y: 780, h: 98, trim: '#1f7a78', cloth: '#f6ead0', flip: true }),
    woman(k, { x: 905, y: 784, h: 94, cloth: '#c9487a', trim: '#f2c14a' }),
    fill(
      `M-20 820L${curve(pairs('-20 770, 90 778, 190 800, 240 820'))}zM1220 820L${curve(pairs('1220 770, 1120 778, 1010 802, 960 820'))}z`,
      k.paint('#22304a', -0.6),
    ),
    palm(k, { x: 60, y: 830, h: 330, seed: 2120, distance: -0.6 }, -30),
    palm(k, { x: 1150, y: 830, h: 300, seed: 2121, distance: -0.6 }, 30),
  )

/** A granite whaleback with the streaks of the rains down its face. */
const monolith = (k: Kit, crest: string, streaks: string, bottom: number, distance: number): string =>
  land(k, pairs(crest), '#8a7f86', distance, bottom) +
  k.clipped(
    `M${pairs(crest)[0]!.join(' ')}L${curve(pairs(crest))}V${bottom}H${pairs(crest)[0]![0]}z`,
    stroke(streaks, k.shaded('#5a5060', distance, 0.4), 16, 0.4),
  )

const nandiHills = (k: Kit): string => {
  const cloudSea = (y: number, seed: number, size: number, opacity: number) =>
    each(spread(-40, 1240, 6), (x, i) =>
      cumulus(k, x + ((i * 53) % 70), y + ((i * 37) % 26), size * (1 + (i % 3) * 0.2), seed + i, opacity),
    )
  return layers(
    sky(k, 560, { x: 700, y: 300, r: 64 }),
    streaks(k, quads('80 120 420 10, 620 90 420 9, 300 190 300 7')),
    hills(k, { seed: 2131, y: 400, roll: 40, colour: '#7a6f98', distance: 0.6, swells: 5, bottom: 560 }),
    rect(
      -20,
      470,
      1240,
      350,
      k.gradient([
        [0, k.paint('#f3cdbb', 0.3)],
        [1, k.paint('#f7e0cc', 0.1)],
      ]),
    ),
    cloudSea(480, 2132, 340, 0.7),
    monolith(
      k,
      '760 620, 800 500, 860 420, 940 392, 1020 400, 1090 450, 1150 540, 1190 620',
      'M900 400q-30 90-40 220M980 396q10 100 20 220',
      640,
      0.34,
    ),
    cloudSea(590, 2140, 430, 0.9),
    cloudSea(660, 2166, 400, 0.9),
    monolith(
      k,
      '-60 820, 20 640, 120 470, 220 400, 330 372, 440 392, 520 470, 570 580, 640 700, 720 820',
      'M250 400q-50 160-70 400M360 380q20 150 60 420M440 400q60 150 120 380',
      820,
      0.02,
    ),
    // Tipu's lodge and the temple of the summit
    at(
      330,
      380,
      rect(-70, -40, 140, 44, k.paint('#e3cfae', 0.02)) +
        rect(26, -40, 44, 44, k.shaded('#e3cfae', 0.02, 0.22)) +
        fill('M-84-38L-70-54H70L84-38z', k.paint('#b5644a', 0.02)) +
        fill(
          each(spread(-52, 52, 5), (x) => d`M${x - 7} 4v-22q7 -10 14 0v22z`),
          k.shaded('#5a4048', 0, 0.4),
        ) +
        gopuram(k, 0, -40, 0.3, { tiers: 5, width: 200, height: 210, wall: '#e0b98a', base: '#d3b596' }),
    ),
    broadleaf(k, { x: 190, y: 440, h: 90, seed: 2146, distance: 0 }, '#4f7045', 1.2),
    broadleaf(k, { x: 468, y: 440, h: 84, seed: 2147, distance: 0 }, '#4f7045', 1.2),
    cloudSea(770, 2150, 460, 0.95),
    cloudSea(840, 2158, 460, 0.95),
    // those who rose at four
    fill(`M560 820L${curve(pairs('560 820, 680 760, 840 716, 1000 704, 1220 690'))}V820z`, k.paint('#5a4a5c', -0.4)),
    sitter(k, { x: 860, y: 716, h: 96, cloth: '#f2a32b', trim: '#1f7a78', distance: -0.2 }),
    sitter(k, { x: 930, y: 712, h: 96, cloth: '#c8553d', trim: '#f2c14a', distance: -0.2 }),
    walker(k, { x: 1030, y: 706, h: 132, cloth: '#1f7a78', trim: '#f2a32b', distance: -0.2 }),
    at(
      1130,
      698,
      stroke('M-34-22a22 22 0 1 0 .1 0zM42-22a22 22 0 1 0 .1 0z', k.paint('#241c30', -0.2), 4) +
        stroke('M-34 0L-10-40H28L42 0M-10-40L6-2L28-40M-14-50h-10M28-40L34-54h10M6-2H-34', k.paint('#c8553d', -0.1), 4),
    ),
    grass(k, 2160, 640, 1220, 90, 812, 70, '#4a4a30', -0.5),
  )
}

/** Ghat road, bend over bend, as a ribbon between two heights; it narrows as it climbs. */
const hairpins = (k: Kit, bends: readonly (readonly [number, number])[], from: number, to: number): string => {
  const road = (extra: number) =>
    each(bends.slice(1), ([x, y], i) => {
      const [px, py] = bends[i]!
      const w = from + ((to - from) * i) / (bends.length - 2) + extra
      return stroke(d`M${px} ${py}L${x} ${y}`, extra ? k.paint('#f1e6cc', 0.04) : k.paint('#6d7076', 0.06), w)
    })
  return road(6) + road(0)
}

const yelagiri = (k: Kit): string =>
  layers(
    sky(k, 480, { x: 240, y: 150, r: 50 }),
    cumulus(k, 860, 150, 260, 2171),
    cumulus(k, 460, 200, 170, 2172),
    hills(k, { seed: 2173, y: 350, roll: 50, colour: '#6f94a5', distance: 0.56, swells: 3 }),
    hills(k, { seed: 2174, y: 420, roll: 30, colour: '#5f8f78', distance: 0.38, swells: 4 }),
    land(
      k,
      pairs('-40 640, 120 560, 300 430, 460 300, 600 220, 720 196, 840 230, 980 330, 1100 440, 1240 520'),
      '#5f8f4a',
      0.1,
    ),
    fill('M720 196Q700 330 760 460T700 820H1240V520L1100 440L980 330L840 230z', k.paint('#4f7f42', 0.08)),
    each(spread(300, 1160, 24), (x, i) =>
      broadleaf(
        k,
        {
          x: x + ((i * 41) % 40),
          y: 330 + ((i * 97) % 330) + Math.abs(x - 720) * 0.28,
          h: 54 + ((i * 29) % 34),
          seed: 2175 + i,
          distance: 0.1,
        },
        i % 2 ? '#3f7040' : '#4a7f3a',
        1.1,
      ),
    ),
    hairpins(
      k,
      pairs(
        '700 236, 640 262, 790 292, 580 328, 850 366, 530 412, 900 462, 480 522, 930 588, 430 668, 1000 764, 940 830',
      ),
      9,
      44,
    ),
    // the tower of the summit
    rect(712, 150, 18, 50, k.paint('#f3e6cf', 0.06)),
    rect(704, 142, 34, 12, k.paint('#c8553d', 0.06)),
    at(660, 712, bus(k, 0, 0, 0.7, '#c8553d', -0.02)),
    at(720, 442, bus(k, 0, 0, 0.3, '#f2a32b', 0.06, -1)),
    broadleaf(k, { x: 110, y: 800, h: 330, seed: 2201, distance: -0.2 }, '#3f6f3a', 1.1),
    broadleaf(k, { x: 1130, y: 800, h: 300, seed: 2202, distance: -0.2 }, '#3f6f3a', 1.1),
    flowers(k, 2203, 90, 700, 812, ['#f2b53a', '#fdf6f0', '#d94f8a'], 2),
    grass(k, 2204, -20, 400, 80, 816, 70, '#3f6f33', -0.2),
    grass(k, 2205, 1040, 1220, 40, 816, 70, '#3f6f33', -0.2),
  )

/** The dark stone of Yadadri's towers. */
const graphite = (tiers: number, width: number, height: number) => ({
  tiers,
  width,
  height,
  wall: '#6a6672',
  base: '#57525e',
})

const yadadri = (k: Kit): string =>
  layers(
    sky(k, 600, { x: 930, y: 210, r: 58 }),
    streaks(k, quads('80 120 420 10, 560 90 360 8')),
    flock(k, 250, 220, 26),
    hills(k, { seed: 2181, y: 500, roll: 26, colour: '#9a7a6a', distance: 0.5 }),
    land(k, pairs('-40 700, 80 620, 200 560, 320 530, 900 528, 1020 560, 1130 620, 1240 690'), '#a5805f', 0.1),
    // the rock of the hill under its wall
    fill('M250 552Q600 506 950 552L1000 640Q600 600 200 640z', k.paint('#8a6a58', 0.06)),
    gopuram(k, 330, 540, 0.72, graphite(5, 210, 220), 0.06),
    gopuram(k, 870, 540, 0.72, graphite(5, 210, 220), 0.06),
    rect(400, 452, 400, 90, k.paint('#5f5a66', 0.04)),
    rect(400, 444, 400, 12, k.shaded('#5f5a66', 0.04, 0.3)),
    fill(
      each(spread(424, 776, 12), (x) => d`M${x - 9} 542v-46q9 -14 18 0v46z`),
      k.light.lamp ?? k.shaded('#3a3440', 0, 0.4),
    ),
    // the golden spire over the shrine
    at(
      -70,
      0,
      fill('M470 446L490 380H540L560 446z', k.paint('#e6ae3c')) +
        fill('M522 446L516 380H540L560 446z', k.shaded('#e6ae3c', 0, 0.25)) +
        fill('M484 382Q486 340 515 330Q544 340 546 382z', k.paint('#f2c14a')) +
        stroke('M478 424H552M483 404H547M515 330V306', k.shaded('#e6ae3c', 0, 0.4), 3),
    ),
    gopuram(k, 640, 552, 1.06, graphite(7, 250, 320), 0),
    stroke('M770 540V330', k.paint('#e6ae3c'), 6),
    rect(160, 588, 880, 46, k.paint('#7a6a68', 0.02)),
    fill(
      each(spread(176, 1024, 34), (x) => d`M${x - 9} 590v-14h18v14z`),
      k.paint('#8a7a76', 0.02),
    ),
    // the way up
    fill('M560 634H720L860 820H420z', k.paint('#d9b58a')),
    each(spread(650, 800, 9), (y, i) =>
      stroke(d`M${553 - (y - 634) * 0.75} ${y}H${727 + (y - 634) * 0.75}`, k.shaded('#d9b58a', 0, 0.24), 2 + i * 0.3),
    ),
    woman(k, { x: 590, y: 740, h: 110, cloth: '#f2a32b', trim: '#c8553d' }),
    man(k, { x: 660, y: 752, h: 116, trim: '#f6ead0' }),
    woman(k, { x: 740, y: 716, h: 96, cloth: '#c9487a', trim: '#f2c14a' }, true),
    broadleaf(k, { x: 150, y: 770, h: 240, seed: 2185, distance: -0.1 }, '#5c7f3b', 1.3),
    broadleaf(k, { x: 1060, y: 770, h: 230, seed: 2186, distance: -0.1 }, '#5c7f3b', 1.3),
    palm(k, { x: 60, y: 820, h: 330, seed: 2187, distance: -0.4 }, 20),
    grass(k, 2188, -20, 420, 80, 816, 70, '#6a5a30', -0.4),
    grass(k, 2189, 860, 1220, 80, 816, 70, '#6a5a30', -0.4),
  )

export const southernPlateau: Record<string, Place> = {
  mysuru: {
    hour: 'nightIndigo',
    alt: 'Mysore Palace lit by its bulbs, a Dasara elephant with the golden howdah before it',
    subject: [360, 110, 840, 560],
    draw: mysuru,
  },
  'nandi-hills': {
    hour: 'dawnRose',
    alt: 'Early risers look over a sea of cloud to the granite summit of Nandi Hills',
    subject: [120, 250, 560, 700],
    draw: nandiHills,
  },
  yelagiri: {
    hour: 'noonAzure',
    alt: 'A bus on the hairpin bends that climb to Yelagiri',
    subject: [470, 200, 960, 670],
    draw: yelagiri,
  },
  yadadri: {
    hour: 'goldenTerracotta',
    alt: 'The dark stone towers of Yadadri on their hill above the temple steps',
    subject: [420, 110, 800, 580],
    draw: yadadri,
  },
}
