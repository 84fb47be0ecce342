import { afterEach, beforeAll, expect, test } from 'vitest'
import { callerWith, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { mailsTo } from '../../../test/mails.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { readConfig } from '../../config.ts'
import { createLimits } from '../../platform/limits.ts'

const db = useDatabase()
const testApp = useApp(db, { config: readConfig({ CONTACT_TO: 'office@saathi.example' }) })
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
})
afterEach(async () => {
  await db.sql`delete from outbox`
})

const report = { reason: 'harassment' as const, note: 'He wrote "come alone" at night.' }
const mails = () => mailsTo(db)

test('social.report: the mail to CONTACT_TO has the id and reason, and no names or note', async () => {
  await asha.api.social.report({ userId: ravi._id, ...report })
  const [row] = await db.sql`select id from reports order by id desc limit 1`
  expect(await mails()).toEqual([
    {
      to: 'office@saathi.example',
      subject: 'A report waits to be looked at',
      text: `Somebody was reported on Saathi (reason: harassment).\n\nTo read it: https://saathi.example/admin/moderation/${row?.id}`,
    },
  ])
})

test('social.report: above the mail limit, reports are stored without a mail', async () => {
  const limits = createLimits(db.db, { secret: 'few', settings: { reportMails: '2/hour', reports: '99/hour' } })
  const api = callerWith(db, asha.token, { ...testApp.deps, limits })
  const count = async () => (await db.sql`select count(*)::int as n from reports`)[0]?.n as number
  const before = await count()
  for (let times = 0; times < 4; times += 1) await api.social.report({ userId: ravi._id, ...report })
  expect(await count()).toBe(before + 4)
  expect(await mails()).toHaveLength(2)
})

test('social.report: without CONTACT_TO, no mail is queued', async () => {
  const api = callerWith(db, asha.token, { ...testApp.deps, config: readConfig({}) })
  await api.social.report({ userId: ravi._id, ...report })
  expect(await mails()).toHaveLength(0)
})

test('social.report: for an unknown user, no mail is queued', async () => {
  await asha.api.social.report({ userId: '01900000-0000-7000-8000-00000000dead', ...report })
  expect(await mails()).toHaveLength(0)
})
