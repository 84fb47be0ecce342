import { useMemo, useRef } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/bookings.ts'
import { toast } from '../../../ui/toasts.tsx'
import { currentFacts, hasUnsaved } from '../edits/trip-edits.ts'
import type { TripSync } from '../edits/trip-sync.ts'
import { toReference } from './reference.ts'

/** The reader's own booking references of a trip: by items, and whether the server keeps them. */
export function useBookings(tripId: string, sync: TripSync) {
  const utils = trpc.useUtils()
  const { data } = trpc.trips.bookings.useQuery({ tripId })
  /** What was last given, by items, before the server is known to have it; the empty text for none. */
  const given = useRef(new Map<string, string>())
  const waiting = useRef(new Set<string>())
  const sending = useRef(Promise.resolve())
  const undoLast = useRef<(() => void) | null>(null)
  const references = useMemo(
    () => new Map(data?.items.map(({ itemId, reference }) => [itemId, reference] as const)),
    [data],
  )

  async function send() {
    await whenSaved(sync)
    for (const itemId of [...waiting.current]) {
      waiting.current.delete(itemId)
      const title = currentFacts(sync.state().edits, itemId)?.title ?? ''
      try {
        const reference = given.current.get(itemId) || null
        await utils.client.trips.setBooking.mutate({ tripId, itemId, reference })
        await utils.trips.bookings.invalidate({ tripId })
      } catch (error) {
        given.current.delete(itemId)
        toast.error(errorMessage(error) ?? text.failed(title))
      }
    }
  }

  /** Stores what was typed for an item, after the item itself; nothing if it is stored so. */
  function set(itemId: string, typed: string) {
    const reference = toReference(typed)
    if (reference === (given.current.get(itemId) ?? references.get(itemId) ?? '')) return
    given.current.set(itemId, reference)
    waiting.current.add(itemId)
    sending.current = sending.current.then(send)
  }

  return {
    kept: data?.kept ?? false,
    references,
    set,
    /** Stores the reference of a ticket with the first item that the ticket changes. */
    addTicket(changes: object, typed: string) {
      const [itemId] = Object.keys(changes)
      const before = itemId === undefined ? '' : (references.get(itemId) ?? '')
      undoLast.current = null
      if (!data?.kept || itemId === undefined || !typed.trim()) return
      set(itemId, typed)
      undoLast.current = () => set(itemId, before)
    },
    undoTicket: () => undoLast.current?.(),
  }
}
export type Bookings = ReturnType<typeof useBookings>

/** Waits until the server has the changes of the items. */
const whenSaved = (sync: TripSync) =>
  new Promise<void>((resolve) => {
    const stop = sync.subscribe(check)
    function check() {
      if (hasUnsaved(sync.state().edits)) return
      stop()
      resolve()
    }
    check()
  })
