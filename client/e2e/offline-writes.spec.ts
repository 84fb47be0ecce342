import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { asOf, coldStart, keepTrips, kill, stored, traveller } from './offline.ts'
import { type Account, restoreSession } from './people.ts'
import { createUser } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 180_000 })
test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /Failed to load resource|Failed to fetch|net::ERR|TRPCClientError|could not be synced|offline|status of 40/,
})

const WAITING = 'Waiting for a network'
const conversation = (page: Page) => page.getByRole('region', { name: /^Messages with/ })
const unsent = (page: Page) => page.getByRole('region', { name: 'Not sent yet' })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'This tour' }).getByRole('link', { name })
const group = (page: Page) => page.getByRole('log', { name: 'Messages' })

/** The texts that the server has, oldest first. */
async function texts(request: APIRequestContext, reader: Account, procedure: string, input: object): Promise<string[]> {
  const answer = await request.get(`/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`, {
    headers: { authorization: `Bearer ${reader.session.idToken}` },
  })
  expect(answer, await answer.text()).toBeOK()
  const { result } = await answer.json()
  return result.data.items.map(({ text = '' }) => text).toReversed()
}

async function write(page: Page, words: string) {
  await page
    .getByRole('textbox', { name: 'Message' })
    .or(page.getByRole('textbox', { name: /^Write to/ }))
    .fill(words)
  await page.keyboard.press('Enter')
}

test('writing without a network: waits in its place, survives closing the browser, and is sent once and in order', async ({
  page,
  context,
  request,
}) => {
  const { asha, host, tour, trip } = await traveller(request)
  await restoreSession(page, asha)
  await page.goto(`/tours/${tour._id}/ticket`)
  await keepTrips(page)
  await page.close()

  const messages = `/messages/${host._id}`
  const plan = `/trips/${trip._id}`
  const inGroup = `/tours/${tour._id}/group`
  const expenses = `/tours/${tour._id}/expenses`

  const first = await coldStart(context, messages)
  await expect(asOf(first)).toBeVisible()
  await test.step('a message, an entry and a vote in the group, expenses, a line and a tick: each waits in its place', async () => {
    for (const words of ['I have one', 'and a flask']) {
      await write(first, words)
      await expect(conversation(first).getByRole('listitem').filter({ hasText: words })).toContainText(WAITING)
    }
    await expectAccessible(first, conversation(first))
    await expectNoSidewaysScroll(first)
    await goTo(first, inGroup)
    await expect(group(first)).toBeVisible()
    await expect(asOf(first)).toBeVisible()
    for (const words of ['I bring the tea', 'and cups']) {
      await write(first, words)
      await expect(group(first).getByRole('listitem').filter({ hasText: words })).toContainText(WAITING)
    }
    await first.getByRole('radio', { name: /^Taj Express/ }).check()
    await expect(group(first).getByText(WAITING)).toHaveCount(3)
    await expectAccessible(first, group(first))
    await tab(first, 'Expenses').click()
    await expect(first).toHaveURL(expenses)
    await expect(asOf(first)).toBeVisible()
    for (const [title, amount] of [
      ['Auto to the fort', '300'],
      ['Petha', '450'],
    ] as const) {
      await first.getByRole('button', { name: 'Add expense' }).filter({ visible: true }).click()
      const form = first.getByRole('form', { name: 'Add expense' })
      await form.getByLabel('Amount in rupees').fill(amount)
      await form.getByLabel('What for').fill(title)
      await form.getByRole('button', { name: 'Save expense' }).click()
      await expect(unsent(first).getByRole('listitem').filter({ hasText: title })).toContainText(WAITING)
    }
    await first.getByRole('button', { name: /^Lunch at Sikri/ }).click()
    await first.getByRole('button', { name: 'Remove', exact: true }).click()
    await first.getByLabel('Why is it removed?').fill('Twice')
    await first.getByRole('button', { name: 'Remove expense' }).click()
    await expect(unsent(first).getByRole('listitem')).toHaveCount(3)
    await expectAccessible(first, unsent(first))
    await expectNoSidewaysScroll(first)
    await goTo(first, plan)
    await first.getByRole('textbox', { name: 'Add to the list' }).fill('Thermos')
    await first.keyboard.press('Enter')
    await first.getByRole('checkbox', { name: /^Thermos/ }).check()
    const line = first.getByRole('listitem').filter({ hasText: 'Thermos' })
    await expect(line).toContainText(WAITING)
    await expect(asOf(first)).toBeVisible()
    await expectAccessible(first, line)
  })
  await kill(first)

  const again = await coldStart(context, messages)
  await test.step('after the browser was closed: they stand as waiting', async () => {
    await expect(conversation(again).getByText(WAITING)).toHaveCount(2)
    await goTo(again, inGroup)
    await expect(group(again).getByText(WAITING)).toHaveCount(3)
    await expect(group(again).getByRole('radio', { name: /^Taj Express/ })).toBeChecked()
    await tab(again, 'Expenses').click()
    await expect(unsent(again).getByText(WAITING)).toHaveCount(3)
    await goTo(again, plan)
    await expect(again.getByRole('checkbox', { name: /^Thermos/ })).toBeChecked()
    await expect(again.getByText(WAITING)).toHaveCount(1)
  })

  await test.step('the network is back: each is there once, in order', async () => {
    await goTo(again, messages)
    await expect(conversation(again).getByText(WAITING)).toHaveCount(2)
    await host.call('expenses.remove', { ledger: { kind: 'tour', id: tour._id }, number: 1, reason: 'Paid by all' })
    await context.setOffline(false)
    await expect(asOf(again)).toHaveCount(0, { timeout: 30_000 })
    await expect(again.getByText(WAITING)).toHaveCount(0)
    await expect(conversation(again)).toContainText(/I have one.*and a flask/)
    await expect
      .poll(() => texts(request, host, 'messages.list', { userId: asha._id }))
      .toEqual(['Bring a warm shawl.', 'I have one', 'and a flask'])
    await expect
      .poll(() => texts(request, host, 'groups.entries', { tourId: tour._id }))
      .toEqual(expect.arrayContaining(['Who brings the tea?', 'I bring the tea', 'and cups']))
    const entries = await texts(request, host, 'groups.entries', { tourId: tour._id })
    expect(entries.filter((words) => words !== '')).toEqual(['Who brings the tea?', 'I bring the tea', 'and cups'])
    await goTo(again, plan)
    await expect(again.getByRole('checkbox', { name: /^Thermos/ })).toBeChecked()
    await expect(again.getByRole('checkbox', { name: /^Thermos/ })).toHaveCount(1)
  })
  await test.step('what was refused: stays with the reason, and can be discarded', async () => {
    await goTo(again, expenses)
    const alert = unsent(again).getByRole('alert')
    await expect(alert).toContainText('Lunch at Sikri')
    await expect(unsent(again).getByRole('listitem')).toHaveCount(1)
    await expectAccessible(again, alert)
    for (const title of ['Auto to the fort', 'Petha'])
      await expect(again.getByRole('button', { name: new RegExp(`^${title}`) })).toHaveCount(1)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toContainText('Lunch at Sikri')
    await alert.getByRole('button', { name: 'Discard' }).click()
    await expect(unsent(again)).toHaveCount(0)
    await tab(again, 'Group').click()
    await expect(group(again).getByRole('radio', { name: /^Taj Express/ })).toBeChecked()
    await expect(group(again).getByText(WAITING)).toHaveCount(0)
  })
  await test.step('a vote that waits while the tour is cancelled: is refused with the reason, and the vote before it counts', async () => {
    await context.setOffline(true)
    await group(again)
      .getByRole('radio', { name: /^Shatabdi/ })
      .check()
    await expect(group(again).getByText(WAITING)).toHaveCount(1)
    await host.call('tours.cancel', { tourId: tour._id })
    await context.setOffline(false)
    const alert = group(again).getByRole('alert')
    await expect(alert).toContainText('This tour was cancelled.', { timeout: 30_000 })
    const before = group(again).getByRole('radio', { name: /^Taj Express/ })
    await expect(before).toBeDisabled()
    await expect(before).toBeChecked()
    await alert.getByRole('button', { name: 'Discard' }).click()
    await expect(alert).toHaveCount(0)
  })
})

