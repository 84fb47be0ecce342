import { stupa } from './kit/architecture.ts'
import { dhow, skiffs } from './kit/boats.ts'
import { flock } from './kit/creatures.ts'
import type { Kit } from './kit/kit.ts'
import { boulders, hills, land, mountains } from './kit/land.ts'
import { man, prayerFlags, woman } from './kit/people.ts'
import { flowers, grass } from './kit/plants.ts'
import { cumulus, mist, sky, streaks } from './kit/sky.ts'
import { curve, d, each, fill, type Point, pairs, quads, range, triples } from './kit/svg.ts'
import { deodar, forest, palm } from './kit/trees.ts'
import { breakers, ripples, surf, water } from './kit/water.ts'
import { lighthouse } from './landmarks/coast.ts'
import { thiksey } from './landmarks/monasteries.ts'

/** A part of a hero picture that moves by itself when the picture is made into a film; back to front. */
export interface HeroLayer {
  name: string
  body: string
}

/** The home page's coast at dawn, on a sheet of 1600 by 1000; its middle two fifths stand alone on a phone. */
export const heroCoast = (k: Kit): HeroLayer[] => [
  { name: 'sky', body: sky(k, 600, { x: 820, y: 540, r: 84, rings: 3 }) },
  {
    name: 'clouds',
    body: streaks(k, quads('120 170 560 14, 760 120 620 13, 1120 250 420 10, 300 300 420 9, 820 350 300 7')),
  },
  { name: 'birds', body: flock(k, 520, 330, 34) + flock(k, 1060, 260, 22) },
  {
    name: 'headlands',
    body:
      land(k, pairs('-40 540, 120 480, 280 470, 430 510, 560 580, 640 600'), '#7a5a7f', 0.5, 604) +
      land(k, pairs('-40 500, 80 506, 200 540, 300 590, 360 606'), '#5a4466', 0.2, 610) +
      land(k, pairs('1080 606, 1180 560, 1300 540, 1440 500, 1640 480'), '#5f4a6c', 0.3, 610) +
      lighthouse(k, 1360, 524, 0.62, 0.22) +
      each(
        quads('1240 556 90 16, 1290 548 110 -14, 1450 510 120 18, 1510 504 100 -16, 70 512 110 20, 130 526 90 -12'),
        ([x, y, h, lean], i) => palm(k, { x, y, h, seed: 2001 + i, distance: 0.1 }, lean),
      ),
  },
  { name: 'sea', body: water(k, 600, 900, 820) + skiffs(k, triples('600 622 0.8, 690 614 0.5, 1180 628 0.9')) },
  { name: 'swell', body: breakers(k, triples('300 690 220, 940 720 300, 560 740 260, 1240 700 220')) },
  { name: 'boat', body: dhow(k, 1010, 668, 1.15, -0.35) },
  {
    name: 'surf',
    body: surf(k, pairs('-40 830, 220 850, 520 870, 860 858, 1180 830, 1400 800, 1640 760'), '#e2b07c', 1000, 4),
  },
  {
    name: 'people',
    body:
      woman(k, { x: 700, y: 940, h: 128, cloth: '#c8553d', trim: '#f2a32b' }, true) +
      woman(k, { x: 780, y: 950, h: 132, cloth: '#1f7a78', trim: '#f2c14a' }) +
      man(k, { x: 1080, y: 926, h: 128, trim: '#c8553d', flip: true }),
  },
  {
    name: 'palms',
    body:
      palm(k, { x: 190, y: 1050, h: 780, seed: 2011, distance: -0.8 }, 190) +
      palm(k, { x: 70, y: 1050, h: 600, seed: 2012, distance: -0.72 }, -70) +
      palm(k, { x: 1430, y: 1050, h: 700, seed: 2013, distance: -0.8 }, -170) +
      palm(k, { x: 1560, y: 1050, h: 520, seed: 2014, distance: -0.72 }, 30),
  },
  {
    name: 'shore',
    body:
      fill(
        `M-20 1020L${curve(pairs('-20 950, 120 936, 300 970, 460 1020'))}zM1620 1020V930L${curve(pairs('1620 920, 1480 930, 1320 976, 1200 1020'))}z`,
        k.paint('#3a2f4a', -0.6),
      ) +
      grass(k, 2015, -20, 420, 60, 1012, 110, '#3a4a3a', -0.8) +
      grass(k, 2016, 1260, 1620, 50, 1012, 120, '#3a4a3a', -0.8),
  },
]

