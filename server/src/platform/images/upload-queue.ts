import { appError } from '../../errors.ts'

type Bounds = {
  /** Uploads that are read and encoded at a time: in total and for each user. */
  concurrent: number
  concurrentPerUser: number
  /** Uploads that may wait: in total and for each user. */
  waiting: number
  waitingPerUser: number
  /** The longest wait of an upload, ms. */
  waitMs: number
}
/** Twelve files of 5 MB, each briefly in memory twice, use at most 120 MB. */
const BOUNDS: Bounds = { concurrent: 12, concurrentPerUser: 2, waiting: 48, waitingPerUser: 6, waitMs: 20_000 }

export type UploadQueue = {
  /**
   * Calls `work`, which reads the body, once this upload may start. `disconnected` is aborted if the client disconnects.
   * @throws TRPCError TOO_MANY_REQUESTS if too many uploads of the user wait, SERVICE_UNAVAILABLE if too many in total
   */
  run: <T>(userId: string, disconnected: AbortSignal, work: () => Promise<T>) => Promise<T>
}

type WaitingUpload = { userId: string; start: () => void }

/** Runs uploads in order of arrival, a few at a time. Uploads of a user with too many running ones are skipped. */
export function createUploadQueue(bounds: Partial<Bounds> = {}): UploadQueue {
  const { concurrent, concurrentPerUser, waiting, waitingPerUser, waitMs } = { ...BOUNDS, ...bounds }
  const running = new Map<string, number>()
  const queue: WaitingUpload[] = []
  let total = 0

  const runningOf = (userId: string) => running.get(userId) ?? 0
  const canStart = (userId: string) => total < concurrent && runningOf(userId) < concurrentPerUser

  function start(userId: string) {
    total += 1
    running.set(userId, runningOf(userId) + 1)
  }
  function finish(userId: string) {
    total -= 1
    if (runningOf(userId) > 1) running.set(userId, runningOf(userId) - 1)
    else running.delete(userId)
    const next = queue.find((upload) => canStart(upload.userId))
    if (!next) return
    queue.splice(queue.indexOf(next), 1)
    start(next.userId)
    next.start()
  }

  function wait(userId: string, disconnected: AbortSignal): Promise<void> {
    if (queue.filter((upload) => upload.userId === userId).length >= waitingPerUser)
      throw appError('TOO_MANY_REQUESTS', 'media.uploadsWaiting', { retryAfter: 10 })
    if (queue.length >= waiting) throw busy()
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        queue.splice(queue.indexOf(upload), 1)
        stopWaiting()
        reject(busy())
      }
      const stopWaiting = () => {
        clearTimeout(timer)
        disconnected.removeEventListener('abort', giveUp)
      }
      const timer = setTimeout(giveUp, waitMs)
      const upload = {
        userId,
        start: () => {
          stopWaiting()
          resolve()
        },
      }
      disconnected.addEventListener('abort', giveUp)
      queue.push(upload)
    })
  }

  return {
    async run(userId, disconnected, work) {
      if (canStart(userId)) start(userId)
      else await wait(userId, disconnected)
      try {
        return await work()
      } finally {
        finish(userId)
      }
    },
  }
}

const busy = () => appError('SERVICE_UNAVAILABLE', 'media.manyPictures', { retryAfter: 5 })
