import type { Match } from '@saathi/shared/matching'
import type { LiveEvent } from '@saathi/shared/messages'
import { useEffect } from 'react'
import { useAuthActions } from '../../lib/auth-context.tsx'
import { openRealtime } from '../../lib/realtime.ts'
import { trpc } from '../../lib/trpc.ts'
import { withMessage, withRead } from './conversation-cache.ts'

type Props = { userId: string; onMatch: (match: Match) => void; onClosed: (userId: string) => void }
type Told = { id: string; event: LiveEvent }
/** Tours that came so lately are as good as those that could be asked for when the stream begins; seats are decided by the server. */
const NEW_MS = 5_000
/** Said by a tab that has begun to listen. */
const JOINED = 'joined'

/**
 * Keeps what the page shows as it is on the server. One tab of a browser holds the stream and tells the others; when it
 * goes, the next one goes on from where it was.
 */
export function Live({ userId, onMatch, onClosed }: Props) {
  const auth = useAuthActions()
  const utils = trpc.useUtils()
  useEffect(() => {
    const name = `saathi-live-${userId}`
    const tabs = new BroadcastChannel(name)
    const left = new AbortController()
    let from: string | null = null
    let close: (() => void) | null = null

    /** What happened before a new tab listened, it may have missed. */
    function greet() {
      if (close && from !== null) tabs.postMessage({ id: from, event: { kind: 'refresh' } } satisfies Told)
    }

    function hear({ id, event }: Told) {
      const first = from === null
      from = id
      if (first && event.kind === 'refresh') begin()
      else follow(event)
    }

    function begin() {
      refresh()
      utils.tours.invalidate(undefined, {
        predicate: ({ state }) => state.fetchStatus === 'idle' && Date.now() - state.dataUpdatedAt > NEW_MS,
      })
    }

    function refresh() {
      utils.messages.invalidate()
      utils.matching.matches.invalidate()
      utils.notices.invalidate()
    }

    function follow(event: LiveEvent) {
      const talkWith = (otherId: string) => ({ userId: otherId })
      switch (event.kind) {
        case 'message': {
          const { message } = event
          const other = message.from === userId ? message.to : message.from
          utils.messages.list.setInfiniteData(talkWith(other), (held) => held && withMessage(held, message))
          return utils.messages.threads.invalidate()
        }
        case 'read':
          if (event.by === userId) return utils.messages.threads.invalidate()
          return utils.messages.list.setInfiniteData(talkWith(event.by), (held) => held && withRead(held, event.upTo))
        case 'match':
          onMatch(event.match)
          utils.messages.list.invalidate(talkWith(event.match._id))
          return utils.matching.matches.invalidate()
        case 'closed':
          onClosed(event.userId)
          utils.messages.invalidate()
          return utils.matching.matches.invalidate()
        case 'notice':
          return utils.notices.invalidate()
        case 'tour':
          if (event.tourId) utils.tours.get.invalidate({ tourId: event.tourId })
          else utils.tours.get.invalidate()
          return utils.tours.list.invalidate()
        case 'refresh':
          refresh()
          return utils.tours.invalidate()
      }
    }

    tabs.onmessage = ({ data }: MessageEvent<Told | typeof JOINED>) => (data === JOINED ? greet() : hear(data))
    tabs.postMessage(JOINED)
    navigator.locks
      .request(name, { signal: left.signal }, () => {
        if (left.signal.aborted) return
        close = openRealtime({
          auth,
          lastEventId: from,
          onEvent: (received) => {
            tabs.postMessage(received)
            hear(received)
          },
        })
        return new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()))
      })
      .catch(() => {}) // gone while another tab held it
    return () => {
      left.abort()
      close?.()
      tabs.close()
    }
  }, [userId, auth, utils, onMatch, onClosed])
  return null
}
