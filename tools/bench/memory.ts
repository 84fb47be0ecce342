import autocannon from 'autocannon'
import { sent, type Target } from './measure.ts'
import { residentBytes } from './processes.ts'

export const MEMORY_HEAD = ['requests', 'MB']
/** How often memory is measured. */
const LOOKS = 5

/** The server's memory at rest, and after requests of all kinds. */
export async function benchMemory(targets: Target[], count: number) {
  const [first] = targets
  if (!first) throw new Error('There are no requests.')
  const row = (requests: number) => [
    requests.toLocaleString('en'),
    String(Math.round((residentBytes(first.running.pid) ?? 0) / 1e6)),
  ]
  const lines = [row(0)]
  const each = Math.ceil(count / LOOKS / targets.length)
  let requests = 0
  for (let look = 0; look < LOOKS; look += 1) {
    for (const { running, request } of targets) {
      const result = await autocannon({
        url: running.url + request.path,
        ...sent(request),
        connections: Math.min(10, each),
        sampleInt: 100,
        amount: each,
      })
      if (result['2xx'] !== each) throw new Error(`${request.path}: ${each - result['2xx']} requests failed`)
      requests += each
    }
    lines.push(row(requests))
  }
  return { requests: requests.toLocaleString('en'), lines }
}
