import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useApp, visitor } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { mailsTo } from '../../../../test/mails.ts'
import type { TestPerson } from '../../../../test/people.ts'
import { makeStaff } from '../../../../test/staff.ts'

const db = useDatabase()
const testApp = useApp(db)
let operator: TestPerson
let moderator: TestPerson
beforeAll(async () => {
  operator = await makeStaff(testApp, db, 'operator')
  moderator = await makeStaff(testApp, db, 'moderator')
})
beforeEach(() => db.sql`delete from enquiries`)

let count = 0
async function enquire(message = 'Do you go to Spiti in May?'): Promise<string> {
  count += 1
  const sender = { name: 'Asha Rao', email: `asha.${count}@example.in`, phone: '+91 98200 00000' }
  await visitor(db).contact.send({ ...sender, message })
  return (await operator.api.admin.enquiries({ limit: 100 })).items.at(-1)?._id ?? ''
}
const mails = async () => (await mailsTo(db)).filter(({ subject }) => subject === 'Your enquiry to Saathi')
const lines = async (enquiryId: string) =>
  [...(await db.sql`select act, note from audit_log where subject_id = ${enquiryId} order by id`)].map(Object.values)

describe('admin.answerEnquiry', () => {
  test('an answer: is mailed with the message below it, and kept with who gave it', async () => {
    const enquiryId = await enquire('Do you go to Spiti?\nIn May?')
    const answered = await operator.api.admin.answerEnquiry({ enquiryId, answer: ' From June on. ' })
    expect(answered).toMatchObject({
      answer: 'From June on.',
      answeredBy: { _id: operator._id },
      email: `asha.${count}@example.in`,
    })
    expect(await mails()).toEqual([
      {
        to: answered.email,
        subject: 'Your enquiry to Saathi',
        text: 'Dear Asha Rao,\n\nFrom June on.\n\nYou wrote:\n> Do you go to Spiti?\n> In May?',
      },
    ])
    expect((await operator.api.admin.enquiries({})).items).toEqual([])
    expect((await operator.api.admin.enquiries({ state: 'answered' })).items).toEqual([answered])
    expect(await lines(enquiryId)).toEqual([['enquiry.answer', '']])
  })

  test('two answers at once: one is mailed, the other is a CONFLICT', async () => {
    const before = (await mails()).length
    const enquiryId = await enquire()
    const outcomes = await Promise.allSettled([
      operator.api.admin.answerEnquiry({ enquiryId, answer: 'Yes.' }),
      moderator.api.admin.answerEnquiry({ enquiryId, answer: 'No.' }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } })
    expect((await mails()).length).toBe(before + 1)
  })
})

describe('admin.finishEnquiry', () => {
  test('an enquiry that needs no answer: is answered without a mail, once, by two at once too', async () => {
    const before = (await mails()).length
    const enquiryId = await enquire()
    const finish = ({ api }: TestPerson) => api.admin.finishEnquiry({ enquiryId })
    const outcomes = await Promise.allSettled([finish(operator), finish(moderator)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } })
    const { items } = await operator.api.admin.enquiries({ state: 'answered' })
    expect(items).toMatchObject([{ _id: enquiryId, answer: null, answeredAt: expect.any(String) }])
    expect((await mails()).length).toBe(before)
    expect(await lines(enquiryId)).toEqual([['enquiry.done', '']])
  })

  test('an unknown one: NOT_FOUND', async () => {
    await expect(operator.api.admin.finishEnquiry({ enquiryId: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

test('reopened: the enquiry waits again with its earlier answer, and is counted', async () => {
  const enquiryId = await enquire()
  await operator.api.admin.answerEnquiry({ enquiryId, answer: 'From June on.' })
  for (const _ of [1, 2])
    expect(await moderator.api.admin.reopenEnquiry({ enquiryId, note: 'They asked again.' })).toMatchObject({
      answeredAt: null,
      answer: 'From June on.',
      answeredBy: null,
    })
  expect((await moderator.api.admin.me()).waiting.enquiries).toBe(1)
  expect(await lines(enquiryId)).toEqual([
    ['enquiry.answer', ''],
    ['enquiry.reopen', 'They asked again.'],
  ])
})

test('deleted: nothing of the enquiry is left but a line of the audit log without its text', async () => {
  const enquiryId = await enquire('My number is 98200.')
  await operator.api.admin.removeEnquiry({ enquiryId })
  await expect(operator.api.admin.removeEnquiry({ enquiryId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(operator.api.admin.answerEnquiry({ enquiryId, answer: 'Yes.' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const audit = await db.sql`select * from audit_log where subject_id = ${enquiryId}`
  expect(audit).toHaveLength(1)
  expect(JSON.stringify(audit)).not.toMatch(/98200|Asha|asha\./)
})

test.each(['open', 'answered'] as const)('admin.enquiries, %s: pages without gaps, and a search', async (state) => {
  for (const n of [1, 2, 3, 4, 5]) {
    const enquiryId = await enquire(n === 3 ? 'About Ziro' : `Question ${n}`)
    if (state === 'answered') await operator.api.admin.answerEnquiry({ enquiryId, answer: 'Yes.' })
  }
  const all = async (q?: string) => {
    const found: string[] = []
    let cursor: string | undefined
    do {
      const page = await operator.api.admin.enquiries({ state, q, limit: 2, cursor })
      found.push(...page.items.map(({ message }) => message))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    return found
  }
  const order = (messages: string[]) => (state === 'open' ? messages : messages.reverse())
  expect(await all()).toEqual(order(['Question 1', 'Question 2', 'About Ziro', 'Question 4', 'Question 5']))
  expect(await all('question')).toEqual(order(['Question 1', 'Question 2', 'Question 4', 'Question 5']))
  expect(await all('100%')).toEqual([])
})
