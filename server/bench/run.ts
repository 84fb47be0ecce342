// npm run bench [-- --quick] [-- --only WORDS] [-- --profile FOLDER]: compares our responses with the lowest possible
// cost on this machine. See rows.ts, memory.ts, decks.ts, plans.ts, fairness.ts, live.ts, streams.ts, groups.ts, expenses.ts, cluster.ts and
// size.ts (--only trips, memory, decks, plans, fairness, live, streams, groups, expenses, cluster or size); --profile writes a CPU profile of our server.
// The script in package.json fixes the size of this process's young generation. Otherwise V8 sometimes keeps it so
// small that responses of 30 kB outlive it, and the client becomes slower than the server.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { indianDay } from '@saathi/shared/days'
import { PackageFacts } from '@saathi/shared/packages'
import postgres from 'postgres'
import * as z from 'zod/mini'
import { setUp } from '../scripts/setup.mjs'
import { migrate } from '../src/db/migrate.ts'
import { importPackages } from '../src/db/seed/import-packages.ts'
import catalogue from '../src/db/seed/packages.json' with { type: 'json' }
import { textTable } from '../src/platform/text-table.ts'
import { dropDatabase } from '../test/drop-database.ts'
import { openTestServer } from '../test/postgres.ts'
import type { AnswerTimes } from './answers.ts'
import { benchCluster, CLUSTER_HEAD } from './cluster.ts'
import { openBenchDatabases } from './cluster-databases.ts'
import { checkSame, compare, comparisonOf, HEAD } from './compare.ts'
import { benchDecks, DECK_HEAD } from './decks.ts'
import { benchExpenses, EXPENSES_HEAD } from './expenses.ts'
import { benchFairness, FAIRNESS_HEAD } from './fairness.ts'
import { benchGroups, GROUPS_HEAD } from './groups.ts'
import { benchLive, LIVE_HEAD } from './live.ts'
import { ask } from './measure.ts'
import { benchMemory, MEMORY_HEAD } from './memory.ts'
import { benchPlans, PLANS_HEAD } from './plans.ts'
import { startOurs, startReference } from './processes.ts'
import type { ProposalTimes } from './proposals.ts'
import { type Request, rows } from './rows.ts'
import { runBuilt } from './run-built.ts'
import { benchRows, benchStatements, SIZE_HEAD, STATEMENTS_HEAD } from './size.ts'
import { benchStreams, STREAMS_HEAD } from './streams.ts'
import { signUp } from './travellers.ts'
import { benchTrips, TRIPS_HEAD } from './trips.ts'

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string', default: '' }, profile: { type: 'string' } },
})
/** Median of a proposal. */
const MOST_PROPOSAL_MS = 5
const [rounds, seconds] = options.quick ? [3, 1] : [5, 1]

