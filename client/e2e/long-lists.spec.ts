import type { Trip } from '@saathi/shared/trips/schema'
import { copyExpense, fillGroup } from './database.ts'
import { expect, type Locator, type Page, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, hosted, inDays } from './tours.ts'

// Creating accounts hashes passwords, and a long conversation loads in many pages.
test.describe.configure({ timeout: 180_000 })

/** A page with more elements is slow to lay out on a cheap phone. */
const ELEMENTS_MAX = 1_500

const elementsOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

const lunchOf = (person: string) => ({
  title: 'Lunch at Sikri',
  category: 'food',
  day: inDays(0),
  amountPaise: 420_50,
  payers: [{ id: person, paise: 420_50 }],
  split: { how: 'equal', people: [person] },
})

/** Expects few elements on a wide screen too, which shows more of a list at once. */
async function expectFewOnDesk(page: Page, part: Locator) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(part).toBeVisible()
  await expect.poll(() => elementsOf(page)).toBeLessThanOrEqual(ELEMENTS_MAX)
}

test('a group of 1,000 messages: shows all of them with at most 1,500 elements, keeps its place, and a reply leads to its message', async ({
  page,
  request,
}) => {
  const [host, guest] = [await createUser(request, 'Meera Nambiar'), await createUser(request, 'Ravi Iyer')]
  const tour = await hosted(host)
  await guest.call('tours.join', { tourId: tour._id })
  await fillGroup(tour._id, [host._id, guest._id], 1_000)
  await restoreSession(page, host)
  await page.goto(`/tours/${tour._id}/group`)
  const log = page.getByRole('log', { name: 'Messages' })
  const message = (number: number) => log.getByRole('listitem').filter({ hasText: new RegExp(`Message ${number}\\b`) })
  await expect(message(1_000)).toBeInViewport()
  expect(await elementsOf(page)).toBeLessThanOrEqual(ELEMENTS_MAX)

  // Up to the first message, looking at each frame.
  const most = await log.evaluate(async (element) => {
    let most = 0
    while (!element.textContent.includes(': Message 1 and')) {
      element.scrollTop -= element.clientHeight
      await new Promise(requestAnimationFrame)
      most = Math.max(most, document.querySelectorAll('*').length)
    }
    return most
  })
  expect(most).toBeLessThanOrEqual(ELEMENTS_MAX)
  // The parts near the start get their own height once they are rendered.
  await expect(async () => {
    await log.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }))
    await expect(message(1)).toBeInViewport({ timeout: 1_000 })
  }).toPass()
  expect(await elementsOf(page)).toBeLessThanOrEqual(ELEMENTS_MAX)
  // What is far away keeps its words, for screen readers and the browser's search.
  await expect(message(500)).toHaveCount(0)
  await expect(log).toContainText('Message 500 and')

  const topOf = () => message(3).evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const top = await topOf()
  await guest.call('groups.send', { tourId: tour._id, text: 'Who brings the tea?' })
  await expect(log).toContainText('Who brings the tea?')
  expect(await topOf()).toBe(top)

  await page.getByRole('button', { name: 'Newest messages' }).click()
  await log.getByRole('button', { name: /^In reply to .*Message 1 / }).click()
  await expect(message(1)).toBeFocused()
  await expect(message(1)).toBeInViewport()
  expect(await elementsOf(page)).toBeLessThanOrEqual(ELEMENTS_MAX)
  await expectFewOnDesk(page, log)
})

test('a ledger of 500 expenses: shows all of them with at most 1,500 elements, down to the oldest', async ({
  page,
  request,
}) => {
  const host = await createUser(request, 'Meera Nambiar')
  const tour = await hosted(host)
  await host.call('expenses.add', { ledger: { kind: 'tour', id: tour._id }, expense: lunchOf(host._id) })
  await copyExpense(tour._id, 499)
  await restoreSession(page, host)
  await page.goto(`/tours/${tour._id}/expenses`)
  const list = page.getByRole('region', { name: 'Expenses', exact: true })
  await expect(list.getByRole('button', { name: /^Expense \d+/ }).first()).toBeVisible()
  expect(await elementsOf(page)).toBeLessThanOrEqual(ELEMENTS_MAX)

  const earlier = list.getByRole('button', { name: 'Earlier expenses' })
  for (const last of [301, 201, 101, 1]) {
    await earlier.click()
    await expect(list).toContainText(`Expense ${last}`)
  }
  await expect(earlier).toHaveCount(0)
  const most = await page.evaluate(async () => {
    let most = 0
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      most = Math.max(most, document.querySelectorAll('*').length)
    }
    return most
  })
  expect(most).toBeLessThanOrEqual(ELEMENTS_MAX)
  const oldest = list.getByRole('button', { name: /^Expense 13\b/ })
  await oldest.click()
  await expect(page.getByRole('dialog', { name: 'Expense 13', exact: true })).toBeVisible()
  await expect(list.getByRole('button', { name: /^Lunch at Sikri/ })).toHaveCount(0)
  await expect(list).toContainText('Lunch at Sikri')
  await expectFewOnDesk(page, list)
})

test.describe('when calls fail', () => {
  test.use({ expectedErrors: /status of 503/ })

  test('a correction of an old expense whose earlier ones cannot be loaded: does not ask for them again and again', async ({
    page,
    request,
  }) => {
    const host = await createUser(request, 'Meera Nambiar')
    const tour = await hosted(host)
    const ledger = { kind: 'tour', id: tour._id }
    const expense = lunchOf(host._id)
    const { number } = await host.call<{ number: number }>('expenses.add', { ledger, expense })
    await copyExpense(tour._id, 150)
    await host.call('expenses.correct', { ledger, number, expense, reason: 'It was less' })
    await restoreSession(page, host)
    let asked = 0
    await page.route(/expenses\.entries.*cursor/, (route) => {
      asked += 1
      return route.fulfill({ status: 503, body: '' })
    })
    await page.goto(`/tours/${tour._id}/expenses`)
    const list = page.getByRole('region', { name: 'Expenses', exact: true })
    await list.getByRole('button', { name: /^Lunch at Sikri/ }).click()
    await expect.poll(() => asked).toBeGreaterThan(0)
    // An event of the stream may load the list once more. A retry comes after 700 ms, so two seconds without a request end it.
    let before = 0
    const sinceBefore = () => {
      const since = asked - before
      before = asked
      return since
    }
    await expect.poll(sinceBefore, { intervals: [2_000] }).toBe(0)
  })
})

test('a trip of the longest length: shows each day with at most 1,500 elements', async ({ page, request }) => {
  const me = await createUser(request, 'Ananya Rao')
  const trip = await me.call<Trip>('trips.create', {
    request: { placeId: 'agra', from: 'delhi', people: 2, days: 10, startDate: inDays(30) },
    key: crypto.randomUUID(),
  })
  await restoreSession(page, me)
  await page.goto(`/trips/${trip._id}`)
  const days = page.getByRole('navigation', { name: 'Days' }).getByRole('button')
  await expect(days).toHaveCount(trip.dayCount)
  for (const day of await days.all()) {
    await day.click()
    await expect(day).toHaveAttribute('aria-current', 'date')
    expect(await elementsOf(page)).toBeLessThanOrEqual(ELEMENTS_MAX)
  }
  await expectFewOnDesk(page, days.last())
})
