import { appError } from '../../errors.ts'
import type { Refusal } from './propose/refusal.ts'

/** The error for a place whose sights need more than one base. */
export function refused({ sight, needs }: Refusal, field = 'request.placeId') {
  if ('nights_at' in needs)
    return appError('BAD_REQUEST', 'trips.needsNights', { field, params: { sight, at: needs.nights_at } })
  if ('pass' in needs) return appError('BAD_REQUEST', 'trips.needsPass', { field, params: { sight, pass: needs.pass } })
  return appError('BAD_REQUEST', 'trips.needsWalk', { field, params: { sight, walk: needs.walk } })
}
