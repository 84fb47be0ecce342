import type { Destination } from '@saathi/shared/destinations/schema'
import { rupees } from '@saathi/shared/lib/money'
import { CalendarDays, type LucideIcon, Route, Sparkles, SunMedium } from 'lucide-react'
import type { ReactNode } from 'react'
import { monthSpells } from '../../lib/cautions.ts'
import { tourTypeLabel } from '../../lib/choices.ts'
import * as text from '../../messages/en/destinations/destinations.ts'
import { MonthWarning } from '../../ui/month-warning.tsx'
import { PlanTripLink } from '../../ui/plan-trip-link.tsx'
import { Select } from '../../ui/select.tsx'
import { type City, cityName } from './destination-search.ts'
import { wayName } from './destination-words.ts'
import { NoJourneys } from './no-journeys.tsx'
import { planRequest, priceLabel, type ShownTrip, totalLabel } from './shown-trip.ts'

type Props = {
  place: Destination
  /** Null where no way leads there. */
  trip: ShownTrip | null
  /** Its costs under the reader's form are not known yet. */
  pending: boolean
  city: City
  missingHome: string | null
  onCity: (city: City) => void
  /** Shows the reference trip instead of the form's. */
  onUsual: () => void
}

/** The facts that decide on a trip: months, days, the way there and the total, with the city to start from. */
export function TripCard({ place, trip, pending, city, missingHome, onCity, onUsual }: Props) {
  const [way] = trip?.ways ?? []
  const from = trip && !trip.form && !pending ? trip.city : city
  return (
    <section
      aria-label={text.tripCard}
      className="relative z-1 -mt-20 rounded-3xl border border-line bg-card shadow-lift lg:grid lg:grid-cols-[1fr_21rem] print:mt-0"
    >
      <dl className="grid grid-cols-2 content-center gap-x-5 gap-y-5 p-5 md:p-7 lg:gap-y-9 lg:px-10">
        <Fact icon={SunMedium} label={text.bestMonths}>
          {monthSpells(place.bestMonths) || text.noBestMonths}
        </Fact>
        <Fact icon={CalendarDays} label={text.timeNeeded}>
          {text.days(place.idealDays.least, place.idealDays.most)}
        </Fact>
        {way && (
          <Fact icon={Route} label={text.journeyThere}>
            {text.hours(way.hours)} <span className="block font-[400] text-muted text-sm">{wayName(way)}</span>
          </Fact>
        )}
        <Fact icon={Sparkles} label={text.goodFor}>
          {place.types.map(tourTypeLabel).join(', ')}
        </Fact>
      </dl>
      {trip && (
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-line border-t-2 border-dashed p-5 md:p-7 lg:flex-col lg:items-stretch lg:justify-normal lg:border-t-0 lg:border-l-2">
          {missingHome && (
            <NoJourneys
              home={missingHome}
              from={from}
              starts={place.from.map(({ city }) => city)}
              onCity={onCity}
              className="w-full"
            />
          )}
          <Select
            className="min-w-32 flex-1 lg:flex-none"
            label={text.startingFrom}
            name="from"
            value={from}
            choices={place.from.map(({ city }) => [city, cityName(city)] as const)}
            onChange={onCity}
          />
          {pending ? (
            <div role="status" className="flex-1 lg:flex-none">
              <span className="sr-only">{text.findingPrice}</span>
              <div className="skeleton h-14" />
              <div className="skeleton mt-3 h-24 lg:h-36" />
            </div>
          ) : (
            <Price trip={trip} onUsual={onUsual} />
          )}
          {trip && <MonthWarning cautions={place.cautions} months={[trip.month]} />}
          <div className="grid w-full">
            <PlanTripLink variant="main" request={planRequest(place.id, trip)} />
          </div>
        </div>
      )}
    </section>
  )
}

/** The total with what it is for and what it holds. */
const Price = ({ trip, onUsual }: Pick<Props, 'onUsual'> & { trip: ShownTrip }) => (
  <>
    <div className="max-lg:w-min max-lg:text-right">
      <p className="text-muted text-sm">{priceLabel(trip)}</p>
      <p className="whitespace-nowrap font-[700] text-2xl tabular-nums">{rupees(trip.estimated_costs.total_cost)}</p>
    </div>
    <div className="w-full text-muted text-sm tabular-nums">
      {trip.form && <p>{totalLabel(trip)}</p>}
      <p className="font-[650] text-ink">{text.nightsIn(trip.nights, trip.stay)}</p>
      <p>{text.totalRange(trip.totalRange.low, trip.totalRange.high)}</p>
      {trip.overBy > 0 && <p className="font-[650] text-terra">{text.overBudget(trip.overBy)}</p>}
      {trip.form && (
        <button
          type="button"
          onClick={onUsual}
          className="min-h-11 font-[600] text-teal underline underline-offset-4 print:hidden"
        >
          {text.usualPrice}
        </button>
      )}
    </div>
  </>
)

const Fact = ({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="flex items-center gap-2 text-muted text-sm">
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
    </dt>
    <dd className="mt-1 font-[650] lg:text-xl [overflow-wrap:anywhere]">{children}</dd>
  </div>
)
