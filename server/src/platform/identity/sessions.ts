import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { loggable } from '../../errors.ts'
import {
  isForgotten,
  isIdle,
  keyOf,
  recentlyEnded,
  recordSession,
  type Seen,
  type SessionKey,
  type SessionState,
  sessionStates,
} from './session-store.ts'

/** The time for which a process accepts a session without asking the database again, ms; another process may have ended it. */
export const RECHECK_MS = 3_000
/** The interval at which open streams are compared with the sessions that have ended, ms. */
const WATCH_MS = 2_000
/** Sessions whose state is held. */
const MAX_SESSIONS = 20_000
/** The interval at which a session in use is recorded again, ms. */
const RECORD_EVERY_MS = 5 * 60_000

type Entry = { readAt: number; state: Promise<SessionState>; recording?: Promise<boolean> }

/**
 * Which sessions are valid, for the token checks of this process. A session that any process has ended is refused here
 * within `RECHECK_MS`, and its streams end within about `WATCH_MS`, whether or not notifications arrive.
 */
export const sessionsOf = perDb((db: Db) => {
  const entries = new LRUCache<string, Entry>({ max: MAX_SESSIONS })
  const watched = new Map<string, Set<() => void>>()
  let timer: NodeJS.Timeout | undefined
  let watchedAt = 0

  function readEntry(session: SessionKey): Entry {
    const key = keyOf(session)
    const known = entries.get(key)
    const now = performance.now()
    if (known && now - known.readAt < RECHECK_MS) return known
    const state = sessionStates(db)(key).then((found) => found.get(key) ?? { ended: false, seenAt: null })
    const entry: Entry = { readAt: now, state }
    state.catch(() => entries.peek(key) === entry && entries.delete(key))
    entries.set(key, entry)
    return entry
  }

  /** Calls the watchers of the sessions that have ended since the last time. */
  async function notifyWatchers() {
    const startedAt = performance.now()
    try {
      const ended = await recentlyEnded(db, Math.round(startedAt - watchedAt) + 10_000)
      watchedAt = startedAt
      for (const key of ended) for (const onEnd of watched.get(key) ?? []) onEnd()
    } catch {
      // The next try reaches back to the last one that succeeded.
    }
    if (watched.size > 0) timer = setTimeout(notifyWatchers, WATCH_MS).unref()
    else timer = undefined
  }

  return {
    /** Whether the session has ended. @throws DatabaseUnavailable */
    async hasEnded(session: SessionKey, now: Date): Promise<boolean> {
      const { ended, seenAt } = await readEntry(session).state
      return ended || (seenAt === null ? isForgotten(session, now) : isIdle(seenAt, now))
    },

    /**
     * Records that the session is in use: waits for its first record, and writes later ones, every five minutes, in the
     * background. `onMail` is called when a mail was queued. An error is logged and does not concern the request.
     */
    async record(session: SessionKey, seen: () => Seen, now: Date, log: FastifyBaseLogger, onMail: () => void) {
      const entry = readEntry(session)
      const { seenAt } = await entry.state
      if (seenAt !== null && now.getTime() - seenAt < RECORD_EVERY_MS) return
      entry.recording ??= recordSession(db, session, seen(), now)
        .then((mailed) => {
          entry.state = entry.state.then((state) => ({ ...state, seenAt: now.getTime() }))
          if (mailed) onMail()
          return true
        })
        .catch((error) => {
          log.warn(loggable(error), 'a session was not recorded')
          return false
        })
        .finally(() => {
          entry.recording = undefined
        })
      if (seenAt === null) await entry.recording
    },

    /** Reads the states of an account's sessions anew, after they have changed. */
    forget(account: string) {
      for (const key of entries.keys()) if (key.endsWith(` ${account}`)) entries.delete(key)
    },

    /** Calls `onEnd` soon after the session has ended. Returns a function that stops this. */
    watch(session: SessionKey, onEnd: () => void): () => void {
      const key = keyOf(session)
      const watchers = watched.get(key) ?? new Set()
      watched.set(key, watchers.add(onEnd))
      if (!timer) {
        watchedAt = performance.now()
        timer = setTimeout(notifyWatchers, WATCH_MS).unref()
      }
      return () => {
        watchers.delete(onEnd)
        if (watchers.size === 0) watched.delete(key)
        if (watched.size > 0 || !timer) return
        clearTimeout(timer)
        timer = undefined
      }
    },
  }
})
