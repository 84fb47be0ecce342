// npm run faults [-- --rounds 100] [-- --requests 20000] [-- --starts 30] [-- --only NAME] [-- --cluster]: repeats machine
// faults under load and compares the database with a write log kept outside of the server. It fails when an acknowledged write
// is lost or applied twice, a seat is oversold, a call hangs, a process crashes, or recovery takes over five seconds; when a
// request fails while two servers are restarted one after the other; and when a first start that was killed at any of `starts`
// moments leaves what the next one cannot complete. With --cluster it does so for the nodes of the Citus cluster that
// TEST_CITUS_URL names, on this machine: `rounds` of each fault, after which no transaction may stay prepared.
import { setUp } from '../../server/scripts/setup.mjs'
import { textTable } from '../../server/src/platform/text-table.ts'
import { readOptions } from '../read-options.ts'
import { runClusterRounds } from './cluster/run.ts'
import { embeddedPlaces, externalPlaces, killFirstStarts } from './first-starts.ts'
import { openLoadBalancer } from './load-balancer.ts'
import { registerGroup } from './people.ts'
import { rollingRestarts } from './rolling.ts'
import { median, prepareRounds, type Round } from './rounds.ts'
import { scenarios } from './scenarios.ts'
import { openSite, type Site } from './site.ts'

const USAGE = 'Usage: npm run faults [-- --rounds N] [--requests N] [--starts N] [--only NAME] [--cluster]'
const { values: options } = readOptions(USAGE, {
  options: {
    rounds: { type: 'string', default: '100' },
    requests: { type: 'string', default: '20000' },
    starts: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    cluster: { type: 'boolean', default: false },
  },
})

/** How long outages last, ms. */
const DURATIONS = { stall: 10_000, full: 3_000 }
/** Upper bounds, ms: recovery, and one call (the deadline of a statement and some more). */
const BOUNDS = { backIn: 5_000, slowest: 7_000 }

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

function tableRow(scenario: string, rounds: Round[]): string[] {
  const of = (key: 'backIn' | 'calls' | 'refused' | 'lost' | 'slowest') => rounds.map((round) => round[key])
  const refusals = rounds.flatMap(({ refusal }) => refusal ?? [])
  return [
    scenario,
    String(rounds.length),
    seconds(median(of('backIn')) ?? 0),
    seconds(Math.max(0, ...of('backIn'))),
    String(sum(of('calls'))),
    String(sum(of('refused'))),
    String(Math.round(median(refusals) ?? 0)),
    String(sum(of('lost'))),
    seconds(Math.max(0, ...of('slowest'))),
    String(sum(rounds.map(({ wrong }) => wrong.length))),
  ]
}

const complaintsOf = ({ backIn, slowest, wrong }: Round): string[] => [
  ...wrong,
  ...(backIn > BOUNDS.backIn ? [`back after ${seconds(backIn)} s`] : []),
  ...(slowest > BOUNDS.slowest ? [`a call took ${seconds(slowest)} s`] : []),
]

/** @returns the complaints about a round, which are printed */
function printComplaints(round: Round, at: number): string[] {
  const found = complaintsOf(round).map((what) => `round ${at + 1}, ${round.scenario}: ${what}`)
  for (const complaint of found) console.error(complaint)
  return found
}

function printTable(names: string[], rounds: Round[]) {
  const lines = names.map((name) =>
    tableRow(
      name,
      rounds.filter(({ scenario }) => scenario === name),
    ),
  )
  console.log(textTable([HEAD, ...lines], [1, 2, 3, 4, 5, 6, 7, 8, 9]))
  console.log(`${rounds.length} rounds, ${rounds.flatMap(complaintsOf).length} complaints`)
}

/** Closes the site when the run is interrupted. */
function closedOnSignal(site: Site): Site {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => site.close().finally(() => process.exit(1)))
  return site
}

/** @returns complaints, printed as they are found */
async function runRounds(count: number): Promise<string[]> {
  const site = closedOnSignal(await openSite())
  try {
    const possible = scenarios.filter((scenario) => {
      const why = scenario.cannot(site)
      if (why) console.log(`Skipped: ${scenario.name}, because ${why}.`)
      return why === null && scenario.name.includes(options.only)
    })
    const { runRound } = await prepareRounds(site)
    const rounds: Round[] = []
    const complaints: string[] = []
    for (let at = 0; at < count; at += 1) {
      const scenario = possible[at % possible.length] as (typeof possible)[number]
      const round = await runRound(scenario.name, () => scenario.run(site, DURATIONS))
      rounds.push(round)
      complaints.push(...printComplaints(round, at))
    }
    printTable(
      possible.map(({ name }) => name),
      rounds,
    )
    return complaints
  } finally {
    await site.close()
  }
}

/** Restarts two servers behind a load balancer in turn. @returns failures */
async function runRollingRestarts(requests: number): Promise<string[]> {
  const site = closedOnSignal(await openSite({ servers: 2 }))
  const balancer = await openLoadBalancer(site.servers)
  try {
    const {
      requests: sent,
      restarts,
      failed,
      slowest,
    } = await rollingRestarts(balancer, site.servers, await registerGroup(balancer.url, site.url, 8), requests)
    console.log(
      `${sent} requests during ${restarts} restarts: ${failed.length} failed, the slowest took ${seconds(slowest)} s`,
    )
    for (const failure of failed.slice(0, 20)) console.error(failure)
    return failed
  } finally {
    await balancer.close()
    await site.close()
  }
}

async function runCluster(rounds: number): Promise<string[]> {
  const complaints: string[] = []
  const result = await runClusterRounds(rounds, options.only, (round, at) => {
    complaints.push(...printComplaints(round, at))
  })
  if (result) printTable(result.names, result.rounds)
  else console.log('Skipped: there is no TEST_CITUS_URL.')
  return complaints
}

/** First starts with an embedded database and with one that DATABASE_URL names. @returns complaints */
async function runFirstStarts(points: number): Promise<string[]> {
  const found: string[] = []
  for (const open of [embeddedPlaces, externalPlaces]) {
    const places = await open()
    const { kills, steps, complaints } = await killFirstStarts(places, points, console.error).finally(places.close)
    console.log(`${kills} ${places.kind} first starts killed over ${steps} steps: ${complaints.length} complaints`)
    found.push(...complaints)
  }
  return found
}

async function runAll(): Promise<string[]> {
  return [
    ...(scenarios.some(({ name }) => name.includes(options.only)) ? await runRounds(Number(options.rounds)) : []),
    ...('rolling restarts'.includes(options.only) ? await runRollingRestarts(Number(options.requests)) : []),
    ...('first starts'.includes(options.only) ? await runFirstStarts(Number(options.starts)) : []),
  ]
}

await setUp()
const complaints = await (options.cluster ? runCluster(Number(options.rounds)) : runAll())
if (complaints.length > 0) process.exitCode = 1
