import { steps, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, both, circle, d, each, fill, rect, spread, stroke } from '../kit/svg.ts'

const white = '#fbf5e8'

/** A seated lion of the stair, looking right: 44 wide and 56 high at scale 1. */
const guardian = 'M-20 0V-8Q-24-34-6-40Q-8-54 6-56Q18-56 20-44Q22-36 14-32Q18-18 18 0H8L4-16Q-4-10-4 0z'

/** The peace pagoda of Dhauli: 520 wide and 380 high at scale 1, the foot of its stair at (x, y). */
export function dhauli(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const gold = '#e2ac4a'
  const umbrella = (i: number) => {
    const [w, uy] = [40 - i * 6, -318 - i * 16]
    return (
      fill(d`M${-w} ${uy}Q0 ${uy - 18} ${w} ${uy}Q0 ${uy + 5} ${-w} ${uy}z`, t.lit(white)) +
      fill(
        d`M${w * 0.2} ${uy - 8}Q${w * 0.8} ${uy - 6} ${w} ${uy}Q${w * 0.5} ${uy + 3} ${w * 0.2} ${uy + 2}z`,
        t.dark(white, 0.2),
      )
    )
  }
  return at(
    x,
    y,
    // two terraces with railings
    rect(-250, -92, 500, 92, t.lit(white)) +
      rect(120, -92, 130, 92, t.dark(white, 0.14)) +
      fill(
        each(spread(-216, 216, 7), (px) => d`M${px - 17} -14v-46q17 -14 34 0v46z`),
        t.dark('#c9a57a', 0.2),
      ) +
      rect(-258, -98, 516, 8, t.dark(white, 0.2)) +
      fill(
        each(spread(-248, 248, 40), (px) => d`M${px - 2.4} -96v-20h4.8v20z`),
        t.lit(white),
      ) +
      rect(-254, -120, 508, 6, t.lit(white)) +
      rect(-176, -158, 352, 60, t.lit(white)) +
      rect(84, -158, 92, 60, t.dark(white, 0.14)) +
      stroke('M-176-118H176', t.dark(white, 0.3), 3) +
      rect(-184, -164, 368, 8, t.dark(white, 0.2)) +
      // the dome
      fill('M-150-162C-168-256-96-304 0-304S168-256 150-162z', t.lit(white)) +
      fill('M60-162C92-216 76-282 18-304C104-300 166-250 150-162z', t.dark(white, 0.16)) +
      stroke('M-154-190Q0-178 154-190M-152-206Q0-194 152-206', t.lit(gold), 4) +
      // the niche of the Buddha
      fill('M-46-162V-226Q-46-262 0-280Q46-262 46-226V-162z', t.lit(white)) +
      stroke('M-46-162V-226Q-46-262 0-280Q46-262 46-226V-162', t.lit(gold), 4) +
      fill('M-32-162V-220Q-32-246 0-258Q32-246 32-220V-162z', t.dark('#8a5a48', 0.3)) +
      fill(
        'M-26-164Q-20-178-12-180Q-16-204-6-208Q-10-222 0-226Q10-222 6-208Q16-204 12-180Q20-178 26-164z',
        t.lit(gold),
      ) +
      // the harmika and the five umbrellas
      rect(-24, -322, 48, 20, t.lit(white)) +
      rect(6, -322, 18, 20, t.dark(white, 0.2)) +
      stroke('M0-322V-402', t.lit(gold), 4) +
      each([0, 1, 2, 3, 4], umbrella) +
      circle(0, -404, 5, t.lit(gold)) +
      // the stair and its lions
      steps(t, -44, 44, -100, 0, 11, '#e9dcc2', 16) +
      fill('M-62 0L-46-104H-38L-50 0zM62 0L46-104H38L50 0z', t.dark(white, 0.2)) +
      both(at(92, -4, rect(-26, -14, 50, 16, t.dark('#c9a57a', 0.1)) + at(0, -14, fill(guardian, t.lit(gold)), 1.1))),
    s,
  )
}
