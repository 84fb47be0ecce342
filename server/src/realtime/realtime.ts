import { randomBytes } from 'node:crypto'
import { createAnnouncer } from './announcer.ts'
import { createChannel } from './channel.ts'
import { createShownTours } from './shown-tours.ts'
import { createSubscription, type OpenSubscription, type PendingChanges, type Subscription } from './subscription.ts'

/** A tour that has changed; `exceptHost`: its host is not notified. `by`: the user who has changed it, if it was one. */
export type TourChange = { tourId: string; exceptHost: boolean; by: string | null }

/** A change in the group of a tour by one of its members. */
export type GroupChange = { tourId: string; by: string; author: string }

/** A ledger of expenses. */
type Ledger = { kind: 'tour' | 'trip'; id: string }

/** A ledger that a user has changed. */
export type LedgerChange = Ledger & { by: string }

/** The ledger that `PendingChanges` and notifications hold as text. */
export const ledgerIn = (text: string): Ledger => ({ kind: text.slice(0, 4) as Ledger['kind'], id: text.slice(4) })

/**
 * Somebody who is told that a tour, trip or ledger has changed; null: only of a notification. `noticed`: the change has
 * created a notification for them.
 */
export type Told = { id: string | null; userId: string; noticed?: boolean }

/** Who is told of changes: one statement each, whatever the number of changes and of open streams. */
export type Audiences = {
  /**
   * The people of the changed tours, those who got a notification about them, and `viewers`: people who were shown a tour.
   * Nobody is told of a tour that they may not see, nor of what somebody has done whom a block hides from them.
   */
  ofTours: (changes: TourChange[], viewers: { tourId: string; userId: string }[]) => Promise<Told[]>
  /** The members of the changed groups, except those from whom a block hides the one who has changed it. */
  ofGroups: (changes: GroupChange[]) => Promise<Told[]>
  /** Those who may see the changed trips. */
  ofTrips: (tripIds: string[]) => Promise<Told[]>
  /** Those who may read the changed ledgers, except those from whom a block hides the one who has changed it. */
  ofLedgers: (changes: LedgerChange[]) => Promise<Told[]>
}

