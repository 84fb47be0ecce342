import * as z from 'zod/mini'
import { encodeCursor, jsonCursor } from '../../db/queries/pagination.ts'
import type { Seal } from '../../platform/seal.ts'

/** A plan after which a search goes on: its last week and its id. */
export type PlanCursor = { week: string; id: string }

const shownPlan = jsonCursor<PlanCursor>(z.object({ week: z.iso.date().check(z.regex(/^2\d{3}/)), id: z.uuid() }))

/** Begins the cursors that name a plan which the reader does not see; no base64url of JSON has a dot. */
const SEALED = 's.'

/** The cursor after a plan: in the clear after one that the page shows, or else sealed. */
export function encodePlanCursor({ seal }: Seal, { plan, isShown }: { plan: PlanCursor; isShown: boolean }): string {
  const cursor = encodeCursor(plan)
  return isShown ? cursor : SEALED + seal(cursor)
}

/** The schema of both cursors. */
export const planCursor = ({ open }: Seal) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text.startsWith(SEALED) ? open(text.slice(SEALED.length)) : text)),
    ),
    shownPlan,
  )
