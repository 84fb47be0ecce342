import type { StaffRole } from '@saathi/shared/admin/rules'
import { type SQL, sql } from 'drizzle-orm'

/** The actor as the SQL function `audit` reads it: a member of the staff, or whoever uses the command line. */
export type Actor = { staff: string; role: StaffRole } | { name: string }

export const actorJson = (actor: Actor): SQL => sql`${JSON.stringify(actor)}::jsonb`
