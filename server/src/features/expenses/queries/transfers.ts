import { PARTS_SHOWN, SETTLED_SHOWN } from '@saathi/shared/expenses/rules'
import type { TransferAction, TransferView } from '@saathi/shared/expenses/schema'
import {
  computeBalances,
  fewestTransfers,
  type LedgerLine,
  ownDebts,
  type Part,
  partsByPerson,
  type Transfer,
} from '@saathi/shared/expenses/transfers'
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { idArray } from '../../../db/queries/relationships.ts'
import { expenseTransferEvents, expenseTransfers, upiIds } from '../../../db/schema/expenses.ts'
import type { LedgerReader } from '../policy.ts'
import { canActFor, type LedgerPeople } from './people.ts'
import type { Sight } from './sight.ts'

const t = expenseTransfers
const columns = {
  id: t._id,
  from: t.fromId,
  to: t.toId,
  amountPaise: t.amountPaise,
  state: t.state,
  released: t.released,
  upiVersion: t.upiVersion,
  method: t.method,
  reference: t.reference,
}

/**
 * The begun transfers of a ledger that the reader sees, and the confirmed ones, with what happened to them, and the UPI ids
 * that the reader may see.
 */
export async function readTransfers(db: Db, { ledger, userId }: LedgerReader, { unseen }: Sight) {
  const inLedger = and(
    eq(t.ledgerId, ledger.id),
    unseen.length > 0 ? sql`${t._id} <> all(${idArray(unseen)}::uuid[])` : undefined,
  )
  const [begun, settled] = await Promise.all([
    db
      .select(columns)
      .from(t)
      .where(and(inLedger, inArray(t.state, ['open', 'claimed', 'disputed'])))
      .orderBy(asc(t._id)),
    db
      .select(columns)
      .from(t)
      .where(and(inLedger, eq(t.state, 'confirmed')))
      .orderBy(desc(t.changedAt))
      .limit(SETTLED_SHOWN),
  ])
  const rows = [...begun, ...settled]
  const events = expenseTransferEvents
  const released = begun.filter((row) => row.released && row.from === userId).map(({ to }) => to)
  const [eventRows, upiRows] = await Promise.all([
    rows.length === 0
      ? []
      : db
          .select({ id: events.transferId, what: events.what, by: events.byId, at: events.at, reason: events.reason })
          .from(events)
          .where(
            and(
              eq(events.ledgerId, ledger.id),
              sql`${events.transferId} = any(${idArray(rows.map(({ id }) => id))}::uuid[])`,
            ),
          )
          .orderBy(asc(events.transferId), asc(events.turn)),
    db
      .select({ userId: upiIds.userId, id: upiIds.upiId, version: upiIds.version, earlier: upiIds.earlier })
      .from(upiIds)
      .where(or(eq(upiIds.userId, userId), inArray(upiIds.userId, released))),
  ])
  return { begun, settled, events: eventRows, upi: new Map(upiRows.map((row) => [row.userId, row])) }
}

export type StoredTransfers = Awaited<ReturnType<typeof readTransfers>>
type Stored = StoredTransfers['begun'][number]
type ProposedTransfer = Transfer & { parts: Part[] }

/** Who has to pay whom: with the fewest transfers, and from pair to pair. */
function computeProposals(ids: string[], lines: LedgerLine[]) {
  const parts = partsByPerson(lines)
  const fewest = fewestTransfers(computeBalances(ids, lines)).map(
    (transfer): ProposedTransfer => ({
      ...transfer,
      parts: (parts.get(transfer.from) ?? []).filter(({ paise }) => paise !== 0),
    }),
  )
  return { fewest, own: ownDebts(lines) }
}

/** A payment that its payer has marked as paid, as the settlement that it becomes when the payee confirms it. */
const asSettlement = ({ from, to, amountPaise: paise }: Stored, index: number): LedgerLine => ({
  number: -1 - index,
  kind: 'settlement',
  title: '',
  payers: [{ id: from, paise }],
  shares: [{ id: to, paise }],
})

/** Who has to pay whom by the entries (`owed`), and what is left to pay once payments that are marked as paid have arrived. */
export function proposals(ids: string[], lines: LedgerLine[], begun: Stored[]) {
  const claimed = begun.filter(({ state }) => state === 'claimed').map(asSettlement)
  const owed = computeProposals(ids, lines)
  return { owed, left: claimed.length === 0 ? owed : computeProposals(ids, [...lines, ...claimed]) }
}

const isSamePair = (one: { from: string; to: string }, other: { from: string; to: string }) =>
  one.from === other.from && one.to === other.to

