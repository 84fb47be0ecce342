import { describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp } from '../../../../test/app.ts'
import { runInProcess } from '../../../../test/cli.ts'
import { useDatabase } from '../../../../test/db.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addPasskey, passkeySession, passkeyToken } from '../../../../test/passkeys.ts'
import { makePerson, tokenFor } from '../../../../test/people.ts'
import { staff as staffCommand } from '../../../cli/staff.ts'
import { restRoutes } from '../../../http/rest.ts'
import { procedures } from '../../../router.ts'

const db = useDatabase()
const testApp = useApp(db, { now: () => NOON })
/** A new call with the token of the person: each call of a client reads the account anew. */
const asking = ({ token }: { token: string }) => callerWith(db, token, testApp.deps)
const needed = { code: 'FORBIDDEN', cause: { reason: 'passkey-needed' } }

/** A user whose log-ins need a passkey, with a session that began with one, and one that did not. */
async function careful(name = 'Asha') {
  const person = await makePerson(testApp, db, name)
  const session = await passkeySession(db, testApp, person)
  const phone = await addPasskey(session)
  const { recoveryCode } = await session.passkeys.setRequired({ required: true })
  const token = await passkeyToken(db, testApp, phone)
  return { ...person, recoveryCode: recoveryCode as string, withPasskey: () => asking({ token }) }
}
const subjectsTo = async ({ email }: { email: string }) => (await mailsTo(db, email)).map(({ subject }) => subject)

describe('a session without the passkey that its user requires', () => {
  test('every procedure that depends on the user: is FORBIDDEN with a reason, whatever the input', async () => {
    const asha = await careful()
    const headers = { authorization: `Bearer ${asha.token}` }
    const depending = Object.entries(procedures).filter(([, { _def }]) => ['user', 'token'].includes(_def.meta.access))
    expect(depending.length).toBeGreaterThan(80)
    for (const [name, { _def }] of depending) {
      if (name === 'passkeys.recover') continue
      const isMutation = _def.type === 'mutation'
      const answer = await testApp.app.inject({
        method: isMutation ? 'POST' : 'GET',
        url: `/trpc/${name}`,
        headers,
        payload: isMutation ? {} : undefined,
      })
      expect(answer.body, name).toContain('"reason":"passkey-needed"')
      if (_def.type !== 'subscription') expect(answer.statusCode, name).toBe(403)
    }
    for (const { method, path, procedure } of restRoutes) {
      if (!depending.some(([name]) => name === procedure)) continue
      const url = `/api${path.replace(/:\w+/g, asha._id)}`
      const answer = await testApp.app.inject({ method, url, headers, payload: method === 'POST' ? {} : undefined })
      expect([answer.statusCode, answer.json().reason], `${method} ${path}`).toEqual([403, 'passkey-needed'])
    }
    for (const [method, url] of [
      ['POST', '/api/media'],
      ['PUT', '/api/users/profile'],
    ] as const) {
      const answer = await testApp.app.inject({ method, url, headers, payload: {} })
      expect([answer.statusCode, answer.json().reason], url).toEqual([403, 'passkey-needed'])
    }
  })

  test('the session with a passkey: is not refused, and a new log-in without one is', async () => {
    const asha = await careful()
    expect((await asha.withPasskey().social.me())._id).toBe(asha._id)
    const api = callerWith(db, await tokenFor(testApp, asha.firebaseUid), testApp.deps)
    await expect(api.auth.sync()).rejects.toMatchObject(needed)
    await expect(api.tours.list({})).rejects.toMatchObject(needed)
  })
})

describe('passkeys.setRequired', () => {
  test('without a passkey, and in a session that began without one: is refused', async () => {
    const asha = await makePerson(testApp, db, 'Asha')
    const session = await passkeySession(db, testApp, asha)
    await expect(session.passkeys.setRequired({ required: true })).rejects.toMatchObject({ code: 'CONFLICT' })
    await addPasskey(session)
    await expect(asking(asha).passkeys.setRequired({ required: true })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      cause: { reason: 'second-factor' },
    })
    expect((await asking(asha).passkeys.list()).required).toBe(false)
  })

  test('the last passkey: cannot be removed while it is on, also when both are removed at once', async () => {
    const asha = await careful()
    await addPasskey(asha.withPasskey(), 'Laptop')
    const ids = (await asha.withPasskey().passkeys.list()).items.map(({ _id }) => _id)
    const removed = await Promise.allSettled(ids.map((passkeyId) => asha.withPasskey().passkeys.remove({ passkeyId })))
    expect(removed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await asha.withPasskey().passkeys.list()).items).toHaveLength(1)
    await asha.withPasskey().passkeys.setRequired({ required: false })
    const [{ _id: passkeyId } = { _id: '' }] = (await asha.withPasskey().passkeys.list()).items
    await asha.withPasskey().passkeys.remove({ passkeyId })
    expect((await asking(asha).social.me())._id).toBe(asha._id)
  })

  test('the removal of the last passkey and the requirement at once: no user is left without a passkey', async () => {
    for (let round = 0; round < 5; round++) {
      const asha = await makePerson(testApp, db, 'Asha')
      const session = await passkeySession(db, testApp, asha)
      await addPasskey(session)
      const [{ _id: passkeyId } = { _id: '' }] = (await asking(asha).passkeys.list()).items
      const both = [asking(asha).passkeys.remove({ passkeyId }), session.passkeys.setRequired({ required: true })]
      const outcomes = await Promise.allSettled(both)
      const [row] = await db.sql`select passkey_recovery_hash is not null as required,
        (select count(*)::int from passkeys where user_id = users.id) as count from users where id = ${asha._id}`
      expect([
        { required: true, count: 1 },
        { required: false, count: 0 },
      ]).toContainEqual({ ...row })
      expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    }
  })

  test('each change: is mailed once to the owner', async () => {
    const asha = await careful()
    await asha.withPasskey().passkeys.setRequired({ required: false })
    await asha.withPasskey().passkeys.setRequired({ required: false })
    expect(await subjectsTo(asha)).toEqual([
      'A passkey was added to your Saathi account',
      'Your Saathi log-ins now ask for a passkey',
      'Your Saathi log-ins no longer ask for a passkey',
    ])
  })
})

