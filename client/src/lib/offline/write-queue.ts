import { type Answered, type Call, laneOf } from './mutation-classes.ts'

/** What is older is sent only when its author asks for it, ms. */
const UNASKED_MS = 7 * 86_400_000
/** The wait before the server is tried again, ms; doubled with each attempt. */
const RETRY_MIN_MS = 2_000
const RETRY_MAX_MS = 60_000

type Waiting = {
  /** Its place in the order of all writes of this browser. */
  id: number
  /** The id of its author. */
  by: string
  at: number
  /** Why the server refused it; null while it waits. */
  refusal: string | null
  /** Its author wants it to be sent, however old it is. */
  asked: boolean
}
/** A write that the server does not have yet, as far as is known. */
export type Write = Call & Waiting

export type WriteStore = {
  /** Adds a write after all others. @throws when there is no space */
  add: (write: Call & Omit<Waiting, 'id'>) => Promise<unknown>
  /** All writes in order. */
  all: () => Promise<Write[]>
  /** Changes a write that is still there. */
  update: (id: number, change: Partial<Waiting>) => Promise<void>
  delete: (id: number) => Promise<void>
}

/** What a failed call means: the write was refused, or is to be sent again after a wait of its own or the usual one, ms. */
export type Verdict = { refusal: string } | { waitMs: number | null }

/** What the other tabs are told: one was answered, or others wait than before. */
export type News = { id: number; answered: Answered } | null

type Options = {
  store: WriteStore
  userId: string
  send: (call: Call) => Promise<unknown>
  /** `attempt`: how often it was sent on this page. */
  judge: (error: unknown, attempt: number) => Verdict
  /** Runs in one tab of this browser at a time. */
  alone: <T>(run: () => Promise<T>) => Promise<T>
  tell: (news: News) => void
  now: () => number
}

/** Whether a write is sent only when its author asks for it: it is too old. */
export const isTooLate = ({ at, asked }: Pick<Waiting, 'at' | 'asked'>, now: number) => !asked && now - at > UNASKED_MS
const isSendable = (write: Write, now: number) => write.refusal === null && !isTooLate(write, now)

/** The writes of one person on this device, which are sent in order in each lane, and again until the server answers. */
export function createWriteQueue({ store, userId, send, judge, alone, tell, now }: Options) {
  let writes: Write[] = []
  let isAgain = false
  let isDraining = false
  let isClosed = false
  let delay = RETRY_MIN_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempts = new Map<number, number>()
  const listeners = new Set<() => void>()
  const receivers = new Set<(answered: Answered) => void>()

  function set(next: Write[]) {
    writes = next
    for (const listener of listeners) listener()
  }
  const read = async () => (await store.all()).filter(({ by }) => by === userId)
  let lastRead = 0
  /** Only the newest read counts: an older one does not know of the last change. */
  async function refresh() {
    lastRead += 1
    const own = lastRead
    const next = await read()
    if (own === lastRead && !isClosed) set(next)
  }

  /** Pages take the answer before the write goes, so that it is always shown once. */
  function settle(id: number, answered: Answered) {
    for (const receive of receivers) receive(answered)
    set(writes.filter((write) => write.id !== id))
    refresh().catch(() => {})
  }

  /** Sends the first write of a lane. Returns the wait before the next attempt, ms; 0 when there was an answer. */
  async function sendFirst(write: Write): Promise<number> {
    const { id, name, input } = write
    const attempt = (attempts.get(id) ?? 0) + 1
    attempts.set(id, attempt)
    try {
      const answered = { name, input, answer: await send({ name, input } as Call) } as Answered
      await store.delete(id)
      settle(id, answered)
      tell({ id, answered })
    } catch (error) {
      const verdict = judge(error, attempt)
      if (!('refusal' in verdict)) return verdict.waitMs ?? delay
      await store.update(id, { refusal: verdict.refusal })
      await refresh()
      tell(null)
    }
    attempts.delete(id)
    delay = RETRY_MIN_MS
    return 0
  }

  /** Sends what can be sent. Returns the wait before the next attempt, ms; 0 when nothing is left. */
  async function sendAll(): Promise<number> {
    const waits = new Map<string, number>()
    while (!isClosed) {
      const lanes = new Map<string, Write>()
      const all = await read()
      if (isClosed) break
      for (const write of all) {
        const lane = laneOf(write)
        if (isSendable(write, now()) && !waits.has(lane) && !lanes.has(lane)) lanes.set(lane, write)
      }
      if (lanes.size === 0) break
      const sent = [...lanes].map(async ([lane, write]) => {
        const wait = await sendFirst(write)
        if (wait > 0) waits.set(lane, wait)
      })
      await Promise.all(sent)
    }
    return waits.size === 0 ? 0 : Math.min(...waits.values())
  }

  /** Sends now what is waiting, such as when the network is back. */
  async function drain() {
    isAgain = true
    if (isDraining || isClosed) return
    isDraining = true
    clearTimeout(timer)
    let wait = 0
    try {
      while (isAgain && !isClosed) {
        isAgain = false
        wait = await alone(sendAll)
      }
    } catch {
      wait = delay
    }
    isDraining = false
    if (wait === 0 || isClosed) return
    delay = Math.min(delay * 2, RETRY_MAX_MS)
    timer = setTimeout(drain, wait)
  }

  async function changed() {
    await refresh()
    tell(null)
  }

  return {
    userId,
    writes: () => writes,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Has `receive` told of every answer, also to what other tabs have sent. */
    onAnswer(receive: (answered: Answered) => void) {
      receivers.add(receive)
      return () => {
        receivers.delete(receive)
      }
    },
    /** Adds a write, which has its key. @throws when this browser cannot store it */
    async add(call: Call) {
      await store.add({ ...call, by: userId, at: now(), refusal: null, asked: false })
      await changed()
      drain()
    },
    /** Sends a write again that was refused, or is old. */
    async retry(id: number) {
      await store.update(id, { refusal: null, asked: true })
      await changed()
      drain()
    },
    async discard(id: number) {
      await store.delete(id)
      await changed()
    },
    /** What another tab tells. */
    hear(news: News) {
      if (news) settle(news.id, news.answered)
      else refresh().catch(() => {})
    },
    open() {
      refresh().then(drain, () => {})
    },
    drain,
    close() {
      isClosed = true
      clearTimeout(timer)
      set([])
    },
  }
}
export type WriteQueue = ReturnType<typeof createWriteQueue>
