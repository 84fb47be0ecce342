import type { Match } from '@saathi/shared/matching/schema'
import type { RealtimeEvent } from '@saathi/shared/messages/schema'
import { type InvalidateQueryFilters, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useEffect } from 'react'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { openRealtime } from '../../../lib/realtime.ts'
import { trpc } from '../../../lib/trpc.ts'
import { withMessage, withRead } from '../conversation-cache.ts'

type Props = {
  userId: string
  onMatch: (match: Match) => void
  onClosed: (userId: string) => void
  onTour: (tourId: string) => void
  /** The group of this tour has changed; null: any group may have. */
  onGroup: (tourId: string | null) => void
  /** This trip has changed; null: any trip may have. */
  onTrip: (tripId: string | null) => void
}
type StreamEvent = { id: string; event: RealtimeEvent }
/** When the stream starts, queries younger than this are fresh enough. */
const FRESH_MS = 5_000
/** What is being read may be older than the event: it is read again. */
const BEING_READ = { fetchStatus: 'fetching' } as const
/** Broadcast by a tab that has just opened. */
const JOINED = 'joined'

/**
 * Applies the server's events to the query cache. One tab of a browser holds the event stream and broadcasts to the
 * others; when it closes, the next tab resumes from the last event.
 */
export function RealtimeEvents({ userId, onMatch, onClosed, onTour, onGroup, onTrip }: Props) {
  const auth = useAuthActions()
  const utils = trpc.useUtils()
  const client = useQueryClient()
  useEffect(() => {
    const name = `saathi-live-${userId}`
    const tabs = new BroadcastChannel(name)
    const unmounted = new AbortController()
    let lastEventId: string | null = null
    let close: (() => void) | null = null

    /** A new tab may have missed earlier events, so it refreshes. */
    function refreshNewTab() {
      if (close && lastEventId !== null)
        tabs.postMessage({ id: lastEventId, event: { kind: 'refresh' } } satisfies StreamEvent)
    }

    function onEvent({ id, event }: StreamEvent) {
      const first = lastEventId === null
      lastEventId = id
      if (first && event.kind === 'refresh') onStreamStart()
      else apply(event)
    }

    function onStreamStart() {
      refresh()
      refreshOthers({
        predicate: ({ state }) => state.fetchStatus === 'idle' && Date.now() - state.dataUpdatedAt > FRESH_MS,
      })
    }

    /** What many pages show, besides what `refresh` reads again. */
    function refreshOthers(filters?: InvalidateQueryFilters) {
      for (const part of [trpc.tours, trpc.social.get, trpc.plans.search])
        client.invalidateQueries({ ...filters, queryKey: getQueryKey(part) })
    }

    function refresh() {
      utils.messages.invalidate()
      utils.matching.matches.invalidate()
      utils.notices.invalidate()
      utils.expenses.invalidate()
      refreshGroups(null)
      onTrip(null)
    }

    function refreshConnection(otherId: string) {
      utils.social.get.invalidate({ userId: otherId })
      utils.plans.search.invalidate()
      utils.matching.matches.invalidate()
    }

    const isInvitedTo = (tripId: string | null) =>
      utils.notices.list.getInfiniteData({})?.pages[0]?.invitations?.some((one) => one.tripId === tripId)

    function refreshGroups(tourId: string | null) {
      utils.groups.list.invalidate()
      onGroup(tourId)
    }

    function apply(event: RealtimeEvent) {
      const conversationWith = (otherId: string) => ({ userId: otherId })
      switch (event.kind) {
        case 'message': {
          const { message } = event
          const other = message.from === userId ? message.to : message.from
          utils.messages.list.setInfiniteData(conversationWith(other), (data) => data && withMessage(data, message))
          utils.messages.list.invalidate(conversationWith(other), BEING_READ)
          return utils.messages.threads.invalidate()
        }
        case 'read':
          if (event.by === userId) return utils.messages.threads.invalidate()
          utils.messages.list.setInfiniteData(conversationWith(event.by), (data) => data && withRead(data, event.upTo))
          return utils.messages.list.invalidate(conversationWith(event.by), BEING_READ)
        case 'match':
          onMatch(event.match)
          utils.messages.list.invalidate(conversationWith(event.match._id))
          return refreshConnection(event.match._id)
        case 'closed':
          onClosed(event.userId)
          utils.messages.invalidate()
          return refreshConnection(event.userId)
        case 'notice':
          return utils.notices.invalidate()
        case 'tour':
          onGroup(event.tourId) // who has left no longer gets events of the group
          // A cancelled tour has no new entry in its group.
          utils.groups.get.invalidate(event.tourId ? { tourId: event.tourId } : undefined)
          utils.trips.forTour.invalidate(event.tourId ? { tourId: event.tourId } : undefined)
          return event.tourId ? onTour(event.tourId) : utils.tours.invalidate()
        case 'group':
          return refreshGroups(event.tourId)
        case 'trip':
          if (event.tripId) utils.trips.get.invalidate({ tripId: event.tripId }, BEING_READ)
          if (isInvitedTo(event.tripId)) utils.notices.invalidate() // the invitation was withdrawn
          return onTrip(event.tripId)
        case 'expenses':
          return utils.expenses.invalidate()
        case 'refresh':
          refresh()
          return refreshOthers()
      }
    }

    tabs.onmessage = ({ data }: MessageEvent<StreamEvent | typeof JOINED>) =>
      data === JOINED ? refreshNewTab() : onEvent(data)
    tabs.postMessage(JOINED)
    navigator.locks
      .request(name, { signal: unmounted.signal }, () => {
        if (unmounted.signal.aborted) return
        close = openRealtime({
          auth,
          lastEventId,
          onEvent: (received) => {
            tabs.postMessage(received)
            onEvent(received)
          },
        })
        return new Promise<void>((resolve) => unmounted.signal.addEventListener('abort', () => resolve()))
      })
      .catch(() => {}) // aborted while another tab held the lock
    return () => {
      unmounted.abort()
      close?.()
      tabs.close()
    }
  }, [userId, auth, utils, client, onMatch, onClosed, onTour, onGroup, onTrip])
  return null
}
