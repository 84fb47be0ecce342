type Listener = (tourId: string | null) => void

const listeners = new Set<Listener>()

/** Tells the open group that the group of a tour has changed; null: any group may have. */
export function announceGroupChange(tourId: string | null) {
  for (const listener of listeners) listener(tourId)
}

/** Calls `listener` at each change of a group. Returns what ends it. */
export function onGroupChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
