import type { Session } from '@saathi/shared/auth/sessions'
import type { PackageFacts } from '@saathi/shared/packages/schema'
import type { PlanDraft } from '@saathi/shared/plans/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { importPackages } from '../src/db/seed/import-packages.ts'
import { placeIdOf } from '../src/features/destinations/place-ids.ts'
import { CAST, EXAMPLES } from '../src/http/openapi/examples.ts'
import { EXAMPLE_TOKEN } from '../src/http/openapi/trip-link-examples.ts'
import { linkTokenHash } from '../src/platform/link-token.ts'
import { callerWith, useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { type Documented, operations, schemaError } from './documented.ts'
import { fillLedger, makeTripLedger } from './expenses.ts'
import { lastSubject } from './mails.ts'
import { aPlan, aReference, aTour } from './make.ts'
import { addPasskey, passkeySession } from './passkeys.ts'
import { makePerson, type TestPerson } from './people.ts'
import { plain } from './pictures.ts'
import { recorder } from './recorded-answers.ts'
import { endedTour } from './references.ts'

const db = useDatabase()
const testApp = useApp(db)

describe('the examples of the document', () => {
  const people = {} as Record<'asha' | 'ravi', TestPerson>

  /** A user of the examples, with the same name. */
  async function cast(who: 'asha' | 'ravi', name: string, more: object) {
    const person = await makePerson(testApp, db, name)
    await person.api.social.update(more)
    await db.sql`
      update users set id = ${CAST[who]}, email = ${`${who}@example.in`}, created_at = '2026-11-20T06:30:00Z'
      where id = ${person._id}`
    people[who] = { ...person, api: callerWith(db, person.token, testApp.deps) }
    await people[who].api.auth.consent({ adult: true })
  }

  beforeAll(async () => {
    await cast('asha', 'Asha Rao', {
      bio: 'Window seats, filter coffee.',
      homeCity: 'Pune',
      languages: ['Marathi', 'English'],
      preferences: { travelType: 'genZ' },
      tripTypes: ['historical', 'culinary'],
      travelMonths: [1, 12],
    })
    await cast('ravi', 'Ravi Menon', {
      bio: 'Slow trains and old forts.',
      homeCity: 'Kochi',
      languages: ['Malayalam', 'English'],
    })
    const example = EXAMPLES['GET /api/packages/{packageId}'] as { answer: PackageFacts & { _id: string } }
    const { _id, ...facts } = example.answer
    await importPackages(db.url, [facts], placeIdOf)
    await db.sql`update packages set id = ${CAST.package}`
    const { asha, ravi } = people
    const made = await ravi.api.tours.create(
      aTour({
        packageId: CAST.package,
        name: 'Hampi on foot',
        description: 'Ruins before ten, shade after.',
        cancellationTerms: 'Full refund until a week before.',
        destination: 'Hampi, Karnataka',
        price: 11_900,
        covers: ['stay', 'guide'],
        capacity: 8,
      }),
    )
    await db.sql`update tours set id = ${CAST.tour} where id = ${made._id}`
    await ravi.api.matching.swipe({ swipedUserId: CAST.asha, action: 'right' })
    await makePlans()
    const uid = asha.firebaseUid
    const { answer: own } = EXAMPLES['GET /api/sessions'] as { answer: Session[] }
    await db.sql`update sessions set id = ${own[0]?._id ?? ''}, app = 'Chrome', system = 'Android' where account = ${uid}`
    await db.sql`insert into sessions (account, auth_time, id, seen_at) values (${uid}, 1, ${CAST.session}, now())`
    await addPasskey(await passkeySession(db, testApp, people.asha))
    await db.sql`delete from sessions where account = ${uid} and auth_time > 1 and app is null` // where the passkey was added
    await db.sql`update passkeys set id = ${CAST.passkey}`
  })

  /** A plan of each, with the ids of the examples, and a tour of Asha's that the list of tours with seats leaves out. */
  async function makePlans() {
    const { asha, ravi } = people
    const mine = EXAMPLES['POST /api/plans']?.body as z.input<typeof PlanDraft>
    const renamed = async (plan: { _id: string }, id: string) => {
      for (const table of ['plan_summaries', 'plans'])
        await db.sql`update ${db.sql(table)} set id = ${id} where id = ${plan._id}`
    }
    await renamed(await asha.api.plans.create(mine), CAST.plan)
    await renamed(await ravi.api.plans.create(aPlan({ company: 'friends' })), CAST.ravisPlan)
    await db.sql`insert into plan_invitations (tour_id, user_id, plan_id) values (${CAST.tour}, ${CAST.asha}, ${CAST.plan})`
    const { _id: tourId } = await asha.api.tours.create(aTour({ destination: 'Hampi, Karnataka' }))
    await asha.api.tours.setJoining({ tourId, open: false })
    await db.sql`update tours set id = ${CAST.ashasTour} where id = ${tourId}`
    await db.sql`
      insert into guest_questions (tour_id, id, user_id, text)
      values (${CAST.ashasTour}, ${CAST.guestQuestion}, ${CAST.ravi}, 'How far do we walk on the second day?')`
    await asha.api.groups.send({ tourId: CAST.ashasTour, text: 'The ferry leaves at six.' })
    const me = { ...asha, _id: CAST.asha }
    await fillLedger(db, me, { kind: 'tour', id: CAST.ashasTour })
    await fillLedger(db, me, await makeTripLedger(db, me, CAST.ledgerTrip))
  }

  /** A tour of Ravi's that Asha was on, and his reference about her. */
  async function makePastTour() {
    await endedTour(db, CAST.ravi, [CAST.asha], { id: CAST.pastTour, name: 'Malvan by ferry', endDate: '2026-11-12' })
    await people.ravi.api.references.write({ tourId: CAST.pastTour, aboutId: CAST.asha, ...aReference() })
    await db.sql`update travel_references set id = ${CAST.reference}`
  }

  /** Gives a new trip the id of the examples. Written anew: a cluster does not let the key of a distributed row change. */
  async function renameTrip(made: string) {
    const keys = { trip_items: 'trip_id', trip_summaries: 'trip_id', trips: 'id' }
    for (const [name, key] of Object.entries(keys)) {
      const [table, column] = [db.sql(name), db.sql(key)]
      const renamed = { [key]: CAST.trip }
      const [found] = await db.sql`
        select jsonb_agg(to_jsonb(r) || ${db.sql.json(renamed)}) as rows from ${table} r where ${column} = ${made}`
      await db.sql`delete from ${table} where ${column} = ${made}`
      await db.sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${found?.rows})`
    }
  }

  /** The response without values that differ each time. */
  const steady = (answer: unknown) =>
    JSON.parse(
      JSON.stringify(answer)
        .replaceAll(people.asha.email, 'asha@example.in')
        .replaceAll(people.asha.firebaseUid, 'uid-of-asha')
        .replaceAll(people.ravi.firebaseUid, 'uid-of-ravi')
        .replace(/"(customToken|matchedAt)":"[^"]+"/g, '"$1":"…"')
        .replace(/\/(shared|calendar)\/[\w-]{22}/g, '/$1/…'),
    )

  /** Called at another time than the order of the examples has: a list before its first item, and files that are gone by then. */
  const MOVED: Record<string, string> = {
    'PUT /api/users/profile': 'GET /api/users/users/{userId}',
    'GET /api/trips': 'GET /api/trips/{tripId}',
    'GET /api/tours/{tourId}/trip': 'POST /api/trips/{tripId}/remove',
    'GET /api/trips/{tripId}/calendar.ics': 'POST /api/trips/{tripId}/remove',
    'GET /api/calendar/{file}': 'POST /api/calendar/revoke',
  }
  /** The examples are one story: their order, not that of the document, which is that of the routers. */
  const position = new Map(Object.keys(EXAMPLES).map((name, index) => [name, index]))
  const calls = operations
    .filter(({ name }) => name in EXAMPLES && !(name in MOVED))
    .sort((a, b) => (position.get(a.name) ?? 0) - (position.get(b.name) ?? 0))
  for (const [name, before] of Object.entries(MOVED)) {
    const [moved] = operations.filter((one) => one.name === name)
    if (moved)
      calls.splice(
        calls.findIndex((one) => one.name === before),
        0,
        moved,
      )
  }

  test('exist for every call but the one that returns a picture', () => {
    const others = operations.filter(({ name }) => !(name in EXAMPLES)).map(({ name }) => name)
    expect(others).toEqual(['GET /api/media/{hash}'])
    const withoutResponse = calls.filter(({ operation }) => {
      const { content = {} } = operation.responses[201] ?? operation.responses[200] ?? {}
      return Object.values(content).some(({ example }) => example === undefined)
    })
    expect(withoutResponse.map(({ name }) => name)).toEqual([])
    const withoutRequest = operations.filter(({ operation }) =>
      Object.values(operation.requestBody?.content ?? {}).some(({ example }) => example === undefined),
    )
    expect(withoutRequest.map(({ name }) => name)).toEqual([])
  })

  const picture = plain().jpeg().toBuffer()

  /** The JSON of a call, or its form, in which a picture stands for the name of a file. */
  async function payloadOf({ operation }: Documented, body: object | undefined) {
    if (!operation.requestBody?.content['multipart/form-data']) return { payload: body }
    const form = new FormData()
    for (const [name, text] of Object.entries(body ?? {}))
      form.append(name, name === 'file' ? new Blob([new Uint8Array(await picture)], { type: 'image/jpeg' }) : text)
    const request = new Request('http://self/', { method: 'POST', body: form })
    const type = request.headers.get('content-type') ?? ''
    return { payload: Buffer.from(await request.arrayBuffer()), headers: { 'content-type': type } }
  }

  /** Prepares what a call of the scenario needs from outside the documented calls. */
  async function prepare(name: string) {
    if (name === 'GET /api/references') await makePastTour()
    if (name === 'GET /api/calendar/{file}')
      await db.sql`update calendar_feeds set token_hash = ${linkTokenHash(EXAMPLE_TOKEN)}`
    if (name === 'POST /api/photo-check') {
      await db.sql`update users set profile_picture = 'media/asha' where id = ${CAST.asha}`
      await people.asha.api.safety.startPhotoCheck({ consent: true })
      await db.sql`update photo_checks set gesture = 'handOnHead'`
    }
  }

  test('are the actual responses, in order; vitest -u records those that are too long to write', async () => {
    const record = recorder()
    const recorded: Record<string, unknown> = {}
    for (const one of calls) {
      const isWrite = one.operation.requestBody !== undefined
      const { params = {}, query = {}, body = isWrite ? {} : undefined, answer } = EXAMPLES[one.name] ?? {}
      await prepare(one.name)
      const code = (await lastSubject(db))?.slice(0, 6)
      const { payload, headers } = await payloadOf(one, body && 'code' in body ? { ...body, code } : body)
      const given = await testApp.app.inject({
        method: one.method,
        url: one.path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? ''),
        query,
        payload,
        headers: { authorization: `Bearer ${people.asha.token}`, ...headers },
      })
      const status = 201 in one.operation.responses ? 201 : 200
      expect([one.name, given.statusCode]).toEqual([one.name, status])
      const isJson = String(given.headers['content-type']).startsWith('application/json')
      if (isJson) expect(schemaError(one, status, given.json())).toBeNull()
      if (one.name === 'POST /api/trips') await renameTrip(given.json()._id)
      if (one.name === 'POST /api/trips/{tripId}/links')
        await db.sql`update trip_links set token_hash = ${linkTokenHash(EXAMPLE_TOKEN)}`
      if (answer === undefined) {
        recorded[one.name] = record(steady(isJson ? given.json() : given.body))
        if (isJson) expect(schemaError(one, status, recorded[one.name])).toBeNull()
        continue
      }
      expect.soft(steady(given.json()), one.name).toEqual(steady(answer))
      expect(schemaError(one, status, answer)).toBeNull()
    }
    await expect(`${JSON.stringify(recorded, null, 1)}\n`).toMatchFileSnapshot(
      '../src/http/openapi/recorded-answers.json',
    )
  }, 120_000)
})
