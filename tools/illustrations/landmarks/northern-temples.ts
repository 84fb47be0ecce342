import { columns, finial, pennant, shikhara, steps, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, both, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

/** Bodh Gaya's Mahabodhi: 260 wide and 430 high at scale 1, standing on (x, y). */
export function mahabodhi(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const stone = '#d2b083'
  const tower = (tx: number, foot: number, w: number, h: number, tiers: number) => {
    const half = (f: number) => (w / 2) * (1 - 0.66 * f)
    const umbrella = half(1)
    return (
      fill(
        d`M${tx - half(0)} ${foot}L${tx - half(1)} ${foot - h}H${tx + half(1)}L${tx + half(0)} ${foot}z`,
        t.lit(stone),
      ) +
      each(range(tiers), (i) => {
        const [f, g] = [(i + 0.72) / tiers, (i + 0.1) / tiers]
        const n = Math.max(3, Math.round(half(g) / 9))
        return (
          fill(
            each(
              spread(tx - half(g) * 0.84, tx + half(g) * 0.84, n),
              (nx) =>
                d`M${nx - w * 0.018} ${foot - h * g}v${(-h / tiers) * 0.4}q${w * 0.018} ${(-h / tiers) * 0.2} ${w * 0.036} 0v${(h / tiers) * 0.4}z`,
            ),
            t.dark(stone, 0.52),
          ) +
          fill(
            d`M${tx - half(f) - 2.5} ${foot - h * f}h${half(f) * 2 + 5}l-2 ${(-h / tiers) * 0.2}h${-half(f) * 2 - 1}z`,
            t.dark(stone, 0.24),
          )
        )
      }) +
      fill(
        d`M${tx + half(0) * 0.4} ${foot}L${tx + half(1) * 0.4} ${foot - h}H${tx + half(1)}L${tx + half(0)} ${foot}z`,
        t.dark(stone, 0.32),
        0.75,
      ) +
      fill(
        d`M${tx - umbrella * 1.2} ${foot - h}q0 ${-umbrella * 0.5} ${umbrella * 0.5} ${-umbrella * 0.55}h${umbrella * 1.4}q${umbrella * 0.5} 0 ${umbrella * 0.5} ${umbrella * 0.55}z`,
        t.lit('#e2c497'),
      ) +
      fill(
        d`M${tx - umbrella * 0.6} ${foot - h - umbrella * 0.55}q${umbrella * 0.6} ${-umbrella * 0.9} ${umbrella * 1.2} 0z`,
        t.dark(stone, 0.2),
      ) +
      finial(t, tx, foot - h - umbrella * 0.8, umbrella * 2.2, '#f0b53a')
    )
  }
  return at(
    x,
    y,
    both(tower(98, -96, 50, 96, 5)) +
      tower(0, -96, 142, 266, 8) +
      rect(-130, -96, 260, 96, t.lit(stone)) +
      rect(66, -96, 64, 96, t.dark(stone, 0.28)) +
      rect(-136, -101, 272, 8, t.dark(stone, 0.14)) +
      rect(-134, -58, 268, 6, t.dark(stone, 0.24)) +
      fill(
        each(
          spread(-112, 112, 9).filter((v) => Math.abs(v) > 40),
          (nx) => d`M${nx - 8} -62v-20q8 -14 16 0v20zM${nx - 9} -12v-28q9 -14 18 0v28z`,
        ),
        t.dark(stone, 0.5),
      ) +
      rect(-40, -112, 80, 112, t.lit('#dfc091')) +
      fill('M-26 0V-58Q0-94 26-58V0z', t.dark(stone, 0.34)) +
      fill('M-17 0V-50Q0-76 17-50V0z', k.light.lamp ?? t.dark(stone, 0.76)) +
      fill('M-14-84Q0-108 14-84z', t.dark(stone, 0.5)),
    s,
  )
}

/** Kandariya Mahadeva at Khajuraho, its roofs climbing to the great spire: 440 wide and 400 high at scale 1. */
export function kandariya(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const sand = '#dba66c'
  const half = (cx: number, foot: number, w: number, h: number, bands: number) =>
    shikhara(t, cx, foot, w, h, sand, bands)
  const porch = (px: number, w: number, h: number, foot: number) =>
    each(range(6), (i) => {
      const hw = (w / 2) * (1 - i * 0.15)
      return fill(
        d`M${px - hw} ${foot - (h / 6) * i}l${hw * 0.1} ${-h / 6}h${hw * 1.8}l${hw * 0.1} ${h / 6}z`,
        i % 2 ? t.dark(sand, 0.16) : t.lit(sand),
      )
    }) + finial(t, px, foot - h, 24)
  const wall = (left: number, w: number, h: number) => {
    const cols = Math.round(w / 15)
    return (
      rect(left, -60 - h, w, h, t.lit(sand)) +
      each(
        range(3),
        (r) =>
          fill(
            each(
              range(cols),
              (i) => d`M${left + 5 + (i * (w - 6)) / cols} ${-68 - (r * h) / 3.2}v${-h * 0.16}q4 -6 8 0v${h * 0.16}z`,
            ),
            t.dark(sand, r === 1 ? 0.4 : 0.5),
          ) + rect(left - 2, -66 - (r * h) / 3.2, w + 4, 4, t.dark(sand, 0.22)),
      )
    )
  }
  const balcony = (bx: number) =>
    rect(bx - 19, -104, 38, 26, t.dark(sand, 0.7)) +
    fill(columns(bx - 15, bx + 15, -78, 26, 5, 3), t.lit('#ecc08a')) +
    fill(d`M${bx - 28} -102L${bx - 20} -112H${bx + 20}L${bx + 28} -102z`, t.dark(sand, 0.2)) +
    rect(bx - 24, -80, 48, 12, t.lit('#ecc08a'))
  return at(
    x,
    y,
    rect(-230, -34, 470, 34, t.dark(sand, 0.2)) +
      rect(-236, -38, 482, 7, t.lit(sand)) +
      rect(-222, -60, 450, 24, t.lit('#cf9a62')) +
      stroke('M-222-48H228M-230-18H240', t.dark(sand, 0.4), 2) +
      half(128, -130, 64, 150, 7) +
      half(38, -130, 56, 140, 7) +
      half(84, -140, 116, 240, 12) +
      half(50, -130, 44, 96, 6) +
      half(118, -130, 44, 104, 6) +
      half(84, -130, 56, 120, 7) +
      wall(10, 150, 80) +
      rect(112, -140, 48, 80, t.dark(sand, 0.24)) +
      wall(-76, 90, 62) +
      porch(-30, 104, 110, -122) +
      wall(-146, 74, 48) +
      porch(-110, 82, 78, -108) +
      wall(-204, 58, 38) +
      porch(-176, 62, 50, -98) +
      balcony(70) +
      balcony(-30) +
      balcony(-112) +
      steps(t, -262, -206, -60, 0, 8, sand, 22),
    s,
  )
}

/** Kedarnath's grey shrine: 260 wide and 230 high at scale 1. */
export function kedarnath(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const stone = '#a89f94'
  const course = (left: number, right: number, top: number, foot: number) =>
    stroke(
      each(spread(top + 12, foot - 8, Math.round((foot - top) / 16)), (cy) => d`M${left} ${cy}H${right}`),
      t.dark(stone, 0.32),
      1.3,
      0.7,
    )
  return at(
    x,
    y,
    rect(-150, -18, 310, 18, t.dark(stone, 0.24)) +
      fill('M-8-18V-130C-4-178 14-206 40-214H64C90-206 108-178 112-130V-18z', t.lit(stone)) +
      fill('M66-18V-214C92-204 108-178 112-130V-18z', t.dark(stone, 0.32)) +
      course(-6, 110, -190, -18) +
      stroke('M30-18V-206M74-18V-206', t.dark(stone, 0.42), 2) +
      fill('M18-208H86L80-222H24z', t.dark(stone, 0.4)) +
      fill('M8-220H96L84-236Q52-250 20-236z', t.lit('#e3a934')) +
      fill('M58-220H96L84-236Q70-243 58-244z', t.dark('#e3a934', 0.26)) +
      finial(t, 52, -238, 34, '#f0b53a') +
      rect(-134, -92, 140, 74, t.lit('#b8aea2')) +
      course(-132, 4, -92, -18) +
      fill('M-148-90L-64-138L20-90z', t.lit('#c4baae')) +
      fill('M-64-138L20-90H-40z', t.dark(stone, 0.24)) +
      rect(-150, -94, 172, 8, t.dark(stone, 0.3)) +
      rect(-88, -74, 48, 56, t.lit('#c8553d')) +
      rect(-80, -66, 32, 48, t.dark('#7a3a30', 0.6)) +
      fill('M-118-34v-24q8-12 16 0v24zM-26-34v-24q8-12 16 0v24z', t.window) +
      stroke('M-88-80q6 10 12 0t12 0t12 0t12 0', t.lit('#f2a32b'), 5) +
      pennant(t, -64, -136, 34),
    s,
  )
}

/** Trimbakeshwar's black stone shrine near Nashik: 300 wide and 260 high at scale 1. */
export function trimbakeshwar(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const basalt = '#7c6d6c'
  const spire = (cx: number, foot: number, w: number, h: number) => shikhara(t, cx, foot, w, h, basalt, 8)
  return at(
    x,
    y,
    rect(-150, -20, 310, 20, t.dark(basalt, 0.3)) +
      spire(66, -84, 120, 170) +
      each([22, 110], (cx) => spire(cx, -78, 38, 78)) +
      spire(66, -80, 50, 96) +
      rect(0, -84, 134, 66, t.lit(basalt)) +
      rect(94, -84, 40, 66, t.dark(basalt, 0.3)) +
      rect(-96, -78, 100, 60, t.lit('#857675')) +
      each(range(5), (i) =>
        fill(
          d`M${-104 + i * 10} ${-78 - i * 13}h${116 - i * 20}l-6 -12h${-104 + i * 20}z`,
          i % 2 ? t.dark(basalt, 0.2) : t.lit('#8b7b79'),
        ),
      ) +
      finial(t, -46, -142, 24) +
      fill(columns(-132, -104, -18, 56, 9, 2), t.lit('#8b7b79')) +
      fill('M-148-74H-88L-96-88H-140z', t.dark(basalt, 0.16)) +
      rect(-66, -66, 40, 48, t.dark(basalt, 0.7)) +
      fill(
        each([16, 46, 86, 116], (nx) => d`M${nx - 8} -30v-28q8-12 16 0v28z`),
        t.dark(basalt, 0.5),
      ) +
      stroke('M0-70H134M0-24H134M-96-66H-70', t.dark(basalt, 0.44), 2) +
      pennant(t, 66, -284, 40),
    s,
  )
}
