import type { DreamTrip, Recommendations } from '@saathi/shared/recommend/schema'
import type { SuggestionCounts, SuggestionEvent } from '@saathi/shared/recommend/suggestion-counts'
import { useEffect, useRef } from 'react'
import { stringifySearch } from '../../lib/search-params.ts'
import { trpc } from '../../lib/trpc.ts'
import { withAllKeys } from './trip-search.ts'

type Events = SuggestionCounts['events']

const SENT_AFTER_MS = 3_000
const MOST = 24

/** The lists of this visit that were counted as shown. */
const shownLists = new Set<string>()

/** A list in the usual order for its city, type and month; one with wishes or left-out places is in an order of its own. */
const isUsual = ({ places, without, by, stay, exclude }: DreamTrip) => !places && !without && !by && !stay && !exclude

/**
 * Counts what was shown at which rank and what is done with it, without anything about the person. The events of a few
 * seconds are sent together; when that fails they are lost, since nothing depends on them.
 * @param stale these are the results of another trip
 */
export function useSuggestionCounts(trip: DreamTrip, { items, month }: Recommendations, stale: boolean) {
  const { client } = trpc.useUtils()
  const queue = useRef<SuggestionCounts | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isCounted = !stale && month !== null && isUsual(trip)
  const key = stringifySearch(withAllKeys(trip))

  function add(events: Events) {
    if (month === null) return
    const { starting_location: city, preference_type: type } = trip
    const last = queue.current
    const isSame = last?.city === city && last.type === type && last.month === month
    if (last && (!isSame || last.events.length + events.length > MOST)) send()
    queue.current = { city, type, month, events: [...(queue.current?.events ?? []), ...events] }
    clearTimeout(timer.current)
    timer.current = setTimeout(send, SENT_AFTER_MS)
  }

  function send() {
    const counts = queue.current
    queue.current = null
    if (counts) client.recommend.count.mutate(counts).catch(() => {})
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list
  useEffect(() => {
    if (!isCounted || items.length === 0 || shownLists.has(key)) return
    shownLists.add(key)
    add(items.map(({ id }, at) => ({ placeId: id, rank: at + 1, event: 'shown' })))
  }, [key, isCounted])

  return (placeId: string, event: SuggestionEvent) => {
    const rank = items.findIndex(({ id }) => id === placeId) + 1
    if (isCounted && rank > 0) add([{ placeId, rank, event }])
  }
}
