// npm run faults [-- --rounds 100] [-- --requests 20000] [-- --only WORDS]: what goes wrong on machines, over and over,
// under people who use the site, with a journal outside of it that knows every write that was acknowledged. It fails when
// one is lost or applied twice, a seat oversold, a call left hanging, a process ended by itself, or the site not back
// within five seconds; and when a request fails while two servers are restarted one after the other.
import { parseArgs } from 'node:util'
import { setUp } from '../scripts/setup.mjs'
import { textTable } from '../src/platform/text-table.ts'
import { openFront } from './load-balancer.ts'
import { gather } from './people.ts'
import { roll } from './rolling.ts'
import { middle, openRounds, type Round } from './rounds.ts'
import { kinds } from './scenarios.ts'
import { openSite, type Site } from './site.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    requests: { type: 'string', default: '20000' },
    only: { type: 'string', default: '' },
  },
})

/** As long as an outage is in the story, ms. */
const PATIENCE = { stall: 10_000, full: 3_000 }
/** What is too long, ms: five seconds to be back; and for a call the deadline of a statement, and time to say so. */
const LATE = { backIn: 5_000, slowest: 7_000 }

const HEAD = [
  'fault',
  'rounds',
  'back in, s',
  'at worst',
  'calls',
  'refused',
  'each in, ms',
  'lost',
  'slowest, s',
  'wrong',
]

const seconds = (ms: number) => (ms / 1000).toFixed(2)
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)

function lineOf(kind: string, rounds: Round[]): string[] {
  const of = (key: 'backIn' | 'calls' | 'refused' | 'lost' | 'slowest') => rounds.map((round) => round[key])
  const refusals = rounds.flatMap(({ refusal }) => refusal ?? [])
  return [
    kind,
    String(rounds.length),
    seconds(middle(of('backIn')) ?? 0),
    seconds(Math.max(0, ...of('backIn'))),
    String(sum(of('calls'))),
    String(sum(of('refused'))),
    String(Math.round(middle(refusals) ?? 0)),
    String(sum(of('lost'))),
    seconds(Math.max(0, ...of('slowest'))),
    String(sum(rounds.map(({ wrong }) => wrong.length))),
  ]
}

const complaintsOf = ({ backIn, slowest, wrong }: Round): string[] => [
  ...wrong,
  ...(backIn > LATE.backIn ? [`back after ${seconds(backIn)} s`] : []),
  ...(slowest > LATE.slowest ? [`a call took ${seconds(slowest)} s`] : []),
]

/** Whoever interrupts it leaves nothing running. */
function closedOnSignal(site: Site): Site {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => site.close().finally(() => process.exit(1)))
  return site
}

/** @returns what is wrong, a line each; printed as it is found */
async function playRounds(count: number): Promise<string[]> {
  const site = closedOnSignal(await openSite())
  try {
    const possible = kinds.filter((kind) => {
      const why = kind.cannot(site)
      if (why) console.log(`NOT tried: ${kind.name}, since ${why}.`)
      return why === null && kind.name.includes(options.only)
    })
    const { play } = await openRounds(site)
    const played: Round[] = []
    const complaints: string[] = []
    for (let at = 0; at < count; at += 1) {
      const round = await play(possible[at % possible.length] as (typeof possible)[number], PATIENCE)
      played.push(round)
      const found = complaintsOf(round).map((what) => `round ${at + 1}, ${round.kind}: ${what}`)
      for (const complaint of found) console.error(complaint)
      complaints.push(...found)
    }
    const lines = possible.map(({ name }) =>
      lineOf(
        name,
        played.filter(({ kind }) => kind === name),
      ),
    )
    console.log(textTable([HEAD, ...lines], [1, 2, 3, 4, 5, 6, 7, 8, 9]))
    console.log(`${played.length} rounds, ${complaints.length} complaints`)
    return complaints
  } finally {
    await site.close()
  }
}

/** Two servers behind a front, restarted by turns. @returns what failed */
async function rollOver(requests: number): Promise<string[]> {
  const site = closedOnSignal(await openSite({ servers: 2 }))
  const front = await openFront(site.servers)
  try {
    const { asked, restarts, failed, slowest } = await roll(
      front,
      site.servers,
      await gather(front.url, site.url, 8),
      requests,
    )
    console.log(
      `${asked} requests during ${restarts} restarts: ${failed.length} failed, the slowest took ${seconds(slowest)} s`,
    )
    for (const failure of failed.slice(0, 20)) console.error(failure)
    return failed
  } finally {
    await front.close()
    await site.close()
  }
}

await setUp()
const complaints = [
  ...(kinds.some(({ name }) => name.includes(options.only)) ? await playRounds(Number(options.rounds)) : []),
  ...('rolling restarts'.includes(options.only) ? await rollOver(Number(options.requests)) : []),
]
if (complaints.length > 0) process.exitCode = 1
