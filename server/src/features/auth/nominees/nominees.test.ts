import { beforeEach, describe, expect, test } from 'vitest'
import { callerWith, useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { makePerson, type TestPerson } from '../../../../test/people.ts'
import { makeStaff } from '../../../../test/staff.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
beforeEach(async () => {
  asha = await makePerson(testApp, db, 'Asha')
})

const MOTHER = { name: 'Leela Rao', email: 'leela@example.in', phone: '+91 98765 43210' }
const mails = async ({ email }: TestPerson) => (await mailsTo(db, email)).map(({ subject }) => subject)
/** The same person in a session that began ten minutes from now in the past. */
const withOldLogin = ({ token }: TestPerson) =>
  callerWith(db, token, { ...testApp.deps, now: () => new Date(testApp.deps.now().getTime() + 10 * 60_000) })

describe('nominees', () => {
  test('named, changed and removed: the owner sees it, is mailed about each change once, and has it in the export', async () => {
    expect(await asha.api.nominees.mine()).toEqual({ nominee: null })
    const named = { ...MOTHER, namedAt: expect.any(String) }
    expect(await asha.api.nominees.set(MOTHER)).toEqual({ nominee: named })
    await asha.api.nominees.set(MOTHER)
    expect(await mails(asha)).toEqual(['Your Saathi nominee has changed'])
    await asha.api.nominees.set({ ...MOTHER, email: null })
    expect(await asha.api.nominees.mine()).toEqual({ nominee: { ...named, email: null } })
    expect(await asha.api.social.export()).toMatchObject({ nominee: [{ name: MOTHER.name, phone: MOTHER.phone }] })
    for (let n = 0; n < 2; n += 1) expect(await asha.api.nominees.remove()).toEqual({ nominee: null })
    expect(await mails(asha)).toEqual([
      'Your Saathi nominee has changed',
      'Your Saathi nominee has changed',
      'Your Saathi nominee is removed',
    ])
    expect(await asha.api.social.export()).toMatchObject({ nominee: [] })
  })

  test('several changes at once: one is stored whole', async () => {
    const many = Array.from({ length: 8 }, (_, n) => ({ name: `N${n}`, email: `n${n}@example.in`, phone: null }))
    await Promise.all(many.map((one) => asha.api.nominees.set(one)))
    const { nominee } = await asha.api.nominees.mine()
    expect(nominee?.email).toBe(`${nominee?.name.toLowerCase()}@example.in`)
  })

  test.each([
    ['name', { ...MOTHER, name: ' ' }],
    ['name', { ...MOTHER, name: 'x'.repeat(81) }],
    ['email', { ...MOTHER, email: 'leela' }],
    ['email', { ...MOTHER, email: null, phone: null }],
    ['phone', { ...MOTHER, phone: 'call me' }],
    ['phone', { ...MOTHER, phone: '1'.repeat(31) }],
  ])('an invalid %s: BAD_REQUEST, and nothing is stored', async (field, facts) => {
    const headers = { authorization: `Bearer ${asha.token}` }
    const answer = await testApp.app.inject({ method: 'POST', url: '/trpc/nominees.set', payload: facts, headers })
    expect([answer.statusCode, answer.json().error.data.field]).toEqual([400, field])
    expect(await asha.api.nominees.mine()).toEqual({ nominee: null })
  })

  test('a log-in older than five minutes: reads it, and cannot change or remove it', async () => {
    await asha.api.nominees.set(MOTHER)
    const old = withOldLogin(asha)
    const tooOld = { code: 'FORBIDDEN', cause: { reason: 'login-too-old' } }
    await expect(old.nominees.set({ ...MOTHER, name: 'Thief' })).rejects.toMatchObject(tooOld)
    await expect(old.nominees.remove()).rejects.toMatchObject(tooOld)
    expect((await old.nominees.mine()).nominee?.name).toBe(MOTHER.name)
  })

  test('another person’s answers: never contain it', async () => {
    await asha.api.nominees.set(MOTHER)
    const ravi = await makePerson(testApp, db, 'Ravi')
    const seen = [await ravi.api.nominees.mine(), await ravi.api.social.profile({ userId: asha._id })]
    expect(JSON.stringify(seen)).not.toMatch(/Leela|98765/)
  })

  test('a deleted account: has none', async () => {
    await asha.api.nominees.set(MOTHER)
    await db.sql`delete from users where id = ${asha._id}`
    expect(await db.sql`select 1 from nominees where user_id = ${asha._id}`).toEqual([])
  })
})

test('a moderator: sees that there is one, and whom only by opening it, which is audited; the staff’s export has none', async () => {
  const moderator = await makeStaff(testApp, db, 'moderator')
  const { admin } = moderator.api
  expect((await admin.person({ userId: asha._id })).hasNominee).toBe(false)
  await asha.api.nominees.set(MOTHER)
  const person = await admin.person({ userId: asha._id })
  expect(person.hasNominee).toBe(true)
  const copy = await admin.exportPerson({ userId: asha._id, note: '' })
  expect(JSON.stringify([person, copy])).not.toMatch(/Leela|98765/)
  const lines = () => db.sql`select staff_id from audit_log where act = 'user.nominee' and subject_id = ${asha._id}`
  expect(await lines()).toEqual([])
  expect(await admin.nominee({ userId: asha._id })).toMatchObject({ nominee: MOTHER })
  expect(await lines()).toEqual([{ staff_id: moderator._id }])
  const editor = await makeStaff(testApp, db, 'editor')
  for (const { api } of [editor, asha])
    await expect(api.admin.nominee({ userId: asha._id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
