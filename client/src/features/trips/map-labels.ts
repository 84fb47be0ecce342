import type { Pin } from './map-layout.ts'

export type MapLabel = { id: string; text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }
export type Box = { left: number; right: number; top: number; bottom: number }

/** A narrower frame has the names in the list below it only, px. */
const LEAST_WIDTH = 480
const LONGEST = 28
/** The size of a label, px: its letters are about this wide. */
const LETTER = 7.2
const LINE = 17
const DISC = 15
const GAP = 6

const shorten = (title: string) => (title.length <= LONGEST ? title : `${title.slice(0, LONGEST - 1).trimEnd()}…`)
export const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** The names of stops, each on the side of its pin where it covers nothing; one without such a side has none. */
export function labelsOf(pins: readonly Pin[], frame: { width: number; height: number }): MapLabel[] {
  if (frame.width < LEAST_WIDTH) return []
  const taken: Box[] = pins.map(({ disc: { x, y } }) => ({
    left: x - DISC,
    right: x + DISC,
    top: y - DISC,
    bottom: y + DISC,
  }))
  const labels: MapLabel[] = []
  for (const { id, title, disc } of pins) {
    const text = shorten(title)
    const width = text.length * LETTER
    const { x, y } = disc
    const sides = [
      { anchor: 'start', x: x + DISC + GAP, y, left: x + DISC + GAP },
      { anchor: 'end', x: x - DISC - GAP, y, left: x - DISC - GAP - width },
      { anchor: 'middle', x, y: y + DISC + LINE / 2 + 3, left: x - width / 2 },
      { anchor: 'middle', x, y: y - DISC - LINE / 2 - 3, left: x - width / 2 },
    ] as const
    for (const side of sides) {
      const box = { left: side.left, right: side.left + width, top: side.y - LINE / 2, bottom: side.y + LINE / 2 }
      const isInside = box.left >= 4 && box.right <= frame.width - 4 && box.top >= 4 && box.bottom <= frame.height
      if (!isInside || taken.some((other) => meet(box, other))) continue
      taken.push(box)
      labels.push({ id, text, x: side.x, y: side.y, anchor: side.anchor })
      break
    }
  }
  return labels
}
