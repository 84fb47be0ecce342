import { distance, distanceToSegment } from './geometry.ts'
import type { Point } from './projection.ts'

/** The least distance between the centres of two discs of 28 px, CSS pixels. */
export const DISC_GAP = 32
/** The least distance from a disc's centre to the frame. */
const EDGE = 18
/** The least distance from a disc's centre to the dot of another place, and to the point of departure. */
const CLEAR = 20
const FROM_CLEAR = 26
/** The longest line from a disc to its dot. */
const LONGEST = 150
/** The most discs in one column. */
const COLUMN = 8
/** The penalties of a disc besides the length of its line, CSS pixels: on land, on a dot, with its line across another or under a disc. */
const COST = { onLand: 45, onDot: 160, crossed: 120 }

export type Surroundings = {
  width: number
  height: number
  /** The point of departure. */
  from?: Point | undefined
  isSea?: (point: Point) => boolean
}

/**
 * The centres of the discs of these places, in their order: on its dot where there is room, else moved apart or into a
 * column beside the group, at sea if possible. Null if they do not all fit without touching, near their dots.
 */
export function placeDiscs(dots: Point[], surroundings: Surroundings): Point[] | null {
  if (dots.length * DISC_GAP ** 2 > 0.4 * surroundings.width * surroundings.height) return null
  const board = new Board(dots, surroundings)
  const groups = groupsOf(dots, (dot) => board.isFree(dot))
  for (const group of groups.toSorted((a, b) => a.length - b.length)) {
    const fits = group.length === 1 && board.isFree(dots[group[0]!]!)
    if (fits) board.put(group[0]!, dots[group[0]!]!)
    else if (!placeGroup(board, group)) return null
  }
  const discs = board.discs.map((disc) => disc!)
  return discs.every((disc, i) => distance(disc, dots[i]!) <= LONGEST) ? discs : null
}

/** The discs that are placed so far, and what a further one would cost. */
class Board {
  readonly discs: (Point | undefined)[]
  readonly dots: Point[]
  readonly surroundings: Surroundings

  constructor(dots: Point[], surroundings: Surroundings) {
    this.dots = dots
    this.discs = dots.map(() => undefined)
    this.surroundings = surroundings
  }

  put(index: number, disc: Point | undefined) {
    this.discs[index] = disc
  }

  isFree(disc: Point): boolean {
    const { width, height, from } = this.surroundings
    return (
      disc.x >= EDGE &&
      disc.y >= EDGE &&
      disc.x <= width - EDGE &&
      disc.y <= height - EDGE &&
      (!from || distance(disc, from) >= FROM_CLEAR) &&
      this.discs.every((other) => !other || distance(disc, other) >= DISC_GAP)
    )
  }

  /** The cost of these discs, or infinity as soon as it is more than `most`. */
  total(indexes: number[], discs: Point[], most = Number.POSITIVE_INFINITY): number {
    let sum = indexes.reduce((length, index, i) => length + distance(this.dots[index]!, discs[i]!), 0)
    for (const [i, index] of indexes.entries()) {
      if (sum >= most) return Number.POSITIVE_INFINITY
      sum += this.cost(index, discs[i]!) - distance(this.dots[index]!, discs[i]!)
    }
    return sum
  }

  cost(index: number, disc: Point): number {
    const dot = this.dots[index]!
    const away = distance(dot, disc)
    if (away < 1) return 0
    const { isSea } = this.surroundings
    const onDots = this.dots.filter((other, i) => i !== index && distance(other, disc) < CLEAR).length
    const crossed = this.discs.filter(
      (other, i) => other && i !== index && meet(dot, disc, this.dots[i]!, other),
    ).length
    const onLand = isSea && !isSea(disc) ? 1 : 0
    return away + onLand * COST.onLand + onDots * COST.onDot + crossed * COST.crossed
  }
}

/** Whether two lines from dots to discs cross, or one runs under the disc of the other. */
function meet(dotA: Point, discA: Point, dotB: Point, discB: Point): boolean {
  const side = (p: Point, a: Point, b: Point) => Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x))
  const cross =
    side(dotA, dotB, discB) * side(discA, dotB, discB) < 0 && side(dotB, dotA, discA) * side(discB, dotA, discA) < 0
  return cross || distanceToSegment(discB, dotA, discA) < 15 || distanceToSegment(discA, dotB, discB) < 15
}

