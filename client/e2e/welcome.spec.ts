import { expect, expectNoSidewaysScroll, goTo, type Page, planner, test } from './fixtures.ts'
import { fetchCode, newPerson, type Person } from './people.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 60_000 })
test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })

/** Registers on the page that is open, and opens the first question from the card on the page that follows. */
async function register(page: Page, { name, email, password }: Person) {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(password)
  await page.getByLabel('I am 18 or older').check()
  await page.getByRole('button', { name: 'Send Verification Code' }).click()
  await page.getByLabel('Verification Code').fill(await fetchCode(page.request, email))
  await page.getByRole('button', { name: 'Verify & Register' }).click()
  await page.getByRole('complementary', { name: 'Three short questions' }).getByRole('link', { name: 'Answer' }).click()
  await expect(page.getByRole('heading', { name: 'Where do you live?' })).toBeFocused()
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('the first questions: fill the profile, also after a failed save, and the form starts with the answers', async ({
  page,
}) => {
  const asha = newPerson('Asha Rao')
  await page.goto('/register')
  await register(page, asha)
  await expectNoSidewaysScroll(page)
  const [city, next] = [
    await page.getByLabel('Another city or town').boundingBox(),
    await button(page, 'Continue').boundingBox(),
  ]
  expect((city?.y ?? 0) + (city?.height ?? Number.NaN)).toBeLessThan(next?.y ?? 0)
  await page.route('**/trpc/social.update*', (route) => route.abort())
  await button(page, 'Chennai').click()
  await button(page, 'Continue').click()
  await expect(page.getByRole('alert').getByText('We could not save this. Please try again.')).toBeVisible()
  await page.unroute('**/trpc/social.update*')
  await button(page, 'Continue').click()

  await expect(page.getByRole('heading', { name: 'Which languages do you speak?' })).toBeFocused()
  await button(page, 'Tamil').click()
  await button(page, 'English').click()
  await page.getByLabel('Other languages').fill('Tulu')
  await button(page, 'Continue').click()

  await expect(page.getByRole('heading', { name: 'When and how do you travel?' })).toBeFocused()
  await expectNoSidewaysScroll(page)
  for (const name of ['December', 'January', 'Wildlife', 'Mountains', 'Family']) await button(page, name).click()
  await button(page, 'Done').click()

  await expect(page).toHaveURL('/')
  await expect(page.getByText('Saved to your profile.')).toBeVisible()
  const { from, calls } = planner(page)
  await expect(from).toHaveValue('chennai')
  await expect(calls).toHaveValue('wildlife')
  await goTo(page, '/profile')
  await expect(page.getByText('Lives in Chennai')).toBeVisible()
  await expect(page.getByText('Tamil, English and Tulu')).toBeVisible()
  await expect(page.getByText('Wildlife and Mountains')).toBeVisible()
  await expect(page.getByText('January and December')).toBeVisible()
})

test('the first questions: can be skipped one by one, go back, are answered by keyboard, and lead to no other site', async ({
  page,
}) => {
  const ravi = newPerson('Ravi Menon')
  await page.goto('/register')
  await register(page, ravi)
  await button(page, 'Skip').click()
  await expect(page.getByText('Question 2 of 3')).toBeVisible()
  await page.goBack()
  await page.getByLabel('Another city or town').fill('Nashik')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Which languages do you speak?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Hindi')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(button(page, 'Hindi')).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Other languages').fill('a, b, c, d, e, f, g, h')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText('Please choose up to 8 languages.')).toBeVisible()
  await button(page, 'Skip').click()
  await button(page, 'Skip').click()
  await expect(page).toHaveURL('/')
  await goTo(page, '/edit-profile')
  await expect(page.getByLabel('Home city')).toHaveValue('Nashik')
  await expect(page.getByLabel('Languages you speak')).toHaveValue('')
  await goTo(page, '/welcome?from=https%3A%2F%2Felsewhere.example%2F')
  await button(page, 'Skip all questions').click()
  await expect(page).toHaveURL('/')
})
