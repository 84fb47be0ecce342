import type { AnyTopic } from './topic.ts'

/** The changes since a subscription's last read. */
export type PendingChanges = {
  /** The user's event log has new entries. */
  eventLog: boolean
  /** It is time to check the user's access, and whether a notification was lost. */
  check: boolean
  notices: boolean
  /** The ids of what has changed of a topic; null: anything of it may have changed. */
  topics: Map<AnyTopic, Set<string> | null>
}

export type Subscription = {
  /** The changes since the last call. Waits for one, or for `close`. */
  next: () => Promise<PendingChanges>
  /** Ends the subscription and its wait. */
  close: () => void
}

const noChanges = (): PendingChanges => ({
  eventLog: false,
  check: false,
  notices: false,
  topics: new Map(),
})

/** A subscription as the realtime service holds it. */
export type OpenSubscription = Subscription & {
  userId: string
  openedAt: number
  update: (change: (pending: PendingChanges) => void) => void
}

export function createSubscription(
  userId: string,
  onClose: (subscription: OpenSubscription) => void,
): OpenSubscription {
  /** Undefined while nothing has changed: thousands of streams wait most of the time. */
  let pending: PendingChanges | undefined
  let isClosed = false
  let wake: (() => void) | undefined
  const subscription: OpenSubscription = {
    userId,
    openedAt: performance.now(),
    update(change) {
      pending ??= noChanges()
      change(pending)
      wake?.()
    },
    async next() {
      if (!pending && !isClosed)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      wake = undefined
      const changes = pending ?? noChanges()
      pending = undefined
      return changes
    },
    close() {
      if (isClosed) return
      isClosed = true
      onClose(subscription)
      wake?.()
    },
  }
  return subscription
}
