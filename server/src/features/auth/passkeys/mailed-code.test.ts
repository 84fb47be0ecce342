import { expect, test } from 'vitest'
import { callerWith, NOON, useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { mailsTo as mailsToAddress } from '../../../../test/mails.ts'
import { makePerson } from '../../../../test/people.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
const mailsTo = ({ email }: { email: string }) => mailsToAddress(db, email)

test('a session without a passkey: adds one with the mailed code only, once, and within five tries', async () => {
  const asha = await makePerson(testApp, db, 'Asha')
  const start = (code?: string) =>
    callerWith(db, asha.token, testApp.deps)
      .passkeys.startRegistration({ code })
      .then(
        () => 'started',
        (error) => error.cause?.messageId ?? error,
      )
  const sent = async () => {
    await asha.api.passkeys.sendCode()
    const { subject = '' } = (await mailsTo(asha)).at(-1) ?? {}
    return /^\d{6}(?= is your code for a new passkey)/.exec(subject)?.[0] ?? ''
  }
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
  expect((await asha.api.passkeys.list()).codeNeeded).toBe(true)
  expect(await start()).toBe('auth.codeMissing')
  expect(await start('000000')).toBe('auth.codeExpired')
  const code = await sent()
  await expect(asha.api.passkeys.sendCode()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await start(wrongFor(code))).toBe('auth.codeWrongTriesLeft')
  // The code confirms the address, and changes none.
  await expect(asha.api.auth.changeAddress({ oldCode: code, newCode: code })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  const outcomes = await Promise.all([1, 2, 3].map(() => start(code)))
  expect(outcomes.sort()).toEqual(['auth.codeExpired', 'auth.codeExpired', 'started'])
  const second = await sent()
  for (let n = 0; n < 5; n++) await start(wrongFor(second))
  expect(await start(second)).toBe('auth.codeExpired')
  clock = new Date(clock.getTime() + 61_000)
  await asha.api.auth.startAddressChange({ email: `new.${asha.email}` })
  const confirming = /^\d{6}/.exec((await mailsTo(asha)).at(-1)?.subject ?? '')?.[0]
  expect(await start(confirming)).toBe('auth.codeExpired')
})