test('what waits to be sent: another account that logs in sees nothing of it, and sends nothing', async ({
  page,
  context,
  request,
}) => {
  const { asha, host, tour } = await traveller(request)
  await restoreSession(page, asha)
  await page.goto(`/tours/${tour._id}/ticket`)
  await keepTrips(page)
  await page.close()

  const offline = await coldStart(context, `/messages/${host._id}`)
  await expect(asOf(offline)).toBeVisible()
  await write(offline, 'A secret plan')
  await expect(conversation(offline).getByText(WAITING)).toBeVisible()

  await test.step('logging out: says first that it would be deleted', async () => {
    await offline.getByRole('button', { name: 'Menu' }).click()
    await offline.getByRole('button', { name: 'Logout' }).click()
    const question = offline.getByRole('dialog', { name: 'Delete what is not sent yet?' })
    await expect(question).toContainText('One thing that you wrote here is not sent yet')
    await expectAccessible(offline, 'dialog[open]')
    await question.getByRole('button', { name: 'Keep' }).click()
    await expect(conversation(offline).getByText(WAITING)).toBeVisible()
  })

  await test.step('another account with what she has kept in the store: sees nothing of it, and sends nothing', async () => {
    await offline.close()
    await context.setOffline(false)
    const ravi = await createUser(request, 'Ravi Iyer')
    const theirs = await context.newPage()
    await restoreSession(theirs, ravi)
    await theirs.goto('/trips')
    await expect(theirs.getByRole('heading', { level: 1, name: 'Your trips' })).toBeVisible()
    await expect.poll(async () => JSON.stringify(await stored(theirs))).not.toContain('A secret plan')
    expect(JSON.stringify(await stored(theirs))).not.toContain(asha.name)
    expect(await texts(request, host, 'messages.list', { userId: asha._id })).toEqual(['Bring a warm shawl.'])
  })
})
