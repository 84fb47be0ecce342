import { getUntypedClient } from '@trpc/client'
import { useEffect } from 'react'
import { useAuth } from '../../lib/auth-context.tsx'
import { errorMessage, errorReason } from '../../lib/errors.ts'
import { isUnreached, setContact, useContact } from '../../lib/offline/contact.ts'
import type { Answered, Call } from '../../lib/offline/mutation-classes.ts'
import { writeStore } from '../../lib/offline/store.ts'
import { createWriteQueue, type News, type Verdict } from '../../lib/offline/write-queue.ts'
import { drainQueue, setQueue } from '../../lib/offline/writes.ts'
import { errorCode, retryAfterSeconds, trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/offline/offline.ts'

type Utils = ReturnType<typeof trpc.useUtils>

/** The lock of the tab that sends, and the channel on which it tells the others. */
const NAME = 'saathi-writes'
/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 30_000
/** The wait while the session or a consent is missing, ms. */
const LONG_MS = 60_000
/** A write at which the server has failed so often is left to its author. */
const MOST_FAILURES = 5

/** Sends what waits on this device while the page is open. */
export function useWriteQueue() {
  const utils = trpc.useUtils()
  const { client } = utils
  const { user } = useAuth()
  const userId = user?._id
  const { away } = useContact()

  useEffect(() => {
    if (!userId) return
    const channel = new BroadcastChannel(NAME)
    // A call that is under way at a log-out is not made again with the token of the next account.
    const closing = new AbortController()
    const queue = createWriteQueue({
      store: writeStore,
      userId,
      send: (call) => sendCall(client, call, closing.signal),
      judge,
      alone: async (run) => (navigator.locks ? await navigator.locks.request(NAME, run) : await run()),
      tell: (news) => channel.postMessage(news),
      now: Date.now,
    })
    const stop = queue.onAnswer((answered) => expire(utils, answered))
    channel.onmessage = ({ data }: MessageEvent<News>) => queue.hear(data)
    addEventListener('online', queue.drain)
    setQueue(queue)
    queue.open()
    return () => {
      closing.abort()
      setQueue(null)
      removeEventListener('online', queue.drain)
      stop()
      queue.close()
      channel.close()
    }
  }, [utils, client, userId])

  useEffect(() => {
    if (!away) drainQueue()
  }, [away])
}

async function sendCall(client: Utils['client'], { name, input }: Call, closing: AbortSignal): Promise<unknown> {
  const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), closing])
  try {
    return await getUntypedClient(client).mutation(name, input, { signal })
  } catch (error) {
    // The line is gone, by an earlier attempt or by another device: there is nothing left to do.
    if ((name === 'trips.removeCheck' || name === 'trips.tick') && errorCode(error) === 'NOT_FOUND') return {}
    throw error
  }
}

function judge(error: unknown, attempt: number): Verdict {
  const code = errorCode(error)
  if (isUnreached(error)) {
    setContact({ away: true })
    return { waitMs: null }
  }
  if (code === 'TOO_MANY_REQUESTS') return { waitMs: retryAfterSeconds(error, LONG_MS / 1_000) * 1_000 }
  if (code === 'UNAUTHORIZED' || errorReason(error) === 'consent') return { waitMs: LONG_MS }
  if (code === 'INTERNAL_SERVER_ERROR' && attempt < MOST_FAILURES) return { waitMs: null }
  return { refusal: errorMessage(error) ?? text.refused }
}

/** What pages read before is out of date. Those that show it have taken the answer. */
function expire(utils: Utils, { name, input }: Answered) {
  const later = { refetchType: 'none' } as const
  switch (name) {
    case 'messages.send':
      utils.messages.threads.invalidate()
      return utils.messages.list.invalidate({ userId: input.userId }, later)
    case 'groups.send':
    case 'groups.vote':
      utils.groups.list.invalidate()
      return utils.groups.entries.invalidate({ tourId: input.tourId }, later)
    case 'trips.tick':
    case 'trips.addCheck':
    case 'trips.removeCheck':
      return utils.trips.get.invalidate({ tripId: input.tripId }, later)
    default:
      return utils.expenses.invalidate()
  }
}
