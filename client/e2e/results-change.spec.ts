import { expect, expectAccessible, expectNoSidewaysScroll, planner, test } from './fixtures.ts'

test('a trip for which few places fit well: is told one change that brings a better one, and Apply makes it', async ({
  page,
}) => {
  await page.goto('/?budget=20000&starting_location=mumbai&group_size=2&preference_type=adventure&month=7&days=2')
  const offer = page.getByText(/^Few places fit well\. /)
  await expect(offer).toContainText(/then comes to about ₹[\d,]+/)
  const [, month, place] = /Go in (\w+) instead: (.+) then comes/.exec(await offer.innerText()) ?? []
  if (!month || !place) throw new Error('Another month is not what is offered.')
  await expectAccessible(page, offer)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Apply this change' }).click()
  await expect(page).not.toHaveURL(/month=7\b/)
  await expect(page.getByText(`for travel in ${month}`)).toBeVisible()
  await expect(planner(page).places.filter({ has: page.getByRole('heading', { name: place }) })).toHaveCount(1)
})
