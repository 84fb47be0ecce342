/** What has changed since a subscription's last read. */
export type PendingChanges = {
  /** The user's event log has new entries. */
  eventLog: boolean
  notices: boolean
  /** Ids of changed tours; null: any tour may have changed. */
  tours: Set<string> | null
  /** Ids of tours whose groups have changed; null: any group may have changed. */
  groups: Set<string> | null
  /** Ids of changed trips; null: any trip may have changed. */
  trips: Set<string> | null
  /** Ledgers of expenses that have changed, each as its kind and id in one text; null: any may have. */
  ledgers: Set<string> | null
}

export type Subscription = {
  /** The changes since the last call. Waits for one for up to `ms`, or until the signal is aborted. */
  next: (ms: number, signal: AbortSignal) => Promise<PendingChanges>
  close: () => void
}

const noChanges = (): PendingChanges => ({
  eventLog: false,
  notices: false,
  tours: new Set(),
  groups: new Set(),
  trips: new Set(),
  ledgers: new Set(),
})
const isEmpty = ({ eventLog, notices, ...sets }: PendingChanges) =>
  !eventLog && !notices && Object.values(sets).every((changed) => changed?.size === 0)

/** A subscription as the realtime service holds it. */
export type OpenSubscription = Subscription & {
  userId: string
  update: (change: (pending: PendingChanges) => void) => void
}

export function createSubscription(userId: string, close: (subscription: OpenSubscription) => void): OpenSubscription {
  let pending = noChanges()
  let wake = () => {}
  const subscription: OpenSubscription = {
    userId,
    update(change) {
      change(pending)
      wake()
    },
    async next(ms, signal) {
      if (isEmpty(pending) && !signal.aborted)
        await new Promise<void>((resolve) => {
          wake = () => {
            clearTimeout(timer)
            signal.removeEventListener('abort', wake)
            resolve()
          }
          const timer = setTimeout(wake, ms)
          signal.addEventListener('abort', wake)
        })
      const changes = pending
      pending = noChanges()
      return changes
    },
    close: () => close(subscription),
  }
  return subscription
}
