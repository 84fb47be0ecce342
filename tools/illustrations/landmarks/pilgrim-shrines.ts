import { arch, columns, finial, merlons, round, shikhara, steps, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, both, circle, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

/** Dwarkadhish, its hall of five storeys and its spire with the great flag: 420 wide and 480 high at scale 1. */
export function dwarkadhish(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const lime = '#d9c7a0'
  const storey = (i: number) => {
    const [half, foot] = [112 - i * 9, -44 - i * 34]
    return (
      rect(-96 - half, foot - 34, half * 2, 34, t.lit(lime)) +
      rect(-96 + half - 26, foot - 34, 26, 34, t.dark(lime, 0.18)) +
      rect(-96 - half + 8, foot - 27, half * 2 - 16, 20, t.dark(lime, 0.5)) +
      fill(columns(-96 - half + 10, -96 + half - 10, foot - 6, 23, 6, 9 - i), t.lit('#e6d6b2')) +
      rect(-96 - half - 6, foot - 34, half * 2 + 12, 5, t.dark(lime, 0.24)) +
      // the balcony that stands out in the middle
      rect(-116, foot - 30, 40, 26, t.dark(lime, 0.62)) +
      fill(columns(-112, -80, foot - 5, 24, 5, 3), t.lit('#efe0bd')) +
      rect(-120, foot - 12, 48, 10, t.lit('#efe0bd'))
    )
  }
  const spire = (cx: number, foot: number, w: number, h: number, bands: number) =>
    shikhara(t, cx, foot, w, h, lime, bands)
  const flag = 'M92-444C132-462 160-436 196-448C230-458 250-450 274-444C236-432 214-412 176-416C142-420 120-398 92-404z'
  return at(
    x,
    y,
    rect(-218, -44, 410, 44, t.dark(lime, 0.2)) +
      stroke('M-218-30H192M-218-14H192', t.dark(lime, 0.34), 2) +
      rect(-224, -48, 422, 7, t.lit('#e6d6b2')) +
      each([30, 154], (cx) => spire(cx, -130, 58, 134, 7)) +
      spire(92, -150, 132, 246, 14) +
      each([52, 132], (cx) => spire(cx, -140, 54, 176, 8)) +
      spire(92, -132, 62, 132, 8) +
      rect(14, -134, 156, 90, t.lit(lime)) +
      rect(126, -134, 44, 90, t.dark(lime, 0.24)) +
      each(
        [-128, -96, -64],
        (cy) =>
          rect(10, cy, 164, 5, t.dark(lime, 0.24)) +
          fill(
            each(spread(26, 158, 9), (nx) => d`M${nx - 4} ${cy + 26}v-14q4 -7 8 0v14z`),
            t.dark(lime, 0.44),
          ),
      ) +
      each(range(5), storey) +
      // the roof of bells over the hall
      each(range(5), (i) => {
        const half = 74 - i * 14
        const foot = -214 - i * 11
        return (
          fill(d`M${-96 - half} ${foot}l8 -11h${half * 2 - 16}l8 11z`, i % 2 ? t.dark(lime, 0.16) : t.lit('#e6d6b2')) +
          fill(
            each(spread(-96 - half + 8, -96 + half - 8, 7 - i), (bx) => d`M${bx - 4} ${foot}q4 -12 8 0z`),
            t.dark(lime, 0.36),
          )
        )
      }) +
      finial(t, -96, -268, 34, '#e6b14a') +
      stroke('M92-400V-470', t.dark('#5a4034', 0.4), 3.4) +
      fill(flag, t.lit('#d9482f')) +
      fill(
        'M92-431C130-446 158-420 194-432C222-440 244-440 262-440C236-432 214-412 176-416C142-420 120-398 92-404z',
        t.lit('#f2a32b'),
      ) +
      fill('M92-418C126-432 152-408 188-420L176-416C142-420 120-398 92-404z', t.lit('#f6d65a')) +
      circle(124, -436, 6.4, t.lit('#fdf3d2')) +
      fill('M152-440a8 8 0 1 0 10 10a9 9 0 0 1-10-10z', t.lit('#fdf3d2')) +
      // Swarga Dwar and the steps to the river
      rect(-128, -92, 64, 92, t.lit('#e6d6b2')) +
      fill(arch(-96, 0, 42, 74), t.dark(lime, 0.66)) +
      fill(merlons(-128, -64, -91, 9), t.lit('#e6d6b2')) +
      steps(t, -134, -58, 0, 44, 7, lime, 26),
    s,
  )
}

/** Baidyanath at Deoghar and Parvati's shrine, red thread from one spire to the other: 470 wide and 400 high at scale 1. */
export function baidyanath(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const white = '#efe6d6'
  /** A plain spire that bends in towards a narrow neck. */
  const tower = (cx: number, foot: number, w: number, h: number) => {
    const half = w / 2
    const edge = (f: number) =>
      d`${cx + half * f} ${foot}C${cx + half * 0.98 * f} ${foot - h * 0.42} ${cx + half * 0.56 * f} ${foot - h * 0.8} ${cx + half * 0.2 * f} ${foot - h}`
    const shade = d`M${cx + half * 0.34} ${foot}C${cx + half * 0.34} ${foot - h * 0.42} ${cx + half * 0.2} ${foot - h * 0.8} ${cx + half * 0.07} ${foot - h}H${cx + half * 0.2}C${cx + half * 0.56} ${foot - h * 0.8} ${cx + half * 0.98} ${foot - h * 0.42} ${cx + half} ${foot}z`
    return (
      fill(
        d`M${edge(-1)}H${cx + half * 0.2}C${cx + half * 0.56} ${foot - h * 0.8} ${cx + half * 0.98} ${foot - h * 0.42} ${cx + half} ${foot}z`,
        t.lit(white),
      ) +
      fill(shade, t.dark(white, 0.2)) +
      stroke(`M${edge(-0.34)}M${edge(0.34)}`, t.dark(white, 0.28), 2.4)
    )
  }
  const vessels = (cx: number, top: number, w: number) =>
    each([0, 1, 2], (i) => {
      const r = w * (1 - i * 0.26)
      const cy = top - [0, w * 1.1, w * 1.95][i]!
      return fill(
        d`M${cx - r * 0.5} ${cy}C${cx - r * 1.3} ${cy - r * 0.3} ${cx - r} ${cy - r} ${cx - r * 0.4} ${cy - r}H${cx + r * 0.4}C${cx + r} ${cy - r} ${cx + r * 1.3} ${cy - r * 0.3} ${cx + r * 0.5} ${cy}z`,
        t.lit(i === 1 ? '#d99a2c' : '#efb73f'),
      )
    })
  return at(
    x,
    y,
    // Parvati's shrine
    tower(152, -84, 112, 150) +
      vessels(152, -232, 11) +
      stroke('M152-260V-276', t.dark('#8a5a2c', 0.2), 3) +
      rect(96, -86, 112, 86, t.lit('#e6dbc8')) +
      rect(172, -86, 36, 86, t.dark(white, 0.22)) +
      rect(88, -92, 128, 9, t.dark(white, 0.16)) +
      fill(arch(146, 0, 40, 62), t.dark('#7a4a3a', 0.5)) +
      // the great shrine
      tower(-56, -106, 170, 214) +
      vessels(-56, -316, 17) +
      // five blades on one shaft
      stroke(
        'M-56-362V-398M-76-396Q-76-378-56-376Q-36-378-36-396M-66-398V-384Q-64-376-56-374Q-48-376-46-384V-398',
        t.dark('#c98a2c', 0.1),
        4,
      ) +
      rect(-144, -108, 176, 108, t.lit(white)) +
      rect(-12, -108, 44, 108, t.dark(white, 0.2)) +
      rect(-152, -114, 192, 10, t.dark(white, 0.16)) +
      stroke('M-144-72H32M-144-16H32', t.dark(white, 0.2), 3) +
      // the porch with its pillars
      fill('M-126-76L-116-96H4L14-76z', t.dark(white, 0.1)) +
      rect(-128, -78, 144, 10, t.dark(white, 0.24)) +
      rect(-118, -68, 124, 68, t.dark('#8a6a58', 0.42)) +
      fill(columns(-112, 0, 0, 68, 13, 5), t.lit('#f6eee0')) +
      fill(arch(-56, 0, 36, 58), k.light.lamp ?? t.dark('#5a3a30', 0.6)) +
      stroke(`M-118-66${'q12.4 16 24.8 0'.repeat(5)}`, t.lit('#f2a32b'), 5) +
      // the threads that couples have tied between the two
      stroke('M-56-356Q60-268 152-264M-56-352Q50-246 152-258M-56-346Q70-286 152-250', t.lit('#d9302f'), 3.4) +
      each([0.18, 0.34, 0.5, 0.66, 0.82], (f) => {
        const px = -56 + 208 * f
        const py = -352 + (1 - (1 - f) ** 2) * 98
        return fill(d`M${px} ${py}l-5 22l6 -5l6 6z`, t.lit('#d9302f'))
      }),
    s,
  )
}

/** The temple of the nirvana at Kushinagar, its stupa behind it: 440 wide and 300 high at scale 1. */
export function nirvanaTemple(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const white = '#fbf4e6'
  return at(
    x,
    y,
    // the stupa
    fill('M-112-96C-116-196-60-232 0-232S116-196 112-96z', t.lit(white)) +
      fill('M30-229C84-218 116-180 112-96H58C74-150 66-200 30-229z', t.dark(white, 0.2)) +
      stroke('M-111-120H111M-109-134H109', t.dark(white, 0.22), 2.4) +
      rect(-26, -256, 52, 26, t.lit(white)) +
      rect(8, -256, 18, 26, t.dark(white, 0.2)) +
      rect(-32, -261, 64, 7, t.dark(white, 0.14)) +
      fill('M-20-261Q0-274 20-261zM-13-270Q0-282 13-270zM-8-279Q0-300 8-279z', t.lit('#e6b14a')) +
      rect(-124, -98, 248, 20, t.lit(white)) +
      rect(52, -98, 72, 20, t.dark(white, 0.18)) +
      // the hall under its barrel vault
      fill('M-152-84V-100C-152-122-140-132-120-132H120C140-132 152-122 152-100V-84z', t.lit(white)) +
      fill('M-152-92V-100C-152-106-151-110-149-114H149C151-110 152-106 152-100V-84H-152z', t.dark(white, 0.12)) +
      fill('M-152-84V-92H152V-84z', t.dark(white, 0.24)) +
      rect(-146, -86, 292, 64, t.lit('#fffaf0')) +
      rect(-156, -90, 312, 7, t.dark(white, 0.2)) +
      both(fill(round(104, -30, 30, 44), t.window) + stroke('M104-30V-72M90-52H118', t.dark('#8a7a6a', 0.2), 2)) +
      // the porch, its gable the end of a vault
      fill('M-56-22V-96A56 54 0 0 1 56-96V-22z', t.lit('#fffaf0')) +
      fill('M26-146C46-136 56-118 56-96V-22H38V-96C38-118 36-134 26-146z', t.dark(white, 0.16)) +
      stroke('M-50-92A50 50 0 0 1 50-92', t.dark(white, 0.3), 4) +
      circle(0, -112, 15, t.dark(white, 0.34)) +
      circle(0, -112, 9, t.window) +
      rect(-60, -94, 120, 6, t.dark(white, 0.22)) +
      fill(round(0, -22, 40, 60), k.light.lamp ?? t.dark('#6a5040', 0.5)) +
      // the platform that both stand on
      rect(-214, -24, 428, 24, t.lit('#efe3cc')) +
      rect(90, -24, 124, 24, t.dark(white, 0.18)) +
      rect(-218, -28, 436, 6, t.lit('#fffaf0')) +
      steps(t, -40, 40, -24, 8, 5, '#efe3cc', 16),
    s,
  )
}
