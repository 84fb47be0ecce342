// Measures what thousands of open streams cost: memory, idle statements, and a join of a tour that nearly nobody looks at.
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { EMBEDDED_PROJECT } from '../../server/src/config.ts'
import { connectDb } from '../../server/src/db/client.ts'
import { insertSignedIn } from '../../server/test/signed-in.ts'
import { ask } from './measure.ts'
import { cpuOf, type Running, residentBytes } from './processes.ts'
import { fillTours, register } from './travellers.ts'

const TOURS = 2_000
/** Streams whose owners have the tour on screen. */
const WATCHERS = 5
/** Streams that are opened at once. */
const AT_ONCE = 100
/** How often a stream is opened again, as a browser does, when the machine was too busy to read its request in time. */
const TRIES = 3
/** A stream opens within this time, ms. */
const OPENS_WITHIN_MS = 60_000
const IDLE_MS = 30_000
/** The time from a join to the next one, ms. */
const BETWEEN_JOINS_MS = 500
/** How late Postgres reports statements of idle connections, ms. */
const REPORT_MS = 1_500

const MOST = { statements: 20, cpuMs: 50, times: 2, kilobytes: 60 }

export const STREAMS_HEAD = ['', 'measured', 'at most']

/** Inserts accounts with profiles, and returns their tokens. */
async function signInMany(databaseUrl: string, count: number): Promise<string[]> {
  const database = connectDb(databaseUrl)
  const sql = postgres(databaseUrl, { max: 1 })
  try {
    const people = await insertSignedIn({ sql, db: database.db, projectId: EMBEDDED_PROJECT, count })
    return people.map(({ token }) => token)
  } finally {
    await sql.end()
    await database.close(1_000)
  }
}

/** Opens a stream, and resolves after its first event. Plain sockets cost this process least. */
function openStream(url: URL, token: string, address: string, onEvent: (text: string) => void): Promise<net.Socket> {
  const socket = net.connect(Number(url.port), url.hostname)
  socket.setEncoding('utf8')
  socket.write(
    [
      'GET /trpc/messages.live?input=%7B%7D HTTP/1.1',
      `Host: ${url.host}`,
      'Accept: text/event-stream',
      `Authorization: Bearer ${token}`,
      `X-Forwarded-For: ${address}`,
      '\r\n',
    ].join('\r\n'),
  )
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(`it sent nothing for ${OPENS_WITHIN_MS / 1000} s`), OPENS_WITHIN_MS)
    function fail(why: string) {
      clearTimeout(timer)
      reject(new Error(`A stream did not open: ${why}`))
      socket.destroy()
    }
    let begun = ''
    socket.on('error', ({ message }) => fail(message))
    socket.on('close', () => fail(`it was closed after “${begun}”`))
    socket.on('data', (text: string) => {
      if (begun.length < 10_000) begun += text
      if (/"kind":"refresh"/.test(begun)) {
        clearTimeout(timer)
        resolve(socket)
      } else if (/^HTTP\/1.1 [345]|event: serialized-error/.test(begun)) fail(begun)
      onEvent(text)
    })
  })
}

