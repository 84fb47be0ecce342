import type { Trip } from '@saathi/shared/trips/schema'
import { MapPinPlus } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { dayAndTimeOf } from '../../../lib/day.ts'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { addPlace } from '../../../messages/en/trips/stops.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { Button } from '../../../ui/button.tsx'
import { CalendarPanel } from '../calendar-panel.tsx'
import type { TripDay } from '../day-rows.ts'
import { findOwnWays } from '../own-ways.ts'
import { ChecklistCard } from './checklist-card.tsx'
import { CostCard } from './cost-card.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { OwnWaysCard } from './own-ways-card.tsx'

const StopsCard = lazyComponent(() => import('./stops-card.tsx'), {})

/** The parts of the screen that other features render. */
export type TripParts = {
  /** Buttons in the head. */
  actions?: (trip: Trip) => ReactNode
  /** Cards below the checklist. */
  cards?: (trip: Trip, onLeft: () => void) => ReactNode
}

type Props = {
  trip: Trip
  days: TripDay[]
  day: number
  onDay: (day: number) => void
  parts: TripParts
  setTrip: (change: (trip: Trip) => Trip) => void
  refetch: () => void
  onDeleted: () => void
  onPlaces: () => void
  onRemoveWays: (ids: string[]) => void
}

/** What belongs to all days of a trip: its places, cost, checklist and what to know. */
export function TripCards(props: Props) {
  const { trip, days, day, onDay, parts, setTrip, refetch, onDeleted, onPlaces, onRemoveWays } = props
  const ways = findOwnWays(trip.items)
  const warnings = [...trip.permits, ...trip.warnings]
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {trip.mine && trip.tour && ways.length > 0 && <OwnWaysCard ways={ways} onRemove={onRemoveWays} />}
      {trip.stops && trip.stops.length > 1 ? (
        <Suspense fallback={<div className="skeleton h-120 rounded-3xl!" />}>
          <StopsCard {...{ trip, stops: trip.stops, day, onDay }} onChange={onPlaces} />
        </Suspense>
      ) : (
        trip.mayEdit &&
        !trip.tour && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={onPlaces} className="justify-self-start print:hidden">
            <MapPinPlus aria-hidden className="size-5" />
            {addPlace}
          </Button>
        )
      )}
      <CostCard trip={trip} days={days} current={day} />
      <ChecklistCard
        trip={trip}
        onChange={(change) => setTrip((known) => ({ ...known, checklist: change(known.checklist) }))}
        refetch={refetch}
      />
      {parts.cards?.(trip, onDeleted)}
      <CalendarPanel trip={trip} />
      {warnings.length > 0 && <GoodToKnow sentences={warnings} />}
      <p className="px-1 text-muted text-xs">
        {trip.lastChange.by
          ? text.lastChange(trip.lastChange.by, dayAndTimeOf(trip.lastChange.at))
          : text.lastChangeAt(dayAndTimeOf(trip.lastChange.at))}
        {!trip.mayEdit && ` ${text.mayOnlyRead}`}
      </p>
    </aside>
  )
}
