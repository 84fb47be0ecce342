// Reads of the router at two sizes of all tables: fails for one whose buffers grow with a table and not with its page.
import fs from 'node:fs/promises'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import postgres from 'postgres'
import { migrate } from '../../server/src/db/migrate.ts'
import { loadDataset } from '../../server/src/features/recommend/facts/dataset.ts'
import { procedures } from '../../server/src/router.ts'
import { runOn } from '../../server/test/citus.ts'
import { openLoggingServer } from '../../server/test/postgres.ts'
import { growTo, insertOwn } from './growth-rows.ts'
import { ask } from './measure.ts'
import type { Running } from './processes.ts'
import { logIn, register } from './travellers.ts'

/** The tables grow by this factor. A read may grow by less: larger indexes have more levels, and its rows are on more pages. */
const FACTOR = 8
const MOST_GROWTH = 3
/** Less than this, in pages of 8 kB, is a matter of chance. */
const FEW_BUFFERS = 150

export const GROWTH_HEAD = ['read', 'small', 'large', 'ratio']

type Ids = Record<'userId' | 'otherId' | 'tourId' | 'planId' | 'placeId', string>

/** The inputs of reads that need one, each by the name of the line. */
function inputsOf({ userId, otherId, tourId, planId, placeId }: Ids): Record<string, object[]> {
  const [from, to] = [addDays(indianDay(new Date()), 30), addDays(indianDay(new Date()), 37)]
  const ledger = { kind: 'tour', id: tourId }
  const lists = [
    ...[{}, { sort: 'cheapest' }, { sort: 'newest' }, { hostId: otherId }, { joinedBy: userId }, { favorite: true }],
    ...[{ waiting: true }, { hasSeats: true }, { from, to }, { placeId }, { destination: placeId }, { q: 'boats' }],
    { q: 'c81e728d9d4c2f636f067f89cc14862c' },
  ]
  return {
    'tours.list': lists.map((filters) => ({ limit: 20, ...filters })),
    'tours.count': [{}, { q: 'boats' }, { q: 'c81e728d9d4c2f636f067f89cc14862c' }, { placeId }, { waiting: true }],
    'tours.get': [{ tourId }],
    'tours.joinCheck': [{ tourId }],
    'tours.days': [{ tourId }],
    'tours.guestQuestions': [{ tourId }],
    'tours.calendar': [{ tourId }],
    'destinations.get': [{ destinationId: placeId }],
    'destinations.tours': [{ destinationId: placeId }],
    'destinations.company': [{ destinationIds: [placeId] }],
    'plans.search': [{ placeId }, { placeId, from, to }],
    'plans.overlaps': [{ planId }],
    'plans.going': [{ destinationId: placeId }],
    'groups.get': [{ tourId }],
    'groups.entries': [{ tourId }],
    'groups.changes': [{ tourId, after: 0 }],
    'expenses.get': [{ ledger }],
    'expenses.entries': [{ ledger }],
    'expenses.csv': [{ ledger }],
    'messages.list': [{ userId: otherId }],
    'references.list': [{ userId: otherId }],
    'references.marks': [{ userId: otherId }],
    'references.peopleMarks': [{ userIds: [otherId] }],
    'social.get': [{ userId: otherId }],
    'social.profile': [{ userId: otherId }],
    'social.followers': [{ userId: otherId }],
    'social.following': [{ userId: otherId }],
    'social.followStatus': [{ followedId: otherId }],
    'trips.forTour': [{ tourId }],
    'trips.withPerson': [{ userId: otherId }],
    'consents.list': [{}],
  }
}

/** Reads of staff and hosts, and those that need no table or a row that nobody has made; the tours of a package are those of a place. */
const NOT_MEASURED =
  /^admin\.|^(auth|legal)\.settings$|^contact\.map$|^recommend\.|^destinations\.(quote|prices)$|^packages\.(get|tours)$|^trips\.(get|bookings|changes|calendar|shared|friends|linked|publication|published|copyPreview|mapFile|weighPlaces)$|^choices\.(get|linked)$|^tours\.(shared|people)$/

/** Postgres logs the plan of each statement as it was executed, with its buffers. */
const EXPLAIN = [
  'shared_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'auto_explain.log_timing=off',
]

/** Rows by the million go in without a checkpoint at each gigabyte, and indexes that they need are in memory. */
const FILLING = ['autovacuum=off', 'shared_buffers=1GB', 'max_wal_size=16GB', 'checkpoint_timeout=1h']

