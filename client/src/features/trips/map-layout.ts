import type { TripItem } from '@saathi/shared/trips/schema'
import { type Box, labelsOf, type MapLabel, meet } from './map-labels.ts'

export type Point = { x: number; y: number }
type Frame = { width: number; height: number }
export type Pin = { id: string; title: string; number: number; isStay: boolean; spot: Point; disc: Point }
export type MapLayout = {
  pins: Pin[]
  /** The names beside the pins, where there is room; none in a narrow frame. */
  labels: MapLabel[]
  /** `bend`: the point that a way bends to, so that the way there and the way back differ. */
  ways: { id: string; from: Point; to: Point; bend: Point; label: Point; by: 'walk' | 'road'; km: number | null }[]
  /** The spots of the other days that lie in the frame, each once. */
  others: Point[]
  /** The length of the scale: km, and px in the frame. */
  scale: { km: number; px: number }
}

const KM_A_DEGREE = 111.2
/** Farther from the place than this is the journey, which the map of a day leaves out. */
const NEAR_KM = 80
/** The least that is shown, km. */
const LEAST_KM = 1.2
/** The margin around the stops, px; below them it also holds the scale and the north arrow. */
const MARGIN = 36
const FOOT = 40
/** Discs keep this distance from each other, px. */
const APART = 30
/** A way shorter than this has no label, px. */
const LABEL_PX = 76
/** The size of a label, px, and where on its way it may stand, the best first. */
const LABEL_WIDTH = 46
const LABEL_HEIGHT = 15
const LABEL_PLACES = [0.5, 0.4, 0.6, 0.3, 0.7]
/** The bend of a way, as a share of its length. */
const BEND = 0.14
const SCALES = [0.2, 0.5, 1, 2, 5, 10, 20, 50]
/** What one does at a place of its own. Rests, free time and the way there have no pin. */
const STOPS: ReadonlySet<TripItem['kind']> = new Set(['visit', 'meal', 'other', 'stay'])

type MapItem = Pick<TripItem, 'id' | 'kind' | 'title' | 'lat' | 'lon'>
type Leg = { km: number; by: 'walk' | 'road' }
/** The facts of a day that a map needs. */
export type MapDay = { day: number; items: { item: MapItem; leg: Leg | null }[] }

type Located = MapItem & { lat: number; lon: number }
type Stop = { item: Located; leg: Leg | null }

/** The positions of the stops of a day and of the ways between them in a frame of this size, px. */
export function mapLayout(
  place: { lat: number; lon: number },
  days: readonly MapDay[],
  shown: number,
  frame: Frame,
): MapLayout {
  const slant = Math.cos((place.lat * Math.PI) / 180)
  const toKm = ({ lat, lon }: Located): Point => ({
    x: (lon - place.lon) * KM_A_DEGREE * slant,
    y: (place.lat - lat) * KM_A_DEGREE,
  })
  const isNear = (item: MapItem): item is Located => {
    if (item.lat === null || item.lon === null) return false
    const { x, y } = toKm(item as Located)
    return Math.hypot(x, y) <= NEAR_KM
  }
  const stops = stopsOf(days[shown], isNear)
  const points = stops.map(({ item }) => toKm(item))
  const { middle, across, down } = extentOf(points)
  const pxPerKm = Math.min(
    (frame.width - 2 * MARGIN) / Math.max(across, LEAST_KM),
    (frame.height - 2 * MARGIN - FOOT) / Math.max(down, LEAST_KM),
  )
  const toFrame = ({ x, y }: Point): Point => ({
    x: frame.width / 2 + (x - middle.x) * pxPerKm,
    y: (frame.height - FOOT) / 2 + (y - middle.y) * pxPerKm,
  })
  const spots = points.map(toFrame)
  const discs = apart(spots, frame)
  const km = SCALES.findLast((each) => each * pxPerKm <= frame.width / 4) ?? SCALES[0] ?? 1
  const pins = stops.map(({ item }, at) => ({
    id: item.id,
    title: item.title,
    number: at + 1,
    isStay: item.kind === 'stay',
    spot: spots[at] as Point,
    disc: discs[at] as Point,
  }))
  const isInFrame = ({ x, y }: Point) => x > 6 && x < frame.width - 6 && y > 6 && y < frame.height - FOOT
  return {
    pins,
    labels: labelsOf(pins, { width: frame.width, height: frame.height - FOOT }),
    ways: waysOf(stops, discs),
    others: days
      .filter(({ day }) => day !== shown)
      .flatMap((day) => stopsOf(day, isNear).map(({ item }) => toFrame(toKm(item))))
      .filter((spot, at, all) => isInFrame(spot) && all.findIndex(({ x, y }) => x === spot.x && y === spot.y) === at),
    scale: { km, px: km * pxPerKm },
  }
}

