import { arch, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

/** A railway viaduct of stone arches; the rails lie at y from `from` to `to`, the feet at `foot(x)`. */
export function viaduct(
  k: Kit,
  from: number,
  to: number,
  y: number,
  foot: number,
  span: number,
  colour: string,
  distance = 0,
): string {
  const t = tones(k, distance)
  const count = Math.round((to - from) / span)
  const w = (to - from) / count
  return (
    rect(from, y, to - from, foot - y, t.lit(colour)) +
    fill(
      each(
        range(count),
        (i) =>
          d`M${from + i * w + w * 0.14} ${foot}V${y + w * 0.56}a${w * 0.36} ${w * 0.36} 0 0 1 ${w * 0.72} 0V${foot}z`,
      ),
      t.dark(colour, 0.5),
    ) +
    fill(
      each(
        range(count),
        (i) =>
          d`M${from + i * w + w * 0.24} ${foot}V${y + w * 0.6}a${w * 0.31} ${w * 0.33} 0 0 1 ${w * 0.62} ${-w * 0.04}V${foot}z`,
      ),
      k.paint('#6f8a5a', Math.min(1, distance + 0.45)),
    ) +
    rect(from, y - 8, to - from, 10, t.dark(colour, 0.1)) +
    stroke(
      each(range(count), (i) => d`M${from + i * w + w * 0.1} ${y + w * 0.56}a${w * 0.4} ${w * 0.4} 0 0 1 ${w * 0.8} 0`),
      t.dark(colour, 0.3),
      2.4,
    )
  )
}

/** Rishikesh's footbridge between two towers; the walkway hangs at y from `from` to `to`. */
export function ropeBridge(k: Kit, from: number, to: number, y: number, distance = 0): string {
  const t = tones(k, distance)
  const w = to - from
  const tower = 128
  const cable = (f: number) => y - tower + Math.sin(Math.PI * f) * (tower - 16)
  const deck = (f: number) => y + Math.sin(Math.PI * f) * 10
  const mast = (mx: number) =>
    fill(d`M${mx - 13} ${y + 26}L${mx - 9} ${y - tower - 8}h18L${mx + 13} ${y + 26}z`, t.lit('#e6ddcb')) +
    fill(d`M${mx + 2} ${y + 26}L${mx + 2} ${y - tower - 8}h7L${mx + 13} ${y + 26}z`, t.dark('#c9bfae', 0.3)) +
    rect(mx - 14, y - tower - 14, 28, 8, t.dark('#c9bfae', 0.2))
  const fs = spread(0, 1, 41)
  return (
    stroke(`M${fs.map((f) => d`${from + w * f} ${cable(f)}`).join('L')}`, t.dark('#6a7078', 0.3), 4) +
    stroke(
      d`M${from} ${y - tower}L${from - 150} ${y + 10}M${to} ${y - tower}L${to + 150} ${y + 10}`,
      t.dark('#6a7078', 0.3),
      4,
    ) +
    stroke(
      each(fs, (f) => d`M${from + w * f} ${cable(f)}V${deck(f)}`),
      t.dark('#6a7078', 0.2),
      1.5,
    ) +
    stroke(`M${fs.map((f) => d`${from + w * f} ${deck(f)}`).join('L')}`, t.dark('#5a5f68', 0.3), 7) +
    stroke(`M${fs.map((f) => d`${from + w * f} ${deck(f) - 15}`).join('L')}`, t.lit('#c8553d'), 2.4) +
    mast(from) +
    mast(to)
  )
}

/** Thirteen storeys of Trayambakeshwar beside the bridge: 150 wide and 300 high at scale 1. */
export function thirteenStoreys(k: Kit, x: number, y: number, s: number, distance = 0): string {
  const t = tones(k, distance)
  const walls = ['#e9a15c', '#f3ddb8', '#d9785a']
  return at(
    x,
    y,
    each(range(10), (i) => {
      const half = 78 - i * 5.6
      const fy = -i * 27
      const wall = walls[i % 3]!
      return (
        rect(-half, fy - 25, half * 2, 25, t.lit(wall)) +
        rect(half * 0.5, fy - 25, half * 0.5, 25, t.dark(wall, 0.22)) +
        fill(
          each(spread(-half + 12, half - 12, 9 - Math.floor(i / 2)), (ax) => arch(ax, fy - 2, 9, 18)),
          k.light.lamp ?? t.dark(wall, 0.6),
        ) +
        rect(-half - 5, fy - 28, half * 2 + 10, 5, t.lit('#fbf0dc'))
      )
    }) +
      fill('M-18-270C-18-306-6-322 0-334C6-322 18-306 18-270z', t.lit('#e07b3a')) +
      each([-48, 48], (px) =>
        fill(
          d`M${px - 10} -214C${px - 10} -236 ${px - 3} -246 ${px} -254C${px + 3} -246 ${px + 10} -236 ${px + 10} -214z`,
          t.lit('#e07b3a'),
        ),
      ),
    s,
  )
}

/** A bridge of living fig roots over a stream, from bank to bank at y. */
export function rootBridge(k: Kit, from: number, to: number, y: number, distance = -0.35): string {
  const random = k.random(611)
  const w = to - from
  const bark = k.paint('#6a4c38', distance)
  const lit = k.paint('#96724e', distance)
  const strand = (lift: number, sag: number) =>
    d`M${from - 60} ${y - 60 + lift + (random() - 0.5) * 40}C${from + w * 0.2} ${y + lift + sag} ${from + w * 0.8} ${y + lift + sag + (random() - 0.5) * 14} ${to + 60} ${y - 60 + lift + (random() - 0.5) * 40}`
  const rails = each(range(5), (i) => strand(-58 + i * 5, 26))
  const floor = each(range(7), (i) => strand(8 + i * 4, 30))
  const hangers = each(spread(0.08, 0.92, 22), (f) => {
    const bx = from + w * f
    const sag = Math.sin(Math.PI * f) * 28 - Math.abs(f - 0.5) * 46
    return d`M${bx} ${y + 14 + sag}Q${bx + (random() - 0.5) * 30} ${y - 20 + sag} ${bx + (random() - 0.5) * 26} ${y - 44 + sag}`
  })
  const loose = each(range(16), () => {
    const f = random()
    return d`M${from + w * f} ${y + 20 + Math.sin(Math.PI * f) * 22}q${(random() - 0.5) * 20} 40 ${(random() - 0.5) * 14} ${30 + random() * 70}`
  })
  return (
    stroke(loose, bark, 3) +
    stroke(floor, bark, 13) +
    stroke(hangers, bark, 4.4) +
    stroke(rails, bark, 8) +
    stroke(each(range(3), (i) => strand(4 + i * 8, 28)) + strand(-60, 24), lit, 3.4)
  )
}
