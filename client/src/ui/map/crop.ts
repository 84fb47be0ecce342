import { HEIGHT, type MapPoint, type Point, project, WIDTH } from './projection.ts'

/** The part of the map that is shown, map units. `unit` is the size of a CSS pixel. */
export type Crop = { left: number; top: number; width: number; height: number; unit: number }

/** The least that is shown, map units: about 650 km, below which the coast looks coarse. */
const LEAST = 130
/** The usual room around the outermost places, CSS pixels. */
const PADDING = 44

/** The smallest part of the map that shows all places with `room` around them, for a frame of this size, CSS pixels. */
export function cropTo(places: MapPoint[], frame: { width: number; height: number }, room = PADDING): Crop {
  const points = places.map(project)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right] = places.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [0, WIDTH]
  const [top, foot] = places.length > 0 ? [Math.min(...ys), Math.max(...ys)] : [0, HEIGHT]
  const padding = places.length > 0 ? 2 * room : 0
  const unit = Math.max(
    LEAST / Math.min(frame.width, frame.height),
    (right - left) / Math.max(1, frame.width - padding),
    (foot - top) / Math.max(1, frame.height - padding),
  )
  const [width, height] = [frame.width * unit, frame.height * unit]
  return {
    left: within((left + right - width) / 2, width, WIDTH),
    top: within((top + foot - height) / 2, height, HEIGHT),
    width,
    height,
    unit,
  }
}

/** Moves the frame back onto the map, or into the middle of it if the frame is larger. */
const within = (start: number, length: number, whole: number) =>
  length >= whole ? (whole - length) / 2 : Math.min(Math.max(start, 0), whole - length)

/** The position of a place in the frame, CSS pixels. */
export const toFrame = (crop: Crop, place: MapPoint): Point => {
  const { x, y } = project(place)
  return { x: (x - crop.left) / crop.unit, y: (y - crop.top) / crop.unit }
}
