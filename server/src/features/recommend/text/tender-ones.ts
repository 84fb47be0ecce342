import { SMALL, younger } from '../cost/travellers.ts'
import type { ParsedTrip } from '../parsed-trip.ts'

/** Whom a long or high journey is hard for. */
export function tenderOnes({ party }: Pick<ParsedTrip, 'party'>): string {
  const small = younger(party, SMALL) > 0
  return party.seniors > 0 ? (small ? 'seniors and small children' : 'seniors') : 'small children'
}
