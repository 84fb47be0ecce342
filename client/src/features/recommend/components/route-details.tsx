import { START_CITIES } from '@saathi/shared/destinations/cities'
import { cities } from '@saathi/shared/lib/messages/en/choices'
import { rupees } from '@saathi/shared/lib/money'
import type { Route, RouteLeg, RouteQuery } from '@saathi/shared/recommend/routes'
import { TRIP_DAYS_MAX } from '@saathi/shared/trips/rules'
import { TriangleAlert } from 'lucide-react'
import { Fragment, type ReactNode, useMemo } from 'react'
import * as text from '../../../messages/en/recommend/routes.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { ChooseTogetherLink } from '../../../ui/choose-together-link.tsx'
import { PlanTripLink } from '../../../ui/plan-trip-link.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { TravelMap } from '../../../ui/travel-map.tsx'
import { toHalves } from '../result-words.ts'
import '../styles/plots.css'
import { COST_PARTS, CostBar } from './cost-bar.tsx'
import { MODE_ICONS } from './journey-line.tsx'

type Props = {
  route: Route
  query: RouteQuery
  /** The query of the address, for which the trip costs the same. */
  asked: RouteQuery
  note: string
}

const LINES = { road: 'road', bus: 'road', rail: 'rail', air: 'air' } as const

