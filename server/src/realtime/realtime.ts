import postgres from 'postgres'
import { forServer } from '../platform/requester.ts'
import { createSubscription, type OpenSubscription, type PendingChanges, type Subscription } from './subscription.ts'

/** A tour that has changed; `exceptHost`: its host is not notified. */
export type TourChange = { tourId: string; exceptHost: boolean }

/** A change in the group of a tour by one of its members. */
export type GroupChange = { tourId: string; by: string }

/** A ledger of expenses that has changed. */
export type LedgerChange = { kind: 'tour' | 'trip'; id: string }

/** The ledger that `PendingChanges` and notifications hold as text. */
export const ledgerIn = (text: string): LedgerChange => ({
  kind: text.slice(0, 4) as LedgerChange['kind'],
  id: text.slice(4),
})

/** The changed ledgers that a user may read, and whether one of them created a notification for the user. */
export type LedgerChanges = (userId: string) => { ledgers: LedgerChange[]; notices: boolean }

/** The changed tours that a user may see, and whether one of them created a notification for the user. */
export type VisibleChanges = (userId: string) => { tours: string[]; notices: boolean }

/** Publishes changes to the open SSE streams of every replica, through LISTEN/NOTIFY. */
export type Realtime = {
  /** Announces new entries in these users' event logs. Call it after the write. */
  publish: (userIds: string[]) => void
  /**
   * Announces a change of a tour, its people or its notices to those who may see the tour; with `exceptHost` to all of
   * them but its host. Call it after the write.
   */
  publishTourChange: (tourId: string, options?: { exceptHost: boolean }) => void
  /**
   * Announces a change that a user has made in the group of a tour to its members, or only to the user's own browsers.
   * Call it after the write.
   */
  publishGroupChange: (tourId: string, by: string, to?: 'members' | 'self') => void
  /**
   * Announces a change of a trip to those who may see it, or only to the browsers of the user `onlyTo`. Call it after the
   * write.
   */
  publishTripChange: (tripId: string, onlyTo?: string) => void
  /** Announces a change of a ledger, or its notices, to those who may read it. Call it after the write. */
  publishExpenses: (kind: LedgerChange['kind'], id: string) => void
  /** Adds a stream of a user; null when the user has the maximum number of streams in this process. */
  subscribe: (userId: string) => Subscription | null
  /** Open subscriptions in this process. */
  subscriptionCount: () => number
  /** How often a stream polls the database, ms: it finds lost notifications and checks that the user still has access. */
  pollMs: number
  /** Sends what is queued, if possible, and closes the connections. */
  stop: () => Promise<void>
}

const CHANNEL = 'saathi_live'
/** With tokens cached for 30 s, a stream ends within a minute of its user's access. */
const POLL_MS = 15_000
/** How long messages are collected before they are sent in one notification, ms. */
const BATCH_MS = 20
/** The delay before a failed notification or LISTEN is tried again, ms. */
const RETRY_MS = 500
/** Streams of one user. A browser shares one among its tabs. */
const MAX_STREAMS_PER_USER = 10
/** Bytes of one notification, which Postgres limits to 8,000. */
const MAX_PAYLOAD = 7_900
/** Queued messages while Postgres is unreachable. Further ones are dropped, which polling makes up for. */
const MAX_QUEUED = 20_000
/** Characters of an id. */
const ID_LENGTH = 36

type Options = {
  /** The changes that each of these users may see. */
  recipientsOf: (changes: TourChange[], userIds: string[]) => Promise<VisibleChanges>
  /** The changed groups of each of these users. */
  groupsOf: (changes: GroupChange[], userIds: string[]) => Promise<(userId: string) => string[]>
  /** The changed trips that each of these users may see. */
  tripsOf: (tripIds: string[], userIds: string[]) => Promise<(userId: string) => string[]>
  /** The changed ledgers that each of these users may read. */
  ledgersOf: (changes: LedgerChange[], userIds: string[]) => Promise<LedgerChanges>
  url: string
  /** Called for each failed notification or LISTEN; both are retried. */
  onError: (error: unknown) => void
  pollMs?: number
}