/** The acts that are open to a person depend on the state of the transfer; `proposed` is one that nobody has begun. */
function findActions(
  { from, to, state, released }: Pick<TransferView, 'from' | 'to' | 'state' | 'released'>,
  { userId }: LedgerReader,
  known: LedgerPeople,
): TransferAction[] {
  const isPayer = canActFor(known, userId, from)
  const isPayee = canActFor(known, userId, to)
  const isIn = (...states: TransferView['state'][]) => states.includes(state)
  const can: [TransferAction, boolean][] = [
    ['begin', isIn('proposed') && (isPayer || isPayee)],
    ['release', !isIn('confirmed') && to === userId && !released && !known.guests.has(from)],
    ['claim', isIn('open', 'disputed') && isPayer],
    ['unclaim', isIn('claimed', 'disputed') && isPayer],
    ['confirm', isIn('open', 'claimed', 'disputed') && isPayee],
    ['dispute', isIn('claimed') && isPayee],
    ['cancel', isIn('open') && (isPayer || isPayee)],
  ]
  return can.flatMap(([action, isAllowed]) => (isAllowed ? [action] : []))
}

function shownParts(parts: Part[]) {
  const largest = [...parts].sort((a, b) => Math.abs(b.paise) - Math.abs(a.paise))
  const others = largest.slice(PARTS_SHOWN)
  return {
    why: largest.slice(0, PARTS_SHOWN),
    whyOthers: { count: others.length, paise: others.reduce((sum, { paise }) => sum + paise, 0) },
  }
}

type Upi = { id: string; version: string | null; earlier: { id: string; version: string | null }[] }

/** The UPI id that was released, as it was then; undefined if its owner has deleted it since. */
const releasedId = ({ upiVersion }: Stored, upi: Upi | undefined) =>
  upi && [upi, ...upi.earlier].find(({ version }) => version === upiVersion)?.id

/** Shows transfers to a reader. */
export function transferViews(
  reader: LedgerReader,
  known: LedgerPeople,
  { events, upi }: StoredTransfers,
  nameOf: (id: string) => string | null,
) {
  /** References and the reasons of disputes are for the two sides only. */
  const isParty = ({ from, to }: Pick<Stored, 'from' | 'to'>) =>
    canActFor(known, reader.userId, from) || canActFor(known, reader.userId, to)
  const view = (row: Stored | null, { from, to, paise, parts }: ProposedTransfer): TransferView => {
    const state: TransferView['state'] = row?.state === undefined || row.state === 'cancelled' ? 'proposed' : row.state
    const current = upi.get(to)
    const released = row?.released ? releasedId(row, current) : undefined
    // The payee is asked to release a changed id again.
    const isStale = to === reader.userId && released !== current?.id
    const base = { from, to, state, released: row?.released === true && !isStale }
    const id = from === reader.userId && state !== 'confirmed' ? released : undefined
    return {
      ...base,
      id: row?.id ?? `proposed:${from}:${to}`,
      amountPaise: row?.amountPaise ?? paise,
      owedPaise: paise,
      method: row?.method ?? null,
      reference: row && isParty(row) ? row.reference : null,
      events: events.flatMap(({ id: transferId, reason, ...event }) =>
        row?.id === transferId ? [{ ...event, reason: isParty(row) ? reason : '' }] : [],
      ),
      upi: id === undefined ? null : { id, name: nameOf(to) ?? '', changed: id !== current?.id },
      ...shownParts(parts),
      actions: findActions(base, reader, known),
    }
  }
  const without = ({ from, to }: Stored): ProposedTransfer => ({ from, to, paise: 0, parts: [] })
  const one = (row: Stored, owed: ProposedTransfer[]) =>
    view(row, owed.find((debt) => isSamePair(row, debt)) ?? without(row))
  return {
    one,
    proposed: (proposal: ProposedTransfer) => view(null, proposal),
    /** The open debts, with the begun transfers as they are, and begun ones of pairs with nothing left to pay. */
    list(left: ProposedTransfer[], owed: ProposedTransfer[], begun: Stored[]) {
      return [
        ...left.map((proposal) => {
          const row = begun.find((other) => isSamePair(other, proposal))
          return row ? one(row, owed) : view(null, proposal)
        }),
        ...begun.filter((row) => !left.some((proposal) => isSamePair(proposal, row))).map((row) => one(row, owed)),
      ]
    },
    settled: (rows: Stored[]) => rows.map((row) => view(row, without(row))),
  }
}