/** The home page's mountain valley, on the same sheet. */
export const heroValley = (k: Kit): HeroLayer[] => [
  { name: 'sky', body: sky(k, 700, { x: 520, y: 220, r: 60 }) },
  {
    name: 'clouds',
    body: cumulus(k, 260, 190, 320, 2021) + cumulus(k, 1180, 160, 380, 2022) + cumulus(k, 860, 250, 220, 2023),
  },
  {
    name: 'far range',
    body: mountains(k, {
      seed: 2024,
      peaks: pairs('90 400, 330 280, 600 370, 870 200, 1090 330, 1310 240, 1540 360'),
      base: 680,
      rock: '#7089ad',
      distance: 0.3,
      snow: 500,
    }),
  },
  {
    name: 'low cloud',
    body: mist(k, 620, 70, 0.9) + cumulus(k, 300, 610, 420, 2025, 0.7) + cumulus(k, 1330, 600, 460, 2026, 0.7),
  },
  {
    name: 'near range',
    body:
      mountains(k, {
        seed: 2027,
        peaks: pairs('120 520, 420 560, 1240 510, 1500 560'),
        base: 790,
        rock: '#a5786a',
        distance: 0.2,
        drop: 0.4,
      }) + hills(k, { seed: 2028, y: 720, roll: 14, colour: '#b0846a', distance: 0.1 }),
  },
  { name: 'monastery', body: thiksey(k, 900, 770, 1.34, 0) },
  {
    name: 'valley',
    body:
      fill(
        `M-20 1020L${curve(pairs('-20 790, 320 770, 700 800, 1100 776, 1400 790, 1620 770'))}V1020z`,
        k.paint('#86a04c'),
      ) +
      forest(k, 2029, -20, 330, 18, 130, 0.06, () => 800) +
      each(range(24), (i) => {
        const x = [420, 470, 1180, 1240, 1300, 1350, 1410, 1470][i % 8]! + Math.floor(i / 8) * 20
        const h = 80 + ((i * 29) % 56)
        return fill(d`M${x} 812q-11 ${-h * 0.5} 0 ${-h}q11 ${h * 0.5} 0 ${h}z`, k.paint(i % 3 ? '#6f9a44' : '#d9a83a'))
      }),
  },
  {
    name: 'river',
    body:
      fill(
        `M${curve(riverBank(-1))}L${curve([...riverBank(1)].reverse())}z`,
        k.gradient([
          [0, k.paint('#b5dbd8')],
          [1, k.paint('#4f9aa2')],
        ]),
      ) + ripples(k, 660, 850, 260, 140, 2031, k.light.glint, 0.7),
  },
  {
    name: 'foreground',
    body:
      stupa(k, 330, 930, 1.7, 0) +
      stupa(k, 460, 918, 1.15, 0.02) +
      stupa(k, 214, 922, 1.1, 0.02) +
      man(k, { x: 960, y: 930, h: 140, cloth: '#8f2f2a', trim: '#f2a32b' }) +
      man(k, { x: 1030, y: 936, h: 134, cloth: '#8f2f2a', trim: '#c8553d' }) +
      boulders(k, 2032, triples('1180 920 44, 1250 934 30, 560 950 26'), '#9a958f', 0) +
      flowers(k, 2033, 90, 900, 1000, ['#d9709f', '#f6d24a', '#fdf6f0'], 1.6),
  },
  {
    name: 'flags',
    body: prayerFlags(k, [-20, 330], [800, 420], 120, 50, 20) + prayerFlags(k, [1620, 200], [990, 390], 90, 44, 18),
  },
  {
    name: 'frame',
    body:
      fill(
        `M-20 1020L${curve(pairs('-20 960, 240 990, 640 1000, 1080 994, 1620 950'))}V1020z`,
        k.paint('#33513a', -0.6),
      ) +
      deodar(k, { x: 60, y: 1050, h: 760, seed: 2034, distance: -0.6 }) +
      deodar(k, { x: 1540, y: 1050, h: 700, seed: 2035, distance: -0.6 }) +
      deodar(k, { x: 1400, y: 1050, h: 420, seed: 2036, distance: -0.5 }),
  },
]

/** One bank of the valley's river, from the hills down to the viewer. */
const riverBank = (side: -1 | 1): Point[] =>
  triples('700 796 6, 760 830 14, 620 870 30, 700 930 58, 660 1030 130').map(([x, y, half]) => [x + side * half, y])