/** Indexes of dots whose discs would touch, directly or through others. */
function groupsOf(dots: Point[], isFree: (dot: Point) => boolean): number[][] {
  const groups: number[][] = []
  for (const [index, dot] of dots.entries()) {
    const near = (other: number) => isFree(dot) && isFree(dots[other]!) && distance(dot, dots[other]!) < DISC_GAP
    const joined = groups.filter((group) => group.some(near))
    for (const group of joined) groups.splice(groups.indexOf(group), 1)
    groups.push([...joined.flat(), index])
  }
  return groups
}

/** Places a group as a column, two also one by one if that costs less; large groups in halves. */
function placeGroup(board: Board, group: number[]): boolean {
  const sorted = group.toSorted((a, b) => board.dots[a]!.y - board.dots[b]!.y)
  if (group.length > COLUMN) return placeHalves(board, sorted)
  const options = [column(board, sorted), group.length < 3 ? oneByOne(board, sorted) : null]
  const best = options.filter((option) => option !== null).toSorted((a, b) => a.cost - b.cost)[0]
  if (!best) return group.length > 1 && placeHalves(board, sorted)
  for (const [i, index] of sorted.entries()) board.put(index, best.discs[i]!)
  return true
}

function placeHalves(board: Board, sorted: number[]): boolean {
  const half = Math.ceil(sorted.length / 2)
  return placeGroup(board, sorted.slice(0, half)) && placeGroup(board, sorted.slice(half))
}

type Option = { discs: Point[]; cost: number }

/** The best column to the left or the right of a group. */
function column(board: Board, sorted: number[]): Option | null {
  const dots = sorted.map((index) => board.dots[index]!)
  const middle = (Math.min(...dots.map(({ y }) => y)) + Math.max(...dots.map(({ y }) => y))) / 2
  const [left, right] = [Math.min(...dots.map(({ x }) => x)), Math.max(...dots.map(({ x }) => x))]
  let best: Option | null = null
  for (let reach = 40; reach < board.surroundings.width; reach += 12)
    for (const x of [left - reach, right + reach])
      for (let shift = -96; shift <= 96; shift += 16) {
        const discs = sorted.map((_, i) => ({ x, y: middle + shift + (i - (sorted.length - 1) / 2) * (DISC_GAP + 1) }))
        if (!discs.every((disc) => board.isFree(disc))) continue
        const untangled = untangle(dots, discs)
        const cost = board.total(sorted, untangled, best?.cost)
        if (!best || cost < best.cost) best = { discs: untangled, cost }
      }
  return best
}

/** Exchanges discs until the lines are shortest in pairs: then no two of them cross. */
function untangle(dots: Point[], discs: Point[]): Point[] {
  const found = [...discs]
  for (let changed = true; changed; ) {
    changed = false
    for (let i = 0; i < found.length; i++)
      for (let j = i + 1; j < found.length; j++) {
        const now = distance(dots[i]!, found[i]!) + distance(dots[j]!, found[j]!)
        const then = distance(dots[i]!, found[j]!) + distance(dots[j]!, found[i]!)
        if (then > now - 0.01) continue
        ;[found[i], found[j]] = [found[j]!, found[i]!]
        changed = true
      }
  }
  return found
}

/** Each disc at the cheapest free position around its dot. */
function oneByOne(board: Board, sorted: number[]): Option | null {
  const discs: Point[] = []
  let cost = 0
  for (const index of sorted) {
    const found = nearest(board, index)
    if (!found) break
    board.put(index, found.disc)
    discs.push(found.disc)
    cost += found.cost
  }
  for (const index of sorted) board.put(index, undefined)
  return discs.length === sorted.length ? { discs, cost } : null
}

function nearest(board: Board, index: number): { disc: Point; cost: number } | null {
  const dot = board.dots[index]!
  let best: { disc: Point; cost: number } | null = null
  for (let reach = 0; reach < board.surroundings.width && (!best || reach < best.cost); reach += 8)
    for (let turn = 0; turn < 24; turn++) {
      const angle = (turn * Math.PI) / 12
      const disc = { x: dot.x + reach * Math.cos(angle), y: dot.y + reach * Math.sin(angle) }
      if (!board.isFree(disc)) continue
      const cost = board.cost(index, disc)
      if (!best || cost < best.cost) best = { disc, cost }
    }
  return best
}