/**
 * Connects to the channel. Messages are batched and sent by NOTIFY on a connection of their own, so that no write waits
 * for them. A second connection listens; it is opened with the first subscription.
 */
export function createRealtime({
  recipientsOf,
  groupsOf,
  tripsOf,
  ledgersOf,
  url,
  onError,
  pollMs = POLL_MS,
}: Options): Realtime {
  const connect = () =>
    postgres(url, {
      max: 1,
      idle_timeout: 60,
      connect_timeout: 5,
      backoff: () => RETRY_MS / 1000,
      onnotice: () => {},
      fetch_types: false, // a failure of this query would be an unhandled rejection
      connection: { application_name: 'saathi live' },
    })
  const publisher = connect()
  let subscriber: postgres.Sql | undefined
  const subscriptions = new Set<OpenSubscription>()
  const countByUser = new Map<string, number>()
  let queue = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function close(subscription: OpenSubscription) {
    if (!subscriptions.delete(subscription)) return
    const remaining = (countByUser.get(subscription.userId) ?? 1) - 1
    if (remaining > 0) countByUser.set(subscription.userId, remaining)
    else countByUser.delete(subscription.userId)
  }

  function enqueue(message: string) {
    if (queue.size < MAX_QUEUED) queue.add(message)
    timer ??= setTimeout(flush, BATCH_MS)
  }

  /** Messages leave the queue before they are sent: one that is published meanwhile is sent again, for its later write. */
  async function flush() {
    const messages: string[] = []
    let bytes = 0
    for (const message of queue) {
      bytes += message.length + 1
      if (bytes > MAX_PAYLOAD) break
      messages.push(message)
    }
    for (const message of messages) queue.delete(message)
    try {
      await publisher.notify(CHANNEL, messages.join(' '))
      timer = queue.size > 0 ? setTimeout(flush) : undefined
    } catch (error) {
      onError(error)
      queue = new Set([...messages, ...queue])
      timer = stopped ? undefined : setTimeout(flush, RETRY_MS)
    }
  }

  /** Passes changes of tours to the subscribed users who may see them, with the notices about them. */
  async function notify(changes: TourChange[]) {
    const userIds = [...new Set([...subscriptions].map(({ userId }) => userId))]
    const changesFor = await recipientsOf(changes, userIds)
    for (const subscription of subscriptions) {
      const { tours, notices } = changesFor(subscription.userId)
      if (tours.length === 0 && !notices) continue
      subscription.update((pending) => {
        for (const tourId of tours) pending.tours?.add(tourId)
        pending.notices ||= notices
      })
    }
  }

  /** Passes changes of groups to their subscribed members. */
  async function notifyMembers(changes: GroupChange[]) {
    const userIds = [...new Set([...subscriptions].map(({ userId }) => userId))]
    const groupsFor = await groupsOf(changes, userIds)
    for (const subscription of subscriptions) add(subscription, 'groups', groupsFor(subscription.userId))
  }

  function add(subscription: OpenSubscription, to: 'groups' | 'trips', changedIds: string[]) {
    if (changedIds.length === 0) return
    subscription.update((pending) => {
      for (const id of changedIds) pending[to]?.add(id)
    })
  }

  /** Passes changes of trips to those who may see them. */
  async function notifyTravellers(tripIds: string[]) {
    const userIds = [...new Set([...subscriptions].map(({ userId }) => userId))]
    const tripsFor = await tripsOf(tripIds, userIds)
    for (const subscription of subscriptions) add(subscription, 'trips', tripsFor(subscription.userId))
  }

  /** Passes changes of ledgers to those who may read them, with the notices about them. */
  async function notifyPayers(changes: LedgerChange[]) {
    const userIds = [...new Set([...subscriptions].map(({ userId }) => userId))]
    const changesFor = await ledgersOf(changes, userIds)
    for (const subscription of subscriptions) {
      const { ledgers, notices } = changesFor(subscription.userId)
      if (ledgers.length === 0 && !notices) continue
      subscription.update((pending) => {
        for (const { kind, id } of ledgers) pending.ledgers?.add(kind + id)
        pending.notices ||= notices
      })
    }
  }

  function onMessage(payload: string) {
    const messages = payload.split(' ')
    const ids = (kind: string) => messages.flatMap((message) => (message.startsWith(kind) ? [message.slice(1)] : []))
    const [users, toAll, exceptHost] = [new Set(ids('u')), new Set(ids('t')), ids('g')]
    for (const subscription of subscriptions)
      if (users.has(subscription.userId))
        subscription.update((pending) => {
          pending.eventLog = true
        })
    /** An id, followed by that of a user. */
    const changesOf = (kind: string) =>
      ids(kind).map((text) => ({ id: text.slice(0, ID_LENGTH), by: text.slice(ID_LENGTH) }))
    for (const [kind, to] of [
      ['o', 'groups'],
      ['q', 'trips'],
    ] as const)
      for (const { id, by } of changesOf(kind))
        for (const subscription of subscriptions) if (subscription.userId === by) add(subscription, to, [id])
    const groupChanges = changesOf('c').map(({ id, by }) => ({ tourId: id, by }))
    const tripIds = ids('p')
    const changes = [
      ...[...toAll].map((tourId) => ({ tourId, exceptHost: false })),
      ...exceptHost.filter((tourId) => !toAll.has(tourId)).map((tourId) => ({ tourId, exceptHost: true })),
    ]
    if (subscriptions.size === 0) return
    const run = (work: () => Promise<void>) =>
      forServer(work).catch((error) => {
        onError(error)
        onListening()
      })
    if (changes.length > 0) run(() => notify(changes))
    if (groupChanges.length > 0) run(() => notifyMembers(groupChanges))
    if (tripIds.length > 0) run(() => notifyTravellers(tripIds))
    const ledgers = ids('x').map(ledgerIn)
    if (ledgers.length > 0) run(() => notifyPayers(ledgers))
  }

  /** Notifications sent before (or between) connections are lost, so everything may have changed. */
  function onListening() {
    for (const subscription of subscriptions)
      subscription.update((pending) => {
        Object.assign(pending, {
          eventLog: true,
          notices: true,
          tours: null,
          groups: null,
          trips: null,
          ledgers: null,
        } satisfies PendingChanges)
      })
  }

  /** The driver reconnects after a lost connection, but not when the first attempt fails. */
  function listen() {
    if (stopped) return
    const connection = connect()
    subscriber = connection
    connection.listen(CHANNEL, onMessage, onListening).catch(async (error) => {
      onError(error)
      await connection.end({ timeout: 0 })
      setTimeout(listen, RETRY_MS)
    })
  }

  return {
    pollMs,
    publish(userIds) {
      for (const id of userIds) enqueue(`u${id}`)
    },
    publishTourChange: (tourId, options) => enqueue(`${options?.exceptHost ? 'g' : 't'}${tourId}`),
    publishGroupChange: (tourId, by, to = 'members') => enqueue(`${to === 'self' ? 'o' : 'c'}${tourId}${by}`),
    publishTripChange: (tripId, onlyTo) => enqueue(onlyTo ? `q${tripId}${onlyTo}` : `p${tripId}`),
    publishExpenses: (kind, id) => enqueue(`x${kind}${id}`),
    subscriptionCount: () => subscriptions.size,
    subscribe(userId) {
      const count = countByUser.get(userId) ?? 0
      if (count >= MAX_STREAMS_PER_USER) return null
      countByUser.set(userId, count + 1)
      if (!subscriber) listen()
      const subscription = createSubscription(userId, close)
      subscriptions.add(subscription)
      return subscription
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      if (queue.size > 0) await flush()
      await Promise.all([publisher.end({ timeout: 1 }), subscriber?.end({ timeout: 1 })])
    },
  }
}
