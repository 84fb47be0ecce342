import type { Kit } from './kit.ts'
import { calm, type Wind } from './motion.ts'
import { between } from './random.ts'
import { d, each, fill, type Point, range, stroke } from './svg.ts'
import { clump } from './trees.ts'

/** Blades of grass in tufts along a line, bent by a wind along x. */
export function grass(
  k: Kit,
  seed: number,
  from: number,
  to: number,
  count: number,
  y: number,
  h: number,
  colour: string,
  distance: number,
  wind: Wind = calm,
): string {
  const random = k.random(seed)
  const data = each(range(count), (i) => {
    const x = from + ((i + random()) / count) * (to - from)
    const tall = h * between(random, 0.55, 1.15)
    const lean = (between(random, -0.5, 0.5) * 0.5 + wind(x) * 0.16) * tall
    const w = Math.max(2, h * 0.045)
    return d`M${x - w} ${y}Q${x + lean * 0.2} ${y - tall * 0.6} ${x + lean} ${y - tall}Q${x + w + lean * 0.3} ${y - tall * 0.5} ${x + w} ${y}z`
  })
  return fill(data, k.paint(colour, distance))
}

/** Elephant grass with plumes, as it stands beside the Brahmaputra. */
export function plumes(
  k: Kit,
  seed: number,
  from: number,
  to: number,
  count: number,
  y: number,
  h: number,
  distance: number,
): string {
  const random = k.random(seed)
  const stems = range(count).map((i) => {
    const x = from + ((i + random()) / count) * (to - from)
    const tall = h * between(random, 0.7, 1.1)
    return { x, tall, lean: between(random, -0.1, 0.3) * tall }
  })
  return (
    stroke(
      each(stems, ({ x, tall, lean }) => d`M${x} ${y}q0 ${-tall * 0.6} ${lean} ${-tall}`),
      k.paint('#8a8a4a', distance),
      Math.max(1.5, h * 0.014),
    ) +
    fill(
      each(stems, ({ x, tall, lean }) => {
        const w = tall * 0.045
        return d`M${x + lean * 0.8} ${y - tall * 0.78}q${-w} ${-tall * 0.14} ${lean * 0.3} ${-tall * 0.34}q${w * 1.4} ${tall * 0.2} ${-lean * 0.3} ${tall * 0.34}z`
      }),
      k.paint('#f1e2c0', distance),
    )
  )
}

/** Tea bushes in rows that follow the slope between an upper and a lower line. */
export function teaRows(
  k: Kit,
  seed: number,
  upper: (x: number) => number,
  lower: (x: number) => number,
  rows: number,
  from: number,
  to: number,
  distance: number,
): string {
  const random = k.random(seed)
  const row = (t: number, size: number, lift: number): string => {
    const count = Math.ceil((to - from) / (size * 1.5))
    const points = range(count + 1).map((i): Point => {
      const x = from + (i / count) * (to - from)
      return [x, upper(x) + (lower(x) - upper(x)) * t - lift]
    })
    return (
      d`M${points[0]![0]} ${points[0]![1] + size * 1.5}L${points[0]![0]} ${points[0]![1]}` +
      each(points.slice(1), ([x, y], i) => {
        const [px, py] = points[i]!
        const r = Math.hypot(x - px, y - py) * between(random, 0.54, 0.68)
        return d`A${r} ${r} 0 0 1 ${x} ${y}`
      }) +
      d`L${to} ${points.at(-1)![1] + size * 1.5}` +
      each([...points].reverse(), ([x, y]) => d`L${x} ${y + size * 1.2}`) +
      'z'
    )
  }
  const edge = range(9).map((i) => from + (i / 8) * (to - from))
  const ground = `M${[...edge.map((x) => d`${x} ${upper(x)}`), ...edge.reverse().map((x) => d`${x} ${lower(x)}`)].join('L')}z`
  const hedges = each(range(rows), (i) => {
    const t = (i / rows) ** 1.35
    const size = 7 + t * 30
    return (
      fill(row(t, size, 0), k.shaded('#3f6b35', distance * (1 - t), 0.32)) +
      fill(row(t, size, size * 0.4), k.paint(i % 2 ? '#6d9440' : '#7da24a', distance * (1 - t)))
    )
  })
  return fill(ground, k.shaded('#3f6b35', distance * 0.6, 0.32)) + hedges
}

