import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, land } from '../kit/land.ts'
import { man, sitter, woman } from '../kit/people.ts'
import { flowers, grass } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { at, circle, d, each, fill, pairs, quads, range, rect, stroke } from '../kit/svg.ts'
import { broadleaf, clump } from '../kit/trees.ts'
import { ripples } from '../kit/water.ts'
import { baidyanath, nirvanaTemple } from '../landmarks/pilgrim-shrines.ts'
import { layers, type Place } from './place.ts'

/** A sala tree: a tall bole under a long crown. */
const sala = (k: Kit, x: number, y: number, h: number, seed: number, distance: number): string => {
  const random = k.random(seed)
  const masses = (s: number, dx: number, dy: number) =>
    each(quads('0 0.84 0.13 0.15, -0.08 0.66 0.15 0.14, 0.09 0.68 0.15 0.15, 0 0.5 0.17 0.11'), ([cx, cy, rx, ry]) =>
      clump(x + (cx + dx) * h, y - (cy + dy) * h, rx * s * h, ry * s * h, 8, random),
    )
  return (
    fill(
      d`M${x - h * 0.04} ${y}Q${x - h * 0.02} ${y - h * 0.06} ${x - h * 0.017} ${y - h * 0.6}h${h * 0.034}Q${x + h * 0.022} ${y - h * 0.06} ${x + h * 0.044} ${y}z`,
      k.paint('#6a5548', distance),
    ) +
    fill(masses(1, 0, 0), k.shaded('#6a8a44', distance, 0.34)) +
    fill(masses(0.74, -0.02, 0.03), k.paint('#7a9a4c', distance)) +
    // pale sprays of blossom
    fill(
      each(range(16), () => {
        const [fx, fy] = [x + (random() - 0.55) * h * 0.3, y - h * (0.46 + random() * 0.44)]
        return d`M${fx} ${fy}q-6 -8 0 -14q8 4 0 14zM${fx + 5} ${fy + 2}q2 -8 9 -9q0 8 -9 9z`
      }),
      k.paint('#f3e8c0', distance),
    )
  )
}

/** A monk in his robe, seen from behind. */
const monk = (k: Kit, x: number, y: number, h: number, robe: string): string =>
  at(
    x,
    y,
    fill('M-15 0C-16-30-14-62-7-80H7C14-62 17-30 16 0Q0 5-15 0z', k.paint(robe)) +
      fill('M5-80H7C14-62 17-30 16 0Q10 3 4 3C9-20 10-50 5-80z', k.shaded(robe, 0, 0.34)) +
      fill('M-8-79L8-76L14-52Q-2-58-12-60z', k.paint('#c98a2c')) +
      circle(0, -89, 7, k.paint('#8d5b3d')),
    h / 100,
  )

const kushinagar = (k: Kit): string => {
  const ruin = (x: number, y: number, w: number, h: number) =>
    rect(x, y - h, w, h, k.paint('#b5644a', 0)) +
    rect(x, y - h, w, h * 0.3, k.paint('#c97a5c', 0)) +
    stroke(
      d`M${x} ${y - h * 0.35}h${w}M${x + w * 0.25} ${y - h * 0.35}v${h * 0.35}M${x + w * 0.7} ${y - h * 0.35}v${h * 0.35}`,
      k.shaded('#b5644a', 0, 0.3),
      2,
    )
  return layers(
    sky(k, 560, { x: 170, y: 250, r: 60 }),
    streaks(k, quads('120 110 400 9, 660 140 420 9')),
    flock(k, 820, 190, 24),
    hills(k, { seed: 4701, y: 540, roll: 6, colour: '#8fa07a', distance: 0.56, bottom: 640 }),
    each(range(15), (i) =>
      broadleaf(
        k,
        { x: -20 + i * 88, y: 580, h: 90 + ((i * 31) % 40), seed: 4702 + i, distance: 0.42 },
        '#6a8f58',
        1.05,
      ),
    ),
    mist(k, 566, 36, 0.7),
    land(k, pairs('-40 590, 300 584, 700 590, 1240 584'), '#9ab05a', 0.08),
    nirvanaTemple(k, 604, 630, 1.14, 0),
    sala(k, 330, 664, 470, 4720, -0.05),
    sala(k, 880, 668, 500, 4725, -0.05),
    fill('M-20 830V640Q400 628 620 636T1220 634V830z', k.paint('#8fa84c', 0)),
    fill('M470 830Q560 720 566 638H642Q652 720 740 830z', k.paint('#e6d2a8', -0.02)),
    // foundations of the monasteries
    each(quads('60 700 240 22, 110 736 200 24, 880 702 260 22, 930 742 220 26'), ([x, y, w, h]) => ruin(x, y, w, h)),
    each([0, 1, 2, 3], (i) => monk(k, 580 + i * 22, 682 + i * 24, 80 + i * 9, i % 2 ? '#a8442f' : '#e0902f')),
    sitter(k, { x: 440, y: 730, h: 84, cloth: '#e0902f', trim: '#c8553d' }),
    sitter(k, { x: 396, y: 748, h: 86, cloth: '#a8442f', trim: '#e0902f' }),
    flowers(k, 4730, 60, 690, 800, ['#f6d65a', '#faf5ec'], 0.8),
    grass(k, 4731, -20, 420, 60, 826, 50, '#6f8f3a', -0.3),
    grass(k, 4732, 820, 1220, 60, 826, 50, '#6f8f3a', -0.3),
  )
}

