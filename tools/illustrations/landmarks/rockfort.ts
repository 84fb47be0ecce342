import { arch, dome, merlons, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'
import { gopuram } from './gopuram.ts'

/** The Rock of Tiruchirappalli with its temples: 660 wide and 420 high at scale 1, its foot at (x, y). */
export function rockfort(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const [rock, wall] = ['#b98f74', '#f0dfc2']
  const banded = (left: number, top: number, w: number, h: number) =>
    rect(left, top, w, h, t.lit(wall)) +
    each(range(Math.floor(w / 16)), (i) => (i % 2 ? rect(left + i * 16, top, 16, h, t.lit('#c8553d')) : ''))
  return at(
    x,
    y,
    fill(
      'M-340 0C-330-60-300-120-262-150C-230-176-214-190-190-240C-170-286-130-330-70-344C-20-354 40-350 84-330C130-308 150-260 180-220C206-186 250-170 280-130C310-90 330-40 340 0z',
      t.lit(rock),
    ) +
      fill(
        'M84-330C130-308 150-260 180-220C206-186 250-170 280-130C310-90 330-40 340 0H150C170-60 150-120 120-170C96-212 96-280 84-330z',
        t.dark(rock, 0.24),
      ) +
      fill(
        'M-150-300C-170-240-130-200-150-150C-170-110-140-60-160 0H-210C-190-60-200-120-190-180C-186-230-174-270-150-300zM10-340C20-280-10-230 10-180C30-130 0-60 20 0H-30C-40-70-20-130-40-190C-52-240-20-300 10-340z',
        t.dark(rock, 0.14),
        0.7,
      ) +
      // the upper shrine, Uchi Pillaiyar
      rect(-70, -376, 140, 40, t.lit(wall)) +
      rect(30, -376, 40, 40, t.dark(wall, 0.2)) +
      fill(
        each(spread(-54, 54, 6), (px) => arch(px, -338, 14, 30)),
        t.window,
      ) +
      rect(-78, -382, 156, 8, t.dark('#c8553d', 0.1)) +
      rect(-34, -412, 68, 32, t.lit(wall)) +
      fill(
        each([-20, 0, 20], (px) => arch(px, -382, 12, 24)),
        t.window,
      ) +
      dome(t, 0, -410, 54, 40, '#e6b04a', 22) +
      // the stair between striped walls
      fill('M84-330L120-300L96-262L134-226L118-196L150-176L136-160L96-190L110-222L72-262L94-298L66-326z', t.lit(wall)) +
      stroke('M84-326L112-300L88-262L126-226L108-194L140-170', t.dark('#c8553d', 0.1), 4) +
      // the great temple half-way
      banded(-210, -176, 330, 44) +
      fill(merlons(-210, 120, -176, 8), t.lit(wall)) +
      rect(-176, -218, 250, 42, t.lit(wall)) +
      rect(10, -218, 64, 42, t.dark(wall, 0.2)) +
      fill(
        each(spread(-156, 54, 9), (px) => arch(px, -178, 15, 30)),
        t.window,
      ) +
      rect(-184, -224, 266, 8, t.dark('#c8553d', 0.1)) +
      gopuram(
        k,
        -118,
        -220,
        0.34,
        {
          tiers: 5,
          width: 200,
          height: 210,
          wall: '#e3b06a',
          base: wall,
          painted: ['#d9586b', '#f6efe0', '#4f86b8', '#e8894a', '#7fb35a'],
        },
        distance,
      ) +
      gopuram(k, 20, -220, 0.26, { tiers: 4, width: 200, height: 190, wall: '#e6b04a', base: wall }, distance) +
      banded(-260, -60, 430, 36) +
      fill(
        each(spread(-244, 154, 13), (px) => d`M${px - 8} -24v-22q8 -10 16 0v22z`),
        t.window,
      ),
    s,
  )
}
