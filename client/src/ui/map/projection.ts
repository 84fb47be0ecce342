/** A position in degrees. */
export type MapPoint = { lat: number; lon: number }
/** A position on the map, in its units, or on the screen, in CSS pixels; y grows downwards. */
export type Point = { x: number; y: number }

/** The edges of the map, degrees. */
export const WEST = 66
export const EAST = 98.5
export const NORTH = 36.6
export const SOUTH = 4.6
/** Map units per degree of longitude. */
const SCALE = 22

const RADIANS = Math.PI / 180
/** Mercator's latitude, in degrees. */
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS) / 2)) / RADIANS
const latitude = (stretched: number) => (2 * Math.atan(Math.exp(stretched * RADIANS))) / RADIANS - 90

export const project = ({ lat, lon }: MapPoint): Point => ({
  x: (lon - WEST) * SCALE,
  y: (mercator(NORTH) - mercator(lat)) * SCALE,
})

export const unproject = ({ x, y }: Point): MapPoint => ({
  lat: latitude(mercator(NORTH) - y / SCALE),
  lon: x / SCALE + WEST,
})

const corner = project({ lat: SOUTH, lon: EAST })
/** The size of the whole map, map units. */
export const WIDTH = Math.round(corner.x)
export const HEIGHT = Math.round(corner.y)
