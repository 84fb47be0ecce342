import { dhow } from './kit/boats.ts'
import { birds, stag } from './kit/creatures.ts'
import type { Kit } from './kit/kit.ts'
import { boulders, hills, mountains, strokes } from './kit/land.ts'
import { sitter, walker, woman } from './kit/people.ts'
import { grass, teaRows } from './kit/plants.ts'
import { between } from './kit/random.ts'
import { cumulus, sky, streaks } from './kit/sky.ts'
import { type Point, range } from './kit/svg.ts'
import { acacia, broadleaf, forest, palm } from './kit/trees.ts'
import { surf, water } from './kit/water.ts'

/** A scene for each kind of journey, for places that have no drawing of their own; `seed` varies it. */
export type SceneryName = 'beaches' | 'mountains' | 'historical' | 'adventure' | 'wildlife' | 'spiritual' | 'culinary'

export const scenery: Record<SceneryName, (k: Kit, seed: number) => string> = {
  beaches: (k, seed) => {
    const r = k.random(seed)
    const x = between(r, 420, 780)
    const shore: Point[] = [
      [-40, 690],
      [260, 660],
      [560, 690],
      [860, 672],
      [1240, 690],
    ]
    return (
      sky(k, 480, { x, y: 440 }) +
      streaks(k, [
        [120, 150, 420, 10],
        [600, 220, 500, 9],
      ]) +
      hills(k, { seed, y: 450, roll: 16, colour: '#6a7a5a', distance: 0.55, bottom: 470 }) +
      water(k, 470, 720, x) +
      dhow(k, x + 220, 520, 0.9) +
      surf(k, shore, '#e3b67f') +
      palm(k, { x: 130, y: 820, h: 560, seed: seed + 1 }, 130) +
      palm(k, { x: 1100, y: 820, h: 480, seed: seed + 2 }, -110)
    )
  },
  mountains: (k, seed) => {
    const r = k.random(seed)
    const peaks: Point[] = range(4).map((i) => [140 + i * 310 + between(r, -50, 50), between(r, 140, 260)])
    return (
      sky(k, 600, { x: 300, y: 180, r: 46 }) +
      cumulus(k, 820, 150, 240, seed) +
      mountains(k, { seed, peaks, base: 560, rock: '#7a8aa5', distance: 0.35, snow: 330 }) +
      hills(k, { seed: seed + 1, y: 520, roll: 40, colour: '#6f7f5f', distance: 0.3 }) +
      forest(k, seed + 2, -20, 1220, 60, 90, 0.1, () => 610) +
      hills(k, { seed: seed + 3, y: 620, roll: 20, colour: '#5c7f3b', distance: 0 }) +
      walker(k, { x: 560, y: 720, h: 110 }) +
      grass(k, seed, 0, 1200, 120, 810, 60, '#3f5a30', -0.5)
    )
  },
  historical: (k, seed) =>
    sky(k, 560, { x: 320, y: 430, r: 80 }) +
    hills(k, { seed, y: 500, roll: 30, colour: '#a5714f', distance: 0.4 }) +
    boulders(
      k,
      seed,
      range(9).map((i) => [i * 150 + 20, 600, 60]),
      '#b9794f',
      0,
    ) +
    hills(k, { seed: seed + 1, y: 640, roll: 20, colour: '#8a5a3f', distance: -0.1 }) +
    woman(k, { x: 520, y: 730, h: 120 }, true) +
    palm(k, { x: 1050, y: 820, h: 460, seed }, -80),
  adventure: (k, seed) => scenery.mountains(k, seed + 40),
  wildlife: (k, seed) =>
    sky(k, 560, { x: 700, y: 400, r: 90 }) +
    birds(k, [
      [500, 220, 40],
      [560, 190, 34],
      [620, 230, 30],
    ]) +
    hills(k, { seed, y: 480, roll: 24, colour: '#7f8a4f', distance: 0.45 }) +
    hills(k, { seed: seed + 1, y: 560, roll: 16, colour: '#b39a4f', distance: 0.1 }) +
    acacia(k, { x: 940, y: 650, h: 360, seed }) +
    stag(k, 520, 660, 1.4) +
    grass(k, seed, 0, 1200, 160, 810, 130, '#5a5a30', -0.4),
  spiritual: (k, seed) =>
    sky(k, 540, { x: 420, y: 400, r: 70 }) +
    hills(k, { seed, y: 500, roll: 10, colour: '#9c6a64', distance: 0.4, bottom: 540 }) +
    water(k, 530, 800, 420) +
    sitter(k, { x: 700, y: 720, h: 130 }) +
    strokes(k, seed, 20, 700, 800, '#ffffff', 0.1),
  culinary: (k, seed) =>
    sky(k, 560, { x: 820, y: 200, r: 50 }) +
    hills(k, { seed, y: 480, roll: 40, colour: '#5c7f3b', distance: 0.3 }) +
    teaRows(
      k,
      seed,
      (x) => 560 + Math.sin(x / 200) * 20,
      (x) => 800 + Math.sin(x / 260) * 10,
      7,
      -20,
      1220,
      0.2,
    ) +
    broadleaf(k, { x: 980, y: 640, h: 340, seed }),
}
