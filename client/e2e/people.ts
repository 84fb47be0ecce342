import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { DEMO_LOGIN } from '../../server/src/platform/demo-login.ts'
import { ageLogins, grantRoles, insertAccount } from './database.ts'
import { expect, isPhone, type Page } from './fixtures.ts'

export type Person = { name: string; email: string; password: string }

/** The data of a person without an account. */
export const newPerson = (name = 'Asha Rao'): Person => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}.${randomUUID().slice(0, 8)}@example.in`,
  password: 'monsoon-42',
})

type Mail = { to: string; subject: string; text: string }

/** The last mail to an address, from the outbox of the embedded mode. */
export async function fetchMail(request: APIRequestContext, email: string, subject: RegExp): Promise<Mail> {
  const found: { mail?: Mail } = {}
  await expect(async () => {
    const mails: Mail[] = await (await request.get('/dev/outbox.json')).json()
    found.mail = mails.findLast((mail) => mail.to === email && subject.test(mail.subject))
    expect(found.mail).toBeDefined()
  }).toPass()
  return found.mail as Mail
}

export async function fetchCode(request: APIRequestContext, email: string): Promise<string> {
  const { subject } = await fetchMail(request, email, /is your Saathi code/)
  return /\d{6}/.exec(subject)?.[0] ?? ''
}

/** The identity provider's session tokens. */
type Session = { idToken: string; refreshToken: string; expiresIn: string }

/** A person with an account; `call` calls a procedure without a page. */
export type Account = Person & {
  _id: string
  firebaseUid: string
  session: Session
  call: <T>(procedure: string, input: unknown) => Promise<T>
}

async function post<T>(request: APIRequestContext, path: string, data: object, headers = {}): Promise<T> {
  const answer = await request.post(path, { data, headers })
  expect(answer, await answer.text()).toBeOK()
  return answer.json()
}

/** Creates an account without the registration, which `auth-register.spec.ts` tests. */
export async function createAccount(request: APIRequestContext, person = newPerson()): Promise<Account> {
  await insertAccount(person)
  const { email, password } = person
  const account = await accountWith(request, person, 'signInWithPassword', { email, password })
  await account.call('auth.consent', { adult: true })
  return account
}

export async function createModerator(request: APIRequestContext, name: string): Promise<Account> {
  const account = await createAccount(request, newPerson(name))
  await grantRoles(account.email, 'moderator')
  return account
}

/** The demo user, whose screens all have something to see. */
export const demoAccount = (request: APIRequestContext): Promise<Account> =>
  accountWith(request, { name: 'Saathi Demo', ...DEMO_LOGIN }, 'signInWithPassword', DEMO_LOGIN)

/** Signs a person in without a page. */
async function accountWith(request: APIRequestContext, person: Person, method: string, credentials: object) {
  const session = await post<Session>(request, `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, {
    ...credentials,
    returnSecureToken: true,
  })
  const headers = { authorization: `Bearer ${session.idToken}` }
  const { _id, firebaseUid } = await post<Account>(request, '/api/users/profile', {}, headers)
  const call = async <T>(procedure: string, input: unknown) => {
    const { result } = await post<{ result: { data: T } }>(request, `/trpc/${procedure}`, input as object, headers)
    return result.data
  }
  return { ...person, _id, firebaseUid, session, call }
}

/** The same account, logged in ten minutes ago. */
export async function withOldLogin(request: APIRequestContext, account: Account): Promise<Account> {
  await ageLogins(account.email)
  const answer = await request.post('/securetoken.googleapis.com/v1/token?key=any', {
    form: { grant_type: 'refresh_token', refresh_token: account.session.refreshToken },
  })
  expect(answer, await answer.text()).toBeOK()
  const { id_token: idToken, refresh_token: refreshToken, expires_in: expiresIn } = await answer.json()
  return { ...account, session: { idToken, refreshToken, expiresIn } }
}

/** Makes the browser's own log-in ten minutes old: its next page asks for a new token, which says so. */
export async function ageLogin(page: Page, account: Person) {
  await ageLogins(account.email)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const write = opening.result.transaction('firebaseLocalStorage', 'readwrite')
          const store = write.objectStore('firebaseLocalStorage')
          const key = 'firebase:authUser:embedded:[DEFAULT]'
          const stored = store.get(key)
          stored.onsuccess = () => {
            stored.result.value.stsTokenManager.expirationTime = 0
            store.put(stored.result)
          }
          write.onerror = () => reject(write.error)
          write.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
}

