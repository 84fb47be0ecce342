import { stupa } from '../kit/architecture.ts'
import { birds } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, mountains } from '../kit/land.ts'
import { breeze, passing, swing } from '../kit/motion.ts'
import { man, prayerFlags } from '../kit/people.ts'
import { flowers } from '../kit/plants.ts'
import { cumulus, mist, sky } from '../kit/sky.ts'
import { circle, curve, d, each, ellipse, fill, leaning, type Point, pairs, quads, range, triples } from '../kit/svg.ts'
import { deodar, forest } from '../kit/trees.ts'
import { ripples } from '../kit/water.ts'
import { thiksey } from '../landmarks/monasteries.ts'
import type { HeroLayer } from './layer.ts'

/** The home page's mountain valley, on a sheet of 1600 by 1000. */
export function heroValley(k: Kit, moment = 0): HeroLayer[] {
  const wind = breeze(moment)
  return [
    {
      name: 'sky',
      body:
        sky(k, 700, { x: 520, y: 220, r: 60 }) +
        circle(520, 220, 250 + 34 * swing(moment, 1), k.glow(k.light.sun, 0.22)),
    },
    {
      name: 'clouds',
      body: drifting(k, moment, 150, 0.92, [
        [260, 190, 320, 2021, 0.46],
        [1150, 160, 380, 2022, 0.6],
        [830, 236, 220, 2023, 0.24],
        [640, 120, 260, 2037, 0.94],
        [1460, 250, 240, 2038, 0.08],
        [60, 280, 220, 2039, 0.78],
      ]),
    },
    { name: 'bird', body: vulture(k, moment) },
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
      body:
        mist(k, 620, 70, 0.9) +
        drifting(k, moment, 240, 0.78, [
          [300, 600, 420, 2025, 0.5],
          [1330, 590, 460, 2026, 0.38],
          [640, 630, 320, 2040, 0.92],
          [1080, 625, 340, 2041, 0.12],
          [20, 590, 340, 2042, 0.74],
        ]),
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
        }) +
        hills(k, { seed: 2028, y: 720, roll: 14, colour: '#b0846a', distance: 0.1 }) +
        cloudShadow(k, moment),
    },
    { name: 'monastery', body: thiksey(k, 900, 770, 1.34, 0) },
    { name: 'valley', body: valleyFloor(k, wind) },
    { name: 'river', body: river(k, moment) },
    {
      name: 'foreground',
      body:
        each(triples('330 930 100, 462 920 62, 214 924 60, 962 930 30, 1032 936 30'), ([x, y, half]) =>
          ellipse(x + half * 0.24, y + 2, half, half * 0.13, k.light.shade, 0.24),
        ) +
        stupa(k, 330, 930, 1.7, 0) +
        stupa(k, 460, 918, 1.15, 0.02) +
        stupa(k, 214, 922, 1.1, 0.02) +
        leaning(960, 930, man(k, { x: 960, y: 930, h: 140, cloth: '#8f2f2a', trim: '#f2a32b' }), 0.5 * wind(960)) +
        leaning(1030, 936, man(k, { x: 1030, y: 936, h: 134, cloth: '#8f2f2a', trim: '#c8553d' }), 0.5 * wind(1030)) +
        boulders(k, 2032, triples('1180 920 44, 1250 934 30, 560 950 26'), '#9a958f', 0) +
        leaning(800, 1000, flowers(k, 2033, 90, 900, 1000, ['#d9709f', '#f6d24a', '#fdf6f0'], 1.6), 2.2 * wind(800)),
    },
    {
      name: 'flags',
      body:
        prayerFlags(k, [-20, 330], [800, 420], 120, 50, 20, 0, flutter(moment, 0)) +
        prayerFlags(k, [1620, 200], [990, 390], 90, 44, 18, 0, flutter(moment, 0.4)),
    },
    {
      name: 'frame',
      body:
        fill(
          `M-20 1020L${curve(pairs('-20 960, 240 990, 640 1000, 1080 994, 1620 950'))}V1020z`,
          k.paint('#33513a', -0.6),
        ) +
        leaning(60, 1070, deodar(k, { x: 60, y: 1070, h: 760, seed: 2034, distance: -0.6 }), 0.5 * wind(60)) +
        leaning(1540, 1070, deodar(k, { x: 1540, y: 1070, h: 700, seed: 2035, distance: -0.6 }), 0.5 * wind(1540)) +
        leaning(1400, 1070, deodar(k, { x: 1400, y: 1070, h: 420, seed: 2036, distance: -0.5 }), 0.7 * wind(1400)),
    },
  ]
}

