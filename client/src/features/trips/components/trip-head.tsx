import { addDays } from '@saathi/shared/lib/days'
import { cities } from '@saathi/shared/lib/messages/en/choices'
import type { Trip } from '@saathi/shared/trips/schema'
import { skipToken } from '@tanstack/react-query'
import { Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { Going } from '../../../ui/tour-screen/going.tsx'
import { HeadDays } from '../../../ui/tour-screen/head-days.tsx'
import { HeadButton, ScreenHead } from '../../../ui/tour-screen/screen-head.tsx'
import { TourTabs, TripTabs } from '../../../ui/tour-screen/tour-tabs.tsx'

type Props = { trip: Trip; actions?: ReactNode; onDetails: () => void }

/** The head of a trip: its name, dates and people, and the tabs of its tour. */
export function TripHead({ trip, actions, onDetails }: Props) {
  const { tour, startDate, dayCount, from, people } = trip
  const group = trpc.groups.get.useQuery(tour ? { tourId: tour._id } : trip.group ? { tourId: trip._id } : skipToken)
  return (
    <ScreenHead
      title={tour?.name ?? trip.title}
      image={trip.place.image}
      tourId={tour?._id}
      facts={
        <>
          <li>{startDate ? <HeadDays start={startDate} end={addDays(startDate, dayCount - 1)} /> : text.noDates}</li>
          <li className="hidden! md:inline!">
            {tour ? text.dayCountOf(dayCount) : text.daysFrom(dayCount, cities[from])}
          </li>
          <li>
            {group.data ? (
              <Going people={group.data.members} count={group.data.memberCount} cancelled={group.data.tour.cancelled} />
            ) : (
              text.people(people)
            )}
          </li>
        </>
      }
      actions={
        <div className="flex shrink-0 items-center gap-1 md:gap-2.5 print:hidden">
          {actions}
          {trip.mayEdit && <HeadButton Icon={Settings2} label={text.details} dialog onClick={onDetails} />}
        </div>
      }
      tabs={
        tour ? (
          <TourTabs tourId={tour._id} current="plan" />
        ) : (
          <TripTabs tripId={trip._id} hasGroup={trip.group ?? false} current="plan" />
        )
      }
    />
  )
}
