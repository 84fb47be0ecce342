import { findChromium, TEST_FLAGS } from '../../server/scripts/browser.mjs'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { type Account, logOut, restoreSession } from './people.ts'
import { createUser } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 180_000 })
test.use({
  serviceWorkers: 'allow',
  // The headless shell denies all notifications.
  launchOptions: { executablePath: findChromium() ?? undefined, args: TEST_FLAGS },
})

const setting = (page: Page) => page.getByRole('checkbox', { name: /^Tell me on this/ })
const writing = (page: Page) => page.getByRole('textbox', { name: 'Message' })

async function matched(one: Account, other: Account) {
  await one.call('matching.swipe', { swipedUserId: other._id, action: 'right' })
  await other.call('matching.swipe', { swipedUserId: one._id, action: 'right' })
}

/** Stands in for the one call that needs a push service of the browser's maker, which a headless browser refuses. */
const subscribeHere = (page: Page) =>
  page.addInitScript(() => {
    const key = 'test-endpoint'
    const made = (endpoint: string) =>
      ({
        endpoint,
        toJSON: () => ({
          endpoint,
          keys: {
            p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
            auth: 'BTBZMqHH6r4Tts7J_aSIgg',
          },
        }),
        unsubscribe: async () => {
          localStorage.removeItem(key)
          return true
        },
      }) as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => {
      const endpoint = `https://push.invalid/${crypto.randomUUID()}`
      localStorage.setItem(key, endpoint)
      return made(endpoint)
    }
    PushManager.prototype.getSubscription = async () => {
      const endpoint = localStorage.getItem(key)
      return endpoint === null ? null : made(endpoint)
    }
  })

/** Hands pushes to the service worker of the page, as the browser does. */
async function pushesTo(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  return (message: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }))
  })

test('after the first message: asks once, tells what was asked for, and nothing more after the log-out', async ({
  page,
  context,
  request,
}) => {
  const [asha, ravi] = [await createUser(request, 'Asha Rao'), await createUser(request, 'Ravi Iyer')]
  await matched(asha, ravi)
  await context.grantPermissions(['notifications'])
  await subscribeHere(page)
  await restoreSession(page, asha)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/messages/${ravi._id}`)
  await expect(writing(page)).toBeVisible()
  const question = page.getByRole('region', { name: 'Shall we tell you when Ravi Iyer answers?' })

  await test.step('the question: comes after a message, and is accessible', async () => {
    await expect(question).toHaveCount(0)
    await writing(page).fill('Namaste')
    await writing(page).press('Enter')
    await expect(question).toBeVisible()
    await expect(writing(page)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, question)
    await expectNoSidewaysScroll(page)
    await question.getByRole('button', { name: 'Tell me' }).click()
    await expect(page.getByText('You are told of news here.')).toBeVisible()
    await expect(question).toHaveCount(0)
  })

  await test.step('the profile: shows what this device is told, and changes it', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await goTo(page, '/edit-profile')
    await expect(setting(page)).toBeChecked()
    const kind = (name: string) => page.getByRole('checkbox', { name })
    await expect(kind('Private messages')).toBeChecked()
    await expect(kind('Payments to you and from you')).not.toBeChecked()
    for (const name of ['Payments to you and from you', 'Say who or which tour it is about']) {
      const saved = page.waitForResponse((response) => response.url().includes('push.change'))
      await kind(name).check()
      await saved
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await expect(kind('Payments to you and from you')).toBeChecked()
    await expect(kind('Say who or which tour it is about')).toBeChecked()
    await expectAccessible(page, 'main')
    await expectNoSidewaysScroll(page)
  })

  await test.step('a push: is shown, and the next one about the same takes its place', async () => {
    const push = await pushesTo(page)
    const message = { title: 'A new message', body: 'Open Saathi to read it.', tag: 'm', path: `/messages/${ravi._id}` }
    await push({ ...message, unread: 1 })
    await expect.poll(() => shown(page)).toHaveLength(1)
    await push({ ...message, body: '2 unread messages', unread: 2 })
    await expect
      .poll(() => shown(page))
      .toEqual([
        { title: 'A new message', body: '2 unread messages', tag: 'm', data: { path: `/messages/${ravi._id}` } },
      ])
    await push({ ...message, tag: 'other', path: 'https://elsewhere.example/messages' })
    await expect.poll(async () => (await shown(page)).find(({ tag }) => tag === 'other')?.data).toEqual({ path: '/' })
  })

  await test.step('the page that it is about: removes it', async () => {
    await goTo(page, `/messages/${ravi._id}`)
    await expect.poll(async () => (await shown(page)).map(({ tag }) => tag)).toEqual(['other'])
  })

  await test.step('the log-out: removes the rest, and the subscription', async () => {
    await goTo(page, '/')
    await logOut(page, asha)
    await expect.poll(() => shown(page)).toEqual([])
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /push|endpoint/.test(key))))
      .toEqual([])
  })
})

test('a question that was put away: does not come again', async ({ page, context, request }) => {
  const [asha, ravi] = [await createUser(request, 'Asha Rao'), await createUser(request, 'Ravi Iyer')]
  await matched(asha, ravi)
  await context.grantPermissions(['notifications'])
  await subscribeHere(page)
  await restoreSession(page, asha)
  await page.goto(`/messages/${ravi._id}`)
  await writing(page).fill('Namaste')
  await writing(page).press('Enter')
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.reload()
  await writing(page).fill('Again')
  await writing(page).press('Enter')
  await expect(page.getByRole('region', { name: 'Messages with Ravi Iyer' })).toContainText('Again')
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0)
})
