import '../trip.css'
import type { Trip } from '@saathi/shared/trips/schema'
import { useQueryClient } from '@tanstack/react-query'
import { CloudOff, Share2 } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { share } from '../../../messages/en/trips/trip-sharing.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { HeadButton } from '../../../ui/tour-screen/screen-head.tsx'
import { TourTabs, TripTabs } from '../../../ui/tour-screen/tour-tabs.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { useBookings } from '../bookings/use-bookings.ts'
import { useDragMove } from '../hooks/use-drag-move.ts'
import { useKeptLook } from '../hooks/use-kept-look.ts'
import { useMapColumn } from '../hooks/use-map-column.ts'
import { useOpened } from '../hooks/use-opened.ts'
import { useTripActs } from '../hooks/use-trip-acts.ts'
import { useTripEdits } from '../hooks/use-trip-edits.ts'
import { sharedFor } from '../share-target/shared-text.ts'
import { todayOf } from '../today-of.ts'
import { TripExports } from '../trip-exports.tsx'
import { DayPlan } from './day-plan.tsx'
import { DayStrip } from './day-strip.tsx'
import { HeldEdits } from './held-edits.tsx'
import { TripCards, type TripParts } from './trip-cards.tsx'
import { TripHead } from './trip-head.tsx'
import { UndoBar } from './undo-bar.tsx'

const ItemSheet = lazyComponent(() => import('./item-sheet.tsx'), {})
const AddSheet = lazyComponent(() => import('./add-sheet.tsx'), {})
const TicketSheet = lazyComponent(() => import('../tickets/ticket-sheet.tsx'), {})
const MapSheet = lazyComponent(() => import('./map-sheet.tsx'), {})
const MapColumn = lazyComponent(() => import('./map-column.tsx'), {})
const DetailsSheet = lazyComponent(() => import('./details-sheet.tsx'), {})
const PlacesPart = lazyComponent(() => import('../places/places-part.tsx'), {})
const ShareSheet = lazyComponent(() => import('../sharing/share-sheet.tsx'), {})

/** The sheets are loaded soon after the screen, so that one can change the plan without a connection. */
const SHEETS_AFTER_MS = 1_500
const loadSheets = () =>
  Promise.all([import('./item-sheet.tsx'), import('./add-sheet.tsx'), import('./map-sheet.tsx')]).catch(() => {})

type Props = {
  trip: Trip
  parts: TripParts
  /** The day of the URL, from 1. */
  day: number | undefined
  onDay: (day: number) => void
  refetch: () => void
  onDeleted: () => void
}

