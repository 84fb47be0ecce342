import type { Sun } from '@saathi/shared/destinations/opening-hours'
import { addDays } from '@saathi/shared/lib/days'
import { OPEN_BUDGET } from '@saathi/shared/recommend/form-choices'
import type { RouteQuery } from '@saathi/shared/recommend/routes'
import { TRIP_DAYS_MAX, TRIP_TITLE_MAX } from '@saathi/shared/trips/rules'
import type { TripRequest } from '@saathi/shared/trips/schema'
import type { StopFacts } from '@saathi/shared/trips/stops'
import * as money from '../../../messages/en/trip-money.ts'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Lodging } from '../../recommend/cost/lodging.ts'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import type { TravelOption } from '../../recommend/rank/travel-option.ts'
import { findRoute } from '../../recommend/routes/find-routes.ts'
import type { PlannedRoute } from '../../recommend/routes/plan-route.ts'
import { typeAt } from '../../recommend/routes/route-trip.ts'
import type { Search } from '../../recommend/routes/search.ts'
import { lodgingAt } from '../../recommend/routes/stays.ts'
import { titleOf } from '../../recommend/routes/to-route.ts'
import type { Journey } from '../../recommend/travel/journey.ts'
import { arrivalTown, atArrival, type TownRoute } from './bases.ts'
import type { Chosen } from './choose-option.ts'
import { inOrder, onTopOf } from './costs.ts'
import type { Draft } from './draft.ts'
import { withFoodNotes } from './food-notes.ts'
import { gateOf } from './gateways.ts'
import { buildJourneyParts } from './journey-parts.ts'
import { withBudgetNote } from './over-budget.ts'
import { type ProposedTrip, stayDrafts, type WantedVisits } from './propose-trip.ts'
import { type Refusal, refusalOf, stopsRefusal } from './refusal.ts'
import { type LegMoves, legMoves } from './route-legs.ts'
import { midMonth, sunOn } from './sun.ts'
import type { Move } from './trail.ts'
import { type TravelPlan, travelPlan } from './travel-times.ts'

export type ProposedRoute = ProposedTrip & { stops: StopFacts[] }
export type NoRoute = { problem: string } | { refusal: Refusal }

const DAY = 1440

/** The query of the page of a route with which its bill is that of the trip: the month is that of the first day. */
export const routeQuery = (request: TripRequest & { places: string[] }): RouteQuery & { places: string[] } => {
  const { from, people, days, startDate, month, type, budget, stay, places } = request
  return {
    city: from,
    people,
    days,
    places,
    only: true,
    ...(startDate !== undefined ? { month: Number(startDate.slice(5, 7)) } : month !== undefined && { month }),
    ...(type !== undefined && { type }),
    ...(budget !== undefined && { budget: Number(budget) }),
    ...(stay !== undefined && { stay }),
  }
}

/**
 * The days of a journey over several places in the best order: the way there, each stay with the ways between them as items
 * of their own, and the way home. The costs of the items add up to the bill of the route, to the rupee.
 */
export function proposeRoute(
  dataset: Dataset,
  request: TripRequest & { places: string[] },
  now: Date,
  wanted?: WantedVisits,
): ProposedRoute | NoRoute {
  const found = findRoute(dataset, routeQuery(request), now)
  if ('problem' in found) return found
  const { search, route } = found
  for (const place of route.places) {
    const refusal = refusalOf(place)
    if (refusal) return { refusal }
  }
  const days = routeDays(search, route, request.startDate ?? null, wanted)
  const { budget } = request
  const named = { open: budget === OPEN_BUDGET, budget: Number(budget) }
  const proposed = budget === undefined ? days : withBudgetNote(days, named)
  const refusal = stopsRefusal(dataset, proposed.stops, firstDayOf(search, request.startDate ?? null))
  if (refusal) return { refusal }
  return proposed.dayCount > TRIP_DAYS_MAX ? { problem: text.routeTooLong(TRIP_DAYS_MAX) } : proposed
}

/** The first day, in the middle of the month where no date is known. */
export const firstDayOf = ({ asked }: Search, startDate: string | null): string =>
  startDate ?? midMonth(asked.trip.when.month)

