import { randomBytes } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { createAnnouncer } from './announcer.ts'
import { createChannel } from './channel.ts'
import { createShownIds } from './shown-ids.ts'
import { createSubscription, type OpenSubscription, type PendingChanges, type Subscription } from './subscription.ts'
import type { AnyTopic, Told, Topic } from './topic.ts'

/** Publishes changes to the open SSE streams of every replica, through LISTEN/NOTIFY. */
export type Realtime = {
  /** The topics in the order in which streams send their events. */
  topics: readonly AnyTopic[]
  /** Announces new entries in these users' event logs. Call it after the write. */
  publish: (userIds: string[]) => void
  /** Announces a change to those whom its topic names. Call it after the write. */
  publishChange: <Change>(topic: Topic<Change>, change: Change) => void
  /** Announces a change to a user's own browsers alone. Call it after the write. */
  publishOwnChange: (topic: Pick<AnyTopic, 'ownCode'>, id: string, userId: string) => void
  /** Tells that a user is shown what has these ids, so that the user's streams, at any replica, hear of changes of it. */
  shown: (userId: string, ids: string[]) => void
  /** Adds a stream of a user; null when the user has the maximum number of streams in this process. */
  subscribe: (userId: string) => Subscription | null
  /** Open subscriptions in this process. */
  subscriptionCount: () => number
  /** Sends what is queued, if possible, and closes the connections. */
  stop: () => Promise<void>
}

/** How often each stream is checked, ms. With tokens cached for 30 s, it ends within a minute of its user's access. */
const CHECK_MS = 15_000
/** The streams are checked in this number of groups, so that none of them takes long. */
const CHECK_GROUPS = 5
/** For so long after its start, ms, a stream hears of all ids: other processes are telling what its user was shown. */
const ASKING_MS = 1_000
/** Streams of one user. A browser shares one among its tabs. */
const MAX_STREAMS_PER_USER = 10
/** Ids in one message of what a user was shown. */
const MAX_SHOWN = 100
/** The end of an id that follows the character of a message's kind. */
const ID_END = 1 + 36
/** Messages that are of no topic: an event log has changed, what a user was shown, who was shown what. */
const [EVENT_LOG, SHOWN, WHAT_WAS_SHOWN] = ['u', 'w', 's']

type Options = {
  db: Db
  topics: readonly AnyTopic[]
  url: string
  /** Called for each failed notification, LISTEN or reading of an audience; all are retried. */
  onError: (error: unknown) => void
  checkMs?: number
  askingMs?: number
}