/** A trip: its days as timed lists, which change while one edits them, its cost and its checklist. */
export function TripScreen({ trip: loaded, parts, day: asked, onDay, refetch, onDeleted }: Props) {
  const client = useQueryClient()
  const utils = trpc.useUtils()
  const { trip, days, sync, offline, keptEdits } = useTripEdits(loaded, refetch)
  const current = Math.min(Math.max((asked ?? todayOf(trip) + 1) - 1, 0), days.length - 1)
  const showDay = (day: number) => onDay(day + 1)
  const acts = useTripActs({ trip, sync, day: current, onDay: showDay })
  const bookings = useBookings(trip._id, sync)
  const drag = useDragMove(current, acts.drop)
  const [sheet, setSheet] = useState<'add' | 'ticket' | 'map' | 'details' | 'share' | 'places' | null>(() =>
    trip.mayEdit && sharedFor(client, trip._id) !== null ? 'ticket' : null,
  )
  const [edited, setEdited] = useState<string | null>(null)
  // Beside the days there is room for the map of the one that is shown.
  const isWide = useMedia('(min-width: 80rem)')
  const [hasColumn, toggleColumn] = useMapColumn()
  const opened = useOpened(edited === null ? sheet : 'item')
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(loadSheets, SHEETS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  useTitle(text.title(trip.title))
  useKeptLook(trip, asked)

  function setTrip(change: (trip: Trip) => Trip) {
    utils.trips.get.cancel({ tripId: trip._id }) // its answer would not have the change
    utils.trips.get.setData({ tripId: trip._id }, (known) => known && change(known))
  }
  /** The element with the focus is gone: the heading of the day gets it. */
  const focusDay = () => page.current?.querySelector<HTMLElement>('h2')?.focus()
  const close = () => setSheet(null)
  const day = days[current]
  const start = days.flatMap(({ items }) => items).find(({ item }) => item.id === edited)?.start ?? 0
  if (!day) return null

  return (
    <div ref={page} className="trip-page tour-screen flex min-h-dvh flex-col md:min-h-0">
      <TripHead
        trip={trip}
        actions={
          <>
            <TripExports trip={trip} variant="head" />
            {parts.actions?.(trip)}
            {trip.mine && <HeadButton Icon={Share2} label={share} dialog onClick={() => setSheet('share')} />}
          </>
        }
        onDetails={() => setSheet('details')}
      />
      <DayStrip
        trip={trip}
        days={days}
        current={current}
        target={drag.drag?.target?.kind === 'day' ? drag.drag.target.day : null}
        onDay={showDay}
      />
      <div role="status" className="wrap">
        {offline && (
          <p className="mt-4 flex max-w-none items-center gap-2.5 rounded-2xl bg-(--warn) px-4 py-2.5 text-sm">
            <CloudOff aria-hidden className="size-5 shrink-0 text-terra" />
            {text.offline}
          </p>
        )}
        <HeldEdits {...keptEdits} />
      </div>
      <div
        className={`wrap grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 pt-5 pb-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-12 lg:pt-8 lg:pb-16 ${isWide && hasColumn ? 'with-map' : ''}`}
      >
        <DayPlan
          trip={trip}
          day={day}
          drag={drag}
          focus={acts.focus}
          references={bookings.references}
          isMapOpen={isWide ? hasColumn : null}
          onMap={() => (isWide ? toggleColumn() : setSheet('map'))}
          onAdd={() => setSheet('add')}
          onTicket={() => setSheet('ticket')}
          onEdit={setEdited}
          onFix={(fix) => {
            acts.fix(fix)
            focusDay()
          }}
          onRemove={(id) => {
            acts.remove(id)
            focusDay()
          }}
          onMoveKey={acts.moveByKey}
        />
        {isWide && hasColumn && (
          <div>
            <Suspense fallback={<div className="skeleton h-120 rounded-3xl!" />}>
              <MapColumn trip={trip} days={days} day={current} />
            </Suspense>
          </div>
        )}
        <TripCards
          {...{ trip, days, refetch, parts, onDeleted, setTrip }}
          day={current}
          onDay={showDay}
          onPlaces={() => setSheet('places')}
          onRemoveWays={(ids) => {
            acts.removeWays(ids)
            focusDay()
          }}
        />
      </div>
      {trip.tour ? (
        <TourTabs tourId={trip.tour._id} current="plan" foot />
      ) : (
        <TripTabs tripId={trip._id} hasGroup={trip.group ?? false} current="plan" foot />
      )}
      <p role="status" className="sr-only">
        {acts.announced}
      </p>
      {acts.done && (
        <UndoBar
          key={acts.done.words}
          words={acts.done.words}
          onUndo={() => {
            acts.undo()
            focusDay()
          }}
          onClose={acts.closeDone}
        />
      )}
      <Suspense>
        {opened.has('item') && (
          <ItemSheet
            trip={trip}
            itemId={edited}
            start={start}
            bookings={bookings}
            onSave={(id, facts, toDay) => {
              setEdited(null)
              acts.save(id, facts, toDay)
            }}
            onRemove={(id) => {
              setEdited(null)
              acts.remove(id)
              focusDay()
            }}
            onClose={() => setEdited(null)}
          />
        )}
        {opened.has('add') && (
          <AddSheet
            trip={trip}
            day={sheet === 'add' ? current : null}
            onAdd={(facts, toDay) => {
              close()
              acts.add(facts, toDay)
            }}
            onClose={close}
          />
        )}
        {opened.has('ticket') && (
          <TicketSheet
            trip={trip}
            day={current}
            open={sheet === 'ticket'}
            keepsReference={bookings.kept}
            onAdd={(changes, title, toDay, reference) => {
              acts.addTicket(changes, title, toDay)
              bookings.addTicket(changes, reference)
            }}
            onUndo={() => {
              acts.undo()
              bookings.undoTicket()
            }}
            onClose={close}
          />
        )}
        {opened.has('map') && <MapSheet trip={trip} days={days} day={current} open={sheet === 'map'} onClose={close} />}
        {opened.has('share') && <ShareSheet trip={trip} open={sheet === 'share'} onClose={close} />}
        {opened.has('places') && (
          <PlacesPart
            trip={loaded}
            open={sheet === 'places'}
            onClose={close}
            onSet={(saved) => {
              utils.trips.get.setData({ tripId: saved._id }, saved)
              utils.trips.journeys.invalidate()
              focusDay()
            }}
            onStale={refetch}
          />
        )}
        {opened.has('details') && (
          <DetailsSheet
            trip={loaded}
            open={sheet === 'details'}
            onClose={close}
            onSaved={(saved) => {
              utils.trips.get.setData({ tripId: saved._id }, saved)
              utils.trips.journeys.invalidate()
            }}
            onStale={refetch}
            onDeleted={onDeleted}
          />
        )}
      </Suspense>
    </div>
  )
}