/** The stops of a day. The way to one includes the ways to what has no pin before it. */
function stopsOf(day: MapDay | undefined, isNear: (item: MapItem) => item is Located): Stop[] {
  const stops: Stop[] = []
  let way = null as Leg | null
  for (const { item, leg } of day?.items ?? []) {
    if (leg) way = { km: Math.round((leg.km + (way?.km ?? 0)) * 10) / 10, by: way?.by === 'road' ? 'road' : leg.by }
    if (!STOPS.has(item.kind) || !isNear(item)) continue
    stops.push({ item, leg: way })
    way = null
  }
  return stops
}

function extentOf(points: Point[]) {
  if (points.length === 0) return { middle: { x: 0, y: 0 }, across: 0, down: 0 }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { middle: { x: (left + right) / 2, y: (top + bottom) / 2 }, across: right - left, down: bottom - top }
}

type Way = MapLayout['ways'][number]

const around = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

/** The ways between the stops, each with its length where that covers no disc and no other length. */
function waysOf(stops: Stop[], discs: Point[]): Way[] {
  const taken = discs.map((disc) => around(disc, APART, APART))
  return stops.slice(1).map(({ item, leg }, at) => {
    const way = wayOf(item.id, leg, discs[at] as Point, discs[at + 1] as Point)
    if (way.km === null) return way
    const label = LABEL_PLACES.map((share) => pointOf(way, share)).find(
      (point) => !taken.some((other) => meet(around(point, LABEL_WIDTH, LABEL_HEIGHT), other)),
    )
    if (!label) return { ...way, km: null }
    taken.push(around(label, LABEL_WIDTH, LABEL_HEIGHT))
    return { ...way, label }
  })
}

function wayOf(id: string, leg: Leg | null, from: Point, to: Point): Way {
  const isLong = Math.hypot(to.x - from.x, to.y - from.y) >= LABEL_PX
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const bend = { x: middle.x + (to.y - from.y) * BEND, y: middle.y - (to.x - from.x) * BEND }
  return { id, from, to, bend, label: middle, by: leg?.by ?? 'road', km: leg && isLong ? leg.km : null }
}

/** The point at a share of a way, which is a quadratic curve. */
function pointOf({ from, bend, to }: Way, share: number): Point {
  const [start, middle, end] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
  return {
    x: start * from.x + middle * bend.x + end * to.x,
    y: start * from.y + middle * bend.y + end * to.y,
  }
}

/** Moves discs that cover each other apart, and keeps them off the edge and the foot. */
function apart(spots: Point[], frame: Frame): Point[] {
  const discs = spots.map((spot) => ({ ...spot }))
  for (let round = 0; round < 40; round++)
    for (const [at, one] of discs.entries())
      for (const other of discs.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const distance = Math.hypot(dx, dy)
        if (distance >= APART) continue
        const push = (APART - distance) / 2
        const [ux, uy] = distance > 0.01 ? [dx / distance, dy / distance] : [1, 0]
        one.x -= ux * push
        one.y -= uy * push
        other.x += ux * push
        other.y += uy * push
      }
  const within = (value: number, most: number) => Math.min(Math.max(value, APART / 2 + 4), most - APART / 2 - 4)
  return discs.map(({ x, y }) => ({ x: within(x, frame.width), y: within(y, frame.height - FOOT) }))
}
