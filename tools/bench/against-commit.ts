// Measures the rows against those of another commit, on two servers at once, by turns.
import { textTable } from '../../server/src/platform/text-table.ts'
import { type Bench, findFacts } from './bench.ts'
import { checkOut } from './checkout.ts'
import { ask, measure, spreadOf, type Target } from './measure.ts'
import { type Row, rows } from './rows.ts'
import type { Report } from './sections.ts'

/** A row may be slower by a tenth. */
const LEAST_RATIO = 0.9
const ROUND_SECONDS = 0.5
/** A row that looks slower is measured again so often, since other load on the machine makes one that is not look so. */
const MOST_REPEATS = 3

const HEAD = ['', 'conn.', 'ours /s', 'theirs /s', 'ours : theirs', '', 'CPU us', 'theirs']

type Pair = { row: Row; connections: number; ours: Target; theirs: Target }
type Round = Record<'ours' | 'theirs', { rate: number; cpu: number | null }>

/** Measures both by turns, each first in every second round. */
async function measureRounds({ ours, theirs, connections }: Pair, count: number, seconds: number | 'once') {
  const rounds: Round[] = []
  for (let round = 0; round < count; round += 1) {
    const one = { ours: () => measure(ours, connections, seconds), theirs: () => measure(theirs, connections, seconds) }
    if (round % 2 === 0) rounds.push({ ours: await one.ours(), theirs: await one.theirs() })
    else {
      const second = await one.theirs()
      rounds.push({ ours: await one.ours(), theirs: second })
    }
  }
  return rounds
}

const ratioOf = (rounds: Round[]) => spreadOf(rounds.map(({ ours, theirs }) => ours.rate / theirs.rate))

function lineOf({ row, connections }: Pair, rounds: Round[]): string[] {
  const rate = (whose: keyof Round) =>
    Math.round(spreadOf(rounds.map((round) => round[whose].rate)).median).toLocaleString('en')
  const cpu = (whose: keyof Round) => {
    const times = rounds.flatMap((round) => round[whose].cpu ?? [])
    return times.length > 0 ? String(Math.round(spreadOf(times).median)) : '-'
  }
  const { median, low, high } = ratioOf(rounds)
  const spread = `(${low.toFixed(2)}-${high.toFixed(2)})`
  return [
    ...[row.name, String(connections), rate('ours'), rate('theirs')],
    ...[median.toFixed(2), spread, cpu('ours'), cpu('theirs')],
  ]
}

/** Rows that the other commit does not answer are named, not compared. A row that looks slower is measured again. */
export async function compareWith(bench: Bench, commit: string, only: string): Promise<Report> {
  const { name, main } = await checkOut(commit, bench.onClose)
  const open = async (script?: string) => {
    const url = await bench.database({ isMigrated: false })
    const running = await bench.start(url, {}, script)
    return { running, facts: await findFacts(running, url, bench.pick(2_000, 2_000, 200)) }
  }
  const [ours, theirs] = [await open(), await open(main)]
  const pairs: Pair[] = []
  const absent: string[] = []
  for (const row of rows.filter((one) => one.name.includes(only))) {
    const target = (site: typeof ours) => ({ running: site.running, request: row.request(site.facts) })
    const pair = { row, ours: target(ours), theirs: target(theirs) }
    const isThere = await ask(pair.theirs).then(
      () => true,
      () => false,
    )
    await ask(pair.ours)
    if (!isThere) absent.push(row.name)
    else for (const connections of bench.pick([10, 64], [10, 64], [2])) pairs.push({ ...pair, connections })
  }
  const [count, seconds] = [bench.pick(8, 4, 1), bench.pick<number | 'once'>(ROUND_SECONDS, ROUND_SECONDS, 'once')]
  const lines: string[][] = []
  const exceeded: string[] = []
  for (const pair of pairs) {
    await measureRounds(pair, 1, seconds)
    let rounds = await measureRounds(pair, count, seconds)
    for (let again = 0; again < MOST_REPEATS && ratioOf(rounds).median < LEAST_RATIO; again += 1)
      rounds = await measureRounds(pair, 2 * count, seconds)
    const { median } = ratioOf(rounds)
    lines.push(lineOf(pair, rounds))
    if (median < LEAST_RATIO)
      exceeded.push(
        `${pair.row.name} at ${pair.connections} connections: ${median.toFixed(2)} of the speed of ${name}.`,
      )
  }
  const title = `This tree against ${name}: medians of ${count} rounds or more of ${ROUND_SECONDS} s, by turns.`
  const missing = absent.length > 0 ? `\n${name} has no answer to: ${absent.join(', ')}.` : ''
  return { text: `${title}${missing}\n\n${textTable([HEAD, ...lines], [1, 2, 3, 4, 6, 7])}`, exceeded }
}
