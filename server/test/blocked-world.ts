import type { ExpenseFactsInput } from '@saathi/shared/expenses/facts'
import type { useApp } from './app.ts'
import type { TestDb } from './db.ts'
import { anExpense } from './expenses.ts'
import { aPlan, aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'

// A tour of Mina's that Ravi and Kabir have joined, in which Asha, whom a block separates from Ravi, has or has not a part.

type TestApp = ReturnType<typeof useApp>

/** When Asha joins: before Ravi, after him, or never. */
export type Joins = 'first' | 'last' | 'never'
export type World = {
  mina: TestPerson
  kabir: TestPerson
  ravi: TestPerson
  asha: TestPerson
  tourId: string
  /** The entries of Mina's poll and of Kabir's message. */
  poll: number
  message: number
  /** What is Asha's; ids and numbers that do not exist in a world without her. */
  hers: { entry: number; guest: string; message: number; poll: number; tour: string }
}

const NOWHERE = '0190a6d0-0000-7000-8000-000000000000'
export const PLACE = 'tarkarli-malvan'
const DAYS = { start: '2026-12-18', end: '2026-12-22' }
const profile = (name: string) => ({ name, bio: 'Moved to Goa.', homeCity: 'Goa', languages: ['Konkani'] })

/** Everything that a member can do in a tour, its group and its ledger, by Asha. */
async function act(asha: TestPerson, { mina, kabir, tourId, poll, message }: Omit<World, 'hers' | 'asha' | 'ravi'>) {
  const { api } = asha
  const ledger = { kind: 'tour', id: tourId } as const
  const words = await api.groups.send({ tourId, text: 'Written by Asha' })
  const question = { question: 'Written by Asha?', choices: ['Yes', 'No'] }
  const own = await api.groups.createPoll({ tourId, ...question })
  await mina.api.groups.vote({ tourId, number: own.number, choices: [0] })
  await api.groups.vote({ tourId, number: poll, choices: [1] })
  await api.groups.react({ tourId, number: message, reaction: 'heart', on: true })
  await kabir.api.groups.react({ tourId, number: words.number, reaction: 'heart', on: true })
  await api.groups.arrive({ tourId, here: true })
  const { id: guest } = await api.expenses.addGuest({ ledger, name: 'Guest of Asha' })
  const room: ExpenseFactsInput = anExpense([asha], { title: 'Asha’s room, Hotel Sea View 204', amountPaise: 90_000 })
  const { number: entry } = await api.expenses.add({ ledger, expense: room })
  await api.expenses.correct({
    ledger,
    number: entry,
    expense: { ...room, amountPaise: 80_000, payers: [{ id: asha._id, paise: 80_000 }] },
    reason: 'Asha was wrong',
  })
  await api.expenses.add({ ledger, expense: anExpense([mina, asha, { _id: guest }], { title: 'Asha’s boat' }) })
  await kabir.api.expenses.add({ ledger, expense: anExpense([asha, kabir], { title: 'Asha’s tea' }) })
  const paid = await api.expenses.begin({ ledger, to: mina._id, amountPaise: 5_000 })
  await api.expenses.claim({ ledger, transferId: paid.id, method: 'cash' })
  await mina.api.expenses.confirm({ ledger, transferId: paid.id })
  await api.expenses.begin({ ledger, to: mina._id, amountPaise: 1_000 })
  await api.social.update(profile('Asha Again'))
  return { entry, guest, message: words.number, poll: own.number }
}

export async function makeWorld(testApp: TestApp, db: TestDb, blocker: 'asha' | 'ravi', joins: Joins): Promise<World> {
  const [mina, kabir, ravi, asha] = [
    await makePerson(testApp, db, 'Mina'),
    await makePerson(testApp, db, 'Kabir'),
    await makePerson(testApp, db, 'Ravi'),
    await makePerson(testApp, db, 'Asha'),
  ]
  for (const { api } of [mina, kabir]) await api.plans.create(aPlan({ placeId: PLACE, travelDates: DAYS }))
  const plan = await ravi.api.plans.create(aPlan({ placeId: PLACE, travelDates: DAYS }))
  const { _id: tourId } = await mina.api.tours.create(aTour())
  await kabir.api.tours.join({ tourId })
  let hosted = NOWHERE
  if (joins !== 'never') {
    hosted = (await asha.api.tours.create(aTour({ name: 'Asha’s tour', travelDates: DAYS, isPublic: true })))._id
    await ravi.api.tours.favorite({ tourId: hosted })
    await asha.api.plans.invite({ planId: plan._id, placeId: PLACE, tourId: hosted })
  }
  const [one, other] = blocker === 'asha' ? [asha, ravi] : [ravi, asha]
  await one.api.social.block({ userId: other._id })
  await asha.api.social.update(profile('Asha Newname'))
  if (joins !== 'never') await asha.api.plans.create(aPlan({ placeId: PLACE, travelDates: DAYS }))

  const ledger = { kind: 'tour', id: tourId } as const
  const { number: poll } = await mina.api.groups.createPoll({ tourId, question: 'When?', choices: ['Now', 'Later'] })
  const { number: message } = await kabir.api.groups.send({ tourId, text: 'Hello from Kabir' })
  await mina.api.groups.setMeeting({ tourId, place: 'Malvan', meetAt: testApp.deps.now().toISOString() })
  await mina.api.groups.vote({ tourId, number: poll, choices: [0] })
  const known = { mina, kabir, tourId, poll, message }
  const nothing = { entry: 999_999, guest: NOWHERE, message: 999_999, poll: 999_999 }
  let hers = nothing
  const come = async () => {
    await asha.api.tours.join({ tourId })
    hers = await act(asha, known)
  }
  if (joins === 'first') await come()
  await ravi.api.tours.join({ tourId })
  await ravi.api.groups.vote({ tourId, number: poll, choices: [1] })
  await ravi.api.expenses.add({ ledger, expense: anExpense([ravi, mina, kabir]) })
  await kabir.api.expenses.add({ ledger, expense: anExpense([kabir, mina], { title: 'Lime soda' }) })
  if (joins === 'last') await come()
  return { mina, kabir, ravi, asha, tourId, poll, message, hers: { ...hers, tour: hosted } }
}

/** Fields that count what happens in the whole site, in a group or in a ledger, and names of accounts. */
const COUNTERS = new Set(
  (
    'number version readUpTo read_up_to replaces replacedBy replyTo entry turn firebaseUid firebase_uid deck_key last_from ' +
    'signed_in_at'
  ).split(' '),
)

const decoded = (cursor: string) => Buffer.from(cursor, 'base64url').toString()

/** What a call answers or its error as text, with names for the ids of this world, so that two worlds can be compared. */
export async function answerOf(world: World, call: () => Promise<unknown>): Promise<string> {
  const answer = await call().catch(({ code, message, cause }) => ({ code, message, cause }))
  const shown = JSON.stringify(answer, (key, value) => {
    if (COUNTERS.has(key)) return 0
    return key === 'nextCursor' && typeof value === 'string' ? decoded(value).replace(/\d+/g, '0') : value
  })
  const names = new Map([[world.tourId, 'tour']])
  for (const name of ['mina', 'kabir', 'ravi', 'asha'] as const) names.set(world[name]._id, name)
  return shown
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
      names.set(id, names.get(id) ?? `#${names.size}`)
      return names.get(id) as string
    })
    .replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d[^"]*/g, 'then')
}