await setUp()
const started = Date.now()
const closers: (() => unknown)[] = []
try {
  const server = await openTestServer({ durable: true })
  closers.push(server.close)
  const admin = postgres(server.url('postgres'), { max: 1, onnotice: () => {} })
  closers.push(() => admin.end())
  const freshDatabase = async () => {
    const name = `saathi_bench_${randomUUID().slice(0, 8)}`
    await admin.unsafe(`create database ${name}`)
    closers.push(() => dropDatabase((statement) => admin.unsafe(statement), name))
    await migrate(server.url(name))
    return server.url(name)
  }
  const url = await freshDatabase()
  await importPackages(url, z.array(PackageFacts).parse(catalogue))

  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-bench-'))
  closers.push(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const profiler = options.profile ? ['--cpu-prof', '--cpu-prof-dir', path.resolve(options.profile)] : []
  const ours = await startOurs(url, dataDir, profiler)
  closers.push(ours.stop)

  const [first] = JSON.parse(await ask({ running: ours, request: { path: '/api/packages?limit=1' } }))
  const facts = { packageId: String(first._id), ...(await signUp(ours, url)), today: indianDay(new Date()) }
  const given = rows.filter((row) => row.name.includes(options.only))
  const targets = given.map((row) => ({ running: ours, request: row.request(facts) }))
  const references = await Promise.all(
    targets.map(async (target, at) => ({ body: await ask(target), statement: given[at]?.statement?.(facts) ?? null })),
  )
  const reference = await startReference(url, references)
  closers.push(reference.stop)
  const comparisons = targets.flatMap((target, at) => {
    const row = given[at]
    return row ? [comparisonOf(row, at, target, reference)] : []
  })
  for (const comparison of comparisons) await checkSame(comparison)

  console.log(
    `Node ${process.versions.node}, ${os.availableParallelism()} cores, Postgres: ${server.what}, ${catalogue.length} packages.`,
    `\nMedians of ${rounds} interleaved rounds of ${seconds} s, ratios with their spread; CPU is node's own, an answer.\n`,
  )
  const lines = await compare(comparisons, [10, 64], rounds, seconds)
  console.log(textTable([HEAD, ...lines], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]))

  if ('answers'.includes(options.only)) {
    const { answers, median, p99 }: AnswerTimes = JSON.parse(
      await runBuilt('answers', [options.quick ? '1000' : '5000']),
    )
    console.log(`\n${answers} new recommendations: ${median.toFixed(2)} ms in the median, ${p99.toFixed(1)} ms p99.`)
  }

  if ('trips'.includes(options.only)) {
    const { proposals, median, p99 }: ProposalTimes = JSON.parse(
      await runBuilt('proposals', [options.quick ? '400' : '2000']),
    )
    console.log(`\n${proposals} proposed trips: ${median.toFixed(2)} ms in the median, ${p99.toFixed(1)} ms p99.`)
    if (median > MOST_PROPOSAL_MS) throw new Error('Proposing a trip takes too long.')
    const shared = await freshDatabase()
    const startReplica = () => startOurs(shared, dataDir, profiler)
    const { lines, applied, rejected, lost } = await benchTrips(shared, startReplica, options.quick ? 400 : 2_000)
    console.log(`\n${applied} changes applied, ${rejected} made from an older version and rejected, ${lost} lost.\n`)
    console.log(textTable([TRIPS_HEAD, ...lines], [1, 2, 3, 4]))
    if (lost !== 0) throw new Error('Changes of a trip are lost.')
  }

  if ('memory'.includes(options.only)) {
    const memory = await benchMemory(
      rows.map((row) => ({ running: ours, request: row.request(facts) })),
      options.quick ? 10_000 : 100_000,
    )
    console.log(`\n${memory.requests} requests, ${rows.length} kinds by turns; memory that the server holds.\n`)
    console.log(textTable([MEMORY_HEAD, ...memory.lines], [0, 1]))
  }

  if ('decks'.includes(options.only)) {
    const crowded = await freshDatabase()
    const decks = await benchDecks(crowded, () => startOurs(crowded, dataDir, profiler), options.quick ? 300 : 2_000)
    console.log(`\n${decks.filled}; by turns, one at a time.\n`)
    console.log(textTable([DECK_HEAD, ...decks.lines], [1, 2, 3, 4, 5, 6]))
    if (decks.slow.length > 0) throw new Error(`More than five times a look-up: ${decks.slow.join(', ')}.`)
  }
  if ('plans'.includes(options.only)) {
    const planned = await freshDatabase()
    const startUnlimited = () => startOurs(planned, dataDir, profiler, { LIMIT_PLAN_SEARCHES: '999999/second' })
    const { filled, lines, slow } = await benchPlans(planned, startUnlimited, options.quick ? 300 : 2_000)
    console.log(`\n${filled}; one search at a time.\n`)
    console.log(textTable([PLANS_HEAD, ...lines], [1, 2, 3, 4, 5, 6, 7]))
    if (slow.length > 0)
      throw new Error(`The overlap takes more than 20 ms at the 99th percentile: ${slow.join(', ')}.`)
  }
  if ('fairness'.includes(options.only)) {
    const searched = await freshDatabase()
    const startBehindProxy = () => startOurs(searched, dataDir, profiler, { TRUSTED_PROXIES: 'loopback' })
    const fairness = await benchFairness(searched, startBehindProxy, options.quick ? 10 : 30)
    console.log(`\nThe flood was answered: ${fairness.answered}.\n`)
    console.log(textTable([FAIRNESS_HEAD, ...fairness.lines], [1, 2, 3, 4, 5]))
    if (!fairness.isFair) throw new Error('A flood starves others.')
  }
  if ('live'.includes(options.only)) {
    const watched = await freshDatabase()
    const startReplica = () => startOurs(watched, dataDir, profiler, { LIMIT_SEATS: '999999/second' })
    const live = await benchLive(watched, startReplica, options.quick ? 40 : 200)
    console.log(
      `\nTwenty streams of a tour that one person joins and leaves; browsers wait up to ${live.waits} ms more.\n`,
    )
    console.log(textTable([LIVE_HEAD, ...live.lines], [1, 2, 3, 4]))
    if (!live.isInTime) throw new Error('Open cards change too late.')
  }
  if ('streams'.includes(options.only)) {
    const streamed = await freshDatabase()
    const limits = { LIMIT_SEATS: '999999/second', TRUSTED_PROXIES: 'loopback' }
    const startOne = () => startOurs(streamed, dataDir, profiler, limits)
    const count = options.quick ? 500 : 5_000
    const { lines, exceeded } = await benchStreams(streamed, startOne, count, options.quick ? 10 : 40)
    console.log(`\n${count} open streams, and a tour that five of their owners have on screen.\n`)
    console.log(textTable([STREAMS_HEAD, ...lines], [1, 2]))
    if (exceeded.length > 0) throw new Error(`Streams cost too much: ${exceeded.join(', ')}.`)
  }
  if ('groups'.includes(options.only)) {
    const grouped = await freshDatabase()
    const startReplica = () => startOurs(grouped, dataDir, profiler)
    const { lines, isInTime, members } = await benchGroups(grouped, startReplica, options.quick ? 40 : 200)
    console.log(`\nA group of ${members} members with open streams, half of them at each of two replicas.\n`)
    console.log(textTable([GROUPS_HEAD, ...lines], [1, 2, 3, 4]))
    if (!isInTime) throw new Error('Messages of a group arrive too late.')
  }
  if ('expenses'.includes(options.only)) {
    const shared = await freshDatabase()
    const startOne = () => startOurs(shared, dataDir, profiler)
    const { lines, isInTime, filled } = await benchExpenses(shared, startOne, options.quick ? 200 : 2_000)
    console.log(`\n${filled}; one call at a time.\n`)
    console.log(textTable([EXPENSES_HEAD, ...lines], [1, 2, 3, 4]))
    if (!isInTime) throw new Error('A ledger takes more than 30 ms at the 99th percentile.')
  }
  if ('cluster'.includes(options.only)) {
    const databases = await openBenchDatabases()
    if (databases) {
      closers.push(databases.close)
      const start = (at: string) => startOurs(at, dataDir, profiler)
      const { lines, slow } = await benchCluster(start, databases, options.quick ? 100 : 500)
      console.log(`\n${databases.what}; by turns, one at a time.\n`)
      console.log(textTable([CLUSTER_HEAD, ...lines], [1, 2, 3, 4]))
      if (slow.length > 0) throw new Error(`Slower on the cluster than allowed: ${slow.join(', ')}.`)
    } else console.log('\ncluster: skipped, since there is neither TEST_CITUS_URL nor Docker.')
  }
  if ('size'.includes(options.only)) {
    console.log(`\n${textTable([SIZE_HEAD, ...(await benchRows(await freshDatabase()))], [1, 2])}`)
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
    console.log(`\n${textTable([STATEMENTS_HEAD, ...(await benchStatements(url, ours, calls))], [1])}`)
  }
  console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s`)
} finally {
  for (const close of closers.reverse()) await close()
}