/** The buffers of all statements in a part of the log: those of a statement stand below its first node. */
export const buffersIn = (log: string): number =>
  log
    .split('LOG:  duration: ')
    .slice(1)
    .map((entry) => /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(entry))
    .reduce((sum, found) => sum + Number(found?.[1] ?? 0) + Number(found?.[2] ?? 0), 0)

/** How often a read is called, before and while its buffers are counted: a new connection plans once more, so the fewest count. */
type Calls = { before: number; counted: number }
const CALLS: Calls = { before: 4, counted: 8 }
/** Of those that one may call only so often in an hour. */
const RARE_CALLS: Calls = { before: 2, counted: 3 }
const RARE = new Set(['social.export'])

/** The fewest buffers of the counted calls; what went wrong if one fails. */
async function measureBuffers(
  logFile: string,
  running: Running,
  { path, token }: { path: string; token: string },
  { before, counted }: Calls,
): Promise<number | string> {
  const found: number[] = []
  const log = await fs.open(logFile)
  try {
    for (let turn = -before; turn < counted; turn += 1) {
      const { size } = await log.stat()
      await ask({ running, request: { path, token } })
      const part = Buffer.alloc((await log.stat()).size - size)
      await log.read(part, 0, part.length, size)
      if (turn >= 0) found.push(buffersIn(part.toString()))
    }
    return Math.min(...found)
  } catch (error) {
    return String(error)
  } finally {
    await log.close()
  }
}

/**
 * @param people how many there are in the large tables
 * @param start starts our server on a database
 */
export async function benchGrowth(people: number, start: (url: string) => Promise<Running>, calls = CALLS) {
  const server = await openLoggingServer([...EXPLAIN, ...FILLING])
  const url = server.url('growth')
  await runOn(server.url('postgres'), 'create database growth')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const closing: (() => Promise<unknown>)[] = [server.close, () => sql.end()]
  try {
    await migrate(url)
    const running = await start(url)
    closing.push(running.stop)
    const { email, userId } = await register(running, 'grows@saathi.example')
    const places = loadDataset().destinations.map(({ id }) => id)
    const placeId = places[0] ?? ''
    const small = Math.round(people / FACTOR)
    const measured = new Map<string, (number | string)[]>()
    const began = performance.now()
    await growTo(sql, 1, small, places)
    const ids = { userId, placeId, ...(await insertOwn(sql, userId, placeId)) }
    const inputs = inputsOf(ids)
    const reads = Object.entries(procedures).filter(
      ([name, { _def }]) => _def.type === 'query' && !NOT_MEASURED.test(name),
    )
    async function measureAll() {
      // The export asks for a log-in of the last minutes.
      const token = await logIn(running, email)
      for (const [name] of reads)
        for (const input of inputs[name] ?? [{}]) {
          const path = `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`
          const { limit: _, ...shown } = input as { limit?: number }
          const line = inputs[name]?.length === 1 || !inputs[name] ? name : `${name} ${JSON.stringify(shown)}`
          measured.set(line, [
            ...(measured.get(line) ?? []),
            await measureBuffers(server.logFile, running, { path, token }, RARE.has(name) ? RARE_CALLS : calls),
          ])
        }
    }
    await measureAll()
    await growTo(sql, small + 1, people, places)
    const filled = Math.round((performance.now() - began) / 1_000)
    await measureAll()
    const lines: string[][] = []
    const [grown, broken]: string[][] = [[], []]
    for (const [line, [before = 0, after = 0]] of measured) {
      if (typeof before === 'string' || typeof after === 'string') {
        broken?.push(`${line}: ${before} ${after}`)
        continue
      }
      const ratio = after / Math.max(before, 1)
      lines.push([line, String(before), String(after), ratio.toFixed(1)])
      if (ratio > MOST_GROWTH && after - before > FEW_BUFFERS)
        grown?.push(`${line}: ${before} buffers became ${after}.`)
    }
    const title = `From ${small} to ${people} people, each with a tour, a trip, a plan, a reference, 10 messages and swipes, 5 group entries and expenses; filled and measured once in ${filled} s. Buffers of 8 kB a call.`
    return { title, lines, grown: grown ?? [], broken: broken ?? [] }
  } finally {
    for (const close of closing.reverse()) await close()
  }
}
