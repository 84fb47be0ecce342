import type { Decided } from '@saathi/shared/moderation/admin'
import type * as z from 'zod/mini'
import { appError } from '../../../errors.ts'
import * as text from '../../../messages/en/moderation.ts'

/** The outcomes of actions on people and reports. */
export type Outcome =
  | 'done'
  | 'proposed'
  | 'closed'
  | 'already'
  | 'waiting'
  | 'impossible'
  | 'own'
  | 'staff'
  | 'missing'

/** @throws TRPCError for every outcome that is no decision; `missing` names what there is none of */
export function orConflict(
  outcome: Outcome | undefined,
  missing: 'reports.notFound' | 'reports.proposalNotFound' | 'people.notFound',
): z.infer<typeof Decided> {
  switch (outcome) {
    case 'done':
      return { outcome, message: text.decided }
    case 'proposed':
      return { outcome, message: text.proposed }
    case 'closed':
    case 'already':
      throw appError('CONFLICT', 'reports.decided')
    case 'waiting':
      throw appError('CONFLICT', 'reports.waiting')
    case 'impossible':
      throw appError('CONFLICT', 'reports.impossible')
    case 'own':
      throw appError('FORBIDDEN', 'reports.own')
    case 'staff':
      throw appError('CONFLICT', 'people.isStaff')
    default:
      throw appError('NOT_FOUND', missing)
  }
}

/** @throws TRPCError for an appeal that is decided already, one against the caller's own decision, and an unknown one */
export function unwrapDecision(outcome: 'decided' | 'already' | 'own' | undefined): { message: string } {
  if (outcome === 'decided') return { message: text.decided }
  if (outcome === 'already') throw appError('CONFLICT', 'reports.decided')
  throw outcome === 'own' ? appError('FORBIDDEN', 'reports.own') : appError('NOT_FOUND', 'safety.appealNotFound')
}
