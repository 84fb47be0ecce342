import type { EnquiryItem } from '@saathi/shared/admin/enquiries'
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { callFunction } from '../../../../db/call-function.ts'
import type { Db } from '../../../../db/client.ts'
import type { Actor } from '../../../../db/queries/actor.ts'
import { containsText } from '../../../../db/queries/text-search.ts'
import { enquiries as e } from '../../../../db/schema/contact.ts'
import { auditLog } from '../../../../db/schema/staff.ts'
import type { LastEnquiry } from '../cursor.ts'

const select = (db: Db) =>
  db
    .select({
      _id: e._id,
      createdAt: e.createdAt,
      name: e.name,
      email: e.email,
      phone: e.phone,
      message: e.message,
      answeredAt: e.doneAt,
      answer: e.answer,
      staffId: auditLog.staffId,
      actor: auditLog.actor,
    })
    .from(e)
    .leftJoin(auditLog, eq(auditLog._id, e.doneAuditId))

type Row = Awaited<ReturnType<typeof select>>[number]
const toItem = ({ staffId, actor, ...item }: Row): EnquiryItem => ({
  ...item,
  answeredBy: actor === null ? null : { _id: staffId, name: actor },
})

const matching = (q: string | undefined) =>
  q ? or(containsText(e.name, q), containsText(e.email, q), containsText(e.message, q)) : undefined

type Query = { q?: string | undefined; after: LastEnquiry | undefined; limit: number }

/** Open enquiries, oldest first. */
export async function openEnquiries(db: Db, { q, after, limit }: Query): Promise<EnquiryItem[]> {
  const rows = await select(db)
    .where(and(isNull(e.doneAt), matching(q), after && gt(e._id, after.id)))
    .orderBy(asc(e._id))
    .limit(limit)
  return rows.map(toItem)
}

/** Answered enquiries, those answered last first. */
export async function answeredEnquiries(db: Db, { q, after, limit }: Query): Promise<EnquiryItem[]> {
  const isAfter = after?.answeredAt
    ? or(lt(e.doneAt, after.answeredAt), and(eq(e.doneAt, after.answeredAt), lt(e._id, after.id)))
    : undefined
  const rows = await select(db)
    .where(and(isNotNull(e.doneAt), matching(q), isAfter))
    .orderBy(desc(e.doneAt), desc(e._id))
    .limit(limit)
  return rows.map(toItem)
}

export async function findEnquiry(db: Db, enquiryId: string): Promise<EnquiryItem | null> {
  const [row] = await select(db).where(eq(e._id, enquiryId))
  return row ? toItem(row) : null
}

type Answer = { enquiryId: string; answer: string; actor: Actor; now: Date }

/** Stores the answer and queues its mail. `already`: somebody else has answered. */
export const answerEnquiry = (db: Db, { enquiryId, now, ...rest }: Answer) =>
  callFunction(db, 'answer_enquiry', { enquiryId, ...rest, at: now })

/** Reopens an enquiry, whose answer stays, or deletes it; false if there is none. */
export const changeEnquiry = async (
  db: Db,
  { enquiryId, note }: { enquiryId: string; note: string },
  act: 'reopen' | 'remove',
  actor: Actor,
): Promise<boolean> => (await callFunction(db, 'change_enquiry', { enquiryId, act, actor, note })) === true
