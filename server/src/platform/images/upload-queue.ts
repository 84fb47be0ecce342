import { tryLater } from '../../errors.ts'

type Bounds = {
  /** Uploads that are read and encoded at a time: in all, and of one user. */
  atOnce: number
  atOncePerUser: number
  /** Uploads that wait for that. */
  waiting: number
  waitingPerUser: number
  /** How long one waits, ms. */
  waitMs: number
}
/** Twelve files of 5 MB, each held twice for a moment, are 120 MB at most. */
const BOUNDS: Bounds = { atOnce: 12, atOncePerUser: 2, waiting: 48, waitingPerUser: 6, waitMs: 20_000 }

export type UploadQueue = {
  /**
   * Does `work` when it is this upload's turn; its body is not read before. `gone` is aborted when the caller hangs up.
   * @throws TRPCError TOO_MANY_REQUESTS for too many of one user, SERVICE_UNAVAILABLE for too many in all
   */
  run: <T>(userId: string, gone: AbortSignal, work: () => Promise<T>) => Promise<T>
}

type Waiting = { userId: string; enter: () => void }

/** Uploads in order of arrival, some at a time; a user who has as many as one may have is passed over. */
export function createUploadQueue(bounds: Partial<Bounds> = {}): UploadQueue {
  const { atOnce, atOncePerUser, waiting, waitingPerUser, waitMs } = { ...BOUNDS, ...bounds }
  const running = new Map<string, number>()
  const line: Waiting[] = []
  let all = 0

  const runningOf = (userId: string) => running.get(userId) ?? 0
  const mayEnter = (userId: string) => all < atOnce && runningOf(userId) < atOncePerUser

  function enter(userId: string) {
    all += 1
    running.set(userId, runningOf(userId) + 1)
  }
  function leave(userId: string) {
    all -= 1
    if (runningOf(userId) > 1) running.set(userId, runningOf(userId) - 1)
    else running.delete(userId)
    const next = line.find((one) => mayEnter(one.userId))
    if (!next) return
    line.splice(line.indexOf(next), 1)
    enter(next.userId)
    next.enter()
  }

  function wait(userId: string, gone: AbortSignal): Promise<void> {
    if (line.filter((one) => one.userId === userId).length >= waitingPerUser)
      throw tryLater('TOO_MANY_REQUESTS', 'Your other pictures are still on their way. Please wait for them.', 10)
    if (line.length >= waiting) throw busy()
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        line.splice(line.indexOf(one), 1)
        settle()
        reject(busy())
      }
      const settle = () => {
        clearTimeout(timer)
        gone.removeEventListener('abort', giveUp)
      }
      const timer = setTimeout(giveUp, waitMs)
      const one = {
        userId,
        enter: () => {
          settle()
          resolve()
        },
      }
      gone.addEventListener('abort', giveUp)
      line.push(one)
    })
  }

  return {
    async run(userId, gone, work) {
      if (mayEnter(userId)) enter(userId)
      else await wait(userId, gone)
      try {
        return await work()
      } finally {
        leave(userId)
      }
    },
  }
}

const busy = () =>
  tryLater('SERVICE_UNAVAILABLE', 'Many pictures are coming in just now. Please try again in a moment.', 5)
