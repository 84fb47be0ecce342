import { OWN_REQUESTS_MAX, TOUR_REQUESTS_MAX } from '@saathi/shared/tour-rules'
import { appError } from '../../errors.ts'

const CONFLICTS = {
  own: 'tours.own',
  cancelled: 'tours.cancelled',
  ended: 'tours.ended',
  closed: 'tours.closed',
  removed: 'tours.removed',
  declined: 'tours.declined',
} as const

/** The result of a SQL function, if its outcome is no rejection. @throws TRPCError NOT_FOUND, CONFLICT */
export function unwrapOutcome<T extends { outcome: string }>(result: T): T {
  if (result.outcome === 'missing') throw appError('NOT_FOUND', 'tours.notFound')
  if (result.outcome === 'gone') throw appError('NOT_FOUND', 'tours.requestGone')
  if (result.outcome === 'requests full')
    throw appError('CONFLICT', 'tours.requestsFull', { params: { most: TOUR_REQUESTS_MAX } })
  if (result.outcome === 'too many requests')
    throw appError('CONFLICT', 'tours.tooManyRequests', { params: { most: OWN_REQUESTS_MAX } })
  const conflict = CONFLICTS[result.outcome as keyof typeof CONFLICTS]
  if (conflict) throw appError('CONFLICT', conflict)
  return result
}

/** The row of a SQL function that returns an outcome. */
export const outcomeOf = async <T>(rows: Promise<unknown>) => ((await rows) as T[])[0] as T
