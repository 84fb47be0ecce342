type Listener = (tripId: string | null) => void

const listeners = new Set<Listener>()

/** Tells the open trip that it has changed; null: any trip may have. */
export function announceTripChange(tripId: string | null) {
  for (const listener of listeners) listener(tripId)
}

/** Calls `listener` at each change of a trip. Returns what ends it. */
export function onTripChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
