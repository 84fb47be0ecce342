/** Too many wait already. */
export class SemaphoreFull extends Error {
  override name = 'SemaphoreFull'
}

type Semaphore = {
  /** Does `work` when its share is free, in the order of asking. @throws SemaphoreFull when too many wait */
  run: <T>(share: number, work: () => Promise<T>) => Promise<T>
}

/** Lets work through while the shares under way stay within `capacity` (a larger one goes alone); the rest waits in a line. */
export function createSemaphore({ capacity, waiting }: { capacity: number; waiting: number }): Semaphore {
  let taken = 0
  const line: { share: number; enter: () => void }[] = []

  const fits = (share: number) => taken === 0 || taken + share <= capacity
  function admit() {
    for (let first = line[0]; first && fits(first.share); first = line[0]) {
      line.shift()
      taken += first.share
      first.enter()
    }
  }

  return {
    async run(share, work) {
      if (line.length > 0 || !fits(share)) {
        if (line.length >= waiting) throw new SemaphoreFull('Too many wait.')
        await new Promise<void>((enter) => line.push({ share, enter }))
      } else taken += share
      try {
        return await work()
      } finally {
        taken -= share
        admit()
      }
    },
  }
}
