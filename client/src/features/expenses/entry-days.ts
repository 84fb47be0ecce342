import type { ExpenseEntry } from '@saathi/shared/expenses/schema'

export type EntryDay = { day: string; entries: ExpenseEntry[] }

/** The entries that stand last in their chain of corrections, by day: the latest day and the newest entry first. */
export function entryDays(entries: ExpenseEntry[]): EntryDay[] {
  const days = new Map<string, ExpenseEntry[]>()
  for (const entry of entries.filter(({ replacedBy }) => replacedBy === null)) {
    const ofDay = days.get(entry.day)
    if (ofDay) ofDay.push(entry)
    else days.set(entry.day, [entry])
  }
  return [...days]
    .map(([day, ofDay]) => ({ day, entries: ofDay.toSorted((one, other) => other.number - one.number) }))
    .sort((one, other) => (one.day < other.day ? 1 : -1))
}

/** The number of entries that are rendered together while they are near the screen. */
const PART_SIZE = 10

/** A day, or one of the parts of a long one. */
export type DayPart = EntryDay & { isStart: boolean; isEnd: boolean }

/** The days in parts of ten entries: several days together, or a part of one. */
export function dayParts(days: EntryDay[]): DayPart[][] {
  const parts: DayPart[][] = []
  let room = 0
  for (const { day, entries } of days)
    for (let start = 0; start < entries.length; ) {
      if (room === 0) {
        parts.push([])
        room = PART_SIZE
      }
      const some = entries.slice(start, start + room)
      const end = start + some.length
      parts.at(-1)?.push({ day, entries: some, isStart: start === 0, isEnd: end === entries.length })
      start = end
      room -= some.length
    }
  return parts
}

/** An entry and those that it replaced, the newest first. `complete`: the first of them is among the loaded ones. */
export function historyOf(entry: ExpenseEntry, loaded: ExpenseEntry[]): { entries: ExpenseEntry[]; complete: boolean } {
  const byNumber = new Map(loaded.map((one) => [one.number, one]))
  const entries = [entry]
  for (let at = entry; at.replaces !== null; ) {
    const before = byNumber.get(at.replaces)
    if (!before) return { entries, complete: false }
    entries.push(before)
    at = before
  }
  return { entries, complete: true }
}