/** The days of a planned route. */
export function routeDays(
  search: Search,
  planned: PlannedRoute,
  startDate: string | null,
  wanted?: WantedVisits,
): ProposedRoute {
  const route = fromArrivals(planned)
  const { places, legs } = route
  const { dataset, asked } = search
  const firstDay = firstDayOf(search, startDate)
  const drafts: Draft[] = []
  const stops: StopFacts[] = []
  const seen = new Set<string>()
  const sun: Sun[] = []
  let way: Pick<TravelPlan, 'out' | 'nightsOnTheWay' | 'lunch'> & { arrives: number } = wayOut(search, route, startDate)
  for (const [index, place] of places.entries()) {
    const [leg, next] = [legs[index], places[index + 1]]
    const billed = route.nights[index] ?? 1
    const chosen = { ...chosenAt(search, route, index), onRoute: { before: [...drafts], goesOn: next !== undefined } }
    const home = next ? null : wayHome(search, route, startDate)
    const first = firstNightOf(way.arrives)
    const nights = Math.max(1, billed - way.nightsOnTheWay.length - (home?.nightCount ?? 0))
    const last = first + nights
    const onward: LegMoves | null = next && leg ? legMoves(dataset, leg, last, asked.trip.askedIn) : null
    const back = home?.from(last) ?? null
    const dayCount = back?.dayCount ?? last + 1
    const plan: TravelPlan = {
      out: way.out,
      arrives: way.arrives,
      ...(way.lunch && { lunch: way.lunch }),
      back: back?.moves ?? [],
      leaves: back?.leaves ?? onward?.moves[0]?.start ?? last * DAY,
      nightsOnTheWay: [...way.nightsOnTheWay, ...(back?.nightsOnTheWay ?? [])],
      nights,
      firstNight: first,
      dayCount,
      // A day is timed by the roads of the place where it ends.
      ...(next?.hilly && !place.hilly && { noVisitsOn: last }),
    }
    const light = sunOn(firstDay, dayCount, place)
    for (let day = index === 0 ? 0 : first; day < dayCount; day++) sun[day] = light[day] as Sun
    if (next) light[last] = shorter(light[last] as Sun, sunOn(addDays(firstDay, last), 1, next)[0] as Sun)
    const nightsBefore = way.nightsOnTheWay
    const ends = home && {
      gate: home.gate,
      planFor: (towns: TownRoute): TravelPlan | null => {
        if (towns.nights[0]?.name !== arrivalTown(place).name) return null
        const { moves, leaves, dayCount, nightsOnTheWay } = wayHome(search, route, startDate, towns).from(last)
        return { ...plan, back: moves, leaves, dayCount, nightsOnTheWay: [...nightsBefore, ...nightsOnTheWay] }
      },
    }
    const facts = { plan, startDate, sun: light, seen, wanted: wanted?.get(place.id), ...(ends && { ends }) }
    drafts.push(...stayDrafts(dataset, chosen, facts))
    stops.push({ placeId: place.id, day: first, nights })
    for (const { name } of place.highlights) seen.add(name)
    const end = onward?.moves.at(-1)
    if (onward && end)
      way = {
        out: onward.moves,
        lunch: onward.lunch ?? undefined,
        arrives: end.start + end.minutes,
        nightsOnTheWay: [],
      }
  }
  return {
    title: titleOf(search, route).slice(0, TRIP_TITLE_MAX),
    dayCount: sun.length,
    items: inOrder(withFoodNotes(withOneGettingAround(drafts))),
    onTop: onTopOf(drafts),
    sun,
    stops,
  }
}

/** A way leads to the town of a place in which one arrives, and from it. */
const fromArrivals = (route: PlannedRoute): PlannedRoute => ({
  ...route,
  places: route.places.map(atArrival),
  legs: route.legs.map((leg) => ({ ...leg, from: atArrival(leg.from), to: atArrival(leg.to) })),
})

/** The day of the first night in a place: for who comes soon after midnight, the one before. */
const firstNightOf = (arrives: number): number => Math.floor((arrives - LATEST_BED) / DAY)
const LATEST_BED = 180

/** The daylight that both places have. */
const shorter = (one: Sun, other: Sun): Sun => ({
  sunrise: Math.max(one.sunrise, other.sunrise),
  sunset: Math.min(one.sunset, other.sunset),
})

