import postgres from 'postgres'
import { forServer } from '../platform/requester.ts'

/** What an open browser should look at again. */
export type News = {
  /** Its person's log has grown. */
  log: boolean
  notices: boolean
  /** Tours that have changed; null: any may have. */
  tours: Set<string> | null
}

export type Stream = {
  /**
   * What is new since the last call: at once when there is something, else as soon as there is, or nothing after `ms`
   * or when the signal comes.
   */
  news: (ms: number, signal: AbortSignal) => Promise<News>
  close: () => void
}

/** Carries word between those who change something and the browsers that are open, whichever replica has them. */
export type Live = {
  /** Says that these people's logs have grown; for after the write. */
  tell: (userIds: string[]) => void
  /** Says that a tour, its people or its notices have changed; for after the write. */
  tourChanged: (tourId: string) => void
  /** One more stream of a person's; null where they have as many as they may have here. */
  open: (userId: string) => Stream | null
  /** How many are open here. */
  count: () => number
  /** How often a stream should look for itself, ms: for words that went astray, and whether it may still be there. */
  lookMs: number
  /** Lets the connections go; what has not been said yet is said first, if that is possible. */
  stop: () => Promise<void>
}

const CHANNEL = 'saathi_live'
/** So that a stream ends within a minute of its person's, even when what is known of their token is 30 s old. */
const LOOK_MS = 15_000
/** How long words wait for others to go with, ms. */
const TOGETHER_MS = 20
/** How long to wait before saying again what could not be said, ms. */
const AGAIN_MS = 500
/** Streams of one person: a browser opens one for all its tabs. */
const STREAMS_EACH = 10
/** Words in one notification, which Postgres takes up to 8,000 bytes of. */
const AT_ONCE = 200
/** What waits while nobody can be told; beyond it words are dropped, since streams look for themselves now and then. */
const WAITING_MOST = 20_000

type Options = {
  /** The users among these with a recent notice about one of these tours. */
  recipientsOf: (tourIds: string[], userIds: string[]) => Promise<string[]>
  url: string
  /** Told of what could not be said or heard; it is tried again. */
  onFault: (error: unknown) => void
  lookMs?: number
}

const nothing = (): News => ({ log: false, notices: false, tours: new Set() })
const isNothing = ({ log, notices, tours }: News) => !log && !notices && tours?.size === 0

type Open = Stream & { userId: string; add: (change: (news: News) => void) => void }

function stream(userId: string, close: (stream: Open) => void): Open {
  let held = nothing()
  let wake = () => {}
  const self: Open = {
    userId,
    add(change) {
      change(held)
      wake()
    },
    async news(ms, signal) {
      if (isNothing(held) && !signal.aborted)
        await new Promise<void>((resolve) => {
          wake = () => {
            clearTimeout(timer)
            signal.removeEventListener('abort', wake)
            resolve()
          }
          const timer = setTimeout(wake, ms)
          signal.addEventListener('abort', wake)
        })
      const news = held
      held = nothing()
      return news
    },
    close: () => close(self),
  }
  return self
}

/**
 * Opens the channel: words are gathered for a moment and go by NOTIFY on a connection of their own, so that no write
 * waits for them; they come back by LISTEN on another, which is opened with the first stream.
 */
export function openLive({ recipientsOf, url, onFault, lookMs = LOOK_MS }: Options): Live {
  const connect = () =>
    postgres(url, {
      max: 1,
      idle_timeout: 60,
      connect_timeout: 5,
      backoff: () => AGAIN_MS / 1000,
      onnotice: () => {},
      fetch_types: false, // the driver asks for them with nobody to tell when that fails
      connection: { application_name: 'saathi live' },
    })
  const mouth = connect()
  let ear: postgres.Sql | undefined
  const streams = new Set<Open>()
  const openOf = new Map<string, number>()
  let waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function close(gone: Open) {
    if (!streams.delete(gone)) return
    const left = (openOf.get(gone.userId) ?? 1) - 1
    if (left > 0) openOf.set(gone.userId, left)
    else openOf.delete(gone.userId)
  }

  function say(word: string) {
    if (waiting.size < WAITING_MOST) waiting.add(word)
    timer ??= setTimeout(flush, TOGETHER_MS)
  }

  /** What is said again while it is on its way waits again: whoever heard it may have looked too early. */
  async function flush() {
    const words = [...waiting].slice(0, AT_ONCE)
    for (const word of words) waiting.delete(word)
    try {
      await mouth.notify(CHANNEL, words.join(' '))
      timer = waiting.size > 0 ? setTimeout(flush) : undefined
    } catch (error) {
      onFault(error)
      waiting = new Set([...words, ...waiting])
      timer = stopped ? undefined : setTimeout(flush, AGAIN_MS)
    }
  }

  /** Whoever is open here and was left a notice about these tours. */
  async function ring(tourIds: string[]) {
    const here = [...new Set([...streams].map(({ userId }) => userId))]
    const told = new Set(await recipientsOf(tourIds, here))
    for (const one of streams)
      if (told.has(one.userId))
        one.add((news) => {
          news.notices = true
        })
  }

  function hear(payload: string) {
    const words = payload.split(' ')
    const ids = (kind: string) => words.flatMap((word) => (word.startsWith(kind) ? [word.slice(1)] : []))
    const [users, tours] = [new Set(ids('u')), ids('t')]
    for (const one of streams) {
      if (!users.has(one.userId) && tours.length === 0) continue
      one.add((news) => {
        news.log ||= users.has(one.userId)
        for (const tour of tours) news.tours?.add(tour)
      })
    }
    if (tours.length > 0 && streams.size > 0) forServer(() => ring(tours)).catch(onFault)
  }

  /** Nobody knows what was said while nobody listened. */
  function missed() {
    for (const one of streams)
      one.add((news) => {
        Object.assign(news, { log: true, notices: true, tours: null } satisfies News)
      })
  }

  /** Listens, also after lost connections; where even the first was not to be had, with another one. */
  function listen() {
    if (stopped) return
    const opened = connect()
    ear = opened
    opened.listen(CHANNEL, hear, missed).catch(async (error) => {
      onFault(error)
      await opened.end({ timeout: 0 })
      setTimeout(listen, AGAIN_MS)
    })
  }

  return {
    lookMs,
    tell(userIds) {
      for (const id of userIds) say(`u${id}`)
    },
    tourChanged: (tourId) => say(`t${tourId}`),
    count: () => streams.size,
    open(userId) {
      const theirs = openOf.get(userId) ?? 0
      if (theirs >= STREAMS_EACH) return null
      openOf.set(userId, theirs + 1)
      if (!ear) listen()
      const opened = stream(userId, close)
      streams.add(opened)
      return opened
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      if (waiting.size > 0) await flush()
      await Promise.all([mouth.end({ timeout: 1 }), ear?.end({ timeout: 1 })])
    },
  }
}
