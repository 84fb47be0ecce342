import { indianDay } from '@saathi/shared/lib/days'
import { trpc } from '../../../lib/trpc.ts'
import { TripLinkRow } from './trip-link-row.tsx'

type Props = { tourId: string; travelDates: { start: string; end: string } }

/** Whether a tour takes place today. */
export const isUnderway = ({ start, end }: Props['travelDates'], today = indianDay(new Date())) =>
  start <= today && today <= end

/** The link for the family of the owner of the tour's plan, on the days of the tour; else nothing. */
export function FamilyLink({ tourId, travelDates }: Props) {
  const underway = isUnderway(travelDates)
  const { data } = trpc.trips.forTour.useQuery({ tourId }, { enabled: underway })
  if (!underway || !data?.trip?.mine) return null
  return (
    <ul className="rounded-3xl border border-line bg-card px-5 py-1 pb-4">
      <TripLinkRow trip={data.trip} kind="family" />
    </ul>
  )
}