/** A pilgrim with two pots of river water on a decorated pole. */
const kanwariya = (k: Kit, x: number, y: number, h: number, flip = 1): string =>
  man(k, { x, y, h, cloth: '#f08a2c', trim: '#f08a2c', flip: flip < 0, distance: -0.02 }) +
  at(
    x,
    y,
    stroke('M-58-70Q0-84 58-70', k.paint('#c8553d', -0.05), 5) +
      stroke('M-54-71V-44M54-71V-44', k.paint('#f2a32b'), 3) +
      each([-54, 54], (px) =>
        fill(d`M${px - 10} -44h20l3 -3q4 16 -6 26h-14q-10 -10 -6 -26z`, k.paint('#dba63f', -0.05)),
      ) +
      each([-36, -18, 18, 36], (px) =>
        fill(d`M${px - 5} ${-79 + Math.abs(px) * 0.12}l5 14l5 -14z`, k.paint(px % 12 ? '#f6d65a' : '#1f7a78')),
      ),
    (h / 100) * flip,
    h / 100,
  )

const deoghar = (k: Kit): string =>
  layers(
    sky(k, 600),
    cumulus(k, 250, 210, 340, 4801, 0.85),
    cumulus(k, 960, 170, 380, 4802, 0.85),
    flock(k, 880, 260, 24),
    hills(k, { seed: 4803, y: 520, roll: 34, colour: '#5f8a78', distance: 0.5, swells: 3, bottom: 640 }),
    // the smaller shrines along the wall of the court
    each(
      quads('90 610 70 120, 190 610 60 100, 300 610 66 112, 930 610 70 118, 1040 610 60 100, 1140 610 74 124'),
      ([x, y, w, h]) =>
        rect(x - w / 2, y - h * 0.42, w, h * 0.42, k.paint('#e0d5c0', 0.14)) +
        fill(
          d`M${x - w / 2} ${y - h * 0.42}C${x - w * 0.46} ${y - h * 0.76} ${x - w * 0.2} ${y - h * 0.9} ${x - w * 0.08} ${y - h}h${w * 0.16}C${x + w * 0.2} ${y - h * 0.9} ${x + w * 0.46} ${y - h * 0.76} ${x + w / 2} ${y - h * 0.42}z`,
          k.paint('#e0d5c0', 0.14),
        ) +
        fill(
          d`M${x + w * 0.2} ${y - h * 0.42}C${x + w * 0.2} ${y - h * 0.76} ${x + w * 0.1} ${y - h * 0.9} ${x + w * 0.04} ${y - h}h${w * 0.04}C${x + w * 0.2} ${y - h * 0.9} ${x + w * 0.46} ${y - h * 0.76} ${x + w / 2} ${y - h * 0.42}z`,
          k.shaded('#e0d5c0', 0.14, 0.2),
        ) +
        fill(d`M${x - 9} ${y}v${-h * 0.2}q9 -12 18 0v${h * 0.2}z`, k.shaded('#7a4a3a', 0.1, 0.4)) +
        fill(d`M${x - 3} ${y - h}h6l-3 -16z`, k.paint('#e6b14a', 0.1)),
    ),
    rect(-20, 566, 1240, 64, k.paint('#d3c3a8', 0.06)),
    rect(-20, 560, 1240, 8, k.shaded('#d3c3a8', 0.06, 0.2)),
    baidyanath(k, 590, 640, 1.16, 0),
    fill('M-20 830V628H1220V830z', k.paint('#b3a892', -0.02)),
    rect(-20, 622, 1240, 14, k.paint('#c6bba4', -0.02)),
    stroke(
      'M-20 668H1220M-20 716H1220M-20 776H1220M160 636L60 830M400 636L340 830M640 636V830M880 636L940 830M1110 636L1220 830',
      k.shaded('#b3a892', 0, 0.2),
      2.4,
      0.7,
    ),
    // wet stone in the rains
    ripples(k, 600, 650, 1100, 150, 4810, k.light.glint, 0.3),
    kanwariya(k, 440, 722, 102),
    kanwariya(k, 790, 724, 102, -1),
    kanwariya(k, 250, 764, 118),
    woman(k, { x: 590, y: 742, h: 110, cloth: '#f08a2c', trim: '#f6d65a' }),
    kanwariya(k, 990, 766, 118, -1),
    man(k, { x: 644, y: 748, h: 116, cloth: '#f08a2c', trim: '#c8553d' }),
  )

export const pilgrimCourts: Record<string, Place> = {
  'kushinagar-gorakhpur': {
    hour: 'dawnMist',
    alt: 'The white stupa and temple of the parinirvana at Kushinagar between sala trees',
    subject: [354, 280, 856, 690],
    draw: kushinagar,
  },
  deoghar: {
    hour: 'noonAzure',
    alt: 'Pilgrims with water pots at Baidyanath temple in Deoghar, red threads between its spires',
    subject: [410, 170, 880, 640],
    draw: deoghar,
  },
}
