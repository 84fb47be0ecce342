import { CLIMBS_FROM, SMALL, younger } from '../cost/travellers.ts'
import type { ParsedTrip } from '../parsed-trip.ts'

/** Whom a long or high journey is hard for. */
export const tenderOnes = (trip: Pick<ParsedTrip, 'party'>): string => onesUnder(SMALL, trip)

/** Whom a steep walk or the heat is hard for. */
export const smallOrOld = (trip: Pick<ParsedTrip, 'party'>): string => onesUnder(CLIMBS_FROM, trip)

function onesUnder(age: number, { party }: Pick<ParsedTrip, 'party'>): string {
  const small = younger(party, age) > 0
  return party.seniors > 0 ? (small ? 'seniors and small children' : 'seniors') : 'small children'
}
