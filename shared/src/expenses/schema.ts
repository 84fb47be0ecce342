import * as z from 'zod/mini'
import { ConsentGiven } from '../auth/consents.ts'
import { atMost, Cursor, Day, Id, line, pageOf, recordOf, storable } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { ExpenseCategory, ExpenseFacts, optionalText, Paise, PayMethod, ShareOf, Split } from './facts.ts'
import { EXPENSE_REASON_MAX, GUEST_NAME_MAX, IMPORT_CHARS_MAX, IMPORT_PEOPLE_MAX, REFERENCE_MAX } from './rules.ts'
import { UPI_ID, UPI_MAX } from './upi.ts'

// The shared expenses of a tour or trip. Money is whole paise, in fields that end in `Paise`. Saathi holds no money: a
// ledger says who has paid what, who owes whom, and what they have paid each other.

/** The ledger of a tour (its host and everybody with a seat), or of a trip without a tour (its owner, with those who come along by invitation). Both have guests. */
export const LedgerRef = z.object({ kind: z.enum(['tour', 'trip']), id: Id })
export type LedgerRef = z.infer<typeof LedgerRef>

export const LedgerPerson = z.object({
  /** Of the user, or of a guest without an account. */
  id: Id,
  /** `former`: the account was deleted. */
  kind: z.enum(['member', 'guest', 'former']),
  /** Null for `former`; behind a block, the name at the time of the block. */
  name: z.nullable(z.string()),
  /** Null also when a block separates the person from the reader. */
  profilePicture: z.nullable(z.string()),
  /** Whether the reader can open the person's profile. */
  hasProfile: z.boolean(),
  me: z.boolean(),
  /** Whether the person can be in an expense of any day; never so for somebody behind a block. */
  active: z.boolean(),
  /** The day on which the person left: they can be in expenses up to it. */
  leftOn: z.nullable(Day),
})
export type LedgerPerson = z.infer<typeof LedgerPerson>

/**
 * An entry of a ledger. Entries never change: a correction or a removal is a new entry that replaces the old one. A
 * `settlement` is a transfer that its payee has confirmed: its payer has "paid" the amount, which is the payee's share.
 */
export const ExpenseEntry = z.object({
  kind: z.enum(['expense', 'settlement']),
  /** The position in the ledger, from 1. Numbers of entries that a block hides are missing. */
  number: z.int(),
  at: z.string(),
  author: LedgerPerson,
  /** Of a correction or removal. */
  reason: z.string(),
  replaces: z.nullable(z.int()),
  replacedBy: z.nullable(z.int()),
  /** Whether this entry says that the one which it replaces is removed; its facts are those of that entry. */
  removed: z.boolean(),
  /** Whether the entry counts: it is not replaced, and no removal. */
  current: z.boolean(),
  /** Of a settlement. */
  method: z.nullable(PayMethod),
  title: z.string(),
  category: ExpenseCategory,
  day: Day,
  amountPaise: z.int(),
  currency: z.nullable(z.object({ code: z.string(), amount: z.string(), rate: z.string() })),
  payers: z.array(ShareOf),
  /** Null for a settlement. */
  split: z.nullable(Split),
  /** Everybody's share of it. */
  shares: z.array(ShareOf),
  note: z.string(),
  receipt: z.nullable(z.string()),
  mine: z.object({ paidPaise: z.int(), sharePaise: z.int() }),
})
export type ExpenseEntry = z.infer<typeof ExpenseEntry>

export const TransferState = z.enum(['proposed', 'open', 'claimed', 'confirmed', 'disputed'])
export type TransferState = z.infer<typeof TransferState>
export const TransferAction = z.enum(['begin', 'release', 'claim', 'unclaim', 'confirm', 'dispute', 'cancel'])
export type TransferAction = z.infer<typeof TransferAction>

