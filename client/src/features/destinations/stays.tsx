import type { Destination } from '@saathi/shared/destinations'
import * as text from '../../messages/en/destinations.ts'
import { Section } from './section.tsx'

/** What a night costs in each kind of stay, and where the stays are. */
export const Stays = ({ place }: { place: Destination }) => (
  <Section id="stays" title={text.whereToStay}>
    <ul className="grid gap-3 md:grid-cols-2">
      {place.stays.map(({ tier, night, dailyEach }) => (
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
    <p className="mt-4 text-muted text-sm">{text.areas(place.stayAreas.join(', '))}</p>
  </Section>
)