/** A route: its places and ways in order beside the map, the whole bill, cautions, and the links that plan it. */
export const RouteDetails = ({ route, query, asked, note }: Props) => (
  <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
    <div className="grid grid-cols-1 content-start gap-10">
      <Part title={text.theWay}>
        <Journey route={route} from={query.city} />
        {route.legs.some(({ mode }) => mode === 'rail') && (
          <p className="mt-3 text-muted text-sm">{text.checkTrains}</p>
        )}
      </Part>
      <Part title={text.whyGo}>
        <ul className="grid list-disc gap-2 pl-5 marker:text-teal">
          {route.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Part>
      {route.cautions.length > 0 && (
        <Part title={text.cautions}>
          <ul className="grid gap-2.5">
            {route.cautions.map((caution) => (
              <li key={caution} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2.5">
                <TriangleAlert aria-hidden className="mt-1 size-4.5 text-terra" />
                <span className="[overflow-wrap:anywhere]">{caution}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={text.planEach} className="print:hidden">
        {route.days <= TRIP_DAYS_MAX ? (
          <>
            <p className="mb-4 text-muted">{text.planAllNote}</p>
            <div className="flex flex-wrap gap-3">
              <PlanTripLink variant="main" request={requestFor(route, asked)} />
              <ChooseTogetherLink request={requestFor(route, asked)} />
            </div>
          </>
        ) : (
          <>
            <p className="text-muted">{text.planEachNote}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              {route.places.map(({ id, name, nights }) => (
                <AppLink
                  key={id}
                  to="/trips"
                  search={
                    { plan: id, from: query.city, people: query.people, days: nights, month: query.month } as never
                  }
                  className={buttonClass('quiet')}
                >
                  {text.planPlace(name)}
                </AppLink>
              ))}
            </div>
          </>
        )}
        <div className="mt-6 flex flex-wrap items-start gap-3">
          <ShareButton label={text.share} text={text.shareText(route.title)} url={location.href} />
          <PrintButton />
        </div>
      </Part>
    </div>
    <div className="grid grid-cols-1 content-start gap-8 max-lg:order-first">
      <RouteMap route={route} query={query} />
      <Bill route={route} query={query} />
      <p className="text-muted text-sm">{note}</p>
    </div>
  </div>
)

/** Of the days that were asked for the route may leave some: with fewer it could go by other ways. */
const requestFor = ({ places, days }: Route, { city, people, month, budget, type, stay, days: asked }: RouteQuery) => ({
  placeId: places[0]?.id ?? '',
  places: places.map(({ id }) => id),
  ...{ from: city, people, days: Math.min(asked ?? days, TRIP_DAYS_MAX), month, type, stay },
  budget: budget?.toString(),
})

const Part = ({ title, className, children }: { title: string; className?: string; children: ReactNode }) => (
  <section className={className}>
    <h2 className="mb-4 text-2xl">{title}</h2>
    {children}
  </section>
)

/** The ways and the stays by turns, from the city and back to it. */
function Journey({ route: { places, legs }, from }: { route: Route; from: RouteQuery['city'] }) {
  const city = cities[from]
  return (
    <ol className="grid gap-1 border-line border-l-2 border-dashed pl-5">
      <li className="font-[650]">{city}</li>
      {legs.map((leg, at) => {
        const place = places[at]
        return (
          <Fragment key={`${leg.from} ${leg.to}`}>
            <Way leg={leg} />
            {place ? (
              <li className="flex flex-wrap items-baseline gap-x-3">
                <span className="flex min-w-0 items-baseline gap-2 font-[650] text-lg">
                  <span className="text-teal tabular-nums">{at + 1}.</span>
                  <AppLink
                    to={`/destinations/${place.id}`}
                    search={{ from } as never}
                    className="inline-flex min-h-11 items-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-marigold"
                  >
                    {place.name}
                  </AppLink>
                </span>
                <span className="text-muted">{text.nights(place.nights)}</span>
              </li>
            ) : (
              <li className="font-[650]">{city}</li>
            )}
          </Fragment>
        )
      })}
    </ol>
  )
}

function Way({ leg: { from, to, mode, by, hours, nights, cost, isEstimate } }: { leg: RouteLeg }) {
  const Icon = MODE_ICONS[mode]
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2.5 py-1.5 text-sm">
      <Icon aria-hidden className="mt-0.5 size-4.5 text-muted" />
      <p className="min-w-0 max-w-none [overflow-wrap:anywhere]">
        <span className="sr-only">{text.legEnds(from, to)}: </span>
        {by}
        <span className="block text-muted tabular-nums">
          {text.legFacts(toHalves(hours), cost, nights, isEstimate)}
        </span>
      </p>
    </li>
  )
}

function RouteMap({ route: { places, legs }, query }: Pick<Props, 'route' | 'query'>) {
  const start = START_CITIES[query.city]
  const last = places.at(-1)
  const pins = useMemo(
    () =>
      places.map(({ id, name, lat, lon, nights }, at) => ({
        id,
        name,
        lat,
        lon,
        number: at + 1,
        label: text.nights(nights),
        href: `/destinations/${id}`,
      })),
    [places],
  )
  const journeys = useMemo(() => {
    const points = [start, ...places, start].map(({ lat, lon }) => ({ lat, lon }))
    const ways = legs.map(({ mode }, at) => ({ mode: LINES[mode], points: points.slice(at, at + 2) }))
    return [{ to: places.at(-1)?.id ?? '', legs: ways }]
  }, [start, places, legs])
  return (
    <TravelMap
      places={pins}
      from={{ lat: start.lat, lon: start.lon, name: cities[query.city] }}
      journeys={journeys}
      openId={last?.id}
      ratio={1}
      name={text.mapName(places.map(({ name }) => name))}
    />
  )
}

function Bill({ route, query }: Pick<Props, 'route' | 'query'>) {
  const { estimated_costs: costs, costLines, totalRange, perPerson } = route
  return (
    <section className="tabular-nums">
      <h2 className="mb-4 text-2xl">{text.bill}</h2>
      <p className="text-muted text-sm">{text.totalFor(query.people, query.month ?? 1)}</p>
      <p className="font-[700] text-3xl">{rupees(costs.total_cost)}</p>
      <p className="mb-3 text-muted text-sm">
        {text.each(perPerson)} · {text.likely(totalRange.low, totalRange.high)}
      </p>
      <CostBar costs={costs} budget={null} />
      {COST_PARTS.map((part) => (
        <details key={part} className="group border-line border-b">
          <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center justify-between gap-x-3 font-[650] [&::-webkit-details-marker]:hidden">
            <span className="flex items-center gap-2">
              <i aria-hidden className={`plot-${part} inline-block size-3 rounded-sm`} />
              {text.parts[part]}
            </span>
            <span>{rupees(costs[part])}</span>
          </summary>
          <ul className="grid gap-2 pb-4 text-sm">
            {costLines.map(
              (line) =>
                line.part === part && (
                  <li key={line.label} className="flex justify-between gap-4">
                    <span className="min-w-0 [overflow-wrap:anywhere]">
                      {line.label}
                      <span className="block text-muted text-xs">{line.formula}</span>
                    </span>
                    <span>{rupees(line.typical)}</span>
                  </li>
                ),
            )}
          </ul>
        </details>
      ))}
      <p className="flex justify-between pt-3 font-[700]">
        {text.total} <span>{rupees(costs.total_cost)}</span>
      </p>
    </section>
  )
}
