import type { ExpenseCategory, PayMethod, Split } from '@saathi/shared/expenses/facts'
import type { Share } from '@saathi/shared/expenses/split'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, now } from '../columns.ts'
import { users } from './users.ts'

// The ledger of a tour or trip has its id. The tables of a ledger can be distributed over several databases by that id,
// together with those of groups, and `expense_summaries` by the user, so they have no foreign keys: `delete_ledger`
// deletes their rows. Money is whole paise. The ids of people are those of users and guests; a user's id stays after
// the account was deleted, so that the sums of the others stay right.

const ledgerId = () => uuid().notNull()
const paise = () => bigint({ mode: 'number' }).notNull()

export type LedgerKind = 'tour' | 'trip'
export type EntryKind = 'expense' | 'settlement'
export type StoredState = 'open' | 'claimed' | 'confirmed' | 'disputed' | 'cancelled'
export type TransferEvent = 'begun' | 'released' | 'claimed' | 'unclaimed' | 'confirmed' | 'disputed' | 'cancelled'

/** Each ledger with an entry, guest or transfer: the number of its last entry, and a version that grows with every change. */
export const expenseLedgers = pgTable(
  'expense_ledgers',
  {
    ledgerId: ledgerId().primaryKey(),
    kind: text().$type<LedgerKind>().notNull(),
    last: bigint({ mode: 'number' }).notNull().default(0),
    version: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [check('expense_ledgers_kind', sql`${table.kind} in ('tour', 'trip')`)],
)

/** The users who have been in an entry (`involved`), or have left a tour that has a ledger or has begun. */
export const expensePeople = pgTable(
  'expense_people',
  {
    ledgerId: ledgerId(),
    userId: uuid().notNull(),
    involved: boolean().notNull().default(false),
    /** The last day on which the user was in the tour; null for one who is. */
    leftOn: date(),
  },
  (table) => [
    primaryKey({ columns: [table.ledgerId, table.userId] }),
    index('expense_people_by_user').on(table.userId, table.ledgerId),
  ],
)

/** People without an account. Whoever has added a guest acts for the guest. */
export const expenseGuests = pgTable(
  'expense_guests',
  {
    ledgerId: ledgerId(),
    _id: uuid('id').notNull(),
    name: text().notNull(),
    addedBy: uuid().notNull(),
    key: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.ledgerId, table._id] }),
    unique('expense_guests_once').on(table.ledgerId, table.addedBy, table.key),
    index('expense_guests_by_author').on(table.addedBy, table.ledgerId),
    check('expense_guests_name_length', sql`length(${table.name}) between 1 and 50`),
  ],
)

/**
 * The entries of a ledger, which never change: a correction or removal is a new entry that replaces an earlier one, once. Of
 * a deleted account's entries the texts are deleted.
 */
