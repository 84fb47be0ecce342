import type { ExpenseEntry } from '@saathi/shared/expenses'

export type EntryDay = { day: string; entries: ExpenseEntry[] }

/** The entries that stand last in their chain of corrections, by day: the latest day and the newest entry first. */
export function entryDays(entries: ExpenseEntry[]): EntryDay[] {
  const days = new Map<string, ExpenseEntry[]>()
  for (const entry of entries.filter(({ replacedBy }) => replacedBy === null))
    days.set(entry.day, [...(days.get(entry.day) ?? []), entry])
  return [...days]
    .map(([day, ofDay]) => ({ day, entries: ofDay.toSorted((one, other) => other.number - one.number) }))
    .sort((one, other) => (one.day < other.day ? 1 : -1))
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
