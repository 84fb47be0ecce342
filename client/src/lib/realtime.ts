import type { AppRouter } from '@saathi/server/router'
import type { LiveEvent } from '@saathi/shared/messages'
import { createTRPCClient, httpSubscriptionLink } from '@trpc/client'
import { EventSource } from 'eventsource'
import type { Auth } from './auth.ts'

/** How long to wait before a stream that the server closed is opened again, ms; twice as long each time. */
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

type Told = { id: string; event: LiveEvent }
type Options = {
  auth: Pick<Auth, 'token' | 'onUnauthorized'>
  /** Up to where this browser has been told; null where it was told nothing. */
  from: string | null
  onTold: (told: Told) => void
}

/**
 * Opens the stream of what happens and keeps it open, going on where it was left; returns what closes it. The token
 * goes in a header, which a browser's own EventSource cannot send.
 */
export function openRealtime({ auth, from, onTold }: Options): () => void {
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
            const answer = await fetch(url, { ...init, headers })
            // The next token is to be a new one.
            if (answer.status === 401) auth.onUnauthorized(1)
            return answer
          },
        }),
      }),
    ],
  })
  let wait = FIRST_WAIT_MS
  let lastEventId = from
  let timer: ReturnType<typeof setTimeout>
  let stop = () => {}

  function open() {
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(open, wait)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
    const subscription = client.messages.live.subscribe(
      { lastEventId },
      {
        onData: ({ id, data }) => {
          wait = FIRST_WAIT_MS
          lastEventId = id
          onTold({ id, event: data })
        },
        onError: again,
        onStopped: again,
      },
    )
    stop = () => subscription.unsubscribe()
  }

  open()
  return () => {
    clearTimeout(timer)
    stop()
    clearTimeout(timer) // stopping may have asked to go on
  }
}
