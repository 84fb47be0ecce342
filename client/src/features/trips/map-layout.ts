type Point = { x: number; y: number }
export type Pin = { id: string; title: string; number: number; spot: Point; disc: Point }
export type MapLayout = {
  pins: Pin[]
  /** `bend`: the point that a way bends to, so that the way there and the way back differ. */
  ways: { id: string; from: Point; to: Point; bend: Point; label: Point; by: 'walk' | 'road'; km: number | null }[]
  /** The ways of the other days. */
  others: Point[][]
  /** The length of the scale: km, and px in the frame. */
  scale: { km: number; px: number }
}

const KM_A_DEGREE = 111.2
/** Farther from the place than this is the journey, which the map of a day leaves out. */
const NEAR_KM = 80
/** The least that is shown, km. */
const LEAST_KM = 1.2
const PADDING = 40
/** Discs keep this distance from each other, px. */
const APART = 28
/** A way shorter than this has no label, px. */
const LABEL_PX = 64
/** The bend of a way, as a share of its length. */
const BEND = 0.18
const SCALES = [0.2, 0.5, 1, 2, 5, 10, 20, 50]

type MapItem = { id: string; title: string; lat: number | null; lon: number | null }
/** The facts of a day that a map needs. */
export type MapDay = { day: number; items: { item: MapItem; leg: { km: number; by: 'walk' | 'road' } | null }[] }

type Located = MapItem & { lat: number; lon: number }
const isLocated = (item: MapItem): item is Located => item.lat !== null && item.lon !== null

/** The positions of the stops of a day and of the ways between them in a frame of this size, px. */
export function mapLayout(
  place: { lat: number; lon: number },
  days: readonly MapDay[],
  shown: number,
  frame: { width: number; height: number },
): MapLayout {
  const slant = Math.cos((place.lat * Math.PI) / 180)
  const toKm = ({ lat, lon }: Located): Point => ({
    x: (lon - place.lon) * KM_A_DEGREE * slant,
    y: (place.lat - lat) * KM_A_DEGREE,
  })
  const isNear = (item: MapItem): item is Located => {
    if (!isLocated(item)) return false
    const { x, y } = toKm(item)
    return Math.hypot(x, y) <= NEAR_KM
  }
  const stopsOf = (day: MapDay | undefined) =>
    (day?.items ?? []).flatMap((timed) => (isNear(timed.item) ? [timed] : []))
  const stops = stopsOf(days[shown])
  const points = stops.map(({ item }) => toKm(item as Located))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const middle =
    points.length > 0
      ? { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
      : { x: 0, y: 0 }
  const [across, down] =
    points.length > 0 ? [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)] : [0, 0]
  const pxPerKm = Math.min(
    (frame.width - 2 * PADDING) / Math.max(across, LEAST_KM),
    (frame.height - 2 * PADDING) / Math.max(down, LEAST_KM),
  )
  const toFrame = ({ x, y }: Point): Point => ({
    x: frame.width / 2 + (x - middle.x) * pxPerKm,
    y: frame.height / 2 + (y - middle.y) * pxPerKm,
  })
  const spots = points.map(toFrame)
  const discs = apart(spots, frame)
  const km = SCALES.findLast((each) => each * pxPerKm <= frame.width / 4) ?? SCALES[0] ?? 1
  return {
    pins: stops.map(({ item }, at) => ({
      id: item.id,
      title: item.title,
      number: at + 1,
      spot: spots[at] as Point,
      disc: discs[at] as Point,
    })),
    ways: stops.slice(1).map(({ item, leg }, at) => {
      const [from, to] = [discs[at] as Point, discs[at + 1] as Point]
      const isLong = Math.hypot(to.x - from.x, to.y - from.y) >= LABEL_PX
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
      const bend = { x: middle.x + (to.y - from.y) * BEND, y: middle.y - (to.x - from.x) * BEND }
      const label = { x: (middle.x + bend.x) / 2, y: (middle.y + bend.y) / 2 }
      return { id: item.id, from, to, bend, label, by: leg?.by ?? 'road', km: leg && isLong ? leg.km : null }
    }),
    others: days.flatMap((day) =>
      day.day === shown ? [] : [stopsOf(day).map(({ item }) => toFrame(toKm(item as Located)))],
    ),
    scale: { km, px: km * pxPerKm },
  }
}

/** Moves discs that cover each other apart, and keeps them in the frame. */
function apart(spots: Point[], frame: { width: number; height: number }): Point[] {
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
  const within = (value: number, most: number) => Math.min(Math.max(value, APART / 2 + 2), most - APART / 2 - 2)
  return discs.map(({ x, y }) => ({ x: within(x, frame.width), y: within(y, frame.height) }))
}
