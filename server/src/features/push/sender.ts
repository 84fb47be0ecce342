import { indianHour } from '@saathi/shared/lib/days'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client.ts'
import { loggable } from '../../errors.ts'
import { backOffMs } from '../../platform/mail/smtp.ts'
import { isPushEndpoint } from '../../platform/push/endpoint.ts'
import { PUSH_DEADLINE_MS, type PushTransport, sendPush } from '../../platform/push/transport.ts'
import { toPushMessage } from './message.ts'
import { readNews } from './queries/news.ts'
import { type DuePush, saveDropped, savePushFailure, saveTold, takeDuePushes } from './queries/queue.ts'
import { deleteSubscription } from './queries/subscriptions.ts'

type Options = {
  db: Db
  now: () => Date
  /** Null: nothing is sent. */
  transport: PushTransport | null
  log: Pick<FastifyBaseLogger, 'warn'>
  pollMs?: number
  /** The time for which a taken notification is reserved for this process, ms; longer than sending it may take. */
  leaseMs?: number
  retryMs?: (attempts: number) => number
}

/** The hours in India in which devices stay quiet; what comes in then is sent in the morning, if it is still unread. */
const QUIET = { from: 22, to: 7 }
const isQuiet = (at: Date) => indianHour(at) >= QUIET.from || indianHour(at) < QUIET.to

/** The number of notifications sent concurrently. */
const CONCURRENT = 20
/** How long a push service keeps a message for a device that is off, s. */
const TTL_SECONDS = 24 * 3_600
const RETRY_MAX_MS = 3_600_000

/**
 * Sends what is queued for devices until stopped, outside the quiet hours. Any number of processes may run it: a notification is
 * sent by one of them, retried for a day after failures, and taken over by another process if that one dies.
 */
export function startPushes(options: Options): { stop: () => Promise<void> } {
  const { db, now, transport, log, pollMs = 1_000, leaseMs = 3 * PUSH_DEADLINE_MS, retryMs = backOffMs } = options
  if (!transport) return { async stop() {} }
  let isStopping = false
  let endPause = () => {}

  async function deliver(to: PushTransport, push: DuePush, read: ReturnType<typeof sharedReads>) {
    const may = push.maySend && isPushEndpoint(push.endpoint, to.hosts)
    const found = may ? await read(push) : null
    if (!found) return saveDropped(db, push)
    const message = toPushMessage(found.news, { ...push, unread: found.unread })
    let failure: { code: string; permanent: boolean; retryMs: number }
    try {
      const { status, retryAfterMs } = await sendPush(to, push, message, TTL_SECONDS)
      if (status >= 200 && status < 300) return saveTold(db, push)
      if (status === 404 || status === 410) return deleteSubscription(db, push.userId, push.device)
      // Redirects too: a push service has no reason for one.
      const permanent = status < 500 && status !== 429
      const wait = Math.max(retryMs(push.attempts), Math.min(retryAfterMs ?? 0, RETRY_MAX_MS))
      failure = { code: String(status), permanent, retryMs: wait }
    } catch (error) {
      failure = { code: codeOf(error), permanent: false, retryMs: retryMs(push.attempts) }
    }
    const isGivenUp = await savePushFailure(db, push, failure)
    if (isGivenUp) log.warn({ error: failure.code, attempts: push.attempts }, 'a notification is given up')
  }

  /** Reads what there is to tell; once for the devices of a person that are told of the same. */
  function sharedReads() {
    const reads = new Map<string, ReturnType<typeof readNews>>()
    return (push: DuePush) => {
      const { userId, tag, params } = push
      const what = JSON.stringify([userId, tag, params])
      const known = reads.get(what)
      if (known) return known
      const news = readNews(db, push, now())
      reads.set(what, news)
      return news
    }
  }

  const sending = new Set<Promise<void>>()
  const warn = (error: unknown) => log.warn(loggable(error), 'notifications cannot be read')

  /** Takes as many as can be sent beside those under way; returns whether there may be more. */
  async function takeSome(to: PushTransport): Promise<boolean> {
    if (isQuiet(now())) return false
    const most = CONCURRENT - sending.size
    const due = await takeDuePushes(db, { most, leaseMs })
    const read = sharedReads()
    for (const push of due) {
      const ends: Promise<void> = deliver(to, push, read)
        .catch(warn)
        .finally(() => sending.delete(ends))
      sending.add(ends)
    }
    return due.length === most
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(to: PushTransport) {
    while (!isStopping) {
      const hasMore = await takeSome(to).catch(warn)
      if (isStopping) break
      // One that takes long keeps its own place only.
      await (hasMore && sending.size > 0 ? Promise.race(sending) : pause())
    }
    await Promise.all(sending)
  }

  const running = run(transport)
  return {
    stop() {
      isStopping = true
      endPause()
      return running
    },
  }
}

/** An error as a code, never with its text. */
function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return String(typeof code === 'string' ? code : (name ?? 'unknown')).slice(0, 40)
}
