import type { GroupEntry } from '@saathi/shared/groups/schema'

/** Messages of a person within this time follow one another without their name. */
const TOGETHER_MS = 5 * 60_000

/** An entry as it is shown. */
export type Row = {
  entry: GroupEntry
  /** Whether it is the first of its day, which is shown above it. */
  startsDay: boolean
  /** Whether it is the first that the reader had not read on arrival; a line is shown above it. */
  startsUnread: boolean
  /** Whether it shows its author; others follow the message above them. */
  startsGroup: boolean
}

/** The reader's day of an instant, to compare: formatting a whole conversation takes ten times as long. */
const dayOf = (instant: string) => new Date(instant).toDateString()

const authorOf = (entry: GroupEntry) => ('from' in entry ? entry.from?._id : undefined)

/**
 * How entries, oldest first, are shown. `readUpTo` is the last number that the reader had read when the group was opened;
 * what they write themselves does not start the unread part.
 */
export function rowsOf(entries: GroupEntry[], readUpTo: number, readerId: string): Row[] {
  const firstUnread = entries.find((entry) => entry.number > readUpTo && authorOf(entry) !== readerId)?.number
  let dayBefore = ''
  return entries.map((entry, index) => {
    const before = entries[index - 1]
    const day = dayOf(entry.at)
    const startsDay = day !== dayBefore
    dayBefore = day
    const startsUnread = entry.number === firstUnread && index > 0
    const author = authorOf(entry)
    const follows =
      before?.kind === 'message' &&
      entry.kind === 'message' &&
      author !== undefined &&
      author === authorOf(before) &&
      Date.parse(entry.at) - Date.parse(before.at) <= TOGETHER_MS
    return { entry, startsDay, startsUnread, startsGroup: startsDay || startsUnread || !follows }
  })
}

/** The number of entries that are rendered together while they are near the screen. */
const PART_SIZE = 8

/**
 * The rows in parts of at most eight, with the sizes of the loaded pages, oldest first. Each page is divided from its oldest
 * entry, so that the parts stay the same when a page is loaded before them or an entry added after them.
 */
export function partsOf(rows: Row[], pageSizes: number[]): Row[][] {
  const parts: Row[][] = []
  let start = 0
  for (const size of pageSizes) {
    for (let at = 0; at < size; at += PART_SIZE)
      parts.push(rows.slice(start + at, start + Math.min(at + PART_SIZE, size)))
    start += size
  }
  return parts
}

type Reader = { _id: string; readUpTo: number }

/** The number of other members who have read the entry with this number. */
export const readersOf = (members: Reader[], number: number, readerId: string) =>
  members.filter(({ _id, readUpTo }) => _id !== readerId && readUpTo >= number).length
