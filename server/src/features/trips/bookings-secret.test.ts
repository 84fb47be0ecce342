import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { NOON, testDeps, useApp, visitor } from '../../../test/app.ts'
import { callByName } from '../../../test/calls/call-by-name.ts'
import { CALL_NAMES, CALLS } from '../../../test/calls/index.ts'
import { makeWorld, type World } from '../../../test/calls/world.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { Browser } from '../../../test/stream.ts'
import { openPage } from '../../../test/trip-links.ts'
import { addItem } from '../../../test/trips.ts'
import { buildApp } from '../../app.ts'
import { saveBackup } from '../../db/backup/save.ts'
import { type Caller, type ProcedureName, procedures } from '../../router.ts'
import { exportForStaff } from '../moderation/people/export.ts'

// Two references are stored, and then everything that anybody can get is searched for them.

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })
const db = useDatabase()
const testApp = useApp(db, { now: () => NOON })
const PNR = '8867554321'
const CODE = 'QZJX7W'
const has = (text: string) => [PNR, CODE].filter((secret) => text.includes(secret))

let world: World
/** Changes the trip; another person whom its owner blocks after that; nobody's friend. */
let editor: TestPerson
let blocked: TestPerson
let stranger: TestPerson
let address: string
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

beforeAll(async () => {
  world = await makeWorld(testApp, db)
  address = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  const { asha, things } = world
  editor = await makePerson(testApp, db, 'Editor')
  blocked = await makePerson(testApp, db, 'Blocked')
  stranger = await makePerson(testApp, db, 'Stranger')
  for (const { api } of [editor, blocked]) await api.trips.join({ token: things.inviteToken })
  const streams = await Promise.all([asha, editor].map(({ token }) => new Browser(address, token).connect()))
  for (const tripId of [things.trip, things.sharedTrip]) {
    const { id } = await addItem(asha, tripId, { title: 'Train to Hampi', kind: 'travel', order: 5000 })
    await asha.api.trips.setBooking({ tripId, itemId: id, reference: PNR })
    const stay = await addItem(asha, tripId, { title: 'Night in Hampi', kind: 'stay', order: 6000 })
    await asha.api.trips.setBooking({ tripId, itemId: stay.id, reference: CODE })
  }
  // The last of the changes has been told.
  await vi.waitFor(() => expect(streams.every((stream) => stream.of('trip').length > 0)).toBe(true), 10_000)
  for (const stream of streams) {
    await stream.drop()
    expect(has(JSON.stringify(stream.events))).toEqual([])
  }
  await asha.api.social.block({ userId: blocked._id })
})

/** They end without an answer, or end the session of the other calls. */
const LAST = ['sessions.endCurrent', 'sessions.endAll', 'sessions.endOthers', 'social.leave', 'messages.live']
/** What a caller gets of a procedure, as text: the answer, or the error with its cause. */
async function answerOf(api: Caller, name: ProcedureName): Promise<string> {
  const input = CALLS[name].input?.(world.things)
  const answer = await callByName(api, name, input).catch(({ message, cause, stack }) => ({ message, cause, stack }))
  return JSON.stringify(answer) ?? ''
}
async function leaksTo(api: Caller, names: readonly ProcedureName[]) {
  const leaks: string[] = []
  for (const name of names) if (has(await answerOf(api, name)).length > 0) leaks.push(name)
  return leaks
}
const WALK = CALL_NAMES.filter((name) => !LAST.includes(name))
const READS = WALK.filter((name) => procedures[name]._def.type !== 'mutation')

