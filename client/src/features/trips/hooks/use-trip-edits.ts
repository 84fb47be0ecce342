import { schedule } from '@saathi/shared/trips/schedule'
import type { Trip } from '@saathi/shared/trips/schema'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { errorCode, trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { toast } from '../../../ui/toasts.tsx'
import { TRANSIENT } from '../edits/transient.ts'
import { hasUnsaved, type Unsaved, visibleItems } from '../edits/trip-edits.ts'
import { createTripSync } from '../edits/trip-sync.ts'
import { onTripChange } from '../trip-events.ts'
import { useKeptEdits } from './use-kept-edits.ts'

/** An open trip with the reader's changes, its days with their times, and what changes it. */
export function useTripEdits(trip: Trip, refetch: () => void) {
  const tripId = trip._id
  const utils = trpc.useUtils()
  /** Keeps what was refused for its author. */
  const kept = useRef<((reason: string, edits: Unsaved) => void) | null>(null)
  const [sync] = useState(() =>
    createTripSync({
      trip,
      send: (batch) => utils.client.trips.change.mutate({ tripId, ...batch }),
      isRefusal: (error) => {
        const code = errorCode(error)
        return code !== null && !TRANSIENT.includes(code)
      },
      onConflicts: (conflicts) => {
        for (const { title, fields } of conflicts) toast.info(text.conflict(title, fields))
      },
      onRefused: (error, edits) => {
        const reason = errorMessage(error) ?? text.refused
        if (kept.current) kept.current(reason, edits)
        else toast.error(reason)
        refetch()
      },
      onIncomplete: refetch,
    }),
  )
  const state = useSyncExternalStore(sync.subscribe, sync.state)

  useEffect(() => sync.replace(trip), [sync, trip])

  useEffect(() => {
    sync.open()
    const online = () => sync.flush()
    // What this device keeps is sent later.
    const leaving = (event: BeforeUnloadEvent) =>
      kept.current === null && hasUnsaved(sync.state().edits) && event.preventDefault()
    window.addEventListener('online', online)
    window.addEventListener('beforeunload', leaving)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('beforeunload', leaving)
      sync.close()
    }
  }, [sync])

  const keptEdits = useKeptEdits(tripId, sync)
  kept.current = keptEdits.keep

  useEffect(
    () =>
      onTripChange(async (changed) => {
        if (changed !== null && changed !== tripId) return
        // The facts of the trip, its checklist and its links come with the whole trip.
        refetch()
        try {
          const after = sync.state().edits.version
          const { complete, ...changes } = await utils.client.trips.changes.query({ tripId, after })
          if (complete) sync.receive(changes)
        } catch {
          // The whole trip, which is read too, says what is wrong.
        }
      }),
    [sync, tripId, utils, refetch],
  )

  const items = useMemo(() => visibleItems(state.edits), [state.edits])
  const isEdited = hasUnsaved(state.edits) || state.edits.version > trip.version
  const roadsOnEdit = trip.roadsOnEdit && !isEdited
  const current = useMemo(() => ({ ...trip, items, roadsOnEdit }), [trip, items, roadsOnEdit])
  const days = useMemo(() => schedule(current), [current])
  return {
    trip: current,
    days,
    sync,
    offline: state.offline,
    unsaved: hasUnsaved(state.edits),
    acts: state.acts,
    keptEdits,
  }
}
