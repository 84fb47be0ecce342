import type { QueryClient } from '@tanstack/react-query'

/** The cache in which the service worker keeps the text that was shared last; `main.tsx` deletes it after a log-out. */
export const SHARED = 'shared'

/** Among the personal answers of calls, which go with the person; nothing keeps it on the device. */
const KEY = [['trips', 'sharedText']]

/** The sheet for tickets of this trip begins with the text; without a trip, that of the next one that is opened. */
export function setSharedFor(client: QueryClient, tripId: string | null, words: string) {
  client.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData(KEY, { tripId, words })
}

export function sharedFor(client: QueryClient, tripId: string): string | null {
  const chosen = client.getQueryData<{ tripId: string | null; words: string }>(KEY)
  return chosen && (chosen.tripId ?? tripId) === tripId ? chosen.words : null
}

/** Deletes the shared text: it was used, or is not wanted. */
export async function forgetShared(client: QueryClient) {
  client.removeQueries({ queryKey: KEY })
  await caches.delete(SHARED).catch(() => {})
}
