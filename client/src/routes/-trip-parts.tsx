import { addDays } from '@saathi/shared/lib/days'
import type { Trip } from '@saathi/shared/trips/schema'
import { useNavigate } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { HostButton } from '../features/tours/components/host-button.tsx'
import type { TripParts } from '../features/trips/components/trip-screen.tsx'
import { errorMessage } from '../lib/errors.ts'
import { lazyComponent } from '../lib/lazy-component.tsx'
import { trpc } from '../lib/trpc.ts'
import * as text from '../messages/en/trips/trips.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts.tsx'

const PlanFormDrawer = lazyComponent(() => import('../features/plans/plan-form.tsx'), {})

/** The parts that other features add to the screen of a trip. */
export const TRIP_PARTS: TripParts = {
  cards: (trip) => trip.mine && trip.startDate && !trip.tour && <TakeItFurther trip={trip} start={trip.startDate} />,
}

/** Makes a trip with dates a hosted tour, or a travel plan that others can find. */
function TakeItFurther({ trip, start }: { trip: Trip; start: string }) {
  const titleId = useId()
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const attach = trpc.trips.attach.useMutation()
  const [planning, setPlanning] = useState<'never' | 'open' | 'closed'>('never')
  const { place } = trip
  const dates = { start, end: addDays(start, trip.dayCount - 1) }

  async function attachTo(tourId: string) {
    try {
      utils.trips.get.setData({ tripId: trip._id }, await attach.mutateAsync({ tripId: trip._id, tourId }))
      utils.trips.journeys.invalidate()
      toast.success(text.attached)
      navigate({ to: '/tours/$tourId/plan', params: { tourId } })
    } catch (error) {
      toast.error(errorMessage(error) ?? text.saveFailed)
    }
  }

  return (
    <section
      aria-labelledby={titleId}
      className="rounded-3xl border border-line bg-card px-4.5 py-5 lg:p-6 print:hidden"
    >
      <h2 id={titleId} className="text-lg">
        {text.takeItFurther}
      </h2>
      <p className="mt-3 text-muted text-sm">{text.hostMeans}</p>
      <div className="mt-2">
        <HostButton
          variant="quiet"
          label={text.hostAsTour}
          start={{ name: trip.title, destination: `${place.name}, ${place.state}`, ...dates }}
          tripId={trip._id}
          onSaved={({ _id }) => attachTo(_id)}
        />
      </div>
      <p className="mt-4 text-muted text-sm">{text.addAsPlanMeans}</p>
      <Button variant="quiet" onClick={() => setPlanning('open')} className="mt-2">
        <CalendarDays aria-hidden className="size-5" />
        {text.addAsPlan}
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
    </section>
  )
}
