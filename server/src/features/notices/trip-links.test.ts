import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { allCameIn, allWereHere, clearUnread, hoursBefore, jobOf, queuedDigests } from '../../../test/digest.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'

const db = useDatabase()
const server = useApp(db)
let host: TestPerson
let asha: TestPerson
let ravi: TestPerson
let tourId: string
/** Asha has the only seat, and Ravi waits for it. */
beforeAll(async () => {
  host = await makePerson(server, db, 'Meera')
  asha = await makePerson(server, db, 'Asha')
  ravi = await makePerson(server, db, 'Ravi')
  tourId = (await host.api.tours.create(aTour({ capacity: 1 })))._id
  await asha.api.tours.join({ tourId })
  await ravi.api.tours.join({ tourId })
})
beforeEach(async () => {
  await clearUnread(db)
  await allWereHere(db, hoursBefore(48))
  await db.sql`delete from notices`
})

let price = 16_000
const changeTour = () => host.api.tours.update({ tourId, tour: aTour({ capacity: 1, price: ++price }) })
const newest = async (person: TestPerson) => (await person.api.notices.list({})).items[0]

test('notices.list, a change of a tour: says who has a seat in it, not who waits, and not once its group has closed', async () => {
  await changeTour()
  expect(await newest(asha)).toMatchObject({ kind: 'changed', tour: { isMember: true } })
  expect(await newest(ravi)).toMatchObject({ kind: 'changed', tour: { isMember: false } })
  const [dates] = await db.sql`select start_date, end_date from tours where id = ${tourId}`
  await db.sql`update tours set start_date = '2026-01-02', end_date = '2026-01-05' where id = ${tourId}`
  expect(await newest(asha)).toMatchObject({ kind: 'changed', tour: { isMember: false } })
  await db.sql`update tours set start_date = ${dates?.start_date}, end_date = ${dates?.end_date} where id = ${tourId}`
})

test('the daily mail about a change: leads to the ticket with a seat, and to the tour without one', async () => {
  await changeTour()
  await allCameIn(db, hoursBefore(10))
  await jobOf(db)()
  const about = Object.fromEntries((await queuedDigests(db)).map(({ to, digest }) => [to, digest.notices]))
  expect(about[asha.email]).toMatchObject([{ tourId, inTrip: true }])
  expect(about[ravi.email]).toMatchObject([{ tourId }])
  expect(about[ravi.email]?.[0]).not.toHaveProperty('inTrip')
})

test('the daily mail of a host with a question to answer: leads to the tour, where it is answered', async () => {
  const asking = await makePerson(server, db, 'Kabir')
  await asking.api.tours.ask({ tourId, text: 'Is there a bed for my father?' })
  await allCameIn(db, hoursBefore(10))
  await jobOf(db)()
  const mail = (await queuedDigests(db)).find(({ to }) => to === host.email)
  expect(mail?.digest.notices).toMatchObject([{ tourId }])
  expect(mail?.digest.notices[0]).not.toHaveProperty('inTrip')
})
