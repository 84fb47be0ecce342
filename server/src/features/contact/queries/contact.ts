import type { Enquiry } from '@saathi/shared/contact/schema'
import { lt } from 'drizzle-orm'
import { v7 } from 'uuid'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import type { Actor } from '../../../db/queries/actor.ts'
import { enquiries } from '../../../db/schema/contact.ts'
import { outbox } from '../../../db/schema/mail.ts'

/** Stores an enquiry and, if there is an address for it, queues the mail about it, in one statement. */
export async function saveEnquiry(db: Db, { name, email, phone, message }: Enquiry, to: string | null): Promise<void> {
  const facts = { name, email, phone, message }
  const row = { _id: v7(), ...facts }
  if (!to) {
    await db.insert(enquiries).values(row)
    return
  }
  const saved = db.$with('saved').as(db.insert(enquiries).values(row).returning({ _id: enquiries._id }))
  await db.with(saved).insert(outbox).values({ to, kind: 'enquiry', params: facts })
}

/** Marks an enquiry as answered, without an answer to store; false if no open enquiry has this id. */
export const finishEnquiry = async (db: Db, enquiryId: string, actor: Actor, now: Date): Promise<boolean> =>
  (await callFunction(db, 'finish_enquiry', { enquiryId, actor, answer: null, at: now })) === true

/** Deletes enquiries that were marked as done `days` ago or earlier. */
export async function deleteExpiredEnquiries(db: Db, now: Date, days: number): Promise<void> {
  const before = new Date(now.getTime() - days * 86_400_000).toISOString()
  await db.delete(enquiries).where(lt(enquiries.doneAt, before))
}
