import type { Destination, DestinationFrom } from '@saathi/shared/destinations/schema'
import { rupees } from '@saathi/shared/lib/money'
import type { ReactNode } from 'react'
import * as text from '../../messages/en/destinations/destinations.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { cityName } from './destination-search.ts'
import { Section } from './section.tsx'

type Props = {
  place: Destination
  /** The trip from the chosen city. */
  trip: DestinationFrom | null
  /** A total as a bar of its parts, on the scale of the dearest one. */
  bar: (costs: DestinationFrom['estimated_costs'], scale: number) => ReactNode
}

const PARTS = ['flights', 'accommodation', 'daily_expenses'] as const

/** The reference trip from the chosen city, and from the others, cheapest first. */
export function Costs({ place, trip, bar }: Props) {
  const scale = Math.max(...place.from.map(({ estimated_costs }) => estimated_costs.total_cost))
  const others = place.from.filter(({ city }) => city !== trip?.city)
  const list = (from: DestinationFrom[]) => (
    <ul className="grid gap-x-12 lg:grid-cols-2">
      {from.map((one) => (
        <CityCosts key={one.city} from={one} bar={bar(one.estimated_costs, scale)} />
      ))}
    </ul>
  )
  return (
    <Section id="costs" title={text.costs} note={text.costsNote(place.month)}>
      <ul aria-hidden className="plot-key mb-4">
        {PARTS.map((part) => (
          <li key={part}>
            <i className={`plot-${part}`} />
            {text.parts[part]}
          </li>
        ))}
      </ul>
      {trip && list([trip])}
      <Disclosure phoneOnly label={text.otherCities(others.length)}>
        {list(others)}
      </Disclosure>
      <p className="mt-2 text-muted text-sm md:mt-4">{text.estimates}</p>
    </Section>
  )
}

type CityCostsProps = { from: DestinationFrom; bar: ReactNode }

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