/** Heap clouds that form, go `far` with the wind and dissolve; each is [x, y, width, seed, when in the loop]. */
const drifting = (
  k: Kit,
  moment: number,
  far: number,
  opacity: number,
  list: readonly (readonly [number, number, number, number, number])[],
): string =>
  each(list, ([x, y, w, seed, start]) => {
    const { way, here } = passing(moment, start)
    const seen = opacity * Math.min(1, here * 1.7)
    return seen < 0.01 ? '' : cumulus(k, x + far * (way - 0.5), y, w * (0.86 + 0.14 * here), seed, +seen.toFixed(3))
  })

/** Flags one after the other lift in the same gust. */
const flutter = (moment: number, start: number) => (flag: number) =>
  0.6 * swing(moment, 4, start - flag / 7) + 0.4 * swing(moment, 7, start - flag / 3.4)

/** A lammergeier that circles on still wings. */
const vulture = (k: Kit, moment: number): string => {
  const [x, y] = [640 + 170 * swing(moment, 1, 0.1), 330 + 44 * swing(moment, 1, 0.35)]
  return birds(k, [[x, y, 46 - 10 * swing(moment, 1, 0.35)]], 0.05, () => -0.2 + 0.35 * swing(moment, 3))
}

/** The shadow of a cloud, going over the brown hills. */
const cloudShadow = (k: Kit, moment: number): string =>
  each(triples('360 690 0.15, 1320 690 0.65'), ([x, y, start]) => {
    const { way, here } = passing(moment, start)
    return ellipse(x + 420 * (way - 0.5), y, 330, 110, k.glow(k.light.shade, +(0.34 * here).toFixed(3)))
  })

const valleyFloor = (k: Kit, wind: (x: number) => number): string =>
  fill(
    `M-20 1020L${curve(pairs('-20 790, 320 770, 700 800, 1100 776, 1400 790, 1620 770'))}V1020z`,
    k.paint('#86a04c'),
  ) +
  forest(k, 2029, -20, 330, 18, 130, 0.06, () => 800) +
  each(range(24), (i) => {
    const x = [420, 470, 1180, 1240, 1300, 1350, 1410, 1470][i % 8]! + Math.floor(i / 8) * 20
    const h = 80 + ((i * 29) % 56)
    const lean = h * 0.07 * wind(x)
    return fill(
      d`M${x} 812q${lean * 0.3 - 11} ${-h * 0.5} ${lean} ${-h}q${11 - lean * 0.3} ${h * 0.5} ${-lean} ${h}z`,
      k.paint(i % 3 ? '#6f9a44' : '#d9a83a'),
    )
  })

/** One bank of the river, from the hills down to the viewer. */
const bank = (side: -1 | 1): Point[] =>
  triples('700 796 6, 760 830 14, 620 870 30, 700 930 58, 660 1030 130').map(([x, y, half]) => [x + side * half, y])

function river(k: Kit, moment: number): string {
  const bed = `M${curve(bank(-1))}L${curve([...bank(1)].reverse())}z`
  const colours = k.gradient([
    [0, k.paint('#b5dbd8')],
    [1, k.paint('#4f9aa2')],
  ])
  const runs = each(quads('690 830 150 60 , 640 868 200 74, 672 920 330 96'), ([x, y, w, depth], i) =>
    ripples(k, x, y, w, depth, 2031 + i * 50, k.light.glint, 0.62, moment),
  )
  return fill(bed, colours) + k.clipped(bed, runs)
}