const percentile95 = (times: number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN

/** @returns the lines of a table, and what exceeds its limit */
export async function benchStreams(databaseUrl: string, start: () => Promise<Running>, count: number, joins: number) {
  const server = await start()
  const sockets: net.Socket[] = []
  const sql = postgres(databaseUrl, { max: 1 })
  try {
    const url = new URL(server.url)
    const tokens = await signInMany(databaseUrl, count)
    const joiner = await register(server, 'joins@saathi.example')
    const other = await register(server, 'other@saathi.example')
    await fillTours(databaseUrl, TOURS)
    const [tour, elsewhere] = await sql<{ id: string }[]>`
      select id from tours where start_date > current_date order by start_date limit 2`
    if (!tour || !elsewhere) throw new Error('There are no tours.')
    const [tourId, otherId] = [tour.id, elsewhere.id]
    const get = (tourId: string, token: string) =>
      ask({
        running: server,
        request: { path: `/trpc/tours.get?input=${encodeURIComponent(JSON.stringify({ tourId }))}`, token },
      })
    const statements = async () => {
      await sleep(REPORT_MS)
      const [row] = await sql`select xact_commit::int from pg_stat_database where datname = current_database()`
      return Number(row?.xact_commit)
    }

    for (let turn = 0; turn < 300; turn += 1) await get(otherId, other.token)
    const before = residentBytes(server.pid) ?? 0
    let [heard, lost, openedAgain] = [0, 0, 0]
    /** A process that gets no CPU for 15 s answers 408 to requests that have waited in the kernel meanwhile. */
    async function open(token: string, address: string): Promise<net.Socket> {
      for (let tried = 1; ; tried += 1)
        try {
          return await openStream(url, token, address, (text) => {
            if (text.includes(`"tourId":"${tourId}"`)) heard += 1
          })
        } catch (error) {
          if (tried === TRIES || !/ 408 /.test(String(error))) throw error
          openedAgain += 1
        }
    }
    const openingAt = performance.now()
    for (let at = 0; at < count; at += AT_ONCE) {
      const group = tokens.slice(at, at + AT_ONCE)
      const opened = group.map((token, n) =>
        // Each from a network of its own, so that they do not share one's part of the statement queue.
        open(token, `10.${(at + n) >> 8}.${(at + n) & 255}.7`),
      )
      sockets.push(...(await Promise.all(opened)))
    }
    const openedIn = performance.now() - openingAt
    for (const socket of sockets)
      socket.on('close', () => {
        lost += 1
      })
    await sleep(5_000)
    const kilobytes = ((residentBytes(server.pid) ?? 0) - before) / count / 1000
    for (const token of tokens.slice(0, WATCHERS)) await get(tourId, token)

    /** The times of another person's calls while `work` runs. */
    async function timesDuring(work: Promise<unknown>) {
      let running = true
      const end = work.finally(() => {
        running = false
      })
      const times: number[] = []
      while (running) {
        const startedAt = performance.now()
        await get(otherId, other.token)
        times.push(performance.now() - startedAt)
        await sleep(10)
      }
      await end
      return times
    }

    const seat = (turn: number) =>
      ask({
        running: server,
        request: { path: `/api/tours/${tourId}/${turn % 2 ? 'leave' : 'join'}`, body: {}, token: joiner.token },
      })
    async function inTurns(act: (turn: number) => Promise<unknown>) {
      for (let turn = 0; turn < joins; turn += 1) {
        await act(turn)
        await sleep(BETWEEN_JOINS_MS)
      }
    }
    const used = async (work: () => Promise<unknown>) => {
      const [count, cpu, startedAt] = [await statements(), cpuOf(server.pid) ?? 0, performance.now()]
      await work()
      const ended = await statements()
      return { statements: ended - count, cpu: (cpuOf(server.pid) ?? 0) - cpu, ms: performance.now() - startedAt }
    }
    const idle = await used(() => sleep(IDLE_MS))
    const busy = await used(() => inTurns(seat))
    const perJoin = (whole: number, idling: number) => (whole - (idling * busy.ms) / idle.ms) / joins
    const quiet = percentile95(await timesDuring(inTurns(async () => {})))
    heard = 0
    const loud = percentile95(await timesDuring(inTurns(seat)))

    if (lost > 0) throw new Error(`${lost} of ${count} streams were closed.`)

    const measured = {
      statements: perJoin(busy.statements, idle.statements),
      cpuMs: perJoin(busy.cpu, idle.cpu) / 1000,
      times: loud / quiet,
      kilobytes,
    }
    return {
      lines: [
        ['statements a join', measured.statements.toFixed(1), String(MOST.statements)],
        ['CPU of a join, ms', measured.cpuMs.toFixed(1), String(MOST.cpuMs)],
        ["another person's p95 during joins : quiet", measured.times.toFixed(2), String(MOST.times)],
        ['memory of a stream, kB', kilobytes.toFixed(1), String(MOST.kilobytes)],
        ['statements a second while idle', ((idle.statements * 1000) / idle.ms).toFixed(1), ''],
        ['CPU while idle, %', (idle.cpu / idle.ms / 10).toFixed(1), ''],
        [`seconds to open ${count} streams`, (openedIn / 1000).toFixed(1), ''],
        ['streams opened again after a 408', String(openedAgain), ''],
        ['streams told of a join', (heard / joins).toFixed(1), ''],
        ["another person's p95 in quiet, ms", quiet.toFixed(1), ''],
      ],
      exceeded: (Object.keys(MOST) as (keyof typeof MOST)[]).filter((name) => measured[name] > MOST[name]),
    }
  } finally {
    for (const socket of sockets) socket.removeAllListeners('close').destroy()
    await sql.end()
    await server.stop()
  }
}
