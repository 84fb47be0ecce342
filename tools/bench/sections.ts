// The sections of the benchmark, each with its tables and what exceeds its limits.
import os from 'node:os'
import { textTable } from '../../server/src/platform/text-table.ts'
import type { AnswerTimes } from './answers.ts'
import type { Bench } from './bench.ts'
import { benchCluster, CLUSTER_HEAD } from './cluster.ts'
import { openBenchDatabases } from './cluster-databases.ts'
import { benchColdStart, COLD_START_HEAD } from './cold-start.ts'
import { compare, comparisonOf, findDifference, HEAD } from './compare.ts'
import { benchCostly, COSTLY_HEAD } from './costly.ts'
import { benchDecks, DECK_HEAD } from './decks.ts'
import { benchExpenses, EXPENSES_HEAD } from './expenses.ts'
import { benchFairness, FAIRNESS_HEAD } from './fairness.ts'
import { benchGroups, GROUPS_HEAD } from './groups.ts'
import { benchGrowth, GROWTH_HEAD } from './growth.ts'
import { benchLive, LIVE_HEAD } from './live.ts'
import { ask } from './measure.ts'
import { benchMemory, MEMORY_HEAD } from './memory.ts'
import { benchPlans, PLANS_HEAD } from './plans.ts'
import { startReference } from './processes.ts'
import type { ProposalTimes } from './proposals.ts'
import { benchPushes, PUSHES_HEAD } from './pushes.ts'
import { type Request, rows } from './rows.ts'
import { runBuilt } from './run-built.ts'
import { benchRows, benchStatements, SIZE_HEAD, STATEMENTS_HEAD } from './size.ts'
import { benchStreams, STREAMS_HEAD } from './streams.ts'
import { benchTrips, TRIPS_HEAD } from './trips.ts'

/** The text of a section, what is wrong, and what exceeds its limits, which a smoke run measures too little to tell. */
export type Report = { text: string; broken?: string[]; exceeded?: string[] }
type Section = (bench: Bench) => Promise<Report>

/** p99 of the routes through a place. */
const MOST_ROUTE_MS = 50

/** Median of a proposal. */
const MOST_PROPOSAL_MS = 5

/** The rows of rows.ts whose names include the text. */
export async function compareRows(bench: Bench, only: string): Promise<Report> {
  const { url, ours, facts } = await bench.main()
  const given = rows.filter((row) => row.name.includes(only))
  const targets = given.map((row) => ({ running: ours, request: row.request(facts) }))
  const references = await Promise.all(
    targets.map(async (target, at) => ({ body: await ask(target), statement: given[at]?.statement?.(facts) ?? null })),
  )
  const reference = await startReference(url, references)
  bench.onClose(reference.stop)
  const comparisons = targets.flatMap((target, at) => {
    const row = given[at]
    return row ? [comparisonOf(row, at, target, reference)] : []
  })
  const broken: string[] = []
  for (const comparison of comparisons) {
    const difference = await findDifference(comparison)
    if (difference) broken.push(difference)
  }
  const rounds = bench.pick(5, 3, 1)
  const lines = await compare(
    comparisons,
    bench.pick([10, 64], [10, 64], [2]),
    rounds,
    bench.pick<number | 'once'>(1, 1, 'once'),
  )
  const title =
    `Node ${process.versions.node}, ${os.availableParallelism()} cores, Postgres: ${bench.postgres}, ${bench.packages} packages.\n` +
    `Medians of ${rounds} interleaved rounds of 1 s, ratios with their spread; CPU is node's own, an answer.`
  return { text: `${title}\n\n${textTable([HEAD, ...lines], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])}`, broken }
}