describe('passkeys.recover', () => {
  test('the recovery code, typed in its own way: the log-in without a passkey is complete, and the owner gets a mail', async () => {
    const asha = await careful()
    expect(asha.recoveryCode).toMatch(/^([A-Z0-9]{5}-){4}[A-Z0-9]{5}$/)
    await asking(asha).passkeys.recover({ code: ` ${asha.recoveryCode.toLowerCase().replaceAll('-', ' ')} ` })
    expect((await asking(asha).social.me())._id).toBe(asha._id)
    expect(await asking(asha).passkeys.list()).toMatchObject({ required: false, items: [{ name: 'Phone' }] })
    expect((await subjectsTo(asha)).at(-1)).toBe('Your recovery code for Saathi was used')
    await expect(asking(asha).passkeys.recover({ code: asha.recoveryCode })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  test('a wrong code, an older code and the code of somebody else: are refused', async () => {
    const [asha, ravi] = [await careful('Asha'), await careful('Ravi')]
    const wrong = { code: 'BAD_REQUEST', cause: { messageId: 'passkeys.recoveryCodeWrong', field: 'code' } }
    const { recoveryCode } = await asha.withPasskey().passkeys.setRequired({ required: true })
    for (const code of ['none', asha.recoveryCode, ravi.recoveryCode])
      await expect(asking(asha).passkeys.recover({ code })).rejects.toMatchObject(wrong)
    await expect(asking(asha).social.me()).rejects.toMatchObject(needed)
    await asking(asha).passkeys.recover({ code: recoveryCode as string })
    await expect(asking(ravi).social.me()).rejects.toMatchObject(needed)
  })

  test('more tries than the limit: are TOO_MANY_REQUESTS', async () => {
    const asha = await careful()
    for (let n = 0; n < 10; n++)
      await asking(asha)
        .passkeys.recover({ code: `guess ${n}` })
        .catch(() => {})
    const { recoveryCode: code } = asha
    await expect(asking(asha).passkeys.recover({ code })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('the recovery code: is stored as a hash only, and the export has neither', async () => {
    const asha = await careful()
    const [row] = await db.sql`select to_jsonb(u)::text as stored from users u where id = ${asha._id}`
    expect(row?.stored).not.toContain(asha.recoveryCode)
    const exported = await asha.withPasskey().social.export()
    expect(exported.profile).toMatchObject([{ passkey_required: true }])
    expect(JSON.stringify(exported)).not.toContain('passkey_recovery_hash')
    expect(exported.passkeys).toMatchObject([{ name: 'Phone' }])
  })
})

describe('npm run staff -- passkeys', () => {
  const run = (...args: string[]) => runInProcess(staffCommand, args, { db: db.db })

  test('an account that needs a passkey: is without passkeys, told by mail and in the audit log, and logs in again', async () => {
    const asha = await careful()
    expect(await run('passkeys', asha.email.toUpperCase())).toContain("Removed 1 of Asha's passkeys")
    expect(await asking(asha).passkeys.list()).toMatchObject({ items: [], required: false })
    expect((await subjectsTo(asha)).at(-1)).toBe('All passkeys were removed from your Saathi account')
    const lines = await db.sql`select act, actor, before, after from audit_log where subject_id = ${asha._id}`
    expect(lines.map((line) => ({ ...line }))).toEqual([
      {
        act: 'passkeys.clear',
        actor: 'meera',
        before: { passkeys: 1, required: true },
        after: { passkeys: 0, required: false },
      },
    ])
    await expect(run('passkeys', asha.email)).rejects.toThrow('Asha has no passkeys')
    await expect(run('passkeys', 'nobody@example.in')).rejects.toThrow('No user has the address')
  })
})
