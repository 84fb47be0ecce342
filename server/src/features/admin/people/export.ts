import type { Db } from '../../../db/client.ts'
import { exportPersonalData } from '../../account/export.ts'

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

/** Somebody's data by table, as far as the staff may see them. */
export async function exportForStaff(
  db: Db,
  userId: string,
  options: { evidenceDays: number; today: string },
): Promise<Record<string, unknown>> {
  const data = await exportPersonalData(db, userId, options)
  return Object.fromEntries(STAFF_LISTS.map((list) => [list, data[list]]))
}
