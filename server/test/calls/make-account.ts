import { randomUUID } from 'node:crypto'
import type { Caller, ProcedureName } from '../../src/router.ts'
import { callerWith, visitor } from '../app.ts'
import { Authenticator } from '../authenticator.ts'
import type { TestDb } from '../db.ts'
import { lastSubject } from '../mails.ts'
import { addPasskey, passkeySession } from '../passkeys.ts'
import { makePerson, type TestPerson, tokenFor } from '../people.ts'
import type { TestApp } from './world.ts'

export type Callers = Partial<Record<ProcedureName, Caller>>

/** What belongs to Asha's account, and what is mailed or made by an authenticator. An account has one code at a time. */
export async function makeAccount(testApp: TestApp, db: TestDb, { asha, ravi }: Record<'asha' | 'ravi', TestPerson>) {
  const codeFor = async (email: string) => (await lastSubject(db, email))?.slice(0, 6) as string
  const { deps } = testApp
  const anyone = visitor(db, deps)
  const email = 'kiran@example.in'
  await anyone.auth.sendCode({ email })
  const registration = { email, code: await codeFor(email) }

  const adding = await makePerson(testApp, db, 'Adding a passkey')
  await adding.api.passkeys.sendCode()
  await db.sql`update users set profile_picture = 'media/adding' where id = ${adding._id}`
  const moving = await makePerson(testApp, db, 'Changing the address')
  const newAddress = 'new@example.in'
  await moving.api.auth.startAddressChange({ email: newAddress })
  const addressCodes = { oldCode: await codeFor(moving.email), newCode: await codeFor(newAddress) }
  const locked = await makePerson(testApp, db, 'Locked out')
  const withPasskey = await passkeySession(db, testApp, locked)
  await addPasskey(withPasskey)
  const { recoveryCode } = await withPasskey.passkeys.setRequired({ required: true })

  const careful = await passkeySession(db, testApp, asha)
  const authenticator = await addPasskey(careful)
  const [passkey] = (await asha.api.passkeys.list()).items
  const session = randomUUID()
  await db.sql`insert into sessions (account, auth_time, id, seen_at) values (${asha.firebaseUid}, 1, ${session}, now())`
  const device = 'D'.repeat(43)
  await db.sql`
    insert into push_subscriptions (user_id, device, endpoint, p256dh, auth, auth_time, kinds)
    values (${asha._id}, ${device}, 'https://fcm.googleapis.com/fcm/send/device', 'key', 'auth', 1, '{group}')`
  await db.sql`insert into photo_checks (user_id, check_id, gesture) values (${asha._id}, ${randomUUID()}, 'thumbUp')`

  const callers: Callers = {
    'auth.changeAddress': moving.api,
    'passkeys.sendCode': ravi.api,
    'safety.startPhotoCheck': adding.api,
    'passkeys.startRegistration': adding.api,
    'passkeys.recover': callerWith(db, await tokenFor(testApp, locked.firebaseUid), deps),
  }
  const things = {
    registration,
    passkeyCode: await codeFor(adding.email),
    addressCodes,
    passkey: passkey?._id as string,
    newCredential: new Authenticator().create(await careful.passkeys.startRegistration({})),
    usedCredential: authenticator.get(await anyone.passkeys.startLogin()),
    recoveryCode: recoveryCode as string,
    session,
    device,
  }
  return { callers, things, people: [adding, moving, locked] }
}
