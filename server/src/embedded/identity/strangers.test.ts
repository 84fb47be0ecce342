import { beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { useIdentity } from '../../../test/identity.ts'

const db = useDatabase()
const at = useIdentity(db)

let count = 0
const password = 'monsoon-in-Munnar'
let email: string
const signIn = (given: object, from: object) => at.call('signInWithPassword', { email, password, ...given }, from)
const times = async (many: number, work: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < many; n++) await work(n)
}
const wrongly = (many: number, from: (n: number) => object) =>
  times(many, (n) => signIn({ password: `guess-${n}` }, from(n)))
const askReset = (from: object) => at.call('sendOobCode', { requestType: 'PASSWORD_RESET', email }, from)

/** Networks of strangers, different in each test. */
const stranger = (n: number) => ({ ip: `10.${count}.1.${n}` })
const home = () => ({ ip: `10.${count}.2.1` })

beforeEach(async () => {
  email = `asha-${++count}@example.in`
  await at.identity.createUser({ email, password, name: 'Asha', emailVerified: true })
})

describe('the owner can log in', () => {
  test('after twenty wrong passwords and five reset requests by a stranger', async () => {
    await wrongly(20, () => stranger(1))
    await times(5, () => askReset(stranger(1)))
    expect(await signIn({}, home())).toMatchObject({ status: 200 })
    expect(await askReset(home())).toMatchObject({ status: 200 })
  })

  test('from a known network, while strangers use up the limit of the address', async () => {
    expect(await signIn({}, home())).toMatchObject({ status: 200 })
    await wrongly(110, (n) => stranger(n % 12))
    expect(await signIn({}, stranger(100))).toMatchObject({ status: 429 })
    expect(await signIn({}, home())).toMatchObject({ status: 200 })
  })

  test('from a known browser, though strangers share its network', async () => {
    const { cookie } = await signIn({}, home())
    expect(cookie).toBeDefined()
    await wrongly(20, () => home())
    expect(await signIn({}, home())).toMatchObject({ status: 429 })
    expect(await signIn({}, { ...home(), cookie })).toMatchObject({ status: 200 })
  })

  test('from a known browser on a new network, while strangers use up the limit of the address', async () => {
    const { cookie } = await signIn({}, home())
    await wrongly(110, (n) => stranger(n % 12))
    expect(await signIn({}, { ...stranger(101), cookie })).toMatchObject({ status: 200 })
  })

  test('while two hundred users of the same mobile carrier mistype passwords', async () => {
    await times(200, (n) => signIn({ email: `customer-${n}@example.in` }, home()))
    expect(await signIn({}, home())).toMatchObject({ status: 200 })
  })

  test('by a mailed link, while strangers request links too', async () => {
    await signIn({}, home())
    await times(25, (n) => askReset(stranger(n % 6)))
    expect(await askReset(home())).toMatchObject({ status: 200 })
  })
})

