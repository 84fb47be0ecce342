// Measures how soon the members of a group read a message: half of their streams are at each of two replicas.
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import postgres from 'postgres'
import { aTour } from '../../server/test/make.ts'
import { Browser } from '../../server/test/stream.ts'
import { alternately } from './alternately.ts'
import { lineOf } from './live.ts'
import { ask } from './measure.ts'
import type { Running } from './processes.ts'
import { fillTours, register } from './travellers.ts'

/** A message is with 95 in 100 members sooner than this, ms. */
const LIMIT_MS = 250

export const GROUPS_HEAD = ['from the call of groups.send', 'times', 'p50 ms', 'p95 ms', 'p99 ms']

type Person = { running: Running; token: string; userId: string }
type Changes = { entries: { number: number }[]; version: number; hasMore: boolean }

/** Keeps a group up to date as the client does: an event that arrives during a fetch makes it fetch once more. */
function follow({ running, token }: Person, tourId: string, onEntry: (number: number) => void) {
  let after = 0
  let isRunning = false
  let again = false
  async function catchUp() {
    again = isRunning
    if (isRunning) return
    isRunning = true
    do {
      again = false
      const input = encodeURIComponent(JSON.stringify({ tourId, after }))
      const answer = await ask({ running, request: { path: `/trpc/groups.changes?input=${input}`, token } })
      const { entries, version, hasMore }: Changes = JSON.parse(answer).result.data
      after = version
      for (const { number } of entries) onEntry(number)
      again ||= hasMore
    } while (again)
    isRunning = false
  }
  return new Browser(running.url, token, ({ event }) => {
    if (event.kind === 'refresh' || (event.kind === 'group' && event.tourId === tourId)) return catchUp()
  })
}

/** The tour of the first person, which the others join. */
async function openGroup(people: Person[]): Promise<string> {
  const [host, ...guests] = people
  if (!host) throw new Error('There is nobody in the group.')
  const start = addDays(indianDay(new Date()), 30)
  const body = aTour({ travelDates: { start, end: addDays(start, 3) }, capacity: people.length })
  const answer = JSON.parse(await ask({ ...host, request: { path: '/trpc/tours.create', body, token: host.token } }))
  const tourId: string = answer.result.data._id
  for (const guest of guests)
    await ask({ ...guest, request: { path: `/api/tours/${tourId}/join`, body: {}, token: guest.token } })
  return tourId
}

/**
 * The members of one replica take turns to send a message, each after everybody has read the one before. Afterwards,
 * without streams, the call is measured by turns with its SQL function.
 * @returns the lines of a table, and whether messages arrive in time
 */
export async function benchGroups(
  databaseUrl: string,
  start: () => Promise<Running>,
  messages: number,
  { members, tours }: { members: number; tours: number },
) {
  const replicas = [await start(), await start()] as const
  const sql = postgres(databaseUrl, { max: 1 })
  const streams: Browser[] = []
  try {
    const people: Person[] = []
    for (let at = 0; at < members; at += 1) {
      const running = replicas[at % 2 === 0 ? 0 : 1]
      people.push({ running, ...(await register(running, `member-${at}@saathi.example`)) })
    }
    await fillTours(databaseUrl, tours)
    const tourId = await openGroup(people)

    const read = { here: [] as number[], there: [] as number[] }
    let startedAt = 0
    let sent: number | null = null
    let waiting = 0
    /** The numbers and times of entries that members read before the sender's call is answered. */
    let early: { number: number; count: () => void }[] = []
    for (const person of people) {
      const times = person.running === replicas[0] ? read.here : read.there
      const stream = follow(person, tourId, (number) => {
        const took = performance.now() - startedAt
        const count = () => {
          times.push(took)
          waiting -= 1
        }
        if (sent === null) early.push({ number, count })
        else if (number === sent) count()
      })
      streams.push(await stream.connect())
    }
    await sleep(1_000)

    const senders = people.filter(({ running }) => running === replicas[0])
    const request = ({ token }: Person) => ({
      path: '/trpc/groups.send',
      body: { tourId, text: 'Who has a tent?' },
      token,
    })
    const answered: number[] = []
    for (let turn = 0; turn < messages; turn += 1) {
      const sender = senders[turn % senders.length] as Person
      sent = null
      early = []
      waiting = members
      startedAt = performance.now()
      const answer = await ask({ ...sender, request: request(sender) })
      answered.push(performance.now() - startedAt)
      const number: number = JSON.parse(answer).result.data.number
      sent = number
      for (const entry of early) if (entry.number === number) entry.count()
      for (let polls = 0; waiting > 0; polls += 1) {
        if (polls === 2_000) throw new Error(`${waiting} of ${members} members did not read the message.`)
        await sleep(5)
      }
    }
    for (const stream of streams.splice(0)) await stream.drop()

    const sender = senders[1] as Person
    const alone = await alternately(
      () => ask({ ...sender, request: request(sender) }),
      () =>
        sql`select * from send_to_group(${tourId}, ${sender.userId}, 'Who has a tent?', null, null, null, current_date)`,
      messages,
    )
    const all = lineOf('read by every member', [...read.here, ...read.there])
    return {
      lines: [
        all,
        lineOf('read at the same replica', read.here),
        lineOf('read at the other replica', read.there),
        lineOf('answered to the sender', answered),
        lineOf('answered, without streams', alone.page),
        lineOf('its SQL function alone', alone.lookUp),
      ].map(({ line }) => line),
      isInTime: all.p95 < LIMIT_MS,
      members,
    }
  } finally {
    for (const stream of streams) await stream.drop()
    await sql.end()
    for (const replica of replicas) await replica.stop()
  }
}
