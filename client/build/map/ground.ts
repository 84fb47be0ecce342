import { distanceToCoast, isOnLand } from '../../src/ui/map/geometry.ts'
import { HEIGHT, type Point, project, WIDTH } from '../../src/ui/map/projection.ts'
import { type Colours, GROWTH, ISLETS, type Line, RANGES, RIVERS } from './features.ts'
import { landRings } from './land.ts'

/** The drawn ground in map units: path data, and symbols as "<letter><x> <y> <scale>", joined by semicolons. */
export type Ground = {
  coast: string
  rivers: string[]
  waves: string
  snow: string
  foothills: string
  ghats: string
  dry: string
  east: string
  growth: string
}

/** How far the drawn coast may be from the source's, map units (1 is about 5 km). */
const TOLERANCE = 0.55
/** A symbol's half width at scale 1, and what must be left between it and the sea, map units. */
const HALF_WIDTH = 9
const SHORE = 2.5

/** A number at one decimal, as short as path data allows. */
const short = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
const place = ([lon, lat]: readonly [number, number]) => project({ lon, lat })

/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 10), y: Math.round(y * 10) })
/** The way from one rounded point to another: rounding errors do not add up. */
const step = (a: Point, b: Point) => `${short((b.x - a.x) / 10)} ${short((b.y - a.y) / 10)}`

function ringPath(ring: Point[]): string {
  const [first, ...points] = ring.map(rounded) as [Point, ...Point[]]
  const steps = points.map((point, i) => step(points[i - 1] ?? first, point))
  return `M${first.x / 10} ${first.y / 10}l${steps.join(' ')}z`.replaceAll(' -', '-')
}

/** A small irregular island. */
function islet(lon: number, lat: number, radius: number): Point[] {
  const { x, y } = project({ lon, lat })
  const random = randomNumbers(Math.round(lon * 100 + lat))
  return Array.from({ length: 7 }, (_, i) => {
    const [angle, reach] = [(i / 7) * 2 * Math.PI, radius * (0.75 + 0.5 * random())]
    return { x: x + 0.75 * reach * Math.cos(angle), y: y + 1.2 * reach * Math.sin(angle) }
  })
}

/** The drawn land: the source's and the islets. */
export const drawnLand = (): Point[][] => [...landRings(TOLERANCE), ...ISLETS.map((island) => islet(...island))]

