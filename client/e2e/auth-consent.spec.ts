import { forgetConsent } from './database.ts'
import { registered, signedIn, somebody } from './people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './story.ts'
import { hosted, uniqueName } from './tours.ts'

// Accounts are made, and passwords hashed as in real life.
test.describe.configure({ timeout: 60_000 })

const question = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'One question first' }),
  adult: page.getByLabel('I am 18 or older'),
  go: page.getByRole('button', { name: 'Continue' }),
})
const tours = (page: Page) => page.getByRole('heading', { name: 'Explore Amazing Tours' })

test('whoever comes by Google is asked once whether they are an adult, before the tours', async ({ page }) => {
  const zoya = somebody('Zoya Khan')
  await page.goto('/tours')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose an account' })
  await chooser.getByLabel('Name').fill(zoya.name)
  await chooser.getByLabel('Google address').fill(zoya.email)
  await chooser.getByRole('button', { name: 'Continue' }).click()

  const { heading, adult, go } = question(page)
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL('/tours')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await go.click()
  await expect(page.getByText('Please tick the box if you are 18 or older.')).toBeVisible()
  await expect(tours(page)).toHaveCount(0)
  await adult.check()
  await go.click()
  await expect(tours(page)).toBeVisible()
  await page.reload()
  await expect(tours(page)).toBeVisible()
})

test('an old account is asked, too, and may say no for now', async ({ page, request }) => {
  const asha = await registered(request)
  await forgetConsent(asha.email)
  await signedIn(page, asha)
  await page.goto('/tours')
  await expect(question(page).heading).toBeVisible()
  await page.getByRole('link', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/')
})

test('before that their own pages work, and ask for nothing that is refused', async ({ page, request }) => {
  const asha = await registered(request)
  const tour = await hosted(asha, { name: uniqueName('Hampi by coracle').name })
  await forgetConsent(asha.email)
  await signedIn(page, asha)
  await page.goto('/edit-profile')
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: tour.name })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'View details' }).click()
  const { heading, adult, go } = question(page)
  await expect(heading).toBeVisible()
  await adult.check()
  await go.click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: tour.name })).toBeVisible()
})

test.describe('a page that is open while the server wants to be asked', () => {
  test.use({ expectedErrors: /403/ })

  test('asks as soon as a call is refused for that', async ({ page, request }) => {
    const asha = await registered(request)
    await signedIn(page, asha)
    await page.goto('/matching')
    await expect(page.getByRole('heading', { name: 'Find Your Match' })).toBeVisible()
    await forgetConsent(asha.email)
    // The bell asks whenever the page is looked at again.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(question(page).heading).toBeVisible()
  })
})

test('whoever said so at the sign-up is not asked again', async ({ page, request }) => {
  await signedIn(page, await registered(request))
  await page.goto('/tours')
  await expect(tours(page)).toBeVisible()
  await expect(question(page).heading).toHaveCount(0)
})
