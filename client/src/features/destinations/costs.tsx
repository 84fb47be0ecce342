import type { Destination, DestinationFrom } from '@saathi/shared/destinations'
import { rupees } from '@saathi/shared/money'
import type { ReactNode } from 'react'
import * as text from '../../messages/en/destinations.ts'
import { cityName } from './destination-search.ts'
import { PlanLink } from './plan-link.tsx'
import { Section } from './section.tsx'

type Props = {
  place: Destination
  /** A total as a bar of its parts, on the scale of the dearest one. */
  bar: (costs: DestinationFrom['estimated_costs'], scale: number) => ReactNode
}

const PARTS = ['flights', 'accommodation', 'daily_expenses'] as const

/** The reference trip from every starting city, cheapest first. */
export function Costs({ place, bar }: Props) {
  const scale = Math.max(...place.from.map(({ estimated_costs }) => estimated_costs.total_cost))
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
      <ul className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
        {place.from.map(({ city, nights, stay, estimated_costs, totalRange }) => (
          <li key={city} className="grid gap-1.5 border-line border-t pt-4">
            <p className="flex max-w-none flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-[650]">{cityName(city)}</span>
              <span className="font-[700] text-lg tabular-nums">{rupees(estimated_costs.total_cost)}</span>
            </p>
            {bar(estimated_costs, scale)}
            <p className="flex max-w-none flex-wrap justify-between gap-x-4 text-muted text-sm tabular-nums">
              <span>{text.nightsIn(nights, stay)}</span>
              <span>{text.totalRange(totalRange.low, totalRange.high)}</span>
            </p>
            <p>
              <PlanLink place={place} city={city} variant="text" />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-muted text-sm">{text.estimates}</p>
    </Section>
  )
}
