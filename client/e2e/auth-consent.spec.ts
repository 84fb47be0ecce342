import { clearConsent } from './database.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { createAccount, newPerson, restoreSession } from './people.ts'
import { hosted, uniqueName } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 60_000 })

const question = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'One question first' }),
  adult: page.getByLabel('I am 18 or older'),
  go: page.getByRole('button', { name: 'Continue' }),
})
const tours = (page: Page) => page.getByRole('heading', { name: 'Explore Amazing Tours' })

test('consent: a new Google user is asked once for their age before the tours', async ({ page }) => {
  const zoya = newPerson('Zoya Khan')
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

test('consent: an account without it can decline for now, and its own pages work and send no refused requests', async ({
  page,
  request,
}) => {
  const asha = await createAccount(request)
  const tour = await hosted(asha, { name: uniqueName('Hampi by coracle').name })
  await clearConsent(asha.email)
  await restoreSession(page, asha)
  const { heading, adult, go } = question(page)
  await page.goto('/tours')
  await expect(heading).toBeVisible()
  await page.getByRole('link', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/')
  await goTo(page, '/edit-profile')
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible()
  await goTo(page, '/profile')
  await expect(page.getByRole('heading', { name: tour.name })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'View details' }).click()
  await expect(heading).toBeVisible()
  await adult.check()
  await go.click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: tour.name })).toBeVisible()
})

test.describe('consent required while a page is open', () => {
  test.use({ expectedErrors: /403/ })

  test('the page asks as soon as a call is refused', async ({ page, request }) => {
    const asha = await createAccount(request)
    await restoreSession(page, asha)
    await page.goto('/matching')
    await expect(page.getByRole('heading', { name: 'Find Your Match' })).toBeVisible()
    await clearConsent(asha.email)
    // The bell refetches when the window regains the focus.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(question(page).heading).toBeVisible()
  })
})
