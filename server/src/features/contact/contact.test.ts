import { expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { mailsTo } from '../../../test/mails.ts'
import { readConfig } from '../../config.ts'
import { createLimits } from '../../platform/limits.ts'
import { finishEnquiry } from './queries/contact.ts'

const db = useDatabase()
const server = useApp(db, { config: readConfig({ CONTACT_TO: 'desk@saathi.example' }) })
const ENQUIRY = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98200 00000',
  message: 'Do you go to Spiti in May?',
}
const send = (payload: object) => server.app.inject({ method: 'POST', url: '/api/contact', payload })
const stored = () => db.sql`select id, name, email, phone, message from enquiries where done_at is null order by id`

test('contact.send: the enquiry is stored, mailed, and can be closed once', async () => {
  const response = await send(ENQUIRY)
  expect([response.statusCode, response.json().message]).toEqual([200, 'Your message has been sent successfully!'])
  const [enquiry] = await stored()
  expect(enquiry).toMatchObject(ENQUIRY)
  const [mail] = await mailsTo(db)
  expect(mail).toMatchObject({ to: 'desk@saathi.example', subject: 'An enquiry from Asha Rao' })
  expect(mail?.text).toContain('Do you go to Spiti in May?')
  expect(await finishEnquiry(db.db, enquiry?.id, { name: 'desk' }, new Date())).toBe(true)
  expect(await finishEnquiry(db.db, enquiry?.id, { name: 'desk' }, new Date())).toBe(false)
  expect(await stored()).toEqual([])
})

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'Asha\r\nBcc: all@example.in' }],
  ['email', { email: 'asha' }],
  ['phone', { phone: '' }],
  ['phone', { phone: 'ring me' }],
  ['message', { message: 'x'.repeat(4_001) }],
])('contact.send: an invalid %s is named, and nothing is stored', async (field, input) => {
  const response = await send({ ...ENQUIRY, ...input })
  expect([response.statusCode, response.json().field]).toEqual([400, field])
  expect(await stored()).toEqual([])
})

test('contact.send: the message is optional', async () => {
  const { message, ...without } = ENQUIRY
  expect((await send(without)).statusCode).toBe(200)
  expect((await stored())[0]?.message).toBe('')
})

test('contact.send: an input with the hidden field is confirmed and not stored', async () => {
  const before = await stored()
  expect((await send({ ...ENQUIRY, website: 'https://spam.example' })).json().message).toMatch(/successfully/)
  expect(await stored()).toEqual(before)
})

test('contact.send: at most five an hour from one address, ignoring case', async () => {
  const limits = createLimits(db.db, { secret: 'other' })
  for (let count = 0; count < 5; count += 1) await limits.take('enquiriesPerAddress', 'ravi@example.in')
  await expect(limits.take('enquiriesPerAddress', 'Ravi@example.in')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
})
