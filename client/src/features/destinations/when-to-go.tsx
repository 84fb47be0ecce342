import type { Destination } from '@saathi/shared/destinations/schema'
import type { ReactNode } from 'react'
import * as text from '../../messages/en/destinations/destinations.ts'
import { Section } from './section.tsx'

type Props = {
  place: Destination
  /** The month of the costs. */
  month: number
  /** The strip of the twelve months with its key. */
  strip: ReactNode
}

export const WhenToGo = ({ place, month, strip }: Props) => (
  <Section id="when-to-go" title={text.whenToGo}>
    <div className="rounded-3xl border border-line bg-card p-4 md:p-7">
      {strip}
      <p className="mt-3 text-muted text-sm">{text.yourMonth(month)}</p>
      <dl className="mt-4 grid grid-cols-[5.25rem_minmax(0,1fr)] gap-3 border-line border-t-2 border-dashed pt-4 sm:grid-cols-[7rem_1fr]">
        <dt className="font-[650]">{text.weather}</dt>
        <dd>{place.weather}</dd>
        <dt className="font-[650]">{text.busiest}</dt>
        <dd>{place.peakSeason}</dd>
        <dt className="font-[650]">{text.quietest}</dt>
        <dd>{place.offPeakSeason}</dd>
      </dl>
    </div>
  </Section>
)
