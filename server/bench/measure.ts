import autocannon from 'autocannon'
import { cpuOf, type Running } from './processes.ts'
import type { Request } from './rows.ts'

export type Target = { running: Running; request: Request }

export type Measured = {
  /** Answers a second. */
  rate: number
  /** CPU time that the process took for one, microseconds; null where the system does not tell. */
  cpu: number | null
  /** What all but one in a hundred answers took at most, ms. */
  p99: number
}

/** A request as autocannon and fetch take it. */
export const sent = ({ body, token }: Request) => ({
  ...(body && { method: 'POST' as const, body: JSON.stringify(body) }),
  headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
})

/** Asks the same for some seconds over that many connections. Anything but a good answer ends the benchmark. */
export async function measure({ running, request }: Target, connections: number, seconds: number): Promise<Measured> {
  const url = running.url + request.path
  const before = cpuOf(running.pid)
  const result = await autocannon({ url, ...sent(request), connections, duration: seconds, sampleInt: 100 })
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

/** Asks once. */
export async function ask({ running, request }: Target): Promise<string> {
  const answer = await fetch(running.url + request.path, sent(request))
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${request.path} answered ${answer.status}: ${text.slice(0, 300)}`)
  return text
}

/** The middle of what was measured, and how far it went to either side. */
export function spreadOf(values: number[]): { median: number; low: number; high: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  return { median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2, low: at(0), high: at(sorted.length - 1) }
}
