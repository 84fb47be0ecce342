import type { ReportSubject } from '@saathi/shared/moderation/schema'
import { beforeAll, expect, test } from 'vitest'
import { useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { anExpense, makeLedger } from '../../../../test/expenses.ts'
import { aPlan } from '../../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../../test/people.ts'
import { endedTour } from '../../../../test/references.ts'
import { makeStaff } from '../../../../test/staff.ts'

const db = useDatabase()
const testApp = useApp(db)
let moderator: TestPerson
let second: TestPerson
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  moderator = await makeStaff(testApp, db, 'moderator')
  second = await makeStaff(testApp, db, 'moderator')
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
})

/** Asha reports it, and a moderator hides it. */
async function hide(subject: ReportSubject) {
  await asha.api.social.report({ userId: ravi._id, reason: 'harassment', subject })
  const [row] = await db.sql`select id from reports order by id desc limit 1`
  const reportId = row?.id as string
  expect((await moderator.api.admin.report({ reportId })).actions).toContain('hide')
  await moderator.api.admin.decide({ reportId, action: 'hide', words: 'harassment', note: 'Seen.' })
  expect((await moderator.api.admin.report({ reportId })).evidence).not.toBeNull()
}

/** Ravi appeals, and another moderator takes the decision back. */
async function takeBack() {
  const [decision] = (await ravi.api.safety.decisions({})).items
  await ravi.api.safety.appeal({ decisionId: decision?._id ?? '', text: 'Please look again.' })
  const [appeal] = (await second.api.admin.appeals({})).items
  await second.api.admin.decideAppeal({ appealId: appeal?._id ?? '', outcome: 'reversed' })
}

test('admin.decide, hide of a reference: others do not read it; its writer reads the reason; reversed: they read it again', async () => {
  const tourId = await endedTour(db, asha._id, [ravi._id])
  const [row] = await db.sql`
    insert into travel_references (id, tour_id, from_id, about_id, tour_ended_on, company, would_travel_again, text,
      private_note, shown_from)
    values (uuidv7(), ${tourId}, ${ravi._id}, ${asha._id}, '2026-10-01', '{calm}', false, 'She is a thief', '',
      '2026-10-02') returning id`
  const texts = async () => (await second.api.references.list({ userId: asha._id })).items.map(({ text }) => text)
  expect(await texts()).toEqual(['She is a thief'])
  await hide({ kind: 'reference', referenceId: row?.id })
  expect(await texts()).toEqual([])
  await takeBack()
  expect(await texts()).toEqual(['She is a thief'])
})

test('admin.decide, hide of an expense: the amounts stay; its texts go, and come back when it is reversed', async () => {
  const ledger = await makeLedger(asha, [ravi])
  const { number } = await ravi.api.expenses.add({ ledger, expense: anExpense([ravi, asha], { note: 'You cheat' }) })
  const entry = async () => (await asha.api.expenses.entries({ ledger })).items[0]
  await hide({ kind: 'expense', ledger, number })
  expect(await entry()).toMatchObject({ note: '', amountPaise: 30_000 })
  await takeBack()
  expect(await entry()).toMatchObject({ note: 'You cheat', amountPaise: 30_000 })
})

test('admin.decide, hide of a travel plan: it is withdrawn', async () => {
  const plan = aPlan()
  const { _id: planId } = await ravi.api.plans.create(plan)
  await hide({ kind: 'plan', placeId: plan.placeId, planId })
  expect((await ravi.api.plans.list()).items).toEqual([])
})
