import type { Kit } from './kit.ts'
import { calm, part, type Wind } from './motion.ts'
import { between } from './random.ts'
import { at, curve, d, each, fill, type Point, range, rect, stroke } from './svg.ts'

/** Still or open water from `top` down, with the light's path under the sun at `sunX`; `glitter` moves each light. */
export function water(k: Kit, top: number, bottom: number, sunX?: number, seed = 31, glitter: Wind = calm): string {
  const random = k.random(seed)
  const depth = bottom - top
  const bands = each(range(26), (i) => {
    const t = random() ** 0.8
    const w = (30 + t * between(random, 60, 230)) * (1 + 0.4 * glitter(i))
    return d`M${random() * (k.width + w) - w} ${top + 6 + t * depth}q${w / 2} ${2 + t * 5} ${w} 0q${-w / 2} ${-1 - t * 3} ${-w} 0z`
  })
  const path =
    sunX === undefined
      ? ''
      : each(range(64), (i) => {
          const t = random()
          const reach = 26 + t * depth * 0.5
          const size = 1 + 0.55 * glitter(i)
          const w = (10 + t * 90 * random()) * (1 + t * 0.3) * size
          const h = (1.4 + t * 5) * size
          const x = sunX + (random() + random() - 1) * reach
          return d`M${x - w / 2} ${top + 4 + t * depth * 0.92}q${w / 2} ${-h} ${w} 0q${-w / 2} ${h} ${-w} 0z`
        })
  return (
    rect(-40, top, k.width + 80, depth + 1, k.gradient(k.light.water)) +
    fill(bands, k.light.glint, 0.16) +
    (path ? fill(path, k.light.glint, 0.72) : '')
  )
}

/** `body`, drawn with its foot at `line`, upside down in the water below. */
export const reflection = (k: Kit, line: number, body: string, opacity = 0.34, bottom = k.height): string =>
  k.clipped(
    d`M-40 ${line}h${k.width + 80}v${bottom - line}h${-k.width - 80}z`,
    `<g opacity="${opacity}">${at(0, 2 * line, body, 1, -1)}</g>`,
  )

/** Cuts of light across a reflection, so that it reads as water; `flow` carries them down, 1 being all the way. */
export function ripples(
  k: Kit,
  x: number,
  top: number,
  w: number,
  depth: number,
  seed: number,
  colour: string,
  opacity = 0.6,
  flow?: number,
): string {
  const random = k.random(seed)
  const data = each(range(18), () => {
    const t = part(random() + (flow ?? 0))
    const here = flow === undefined ? 1 : Math.sin(Math.PI * t)
    const length = w * between(random, 0.12, 0.5) * here
    const h = (1.2 + t * 3.4) * here
    return d`M${x + (random() - 0.5) * w - length / 2} ${top + t * depth}q${length / 2} ${-h} ${length} 0q${-length / 2} ${h} ${-length} 0z`
  })
  return fill(data, colour, opacity)
}

/** The shore: wet sand, then lines of foam that lie along `crest` (from left to right). */
export function surf(k: Kit, crest: readonly Point[], sand: string, bottom = k.height, lines = 3): string {
  const random = k.random(33)
  const shifted = (by: number): Point[] =>
    crest.map(([x, y]) => [x + between(random, -14, 14), y + by + between(random, -5, 5)])
  const beach = (points: readonly Point[], colour: string) =>
    fill(d`M${points[0]![0]} ${bottom}L` + curve(points) + d`V${bottom}z`, colour)
  const foam = (by: number, width: number, opacity: number) => {
    const upper = shifted(by)
    const lower = [...upper].reverse().map(([x, y]): Point => [x, y + width * between(random, 0.4, 1.5)])
    return fill(`M${curve(upper)}L${curve(lower)}z`, '#fff9ea', opacity)
  }
  const wet = k.paint(sand, -0.18)
  return (
    each(range(lines), (i) => foam(-26 - (lines - i) * 17, 3 + i * 2, 0.35 + i * 0.12)) +
    beach(shifted(-10), wet) +
    foam(-14, 13, 0.92) +
    beach(
      shifted(16),
      k.gradient([
        [0, k.paint(sand)],
        [1, k.paint(sand, -0.22)],
      ]),
    )
  )
}

/** A breaking wave far out: a low curl of white on the water; each is [x, y, width, height], with height 1 by default. */
export const breakers = (k: Kit, rows: readonly (readonly [number, number, number, number?])[]): string =>
  fill(
    each(rows, ([x, y, w, height = 1]) => {
      const h = w * height
      return d`M${x} ${y}q${w * 0.2} ${-h * 0.03} ${w * 0.4} ${-h * 0.012}t${w * 0.6} ${h * 0.006}q${-w * 0.3} ${h * 0.05} ${-w * 0.5} ${h * 0.034}t${-w * 0.5} ${-h * 0.028}z`
    }),
    k.light.glint,
    0.6,
  )

/** A waterfall in threads between two heights. */
export function waterfall(k: Kit, x: number, top: number, bottom: number, w: number, seed = 35): string {
  const random = k.random(seed)
  const white = k.paint('#fffdf5', 0.1)
  const threads = each(range(7), (i) => {
    const tx = x - w / 2 + (w * i) / 6 + between(random, -3, 3)
    return d`M${tx} ${top + between(random, 0, 40)}q${between(random, -5, 5)} ${(bottom - top) / 2} ${between(random, -4, 4)} ${(bottom - top) * between(random, 0.7, 0.95)}`
  })
  return (
    fill(
      d`M${x - w * 0.36} ${top}Q${x} ${top - 8} ${x + w * 0.36} ${top}L${x + w * 0.56} ${bottom}H${x - w * 0.56}z`,
      white,
      0.92,
    ) + stroke(threads, k.paint('#9fc3c4', 0.2), 3, 0.7)
  )
}

/** A river between two banks that widens towards the viewer; each bank is a line from far to near. */
export const river = (
  k: Kit,
  left: readonly Point[],
  right: readonly Point[],
  top = '#a9d3cd',
  bottom = '#2f7f86',
): string =>
  fill(
    `M${curve(left)}L${curve([...right].reverse())}z`,
    k.gradient([
      [0, k.paint(top, 0.1)],
      [1, k.paint(bottom)],
    ]),
  )

/** Standing waves: [x, y, width]. */
export const whiteWater = (k: Kit, list: readonly (readonly [number, number, number])[]): string =>
  fill(
    each(list, ([x, y, w]) =>
      each([0, 1, 2], (row) => {
        const [px, py, s] = [x - w + row * w * 0.36, y + row * w * 0.15, w * (1.3 - row * 0.2)]
        return d`M${px} ${py}q${s * 0.2} ${-s * 0.2} ${s * 0.42} ${-s * 0.02}q${s * 0.18} ${-s * 0.16} ${s * 0.34} 0q${s * 0.14} ${-s * 0.1} ${s * 0.3} ${s * 0.03}q${-s * 0.16} ${s * 0.01} ${-s * 0.3} ${s * 0.06}q${-s * 0.2} ${-s * 0.06} ${-s * 0.36} ${s * 0.02}q${-s * 0.2} ${-s * 0.08} ${-s * 0.4} ${-s * 0.09}z`
      }),
    ),
    k.paint('#fffefa'),
  )
