import { columns, type Tones, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, circle, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

const granite = '#d3a06b'

/** Vittala's stone chariot from its side: 420 wide and 360 high at scale 1, standing on (x, y). */
export function stoneChariot(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  return at(
    x,
    y,
    rect(-190, -14, 340, 14, t.dark(granite, 0.3)) +
      rect(-176, -26, 312, 13, t.lit('#c08e5e')) +
      hall(t) +
      each([-92, 66], (wx) => wheel(t, wx, -58, 54)) +
      elephant(t),
    s,
  )
}

function hall(t: Tones): string {
  const shade = t.dark(granite, 0.5)
  const niches = each(spread(-128, 108, 7), (nx) => d`M${nx - 9} -106v-22q9 -14 18 0v22z`)
  return (
    // moulded plinth
    rect(-150, -64, 282, 40, t.dark(granite, 0.36)) +
    rect(-160, -84, 302, 24, t.lit('#c99461')) +
    rect(-152, -94, 286, 12, t.dark(granite, 0.2)) +
    rect(-146, -138, 274, 46, t.lit(granite)) +
    fill(niches, shade) +
    rect(-158, -148, 298, 12, t.lit('#e2b37c')) +
    // pillared hall
    rect(-128, -236, 238, 90, shade) +
    fill(columns(-122, 104, -146, 90, 17, 5), t.lit(granite)) +
    fill(
      each(
        spread(-122, 104, 5),
        (cx) => d`M${cx - 14} -222h28l-6 14h-16zM${cx - 12} -148h24v-14h-24zM${cx - 11} -192h22v10h-22z`,
      ),
      t.dark(granite, 0.16),
    ) +
    fill(
      each(spread(-94, 76, 4), (cx) => d`M${cx - 12} -146v-46q12 -16 24 0v46z`),
      t.dark(granite, 0.72),
    ) +
    // the great double-curved eave
    fill(
      'M-186-218C-150-226-140-252-132-256H116C124-252 134-226 170-218C160-212 130-222 116-232H-132C-146-222-176-212-186-218z',
      t.lit('#e2b37c'),
    ) +
    fill(
      'M-186-218C-150-224-140-236-132-240H116C124-236 134-224 170-218C160-212 130-222 116-232H-132C-146-222-176-212-186-218z',
      t.dark(granite, 0.34),
    ) +
    stroke(
      each(spread(-116, 100, 9), (cx) => d`M${cx} -254v18`),
      t.dark(granite, 0.3),
      1.6,
    ) +
    rect(-126, -272, 236, 18, t.lit(granite)) +
    fill(
      each(spread(-112, 96, 8), (cx) => d`M${cx - 12} -270q0 -24 12 -28q12 4 12 28z`),
      t.lit('#c99461'),
    ) +
    // what is left of the little tower
    rect(-84, -296, 152, 26, t.dark(granite, 0.14)) +
    fill(
      each(spread(-68, 52, 6), (cx) => d`M${cx - 7} -274v-10q7 -9 14 0v10z`),
      shade,
    ) +
    rect(-92, -303, 168, 9, t.lit('#e2b37c')) +
    fill(
      each(spread(-70, 54, 4), (cx) => d`M${cx - 16} -303q0 -20 16 -24q16 4 16 24z`),
      t.lit('#c99461'),
    ) +
    fill('M84-94h50v-44h-6v-10h-44zM80-236h30v90h-30z', t.dark(granite, 0.24), 0.7)
  )
}

function wheel(t: Tones, x: number, y: number, r: number): string {
  const petals = (n: number, inner: number, outer: number, w: number) =>
    each(range(n), (i) => {
      const a = (i / n) * Math.PI * 2
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const mid = (inner + outer) / 2
      return d`M${x + c * inner} ${y + s * inner}Q${x + c * mid - s * w} ${y + s * mid + c * w} ${x + c * outer} ${y + s * outer}Q${x + c * mid + s * w} ${y + s * mid - c * w} ${x + c * inner} ${y + s * inner}z`
    })
  return (
    circle(x + 5, y + 2, r, t.dark(granite, 0.6)) +
    circle(x, y, r, t.lit('#d9a672')) +
    circle(x, y, r * 0.86, t.dark(granite, 0.3)) +
    circle(x, y, r * 0.8, t.lit('#c99461')) +
    fill(petals(16, r * 0.48, r * 0.8, r * 0.12), t.lit('#ebc08a')) +
    circle(x, y, r * 0.48, t.dark(granite, 0.34)) +
    fill(petals(8, r * 0.12, r * 0.45, r * 0.13), t.lit('#ebc08a')) +
    circle(x, y, r * 0.15, t.dark(granite, 0.5)) +
    circle(x, y, r * 0.08, t.lit('#ebc08a'))
  )
}

/** One of the pair of stone elephants in harness. */
function elephant(t: Tones): string {
  return at(
    -212,
    0,
    fill(
      'M52-6C54-40 56-76 36-92C18-104-6-98-18-90C-30-92-42-82-44-66C-48-46-50-28-58-14Q-60-4-50-6C-42-10-38-24-34-38C-30-34-26-34-22-36L-22-6H-4L-2-34H26L30-6z',
      t.lit('#c99461'),
    ) +
      fill('M-18-90C-28-84-30-62-20-52C-8-56-4-76-18-90zM26-34L30-6H52C53-20 54-30 54-44z', t.dark(granite, 0.3)) +
      stroke('M14-98Q18-70 12-36M-2-96L14-82', t.dark(granite, 0.45), 3) +
      circle(-32, -72, 2.4, t.dark(granite, 0.8)),
  )
}

/** A ruined pillared pavilion, as they stand on every rock at Hampi. */
export function mandapa(k: Kit, x: number, y: number, s: number, distance = 0, bays = 4): string {
  const t = tones(k, distance)
  const w = bays * 28
  return at(
    x,
    y,
    rect(-w / 2, -60, w, 60, t.dark(granite, 0.6)) +
      fill(columns(-w / 2 + 5, w / 2 - 5, 0, 60, 9, bays + 1), t.lit(granite)) +
      rect(-w / 2 - 12, -68, w + 24, 10, t.lit('#e2b37c')) +
      rect(-w / 2 - 8, -8, w + 16, 8, t.dark(granite, 0.2)),
    s,
  )
}
