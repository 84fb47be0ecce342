import type { Trip } from '@saathi/shared/trips/schema'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { question } from './offline.ts'
import { restoreSession } from './people.ts'
import { createUser, inDays } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 360, height: 740 } })

const hint = (page: Page) => page.getByRole('region', { name: 'Install Saathi on this phone?' })

/** The offer of a browser that can install the app. @returns whether the app took it over */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => void Object.assign(window, { prompted: true })
    dispatchEvent(Object.assign(event, { prompt }))
    return event.defaultPrevented
  })

test('the offer to install: comes before a near trip, not at the first visit, and once', async ({ page, request }) => {
  const me = await createUser(request, 'Kabir Anand')
  const trip = await me.call<Trip>('trips.create', {
    request: { placeId: 'agra', from: 'delhi', people: 2, days: 3, startDate: inDays(10) },
    key: crypto.randomUUID(),
  })
  await restoreSession(page, me)
  const path = `/trips/${trip._id}`
  const yesterday = inDays(-1)
  await page.goto(path)
  expect(await offer(page)).toBe(true)
  await question(page).getByRole('button', { name: 'Not now' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('installSince'))).not.toBeNull()
  await expect(hint(page)).toHaveCount(0)

  await page.evaluate((day) => localStorage.setItem('installSince', day), yesterday)
  await page.reload()
  await expect(question(page)).toHaveCount(0)
  await offer(page)
  await expect(hint(page)).toBeVisible()
  await expectAccessible(page, hint(page))
  await expectNoSidewaysScroll(page)

  await test.step('the settings offer it too, until it is answered', async () => {
    await goTo(page, '/edit-profile')
    await expect(page.getByRole('checkbox', { name: 'Keep my trips on this phone' })).toBeVisible()
    await offer(page)
    await expect(hint(page)).toBeVisible()
    await hint(page).getByRole('button', { name: 'Not now' }).click()
    await expect(hint(page)).toHaveCount(0)
    await goTo(page, path)
    await offer(page)
    await expect(page.getByRole('button', { name: 'Add a ticket' })).toBeVisible()
    await expect(hint(page)).toHaveCount(0)
  })

  await test.step('on a device that was not asked: the browser is told to install', async () => {
    await page.evaluate(() => localStorage.removeItem('installAnswered'))
    await page.reload()
    await offer(page)
    await hint(page).getByRole('button', { name: 'Install' }).click()
    expect(await page.evaluate(() => 'prompted' in window)).toBe(true)
    await expect(hint(page)).toHaveCount(0)
  })
})
