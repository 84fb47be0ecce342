import type { Enquiry } from '@saathi/shared/contact'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '../../db/client.ts'
import { enquiries } from '../../db/schema/contact.ts'
import { outbox } from '../../db/schema/mail.ts'
import type { Mail } from '../../platform/mail/store.ts'

/** Keeps an enquiry and, where there is somebody to tell, the mail about it: both or neither. */
export async function keepEnquiry(db: Db, { name, email, phone, message }: Enquiry, mail: Mail | null): Promise<void> {
  const row = { _id: v7(), name, email, phone, message }
  if (!mail) {
    await db.insert(enquiries).values(row)
    return
  }
  const kept = db.$with('kept').as(db.insert(enquiries).values(row).returning({ _id: enquiries._id }))
  await db.with(kept).insert(outbox).values(mail)
}

export type KeptEnquiry = typeof enquiries.$inferSelect

/** Enquiries that nobody has dealt with, oldest first. */
export const openEnquiries = (db: Db): Promise<KeptEnquiry[]> =>
  db.select().from(enquiries).where(isNull(enquiries.doneAt)).orderBy(asc(enquiries._id)).limit(200)

export async function findEnquiry(db: Db, enquiryId: string): Promise<KeptEnquiry | null> {
  const [found] = await db.select().from(enquiries).where(eq(enquiries._id, enquiryId))
  return found ?? null
}

/** Marks one as dealt with; false when there is no such open one. */
export async function finishEnquiry(db: Db, enquiryId: string, at: Date): Promise<boolean> {
  const done = await db
    .update(enquiries)
    .set({ doneAt: at.toISOString() })
    .where(and(eq(enquiries._id, enquiryId), isNull(enquiries.doneAt)))
    .returning({ _id: enquiries._id })
  return done.length > 0
}
