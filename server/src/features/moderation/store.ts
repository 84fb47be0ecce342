import { and, asc, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { messages } from '../../db/schema/messages.ts'
import { type ModerationAct, moderationActs, reports } from '../../db/schema/safety.ts'
import { users } from '../../db/schema/social.ts'

const r = getTableColumns(reports)
/** How much of a talk is shown with a report. */
const TALK = 20

const open = alias(reports, 'others')
/** Reports about the same person that nobody has closed. */
const openAbout = sql<number>`(
  select count(*)::int from ${reports} ${open} where ${open.reportedId} = ${r.reportedId} and ${open.closedAt} is null)`

/** Reports that nobody has closed, the oldest first: of what, about whom, and how many there are about them. */
export const openReports = (db: Db, most: number) =>
  db
    .select({ _id: r._id, at: r.createdAt, reason: r.reason, name: users.name, openAbout })
    .from(reports)
    .innerJoin(users, eq(users._id, r.reportedId))
    .where(isNull(r.closedAt))
    .orderBy(asc(r._id))
    .limit(most)

export const countOpen = (db: Db) => db.$count(reports, isNull(r.closedAt))

/** One report with whom it is about, what was done about it, and the end of their talk, if the two had one. */
export async function findReport(db: Db, reportId: string) {
  const [report] = await db
    .select({
      _id: r._id,
      at: r.createdAt,
      reason: r.reason,
      note: r.note,
      closedAt: r.closedAt,
      reporterId: r.reporterId,
      reported: { _id: users._id, name: users.name, bio: users.bio, suspendedAt: users.suspendedAt },
      openAbout,
    })
    .from(reports)
    .innerJoin(users, eq(users._id, r.reportedId))
    .where(eq(r._id, reportId))
  if (!report) return null
  const { reporterId, ...rest } = report
  const [acts, talk] = await Promise.all([
    db
      .select({ act: moderationActs.act, operator: moderationActs.operator, at: moderationActs.at })
      .from(moderationActs)
      .where(eq(moderationActs.reportId, reportId))
      .orderBy(asc(moderationActs._id)),
    reporterId ? talkOf(db, reporterId, report.reported._id) : [],
  ])
  return { ...rest, acts, talk: [...talk].reverse() }
}

/** The last messages of two people, the latest first; `byReported` says whose, so that the other need not be named. */
const talkOf = (db: Db, reporterId: string, reportedId: string) =>
  db
    .select({ byReported: sql<boolean>`${messages.from} = ${reportedId}`, text: messages.text, at: messages.at })
    .from(messages)
    .where(
      or(
        and(eq(messages.from, reporterId), eq(messages.to, reportedId)),
        and(eq(messages.from, reportedId), eq(messages.to, reporterId)),
      ),
    )
    .orderBy(desc(messages._id))
    .limit(TALK)

type Acted = { firebaseUid: string; name: string; email: string; lifted: boolean }

/**
 * Closes a report, with a line of who did what. `suspend` lets whom it is about in nowhere any more, nor on any tour to
 * come; `dismiss` takes a suspension for it back (`lifted`). Null: no such report.
 */
export async function actOn(db: Db, reportId: string, { act, operator, today }: Act): Promise<Acted | null> {
  const [acted] = await db.execute<Acted>(sql`
    select firebase_uid as "firebaseUid", name, email, lifted
    from act_on_report(${reportId}, ${act}, ${operator}, ${today})`)
  return acted ?? null
}
type Act = { act: ModerationAct; operator: string; today: string }
