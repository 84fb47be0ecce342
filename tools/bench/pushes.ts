// Measures how soon a push service has what a device is to be told, decrypted.
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import postgres from 'postgres'
import { aTour } from '../../server/test/make.ts'
import { SERVER_KEYS } from '../../server/test/push-keys.ts'
import { openPushService } from '../../server/test/push-service.ts'
import { lineOf } from './live.ts'
import { ask } from './measure.ts'
import type { Running } from './processes.ts'
import { type Registered, register } from './travellers.ts'

/** 95 in 100 arrive sooner than this, ms. */
const LIMIT_MS = 2_000
/** The sender looks for news this often, ms: events are spread over it. */
const POLL_MS = 1_000
/** How often a service is tried that does not answer, ms. */
const SILENT_MS = 10_000

export const PUSHES_HEAD = ['from the call to the decrypted push', 'pushes', 'p50 ms', 'p95 ms', 'p99 ms']

type Size = { events: number; entries: number; members: number; devices: number }
type Service = Awaited<ReturnType<typeof openPushService>>

/** Calls a procedure. */
async function call(running: Running, { token }: Registered, procedure: string, body: object) {
  const answer = await ask({ running, request: { path: `/trpc/${procedure}`, body, token } })
  return JSON.parse(answer).result.data
}

/** Tours and messages of one writer: to a reader with one device, and to a group whose members have several. */
async function openPeople(running: Running, sql: postgres.Sql, members: number) {
  const [writer, reader, silent] = [
    await register(running, 'writer@saathi.example'),
    await register(running, 'reader@saathi.example'),
    await register(running, 'silent@saathi.example'),
  ]
  for (const { userId } of [reader, silent])
    await sql`select swipe_person(${writer.userId}, ${userId}, 'right'), swipe_person(${userId}, ${writer.userId}, 'right')`
  const start = addDays(indianDay(new Date()), 30)
  const tour = aTour({ travelDates: { start, end: addDays(start, 3) }, capacity: members + 1 })
  const { _id: tourId } = await call(running, writer, 'tours.create', tour)
  const group: Registered[] = []
  for (let at = 0; at < members; at += 1) {
    const member = await register(running, `member-${at}@saathi.example`)
    await call(running, member, 'tours.join', { tourId })
    group.push(member)
  }
  return { writer, reader, silent, tourId: tourId as string, group }
}

/**
 * A server that sends to a push service on this machine: messages one at a time, entries of a group for many devices, and
 * messages again beside devices whose service does not answer.
 * @returns the lines of a table, and whether pushes arrive in time
 */
export async function benchPushes(
  databaseUrl: string,
  start: (settings: Record<string, string>) => Promise<Running>,
  { events, entries, members, devices }: Size,
) {
  /** The devices that have not been told, and what to do when one is. */
  let untold = new Set<string>()
  let onTold = () => {}
  const service = await openPushService(SERVER_KEYS.publicKey, ({ id }) => {
    if (untold.delete(id)) onTold()
  })
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'saathi-pushes-'))
  const sql = postgres(databaseUrl, { max: 1 })
  let running: Running | null = null
  try {
    const ca = path.join(folder, 'ca.pem')
    await fs.writeFile(ca, service.ca)
    const ours = await start({
      VAPID_PRIVATE_KEY: SERVER_KEYS.privateKey,
      PUSH_HOSTS: service.host,
      NODE_EXTRA_CA_CERTS: ca,
      NODE_OPTIONS: `--import=${new URL('daytime.mjs', import.meta.url)}`,
    })
    running = ours
    const { writer, reader, silent, tourId, group } = await openPeople(ours, sql, members)
    const subscribe = async (who: Registered, answers?: Parameters<Service['subscribe']>[0]) => {
      const { id, subscription } = service.subscribe(answers)
      await call(ours, who, 'push.subscribe', { ...subscription, kinds: ['messages', 'group'], showsNames: false })
      return id
    }
    const device = await subscribe(reader)
    const groupDevices: string[] = []
    for (const member of group) for (let at = 0; at < devices; at += 1) groupDevices.push(await subscribe(member))

    /** Calls, and waits until all of these devices have been told. */
    async function timeOf(told: string[], procedure: string, input: object, times: number[]) {
      await sleep(Math.random() * POLL_MS)
      const began = performance.now()
      untold = new Set(told)
      onTold = () => times.push(performance.now() - began)
      await call(ours, writer, procedure, input)
      for (let polls = 0; untold.size > 0; polls += 1) {
        if (polls === 6_000) throw new Error(`${untold.size} of ${told.length} devices were told nothing.`)
        await sleep(5)
      }
    }
    const message = (to: Registered) => ({ userId: to.userId, text: 'Shall we meet at the station?' })

    const [alone, inGroup, beside]: [number[], number[], number[]] = [[], [], []]
    for (let turn = 0; turn < events; turn += 1) await timeOf([device], 'messages.send', message(reader), alone)
    const entry = { tourId, text: 'Who has a tent?' }
    for (let turn = 0; turn < entries; turn += 1) await timeOf(groupDevices, 'groups.send', entry, inGroup)
    for (let at = 0; at < devices; at += 1)
      await subscribe(
        silent,
        Array(events).fill(() => {}),
      )
    let saidAt = Number.NEGATIVE_INFINITY
    for (let turn = 0; turn < events / 2; turn += 1) {
      if (performance.now() - saidAt > SILENT_MS) {
        saidAt = performance.now()
        await call(ours, writer, 'messages.send', message(silent))
      }
      await timeOf([device], 'messages.send', message(reader), beside)
    }
    if (service.refused.length > 0) throw new Error(`The push service refused: ${service.refused[0]}`)
    const lines = [
      lineOf('a message', alone),
      lineOf(`an entry of a group, on ${groupDevices.length} devices`, inGroup),
      lineOf(`a message, beside ${devices} devices without an answer`, beside),
    ]
    return { lines: lines.map(({ line }) => line), isInTime: lines.every(({ p95 }) => p95 <= LIMIT_MS) }
  } finally {
    // First, so that the server does not wait for what it does not answer.
    await service.close()
    await running?.stop()
    await sql.end()
    await fs.rm(folder, { recursive: true, force: true })
  }
}
