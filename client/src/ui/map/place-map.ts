import { type Crop, toFrame } from './crop.ts'
import { isOnLand, ringsOf } from './geometry.ts'
import ground from './ground.json'
import { type Box, type Ornament, overlap, placeOrnaments } from './ornaments.ts'
import { placeDiscs } from './place-discs.ts'
import type { MapPoint, Point } from './projection.ts'

export type Side = 'right' | 'left' | 'above' | 'below'
/** A place in the frame, CSS pixels. Without a disc it is a small dot, for want of room. */
export type Placed = {
  id: string
  dot: Point
  disc: Point | null
  /** The place of its name, and whether it covers something there. */
  nameSide: Side
  crowded: boolean
}
export type PlacedMap = {
  pins: Placed[]
  from: { name: string; at: Point; nameSide: Side; nameAway: number } | null
  ornaments: Ornament[]
}

const land = ringsOf(ground.coast)

type Map = {
  places: (MapPoint & { id: string; name: string })[]
  from?: (MapPoint & { name: string }) | undefined
  crop: Crop
  frame: { width: number; height: number }
  openId?: string | undefined
}

/** Where the coast is in a frame, and what is sea there, CSS pixels. */
export function seaIn(crop: Crop) {
  const isSea = ({ x, y }: Point) => !isOnLand(land, { x: crop.left + x * crop.unit, y: crop.top + y * crop.unit })
  const coast = land.flat().map(({ x, y }) => ({ x: (x - crop.left) / crop.unit, y: (y - crop.top) / crop.unit }))
  return { coast, isSea }
}

/** The positions of pins, the point of departure, names and ornaments in the frame. */
export function placeMap({ places, from, crop, frame, openId }: Map): PlacedMap {
  const dots = places.map((place) => toFrame(crop, place))
  const start = from && toFrame(crop, from)
  const { coast, isSea } = seaIn(crop)
  const found = placeDiscs(dots, { ...frame, from: start, isSea })
  const discs = places.map(({ id }, i) => found?.[i] ?? (id === openId ? dots[i]! : null))

  // The name of the open place is placed first, then that of the point of departure, then the rest where room is left.
  const marks = [...discs.flatMap((disc) => (disc ? [square(disc, 15)] : [])), ...dots.map((dot) => square(dot, 5))]
  const startMark = start ? [square(start, 11)] : []
  const nameOf = (i: number, taken: Box[]) => {
    const at = discs[i] ?? dots[i]!
    // A name may cover its own mark.
    const others = taken.filter(
      ({ left, top, width }) => Math.hypot(left + width / 2 - at.x, top + width / 2 - at.y) > 1,
    )
    return freeName(at, [18], textWidth(places[i]!.name) + 16, others, frame)
  }
  const open = places.findIndex(({ id }) => id === openId)
  const openName = open < 0 ? null : nameOf(open, [...marks, ...startMark])
  const openBox = openName && !openName.crowded ? [openName.box] : []
  const startName =
    from && start ? freeName(start, [12, 32, 52], textWidth(from.name), [...marks, ...openBox], frame) : null
  const pins = places.map(({ id }, i): Placed => {
    const { side, crowded } = i === open ? openName! : nameOf(i, [...marks, ...startMark])
    return { id, dot: dots[i]!, disc: discs[i]!, nameSide: side, crowded }
  })
  const boxes = [...marks, ...startMark, ...openBox, ...(startName ? [startName.box] : [])]
  return {
    pins,
    from:
      from && start && startName
        ? { name: from.name, at: start, nameSide: startName.side, nameAway: startName.away }
        : null,
    ornaments: placeOrnaments({ crop, frame, coast, taken: boxes, isSea }),
  }
}

const textWidth = (text: string) => text.length * 7.2
export const square = ({ x, y }: Point, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  width: 2 * reach,
  height: 2 * reach,
})

/** The box of a name at a distance from a point. */
function nameBox({ x, y }: Point, away: number, width: number, side: Side): Box {
  const left = { right: x + away, left: x - away - width, above: x - width / 2, below: x - width / 2 }[side]
  const top = { right: y - 12, left: y - 12, above: y - away - 22, below: y + away - 2 }[side]
  return { left, top, width, height: 24 }
}

const SIDES = ['right', 'left', 'below', 'above'] as const

/** The side of a point, and the distance, at which a name covers the fewest marks and stays in the frame. */
function freeName(
  point: Point,
  distances: number[],
  width: number,
  taken: Box[],
  frame: { width: number; height: number },
) {
  const options = distances.flatMap((away) =>
    SIDES.map((side) => {
      const box = nameBox(point, away, width, side)
      const outside =
        box.left < 2 || box.left + box.width > frame.width - 2 || box.top < 2 || box.top + box.height > frame.height - 2
      return { side, away, box, cost: taken.filter((other) => overlap(box, other)).length + (outside ? 99 : 0) }
    }),
  )
  const best = options.toSorted((a, b) => a.cost - b.cost)[0]!
  return { ...best, crowded: best.cost > 0 }
}
