import { weekOf } from '@saathi/shared/lib/days'
import type { ReportSubject } from '@saathi/shared/moderation/schema'
import type { Db } from '../../db/client.ts'
import { openLedger } from '../expenses/policy.ts'
import { findEntry as findExpense } from '../expenses/queries/entries.ts'
import { openGroup } from '../groups/policy.ts'
import { findEntry } from '../groups/queries/entries.ts'
import { showPlans } from '../plans/queries/search.ts'
import { readPlan } from '../plans/queries/statements.ts'
import { findShownReference } from '../references/queries/references.ts'
import { findPerson } from '../social/profile/queries/profile.ts'
import { findTour } from '../tours/queries/list.ts'

type Reader = { userId: string; today: string; now: Date }

const REPORTABLE = ['message', 'poll', 'meeting']

/** Whether the reader sees what a report names of the reported user. */
export async function isSubjectVisible(db: Db, reader: Reader, reportedId: string, subject: ReportSubject) {
  if (subject.kind === 'groupEntry') {
    const group = await openGroup(db, subject.tourId, reader)
    const entry = group && (await findEntry(db, group, subject.number))
    return entry != null && 'from' in entry && entry.from?._id === reportedId && REPORTABLE.includes(entry.kind)
  }
  // The evidence itself says whether the reported user is in the group.
  if (subject.kind === 'group') {
    const group = await openGroup(db, subject.tourId, reader)
    return group !== null && !group.hidden.includes(reportedId)
  }
  if (subject.kind === 'expense') {
    const ledger = await openLedger(db, subject.ledger, reader)
    const entry = ledger && (await findExpense(db, ledger, subject.number))
    return entry?.kind === 'expense' && entry.author.id === reportedId
  }
  if (subject.kind === 'tour') return (await findTour(db, subject.tourId, reader))?.creatorId._id === reportedId
  if (subject.kind === 'picture')
    return (await findPerson(db, reportedId, reader.userId))?.profilePicture === subject.path
  if (subject.kind === 'reference') {
    const about = await findShownReference(db, reader, subject.referenceId, reportedId)
    return about === reader.userId || (about !== null && (await findPerson(db, about, reader.userId)) !== null)
  }
  const plan = await readPlan(db, subject, reader.userId)
  if (plan?.userId !== reportedId || plan.lastWeek < weekOf(reader.today)) return false
  return (await showPlans(db, reader.userId, [plan])).length > 0
}
