import { rupees } from '@saathi/shared/lib/money'
import { placeCautions } from '../text/cautions.ts'
import { count, hours, listed, monthSpells, shortName } from '../text/format.ts'
import { permitSentence, permitsAt } from '../text/permits.ts'
import type { PlannedRoute } from './plan-route.ts'
import { typeAt } from './route-trip.ts'
import type { Search } from './search.ts'

const HIGH_M = 2800
const LONG_LEG_HOURS = 7
const HIGH_PASS_M = 3000
const FAR_WAY_HOURS = 16

const metres = (height: number) => `${(Math.round(height / 100) * 100).toLocaleString('en-IN')} m`

/** What may spoil a route: the budget, each place at that time, heights, long days, roads that close, and permits. */
export function routeCautions({ asked }: Search, route: PlannedRoute): string[] {
  const { places, nights, legs, out, back, total } = route
  const { trip, budget } = asked
  const over = budget !== null && total > budget ? [`${rupees(total - budget)} over your budget.`] : []
  const ofPlaces = places.flatMap((place) => {
    const type = typeAt(asked, place)
    const permits = permitsAt(place, true, type, trip.when.month)
    return [
      ...placeCautions({ when: trip.when, type }, { place }),
      ...permits.map((permit) => permitSentence(permit, trip.when.daysAhead, trip.askedIn)),
    ].map((text) => `${shortName(place.name)}: ${text}`)
  })
  const rushed = places.filter((place, at) => (nights[at] ?? 0) < place.ideal_days[0])
  return [
    ...over,
    ...places
      .filter(({ elevation_m }) => elevation_m >= HIGH_M)
      .map(
        ({ name, elevation_m }) =>
          `${shortName(name)}: you sleep at about ${metres(elevation_m)}. Rest on the first two days before you go higher, and ask a doctor before you book.`,
      ),
    ...legs.flatMap(({ row, from, to }) => {
      if (row.by === 'rail') return []
      const way = `${shortName(from.name)} to ${shortName(to.name)}`
      const pass = row.highest_m && row.highest_m >= HIGH_PASS_M ? `, over a pass of ${metres(row.highest_m)}` : ''
      if (row.months)
        return [`${way}: the road${pass} is usually open ${monthSpells(row.months)}. Ask before you set off.`]
      return pass ? [`${way}: the road goes${pass.slice(1)}.`] : []
    }),
    ...legs
      .filter((leg) => leg.hours >= LONG_LEG_HOURS)
      .map(
        ({ from, to, hours: long }) =>
          `${shortName(from.name)} to ${shortName(to.name)} takes about ${hours(long)}: that day is for the way.`,
      ),
    ...(Math.max(out.journey.hours, back.journey.hours) >= FAR_WAY_HOURS
      ? [`The longer of the ways there and back takes about ${hours(Math.max(out.journey.hours, back.journey.hours))}.`]
      : []),
    ...(rushed.length > 0
      ? [
          `A short stay in ${listed(rushed.map((place) => `${shortName(place.name)} (good from ${count(place.ideal_days[0], 'day')})`))}.`,
        ]
      : []),
    ...ofPlaces,
  ]
}
