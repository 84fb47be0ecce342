import { OWN_REQUESTS_MAX, TOUR_REQUESTS_MAX } from '@saathi/shared/tours/rules'
import { appError } from '../../errors.ts'

const CONFLICTS = {
  own: 'tours.own',
  cancelled: 'tours.cancelled',
  ended: 'tours.ended',
  closed: 'tours.closed',
  removed: 'tours.removed',
  declined: 'tours.declined',
} as const
type Rejection = keyof typeof CONFLICTS | 'missing' | 'gone' | 'requests full' | 'too many requests'
type Unrejected<T extends { outcome: string }> = T & { outcome: Exclude<T['outcome'], Rejection> }

/** The result of a SQL function, if its outcome is no rejection. @throws TRPCError NOT_FOUND, CONFLICT */
export function unwrapOutcome<T extends { outcome: string }>(result: T): Unrejected<T> {
  if (result.outcome === 'missing') throw appError('NOT_FOUND', 'tours.notFound')
  if (result.outcome === 'gone') throw appError('NOT_FOUND', 'tours.requestGone')
  if (result.outcome === 'requests full')
    throw appError('CONFLICT', 'tours.requestsFull', { params: { most: TOUR_REQUESTS_MAX } })
  if (result.outcome === 'too many requests')
    throw appError('CONFLICT', 'tours.tooManyRequests', { params: { most: OWN_REQUESTS_MAX } })
  const conflict = CONFLICTS[result.outcome as keyof typeof CONFLICTS]
  if (conflict) throw appError('CONFLICT', conflict)
  return result as Unrejected<T>
}