export const sections: Record<string, Section> = {
  async answers({ pick }) {
    const times: AnswerTimes = JSON.parse(await runBuilt('answers', [String(pick(5_000, 1_000, 20))]))
    const { answers, median, p99, routes } = times
    const text =
      `${answers} new recommendations: ${median.toFixed(2)} ms in the median, ${p99.toFixed(1)} ms p99.\n` +
      `${routes.answers} new routes: ${routes.median.toFixed(2)} ms in the median, ${routes.p99.toFixed(1)} ms p99, at most ${MOST_ROUTE_MS}.`
    return { text, exceeded: routes.p99 > MOST_ROUTE_MS ? [`routes: ${routes.p99.toFixed(1)} ms p99`] : [] }
  },

  async trips({ site, pick }) {
    const times: ProposalTimes = JSON.parse(await runBuilt('proposals', [String(pick(2_000, 400, 20))]))
    const { proposals, median, p99 } = times
    const { url, start } = await site()
    const { lines, applied, rejected, lost } = await benchTrips(url, start, pick(2_000, 400, 20))
    const title =
      `${proposals} proposed trips: ${median.toFixed(2)} ms in the median, ${p99.toFixed(1)} ms p99.\n\n` +
      `${applied} changes applied, ${rejected} made from an older version and rejected, ${lost} lost.`
    const broken = lost === 0 ? [] : ['Changes of a trip are lost.']
    const exceeded = median > MOST_PROPOSAL_MS ? ['Proposing a trip takes too long.'] : []
    return { text: `${title}\n\n${textTable([TRIPS_HEAD, ...lines], [1, 2, 3, 4])}`, broken, exceeded }
  },

  async memory({ main, pick }) {
    const { ours, facts } = await main()
    const targets = rows.map((row) => ({ running: ours, request: row.request(facts) }))
    const memory = await benchMemory(targets, pick(100_000, 10_000, 160))
    const title = `${memory.requests} requests, ${rows.length} kinds by turns; memory that the server holds.`
    return { text: `${title}\n\n${textTable([MEMORY_HEAD, ...memory.lines], [0, 1])}` }
  },

  async decks({ site, pick }) {
    const { url, start } = await site()
    const large = { people: 100_000, swipes: 5_000_000 }
    const { lines, filled, slow } = await benchDecks(url, start, pick(2_000, 300, 3), pick(large, large, undefined))
    return {
      text: `${filled}; by turns, one at a time.\n\n${textTable([DECK_HEAD, ...lines], [1, 2, 3, 4, 5, 6])}`,
      exceeded: slow.map((name) => `More than five times a look-up: ${name}.`),
    }
  },

  async plans({ site, pick }) {
    const { url, start } = await site()
    const { filled, lines, slow } = await benchPlans(url, start, pick(2_000, 300, 3), pick(50_000, 50_000, 200))
    return {
      text: `${filled}; one search at a time.\n\n${textTable([PLANS_HEAD, ...lines], [1, 2, 3, 4, 5, 6, 7, 8])}`,
      exceeded: slow.map((name) => `The overlap takes too many times a look-up: ${name}.`),
    }
  },

  async fairness({ site, pick }) {
    const { url, start } = await site()
    const size = pick(undefined, undefined, { tours: 200, anonymous: 4, searching: 2 })
    const { answered, lines, isFair } = await benchFairness(url, start, pick(30, 12, 0.6), size)
    return {
      text: `The flood was answered: ${answered}.\n\n${textTable([FAIRNESS_HEAD, ...lines], [1, 2, 3, 4, 5])}`,
      exceeded: isFair ? [] : ['A flood starves others.'],
    }
  },

  async costly({ site, pick }) {
    const { url, start } = await site()
    const often = '999999/second'
    const startOne = () => start({ LIMIT_EXPORTS: often, LIMIT_EXPENSE_FILES: often, LIMIT_SIGN_INS_PER_IP: often })
    const few = { callers: 2, tours: 200, messages: 50, groupMessages: 20, expenses: 20, uncounted: 0, calls: 3 }
    const size = pick(undefined, undefined, few)
    const { lines, answered, slow } = await benchCostly(url, startOne, pick(6, 2, 1), size)
    return {
      text: `In their last turn the callers got: ${answered}.\n\n${textTable([COSTLY_HEAD, ...lines], [1, 2, 3, 4, 5, 6])}`,
      exceeded: slow.map((call) => `Eight callers slow others down: ${call}.`),
    }
  },

  async live({ site, pick }) {
    const { url, start } = await site()
    const watchers = pick(20, 20, 3)
    const { lines, isInTime, waits } = await benchLive(url, start, pick(200, 40, 4), {
      watchers,
      tours: pick(2_000, 2_000, 200),
    })
    const title = `${watchers} streams of a tour that one person joins and leaves; browsers wait up to ${waits} ms more.`
    return {
      text: `${title}\n\n${textTable([LIVE_HEAD, ...lines], [1, 2, 3, 4])}`,
      exceeded: isInTime ? [] : ['Open cards change too late.'],
    }
  },

  async streams({ site, pick, scale }) {
    if (scale === 'smoke') return { text: 'streams: not in a smoke run.' }
    const { url, start } = await site()
    const count = pick(5_000, 500, 5)
    const { lines, exceeded } = await benchStreams(url, start, count, pick(40, 10, 2))
    const title = `${count} open streams, and a tour that five of their owners have on screen.`
    return {
      text: `${title}\n\n${textTable([STREAMS_HEAD, ...lines], [1, 2])}`,
      exceeded: exceeded.map((what) => `Streams cost too much: ${what}.`),
    }
  },

  async groups({ site, pick }) {
    const { url, start } = await site()
    const size = { members: pick(50, 50, 4), tours: pick(2_000, 2_000, 200) }
    const { lines, isInTime, members } = await benchGroups(url, start, pick(200, 40, 4), size)
    const title = `A group of ${members} members with open streams, half of them at each of two replicas.`
    return {
      text: `${title}\n\n${textTable([GROUPS_HEAD, ...lines], [1, 2, 3, 4])}`,
      exceeded: isInTime ? [] : ['Messages of a group arrive too late.'],
    }
  },

  async pushes({ database, start, pick }) {
    const large = { events: 200, entries: 10, members: 10, devices: 10 }
    const size = pick(large, { ...large, events: 100, entries: 3 }, { events: 2, entries: 1, members: 2, devices: 2 })
    const url = await database()
    const { lines, isInTime } = await benchPushes(url, (settings) => start(url, settings), size)
    const title = 'Notifications, each from the call that causes it until a push service has decrypted it.'
    return {
      text: `${title}\n\n${textTable([PUSHES_HEAD, ...lines], [1, 2, 3, 4])}`,
      exceeded: isInTime ? [] : ['Notifications arrive too late.'],
    }
  },

  async offline({ database, start, pick }) {
    const cold = await benchColdStart(await start(await database()), pick(20, 20, 1))
    if (!cold) return { text: 'offline: skipped, since there is no Chrome or Chromium.' }
    const title = 'A kept trip in a browser that has just started, with its profile and without a network.'
    return {
      text: `${title}\n\n${textTable([COLD_START_HEAD, ...cold.lines], [1, 2, 3, 4])}`,
      exceeded: cold.isInTime ? [] : ['A kept trip is readable too late.'],
    }
  },

  async expenses({ site, pick }) {
    const { url, start } = await site()
    const large = { members: 12, expenses: 500, others: 200, tours: 2_000 }
    const size = pick(large, large, { members: 3, expenses: 12, others: 5, tours: 200 })
    const { lines, slow, filled } = await benchExpenses(url, start, pick(2_000, 200, 5), size)
    return {
      text: `${filled}; by turns, one at a time.\n\n${textTable([EXPENSES_HEAD, ...lines], [1, 2, 3, 4, 5])}`,
      exceeded: slow.map((call) => `A ledger takes too many times its statement: ${call}.`),
    }
  },

  async cluster({ scale, onClose, start, pick }) {
    const databases = scale === 'smoke' ? null : await openBenchDatabases()
    if (!databases) return { text: 'cluster: skipped, since there is neither TEST_CITUS_URL nor Docker.' }
    onClose(databases.close)
    const { lines, slow } = await benchCluster(start, databases, pick(500, 100, 5))
    return {
      text: `${databases.what}; by turns, one at a time.\n\n${textTable([CLUSTER_HEAD, ...lines], [1, 2, 3, 4])}`,
      exceeded: slow.map((call) => `Slower on the cluster than allowed: ${call}.`),
    }
  },

  async growth({ start, pick, people }) {
    const calls = pick(undefined, undefined, { before: 0, counted: 1 })
    const { title, lines, grown, broken } = await benchGrowth(people ?? pick(100_000, 20_000, 160), start, calls)
    return { text: `${title}\n\n${textTable([GROWTH_HEAD, ...lines], [1, 2, 3])}`, broken, exceeded: grown }
  },

  async size({ main, database, pick }) {
    const { url, ours, facts } = await main()
    const sizes = await benchRows(await database(), pick(20_000, 20_000, 200))
    const calls: Record<string, (turn: number) => Request> = Object.fromEntries(
      rows.filter(({ name }) => / tRPC$/.test(name)).map(({ name, request }) => [name, () => request(facts)]),
    )
    const { token, otherId: userId } = facts
    calls['messages.threads tRPC'] = () => ({ path: '/trpc/messages.threads?input=%7B%7D', token })
    calls['messages.send tRPC'] = (turn) => ({
      path: '/trpc/messages.send',
      body: { userId, text: `Message ${turn}` },
      token,
    })
    const statements = await benchStatements(url, ours, calls, pick(undefined, undefined, { calls: 1, reportMs: 0 }))
    const tables = [textTable([SIZE_HEAD, ...sizes], [1, 2]), textTable([STATEMENTS_HEAD, ...statements], [1])]
    return { text: tables.join('\n\n') }
  },
}
