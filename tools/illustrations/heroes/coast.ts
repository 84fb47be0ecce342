import { dhow, skiffs } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { land } from '../kit/land.ts'
import { breeze, flicker, passing, swing } from '../kit/motion.ts'
import { man, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { sky, streaks } from '../kit/sky.ts'
import { rollingSurf } from '../kit/surf.ts'
import { at, circle, curve, d, each, ellipse, fill, leaning, pairs, quads, range, triples } from '../kit/svg.ts'
import { palm } from '../kit/trees.ts'
import { breakers, water } from '../kit/water.ts'
import { lighthouse } from '../landmarks/coast.ts'
import type { HeroLayer } from './layer.ts'

const SUN = { x: 820, y: 540, r: 84 }

/** The home page's coast at dawn, on a sheet of 1600 by 1000; its middle two fifths stand alone on a phone. */
export function heroCoast(k: Kit, moment = 0): HeroLayer[] {
  const wind = breeze(moment)
  return [
    { name: 'sky', body: sky(k, 600, { ...SUN, rings: 3 }) + halo(k, moment) },
    { name: 'clouds', body: clouds(k, moment) },
    { name: 'birds', body: birds(k, moment) },
    {
      name: 'headlands',
      body:
        land(k, pairs('-40 540, 120 480, 280 470, 430 510, 560 580, 640 600'), '#7a5a7f', 0.5, 604) +
        land(k, pairs('-40 500, 80 506, 200 540, 300 590, 360 606'), '#5a4466', 0.2, 610) +
        land(k, pairs('1080 606, 1180 560, 1300 540, 1440 500, 1640 480'), '#5f4a6c', 0.3, 610) +
        lighthouse(k, 1360, 524, 0.62, 0.22) +
        each(
          quads('1240 556 90 16, 1290 548 110 -14, 1450 510 120 18, 1510 504 100 -16, 70 512 110 20, 130 526 90 -12'),
          ([x, y, h, lean], i) => palm(k, { x, y, h, seed: 2001 + i, distance: 0.1, wind }, lean),
        ),
    },
    { name: 'sea', body: water(k, 600, 900, SUN.x, 31, flicker(moment, 2)) },
    {
      name: 'skiffs',
      body: each(triples('600 622 0.8, 690 614 0.5, 1180 628 0.9'), ([x, y, s], i) =>
        skiffs(k, [[x, y + 1.6 * swing(moment, 3, i * 0.3), s]]),
      ),
    },
    { name: 'swell', body: swell(k, moment) },
    { name: 'boat', body: boat(k, moment) },
    {
      name: 'surf',
      body: rollingSurf(
        k,
        pairs('-60 820, 220 846, 520 864, 860 852, 1180 826, 1400 796, 1660 752'),
        '#e2b07c',
        moment,
      ),
    },
    { name: 'people', body: people(k, wind) },
    {
      name: 'palms',
      body:
        palm(k, { x: 190, y: 1050, h: 780, seed: 2011, distance: -0.8, wind }, 190) +
        palm(k, { x: 70, y: 1050, h: 600, seed: 2012, distance: -0.72, wind }, -70) +
        palm(k, { x: 1430, y: 1050, h: 700, seed: 2013, distance: -0.8, wind }, -170) +
        palm(k, { x: 1560, y: 1050, h: 520, seed: 2014, distance: -0.72, wind }, 30),
    },
    {
      name: 'shore',
      body:
        fill(
          `M-20 1020L${curve(pairs('-20 950, 120 936, 300 970, 460 1020'))}zM1620 1020V930L${curve(pairs('1620 920, 1480 930, 1320 976, 1200 1020'))}z`,
          k.paint('#3a2f4a', -0.6),
        ) +
        grass(k, 2015, -20, 420, 60, 1012, 110, '#3a4a3a', -0.8, wind) +
        grass(k, 2016, 1260, 1620, 50, 1012, 120, '#3a4a3a', -0.8, wind),
    },
  ]
}

/** The sun's light swells once in a loop, as through thin haze. */
const halo = (k: Kit, moment: number): string =>
  circle(SUN.x, SUN.y, SUN.r * (4.2 + 0.5 * swing(moment, 1)), k.glow(k.light.sun, 0.2))

/** Streaks that form, are drawn along by the wind and thin away. */
const clouds = (k: Kit, moment: number): string =>
  streaks(
    k,
    quads('120 170 560 14, 760 120 620 13, 1120 250 420 10, 300 300 420 9, 820 350 300 7, 420 90 480 10').map(
      ([x, y, w, h], i) => {
        const { way, here } = passing(moment, 0.42 + i * 0.37)
        return [x + (way - 0.5) * 130, y, w * (0.8 + 0.2 * here), h * here * 1.15] as const
      },
    ),
  )

/** Two flocks that come out of the distance, cross the light and are lost in it again. */
const birds = (k: Kit, moment: number): string =>
  each(
    [
      { start: 0.4, from: [330, 350], to: [860, 250], span: 38 },
      { start: 0.88, from: [1320, 330], to: [760, 220], span: 30 },
    ],
    ({ start, from: [x0, y0], to: [x1, y1], span }, i) => {
      const { way, here } = passing(moment, start)
      return here < 0.02
        ? ''
        : flock(
            k,
            x0! + (x1! - x0!) * way,
            y0! + (y1! - y0!) * way,
            span * Math.sqrt(here),
            -0.1,
            (bird) => swing(moment, 13 + i * 2, bird * 0.23) * 0.9,
          )
    },
  )

/** Low waves that rise far out, come nearer and sink. */
const swell = (k: Kit, moment: number): string =>
  breakers(
    k,
    triples('300 676 220, 940 712 300, 560 726 260, 1240 690 220, 80 716 240, 720 664 180').map(([x, y, w], i) => {
      const { way, here } = passing(moment * 2, i * 0.29)
      return [x - 0.1 * w * way, y + 34 * (way - 0.5), w * (0.8 + 0.25 * way), 1.15 * here] as const
    }),
  )

/** The dhow rides the swell, and its image is broken in the water below it. */
function boat(k: Kit, moment: number): string {
  const [x, y] = [1010 + 7 * swing(moment, 1, 0.1), 668 + 3.2 * swing(moment, 2)]
  const image = each(range(9), (i) => {
    const half = (64 - i * 5) * (1 + 0.28 * swing(moment, 2 + (i % 2), i * 0.31))
    const middle = x + 14 + i * 1.5 + 5 * swing(moment, 2, i * 0.17)
    const top = 690 + i * 9
    return d`M${middle - half} ${top}q${half} ${-3.4} ${half * 2} 0q${-half} ${3.8} ${-half * 2} 0z`
  })
  return (
    fill(image, k.paint('#7a4a4c'), 0.34) +
    at(x, y, dhow(k, 0, 0, 1.15, -0.35), 1, 1, 1.5 * swing(moment, 2, 0.18) + 0.5 * swing(moment, 3))
  )
}

/** Those who watch, with the dawn behind them and their shadows at their feet. */
const people = (k: Kit, wind: (x: number) => number): string =>
  each(pairs('703 946, 784 956, 1078 932'), ([x, y]) => ellipse(x, y, 44, 17, k.glow('#3a2f4a', 0.62))) +
  leaning(700, 940, woman(k, { x: 700, y: 940, h: 128, cloth: '#c8553d', trim: '#f2a32b' }, true), 0.5 * wind(700)) +
  leaning(780, 950, woman(k, { x: 780, y: 950, h: 132, cloth: '#1f7a78', trim: '#f2c14a' }), 0.9 * wind(780)) +
  leaning(1080, 926, man(k, { x: 1080, y: 926, h: 128, trim: '#c8553d', flip: true }), 0.6 * wind(1080))
