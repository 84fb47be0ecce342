import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveEvent } from '@saathi/shared/messages'
import { type TrackedEnvelope, tracked } from '@trpc/server'
import type { Context, User } from '../../context.ts'
import { asTRPCError, tryLater } from '../../errors.ts'
import { suspended } from '../../trpc.ts'
import { canGoOn, readLog, toldSoFar } from './event-log.ts'

/** How long a stream waits when the database does not answer, ms. */
const RETRY_MS = 1_000

const TOO_MANY = 'You have Saathi open in more browsers than can be kept up to date. Please close one of them.'

type Told = TrackedEnvelope<LiveEvent>

/** Ends a stream without a word, so that its browser comes back by itself, with the token that it has then. */
const endQuietly = () => new DOMException('The stream is over.', 'AbortError')

/** @throws TRPCError FORBIDDEN to a suspended person; quietly when the token is good no more */
async function mustStillBe({ caller }: Context, { _id }: User): Promise<void> {
  const user = await caller.userNow()
  if (user?._id !== _id) throw endQuietly()
  if (user.suspendedAt) throw suspended()
}

/**
 * What one open browser is told, in order and once, from where it was told last. Each event carries how far that is.
 * A database that is away for a while only delays it.
 */
export async function* tellBrowser(
  ctx: Context & { user: User },
  lastEventId: string | null | undefined,
  closed: AbortSignal | undefined,
): AsyncGenerator<Told, void> {
  const { db, user } = ctx
  const over = closed ? AbortSignal.any([closed, ctx.stopping]) : ctx.stopping
  // Open before the log is read, so that nothing falls between.
  const subscription = ctx.realtime.subscribe(user._id)
  if (!subscription) throw tryLater('TOO_MANY_REQUESTS', TOO_MANY, 30)
  let looked = performance.now()
  let number: number | null = null

  /** Reads all that is new; the first time it begins, or goes on where that can be done without a gap. */
  async function* fromLog(): AsyncGenerator<Told, void> {
    if (number === null) {
      const told = await toldSoFar(db, user._id)
      const left = /^\d{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : null
      const goesOn = left !== null && (await canGoOn(db, user._id, left, told))
      number = goesOn ? left : told
      const begin: LiveEvent[] = goesOn ? [{ kind: 'notice' }, { kind: 'tour', tourId: null }] : [{ kind: 'refresh' }]
      for (const event of begin) yield tracked(String(number), event)
    }
    for (let more = true; more; ) {
      const read = await readLog(db, user._id, number)
      for (const entry of read.entries) {
        number = entry.number
        if (entry.event) yield tracked(String(number), entry.event)
      }
      more = read.more
    }
  }

  try {
    while (!over.aborted) {
      try {
        if (performance.now() - looked >= ctx.realtime.pollMs) {
          await mustStillBe(ctx, user)
          looked = performance.now()
        }
        yield* fromLog()
      } catch (error) {
        if (asTRPCError(error).code !== 'SERVICE_UNAVAILABLE') throw error
        await sleep(RETRY_MS, undefined, { signal: over }).catch(() => {})
        continue
      }
      const { notices, tours } = await subscription.next(ctx.realtime.pollMs, over)
      if (notices) yield tracked(String(number), { kind: 'notice' })
      for (const tourId of tours ?? [null]) yield tracked(String(number), { kind: 'tour', tourId })
    }
    if (ctx.stopping.aborted) throw endQuietly()
  } finally {
    subscription.close()
  }
}
