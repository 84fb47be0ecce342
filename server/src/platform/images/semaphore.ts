/** Thrown if too many calls wait. */
export class SemaphoreFull extends Error {
  override name = 'SemaphoreFull'
}

type Semaphore = {
  /** Calls `work` once its share is free, in the order of the calls. @throws SemaphoreFull if too many wait */
  run: <T>(share: number, work: () => Promise<T>) => Promise<T>
}

/** Runs work while the sum of the shares is at most `capacity`; a larger share runs alone. Up to `waiting` calls queue. */
export function createSemaphore({ capacity, waiting }: { capacity: number; waiting: number }): Semaphore {
  let inUse = 0
  const queue: { share: number; start: () => void }[] = []

  const fits = (share: number) => inUse === 0 || inUse + share <= capacity
  function startNext() {
    for (let first = queue[0]; first && fits(first.share); first = queue[0]) {
      queue.shift()
      inUse += first.share
      first.start()
    }
  }

  return {
    async run(share, work) {
      if (queue.length > 0 || !fits(share)) {
        if (queue.length >= waiting) throw new SemaphoreFull('Too many wait.')
        await new Promise<void>((start) => queue.push({ share, start }))
      } else inUse += share
      try {
        return await work()
      } finally {
        inUse -= share
        startNext()
      }
    },
  }
}
