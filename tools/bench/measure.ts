import autocannon from 'autocannon'
import { cpuOf, type Running } from './processes.ts'
import type { Request } from './rows.ts'

export type Target = { running: Running; request: Request }

export type Measured = {
  /** Responses per second. */
  rate: number
  /** The CPU time per request, microseconds; null if the system does not provide it. */
  cpu: number | null
  /** The 99th percentile of the latency, ms. */
  p99: number
}

/** A request in the format of autocannon and fetch. */
export const sent = ({ body, token }: Request) => ({
  ...(body && { method: 'POST' as const, body: JSON.stringify(body) }),
  headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
})

/** Sends the same request for some seconds, or once, over several connections. Any failed response is an error. */
export async function measure(
  { running, request }: Target,
  connections: number,
  seconds: number | 'once',
): Promise<Measured> {
  const url = running.url + request.path
  const before = cpuOf(running.pid)
  const long = seconds === 'once' ? { amount: connections, sampleInt: 10 } : { duration: seconds, sampleInt: 100 }
  const result = await autocannon({ url, ...sent(request), connections, ...long })
  const after = cpuOf(running.pid)
  const failed = result.non2xx + result.errors + result.timeouts
  const answers = result['2xx']
  if (failed > 0 || answers === 0) throw new Error(`${url}: ${failed} requests failed, ${answers} were answered`)
  return {
    rate: answers / result.duration,
    cpu: before === null || after === null ? null : (after - before) / answers,
    p99: result.latency.p99,
  }
}

/** Sends the request once. */
export async function ask({ running, request }: Target): Promise<string> {
  const answer = await fetch(running.url + request.path, sent(request))
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${request.path} answered ${answer.status}: ${text.slice(0, 300)}`)
  return text
}

/** The median of the values, and the lowest and highest. */
export function spreadOf(values: number[]): { median: number; low: number; high: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  return { median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2, low: at(0), high: at(sorted.length - 1) }
}
