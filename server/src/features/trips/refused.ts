import { appError } from '../../errors.ts'
import { listed } from '../recommend/text/format.ts'
import type { Refusal } from './propose/refusal.ts'

/** The error for a place whose sights need more than one town to sleep in. */
export function refused(refusal: Refusal, field = 'request.placeId') {
  if ('towns' in refusal) {
    const towns = listed(refusal.towns)
    return refusal.nights === null
      ? appError('BAD_REQUEST', 'trips.townsShut', { field, params: { towns } })
      : appError('BAD_REQUEST', 'trips.needsLonger', { field, params: { towns, nights: refusal.nights } })
  }
  const { sight, needs } = refusal
  if ('nights_at' in needs)
    return appError('BAD_REQUEST', 'trips.needsNights', { field, params: { sight, at: needs.nights_at } })
  if ('pass' in needs) return appError('BAD_REQUEST', 'trips.needsPass', { field, params: { sight, pass: needs.pass } })
  return appError('BAD_REQUEST', 'trips.needsWalk', { field, params: { sight, walk: needs.walk } })
}
