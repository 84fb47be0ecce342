import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { TourDay } from '@saathi/shared/tours/schema'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/before-joining.ts'

/** The days of a tour in short, as people outside of it see them; nothing while it has no plan. */
export function TourDays({ days, heading: Heading }: { days: TourDay[]; heading: 'h2' | 'h3' }) {
  if (days.length === 0) return null
  return (
    <section>
      <Heading className="mb-2.5 text-lg">{text.theDays}</Heading>
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
export function LoadedTourDays({ tourId }: { tourId: string }) {
  const days = trpc.tours.days.useQuery({ tourId })
  if (days.isError) return null
  if (days.data) return <TourDays days={days.data.days} heading="h3" />
  return (
    <div role="status" className="skeleton h-40">
      <span className="sr-only">{text.loadingDays}</span>
    </div>
  )
}
