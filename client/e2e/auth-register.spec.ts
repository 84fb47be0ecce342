import { ageCode, expireCode } from './database.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './fixtures.ts'
import { expectSignedIn, fetchCode, newPerson, type Person } from './people.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })
test.use({ expectedErrors: /status of (400|409|429)|Failed to load resource/ })

const form = (page: Page) => ({
  name: page.getByLabel('Full Name'),
  email: page.getByLabel('Email Address'),
  password: page.getByLabel('Password', { exact: true }),
  confirmation: page.getByLabel('Confirm Password', { exact: true }),
  adult: page.getByLabel('I am 18 or older'),
  send: page.getByRole('button', { name: 'Send Verification Code' }),
  code: page.getByLabel('Verification Code'),
  verify: page.getByRole('button', { name: 'Verify & Register' }),
  resend: page.getByRole('button', { name: /^Resend code/ }),
})

async function fillDetails(page: Page, { name, email, password }: Person) {
  const details = form(page)
  await details.name.fill(name)
  await details.email.fill(email)
  await details.password.fill(password)
  await details.confirmation.fill(password)
  await details.adult.check()
}

/** Completes the first step. */
async function askForCode(page: Page, person: Person) {
  await page.goto('/register')
  await fillDetails(page, person)
  await form(page).send.click()
  await expect(page.getByText(`A verification code was sent to ${person.email}`)).toBeVisible()
}

test('the registration: a new user enters the mailed code and is logged in', { tag: '@smoke' }, async ({
  page,
  request,
}) => {
  const asha = newPerson('Asha Rao')
  await page.goto('/register')
  await fillDetails(page, asha)
  await form(page).send.click()
  await expect(page).toHaveURL('/register?step=code')
  await expect(page.getByText(`A verification code was sent to ${asha.email}`)).toBeVisible()
  const { code, verify } = form(page)
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectNoSidewaysScroll(page)

  const digits = await fetchCode(request, asha.email)
  await code.fill(`Your code: ${digits.slice(0, 3)} ${digits.slice(3)}`)
  await expect(code).toHaveValue(digits)
  await verify.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Login successful! Redirecting...')).toBeVisible()
  await expectSignedIn(page, asha)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toMatch(/^[\da-f-]{36}$/)
})

test("the registration's first step reports missing fields and a common password, and its second a wrong or empty code with the attempts left", async ({
  page,
  request,
}) => {
  await test.step("the registration's first step: missing fields and a common password are reported, the input is kept, and the password can be shown", async () => {
    const ravi = newPerson('Ravi Menon')
    await page.goto('/register')
    const { name, email, password, confirmation, send } = form(page)
    await send.click()
    await expect(page.getByText('All fields are required')).toBeVisible()
    await fillDetails(page, ravi)
    await confirmation.fill('another')
    await send.click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await expect(confirmation).toBeFocused()
    await password.fill('five5')
    await confirmation.fill('five5')
    await send.click()
    await expect(page.getByText('Password should be at least 6 characters')).toBeVisible()
    await password.fill('password1')
    await confirmation.fill('password1')
    await send.click()
    await expect(password).toBeFocused()
    await expect(page.getByText('Too easy to guess. Choose another.')).toBeVisible()
    await password.fill(ravi.password)
    await confirmation.fill(ravi.password)
    await email.fill('ravi at home')
    await send.click()
    await expect(page.getByText('This is not an email address.')).toBeVisible()
    await expect(email).toBeFocused()
    await expect(name).toHaveValue(ravi.name)
    await expect(password).toHaveValue(ravi.password)
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password', exact: true }).click()
    await expect(password).toHaveAttribute('type', 'text')
  })

  await test.step('a wrong or empty code: is reported with the attempts left, and after five the right one is refused, too', async () => {
    const mina = newPerson('Mina Das')
    await fillDetails(page, mina)
    await form(page).send.click()
    const { code, verify } = form(page)
    await verify.click()
    await expect(page.getByText('Verification code is required.')).toBeVisible()
    const right = await fetchCode(request, mina.email)
    for (const left of [
      '4 tries are left',
      '3 tries are left',
      '2 tries are left',
      'one try is left',
      'the last try',
    ]) {
      await code.fill(right === '111111' ? '222222' : '111111')
      await verify.click()
      await expect(page.getByText(left)).toBeVisible()
      await expect(code).toBeFocused()
    }
    await expectAccessible(page)
    await code.fill(right)
    await verify.click()
    await expect(page.getByText('This code has expired or was used up.')).toBeVisible()
  })
})

test('an expired code: a new one can be requested after a minute', async ({ page, request }) => {
  const kabir = newPerson('Kabir Sethi')
  await page.clock.install()
  await askForCode(page, kabir)
  const { code, verify, resend } = form(page)
  await expect(resend).toBeDisabled()
  await expect(resend).toHaveText(/^Resend code in (60|5\d) s$/)
  const late = await fetchCode(request, kabir.email)
  await expireCode(kabir.email)
  await code.fill(late)
  await verify.click()
  await expect(page.getByText('This code has expired or was used up. Please ask for a new one.')).toBeVisible()

  await page.clock.fastForward(30_000)
  await expect(resend).toHaveText(/^Resend code in [12]\d s$/)
  await ageCode(kabir.email)
  await page.clock.fastForward(31_000)
  await expect(resend).toHaveText('Resend code')
  await resend.click()
  await expect(page.getByText('We have sent you a new code.')).toBeVisible()
  await expect(resend).toBeDisabled()
  const fresh = { code: late }
  await expect(async () => {
    fresh.code = await fetchCode(request, kabir.email)
    expect(fresh.code).not.toBe(late)
  }).toPass()
  await code.fill(fresh.code)
  await verify.click()
  await expectSignedIn(page, kabir)
})

test('the registration: moving between the steps and reloading loses only the password', async ({ page, request }) => {
  const leela = newPerson('Leela Nair')
  await askForCode(page, leela)
  await page.goBack()
  const { name, email, password, adult, send, code, verify } = form(page)
  await expect(name).toHaveValue(leela.name)
  await expect(password).toHaveValue(leela.password)
  await expect(adult).toBeChecked()
  await send.click() // a code was just sent: no other is asked for
  await expect(code).toBeVisible()

  await page.reload()
  await expect(name).toHaveValue(leela.name)
  await expect(email).toHaveValue(leela.email)
  await expect(password).toHaveValue('')
  await expect(page).toHaveURL('/register')
  await password.fill(leela.password)
  await form(page).confirmation.fill(leela.password)
  await page.getByRole('button', { name: 'I already have a code' }).click()
  await code.fill(await fetchCode(request, leela.email))
  await verify.click()
  await expectSignedIn(page, leela)
})
