import { addDays, indianDay } from '@saathi/shared/lib/days'
import { isOver } from '@saathi/shared/trips/public-trips'
import type { Trip } from '@saathi/shared/trips/schema'
import { useNavigate } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { Suspense, useState } from 'react'
import { KeepQuestion } from '../features/offline/keep-question.tsx'
import { GroupLink } from '../features/tours/components/group-link.tsx'
import { HostButton } from '../features/tours/components/host-button.tsx'
import type { TripParts } from '../features/trips/components/trip-cards.tsx'
import { costAtPlace, findOwnWays } from '../features/trips/own-ways.ts'
import { errorMessage } from '../lib/errors.ts'
import { lazyComponent } from '../lib/lazy-component.tsx'
import { trpc } from '../lib/trpc.ts'
import * as friendsText from '../messages/en/trips/trip-friends.ts'
import * as text from '../messages/en/trips/trips.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts.tsx'

const InstallHint = lazyComponent(() => import('../features/offline/install-hint.tsx'), { background: true })
const WhoComes = lazyComponent(() => import('../features/trips/friends/who-comes.tsx'), {})
const FriendsOfTour = lazyComponent(() => import('../features/trips/friends/friends-of-tour.tsx'), {})
const OutsideView = lazyComponent(() => import('../features/tours/components/outside-view.tsx'), {})
const PublishCard = lazyComponent(() => import('../features/trips/publishing/publish-card.tsx'), {})
const PlanFormDrawer = lazyComponent(() => import('../features/plans/plan-form.tsx'), {})

/** The parts that other features add to the screen of a trip. */
export const TRIP_PARTS: TripParts = {
  cards: (trip, onLeft) => {
    const isEnded = isOver(trip, indianDay(new Date()))
    return (
      <>
        {trip.tour ? (
          <>
            {(trip.mine || trip.group) && <OfTour trip={trip} />}
            {trip.mine && (
              <Suspense fallback={<div className="skeleton h-14 rounded-3xl!" />}>
                <OutsideView tourId={trip.tour._id} changedAt={trip.lastChange.at} />
              </Suspense>
            )}
          </>
        ) : (
          <Suspense fallback={<div className="skeleton h-40 rounded-3xl!" />}>
            <WhoComes trip={trip} onLeft={onLeft}>
              {trip.mine && trip.startDate && !isEnded && <MoreCompany trip={trip} start={trip.startDate} />}
            </WhoComes>
          </Suspense>
        )}
        {trip.mayEdit && isEnded && (
          <Suspense>
            <PublishCard trip={trip} />
          </Suspense>
        )}
        <KeepQuestion />
        <Suspense>
          <InstallHint startDate={trip.startDate} />
        </Suspense>
      </>
    )
  },
}

/** The friends of a trip that was opened to others, with the way to their group. */
const OfTour = ({ trip }: { trip: Trip }) => (
  <Suspense fallback={trip.group && <div className="skeleton h-40 rounded-3xl!" />}>
    <FriendsOfTour trip={trip}>
      <GroupLink ofTrip tour={trip} variant="quiet">
        {friendsText.openFriendsGroup}
      </GroupLink>
    </FriendsOfTour>
  </Suspense>
)

/** Makes a trip with dates a hosted tour, or a travel plan that others can find. */
function MoreCompany({ trip, start }: { trip: Trip; start: string }) {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const attach = trpc.trips.attach.useMutation()
  const change = trpc.trips.change.useMutation()
  const [planning, setPlanning] = useState<'never' | 'open' | 'closed'>('never')
  const { place } = trip
  const dates = { start, end: addDays(start, trip.dayCount - 1) }

  /** The owner's way from home and back leaves the plan, which is for guests from elsewhere now. */
  async function beginWhereTheyMeet({ _id: tripId, version, items }: Trip) {
    const changes = findOwnWays(items).map(({ id, version: base }) => ({ op: 'remove', id, base }) as const)
    if (changes.length === 0) return false
    await change.mutateAsync({ tripId, version, changes, key: crypto.randomUUID() })
    await utils.trips.get.invalidate({ tripId })
    return true
  }

  async function attachTo(tourId: string) {
    try {
      const attached = await attach.mutateAsync({ tripId: trip._id, tourId })
      utils.trips.get.setData({ tripId: trip._id }, attached)
      utils.trips.journeys.invalidate()
      // Without it, the plan still offers to take the way out.
      const isChanged = await beginWhereTheyMeet(attached).catch(() => false)
      toast.success(isChanged ? text.attachedAtPlace : text.attached)
      navigate({ to: '/tours/$tourId/plan', params: { tourId } })
    } catch (error) {
      toast.error(errorMessage(error) ?? text.saveFailed)
    }
  }

  return (
    <div className="mt-4 border-line border-t pt-1">
      <p className="mt-3 text-muted text-sm">
        {text.hostMeans} {trip.group && friendsText.friendsKeepGroup}
      </p>
      <div className="mt-2">
        <HostButton
          variant="quiet"
          label={friendsText.openToOthers}
          start={{ name: trip.title, destination: `${place.name}, ${place.state}`, ...dates }}
          tripId={trip._id}
          planCost={costAtPlace(trip)}
          onSaved={({ _id }) => attachTo(_id)}
        />
      </div>
      <p className="mt-4 text-muted text-sm">{text.addAsPlanMeans}</p>
      <Button variant="quiet" onClick={() => setPlanning('open')} className="mt-2">
        <CalendarDays aria-hidden className="size-5" />
        {friendsText.showGoing}
      </Button>
      {planning !== 'never' && (
        <Suspense>
          <PlanFormDrawer
            open={planning === 'open'}
            plan={null}
            start={{ placeId: place.id, ...dates }}
            onClose={() => setPlanning('closed')}
            onSaved={() => setPlanning('closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
