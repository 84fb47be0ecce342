import { mix } from './colour.ts'
import type { Kit } from './kit.ts'
import { between, type Random } from './random.ts'
import { curve, d, each, fill, type Point, polygon, range, stroke } from './svg.ts'

/** Breaks a line by midpoint displacement: `rough` is the height of the first break against its length. */
function broken(points: readonly Point[], random: Random, rough: number, times: number): Point[] {
  let line = [...points]
  for (let i = 0; i < times; i++) {
    line = line.flatMap((point, j): Point[] => {
      const next = line[j + 1]
      if (!next) return [point]
      const length = Math.hypot(next[0] - point[0], next[1] - point[1])
      return [
        point,
        [
          (point[0] + next[0]) / 2 + (random() - 0.5) * length * rough * 0.6,
          (point[1] + next[1]) / 2 + (random() - 0.5) * length * rough,
        ],
      ]
    })
  }
  return line
}

export interface Mountains {
  seed: number
  /** Summits from left to right. */
  peaks: readonly Point[]
  /** Where the feet of the range lie. */
  base: number
  rock: string
  distance: number
  /** Above this height there is snow. */
  snow?: number
  /** How far the saddles drop towards the base, 0 to 1. */
  drop?: number
  sun?: 'left' | 'right'
}

/** A range with a light and a dark face to each summit. */
export function mountains(
  k: Kit,
  { seed, peaks, base, rock, distance, snow, drop = 0.5, sun = 'left' }: Mountains,
): string {
  const random = k.random(seed)
  const saddle = (a: Point, b: Point): Point => {
    const low = Math.max(a[1], b[1])
    const t = Math.min(0.75, Math.max(0.25, (low - a[1] + 60) / (2 * low - a[1] - b[1] + 120)))
    return [a[0] + (b[0] - a[0]) * t, low + (base - low) * drop * between(random, 0.7, 1)]
  }
  const first = peaks[0]!
  const last = peaks.at(-1)!
  const saddles: Point[] = [
    [Math.min(-60, first[0] - 200), base - 20],
    ...peaks.slice(1).map((p, i) => saddle(peaks[i]!, p)),
    [Math.max(k.width + 60, last[0] + 200), base - 20],
  ]
  const flanks = peaks.map((peak, i) => ({
    peak,
    left: broken([saddles[i]!, peak], random, 0.16, 4),
    right: broken([peak, saddles[i + 1]!], random, 0.16, 4),
  }))
  const outline = flanks.flatMap(({ left, right }) => [...left, ...right.slice(1)])
  const body = fill(
    polygon([[-60, base], ...outline, [k.width + 60, base]]),
    k.gradient([
      [0, k.paint(rock, distance)],
      [1, mix(k.paint(rock, distance), k.light.haze, 0.45)],
    ]),
  )
  const snowcaps =
    snow === undefined
      ? ''
      : fill(
          each(flanks, ({ left, right }) => snowcap([...left, ...right.slice(1)], snow, random)),
          k.paint('#fffaf0', distance * 0.25),
        )
  const faces = each(flanks, (flank) => darkFace(flank, base, random, sun))
  return body + snowcaps + fill(faces, k.shaded(rock, distance * 0.8, 0.5), 0.42)
}

function snowcap(line: readonly Point[], snow: number, random: Random): string {
  const high = line.filter(([, y]) => y < snow)
  if (high.length < 3) return ''
  const hem = [...high].reverse().flatMap(([x, y], i): Point[] => {
    const room = snow - y
    return i % 2
      ? [[x + between(random, -6, 6), y + room * between(random, 0.75, 1.05)]]
      : [[x + between(random, -4, 4), y + room * between(random, 0.2, 0.5)]]
  })
  return polygon([...high, ...hem])
}

/** The face away from the sun: from the summit down a crooked spine, and back up along the flank. */
function darkFace(
  { peak, left, right }: { peak: Point; left: Point[]; right: Point[] },
  base: number,
  random: Random,
  sun: 'left' | 'right',
): string {
  const side = sun === 'left' ? 1 : -1
  const flank = sun === 'left' ? right : [...left].reverse()
  const foot = flank.at(-1)!
  const height = Math.max(40, Math.min(base, foot[1] + 90) - peak[1])
  let x = peak[0]
  const spine = range(6).map((i): Point => {
    const t = (i + 1) / 6
    x += side * (i % 2 ? between(random, -0.09, 0) : between(random, 0.06, 0.2)) * height * 0.42
    return [x, peak[1] + height * t]
  })
  const spur = (t: number, reach: number): string => {
    const lit = sun === 'left' ? left : [...right].reverse()
    const start = lit[Math.floor(lit.length * t)]
    if (!start) return ''
    const s = (base - start[1]) * reach
    return polygon([
      start,
      [start[0] + side * s * 0.3, start[1] + s * 0.45],
      [start[0] + side * s * 0.22, start[1] + s],
      [start[0] + side * s * 0.02, start[1] + s * 0.5],
    ])
  }
  return polygon([peak, ...spine, foot, ...[...flank].reverse().slice(1)]) + spur(0.45, 0.45) + spur(0.72, 0.6)
}

