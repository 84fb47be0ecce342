// Hostile load from a separate process: each connection sends the next request after each response.
import autocannon from 'autocannon'

export type Flood = { url: string; connections: number; headers: Record<string, string> }
export type FloodResult = { answered: number; refused: number; failed: number; longestMs: number }

const FOREVER_SECONDS = 3_600
const PATIENCE_SECONDS = 60

process.once('message', async (floods: Flood[]) => {
  const running = floods.map((flood) => autocannon({ ...flood, duration: FOREVER_SECONDS, timeout: PATIENCE_SECONDS }))
  process.once('message', () => {
    for (const one of running) one.stop()
  })
  process.send?.('started')
  const results = await Promise.all(running)
  const summaries: FloodResult[] = results.map(
    ({ '2xx': answered, '4xx': refused, '5xx': broken, errors, latency }) => ({
      answered,
      refused,
      failed: broken + errors,
      longestMs: latency.max,
    }),
  )
  process.send?.(summaries, () => process.exit())
})
