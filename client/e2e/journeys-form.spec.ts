import { expect, planner, test } from './fixtures.ts'
import { fetchCode, newPerson } from './people.ts'
import { createUser, hosted, tourCard } from './tours.ts'

test('from the form to a joined tour: a visitor registers on the way, and no screen is a dead end', async ({
  page,
  request,
}) => {
  const host = await createUser(request, 'Kavya Shetty')
  await page.goto('/')
  const { budget, from, calls, ask, places } = planner(page)
  await budget.selectOption('50000')
  await from.selectOption('bangalore')
  await calls.selectOption('historical')
  await ask.click()
  const place = places.first()
  await place.getByRole('button', { name: 'View Full Details' }).click()
  const toPlace = place.getByRole('link', { name: 'See destination' })
  const name = await place.getByRole('heading', { level: 3 }).innerText()
  const tour = await hosted(host, { destination: name, isPublic: true })

  await toPlace.click()
  await expect(page).toHaveURL(/\/destinations\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(',')[0] as string)
  await page.getByRole('link', { name: /^See .* group tours?$/ }).click()
  await expect(page).toHaveURL(/\/login\?from=/)
  await page.getByRole('link', { name: 'Sign up here' }).click()

  const me = newPerson('Ananya Rao')
  await page.getByLabel('Full Name').fill(me.name)
  await page.getByLabel('Email Address').fill(me.email)
  await page.getByLabel('Password', { exact: true }).fill(me.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(me.password)
  await page.getByLabel('I am 18 or older').check()
  await page.getByRole('button', { name: 'Send Verification Code' }).click()
  await page.getByLabel('Verification Code').fill(await fetchCode(request, me.email))
  await page.getByRole('button', { name: 'Verify & Register' }).click()

  await expect(page).toHaveURL(/\/tours\?(destination|place)=/)
  await tourCard(page, tour.name).getByRole('button', { name: 'Join Tour' }).click()
  await page.getByRole('dialog', { name: 'Confirm Join Tour' }).getByRole('button', { name: 'Yes, Join' }).click()
  await expect(page.getByText('Successfully joined the tour!')).toBeVisible()
  await expect(page.getByRole('complementary', { name: `Next steps: ${tour.name}` })).toBeVisible()
})
