import type { Destination, DestinationFrom, DestinationQuote } from '@saathi/shared/destinations/schema'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'
import { OPEN_BUDGET } from '@saathi/shared/recommend/form-choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { toTripRequest } from '@saathi/shared/recommend/trip-request'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/destinations/destinations.ts'
import type { City } from './destination-search.ts'

/** The trip whose costs the page shows: the one that `form` buys, or the reference trip. */
export type ShownTrip = Omit<DestinationFrom, 'stay'> &
  Pick<DestinationQuote, 'stay' | 'month' | 'people' | 'overBy'> & { form: DreamTrip | null }

type Asked = { place: Destination; city: City; form: DreamTrip | null }

/** The trip to show; `pending` while the costs under the form are asked for. */
export function useShownTrip({ place, city, form }: Asked): { trip: ShownTrip | null; pending: boolean } {
  const { data, isPending, isEnabled } = trpc.destinations.quote.useQuery(
    form ? { destinationId: place.id, trip: form } : skipToken,
    { placeholderData: keepPreviousData, staleTime: 5 * 60_000 },
  )
  const quote = data?.quote
  const trip = useMemo((): ShownTrip | null => {
    if (form && quote) return { ...quote, form }
    const usual = place.from.find((from) => from.city === city) ?? place.from[0]
    const { month, people } = place
    return usual ? { ...usual, month, people, overBy: 0, form: null } : null
  }, [place, city, form, quote])
  return { trip, pending: isEnabled && isPending }
}

/** The trip as the planner takes it, so that its days cost the same. */
export const planRequest = (placeId: string, { form, city, people, days, nights, month }: ShownTrip) =>
  form ? toTripRequest(form, { placeId, days, nights }) : { placeId, from: city, people, days, month }

/** `For your ₹30,000`, or the people and month of the reference trip. */
export function priceLabel({ form, people, month }: ShownTrip): string {
  if (!form) return text.totalFor(people, text.inMonth(month))
  return form.budget === OPEN_BUDGET
    ? text.forOpenBudget
    : text.forBudget(rupees(Number(form.budget)), form.budgetIs === 'person')
}

/** `Total for two in December`, or on the days of the form. */
export const totalLabel = ({ form, people, month }: ShownTrip): string =>
  text.totalFor(people, form?.from && form.to ? text.onDays(spanOfDays(form.from, form.to)) : text.inMonth(month))