export function createRealtime(options: Options): Realtime {
  const { db, topics, url, onError, checkMs = CHECK_MS, askingMs = ASKING_MS } = options
  const processId = randomBytes(4).toString('hex')
  /** The one that was checked longest ago comes first. */
  const subscriptions = new Set<OpenSubscription>()
  const byUser = new Map<string, Set<OpenSubscription>>()
  const shownIds = createShownIds()
  const stopping = new AbortController()
  let listeningSince = performance.now()
  let checking: NodeJS.Timeout | undefined
  const channel = createChannel({ url, onMessages, onListening, onError })

  function close(subscription: OpenSubscription) {
    subscriptions.delete(subscription)
    const own = byUser.get(subscription.userId)
    own?.delete(subscription)
    if (own?.size === 0) byUser.delete(subscription.userId)
  }

  function tell(userId: string, change: (pending: PendingChanges) => void) {
    for (const subscription of byUser.get(userId) ?? []) subscription.update(change)
  }
  const tellOf = (topic: AnyTopic, { userId, id, noticed = false }: Told) =>
    tell(userId, (pending) => {
      const ids = pending.topics.get(topic)
      if (id !== null && ids !== null) pending.topics.set(topic, (ids ?? new Set()).add(id))
      pending.notices ||= noticed
    })
  /** Tells everybody that there may be notifications, and that anything of these topics may have changed. */
  const tellAll = (of: readonly AnyTopic[], more: Partial<PendingChanges> = {}) => {
    for (const subscription of subscriptions)
      subscription.update((pending) => {
        Object.assign(pending, more, { notices: true })
        for (const topic of of) pending.topics.set(topic, null)
      })
  }

  function hears(userId: string, id: string) {
    if (shownIds.has(userId, id)) return true
    const after = performance.now() - askingMs
    if (listeningSince > after) return true
    for (const { openedAt } of byUser.get(userId) ?? []) if (openedAt > after) return true
    return false
  }
  const viewersOf = (ids: string[]) =>
    [...new Set(ids)].flatMap((id) =>
      [...byUser.keys()].filter((userId) => hears(userId, id)).map((userId) => ({ id, userId })),
    )

  const announcers = topics.map((topic) => ({
    topic,
    announce: createAnnouncer({
      async announce(texts) {
        if (byUser.size === 0) return
        for (const told of await topic.readAudienceOf(db, texts, viewersOf)) tellOf(topic, told)
      },
      onOverflow: () => tellAll([topic]),
      onError,
      stopping: stopping.signal,
    }),
  }))

  function onMessages(messages: string[]) {
    const of = (codes: string) => messages.filter((message) => codes.includes(message.charAt(0)))
    for (const text of of(EVENT_LOG))
      tell(text.slice(1), (pending) => {
        pending.eventLog = true
      })
    /** An id, and what follows it. */
    const pairsOf = (code: string) => of(code).map((text) => [text.slice(1, ID_END), text.slice(ID_END)] as const)
    for (const [userId, ids] of pairsOf(SHOWN)) shownIds.addText(userId, ids)
    for (const [userId, from] of pairsOf(WHAT_WAS_SHOWN))
      if (from !== processId) sendShown(userId, shownIds.keysOf(userId))
    for (const { topic, announce } of announcers) {
      if (topic.ownCode) for (const [id, userId] of pairsOf(topic.ownCode)) tellOf(topic, { userId, id })
      const changes = of(topic.codes)
      if (changes.length > 0 && byUser.size > 0) announce(changes)
    }
  }

  function sendShown(userId: string, keys: number[]) {
    for (let at = 0; at < keys.length; at += MAX_SHOWN)
      channel.send(`${SHOWN}${userId}${shownIds.textOf(keys.slice(at, at + MAX_SHOWN))}`)
  }

  /** Asks the other processes what they have shown a user. */
  const askShown = (userId: string) => channel.send(`${WHAT_WAS_SHOWN}${userId}${processId}`)

  function onListening() {
    listeningSince = performance.now()
    for (const userId of byUser.keys()) askShown(userId)
    tellAll(topics, { eventLog: true })
  }

  /** Lets those streams check themselves that were checked longest ago: together, so that they share statements. */
  function checkSome() {
    const due = [...subscriptions].slice(0, Math.ceil(subscriptions.size / CHECK_GROUPS))
    for (const subscription of due) {
      subscriptions.delete(subscription)
      subscriptions.add(subscription)
      subscription.update((pending) => {
        pending.check = true
      })
    }
  }

  return {
    topics,
    publish(userIds) {
      for (const id of userIds) channel.send(`${EVENT_LOG}${id}`)
    },
    publishChange: (topic, change) => channel.send(topic.toText(change)),
    publishOwnChange: ({ ownCode }, id, userId) => channel.send(`${ownCode}${id}${userId}`),
    shown(userId, ids) {
      channel.listen() // for those who ask
      const added = shownIds.add(userId, ids)
      if (added.length > 0) sendShown(userId, added)
    },
    subscriptionCount: () => subscriptions.size,
    subscribe(userId) {
      const own = byUser.get(userId) ?? new Set()
      if (own.size >= MAX_STREAMS_PER_USER) return null
      const subscription = createSubscription(userId, close)
      byUser.set(userId, own.add(subscription))
      subscriptions.add(subscription)
      channel.listen()
      askShown(userId)
      checking ??= setInterval(checkSome, checkMs / CHECK_GROUPS).unref()
      return subscription
    },
    async stop() {
      stopping.abort()
      clearInterval(checking)
      await channel.stop()
    },
  }
}
