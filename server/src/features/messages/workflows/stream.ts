import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { indianDay } from '@saathi/shared/lib/days'
import type { RealtimeEvent } from '@saathi/shared/messages/schema'
import { type TrackedEnvelope, tracked } from '@trpc/server'
import { type Context, sessionIn, type User } from '../../../context.ts'
import { appError, asTRPCError, suspended } from '../../../errors.ts'
import { sessionsOf } from '../../../platform/identity/sessions.ts'
import { canResume, lastSequence, readEvents } from '../queries/event-log.ts'

/** Delay before a stream tries again when the database is unavailable, ms. */
const RETRY_MS = 1_000

type ServerEvent = TrackedEnvelope<RealtimeEvent>

/** Ends a stream without an error event, so that the browser reconnects with its current token. */
const silentEnd = () => new DOMException('The stream has ended.', 'AbortError')

/** @throws TRPCError FORBIDDEN when the user is suspended; AbortError when the token is no longer valid */
async function checkAccess({ caller }: Context, { _id }: User): Promise<void> {
  const user = await caller.userNow()
  if (user?._id !== _id) throw silentEnd()
  if (user.suspendedAt) throw suspended(user.suspendedUntil)
}

/**
 * The events for one SSE connection, in order and each once, starting after `lastEventId`. The id of each event is its
 * sequence number. While the database is unavailable the stream waits.
 */
export async function* streamEvents(
  ctx: Context & { user: User },
  lastEventId: string | null | undefined,
  closed: AbortSignal | undefined,
): AsyncGenerator<ServerEvent, void> {
  const { db, user } = ctx
  // Subscribe before the log is read, so that no event is lost in between.
  const subscription = ctx.realtime.subscribe(user._id)
  if (!subscription) throw appError('TOO_MANY_REQUESTS', 'messages.tooManyStreams', { retryAfter: 30 })
  let hasEnded = false
  const end = () => {
    hasEnded = true
    subscription.close()
  }
  const ends = [ctx.stopping, ...(closed ? [closed] : [])]
  setMaxListeners(0, ctx.stopping) // one for each stream
  for (const signal of ends) signal.addEventListener('abort', end)
  const token = await ctx.caller.token()
  let isSignedOut = false
  const unwatch = token
    ? sessionsOf(db).watch(sessionIn(token), () => {
        isSignedOut = true
        end()
      })
    : () => {}
  let sequence: number | null = null

  /** Reads all new events. The first call resumes after `lastEventId` if no event is missing, else it starts with a refresh. */
  async function* newEvents(): AsyncGenerator<ServerEvent, void> {
    if (sequence === null) {
      const last = await lastSequence(db, user._id)
      const after = /^\d{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : null
      const resumes = after !== null && (await canResume(db, user._id, after, last))
      sequence = resumes ? after : last
      const first: RealtimeEvent[] = resumes
        ? [{ kind: 'notice' }, ...ctx.realtime.topics.map((topic) => topic.toEvent(null))]
        : [{ kind: 'refresh' }]
      for (const event of first) yield tracked(String(sequence), event)
    }
    for (let hasMore = true; hasMore; ) {
      const batch = await readEvents(db, user._id, sequence, indianDay(ctx.now()))
      for (const entry of batch.entries) {
        sequence = entry.sequence
        if (entry.event) yield tracked(String(sequence), entry.event)
      }
      hasMore = batch.hasMore
    }
  }

  try {
    if (ends.some(({ aborted }) => aborted)) end()
    let [mustRead, mustCheck] = [true, false]
    while (!hasEnded) {
      try {
        if (mustCheck) {
          await checkAccess(ctx, user)
          // A process that dies after a write announces nothing.
          mustRead ||= sequence !== null && (await lastSequence(db, user._id)) > sequence
          mustCheck = false
        }
        if (mustRead) yield* newEvents()
        mustRead = false
      } catch (error) {
        if (asTRPCError(error).code !== 'SERVICE_UNAVAILABLE') throw error
        await sleep(RETRY_MS, undefined, { ref: false })
        continue
      }
      const { eventLog, check, notices, topics } = await subscription.next()
      ;[mustRead, mustCheck] = [eventLog, check]
      if (notices) yield tracked(String(sequence), { kind: 'notice' })
      for (const topic of ctx.realtime.topics) {
        const changed = topics.get(topic)
        if (changed === undefined) continue
        for (const id of changed ?? [null]) yield tracked(String(sequence), topic.toEvent(id))
      }
    }
    if (isSignedOut || ctx.stopping.aborted) throw silentEnd()
  } finally {
    for (const signal of ends) signal.removeEventListener('abort', end)
    unwatch()
    subscription.close()
  }
}
