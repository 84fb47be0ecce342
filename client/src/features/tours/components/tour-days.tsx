import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { Tour, TourDay } from '@saathi/shared/tours/schema'
import { MapPin } from 'lucide-react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/before-joining.ts'

type Props = {
  days: TourDay[]
  /** The place in which they begin, if it is known. */
  startsIn?: string | null | undefined
  /** What the price covers: with the transport there it begins elsewhere. */
  covers?: Tour['covers']
  heading: 'h2' | 'h3'
}

/** The days of a tour in short, as people outside of it see them; nothing while it has no plan. */
export function TourDays({ days, startsIn, covers = [], heading: Heading }: Props) {
  if (days.length === 0) return null
  return (
    <section>
      <Heading className="mb-2.5 text-lg">{text.theDays}</Heading>
      {startsIn && !covers.includes('transport') && (
        <p className="mb-3 flex items-start gap-2 font-[600]">
          <MapPin aria-hidden className="mt-0.5 size-4.5 shrink-0 text-teal" />
          {text.startsIn(startsIn)}
        </p>
      )}
      <ol className="grid gap-3">
        {days.map(({ day, date, sights, otherVisits }) => (
          <li key={day} className="grid gap-x-4 border-teal border-l-2 pl-4 md:grid-cols-[7.5rem_1fr]">
            <p className="text-muted text-sm tabular-nums md:pt-0.5">
              <span className="font-[650]">{text.dayNumber(day + 1)}</span>
              {date && <span className="ml-2 whitespace-nowrap md:ml-0 md:block">{spanOfDays(date, date)}</span>}
            </p>
            <p className="min-w-0 [overflow-wrap:anywhere]">
              {[...sights, ...(otherVisits > 0 ? [text.others(otherVisits)] : [])].join('\u00a0· ') || (
                <span className="text-muted">{text.nothingFixed}</span>
              )}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-2.5 text-muted text-sm">{text.wholePlan}</p>
    </section>
  )
}

/** The days of a tour for a signed-in viewer who is not in it; nothing where they cannot be loaded. */
export function LoadedTourDays({ tour }: { tour: Pick<Tour, '_id' | 'covers'> }) {
  const days = trpc.tours.days.useQuery({ tourId: tour._id })
  if (days.isError) return null
  if (days.data) return <TourDays {...days.data} covers={tour.covers} heading="h3" />
  return (
    <div role="status" className="skeleton h-40">
      <span className="sr-only">{text.loadingDays}</span>
    </div>
  )
}