/** Flowers scattered between two heights, larger towards the viewer. */
export function flowers(
  k: Kit,
  seed: number,
  count: number,
  top: number,
  bottom: number,
  colours: readonly string[],
  size = 1,
  distance = 0,
): string {
  const random = k.random(seed)
  return each(colours, (colour) => {
    const data = each(range(Math.round(count / colours.length)), () => {
      const t = random()
      const [x, y, r] = [random() * k.width, top + t * (bottom - top), (1.6 + t * 6) * size]
      return d`M${x} ${y}q${-r} ${-r * 1.4} 0 ${-r * 1.8}q${r} ${r * 0.4} 0 ${r * 1.8}q${r * 1.5} ${-r} ${r * 1.7} ${r * 0.2}q${-r * 0.7} ${r} ${-r * 1.7} ${-r * 0.2}q${-r * 1.5} ${-r} ${-r * 1.7} ${r * 0.2}q${r * 0.7} ${r} ${r * 1.7} ${-r * 0.2}z`
    })
    return fill(data, k.paint(colour, distance))
  })
}

/** A grove of bamboo: jointed culms and hanging leaves. */
export function bamboo(k: Kit, x: number, y: number, h: number, seed: number, distance = -0.5): string {
  const random = k.random(seed)
  const culms = range(7).map((i) => ({
    x: x + (i - 3) * h * 0.045,
    lean: (i - 3) * h * 0.1 + between(random, -20, 20),
    tall: h * between(random, 0.75, 1.1),
  }))
  const leaves = each(culms, (culm) =>
    each(range(9), (j) => {
      const t = 0.35 + j * 0.075
      const lx = culm.x + culm.lean * t * t
      const ly = y - culm.tall * t
      const s = h * between(random, 0.07, 0.12) * (random() > 0.5 ? 1 : -1)
      return d`M${lx} ${ly}q${s * 0.6} ${-Math.abs(s) * 0.2} ${s} ${Math.abs(s) * 0.5}q${-s * 0.7} ${-Math.abs(s) * 0.1} ${-s} ${-Math.abs(s) * 0.5}z`
    }),
  )
  return (
    stroke(
      each(culms, (c) => d`M${c.x} ${y}Q${c.x} ${y - c.tall * 0.6} ${c.x + c.lean} ${y - c.tall}`),
      k.paint('#7f8f45', distance),
      h * 0.014,
    ) + fill(leaves, k.paint('#5f7f3a', distance))
  )
}

/** Mangroves: a low dark crown on arching stilt roots that stand in water. */
export function mangrove(
  k: Kit,
  seed: number,
  from: number,
  to: number,
  y: number,
  h: number,
  distance: number,
  colour = '#3f6a45',
): string {
  const random = k.random(seed)
  const count = Math.ceil((to - from) / (h * 0.55))
  const step = (to - from) / count
  const heads = range(count).map((i) => ({
    x: from + (i + 0.5) * step,
    w: step * between(random, 0.6, 0.74),
    h: h * between(random, 0.26, 0.36),
  }))
  const crown = (scale: number, lift: number) =>
    each(heads, (head) => clump(head.x, y - h * 0.52 - lift, head.w * scale, head.h * scale, 9, random))
  const roots = each(range(count * 5), () => {
    const rx = from + random() * (to - from)
    const s = between(random, -0.2, 0.2) * h
    return d`M${rx} ${y - h * 0.32}Q${rx + s} ${y - h * 0.3} ${rx + s * 1.3} ${y + 2}`
  })
  return (
    stroke(roots, k.shaded('#5b4638', distance, 0.4), Math.max(1.6, h * 0.03)) +
    fill(crown(1, 0), k.shaded(colour, distance, 0.45)) +
    fill(crown(0.82, h * 0.08), k.paint(colour, distance))
  )
}

/** A row of low bushes right across the sheet, \`size\` high. */
export function shrubs(k: Kit, seed: number, y: number, size: number, colour: string, distance: number): string {
  const random = k.random(seed)
  const places = range(Math.ceil(k.width / (size * 1.1)) + 2).map(
    (i) => [(i - 0.5) * size * 1.1, y + between(random, -0.1, 0.1) * size] as const,
  )
  const row = (scale: number, lift: number) =>
    each(places, ([x, py]) => clump(x - lift, py - lift, size * 0.72 * scale, size * 0.55 * scale, 9, random))
  return fill(row(1, 0), k.shaded(colour, distance, 0.4)) + fill(row(0.72, size * 0.1), k.paint(colour, distance))
}
