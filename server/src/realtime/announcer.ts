import { setTimeout as sleep } from 'node:timers/promises'
import { forServer } from '../platform/requester.ts'

/** The delay before changes whose audience could not be read are tried again, ms. */
const RETRY_MS = 500
/** Changes that wait; with more of them it is cheaper to tell everybody that anything may have changed. */
const MAX_WAITING = 1_000

type Options = {
  /** Reads in one statement who is told of these changes, and tells them. */
  announce: (changes: string[]) => Promise<void>
  /** Called when too many changes wait; they are dropped. */
  onOverflow: () => void
  onError: (error: unknown) => void
  stopping: AbortSignal
}

/** Announces changes of one kind by one statement at a time: what changes meanwhile is in the next one. */
export function createAnnouncer({ announce, onOverflow, onError, stopping }: Options): (changes: string[]) => void {
  const waiting = new Set<string>()
  let isRunning = false

  async function run() {
    isRunning = true
    while (waiting.size > 0 && !stopping.aborted) {
      const changes = [...waiting]
      waiting.clear()
      try {
        await forServer(() => announce(changes))
      } catch (error) {
        onError(error)
        add(changes)
        await sleep(RETRY_MS, undefined, { signal: stopping, ref: false }).catch(() => {})
      }
    }
    isRunning = false
  }

  function add(changes: string[]) {
    for (const change of changes) waiting.add(change)
    if (waiting.size <= MAX_WAITING) return
    waiting.clear()
    onOverflow()
  }

  return (changes) => {
    add(changes)
    if (!isRunning) void run()
  }
}