/** Stores a session in the browser as the log-in does. The log-in itself is tested in `auth-login.spec.ts`. */
export async function restoreSession(page: Page, { _id, name, email, firebaseUid, session }: Account, origin = '') {
  const { refreshToken, idToken: accessToken, expiresIn } = session
  const user = {
    uid: firebaseUid,
    email,
    emailVerified: true,
    displayName: name,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken, expirationTime: Date.now() + Number(expiresIn) * 1000 },
  }
  await page.goto(`${origin}/robots.txt`) // of this origin, and no page of the app
  await page.evaluate(
    async ([userId, value]) => {
      localStorage.setItem('userId', userId)
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb', 1)
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' })
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const write = opening.result.transaction('firebaseLocalStorage', 'readwrite')
          write.objectStore('firebaseLocalStorage').put({ fbase_key: 'firebase:authUser:embedded:[DEFAULT]', value })
          write.onerror = () => reject(write.error)
          write.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      })
    },
    [_id, user] as const,
  )
}

/** Waits until events reach this page, as a tab does that has just opened. What happened before is only read, not announced. */
export const streamOf = (page: Page, { _id }: Account) =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const tabs = new BroadcastChannel(name)
        tabs.onmessage = ({ data }) => {
          // The page's own tab says that it has joined before its stream is open.
          if (data === 'joined') return
          tabs.close()
          resolve()
        }
        tabs.postMessage('joined')
      }),
    `saathi-live-${_id}`,
  )

/** The fields of the log-in form. */
export const loginForm = (page: Page) => {
  const form = page.getByRole('form', { name: 'Login' })
  return {
    email: form.getByLabel('Email'),
    password: form.getByLabel('Password', { exact: true }),
    submit: form.getByRole('button', { name: 'Login' }),
  }
}

export async function fillLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  const form = loginForm(page)
  await form.email.fill(email)
  await form.password.fill(password)
  await form.submit.click()
}

/** Registers a person on the registration page that is shown, with the mailed code. */
export async function signUp(page: Page, request: APIRequestContext, { name, email, password }: Person) {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email Address').fill(email)
  for (const label of ['Password', 'Confirm Password']) await page.getByLabel(label, { exact: true }).fill(password)
  await page.getByLabel('I am 18 or older').check()
  await page.getByRole('button', { name: 'Send Verification Code' }).click()
  await page.getByLabel('Verification Code').fill(await fetchCode(request, email))
  await page.getByRole('button', { name: 'Verify & Register' }).click()
}

/** Logs a person in on the log-in page and waits for the home page. */
export async function logIn(page: Page, person: Person) {
  await page.goto('/login')
  await fillLogin(page, person)
  await expect(page).toHaveURL('/')
  await expectSignedIn(page, person)
}

/** Opens the user menu and expects this person's name in it. */
export async function openUserMenu(page: Page, { name }: Pick<Person, 'name'>) {
  if (isPhone(page)) {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect(sheet.getByText(name)).toBeVisible()
    return sheet
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name }).click()
  return page.getByRole('navigation', { name: 'Main' })
}

export async function expectSignedIn(page: Page, person: Pick<Person, 'name'>) {
  await openUserMenu(page, person)
  await page.keyboard.press('Escape')
}

export async function logOut(page: Page, person: Pick<Person, 'name'>) {
  const menu = await openUserMenu(page, person)
  await menu.getByRole('button', { name: 'Logout' }).click()
}

/** Resets the password without a page, which ends every session of the account. */
export async function endSessions(request: APIRequestContext, { email }: Person) {
  await request.post('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any', {
    data: { requestType: 'PASSWORD_RESET', email },
  })
  const mail = await fetchMail(request, email, /new password/)
  const oobCode = /oobCode=([\w-]+)/.exec(mail.text)?.[1]
  await request.post('/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=any', {
    data: { oobCode, newPassword: 'another-monsoon' },
  })
}