export interface Hills {
  seed: number
  /** Height of the crest; it rolls `roll` above and below. */
  y: number
  roll: number
  colour: string
  distance: number
  /** Number of swells across the sheet. */
  swells?: number
  bottom?: number
  /** How far the foot fades into haze. */
  fade?: number
}

/** Soft rolling land down to `bottom`. */
export function hills(
  k: Kit,
  { seed, y, roll, colour, distance, swells = 5, bottom = k.height, fade = 0.3 }: Hills,
): string {
  const random = k.random(seed)
  const crest = range(swells + 3).map(
    (i): Point => [((i - 1) / swells) * k.width + between(random, -30, 30), y + (random() - 0.5) * 2 * roll],
  )
  const top = k.paint(colour, distance)
  return fill(
    `M-300 ${bottom}L${curve([[-300, y], ...crest, [k.width + 300, y]])}V${bottom}z`,
    fade
      ? k.gradient([
          [0, top],
          [1, mix(top, k.light.haze, fade)],
        ])
      : top,
  )
}

/** Land given by its own crest, from left to right; drawn soft. */
export const land = (k: Kit, crest: readonly Point[], colour: string, distance: number, bottom = k.height): string =>
  fill(`M${d`${crest[0]![0]} ${bottom}`}L${curve(crest)}V${bottom}z`, k.paint(colour, distance))

/** Wind-blown dunes: a lit slope, a sharp crest and a slope in shade. */
export function dune(k: Kit, x: number, y: number, w: number, h: number, distance: number, flip = 1): string {
  const s = (v: number) => x + v * w * flip
  const crest = d`C${s(-0.3)} ${y - h * 0.1} ${s(-0.16)} ${y - h} ${s(0.02)} ${y - h}`
  const spine = d`C${s(0.08)} ${y - h * 0.62} ${s(-0.06)} ${y - h * 0.4} ${s(0.1)} ${y}`
  return (
    fill(d`M${s(-0.6)} ${y}${crest}${spine}z`, k.paint('#eebd76', distance)) +
    fill(
      d`M${s(0.02)} ${y - h}C${s(0.2)} ${y - h * 0.86} ${s(0.36)} ${y - h * 0.16} ${s(0.64)} ${y}H${s(0.1)}C${s(-0.06)} ${y - h * 0.4} ${s(0.08)} ${y - h * 0.62} ${s(0.02)} ${y - h}z`,
      k.shaded('#d18c50', distance, 0.28),
    )
  )
}

/** Ripples of sand or grass: short strokes scattered between two heights. */
export function strokes(
  k: Kit,
  seed: number,
  count: number,
  top: number,
  bottom: number,
  colour: string,
  opacity = 0.4,
): string {
  const random = k.random(seed)
  const data = each(range(count), () => {
    const y = between(random, top, bottom)
    const w = 14 + ((y - top) / (bottom - top)) * 50 * random()
    return d`M${random() * k.width} ${y}q${w / 2} ${between(random, -4, 0)} ${w} 0`
  })
  return stroke(data, colour, 2.4, opacity)
}

/** Rounded granite boulders piled along a line; `size` is the radius of the largest. */
export function boulders(
  k: Kit,
  seed: number,
  places: readonly (readonly [number, number, number])[],
  colour: string,
  distance: number,
  sun: 'left' | 'right' = 'left',
): string {
  const random = k.random(seed)
  const side = sun === 'left' ? -1 : 1
  const dark = k.shaded(colour, distance, 0.45)
  const lit = k.paint(colour, distance)
  return each(places, ([x, y, s]) => {
    const n = 7 + Math.floor(random() * 3)
    const tall = between(random, 0.62, 0.95)
    const points = range(n).map((i): Point => {
      const a = Math.PI + (i / (n - 1)) * Math.PI
      const r = s * between(random, 0.88, 1.1)
      return [x + Math.cos(a) * r, y + Math.sin(a) * r * tall]
    })
    const edge = curve([[x - s * 0.8, y + s * 0.3], ...points, [x + s * 0.8, y + s * 0.3]])
    const crown = (side < 0 ? points : [...points].reverse()).slice(0, Math.ceil(n * 0.68))
    const inner = [...crown].reverse().map(([px, py], i): Point => {
      const t = i % 2 ? 0.3 : 0.46
      return [px + (x - side * s * 0.25 - px) * t, py + (y - py) * t]
    })
    return fill(`M${edge}z`, dark) + fill(`M${curve([...crown, ...inner, crown[0]!])}z`, lit)
  })
}

/** A blue range under snow, of the kind that closes most valleys. */
export const snowRange = (
  k: Kit,
  seed: number,
  peaks: readonly Point[],
  base: number,
  distance = 0.3,
  rock = '#6f86a8',
  snow = 400,
): string => mountains(k, { seed, peaks, base, rock, distance, snow })
