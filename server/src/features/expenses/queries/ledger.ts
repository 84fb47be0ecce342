import type { ExpenseSums, Ledger, TransferView } from '@saathi/shared/expenses/schema'
import { computeBalances } from '@saathi/shared/expenses/transfers'
import type { Db } from '../../../db/client.ts'
import type { LedgerReader } from '../policy.ts'
import { concerns, type Line, readLines, readVersion } from './ledger-lines.ts'
import { readLedgerPeople, showPeople } from './people.ts'
import { readSight } from './sight.ts'
import { proposals, readTransfers, transferViews } from './transfers.ts'

/** The expenses by category and by day; settlements are none. */
export function computeSums(lines: Pick<Line, 'kind' | 'category' | 'day' | 'amountPaise'>[]): ExpenseSums {
  const byCategory = new Map<Line['category'], number>()
  const byDay = new Map<string, number>()
  let totalPaise = 0
  for (const { kind, category, day, amountPaise } of lines) {
    if (kind !== 'expense') continue
    totalPaise += amountPaise
    byCategory.set(category, (byCategory.get(category) ?? 0) + amountPaise)
    byDay.set(day, (byDay.get(day) ?? 0) + amountPaise)
  }
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    totalPaise,
    byCategory: [...byCategory].map(([category, paise]) => ({ category, paise })),
    byDay: days.map(([day, paise]) => ({ day, paise })),
  }
}

/** Everything about a ledger that the entries and transfers say which no block hides from the reader. */
export async function readLedger(db: Db, reader: LedgerReader) {
  // The version is read before the rest, so that a later change is not missed.
  const version = await readVersion(db, reader.ledger.id)
  const ledgerPeopleRead = readLedgerPeople(db, reader)
  const sightRead = readSight(db, reader, ledgerPeopleRead)
  const [all, everyone, sight, stored] = await Promise.all([
    readLines(db, reader.ledger.id, version),
    ledgerPeopleRead,
    sightRead,
    sightRead.then((sight) => readTransfers(db, reader, sight)),
  ])
  const { apart, shared, unlisted } = sight
  const lines = unlisted.size === 0 ? all : all.filter(({ number }) => !unlisted.has(number))
  const ids = [...[...everyone.active, ...everyone.guests.keys()].filter((id) => !apart.has(id)), ...shared]
  const leavers = [...everyone.leftOn.keys()].filter((id) => !apart.has(id))
  const balances = computeBalances(ids, lines)
  const entryCount = version.last - unlisted.size
  return { version, entryCount, lines, everyone, leavers, stored, balances, ...proposals(ids, lines, stored.begun) }
}

/** The ledger for the reader. Somebody who has left sees only what concerns them. */
export async function findLedger(db: Db, reader: LedgerReader, estimate: ExpenseSums | null): Promise<Ledger> {
  const { version, entryCount, lines, everyone, leavers, stored, balances, owed, left } = await readLedger(db, reader)
  const hasLeft = reader.role === 'left'
  const isMine = ({ from, to }: { from: string; to: string }) => from === reader.userId || to === reader.userId
  const shown = <T extends { from: string; to: string }>(list: T[]) => (hasLeft ? list.filter(isMine) : list)
  const shownBalances = hasLeft ? balances.filter(({ id }) => id === reader.userId) : balances
  const shownLines = hasLeft ? lines.filter((line) => concerns(line, reader.userId)) : lines
  const rows = { begun: shown(stored.begun), settled: shown(stored.settled) }
  const ids = hasLeft
    ? [
        reader.userId,
        ...shownLines.flatMap(({ payers, shares }) => [...payers, ...shares].map(({ id }) => id)),
        ...[...shown(left.fewest), ...shown(left.own), ...rows.begun, ...rows.settled].flatMap(({ from, to }) => [
          from,
          to,
        ]),
      ]
    : [...balances.map(({ id }) => id), ...leavers]
  const people = await showPeople(db, reader, everyone, [
    ...ids,
    ...[...rows.begun, ...rows.settled].flatMap(({ from, to }) => [from, to]),
  ])
  const views = transferViews(reader, everyone, stored, (id) => people.get(id)?.name ?? null)
  const upi = stored.upi.get(reader.userId)
  return {
    ledger: reader.ledger,
    title: reader.title,
    travelDates: reader.travelDates,
    ...(reader.cancelled && { cancelled: true }),
    people: [...people.values()],
    balances: shownBalances,
    transfers: views.list(shown(left.fewest), owed.fewest, rows.begun),
    ownDebts: views.list(shown(left.own), owed.own, rows.begun),
    settled: views.settled(rows.settled),
    budget: { estimate: hasLeft ? null : estimate, spent: computeSums(shownLines) },
    entryCount: hasLeft ? shownLines.length : entryCount,
    version: version.version,
    mayAdd: reader.role === 'open',
    upi: upi === undefined ? null : { id: upi.id },
  }
}

/** One transfer as the reader may see it; null if there is none, or somebody who has left is no part of it. */
export async function findTransfer(db: Db, reader: LedgerReader, transferId: string): Promise<TransferView | null> {
  const { everyone, stored, owed } = await readLedger(db, reader)
  const row = [...stored.begun, ...stored.settled].find(({ id }) => id === transferId)
  if (!row) return null
  const people = await showPeople(db, reader, everyone, [row.from, row.to])
  const views = transferViews(reader, everyone, stored, (id) => people.get(id)?.name ?? null)
  const isProposed = owed.fewest.some(({ from, to }) => from === row.from && to === row.to)
  return views.one(row, isProposed ? owed.fewest : owed.own)
}

/** The greatest amount that one person owes another by either list of transfers, and the version of the ledger that says so. */
export async function owedBetween(db: Db, reader: LedgerReader, from: string, to: string) {
  const { owed, left, version } = await readLedger(db, reader)
  const between = [...owed.fewest, ...owed.own, ...left.fewest, ...left.own].filter(
    (transfer) => transfer.from === from && transfer.to === to,
  )
  return { paise: Math.max(0, ...between.map(({ paise }) => paise)), version: version.version }
}
