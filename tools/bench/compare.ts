import { isDeepStrictEqual } from 'node:util'
import { ask, type Measured, measure, spreadOf, type Target } from './measure.ts'
import type { Running } from './processes.ts'
import type { Row } from './rows.ts'

export type Comparison = {
  row: Row
  ours: Target
  /** The same bytes, sent by Fastify without our code. */
  bytes: Target
  /** The same rows, from one hand-written SQL statement. */
  statement: Target | null
}

type Round = { ours: Measured; bytes: Measured; statement: Measured | null }

/** The rows in a response of REST or tRPC. */
function rowsIn(text: string): unknown {
  const whole = JSON.parse(text)
  const data = whole?.result?.data ?? whole
  return data.items ?? data
}

/** What differs between the compared responses; null if they are equal. */
export async function findDifference({ row, ours, bytes, statement }: Comparison): Promise<string | null> {
  const wanted = await ask(ours)
  if ((await ask(bytes)) !== wanted) return `${row.name}: the bytes differ from our response.`
  if (statement && !isDeepStrictEqual(rowsIn(await ask(statement)), rowsIn(wanted)))
    return `${row.name}: the statement's rows differ from ours.`
  return null
}

/** Measures everything in turn, in several rounds, so that other load on the machine affects all alike. */
export async function compare(given: Comparison[], connections: number[], rounds: number, seconds: number | 'once') {
  const each = ({ ours, bytes, statement }: Comparison) => [ours, bytes, ...(statement ? [statement] : [])]
  if (seconds !== 'once') for (const target of given.flatMap(each)) await measure(target, Math.max(...connections), 0.5)
  const measured = given.flatMap((comparison) =>
    connections.map((count) => ({ comparison, count, rounds: [] as Round[] })),
  )
  for (let round = 0; round < rounds; round += 1) {
    for (const { comparison, count, rounds } of measured) {
      const { ours, bytes, statement } = comparison
      rounds.push({
        ours: await measure(ours, count, seconds),
        bytes: await measure(bytes, count, seconds),
        statement: statement && (await measure(statement, count, seconds)),
      })
    }
  }
  return measured.map(({ comparison, count, rounds }) => [comparison.row.name, String(count), ...readFigures(rounds)])
}

export const HEAD = [
  ...['', 'conn.', 'ours /s', 'CPU us', 'bytes /s', 'CPU us', 'ours : bytes'],
  ...['statement /s', 'CPU us', 'ours : statement', 'p99 ms', 'p99 ours : statement'],
]

function readFigures(rounds: Round[]): string[] {
  const of = (what: keyof Round) => rounds.flatMap((round) => round[what] ?? [])
  const rate = (what: keyof Round) => Math.round(spreadOf(of(what).map(({ rate }) => rate)).median).toLocaleString('en')
  const cpu = (what: keyof Round) => {
    const cpuTimes = of(what).flatMap(({ cpu }) => cpu ?? [])
    return cpuTimes.length > 0 ? String(Math.round(spreadOf(cpuTimes).median)) : '-'
  }
  const ratio = (what: 'bytes' | 'statement', figure: 'rate' | 'p99' = 'rate') => {
    // Latencies are whole milliseconds, so the smallest counts as one.
    const least = (round: Measured) => Math.max(round[figure], 1)
    const ratios = rounds.flatMap((round) => (round[what] ? [least(round.ours) / least(round[what])] : []))
    const { median, low, high } = spreadOf(ratios)
    return `${median.toFixed(2)} (${low.toFixed(2)}-${high.toFixed(2)})`
  }
  const p99 = String(spreadOf(of('ours').map(({ p99 }) => p99)).median)
  const compared = of('statement').length > 0
  return [
    ...[rate('ours'), cpu('ours'), rate('bytes'), cpu('bytes'), ratio('bytes')],
    ...(compared ? [rate('statement'), cpu('statement'), ratio('statement')] : ['-', '-', '-']),
    ...[p99, compared ? ratio('statement', 'p99') : '-'],
  ]
}

export function comparisonOf(row: Row, at: number, ours: Target, reference: Running): Comparison {
  const on = (path: string, body?: object): Target => ({ running: reference, request: { path, body } })
  return {
    row,
    ours,
    bytes: on(`/bytes/${at}`, ours.request.body),
    statement: row.statement ? on(`/statement/${at}`) : null,
  }
}
