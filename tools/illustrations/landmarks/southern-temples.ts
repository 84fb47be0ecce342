import { columns, finial, type Tones, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, circle, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

/** One storeyed pyramid of the Shore temple; `tiers` counts its storeys. */
function vimana(t: Tones, x: number, y: number, w: number, h: number, tiers: number): string {
  const stone = '#c7a883'
  const lowest = h * 0.2
  const unit = (h - lowest) / (tiers + 1.6)
  const half = (i: number) => (w / 2) * (1 - (0.8 * i) / tiers)
  return (
    rect(x - w / 2, y - lowest, w, lowest, t.lit(stone)) +
    fill(
      each(
        spread(x - w * 0.36, x + w * 0.36, 4),
        (nx) => d`M${nx - w * 0.05} ${y}v${-lowest * 0.7}h${w * 0.1}v${lowest * 0.7}z`,
      ),
      t.dark(stone, 0.34),
    ) +
    rect(x + w * 0.2, y - lowest, w * 0.3, lowest, t.dark(stone, 0.28)) +
    each(range(tiers), (i) => {
      const [hw, fy] = [half(i), y - lowest - unit * i]
      const n = Math.max(3, 7 - i)
      return (
        fill(
          d`M${x - hw} ${fy}l${w * 0.03} ${-unit * 0.66}h${hw * 2 - w * 0.06}l${w * 0.03} ${unit * 0.66}z`,
          t.lit(stone),
        ) +
        fill(
          d`M${x + hw * 0.4} ${fy}v${-unit * 0.66}h${hw * 0.6 - w * 0.03}l${w * 0.03} ${unit * 0.66}z`,
          t.dark(stone, 0.3),
        ) +
        rect(x - hw - w * 0.02, fy - unit * 0.14, hw * 2 + w * 0.04, unit * 0.16, t.dark(stone, 0.3)) +
        fill(
          each(
            spread(x - hw * 0.84, x + hw * 0.84, n),
            (nx) =>
              d`M${nx - (hw / n) * 0.7} ${fy - unit * 0.6}v${-unit * 0.2}q${(hw / n) * 0.7} ${-unit * 0.46} ${(hw / n) * 1.4} 0v${unit * 0.2}z`,
          ),
          t.lit('#d8bb96'),
        ) +
        fill(
          each(
            spread(x - hw * 0.7, x + hw * 0.7, n - 1),
            (nx) => d`M${nx - w * 0.02} ${fy - unit * 0.16}v${-unit * 0.36}h${w * 0.04}v${unit * 0.36}z`,
          ),
          t.dark(stone, 0.55),
        )
      )
    }) +
    fill(
      d`M${x - w * 0.15} ${y - lowest - unit * tiers}C${x - w * 0.17} ${y - lowest - unit * (tiers + 0.7)} ${x - w * 0.05} ${y - lowest - unit * (tiers + 0.9)} ${x} ${y - lowest - unit * (tiers + 1.1)}C${x + w * 0.05} ${y - lowest - unit * (tiers + 0.9)} ${x + w * 0.17} ${y - lowest - unit * (tiers + 0.7)} ${x + w * 0.15} ${y - lowest - unit * tiers}z`,
      t.lit('#d8bb96'),
    ) +
    finial(t, x, y - lowest - unit * (tiers + 1), unit * 0.8, '#c7a883')
  )
}

/** Mamallapuram's Shore temple, the great and the lesser spire behind their wall of bulls: 420 wide and 320 high at scale 1. */
export function shoreTemple(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const stone = '#c7a883'
  const nandi = (nx: number) =>
    fill(d`M${nx - 15} -40q-1 -12 8 -13q1 -9 8 -9l6 5q-1 5 -4 6q10 0 11 11z`, t.lit('#d8bb96'))
  return at(
    x,
    y,
    vimana(t, 52, -20, 156, 306, 5) +
      vimana(t, -86, -20, 92, 186, 3) +
      rect(-210, -38, 420, 38, t.lit('#bb9c78')) +
      rect(96, -38, 114, 38, t.dark(stone, 0.3)) +
      rect(-214, -42, 428, 6, t.dark(stone, 0.2)) +
      stroke('M-210-14H210', t.dark(stone, 0.4), 2.4) +
      each(spread(-192, 192, 11), nandi),
    s,
  )
}

/** Ellora's Kailasa cut from the hill: 460 wide and 300 high at scale 1. */
export function kailasa(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const rock = '#b58a6c'
  const storey = (cx: number, fy: number, w: number, h: number, n: number) =>
    rect(cx - w / 2, fy - h, w, h, t.lit(rock)) +
    rect(cx + w * 0.22, fy - h, w * 0.28, h, t.dark(rock, 0.3)) +
    fill(
      each(
        spread(cx - w * 0.4, cx + w * 0.4, n),
        (nx) => d`M${nx - 6} ${fy - 4}v${-h * 0.5}q6 ${-h * 0.2} 12 0v${h * 0.5}z`,
      ),
      t.dark(rock, 0.56),
    ) +
    fill(
      d`M${cx - w / 2 - 7} ${fy - h + 5}L${cx - w / 2} ${fy - h - 4}H${cx + w / 2}L${cx + w / 2 + 7} ${fy - h + 5}z`,
      t.dark(rock, 0.2),
    ) +
    fill(
      each(spread(cx - w * 0.42, cx + w * 0.42, n), (nx) => d`M${nx - 9} ${fy - h - 3}q0 -13 9 -15q9 2 9 15z`),
      t.lit('#caa083'),
    )
  const pillar = (px: number, h: number) =>
    fill(d`M${px - 13} 0V${-h * 0.16}H${px - 9}V${-h}H${px + 9}V${-h * 0.16}H${px + 13}V0z`, t.lit('#caa083')) +
    fill(d`M${px + 2} 0V${-h}H${px + 9}V${-h * 0.16}H${px + 13}V0z`, t.dark(rock, 0.34)) +
    fill(
      each([0.36, 0.56, 0.76, 0.96], (f) => d`M${px - 13} ${-h * f}h26v-7h-26z`),
      t.dark(rock, 0.26),
    ) +
    fill(d`M${px - 16} ${-h}h32v-6h-32zM${px - 9} ${-h - 6}l9 -18l9 18z`, t.lit('#caa083'))
  return at(
    x,
    y,
    storey(60, -70, 250, 70, 9) +
      storey(-120, -66, 96, 56, 4) +
      storey(74, -144, 178, 42, 7) +
      storey(74, -190, 124, 36, 5) +
      storey(74, -228, 78, 28, 3) +
      fill('M40-256C34-286 56-306 74-312C92-306 114-286 108-256z', t.lit('#caa083')) +
      fill('M82-256C94-284 88-300 74-312C92-306 114-286 108-256z', t.dark(rock, 0.34)) +
      finial(t, 74, -308, 24, '#caa083') +
      fill('M-186-122L-170-140H-70L-54-122z', t.dark(rock, 0.2)) +
      rect(-190, -66, 400, 66, t.lit('#a67c5f')) +
      rect(90, -66, 120, 66, t.dark(rock, 0.34)) +
      // the frieze of elephants that carries it
      fill(
        each(
          spread(-176, 176, 10),
          (ex) =>
            d`M${ex - 15} -8v-24q0 -18 15 -18q15 0 15 18v24h-8v-10q-1 -6 -3 -8q2 14 -2 24h-5q-3 -12 -1 -24q-3 4 -3 10v8z`,
        ),
        t.lit('#caa083'),
      ) +
      rect(-196, -70, 412, 7, t.dark(rock, 0.16)) +
      pillar(-206, 200) +
      pillar(206, 188),
    s,
  )
}

/** The gilded roof over the shrine at Tirumala among its white halls: 420 wide and 250 high at scale 1. */
export function tirumala(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const gold = '#f0b53a'
  const white = '#fbf2e0'
  const gate = (gx: number, w: number, h: number, tiers: number) =>
    rect(gx - w * 0.56, -h * 0.3, w * 1.12, h * 0.3, t.lit('#d9c3a0')) +
    rect(gx - w * 0.12, -h * 0.24, w * 0.24, h * 0.24, t.dark('#7a5a48', 0.6)) +
    each(range(tiers), (i) => {
      const [hw, fy] = [(w / 2) * (1 - i * 0.1), -h * 0.3 - (i * h * 0.56) / tiers]
      const th = (h * 0.56) / tiers
      return (
        fill(d`M${gx - hw} ${fy}l${w * 0.04} ${-th}h${hw * 2 - w * 0.08}l${w * 0.04} ${th}z`, t.lit(white)) +
        fill(
          each(
            spread(gx - hw * 0.78, gx + hw * 0.78, 7),
            (nx) =>
              d`M${nx - w * 0.022} ${fy - th * 0.12}v${-th * 0.5}q${w * 0.022} ${-th * 0.2} ${w * 0.044} 0v${th * 0.5}z`,
          ),
          t.dark(white, 0.4),
        ) +
        rect(gx - hw - 2, fy - 3, hw * 2 + 4, 4, t.lit('#e3a934')) +
        fill(d`M${gx + hw * 0.4} ${fy}v${-th}h${hw * 0.6 - w * 0.04}l${w * 0.04} ${th}z`, t.dark(white, 0.2))
      )
    }) +
    fill(
      d`M${gx - w * 0.32} ${-h * 0.86}q${-w * 0.03} ${-h * 0.1} ${w * 0.08} ${-h * 0.13}h${w * 0.48}q${w * 0.11} ${h * 0.03} ${w * 0.08} ${h * 0.13}z`,
      t.lit('#f3ddb0'),
    ) +
    each(spread(gx - w * 0.22, gx + w * 0.22, 7), (fx) => finial(t, fx, -h * 0.985, h * 0.09))
  return at(
    x,
    y,
    gate(-150, 150, 230, 5) +
      rect(-70, -64, 300, 64, t.lit(white)) +
      rect(-70, -66, 300, 8, t.lit('#c8553d')) +
      fill(columns(-56, 216, -4, 46, 7, 13), t.lit('#e7d6b6')) +
      fill(
        each(spread(-45, 205, 12), (px) => d`M${px - 7} -4v-42h14v42z`),
        t.dark('#8a6a58', 0.5),
      ) +
      rect(40, -104, 150, 38, t.lit(gold)) +
      rect(130, -104, 60, 38, t.dark(gold, 0.24)) +
      fill(
        each(spread(54, 176, 7), (px) => d`M${px - 6} -72v-18q6-10 12 0v18z`),
        t.dark(gold, 0.4),
      ) +
      fill('M30-104H200L188-116H42z', t.lit('#ffd469')) +
      rect(58, -142, 114, 27, t.lit(gold)) +
      rect(126, -142, 46, 27, t.dark(gold, 0.24)) +
      fill('M50-142H180L168-152H62z', t.lit('#ffd469')) +
      fill('M72-152C64-190 96-206 115-216C134-206 166-190 158-152z', t.lit(gold)) +
      fill('M124-152C138-186 128-204 115-216C134-206 166-190 158-152z', t.dark(gold, 0.28)) +
      circle(115, -172, 11, t.dark(gold, 0.3)) +
      finial(t, 115, -212, 34, '#ffe08a'),
    s,
  )
}
