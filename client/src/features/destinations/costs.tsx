import type { Destination, DestinationFrom } from '@saathi/shared/destinations/schema'
import { rupees } from '@saathi/shared/lib/money'
import type { ReactNode } from 'react'
import * as text from '../../messages/en/destinations/destinations.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { cityName } from './destination-search.ts'
import { Section } from './section.tsx'
import { type ShownTrip, totalLabel } from './shown-trip.ts'

type Props = {
  place: Destination
  /** The trip from the chosen city. */
  trip: ShownTrip | null
  /** A total as a bar of its parts, on the scale of the dearest one. */
  bar: (costs: DestinationFrom['estimated_costs'], scale: number) => ReactNode
}

const PARTS = ['flights', 'accommodation', 'daily_expenses'] as const

/** The trip that is shown, and the reference trips from the other cities, cheapest first; from all, beside one of a form. */
export function Costs({ place, trip, bar }: Props) {
  const totals = [...(trip ? [trip] : []), ...place.from].map(({ estimated_costs }) => estimated_costs.total_cost)
  const scale = Math.max(...totals)
  const isAsked = trip !== null && trip.form !== null
  const others = isAsked ? place.from : place.from.filter(({ city }) => city !== trip?.city)
  const list = (from: CityCostsProps['from'][]) => (
    <ul className={`grid gap-x-12 ${isAsked && from.length === 1 ? '' : 'lg:grid-cols-2'}`}>
      {from.map((one) => (
        <CityCosts key={one.city} from={one} bar={bar(one.estimated_costs, scale)} />
      ))}
    </ul>
  )
  return (
    <Section id="costs" title={text.costs} note={trip ? text.costsNote(totalLabel(trip)) : undefined}>
      <ul aria-hidden className="plot-key mb-4">
        {PARTS.map((part) => (
          <li key={part}>
            <i className={`plot-${part}`} />
            {text.parts[part]}
          </li>
        ))}
      </ul>
      <div className={isAsked ? '' : 'with-folded grid grid-cols-1 gap-x-12 lg:grid-cols-2'}>
        {trip && list([trip])}
        <Disclosure
          phoneOnly
          label={isAsked ? text.usualCosts(place.people, place.month) : text.otherCities(others.length)}
        >
          {isAsked && <h3 className="mt-6 mb-3 text-lg max-lg:hidden">{text.usualCosts(place.people, place.month)}</h3>}
          {list(others)}
        </Disclosure>
      </div>
      <p className="mt-2 text-muted text-sm md:mt-4">{text.estimates}</p>
    </Section>
  )
}

type CityCostsProps = {
  from: Pick<ShownTrip, 'city' | 'nights' | 'stay' | 'estimated_costs' | 'totalRange'>
  bar: ReactNode
}

const CityCosts = ({ from: { city, nights, stay, estimated_costs, totalRange }, bar }: CityCostsProps) => (
  <li className="grid gap-1.5 border-line border-t pt-4 pb-2 md:pb-5">
    <p className="flex max-w-none flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-[650]">{cityName(city)}</span>
      <span className="font-[700] text-lg tabular-nums">{rupees(estimated_costs.total_cost)}</span>
    </p>
    {bar}
    <p className="flex max-w-none flex-wrap justify-between gap-x-4 text-muted text-sm tabular-nums">
      <span>{text.nightsIn(nights, stay)}</span>
      <span>{text.totalRange(totalRange.low, totalRange.high)}</span>
    </p>
  </li>
)
