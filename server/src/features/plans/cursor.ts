import * as z from 'zod/mini'
import { jsonCursor } from '../../db/queries/pagination.ts'

/** The last plan of a page: its last week and its id. */
export type PlanCursor = { week: string; id: string }

export const planCursor = jsonCursor<PlanCursor>(
  z.object({ week: z.iso.date().check(z.regex(/^2\d{3}/)), id: z.uuid() }),
)