describe('guessing passwords', () => {
  test('is limited after ten tries from one network, with the time to wait', async () => {
    await wrongly(10, () => stranger(1))
    const refused = await signIn({ password: 'guess' }, stranger(1))
    expect(refused).toMatchObject({ status: 429, error: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
    const body = JSON.stringify({ email, password: 'guess' })
    const headers = { 'content-type': 'application/json' }
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'
    const raw = await at.app.inject({ method: 'POST', url, payload: body, headers, remoteAddress: stranger(1).ip })
    expect(Number(raw.headers['retry-after'])).toBeLessThanOrEqual(300)
  })

  test('forged cookies and those of another account give no more tries', async () => {
    await wrongly(10, () => stranger(1))
    const other = `other-${count}@example.in`
    await at.identity.createUser({ email: other, password, name: 'Ravi', emailVerified: true })
    const { cookie } = await signIn({ email: other }, stranger(1))
    for (const given of [cookie, 'saathi_browser=AAAAAAAAAAAAAAAAAAAAAA', 'saathi_browser=x; y'])
      expect(await signIn({ password: 'guess' }, { ...stranger(1), cookie: given })).toMatchObject({ status: 429 })
  })

  test('an unknown address is limited in the same way', async () => {
    const answers = async (address: string) => {
      const all: [number, string | undefined][] = []
      await times(12, async (n) => {
        const { status, error } = await signIn({ email: address, password: `guess-${n}` }, stranger(address.length))
        all.push([status, error])
      })
      return all
    }
    expect(await answers(`nobody-at-all-${count}@example.in`)).toEqual(await answers(email))
  })
})

describe('the browser cookie', () => {
  test('is set only at a log-in, and is HttpOnly and SameSite', async () => {
    const post = (given: object) =>
      at.app.inject({
        method: 'POST',
        url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
        payload: { email, password, ...given },
      })
    expect((await post({ password: 'wrong' })).headers).not.toHaveProperty('set-cookie')
    const set = String((await post({})).headers['set-cookie'])
    expect(set).toMatch(/^saathi_browser=[\w-]{22}; /)
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=']) expect(set).toContain(attribute)
  })

  test('cookies and networks are stored as hashes, at most fifty an account, and deleted with it', async () => {
    const { cookie, body } = await signIn({}, { ip: '203.0.113.77' })
    const rows = () => db.sql`select * from identity_known_sources where uid = ${body.localId as string}`
    const stored = JSON.stringify(await rows())
    expect(await rows()).toHaveLength(2)
    expect(stored).not.toContain('203.0.113')
    expect(stored).not.toContain(String(cookie).split('=')[1])
    await times(60, (n) => signIn({}, { ip: `198.51.${count}.${n}`, cookie }))
    expect((await rows()).length).toBeLessThanOrEqual(50)
    await at.identity.deleteUser(body.localId as string)
    expect(await rows()).toEqual([])
  })
})

test('accounts:signUp is refused, and does not show whether an account exists', async () => {
  const known = await at.call('signUp', { email, password: 'winter-in-Auli' })
  expect(known).toMatchObject({ status: 400, error: 'ADMIN_ONLY_OPERATION' })
  expect(await at.call('signUp', { email: 'unknown@example.in', password: 'winter-in-Auli' })).toEqual(known)
  expect(await db.sql`select 1 from identity_accounts where email = 'unknown@example.in'`).toEqual([])
})

describe('an unverified account with the owner’s address', () => {
  test('is taken over by the owner, and earlier sessions end', async () => {
    const taken = { email: `taken-${count}@example.in`, password: 'not-the-owner' }
    await at.identity.createUser({ ...taken, name: 'Squatter', emailVerified: false })
    const squatter = (await at.call('signInWithPassword', taken)).body
    const custom = await at.identity.customToken(squatter.localId as string)
    const uid = await at.identity.createUser({ ...taken, password, name: 'Asha', emailVerified: true })
    expect(await at.identity.verifyToken(squatter.idToken as string)).toBeNull()
    expect(await at.refresh(squatter.refreshToken as string)).toMatchObject({ error: 'TOKEN_EXPIRED' })
    expect(await at.call('signInWithPassword', taken)).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
    expect(await at.call('signInWithCustomToken', { token: custom })).toMatchObject({ error: 'INVALID_CUSTOM_TOKEN' })
    const owner = await at.call('signInWithPassword', { ...taken, password })
    expect(owner.body).toMatchObject({ localId: uid, displayName: 'Asha' })
    const fresh = await at.identity.customToken(uid)
    expect(await at.call('signInWithCustomToken', { token: fresh })).toMatchObject({ status: 200 })
  })

  test('becomes one account after ten concurrent registrations', async () => {
    const taken = { email: `crowd-${count}@example.in`, name: 'Asha' }
    await at.identity.createUser({ ...taken, password: 'not-the-owner', emailVerified: false })
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        at.identity.createUser({ ...taken, password: `river-${n}-road`, emailVerified: true }),
      ),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('keeps a verified or disabled account', async () => {
    const again = { email, password: 'winter-in-Auli', name: 'Thief', emailVerified: true }
    await expect(at.identity.createUser(again)).rejects.toMatchObject({ code: 'email-taken' })
    const barred = { ...again, email: `barred-${count}@example.in` }
    const uid = await at.identity.createUser({ ...barred, emailVerified: false })
    await at.identity.setDisabled(uid, true)
    await expect(at.identity.createUser(barred)).rejects.toMatchObject({ code: 'email-taken' })
  })
})
