import '../../../ui/tour-screen/tour-screen.css'
import { START_CITIES } from '@saathi/shared/destinations/cities'
import { findStart } from '@saathi/shared/destinations/find-start'
import type { TripRequest } from '@saathi/shared/trips/schema'
import { Route as RouteIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { errorField, errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { Going } from '../../../ui/tour-screen/going.tsx'
import { HeadDays } from '../../../ui/tour-screen/head-days.tsx'
import { ScreenHead } from '../../../ui/tour-screen/screen-head.tsx'
import { TourTabs } from '../../../ui/tour-screen/tour-tabs.tsx'
import type { TripParts } from './trip-cards.tsx'
import { NoTrip, TripPage } from './trip-page.tsx'
import { TripSkeleton } from './trip-skeleton.tsx'

type Props = {
  tourId: string
  parts: TripParts
  day: number | undefined
  onDay: (day: number) => void
}

/** The plan of a tour, for its members; without one, the host can make it. */
export function TourPlanPage({ tourId, ...screen }: Props) {
  const plan = trpc.trips.forTour.useQuery({ tourId }, { staleTime: 0 })
  useTitle(text.titleAlone)
  if (plan.isPending) return <TripSkeleton />
  if (!plan.data) return <NoTrip error={plan.error} onRetry={() => plan.refetch()} />
  const { trip, mayCreate, request } = plan.data
  if (trip) return <TripPage tripId={trip._id} onDeleted={() => plan.refetch()} {...screen} />
  return <NoPlan tourId={tourId} mayCreate={mayCreate} request={request} onCreated={() => plan.refetch()} />
}

type NoPlanProps = { tourId: string; mayCreate: boolean; request: TripRequest | null; onCreated: () => void }

function NoPlan({ tourId, mayCreate, request, onCreated }: NoPlanProps) {
  const group = trpc.groups.get.useQuery({ tourId })
  const create = trpc.trips.create.useMutation()
  const { user } = useAuth()
  const home = user?.homeCity || null
  // The same request, sent again after a lost answer, makes no second trip.
  const key = useRef(crypto.randomUUID())
  /** Why nothing is proposed for the place of the tour; its days can still be planned by hand. */
  const [refusal, setRefusal] = useState<string | null>(null)
  async function plan() {
    if (!request || create.isPending) return
    try {
      await create.mutateAsync({ request, tourId, blank: refusal !== null, key: key.current })
      onCreated()
    } catch (error) {
      const message = errorMessage(error) ?? text.proposeFailed
      if (errorField(error) === 'request.placeId') setRefusal(message)
      else toast.error(message)
    }
  }
  if (!group.data) return <TripSkeleton />
  const { tour, memberCount } = group.data
  return (
    <div className="tour-screen flex min-h-dvh flex-col md:min-h-0">
      <ScreenHead
        title={tour.name}
        image={tour.images[0] ?? null}
        tourId={tourId}
        facts={
          <>
            <li>
              <HeadDays {...tour.travelDates} />
            </li>
            <li>
              <Going count={memberCount} cancelled={tour.cancelled} />
            </li>
          </>
        }
        tabs={<TourTabs tourId={tourId} current="plan" />}
      />
      <div className="wrap flex-1 py-6 md:py-10">
        <h2 className="mb-4 text-2xl">{text.noTourPlan}</h2>
        <EmptyState
          action={
            mayCreate &&
            request && (
              <Button aria-disabled={create.isPending} onClick={plan}>
                <RouteIcon aria-hidden className="size-5" />
                {create.isPending ? text.proposing : refusal ? text.startEmpty : text.planTour}
              </Button>
            )
          }
        >
          {!mayCreate ? (
            text.hostMakesPlan
          ) : !request ? (
            text.placeUnknown
          ) : refusal ? (
            <span role="alert">
              {refusal} {text.planYourself}
            </span>
          ) : (
            <>
              {text.planTourMeans}{' '}
              {home && findStart(home) !== request.from && text.seasonFrom(START_CITIES[request.from].name, home)}
            </>
          )}
        </EmptyState>
      </div>
      <TourTabs tourId={tourId} current="plan" foot />
    </div>
  )
}
