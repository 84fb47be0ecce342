import type { AppRouter } from '@saathi/server/router'
import type { RealtimeEvent } from '@saathi/shared/messages/schema'
import { createTRPCClient, httpSubscriptionLink } from '@trpc/client'
import { EventSource } from 'eventsource'
import type { Auth } from './auth.ts'

/** Delays before a closed stream is opened again, ms; doubled with each attempt. */
const MIN_DELAY_MS = 1_000
const MAX_DELAY_MS = 30_000

type ReceivedEvent = { id: string; event: RealtimeEvent }
type Options = {
  auth: Pick<Auth, 'token' | 'onUnauthorized'>
  /** The id of the last event that this browser received; null for none. */
  lastEventId: string | null
  onEvent: (received: ReceivedEvent) => void
}

/**
 * Opens the event stream, reopens it when it closes, and resumes after the last event. Returns a function that closes it.
 * Uses an EventSource package because the browser's own cannot send the token in a header.
 */
export function openRealtime({ auth, lastEventId: initialEventId, onEvent }: Options): () => void {
  const client = createTRPCClient<AppRouter>({
    links: [
      httpSubscriptionLink({
        url: '/trpc',
        EventSource,
        eventSourceOptions: () => ({
          fetch: async (url: string | URL, init: RequestInit) => {
            const headers = new Headers(init.headers)
            const token = await auth.token()
            if (token) headers.set('authorization', `Bearer ${token}`)
            const response = await fetch(url, { ...init, headers })
            // The next attempt uses a new token.
            if (response.status === 401) auth.onUnauthorized(1)
            return response
          },
        }),
      }),
    ],
  })
  let delay = MIN_DELAY_MS
  let refusals = 0
  let lastEventId = initialEventId
  let timer: ReturnType<typeof setTimeout>
  let stop = () => {}

  function open() {
    const reopen = () => {
      clearTimeout(timer)
      timer = setTimeout(open, delay)
      delay = Math.min(delay * 2, MAX_DELAY_MS)
    }
    const subscription = client.messages.live.subscribe(
      { lastEventId },
      {
        onData: ({ id, data }) => {
          delay = MIN_DELAY_MS
          refusals = 0
          lastEventId = id
          onEvent({ id, event: data })
        },
        onError: ({ data }) => {
          // The first refusal renews the token; a second one ends the session.
          if (data?.code === 'UNAUTHORIZED') {
            refusals += 1
            auth.onUnauthorized(refusals)
          }
          reopen()
        },
        onStopped: reopen,
      },
    )
    stop = () => subscription.unsubscribe()
  }

  open()
  return () => {
    clearTimeout(timer)
    stop()
    clearTimeout(timer) // `onStopped` may have scheduled a new stream
  }
}
