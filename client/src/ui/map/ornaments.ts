import * as text from '../../messages/en/lib/map.ts'
import { type Crop, toFrame } from './crop.ts'
import type { MapPoint, Point } from './projection.ts'

export type Box = { left: number; top: number; width: number; height: number }

/** A name or an ornament of the map: its size in CSS pixels, where it stands best, and the sea that it may stand on. */
type Piece = {
  id: string
  lines?: string[]
  width: number
  height: number
  best: MapPoint
  south: number
  north: number
  west: number
  east: number
}

const ARABIAN_SEA = { south: 7, north: 23, west: 67, east: 75.5 }
const BAY_OF_BENGAL = { south: 9, north: 21, west: 81, east: 92 }
const OCEAN = { south: 5, north: 7.5, west: 69, east: 90 }

const PIECES: Piece[] = [
  {
    id: 'arabian-sea',
    lines: text.arabianSea,
    width: 80,
    height: 42,
    best: { lat: 17.6, lon: 69.6 },
    ...ARABIAN_SEA,
  },
  {
    id: 'bay-of-bengal',
    lines: text.bayOfBengal,
    width: 74,
    height: 42,
    best: { lat: 15, lon: 88 },
    ...BAY_OF_BENGAL,
  },
  { id: 'indian-ocean', lines: text.indianOcean, width: 130, height: 26, best: { lat: 5.9, lon: 75.2 }, ...OCEAN },
  { id: 'dhow', width: 56, height: 60, best: { lat: 12.4, lon: 69.3 }, ...ARABIAN_SEA },
  { id: 'compass', width: 56, height: 74, best: { lat: 9.2, lon: 88.6 }, ...BAY_OF_BENGAL },
]

/** Positions on a grid over the sea of a piece, from the best one outwards. */
function positions({ best, south, north, west, east }: Piece): MapPoint[] {
  const grid = [best]
  for (let lat = south; lat <= north; lat += 0.75)
    for (let lon = west; lon <= east; lon += 0.75) grid.push({ lat, lon })
  const away = ({ lat, lon }: MapPoint) => Math.hypot(lat - best.lat, lon - best.lon)
  return grid.toSorted((a, b) => away(a) - away(b))
}

/** A piece in the frame: its centre and its box, CSS pixels. */
export type Ornament = Point & { id: string; lines: string[] | undefined; box: Box }

type Space = {
  crop: Crop
  frame: { width: number; height: number }
  coast: Point[]
  taken: Box[]
  isSea: (point: Point) => boolean
}

/** The names and ornaments that fit whole into the frame, at sea and clear of islands and pins; the others are left out. */
export function placeOrnaments({ crop, frame, coast, taken, isSea }: Space): Ornament[] {
  const placed: Ornament[] = []
  for (const piece of PIECES) {
    const { id, lines, width, height } = piece
    const options = positions(piece).map((position): Ornament => {
      const { x, y } = toFrame(crop, position)
      return { id, lines, x, y, box: { left: x - width / 2, top: y - height / 2, width, height } }
    })
    const fits = ({ box }: Ornament) =>
      box.left > 4 &&
      box.top > 4 &&
      box.left + width < frame.width - 4 &&
      box.top + height < frame.height - 4 &&
      [...taken, ...placed.map((other) => other.box)].every((other) => !overlap(box, other)) &&
      isSea({ x: box.left, y: box.top }) &&
      coast.every((point) => !isNear(box, point))
    const found = options.find(fits)
    if (found) placed.push(found)
  }
  return placed
}

const isNear = ({ left, top, width, height }: Box, { x, y }: Point) =>
  x > left - 8 && x < left + width + 8 && y > top - 8 && y < top + height + 8

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
