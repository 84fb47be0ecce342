import { monthName } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'
import { LODGINGS } from '../cost/lodging.ts'
import { pitchIn, seasonOf } from '../facts/season.ts'
import { count, hours, sentence, shortName } from '../text/format.ts'
import type { PlannedRoute } from './plan-route.ts'
import { typeAt } from './route-trip.ts'
import type { Search } from './search.ts'
import { lodgingAt } from './stays.ts'

const SHORT_LEG_HOURS = 5

/** What speaks for a route: its places, the ways between them, the season and the price. */
export function routeReasons({ dataset, asked }: Search, route: PlannedRoute): string[] {
  const { places, legs, total, tier, days } = route
  const { month } = asked.trip.when
  const pitches = places.flatMap((place) => {
    const pitch = pitchIn(place, typeAt(asked, place), month)
    return pitch ? [`${shortName(place.name)}: ${sentence(pitch)}`] : []
  })
  const longest = Math.max(...legs.map((leg) => leg.hours))
  const isBest = places.every((place) => seasonOf(place, month) === 'best')
  const [first] = places
  const bed = first ? LODGINGS[lodgingAt(dataset, asked, first, tier)].many : ''
  const within = asked.budget !== null && route.fits ? `, within your ${rupees(asked.budget)}` : ''
  return [
    ...pitches,
    longest <= SHORT_LEG_HOURS
      ? `No way between ${places.length === 2 ? 'the two' : 'them'} takes longer than ${hours(longest)}.`
      : null,
    isBest ? `${monthName(month)} is among the best months for ${places.length === 2 ? 'both' : 'all of them'}.` : null,
    `About ${rupees(total)} for ${count(days, 'day')} in ${bed}${within}, ${rupees(Math.round(total / asked.trip.people))} each.`,
  ].filter((reason) => reason !== null)
}