/** Points at even distances along a line, with the direction of the line. */
function along(line: Line, distance: number): { point: Point; direction: Point }[] {
  const points = line.map(place)
  const found: { point: Point; direction: Point }[] = []
  let left = 0
  for (const [i, b] of points.entries()) {
    const a = points[i - 1]
    if (!a) continue
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    const direction = { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
    for (; left <= length; left += distance)
      found.push({ point: { x: a.x + direction.x * left, y: a.y + direction.y * left }, direction })
    left -= length
  }
  return found
}

/** A river in three lengths, each wider than the one before, as smooth curves with small bends between the positions. */
function riverPaths(line: Line, seed: number): [string, string, string] {
  const random = randomNumbers(seed)
  const points = line.map(place).flatMap((b, i, all) => {
    const a = all[i - 1]
    if (!a) return [b]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    if (length < 12) return [b]
    const bend = (random() - 0.5) * Math.min(7, length / 3)
    return [
      { x: (a.x + b.x) / 2 + ((b.y - a.y) * bend) / length, y: (a.y + b.y) / 2 - ((b.x - a.x) * bend) / length },
      b,
    ]
  })
  // Quadratic curves through the middles of the segments, with the points as handles.
  const middle = (i: number): Point => ({
    x: (points[i]!.x + points[i + 1]!.x) / 2,
    y: (points[i]!.y + points[i + 1]!.y) / 2,
  })
  const last = points.length - 1
  const length = (from: number, to: number) => {
    let at = rounded(from === 0 ? points[0]! : middle(from))
    let path = `M${at.x / 10} ${at.y / 10}q`
    for (let i = from + 1; i <= to; i++) {
      const [handle, end] = [rounded(points[i]!), rounded(i === last - 1 ? points[last]! : middle(i))]
      path += `${step(at, handle)} ${step(at, end)} `
      at = end
    }
    return path.trimEnd().replaceAll(' -', '-')
  }
  const [third, twoThirds] = [Math.round(last / 3), Math.round((2 * last) / 3)]
  return [length(0, third), length(third, twoThirds), length(twoThirds, last - 1)]
}

type Symbol = Point & { letter: string; scale: number }

/** Symbols from north to south, so that the nearer ones stand in front. */
const writeSymbols = (symbols: Symbol[]): string =>
  symbols
    .toSorted((a, b) => a.y - b.y)
    .map(({ letter, x, y, scale }) => `${letter}${short(x)} ${short(y)} ${short(scale)}`)
    .join(';')

/** Moves a symbol away from the sea until it stands on land whole; undefined if there is no room near by. */
function ashore(land: Point[][], symbol: Symbol): Symbol | undefined {
  const half = HALF_WIDTH * symbol.scale
  const stands = (at: Point) =>
    [-half, 0, half].every((dx) => {
      const foot = { x: at.x + dx, y: at.y }
      return (
        isOnLand(land, foot) && isOnLand(land, { ...foot, y: foot.y - half }) && distanceToCoast(land, foot) > SHORE
      )
    })
  for (let distance = 0; distance <= 14; distance += 2)
    for (let angle = 0; angle < 8; angle++) {
      const turn = (angle * Math.PI) / 4
      const at = { x: symbol.x + distance * Math.cos(turn), y: symbol.y + distance * Math.sin(turn) }
      if (stands(at)) return { ...symbol, ...at }
    }
  return undefined
}

/** How the mountains of each colour stand: their distance along the range, their size, and how far from its line. */
const STYLES: Record<Colours, { symbols: string; step: number; size: number; unrest: number; zigzag: number }> = {
  snow: { symbols: 'abac', step: 16, size: 1.15, unrest: 6, zigzag: 2 },
  foothills: { symbols: 'dedde', step: 10, size: 0.78, unrest: 4, zigzag: 2.5 },
  ghats: { symbols: 'dedde', step: 9, size: 0.8, unrest: 3, zigzag: 3 },
  dry: { symbols: 'dded', step: 10, size: 0.72, unrest: 4, zigzag: 2.5 },
  east: { symbols: 'dde', step: 10, size: 0.8, unrest: 4, zigzag: 3 },
}

/** The mountains of all ranges with these colours. Snowy ones stand far from any sea. */
function mountains(land: Point[][], colours: Colours): string {
  const style = STYLES[colours]
  const symbols = RANGES.flatMap(({ line, colours: its, step = style.step, size = style.size }, seed) => {
    if (its !== colours) return []
    const random = randomNumbers(seed + 1)
    return along(line, step).map(({ point, direction }, i) => {
      const side = i % 2 === 0 ? style.zigzag : -style.zigzag
      return {
        letter: style.symbols[i % style.symbols.length]!,
        x: point.x - direction.y * side + (random() - 0.5) * style.unrest,
        y: point.y + direction.x * side + (random() - 0.5) * style.unrest,
        scale: size * (0.75 + 0.5 * random()),
      }
    })
  })
  return writeSymbols(colours === 'snow' ? symbols : symbols.flatMap((symbol) => ashore(land, symbol) ?? []))
}

/** Small waves on the open sea, in rows that are not quite straight. */
function wavePath(land: Point[][]): string {
  const random = randomNumbers(20)
  let path = ''
  for (let row = 0; row * 35 < HEIGHT; row++)
    for (let column = 0; column * 58 < WIDTH; column++) {
      const x = Math.round(column * 58 + (row % 2) * 29 + (random() - 0.5) * 26)
      const y = Math.round(row * 35 + (random() - 0.5) * 16)
      if (isOnLand(land, { x, y }) || distanceToCoast(land, { x: x + 7, y }) < 24) continue
      path += random() < 0.6 ? `M${x} ${y}q3.5-4 7 0t7 0` : `M${x} ${y}q3-4 6 0`
    }
  return path
}

export function drawGround(): Ground {
  const land = drawnLand()
  const rivers = Object.values(RIVERS).map(riverPaths)
  const growth = GROWTH.flatMap(({ symbol, at, scale = 1 }) =>
    at.map((position) => ({ letter: symbol, ...place(position), scale })),
  )
  return {
    coast: land.map(ringPath).join(''),
    rivers: [0, 1, 2].map((part) => rivers.map((paths) => paths[part]).join('')),
    waves: wavePath(land),
    snow: mountains(land, 'snow'),
    foothills: mountains(land, 'foothills'),
    ghats: mountains(land, 'ghats'),
    dry: mountains(land, 'dry'),
    east: mountains(land, 'east'),
    growth: writeSymbols(growth),
  }
}

/** The text of the committed file. */
export const groundFile = (): string => `${JSON.stringify(drawGround(), null, 2)}\n`
