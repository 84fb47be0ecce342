import type { ParsedTrip } from '../parsed-trip.ts'

/** What a place of a type is known for, within a sentence. */
export const KNOWN_FOR: Record<ParsedTrip['type'], string> = {
  beaches: 'beaches',
  mountains: 'mountains',
  historical: 'history',
  adventure: 'adventures',
  wildlife: 'wildlife',
  spiritual: 'temples and holy places',
  culinary: 'food',
}
