import type { Destination } from '@saathi/shared/destinations/schema'
import { monthName } from '@saathi/shared/lib/messages/en/days'
import type { Tour } from '@saathi/shared/tours/schema'
import { skipToken } from '@tanstack/react-query'
import { cautionSentence, warningIn } from '../../../lib/cautions.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { WarningLine } from '../../../ui/month-warning.tsx'
import { monthsOf } from '../countdown.ts'

/** What speaks against the tour's place at that time; nothing for a good time, or a place that we do not know. */
export function PlaceWarning({ tour: { placeId, travelDates } }: { tour: Tour }) {
  const { data: place } = trpc.destinations.get.useQuery(placeId ? { destinationId: placeId } : skipToken)
  const warning = place && warningOf(place, monthsOf(travelDates))
  return (
    <div role="status" className="mt-3 empty:hidden">
      {warning && <WarningLine>{warning}</WarningLine>}
    </div>
  )
}

/** A danger or closure in one of these months, else the first month to avoid among them. */
function warningOf({ name, cautions, months: qualities, weather }: Destination, months: number[]): string | undefined {
  const caution = warningIn(cautions, months)
  if (caution) return cautionSentence(caution)
  const poor = months.find((month) => qualities[month - 1] === 'avoid')
  return poor === undefined ? undefined : text.monthToAvoid(name, monthName(poor), weather)
}