/** A payment from one person to another. It is "Paid" only in the state `confirmed`, which its payee sets. */
export const TransferView = z.object({
  /** `proposed:` with the ids of payer and payee for one that nobody has begun. */
  id: z.string(),
  /** The ids of the payer and the payee. */
  from: Id,
  to: Id,
  amountPaise: z.int(),
  /** The amount that the payer owes the payee now by this list; it differs from the amount if expenses have changed since. */
  owedPaise: z.int(),
  state: TransferState,
  method: z.nullable(PayMethod),
  reference: z.nullable(z.string()),
  events: z.array(
    z.object({
      what: z.enum(['begun', 'released', 'claimed', 'unclaimed', 'confirmed', 'disputed', 'cancelled']),
      /** The id of a person of the ledger. */
      by: Id,
      at: z.string(),
      /** Of a dispute. */
      reason: z.string(),
    }),
  ),
  /** Whether the payee lets the payer see their UPI id. */
  released: z.boolean(),
  /** Only for the payer, and only after the payee has released it. */
  upi: z.nullable(z.object({ id: z.string(), name: z.string(), changed: z.boolean() })),
  /**
   * What the debt consists of, the largest parts first, at most 12: in `transfers` all that the payer owes (others may get
   * a part of it), in `ownDebts` what the payer owes this payee. Negative parts make it smaller; settlements have no title.
   */
  why: z.array(z.object({ number: z.int(), title: z.string(), paise: z.int() })),
  /** The parts that `why` leaves out. */
  whyOthers: z.object({ count: z.int(), paise: z.int() }),
  /** The acts that the reader may do with it now. */
  actions: z.array(TransferAction),
})
export type TransferView = z.infer<typeof TransferView>

/** Sums in paise; categories and days without any are left out. */
export const ExpenseSums = z.object({
  totalPaise: z.int(),
  byCategory: z.array(z.object({ category: ExpenseCategory, paise: z.int() })),
  byDay: z.array(z.object({ day: Day, paise: z.int() })),
})
export type ExpenseSums = z.infer<typeof ExpenseSums>

/** The caller's ledgers with an entry, latest change first. A positive balance is owed to the caller. */
export const ExpenseOverview = z.object({
  items: z.array(
    z.object({
      ledger: LedgerRef,
      title: z.string(),
      image: z.nullable(z.string()),
      balancePaise: z.int(),
      /** Transfers that the caller has a part in and that are not confirmed. */
      openTransfers: z.int(),
    }),
  ),
  totalPaise: z.int(),
})
export type ExpenseOverview = z.infer<typeof ExpenseOverview>

export const Ledger = z.object({
  ledger: LedgerRef,
  title: z.string(),
  travelDates: z.nullable(z.object({ start: Day, end: Day })),
  /** Whether the host has cancelled the tour. */
  cancelled: z.optional(z.boolean()),
  people: z.array(LedgerPerson),
  balances: z.array(z.object({ id: Id, paidPaise: z.int(), sharePaise: z.int(), netPaise: z.int() })),
  /** The fewest payments that settle everything, and those that somebody has begun. */
  transfers: z.array(TransferView),
  /** The debts between people, from pair to pair, and the payments that somebody has begun. */
  ownDebts: z.array(TransferView),
  /** The confirmed ones, latest first, at most 50. */
  settled: z.array(TransferView),
  budget: z.object({ estimate: z.nullable(ExpenseSums), spent: ExpenseSums }),
  /** Entries that the reader sees, with corrections, removals and settlements. */
  entryCount: z.int(),
  version: z.int(),
  /** Whether the caller may add expenses and guests; somebody who has left may only settle. */
  mayAdd: z.boolean(),
  /** The caller's own UPI id. */
  upi: z.nullable(z.object({ id: z.string() })),
})
export type Ledger = z.infer<typeof Ledger>

export const LedgerQuery = z.object({ ledger: LedgerRef })
/** Entries, newest first. */
export const EntriesQuery = z.object({
  ledger: LedgerRef,
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 30),
  cursor: z.optional(Cursor),
})
export const EntryPage = pageOf(ExpenseEntry)
export type EntryPage = z.infer<typeof EntryPage>

