import { expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { readConfig } from '../../config.ts'
import { createLimits } from '../../platform/limits.ts'
import { finishEnquiry, openEnquiries } from './store.ts'

const db = useDatabase()
const held = useApp(db, { config: readConfig({ CONTACT_TO: 'desk@saathi.example' }) })
const ENQUIRY = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98200 00000',
  message: 'Do you go to Spiti in May?',
}
const send = (payload: object) => held.app.inject({ method: 'POST', url: '/api/contact', payload })
const kept = () => openEnquiries(db.db)

test('an enquiry is kept, told of by mail, and dealt with', async () => {
  const answer = await send(ENQUIRY)
  expect([answer.statusCode, answer.json().message]).toEqual([200, 'Your message has been sent successfully!'])
  const [enquiry] = await kept()
  expect(enquiry).toMatchObject(ENQUIRY)
  const [mail] = await db.sql`select "to", subject, text from outbox`
  expect(mail).toMatchObject({ to: 'desk@saathi.example', subject: 'An enquiry from Asha Rao' })
  expect(mail?.text).toContain('Do you go to Spiti in May?')
  expect(await finishEnquiry(db.db, enquiry!._id, new Date())).toBe(true)
  expect(await finishEnquiry(db.db, enquiry!._id, new Date())).toBe(false)
  expect(await kept()).toEqual([])
})

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'Asha\r\nBcc: all@example.in' }],
  ['email', { email: 'asha' }],
  ['phone', { phone: '' }],
  ['phone', { phone: 'ring me' }],
  ['message', { message: 'x'.repeat(4_001) }],
])('a faulty %s is named, and nothing is kept', async (field, fault) => {
  const answer = await send({ ...ENQUIRY, ...fault })
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  expect(await kept()).toEqual([])
})

test('a message may be left out', async () => {
  const { message, ...without } = ENQUIRY
  expect((await send(without)).statusCode).toBe(200)
  expect((await kept())[0]?.message).toBe('')
})

test('a machine that fills every field is thanked and not kept', async () => {
  const before = await kept()
  expect((await send({ ...ENQUIRY, website: 'https://spam.example' })).json().message).toMatch(/successfully/)
  expect(await kept()).toEqual(before)
})

test('five an hour from one address, and from one place', async () => {
  const limited = useLimits()
  for (let count = 0; count < 5; count += 1) await limited.take('enquiriesPerAddress', 'ravi@example.in')
  await expect(limited.take('enquiriesPerAddress', 'Ravi@example.in')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
})
const useLimits = () => createLimits(db.db, { secret: 'other' })
