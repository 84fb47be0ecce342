import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { lastSubject, mailsTo } from '../../../test/mails.ts'
import { makePerson, type TestPerson, tokenFor } from '../../../test/people.ts'
import { deleteExpiredChanges } from './queries/address.ts'

const db = useDatabase()
let clock = NOON
const server = useApp(db, { now: () => clock })
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}

type Owner = TestPerson & { uid: string; email: string; token: string }
const newAddress = () => `asha.${randomUUID()}@example.in`

async function makeOwner(): Promise<Owner> {
  const person = await makePerson(server, db, 'Asha')
  const [row] = await db.sql`select firebase_uid as uid, email from users where id = ${person._id}`
  const { uid, email } = row as unknown as { uid: string; email: string }
  return { ...person, uid, email, token: await tokenFor(server, uid) }
}

const ask = (token: string, procedure: string, payload: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    payload,
    headers: { authorization: `Bearer ${token}` },
  })
const start = (owner: Owner, email: string) => ask(owner.token, 'auth.startAddressChange', { email })
const change = (owner: Owner, codes: { oldCode: string; newCode: string }) =>
  ask(owner.token, 'auth.changeAddress', codes)

/** The code of the newest mail to an address. */
async function codeTo(email: string): Promise<string> {
  return /\d{6}/.exec((await lastSubject(db, email)) ?? '')?.[0] ?? ''
}
async function codesFor(owner: Owner, email: string) {
  expect((await start(owner, email)).statusCode).toBe(200)
  return { oldCode: await codeTo(owner.email), newCode: await codeTo(email) }
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const storedEmail = async ({ _id }: Owner) => (await db.sql`select email from users where id = ${_id}`)[0]?.email
const error = (response: { json: () => { error: { data: object } } }) => response.json().error.data

let asha: Owner
beforeEach(async () => {
  later(120)
  asha = await makeOwner()
})

test('auth.changeAddress with both codes: changes account and profile, tells the earlier address, and ends other sessions', async () => {
  later(2)
  const laptop = await tokenFor(server, asha.uid)
  await ask(laptop, 'auth.sync')
  const email = newAddress()
  const codes = await codesFor(asha, email)
  const response = await change(asha, codes)
  expect(response.json().result.data).toEqual({ email, customToken: expect.any(String) })
  expect(await storedEmail(asha)).toBe(email)
  const [account] = await db.sql`select email, email_verified from identity_accounts where uid = ${asha.uid}`
  expect(account).toEqual({ email, email_verified: true })
  expect(await lastSubject(db, asha.email)).toBe('The address of your Saathi account was changed')
  expect((await ask(laptop, 'sessions.endOthers')).statusCode).toBe(401)
  expect((await ask(asha.token, 'auth.sync')).statusCode).toBe(200)
})

test('auth.sync with a token from before the change: leaves the new address', async () => {
  const email = newAddress()
  await change(asha, await codesFor(asha, email))
  expect((await ask(asha.token, 'auth.sync')).json().result.data.email).toBe(email)
  expect(await storedEmail(asha)).toBe(email)
})

test('auth.changeAddress, after the server ended between account and profile: a repeated call succeeds', async () => {
  const email = newAddress()
  const codes = await codesFor(asha, email)
  await db.sql`update identity_accounts set email = ${email} where uid = ${asha.uid}`
  expect((await change(asha, codes)).statusCode).toBe(200)
  expect(await storedEmail(asha)).toBe(email)
})

test('auth.changeAddress with a wrong code: names its field, has five tries, and changes nothing', async () => {
  const codes = await codesFor(asha, newAddress())
  expect(error(await change(asha, { ...codes, oldCode: wrong(codes.oldCode) }))).toMatchObject({ field: 'oldCode' })
  for (let tries = 3; tries >= 0; tries -= 1)
    expect(error(await change(asha, { ...codes, newCode: wrong(codes.newCode) }))).toMatchObject({ field: 'newCode' })
  expect(error(await change(asha, codes))).toMatchObject({ code: 'BAD_REQUEST', field: 'oldCode' })
  expect(await storedEmail(asha)).toBe(asha.email)
})

test('auth.changeAddress after an hour, or with the codes of an earlier request: is refused', async () => {
  const first = await codesFor(asha, newAddress())
  later(2)
  const second = await codesFor(asha, newAddress())
  expect((await change(asha, { ...second, newCode: first.newCode })).statusCode).toBe(400)
  later(61)
  asha.token = await tokenFor(server, asha.uid)
  expect((await change(asha, second)).statusCode).toBe(400)
  await deleteExpiredChanges(db.db, clock)
  expect(await db.sql`select 1 from address_changes where user_id = ${asha._id}`).toHaveLength(0)
})

test('auth.startAddressChange for an address with an account: answers as for any other, and only its owner finds out', async () => {
  const ravi = await makeOwner()
  const codes = await codesFor(asha, ravi.email)
  expect((await start(await makeOwner(), newAddress())).json()).toEqual({
    result: { data: { message: 'We have sent a code to each of the two addresses.' } },
  })
  expect(error(await change(asha, codes))).toMatchObject({ code: 'CONFLICT' })
  expect([await storedEmail(asha), await storedEmail(ravi)]).toEqual([asha.email, ravi.email])
})

test('auth.changeAddress eight times at once with the same codes: succeeds once, and the earlier address gets one mail', async () => {
  const email = newAddress()
  const codes = await codesFor(asha, email)
  const answers = await Promise.all(Array.from({ length: 8 }, () => change(asha, codes)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(400)])
  expect(await storedEmail(asha)).toBe(email)
  const told = (await mailsTo(db, asha.email)).filter(({ subject }) => subject.includes('was changed'))
  expect(told).toHaveLength(1)
})

test('auth.changeAddress of two people to one address at once: one of them gets it', async () => {
  const ravi = await makeOwner()
  const email = newAddress()
  const codes = await codesFor(asha, email)
  const others = await codesFor(ravi, email)
  const statuses = (await Promise.all([change(asha, codes), change(ravi, others)])).map(({ statusCode }) => statusCode)
  expect(statuses.sort()).toEqual([200, 409])
  expect(await db.sql`select 1 from users where email = ${email}`).toHaveLength(1)
})

test('auth.startAddressChange: the own address is refused, and so are a second request within a minute and an old log-in', async () => {
  expect(error(await start(asha, asha.email.toUpperCase()))).toMatchObject({ field: 'email' })
  const email = newAddress()
  await codesFor(asha, email)
  expect((await start(asha, email)).statusCode).toBe(429)
  later(6)
  expect(error(await start(asha, email))).toMatchObject({ reason: 'login-too-old' })
})

test('address changes without a session, or of somebody without consent: are refused', async () => {
  const request = { method: 'POST', url: '/trpc/auth.startAddressChange', payload: { email: newAddress() } } as const
  expect((await server.app.inject(request)).statusCode).toBe(401)
  await db.sql`update users set consented_at = null where id = ${asha._id}`
  expect((await start(asha, newAddress())).statusCode).toBe(403)
})