/** The stay at a place of the route; its bill counts the nights of the route. */
function chosenAt({ dataset, asked }: Search, route: PlannedRoute, index: number): Chosen & { eaten: number } {
  const place = route.places[index] as Destination
  const nights = route.nights[index] ?? 1
  const { journey } = route.out
  return {
    trip: { ...asked.trip, type: typeAt(asked, place) },
    option: optionFor(place, nights, lodgingAt(dataset, asked, place, route.tier), {
      ...journey,
      overnight: index === 0 && journey.overnight,
    }),
    eaten: nights,
  }
}

/** With a day more than nights: no bed is billed before the arrival. */
const optionFor = (place: Destination, nights: number, lodging: Lodging, journey: Journey): TravelOption => ({
  ...{ place, nights, lodging, journey },
  days: nights + 1,
  ways: [],
  total: 0,
})

/** The way from home to the first place, for what the route bills. */
function wayOut(search: Search, route: PlannedRoute, startDate: string | null) {
  const { dataset, asked } = search
  const { option } = chosenAt(search, route, 0)
  const parts = buildJourneyParts(dataset, asked.trip, option, startDate !== null)
  const { out, arrives, nightsOnTheWay } = travelPlan(parts, option, null, startDate)
  const first = Math.floor(arrives / DAY)
  return {
    out: withTotal(out, route.out.total),
    arrives,
    nightsOnTheWay: nightsOnTheWay.filter(({ day }) => day < first),
  }
}

/** The way home from the last place, on the day on which one leaves it. `towns`: where one ends there, if not at its arrival. */
function wayHome(
  search: Search,
  { places, nights, tier, back }: PlannedRoute,
  startDate: string | null,
  towns?: TownRoute,
) {
  const { dataset, asked } = search
  const place = places.at(-1) as Destination
  const option = optionFor(place, nights.at(-1) ?? 1, lodgingAt(dataset, asked, place, tier), back.journey)
  const { out, back: parts, named } = buildJourneyParts(dataset, asked.trip, option, startDate !== null, towns)
  const planFor = (start: string | null) =>
    travelPlan({ out, back: parts, named: { out: null, back: named.back } }, option, null, start)
  const usual = planFor(null)
  const leaveDay = Math.floor(usual.leaves / DAY)
  return {
    gate: gateOf(dataset, asked.trip, option),
    nightCount: usual.nightsOnTheWay.filter(({ day }) => day >= leaveDay).length,
    from(last: number) {
      const later = last - leaveDay
      const plan = startDate === null ? usual : planFor(addDays(startDate, later))
      return {
        moves: withTotal(plan.back, back.total).map((move) => ({ ...move, start: move.start + later * DAY })),
        leaves: plan.leaves + later * DAY,
        dayCount: plan.dayCount + later,
        nightsOnTheWay: plan.nightsOnTheWay
          .filter(({ day }) => day >= leaveDay)
          .map((night) => ({ ...night, day: night.day + later })),
      }
    },
  }
}

/** The moves of one way with what it costs in the bill of the route: the dearest takes the difference. */
function withTotal(moves: readonly Move[], total: number): Move[] {
  const difference = total - moves.reduce((sum, { cost }) => sum + cost, 0)
  const dearest = moves.reduce((most, { cost }, at) => (cost > (moves[most]?.cost ?? 0) ? at : most), 0)
  return moves.map((move, at) => (at === dearest ? { ...move, cost: move.cost + difference } : move))
}

/** A day at two places has one item for getting around, and one for food on the way. */
function withOneGettingAround(drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = []
  for (const draft of drafts) {
    const isOnce = draft.title === money.gettingAround || draft.title === money.foodOnTheWay
    const at = isOnce ? kept.findIndex(({ title, day }) => title === draft.title && day === draft.day) : -1
    const before = at >= 0 ? kept.splice(at, 1)[0] : undefined
    kept.push(before ? joined(before, draft) : draft)
  }
  return kept
}

/** Both with their costs and meals, and what each says. */
function joined(one: Draft, other: Draft): Draft {
  const onWay = [...(one.onWay ?? []), ...(other.onWay ?? [])]
  const note = onWay.length > 0 ? money.mealsOnTheWay(onWay) : [one.note, other.note].filter(Boolean).join(' ')
  return { ...other, cost: one.cost + other.cost, note, onWay }
}
