import type { Db } from '../../../db/client.ts'
import { exportPersonalData } from '../../auth/account/queries/export.ts'
import { findConflicts } from './queries/people.ts'

/**
 * The lists of somebody's data that the staff's export has. It leaves out what is private between people or known to nobody
 * else: messages, conversations of groups, whom they like, follow or block, trips, expenses, log-ins. The staff sees private
 * messages only in the evidence of a report, and the person has everything in their own export. A list that is new is left
 * out until it is added here.
 */
export const STAFF_LISTS = [
  'profile',
  'hostedTours',
  'joinedTours',
  'waitingFor',
  'removals',
  'favoriteTours',
  'savedItems',
  'plans',
  'references',
  'referencesAboutMe',
  'pictures',
  'reports',
  'decisions',
  'appeals',
] as const

type Row = Record<string, unknown>

/** Says for whom a tour or plan is, and so the person's gender. */
const withoutGender = ({ only_gender: _, ...row }: Row): Row => row

/** Somebody's data by table, as far as this member of the staff may see them. */
export async function exportForStaff(
  db: Db,
  userId: string,
  { staffId, ...options }: { staffId: string; evidenceDays: number; today: string },
): Promise<Record<string, unknown>> {
  const [data, hidden] = await Promise.all([
    exportPersonalData(db, userId, options),
    findConflicts(db, userId, staffId),
  ])
  const shown = (list: string) => {
    const rows = (data[list] as Row[]).filter(({ id }) => !hidden.has(id)).map(withoutGender)
    return [list, rows]
  }
  return Object.fromEntries(STAFF_LISTS.map(shown))
}
