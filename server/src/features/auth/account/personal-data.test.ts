import { expect, test } from 'vitest'
import { callerWith, NOON, useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { anExpense, makeLedger } from '../../../../test/expenses.ts'
import { aTour } from '../../../../test/make.ts'
import { makePerson, type TestPerson, tokenFor } from '../../../../test/people.ts'
import { removeDueAccounts } from './workflows/deletion.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
const loggedInAgain = async ({ firebaseUid }: TestPerson) =>
  callerWith(db, await tokenFor(testApp, firebaseUid), testApp.deps)

test('the reason of a dispute: leaves the notice of the other person with the account', async () => {
  const [asha, ravi] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Ravi')]
  const ledger = await makeLedger(ravi, [asha])
  await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi]) })
  const { id: transferId } = await ravi.api.expenses.begin({ ledger, to: asha._id, amountPaise: 15_000 })
  await ravi.api.expenses.claim({ ledger, transferId, method: 'cash' })
  await asha.api.expenses.dispute({ ledger, transferId, reason: 'Nothing has come' })
  const noteOf = async () =>
    (await ravi.api.notices.list({})).items.flatMap(({ kind, note }) => (kind === 'payDisputed' ? [note] : []))
  expect(await noteOf()).toEqual(['Nothing has come'])
  await (await loggedInAgain(asha)).social.leave()
  clock = new Date(clock.getTime() + 7 * 86_400_000)
  await removeDueAccounts({ ...testApp.deps, now: () => clock })
  expect(await db.sql`select from users where id = ${asha._id}`).toHaveLength(0)
  expect(await noteOf()).toEqual([null])
})

test('social.export: has enquiries with the user’s address, and none of others', async () => {
  const asha = await makePerson(testApp, db, 'Asha')
  const send = (email: string, message: string) =>
    asha.api.contact.send({ name: 'Asha', email, phone: '+91 98765 43210', message })
  await send(asha.email.toUpperCase(), 'Where is my seat?')
  await send('somebody@example.in', 'And where is mine?')
  const { enquiries } = (await (await loggedInAgain(asha)).social.export()) as { enquiries: object[] }
  expect(enquiries).toEqual([expect.objectContaining({ message: 'Where is my seat?', answer: null })])
})

test('social.export: names no tour that is for another gender, or whose host a block hides', async () => {
  const [asha, ravi, kabir] = [
    await makePerson(testApp, db, 'Asha'),
    await makePerson(testApp, db, 'Ravi'),
    await makePerson(testApp, db, 'Kabir'),
  ]
  const [forMen, blockers, open] = [
    (await ravi.api.tours.create(aTour()))._id,
    (await kabir.api.tours.create(aTour()))._id,
    (await ravi.api.tours.create(aTour()))._id,
  ]
  for (const tourId of [forMen, blockers, open]) {
    await asha.api.tours.favorite({ tourId })
    await db.sql`insert into plan_invitations (tour_id, user_id, plan_id) values (${tourId}, ${asha._id}, uuidv7())`
    await db.sql`insert into notices (id, user_id, kind, tour_id) values (uuidv7(), ${asha._id}, 'datesChanged', ${tourId})`
  }
  const listsOf = async () => {
    const data = (await (await loggedInAgain(asha)).social.export()) as Record<string, { tour_id: string }[]>
    return ['favoriteTours', 'planInvitations', 'notices'].map((list) => data[list]?.map((row) => row.tour_id).sort())
  }
  const all = [forMen, blockers, open].sort()
  expect(await listsOf()).toEqual([all, all, all])
  await kabir.api.social.block({ userId: asha._id })
  await db.sql`update tours set only_gender = 'man' where id = ${forMen}`
  expect(await listsOf()).toEqual([[open], [open], [open]])
})
