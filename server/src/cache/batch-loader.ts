import { forServer } from '../platform/requester.ts'

/** How long a read is waited for before the next one starts beside it, ms. */
const PATIENCE_MS = 50

/**
 * Reads for many at once. Who asks while a read is under way is part of the next one, which starts after the last of
 * them has come: to each of them it is as fresh as a read of their own. A read that hangs holds up nobody but those it
 * was for.
 * @param read is given each key once; all who wait for it get its whole answer
 */
export function createBatchLoader<Key, Answer>(read: (keys: Key[]) => Promise<Answer>): (key: Key) => Promise<Answer> {
  let under: Promise<unknown> | undefined
  let next: { keys: Set<Key>; answer: Promise<Answer> } | undefined

  async function start(keys: Set<Key>): Promise<Answer> {
    if (under) await soonOver(under)
    await new Promise(setImmediate) // so that all who have come by now are part of it
    next = undefined
    const mine = forServer(() => read([...keys])) // whoever came first does not pay for all
    under = mine.then(over, over)
    const mark = under
    function over() {
      if (under === mark) under = undefined
    }
    return mine
  }

  return (key) => {
    if (!next) {
      const keys = new Set<Key>()
      next = { keys, answer: start(keys) }
    }
    next.keys.add(key)
    return next.answer
  }
}

function soonOver(read: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  return Promise.race([read, patience]).finally(() => clearTimeout(timer))
}
