import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, isPhone, type Page } from './story.ts'

export type Person = { name: string; email: string; password: string }

/** Somebody whom Saathi has never seen. */
export const somebody = (name = 'Asha Rao'): Person => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}.${randomUUID().slice(0, 8)}@example.in`,
  password: 'monsoon-42',
})

type Mail = { to: string; subject: string; text: string }

/** The last mail to an address, as the outbox of the embedded mode shows it. */
export async function mailTo(request: APIRequestContext, email: string, subject: RegExp): Promise<Mail> {
  const found: { mail?: Mail } = {}
  await expect(async () => {
    const mails: Mail[] = await (await request.get('/dev/outbox.json')).json()
    found.mail = mails.findLast((mail) => mail.to === email && subject.test(mail.subject))
    expect(found.mail).toBeDefined()
  }).toPass()
  return found.mail as Mail
}

export async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  const { subject } = await mailTo(request, email, /is your Saathi code/)
  return /\d{6}/.exec(subject)?.[0] ?? ''
}

/** Makes the account of somebody by the documented paths. */
export async function registered(
  request: APIRequestContext,
  person = somebody(),
  consent: { adult: true } | undefined = { adult: true },
): Promise<Person> {
  const { email } = person
  expect(await request.post('/api/auth/send-verification-code', { data: { email } })).toBeOK()
  const data = { ...person, code: await codeFor(request, email), consent }
  expect(await request.post('/api/auth/verify-code-and-register', { data })).toBeOK()
  return person
}

/** The form of the log-in, as somebody finds it. */
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

/** Logs somebody in by the page, and waits until they are home. */
export async function logIn(page: Page, person: Person) {
  await page.goto('/login')
  await fillLogin(page, person)
  await expect(page).toHaveURL('/')
  await expectSignedIn(page, person)
}

/** The bars greet this person; where the user menu is, it is opened. */
export async function openUserMenu(page: Page, { name }: Pick<Person, 'name'>) {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu' }).click()
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
