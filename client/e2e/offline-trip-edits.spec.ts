import type { Trip, TripItem } from '@saathi/shared/trips/schema'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { asOf, coldStart, keepTrips, kill, stored, traveller } from './offline.ts'
import { restoreSession } from './people.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 180_000 })
test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /Failed to load resource|Failed to fetch|net::ERR|TRPCClientError|could not be synced|offline|status of 40/,
})

const visitsOf = ({ items }: Pick<Trip, 'items'>) =>
  items.filter(({ day, kind }) => day === 0 && kind === 'visit').slice(0, 2) as [TripItem, TripItem]
const row = (page: Page, title: string) => page.locator('[data-item]', { has: page.getByText(title, { exact: true }) })

/** Waits until the changes are on this device: a page that is closed before has not kept them. */
const expectKept = (page: Page) => expect(page.getByText('No connection. Your changes are kept here')).toBeVisible()

async function writeNote(page: Page, title: string, note: string) {
  await page.getByRole('button', { name: title, exact: true }).click()
  await page.getByLabel('Note').fill(note)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row(page, title)).toContainText(note)
}

test('a plan changed without a network: survives closing the browser, is merged and sent from any page, and what is refused stays', async ({
  page,
  context,
  request,
}) => {
  const { asha, host } = await traveller(request)
  const made = await host.call<Trip>('trips.create', {
    request: { placeId: 'agra', from: 'delhi', people: 2, days: 3, startDate: '2027-02-05' },
    key: crypto.randomUUID(),
  })
  const tripId = made._id
  await host.call('social.follow', { followedId: asha._id })
  await host.call('trips.invite', { tripId, userId: asha._id, mayEdit: true })
  await asha.call('trips.answerInvitation', { tripId, accept: true })
  const plan = `/trips/${tripId}`
  const [first, second] = visitsOf(made)
  const onServer = async () => {
    const response = await request.get(`/trpc/trips.get?input=${encodeURIComponent(JSON.stringify({ tripId }))}`, {
      headers: { authorization: `Bearer ${host.session.idToken}` },
    })
    const { result } = await response.json()
    return result.data as Trip
  }
  const itemNow = async ({ id }: TripItem) => (await onServer()).items.find((one) => one.id === id)

  await restoreSession(page, asha)
  await page.goto(plan)
  await keepTrips(page)
  await page.close()

  const offline = await coldStart(context, plan)
  await expect(asOf(offline)).toBeVisible()
  await test.step('a note and a removal show at once, also after the browser was closed', async () => {
    await writeNote(offline, first.title, 'Tickets are bought.')
    await offline.getByRole('button', { name: second.title, exact: true }).click()
    await offline.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(row(offline, second.title)).toHaveCount(0)
    await expectKept(offline)
  })
  await kill(offline)

  const again = await coldStart(context, plan)
  await expect(row(again, first.title)).toContainText('Tickets are bought.')
  await expect(row(again, second.title)).toHaveCount(0)
  await kill(again)

  await test.step('the network is back on another page: they are sent, beside what somebody else has changed', async () => {
    const { version, removed, id, ...item } = (await itemNow(first)) as TripItem
    await host.call('trips.change', {
      ...{ tripId, version: made.version, key: crypto.randomUUID() },
      changes: [{ op: 'put', id, base: version, item: { ...item, minutes: 45 } }],
    })
    await context.setOffline(false)
    const other = await context.newPage()
    await other.goto('/trips')
    await expect.poll(() => itemNow(first)).toMatchObject({ note: 'Tickets are bought.', minutes: 45 })
    await expect.poll(() => itemNow(second)).toBeUndefined()
    await goTo(other, plan)
    await expect(row(other, first.title)).toContainText('45 min')
    // The kept plan is written after it shows, and how it looked before that: changes are made from it without a network.
    await expect
      .poll(async () => {
        const { 'saathi-kept.kept': kept = '' } = await stored(other)
        return kept.includes('"note":"Tickets are bought."') && !kept.includes('"refusal"')
      })
      .toBe(true)
    await other.close()
  })

  await test.step('a right that was taken away meanwhile: the change stays with its reason, until it is discarded', async () => {
    const left = await coldStart(context, plan)
    await expect(asOf(left)).toBeVisible()
    await writeNote(left, first.title, 'Go at sunrise.')
    await expectKept(left)
    await kill(left)
    await host.call('trips.setFriendRight', { tripId, userId: asha._id, mayEdit: false })
    await context.setOffline(false)
    const back = await context.newPage()
    await back.goto(plan)
    const note = back.getByRole('alert').filter({ hasText: first.title })
    await expect(note).toContainText('Only the owner of this trip can change that.')
    await expectAccessible(back, note)
    await expectNoSidewaysScroll(back)
    expect(await itemNow(first)).toMatchObject({ note: 'Tickets are bought.' })
    await note.getByRole('button', { name: 'Discard' }).click()
    await expect(note).toHaveCount(0)
    await back.reload()
    await expect(row(back, first.title)).toContainText('Tickets are bought.')
    await expect(back.getByRole('alert').filter({ hasText: first.title })).toHaveCount(0)
  })
})
