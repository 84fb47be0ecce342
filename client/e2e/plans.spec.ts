import { addDays, indianDay, weekOf } from '@saathi/shared/days'
import { spanOfDays } from '@saathi/shared/messages/en/days'
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './fixtures.ts'
import { createAccount, restoreSession } from './people.ts'
import { createUser } from './tours.ts'

/** Days in the middle of a week, two months ahead. */
const START = addDays(weekOf(addDays(indianDay(new Date()), 60)), 2)
const END = addDays(START, 2)

async function addPlan(page: Page) {
  const form = page.getByRole('dialog', { name: 'Add a plan' })
  await expect(form.getByLabel('Where')).toHaveValue('hampi')
  await form.getByLabel('From').fill(START)
  await form.getByLabel('To').fill(END)
  await form.getByLabel('Alone or with whom').selectOption('With friends')
  await form.getByLabel('A note (optional)').fill('Boulders before breakfast.')
  await form.getByRole('button', { name: 'Save the plan' }).click()
  await expect(page.getByText('Plan saved.')).toBeVisible()
}

test('two people who go to the same place in the same week: find each other, and see the days after they match', async ({
  page,
  request,
}) => {
  const [asha, ravi] = [await createAccount(request), await createUser(request, 'Ravi')]
  const days = { start: addDays(START, 1), end: addDays(END, 1) }
  await ravi.call('plans.create', { placeId: 'hampi', travelDates: days, company: 'alone', note: 'Slow boats.' })
  await restoreSession(page, asha)
  await page.goto('/destinations/hampi')
  await page.getByRole('link', { name: 'I am going to Hampi' }).click()
  await addPlan(page)

  const own = page.getByRole('region', { name: 'Your plans' }).getByRole('article')
  await expect(own).toContainText(spanOfDays(START, END))
  await expect(own).toContainText(/other travellers? plans? to be there then/)
  const card = page.getByRole('article').filter({ hasText: 'Slow boats.' })
  await expect(card.getByRole('link', { name: 'Ravi' })).toHaveAttribute('href', `/profile/${ravi._id}`)
  await expect(card).not.toContainText(spanOfDays(days.start, days.end))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await ravi.call('matching.swipe', { swipedUserId: asha._id, action: 'right' })
  await asha.call('matching.swipe', { swipedUserId: ravi._id, action: 'right' })
  await page.reload()
  await expect(card).toContainText(spanOfDays(days.start, days.end))
  await expect(card.getByRole('link', { name: 'Message Ravi' })).toBeVisible()

  await own.getByRole('button', { name: 'Host a tour for these days' }).click()
  const host = page.getByRole('dialog', { name: 'Host a tour' })
  await expect(host.getByLabel('Destination')).toHaveValue('Hampi, Karnataka')
  await expect(host.getByLabel('First day')).toHaveValue(START)
  await page.keyboard.press('Escape')

  await own.getByRole('button', { name: 'Withdraw the plan for Hampi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Plan withdrawn.')).toBeVisible()
  await expect(page.getByText(/^No plans yet/)).toBeVisible()
})
