export type Point = readonly [number, number]

/** One decimal is a tenth of a pixel at full size: finer costs bytes and shows nothing. */
const round = (value: number): string => String(Math.round(value * 10) / 10)

/** Template tag for path data and attributes: rounds the numbers in it. */
export const d = (parts: TemplateStringsArray, ...values: (number | string)[]): string =>
  parts.reduce((text, part, i) => {
    const value = values[i - 1]!
    return text + (typeof value === 'number' ? round(value) : value) + part
  })

const faded = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : '')

export const fill = (data: string, colour: string, opacity = 1): string =>
  `<path d="${data}" fill="${colour}"${faded(opacity)}/>`

export const stroke = (data: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round"${faded(opacity)}/>`

export const rect = (x: number, y: number, w: number, h: number, colour: string): string =>
  fill(d`M${x} ${y}h${w}v${h}h${-w}z`, colour)

export const circle = (x: number, y: number, r: number, colour: string, opacity = 1): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}"${faded(opacity)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 1): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${colour}"${faded(opacity)}/>`

/** A group moved to (x, y), scaled (a negative `sx` looks the other way) and turned by `turn` degrees. */
export const at = (x: number, y: number, body: string, sx = 1, sy = Math.abs(sx), turn = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${sx === 1 && sy === 1 ? '' : ` scale(${+sx.toFixed(3)} ${+sy.toFixed(3)})`}">${body}</g>`

/** A group leaning by `degrees`, its foot at (x, y) staying where it is. */
export const leaning = (x: number, y: number, body: string, degrees: number): string =>
  `<g transform="translate(${round(x)} ${round(y)}) skewX(${-degrees.toFixed(2)}) translate(${round(-x)} ${round(-y)})">${body}</g>`

/** The body and its mirror image about x = 0: most buildings are drawn once, as a half. */
export const both = (body: string): string => `${body}<g transform="scale(-1 1)">${body}</g>`

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}z`

/** A soft open line through the points (quadratic, by midpoints), without its starting move. */
export function curve(points: readonly Point[]): string {
  const middle = points.slice(1, -1).map(([x, y], i) => {
    const [nx, ny] = points[i + 2]!
    const last = i === points.length - 3
    return d`Q${x} ${y} ${last ? nx : (x + nx) / 2} ${last ? ny : (y + ny) / 2}`
  })
  const [x, y] = points[0]!
  return d`${x} ${y}` + middle.join('')
}

/** The same data at several places, as one path: `place` gets each position and returns path data. */
export const each = <T>(items: readonly T[], place: (item: T, index: number) => string): string =>
  items.map(place).join('')

/** 0, 1 ... count - 1. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** `count` numbers from `low` to `high`, both included. */
export const spread = (low: number, high: number, count: number): number[] =>
  range(count).map((i) => (count === 1 ? (low + high) / 2 : low + ((high - low) * i) / (count - 1)))

const tuples = (list: string): number[][] => list.split(',').map((item) => item.trim().split(/\s+/).map(Number))

/** Points written as in SVG: `'0 10, 20 30'`. */
export const pairs = (list: string): Point[] => tuples(list) as unknown as Point[]

/** The same with three numbers each, for things that have a size too. */
export const triples = (list: string): [number, number, number][] => tuples(list) as [number, number, number][]

/** The same with four. */
export const quads = (list: string): [number, number, number, number][] =>
  tuples(list) as [number, number, number, number][]
