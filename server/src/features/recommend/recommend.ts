import type { DreamTrip, Recommendations } from '@saathi/shared/recommend'
import { changeFor } from './change.ts'
import type { Facts } from './facts.ts'
import { present } from './present.ts'
import { shortlist } from './shortlist.ts'
import { tripOf } from './trip.ts'

const LARGEST_GROUP = '10'

/**
 * Destinations for a wish, costed and explained: at most eight, those within the budget first; when none is, the three
 * that come nearest and the cheapest change of the wish that helps. The same facts, wish and time give the same answer.
 */
export function recommend(facts: Facts, wish: DreamTrip, now: Date): Recommendations {
  const trip = tripOf(wish, now)
  const shown = shortlist(facts, trip)
  return {
    items: shown.map((offer) => present(facts, trip, offer, shown)),
    change: shown[0]?.fits ? null : changeFor(facts, wish, now, shown),
    month: trip.when.month,
    people: trip.people,
    minimum: wish.group_size === LARGEST_GROUP,
    note: `Our own estimates, not quotes: rail within 12 %, stays and days within 30 %, air within 35 %. The facts are ${facts.as_of}.`,
  }
}

/** The answer of the documented `POST /recommend_travel`: the list as a JSON string. */
export const asDocumented = ({ items }: Recommendations): { recommendation: string } => ({
  recommendation: JSON.stringify(items),
})
