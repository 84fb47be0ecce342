import type { Destination } from '@saathi/shared/destinations/schema'
import * as text from '../../messages/en/destinations/destinations.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { COLUMNS, Section } from './section.tsx'

type Stay = Destination['stays'][number]

type Props = {
  place: Destination
  /** The kind of stay of the trip, which is shown first. */
  tier: Stay['tier'] | undefined
}

/** The cost of a night in each kind of stay, and the areas of the stays. */
export function Stays({ place, tier }: Props) {
  const known = place.stays.some((stay) => stay.tier === tier)
  const shown = place.stays.filter((stay) => !known || stay.tier === tier)
  const others = place.stays.filter((stay) => !shown.includes(stay))
  return (
    <Section id="stays" title={text.whereToStay}>
      <div className={`with-folded ${COLUMNS}`}>
        <StayList stays={shown} />
        {others.length > 0 && (
          <Disclosure phoneOnly label={text.otherStays(others.length)}>
            <StayList stays={others} />
          </Disclosure>
        )}
      </div>
      <p className="mt-1 text-muted text-sm">{text.areas(place.stayAreas.join(', '))}</p>
    </Section>
  )
}

const StayList = ({ stays }: { stays: Stay[] }) => (
  <ul className="grid gap-3 pb-1">
    {stays.map(({ tier, night, dailyEach }) => (
      <li key={tier} className="rounded-2xl border border-line bg-card px-5 py-4">
        <p className="flex max-w-none flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-[650]">{text.stayHeadings[tier]}</span>
          <span className="tabular-nums">
            <span className="font-[700]">{text.priceRange(night.low, night.high)}</span>{' '}
            <span className="text-muted text-sm">{tier === 'dorm' ? text.perBed : text.perRoom}</span>
          </span>
        </p>
        {dailyEach !== null && <p className="mt-1 text-muted text-sm">{text.dailyEach(dailyEach)}</p>}
      </li>
    ))}
  </ul>
)
