import { forServer } from '../platform/requester.ts'

/** The longest time that a query may hold back the next one, ms. After that the two run side by side. */
const TIMEOUT_MS = 50

/**
 * Makes concurrent callers share queries. Calls that arrive during a query share the next one, which starts after the
 * last of them has arrived, so no caller gets data from before its call.
 * @param read runs the query for the distinct keys; every caller of the batch gets the whole result
 */
export function createBatchLoader<Key, Result>(read: (keys: Key[]) => Promise<Result>): (key: Key) => Promise<Result> {
  let running: Promise<unknown> | undefined
  let next: { keys: Set<Key>; result: Promise<Result> } | undefined

  async function start(keys: Set<Key>): Promise<Result> {
    if (running) await endOrTimeout(running)
    await new Promise(setImmediate) // callers of the same event-loop turn join the batch
    next = undefined
    const query = forServer(() => read([...keys])) // the first caller's share of the statement queue is not charged
    const ended = query.then(clear, clear)
    running = ended
    function clear() {
      if (running === ended) running = undefined
    }
    return query
  }

  return (key) => {
    if (!next) {
      const keys = new Set<Key>()
      next = { keys, result: start(keys) }
    }
    next.keys.add(key)
    return next.result
  }
}

function endOrTimeout(query: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS)
  })
  return Promise.race([query, timeout]).finally(() => clearTimeout(timer))
}
