import * as z from 'zod/mini'
import { LedgerRef } from '../expenses/schema.ts'
import { Day, Id } from '../lib/common.ts'
import { Journey } from '../trips/journeys.ts'

/** Something that waits for the caller; each leads to the place where it is done. */
export const HomeTask = z.discriminatedUnion('kind', [
  /** What the caller owes, and what they are owed in a ledger in which a payment to them is under way. */
  z.object({ kind: z.enum(['pay', 'confirm']), ledger: LedgerRef, title: z.string(), paise: z.int() }),
  /** Requests to join the caller's tour, and open polls in which the caller has not voted. */
  z.object({ kind: z.enum(['accept', 'vote']), tourId: Id, title: z.string(), count: z.int() }),
  /** People of an ended tour about whom the caller has not written, until that day. */
  z.object({ kind: z.literal('write'), tourId: Id, title: z.string(), count: z.int(), until: Day }),
])
export type HomeTask = z.infer<typeof HomeTask>

export const Home = z.object({
  /** The journey that begins next or goes on now, else one without dates; null for none. */
  next: z.nullable(Journey),
  /** The journeys that have not ended, `next` included. */
  ahead: z.int(),
  tasks: z.array(HomeTask),
})
export type Home = z.infer<typeof Home>
