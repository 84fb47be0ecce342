import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { type Account, restoreSession } from './people.ts'
import { createUser, hosted } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })

const writing = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const says = (page: Page, { name }: Account) => page.getByRole('region', { name: `Messages with ${name}` })

/** Holds the next answer to this call. `release` is there as soon as the server has read it. */
async function holdAnswer(page: Page, url: RegExp) {
  const held: { release?: () => void } = {}
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch()
      await new Promise<void>((resolve) => {
        held.release = resolve
      })
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return held
}

async function matched(one: Account, other: Account) {
  await one.call('matching.swipe', { swipedUserId: other._id, action: 'right' })
  await other.call('matching.swipe', { swipedUserId: one._id, action: 'right' })
}

test('a conversation: both users see messages and read marks at once, until one of them ends the match', {
  tag: '@smoke',
}, async ({ page, browser, request }) => {
  const [asha, ravi] = [await createUser(request, 'Asha Rao'), await createUser(request, 'Ravi Iyer')]
  await matched(asha, ravi)
  const his = await (await browser.newContext()).newPage()
  await restoreSession(his, ravi)
  await his.goto('/')
  await restoreSession(page, asha)
  await page.goto(`/messages/${ravi._id}`)
  await writing(page).fill('Namaste! <b>Hampi</b>?')
  await writing(page).press('Shift+Enter')
  await writing(page).pressSequentially('See https://example.in/hampi.')
  await writing(page).press('Enter')
  await expect(writing(page)).toHaveValue('')

  await his.getByRole('link', { name: 'Messages, 1 unread' }).click()
  await his.getByRole('link', { name: /Asha Rao/ }).click()
  await expect(says(his, asha)).toContainText('Namaste! <b>Hampi</b>?\nSee https://example.in/hampi.', {
    useInnerText: true,
  })
  await expect(his.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
  await expect(says(page, ravi)).toContainText('Read')

  // A URL becomes a link only when pressed.
  await expect(says(his, asha).getByRole('link')).toHaveCount(0)
  await says(his, asha).getByRole('button', { name: 'https://example.in/hampi' }).click()
  await expect(says(his, asha).getByRole('link', { name: /Open example\.in/ })).toHaveAttribute('rel', /noopener/)

  await writing(his).fill('Yes, in December.')
  await his.getByRole('button', { name: 'Send' }).click()
  await expect(says(page, ravi)).toContainText('Yes, in December.')
  await writing(page).fill('x'.repeat(2_001))
  await expect(page.getByText('2,001 / 2,000')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  await expectNoSidewaysScroll(page)

  await test.step('unmatching: closes the conversation for both users', async () => {
    await goTo(his, '/matching?tab=matched')
    await expect(his.getByRole('link', { name: 'Message Asha Rao' })).toBeVisible()
    await page.getByRole('button', { name: 'Unmatch Ravi Iyer' }).click()
    const question = page.getByRole('dialog', { name: 'Unmatch Ravi Iyer?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Yes, unmatch' }).click()
    await expect(page.getByText('You are no longer matched.')).toBeVisible()
    await expect(page).toHaveURL('/messages')
    await expect(page.getByText(/^No messages yet/)).toBeVisible()
    await expect(his.getByText('No matched users yet!')).toBeVisible()
  })
  await his.context().close()
})

test('two tabs: share one event stream, which survives closing a tab, and miss nothing while they load', async ({
  page,
  context,
  request,
}) => {
  const [asha, ravi] = [await createUser(request, 'Asha Rao'), await createUser(request, 'Ravi Iyer')]
  await matched(asha, ravi)
  const streams: string[] = []
  context.on('request', (call) => {
    if (call.url().includes('messages.live')) streams.push(call.url())
  })
  await restoreSession(page, asha)
  await page.goto('/')
  await expect.poll(() => streams.length).toBeGreaterThan(0)
  const opened = streams.length
  const tab = await context.newPage()
  const conversation = await holdAnswer(tab, /messages\.list/)
  await tab.goto(`/messages/${ravi._id}`)
  await expect.poll(() => conversation.release).toBeDefined()
  await ravi.call('messages.send', { userId: asha._id, text: 'Are you there?' })
  await expect(page.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible()
  conversation.release?.()
  await expect(says(tab, ravi)).toContainText('Are you there?')
  expect(streams).toHaveLength(opened)
  for (const url of streams) expect(url).not.toMatch(/ey[\w-]+\.ey|token|authorization/i)

  await page.close()
  await ravi.call('messages.send', { userId: asha._id, text: 'Still there?' })
  await expect(says(tab, ravi)).toContainText('Still there?')
  await expect.poll(() => streams.length).toBeGreaterThan(opened)
  await expect(says(tab, ravi).getByText('Are you there?')).toHaveCount(1)
})

test('the list: holds conversations and groups by their last message, and asks for a hello where there is none', async ({
  page,
  request,
}) => {
  const [asha, ravi] = [await createUser(request, 'Asha Rao'), await createUser(request, 'Ravi Iyer')]
  await matched(asha, ravi)
  const [quiet, lively] = [await hosted(asha, { images: [] }), await hosted(asha)]
  await asha.call('groups.send', { tourId: lively._id, text: 'Who brings tea?' })
  await restoreSession(page, asha)
  await page.goto('/messages')
  const rows = page.getByRole('main').getByRole('list').getByRole('link')
  await expect(rows).toHaveText([/Who brings tea\?/, /Say hello to the group/])
  await ravi.call('messages.send', { userId: asha._id, text: 'Hampi?' })
  await expect(rows).toHaveText([/Ravi Iyer.*Hampi\?/, /Who brings tea\?/, /Say hello to the group/])
  await expect(page.getByText('No messages yet')).toHaveCount(0)
  await rows.last().click()
  await expect(page).toHaveURL(`/tours/${quiet._id}/group`)
})

test('a tab opened later: shows the events it has missed', async ({ page, context, request }) => {
  const [asha, ravi] = [await createUser(request, 'Asha Rao'), await createUser(request, 'Ravi Iyer')]
  await matched(asha, ravi)
  const streaming = page.waitForRequest(/messages\.live/)
  await restoreSession(page, asha)
  await page.goto('/')
  await streaming
  const tab = await context.newPage()
  const delayed: { release?: () => void } = {}
  await tab.route(/assets\/-realtime-provider/, async (route) => {
    // Routed requests bypass the HTTP cache, so the import is a second request after the delayed fetch.
    if (!delayed.release)
      await new Promise<void>((resolve) => {
        delayed.release = resolve
      })
    await route.continue()
  })
  await tab.goto(`/messages/${ravi._id}`)
  await expect(writing(tab)).toBeVisible()
  await expect.poll(() => delayed.release).toBeDefined()
  await ravi.call('messages.send', { userId: asha._id, text: 'Too early?' })
  await expect(page.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible()
  delayed.release?.()
  await expect(says(tab, ravi)).toContainText('Too early?')
})

test.describe('when calls fail', () => {
  test.use({ expectedErrors: /status of (404|500)|Failed to (load resource|fetch)|net::ERR/ })

  test('a connection cut during a conversation: no message is lost or repeated', async ({ page, context, request }) => {
    const [asha, ravi] = [await createUser(request, 'Asha Rao'), await createUser(request, 'Ravi Iyer')]
    await matched(asha, ravi)
    await restoreSession(page, asha)
    await page.goto(`/messages/${ravi._id}`)
    await ravi.call('messages.send', { userId: asha._id, text: 'Before the tunnel' })
    await expect(says(page, ravi)).toContainText('Before the tunnel')
    await context.setOffline(true)
    await writing(page).fill('Written in the tunnel')
    await writing(page).press('Enter')
    await ravi.call('messages.send', { userId: asha._id, text: 'Sent into the tunnel' })
    await expect(says(page, ravi).getByText('We could not send this message.')).toBeVisible()
    await context.setOffline(false)
    await expect(says(page, ravi)).toContainText('Sent into the tunnel')
    await says(page, ravi).getByRole('button', { name: 'Try again' }).click()
    await expect(says(page, ravi).getByText('We could not send this message.')).toBeHidden()
    for (const text of ['Before the tunnel', 'Sent into the tunnel', 'Written in the tunnel'])
      await expect(says(page, ravi).getByText(text)).toHaveCount(1)
  })

  test('a block: hides two users from each other, and can be undone', async ({ page, browser, request }) => {
    const [asha, ravi] = [await createUser(request, 'Asha Rao'), await createUser(request, 'Ravi Iyer')]
    await matched(asha, ravi)
    await ravi.call('messages.send', { userId: asha._id, text: 'Send me money.' })
    const his = await (await browser.newContext()).newPage()
    await restoreSession(his, ravi)
    await his.goto(`/messages/${asha._id}`)
    await expect(writing(his)).toBeVisible()

    await restoreSession(page, asha)
    await page.goto(`/messages/${ravi._id}`)
    await page.getByRole('button', { name: 'Report or block Ravi Iyer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report or block Ravi Iyer' })
    await dialog.getByRole('button', { name: 'Report and block' }).click()
    await expect(dialog.getByRole('alert').getByText('Please choose what is wrong.')).toBeVisible()
    await dialog.getByLabel('What is wrong?').selectOption('Asks for money, or sells something')
    await dialog.getByRole('button', { name: 'Report and block' }).click()
    await expect(page).toHaveURL('/messages')
    await expect(page.getByText(/^No messages yet/)).toBeVisible()
    // The blocked user is not told: the open conversation stays until it is loaded again.
    await expect(writing(his)).toBeVisible()
    await his.reload()
    await expect(his.getByText(/You can write to people you have matched with/)).toBeVisible()

    await goTo(page, `/profile/${ravi._id}`)
    await expect(page.getByText('User profile not found or failed to load.')).toBeVisible()
    await goTo(page, '/matching?tab=matched')
    await expect(page.getByText('No matched users yet!')).toBeVisible()
    await goTo(page, '/edit-profile')
    // The sections above load by themselves, and move the button.
    for (const section of ['Your gender', 'Places that are not for me', 'Photo check'])
      await expect(page.getByRole('heading', { name: section })).toBeVisible()
    await page.getByRole('button', { name: 'Unblock Ravi Iyer' }).click()
    await expect(page.getByRole('heading', { name: 'People you have blocked' })).toBeHidden()
    await goTo(page, `/profile/${ravi._id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Ravi Iyer' })).toBeVisible()
    await his.context().close()
  })
})