export const expenseEntries = pgTable(
  'expense_entries',
  {
    ledgerId: ledgerId(),
    number: bigint({ mode: 'number' }).notNull(),
    kind: text().$type<EntryKind>().notNull(),
    authorId: uuid().notNull(),
    /** The author's idempotency key. */
    key: uuid(),
    replaces: bigint({ mode: 'number' }),
    removed: boolean().notNull().default(false),
    reason: text().notNull().default(''),
    title: text().notNull(),
    category: text().$type<ExpenseCategory>().notNull(),
    day: date().notNull(),
    amountPaise: paise(),
    currency: jsonb().$type<{ code: string; amount: string; rate: string }>(),
    payers: jsonb().$type<Share[]>().notNull(),
    split: jsonb().$type<Split>(),
    /** What everybody owes of it. */
    shares: jsonb().$type<Share[]>().notNull(),
    note: text().notNull().default(''),
    receipt: text(),
    method: text().$type<PayMethod>(),
    at: instant('created_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.ledgerId, table.number] }),
    unique('expense_entries_once').on(table.ledgerId, table.authorId, table.key),
    unique('expense_entries_replaced_once').on(table.ledgerId, table.replaces),
    check('expense_entries_kind', sql`${table.kind} in ('expense', 'settlement')`),
    check('expense_entries_amount', sql`${table.amountPaise} between 1 and 1000000000`),
    index('expense_entries_by_author').on(table.authorId, table.ledgerId),
  ],
)

/** Payments that somebody has begun; one that is not over for each pair of people. */
export const expenseTransfers = pgTable(
  'expense_transfers',
  {
    ledgerId: ledgerId(),
    _id: uuid('id').notNull(),
    fromId: uuid().notNull(),
    toId: uuid().notNull(),
    amountPaise: paise(),
    state: text().$type<StoredState>().notNull().default('open'),
    /** Whether the payee lets the payer see their UPI id. */
    released: boolean().notNull().default(false),
    /** Which version of the payee's UPI id was released. */
    upiVersion: uuid(),
    method: text().$type<PayMethod>(),
    reference: text(),
    begunBy: uuid().notNull(),
    key: uuid(),
    /** The settlement, once it is confirmed. */
    entry: bigint({ mode: 'number' }),
    changedAt: instant().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.ledgerId, table._id] }),
    unique('expense_transfers_once').on(table.ledgerId, table.begunBy, table.key),
    uniqueIndex('expense_transfers_one_a_pair')
      .on(table.ledgerId, table.fromId, table.toId)
      .where(sql`${table.state} in ('open', 'claimed', 'disputed')`),
    check('expense_transfers_state', sql`${table.state} in ('open', 'claimed', 'confirmed', 'disputed', 'cancelled')`),
    check('expense_transfers_people', sql`${table.fromId} <> ${table.toId}`),
    check('expense_transfers_amount', sql`${table.amountPaise} between 1 and 1000000000`),
    index('expense_transfers_by_payer').on(table.fromId, table.ledgerId),
    index('expense_transfers_by_payee').on(table.toId, table.ledgerId),
  ],
)

/** The events of a transfer, in order. */
export const expenseTransferEvents = pgTable(
  'expense_transfer_events',
  {
    ledgerId: ledgerId(),
    transferId: uuid().notNull(),
    turn: integer().notNull(),
    what: text().$type<TransferEvent>().notNull(),
    byId: uuid().notNull(),
    reason: text().notNull().default(''),
    at: instant().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.ledgerId, table.transferId, table.turn] }),
    index('expense_transfer_events_by_user').on(table.byId, table.ledgerId),
  ],
)

/** A ledger as one of its users sees it in a list. */
export const expenseSummaries = pgTable(
  'expense_summaries',
  {
    userId: uuid().notNull(),
    ledgerId: ledgerId(),
    kind: text().$type<LedgerKind>().notNull(),
    /** Positive: is owed to the user. */
    balancePaise: bigint({ mode: 'number' }).notNull().default(0),
    /** Transfers of the user that are neither confirmed nor cancelled. */
    openTransfers: integer().notNull().default(0),
    changedAt: instant().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.ledgerId] }),
    index('expense_summaries_by_ledger').on(table.ledgerId),
  ],
)

/** The receipts of entries, on the coordinator, where the pictures are. */
export const expenseReceipts = pgTable(
  'expense_receipts',
  {
    ledgerId: ledgerId(),
    number: bigint({ mode: 'number' }).notNull(),
    userId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    path: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ledgerId, table.number] }),
    index('expense_receipts_by_path').on(table.path),
    index('expense_receipts_by_user').on(table.userId),
  ],
)

/** The last day of each ledger: that of its tour, or of its last change. It is deleted a year later. */
export const expenseEnds = pgTable(
  'expense_ends',
  { ledgerId: ledgerId().primaryKey(), kind: text().$type<LedgerKind>().notNull(), lastDay: date().notNull() },
  (table) => [index('expense_ends_by_day').on(table.lastDay)],
)

/** The UPI id of a user, which only the payers see to whom the user has released it, as it was at the release. */
export const upiIds = pgTable(
  'upi_ids',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users._id, { onDelete: 'cascade' }),
    upiId: text().notNull(),
    /** A new one with each change; null for an id from before versions were kept. */
    version: uuid(),
    /** The last ids before, newest first, for payers to whom they were released: `{ id, version }`. */
    earlier: jsonb().$type<{ id: string; version: string | null }[]>().notNull().default([]),
  },
  (table) => [
    check('upi_ids_shape', sql`${table.upiId} ~ '^[A-Za-z0-9._-]{2,}@[A-Za-z]{2,}$' and length(${table.upiId}) <= 321`),
  ],
)