describe('a booking reference', () => {
  test('its owner: gets it from the list of references and the own export, and no other read has it', async () => {
    const { asha, things } = world
    expect(
      (await asha.api.trips.bookings({ tripId: things.sharedTrip })).items.map((one) => one.reference).sort(),
    ).toEqual([PNR, CODE].sort())
    expect(await leaksTo(asha.api, READS)).toEqual(['social.export', 'trips.bookings'])
  })

  test('every procedure: has it for no co-editor, stranger, blocked person, member of the staff or visitor', async () => {
    const callers = { editor: editor.api, blocked: blocked.api, stranger: stranger.api, staff: world.staff.api }
    for (const [who, api] of Object.entries({ ...callers, visitor: visitor(db, testApp.deps) }))
      expect([who, await leaksTo(api, who === 'staff' ? READS : WALK)]).toEqual([who, []])
  })

  test('the export that the staff makes for its owner: leaves it out', async () => {
    const options = { staffId: world.staff._id, evidenceDays: 180, today: '2026-11-20' }
    expect(has(JSON.stringify(await exportForStaff(db.db, world.asha._id, options)))).toEqual([])
  })

  test('links, their previews, calendars, feeds, map files and copies: are without it', async () => {
    const { asha, ravi, things } = world
    const tripId = things.sharedTrip
    const { path: link } = await asha.api.trips.createLink({ tripId, kind: 'read', times: true, costs: true })
    const { path: family } = await asha.api.trips.createLink({ tripId, kind: 'family' })
    const { path: feed } = await asha.api.trips.createFeed()
    const texts: Record<string, string> = {}
    for (const [name, url] of Object.entries({ link, family })) {
      texts[name] = (await openPage(testApp, url)).body
      texts[`${name}, read`] = (await testApp.app.inject({ url: `/api${url}` })).body
      expect(texts[`${name}, read`]).toContain('"days"')
    }
    texts.feed = (await testApp.app.inject({ url: feed })).body
    expect(texts.feed).toContain('BEGIN:VCALENDAR')
    for (const who of [asha, editor]) {
      texts[`calendar ${who.name}`] = (await who.api.trips.calendar({ tripId })).text
      for (const format of ['gpx', 'kml'] as const)
        texts[`${format} ${who.name}`] = (await who.api.trips.mapFile({ tripId, format, times: true })).text
    }
    const asked = { from: 'delhi', people: 2, startDate: '2027-01-15' } as const
    const key = () => crypto.randomUUID()
    const copies = [
      await asha.api.trips.copy({ tripId, ...asked, key: key() }),
      await editor.api.trips.copy({ tripId, ...asked, key: key() }),
      await ravi.api.trips.copy({ token: link.split('/').at(-1) ?? '', ...asked, key: key() }),
    ]
    texts.copies = JSON.stringify(copies)
    const [own] = copies
    texts['references of the copy'] = JSON.stringify(await asha.api.trips.bookings({ tripId: own?._id ?? '' }))
    expect(Object.entries(texts).filter(([, text]) => has(text).length > 0)).toEqual([])
  })

  test('the log of the server, down to its finest level: is without it, whether it was stored, refused or failed', async () => {
    const lines: string[] = []
    const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } }
    const { asha, things } = world
    const broken = { seal: () => { throw new Error('no') }, open: () => { throw new Error('no') } } // biome-ignore format: short
    for (const bookingVault of [testApp.deps.bookingVault, null, broken]) {
      const app = await buildApp(testDeps(db, { now: () => NOON, bookingVault }), { logger })
      const [item] = (await asha.api.trips.bookings({ tripId: things.trip })).items
      const send = (reference: string, tripId = things.trip) =>
        app.inject({
          method: 'POST',
          url: '/trpc/trips.setBooking',
          headers: { authorization: `Bearer ${asha.token}`, 'content-type': 'application/json' },
          payload: { tripId, itemId: item?.itemId, reference },
        })
      const answers = [await send(PNR), await send(`${PNR} ${CODE}`), await send(CODE, things.invitedTrip)]
      const input = encodeURIComponent(JSON.stringify({ tripId: things.trip }))
      await app.inject({
        url: `/trpc/trips.bookings?input=${input}`,
        headers: { authorization: `Bearer ${asha.token}` },
      })
      expect(answers.flatMap(({ body }) => has(body))).toEqual([])
      await app.close()
    }
    expect(lines.join('\n')).toContain('trips.setBooking')
    expect(has(lines.join('\n'))).toEqual([])
  })

  test('every row of every table, mails included, and a backup: are without it', async () => {
    await world.asha.api.trips.setBooking({
      tripId: world.things.trip,
      itemId: (await world.asha.api.trips.bookings({ tripId: world.things.trip })).items[0]?.itemId ?? '',
      reference: PNR,
    })
    const tables = await db.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
    const leaks: string[] = []
    for (const { name } of tables) {
      const rows = await db.sql.unsafe(`select t::text as row from "${name}" t`)
      if (rows.some(({ row }) => has(row).length > 0)) leaks.push(name)
    }
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['trip_bookings', 'outbox', 'live_events']))
    expect(leaks).toEqual([])
    const file = path.join(folder, 'saathi.backup')
    await saveBackup(db.url, file, NOON)
    const backup = gunzipSync(fs.readFileSync(file)).toString('latin1')
    expect(backup).toContain('trip_bookings')
    expect(has(backup)).toEqual([])
  })
})
