import { cities } from '@saathi/shared/lib/messages/en/choices'
import type { Route, RouteLeg, RoutePlace } from '@saathi/shared/recommend/routes'
import { type Line, toCostLine, toEstimate } from '../cost/cost-lines.ts'
import { capital, shortName } from '../text/format.ts'
import { backLines, outLines, wayWords } from './end-ways.ts'
import { circuitOf, type PlannedRoute, planRoute } from './plan-route.ts'
import { routeCautions } from './route-cautions.ts'
import { routeReasons } from './route-reasons.ts'
import type { Search } from './search.ts'
import { stayLinesAt } from './stays.ts'

const toTenths = (hours: number) => Math.round(hours * 10) / 10

/** A planned route in the response shape. */
export function toRoute(search: Search, route: PlannedRoute): Route {
  const { asked } = search
  const { places, nights, tier, days, total, fits } = route
  const lines = linesOf(search, route)
  const estimate = toEstimate(lines)
  return {
    id: places.map(({ id }) => id).join(),
    title: titleOf(search, route),
    places: places.map((place, at) => toPlace(search, route, place, nights[at] ?? 0)),
    legs: legsOf(search, route),
    days,
    nights: nights.reduce((sum, each) => sum + each, 0),
    stayTier: tier,
    ...estimate,
    costLines: lines.map(toCostLine),
    perPerson: Math.round(total / asked.trip.people),
    fits,
    overBy: asked.budget === null ? 0 : Math.max(0, total - asked.budget),
    reasons: routeReasons(search, route),
    cautions: routeCautions(search, route),
  }
}

const PARTS: Line['part'][] = ['flights', 'accommodation', 'daily_expenses']

/** The ways in order, then the beds and the days of each place by its name. */
function linesOf({ dataset, asked }: Search, { places, nights, tier, out, legs, back }: PlannedRoute): Line[] {
  const stays = places.flatMap((place, at) =>
    stayLinesAt(dataset, asked, place, tier, nights[at] ?? 0).map((line) => ({
      ...line,
      label: `${shortName(place.name)}: ${line.label}`,
    })),
  )
  const all = [...outLines(out), ...legs.flatMap(({ lines }) => lines), ...backLines(back), ...stays]
  return all.sort((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part))
}

/** The name of a well-known round, or of its places in order. */
export const titleOf = ({ dataset }: Search, { places }: PlannedRoute): string =>
  circuitOf(dataset, places)?.name ?? places.map(({ name }) => shortName(name)).join(' – ')

function toPlace(
  search: Search,
  route: PlannedRoute,
  place: PlannedRoute['places'][number],
  nights: number,
): RoutePlace {
  const alone = planRoute(search, [place.id], { nights: [nights], tier: route.tier })
  const { id, name, picture, lat, lon } = place
  return {
    id,
    name: shortName(name),
    image: picture,
    lat,
    lon,
    nights,
    more: alone && { days: route.days - alone.days, rupees: route.total - alone.total },
  }
}

function legsOf({ dataset, asked }: Search, { places, out, legs, back }: PlannedRoute): RouteLeg[] {
  const { trip } = asked
  const city = cities[trip.from]
  const [first, last] = [shortName(places[0]?.name ?? ''), shortName(places.at(-1)?.name ?? '')]
  const end = (way: typeof out) => ({
    mode: way.journey.mode,
    hours: toTenths(way.journey.hours),
    nights: way.nights,
    cost: way.total,
    isEstimate: way.journey.mode === 'bus' || way.journey.mode === 'road',
  })
  return [
    { from: city, to: first, by: wayWords(dataset, trip, out, first, false), ...end(out) },
    ...legs.map(({ from, to, mode, by, hours, total, row }) => ({
      from: shortName(from.name),
      to: shortName(to.name),
      mode,
      by: capital(by),
      hours: toTenths(hours),
      nights: 0,
      cost: total,
      isEstimate: row.source === 'estimate',
    })),
    { from: last, to: city, by: wayWords(dataset, trip, back, last, true), ...end(back) },
  ]
}