/** Publishes changes to the open SSE streams of every replica, through LISTEN/NOTIFY. */
export type Realtime = {
  /** Announces new entries in these users' event logs. Call it after the write. */
  publish: (userIds: string[]) => void
  /**
   * Announces a change of a tour, its people or its notices to its people and to those who were shown it; with
   * `exceptHost` to all of them but its host, with `by` not to those from whom a block hides the user who has changed
   * it. Call it after the write.
   */
  publishTourChange: (tourId: string, options?: { exceptHost?: boolean; by?: string }) => void
  /**
   * Announces a change that a user has made in the group of a tour, or of the author's entry there, to those of its
   * members from whom no block hides one of the two. Call it after the write.
   */
  publishGroupChange: (tourId: string, by: string, author?: string) => void
  /** Announces to a user's own browsers what the user alone sees of a group. Call it after the write. */
  publishGroupMark: (tourId: string, userId: string) => void
  /**
   * Announces a change of a trip to those who may see it, or only to the browsers of the user `onlyTo`. Call it after the
   * write.
   */
  publishTripChange: (tripId: string, onlyTo?: string) => void
  /** Announces a change of a ledger, or its notices, to those who may read it. Call it after the write. */
  publishExpenses: (kind: Ledger['kind'], id: string, by: string) => void
  /** Tells that a user is shown these tours, so that the user's streams, at any replica, hear of their changes. */
  shown: (userId: string, tourIds: string[]) => void
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
/** For so long after its start, ms, a stream hears of every tour: other processes are telling what its user was shown. */
const ASKING_MS = 1_000
/** Streams of one user. A browser shares one among its tabs. */
const MAX_STREAMS_PER_USER = 10
/** Tours in one message of what a user was shown. */
const MAX_SHOWN = 100
/** The end of an id that follows the character of a message's kind. */
const ID_END = 1 + 36
const IDS_END = ID_END + 36
const LEDGER_END = ID_END + 'tour'.length

type Kind = 'tours' | 'groups' | 'trips' | 'ledgers'

type Options = {
  audiences: Audiences
  url: string
  /** Called for each failed notification, LISTEN or reading of an audience; all are retried. */
  onError: (error: unknown) => void
  checkMs?: number
  askingMs?: number
}

export function createRealtime(options: Options): Realtime {
  const { audiences, url, onError, checkMs = CHECK_MS, askingMs = ASKING_MS } = options
  const processId = randomBytes(4).toString('hex')
  /** The one that was checked longest ago comes first. */
  const subscriptions = new Set<OpenSubscription>()
  const byUser = new Map<string, Set<OpenSubscription>>()
  const shownTours = createShownTours()
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
  const tellOf = (to: Kind, { userId, id, noticed = false }: Told) =>
    tell(userId, (pending) => {
      if (id !== null) pending[to]?.add(id)
      pending.notices ||= noticed
    })
  const tellAll = (changes: Partial<PendingChanges>) => {
    for (const subscription of subscriptions) subscription.update((pending) => Object.assign(pending, changes))
  }

  function hears(userId: string, tourId: string) {
    if (shownTours.has(userId, tourId)) return true
    const after = performance.now() - askingMs
    if (listeningSince > after) return true
    for (const { openedAt } of byUser.get(userId) ?? []) if (openedAt > after) return true
    return false
  }

  const announcer = (to: Kind, audienceOf: (changes: string[]) => Promise<Told[]>) =>
    createAnnouncer({
      async announce(changes) {
        if (byUser.size === 0) return
        for (const told of await audienceOf(changes)) tellOf(to, told)
      },
      onOverflow: () => tellAll({ [to]: null, notices: true }),
      onError,
      stopping: stopping.signal,
    })
  /** What tells those whom changes of a kind concern; each takes its messages with their first character. */
  const announce = {
    t: announcer('tours', (texts) => {
      const changes = texts.map((text) => ({
        tourId: text.slice(1, ID_END),
        exceptHost: text.startsWith('g'),
        by: text.slice(ID_END) || null,
      }))
      const viewers = [...new Set(changes.map(({ tourId }) => tourId))].flatMap((tourId) =>
        [...byUser.keys()].filter((userId) => hears(userId, tourId)).map((userId) => ({ tourId, userId })),
      )
      return audiences.ofTours(changes, viewers)
    }),
    c: announcer('groups', (texts) =>
      audiences.ofGroups(
        texts.map((text) => {
          const by = text.slice(ID_END, IDS_END)
          return { tourId: text.slice(1, ID_END), by, author: text.slice(IDS_END) || by }
        }),
      ),
    ),
    p: announcer('trips', (texts) => audiences.ofTrips(texts.map((text) => text.slice(1)))),
    x: announcer('ledgers', async (texts) => {
      const ledgers = texts.map((text) => ({ ...ledgerIn(text.slice(1, LEDGER_END)), by: text.slice(LEDGER_END) }))
      const kinds = new Map(ledgers.map(({ kind, id }) => [id, kind]))
      const told = await audiences.ofLedgers(ledgers)
      return told.map((one) => ({ ...one, id: one.id && `${kinds.get(one.id)}${one.id}` }))
    }),
  }

  function onMessages(messages: string[]) {
    const of = (kinds: string) => messages.filter((message) => kinds.includes(message.charAt(0)))
    for (const text of of('u'))
      tell(text.slice(1), (pending) => {
        pending.eventLog = true
      })
    /** An id, and what follows it. */
    const pairsOf = (kind: string) => of(kind).map((text) => [text.slice(1, ID_END), text.slice(ID_END)] as const)
    for (const [id, userId] of pairsOf('o')) tellOf('groups', { userId, id })
    for (const [id, userId] of pairsOf('q')) tellOf('trips', { userId, id })
    for (const [userId, tours] of pairsOf('w')) shownTours.addText(userId, tours)
    for (const [userId, from] of pairsOf('s')) if (from !== processId) sendShown(userId, shownTours.keysOf(userId))
    for (const kind of ['t', 'c', 'p', 'x'] as const) {
      const changes = of({ t: 'tgj', c: 'ce', p: 'p', x: 'y' }[kind])
      if (changes.length > 0 && byUser.size > 0) announce[kind](changes)
    }
  }

  function sendShown(userId: string, keys: number[]) {
    for (let at = 0; at < keys.length; at += MAX_SHOWN)
      channel.send(`w${userId}${shownTours.textOf(keys.slice(at, at + MAX_SHOWN))}`)
  }

  /** Asks the other processes what they have shown a user. */
  const askShown = (userId: string) => channel.send(`s${userId}${processId}`)

  function onListening() {
    listeningSince = performance.now()
    for (const userId of byUser.keys()) askShown(userId)
    tellAll({ eventLog: true, notices: true, tours: null, groups: null, trips: null, ledgers: null })
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
    publish(userIds) {
      for (const id of userIds) channel.send(`u${id}`)
    },
    publishTourChange: (tourId, { exceptHost = false, by = '' } = {}) =>
      channel.send(`${exceptHost ? 'g' : by ? 'j' : 't'}${tourId}${by}`),
    publishGroupChange: (tourId, by, author = by) =>
      channel.send(author === by ? `c${tourId}${by}` : `e${tourId}${by}${author}`),
    publishGroupMark: (tourId, userId) => channel.send(`o${tourId}${userId}`),
    publishTripChange: (tripId, onlyTo) => channel.send(onlyTo ? `q${tripId}${onlyTo}` : `p${tripId}`),
    publishExpenses: (kind, id, by) => channel.send(`y${kind}${id}${by}`),
    shown(userId, tourIds) {
      channel.listen() // for those who ask
      const added = shownTours.add(userId, tourIds)
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
