/**
 * Motion for films. A `moment` runs from 0 to 1 and begins again, and everything here is periodic in it, so that a loop
 * has no seam. A still picture is moment 0.
 */

const TURN = Math.PI * 2

/** How far something is moved at a place, -1 to 1; places differ, so that a wind passes through. */
export type Wind = (place: number) => number

/** No wind, for still pictures. */
export const calm: Wind = () => 0

/** The part after the point, 0 to 1, of any number. */
export const part = (value: number): number => value - Math.floor(value)

/** A swing between -1 and 1, `times` (a whole number) in a loop, begun `start` of a turn later. */
export const swing = (moment: number, times: number, start = 0): number => Math.sin(TURN * (moment * times + start))

/**
 * A breeze along x in pixels: a long gust that travels, and a short one on it. Where the loop begins again it is near a
 * turn, so that the seam falls where things move least.
 */
export const breeze =
  (moment: number): Wind =>
  (x) =>
    0.75 * swing(moment, 2, 0.35 - x / 8000) + 0.25 * swing(moment, 3, 0.3 - x / 6000)

/** A flicker for many small objects: each index has its own frequency and phase. */
export const flicker =
  (moment: number, pace = 2): Wind =>
  (number) =>
    swing(moment, pace + (number % 3), number * 0.618)

/** Something that comes, crosses and goes once in a loop: how far it is, and how much of it there is, both 0 to 1. */
export function passing(moment: number, start: number): { way: number; here: number } {
  const way = part(moment + start)
  return { way, here: Math.sin(Math.PI * way) ** 2 }
}