/** `key`: the client's idempotency key; a repetition with the same key changes nothing more. */
const keyed = { ledger: LedgerRef, key: z.optional(z.uuid()) }
const number = z.int().check(z.gte(1))
const reason = line(EXPENSE_REASON_MAX)

export const ExpenseDraft = z.object({ ...keyed, expense: ExpenseFacts })
/** CONFLICT if the entry is replaced already. */
export const ExpenseCorrection = z.object({ ...keyed, number, expense: ExpenseFacts, reason })
export const ExpenseRemoval = z.object({ ...keyed, number, reason })

const guestName = line(GUEST_NAME_MAX)
export const GuestDraft = z.object({ ...keyed, name: guestName })
/** For the member who added the guest. */
export const GuestChange = z.object({ ledger: LedgerRef, guestId: Id, name: guestName })

/**
 * Begins a payment that the lists propose, or a part of it. Without `from` the caller is the payer; the payee may begin it
 * too, for example to confirm cash. The member who added a guest acts for the guest.
 */
export const TransferDraft = z.object({ ...keyed, from: z.optional(Id), to: Id, amountPaise: Paise })
/** For the payee: lets the payer see the caller's UPI id; of a transfer, or of one from this payer that nobody has begun. */
export const UpiRelease = z.object({
  ...keyed,
  transfer: z.union([z.object({ id: Id }), z.object({ from: Id, amountPaise: Paise })]),
})
export const TransferRef = z.object({ ledger: LedgerRef, transferId: Id })
/** "I have paid this", for the payer. */
export const TransferClaim = z.object({
  ...TransferRef.shape,
  method: PayMethod,
  reference: optionalText(REFERENCE_MAX),
})
/** "I have received this", for the payee. */
export const TransferConfirmation = z.object({ ...TransferRef.shape, method: z.optional(PayMethod) })
/** "I have not received this", for the payee. */
export const TransferDispute = z.object({ ...TransferRef.shape, reason })

/**
 * Private: only the payer of a transfer for which its owner has released it can see it. Null deletes it. `consent` is
 * needed with the first UPI id, and with the next one after it was withdrawn.
 */
export const UpiChange = z.object({
  upi: z.nullable(
    z.string().check(z.trim(), atMost(UPI_MAX, inputText.upiInvalid), z.regex(UPI_ID, inputText.upiInvalid)),
  ),
  consent: z.optional(ConsentGiven),
})
export type UpiChange = z.infer<typeof UpiChange>
export const OwnUpi = z.object({ upi: z.nullable(z.object({ id: z.string() })) })

export const TransferCancelled = z.object({ cancelled: z.boolean() })
/** A ledger as CSV, in UTF-8: a line an entry that counts, with a column a person (what they paid less their share). */
export const LedgerFile = z.object({ name: z.string(), csv: z.string() })
export type LedgerFile = z.infer<typeof LedgerFile>

/**
 * What becomes of expenses of a file that the ledger has already, with the same day, title, amount and shares: with `ask`
 * nothing is imported if there are any, with `skip` the others are, with `add` all.
 */
export const RepeatedExpenses = z.enum(['ask', 'skip', 'add'])
export type RepeatedExpenses = z.infer<typeof RepeatedExpenses>
/** The text of a CSV export of Splitwise, and who each of its columns of people is in this ledger. */
export const SplitwiseImport = z.object({
  ...keyed,
  csv: z.string().check(z.minLength(1), atMost(IMPORT_CHARS_MAX), storable()),
  people: recordOf(z.string().check(atMost(200), storable()), Id, IMPORT_PEOPLE_MAX),
  repeated: z._default(RepeatedExpenses, 'ask'),
})
/** `alreadyImported`: how many the ledger has already, if nothing was imported for that; `line`: the line of the file, from 1; `why`: why it was left out. */
export const ImportResult = z.object({
  imported: z.int(),
  alreadyImported: z.int(),
  skipped: z.array(z.object({ line: z.int(), why: z.string() })),
})
export type ImportResult = z.infer<typeof ImportResult>
