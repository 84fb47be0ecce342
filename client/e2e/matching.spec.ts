import { swipeAllUsers } from './database.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './fixtures.ts'
import { type Account, restoreSession, streamOf } from './people.ts'
import { createUser, hosted, uniqueName } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })

const deck = (page: Page) => page.getByRole('group', { name: 'Deck' })
const card = (page: Page, { name }: Account) => deck(page).getByRole('article', { name: `@${name}` })

/** Two participants of one tour: each is at the top of the other's deck. */
async function onOneTour(host: Account, guest: Account) {
  const { _id } = await hosted(host)
  await guest.call('tours.join', { tourId: _id })
}

test('matching: when both accept, both see the match at once', async ({ page, browser, request }) => {
  const [asha, ravi] = [await createUser(request, 'Asha Rao'), await createUser(request, uniqueName('Ravi').name)]
  await onOneTour(ravi, asha)
  await ravi.call('matching.swipe', { swipedUserId: asha._id, action: 'right' })
  const his = await (await browser.newContext()).newPage()
  await restoreSession(his, ravi)
  await his.goto('/')
  await streamOf(his, ravi)
  await restoreSession(page, asha)

  await page.goto('/matching')
  await expect(card(page, ravi)).toContainText('No bio available')
  await expect(card(page, ravi).getByText('Email checked')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Accept' }).click()
  const match = page.getByRole('dialog', { name: 'It is a match!' })
  await expect(match).toContainText(`@${ravi.name}`)
  await expect(match.getByRole('heading', { name: 'Before you meet' })).toBeVisible()
  await expectAccessible(page)
  await expect(his.getByRole('dialog', { name: 'It is a match!' })).toContainText('@Asha Rao')
  await his.context().close()

  await match.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('tab', { name: 'Matched Users' }).click()
  await expect(page.getByRole('link', { name: `Message ${ravi.name}` })).toBeVisible()
  await page.getByRole('link', { name: `View Profile of ${ravi.name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: ravi.name })).toBeVisible()
})

test('the deck: when it is empty, a message and a link to the tours are shown', async ({ page, request }) => {
  const asha = await createUser(request, 'Asha Rao')
  await restoreSession(page, asha)
  // Other tests may create users meanwhile.
  await expect(async () => {
    await swipeAllUsers(asha._id)
    await page.goto('/matching')
    await expect(page.getByText('No more users to swipe!')).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: 'Find a tour' }).click()
  await expect(page).toHaveURL(/\/tours/)
})

test('the deck: works by keyboard and by dragging, and a swipe can be undone', async ({ page, request }) => {
  const [asha, ravi] = [await createUser(request, 'Asha Rao'), await createUser(request, uniqueName('Ravi').name)]
  await onOneTour(ravi, asha)
  await restoreSession(page, asha)
  await page.goto('/matching')
  await expect(card(page, ravi)).toBeVisible()

  await deck(page).press('ArrowLeft')
  await expect(page.getByText(`You passed on ${ravi.name}. Next: `)).toBeAttached()
  await expect(card(page, ravi)).toHaveCount(0)
  await expect(deck(page)).toBeFocused()
  await deck(page).press('Backspace')
  await expect(card(page, ravi)).toBeVisible()
  await expect(page.getByText(`Undone. Next: ${ravi.name}.`)).toBeAttached()

  const drag = async (by: number) => {
    const box = await card(page, ravi).boundingBox()
    if (!box) throw new Error('The card is not there.')
    const [x, y] = [box.x + box.width / 2, box.y + 60]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by, y, { steps: 5 })
    return { from: box.x + box.width / 2 }
  }
  const { from } = await drag(-90)
  await page.mouse.up()
  await expect(card(page, ravi)).toBeVisible()
  await drag(170)
  const dragged = await card(page, ravi).boundingBox()
  expect((dragged?.x ?? 0) + (dragged?.width ?? 0) / 2 - from).toBeCloseTo(150, 0)
  await page.mouse.up()
  await expect(page.getByText(`You liked ${ravi.name}.`)).toBeAttached()
  await expect(card(page, ravi)).toHaveCount(0)

  await page.getByRole('tab', { name: 'Swiping' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Matched Users' })).toBeFocused()
  await expect(page.getByText('No matched users yet!')).toBeVisible()
})

test.describe('when calls fail', () => {
  test.use({ expectedErrors: /status of (404|500)|Failed to (load resource|fetch)|net::ERR/ })

  test('a follow: rolls back when it fails, and updates the count when it succeeds', async ({ page, request }) => {
    const [asha, ravi] = [await createUser(request, 'Asha Rao'), await createUser(request, 'Ravi Iyer')]
    await restoreSession(page, asha)
    await page.goto(`/profile/${ravi._id}`)
    const follow = page.getByRole('button', { name: 'Follow', exact: true })
    const unfollow = page.getByRole('button', { name: 'Unfollow' })
    await expect(follow).toBeVisible()

    const held: { fail?: () => void } = {}
    await page.route('**/trpc/social.follow?*', async (route) => {
      await new Promise<void>((resolve) => {
        held.fail = resolve
      })
      await route.abort()
    })
    await follow.click()
    await expect(unfollow).toBeVisible()
    await expect(page.getByRole('button', { name: '1 follower' })).toBeVisible()
    await expect.poll(() => held.fail).toBeDefined()
    held.fail?.()
    await expect(page.getByRole('alert').getByText('Failed to update follow status.')).toBeVisible()
    await expect(follow).toBeVisible()
    await expect(page.getByRole('button', { name: '0 followers' })).toBeVisible()

    await page.unroute('**/trpc/social.follow?*')
    await follow.click()
    await page.getByRole('button', { name: '1 follower' }).click()
    const list = page.getByRole('dialog', { name: 'Followers' })
    await expect(list.getByRole('link', { name: 'Asha Rao' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await page.reload()
    await unfollow.click()
    await expect(page.getByRole('button', { name: '0 followers' })).toBeVisible()
  })
})

test('a profile: asks to connect, and leads to the conversation and to a trip for two as soon as the other asks, too', async ({
  page,
  request,
}) => {
  const [asha, ravi] = [await createUser(request, 'Asha Rao'), await createUser(request, uniqueName('Ravi').name)]
  await restoreSession(page, asha)
  await page.goto(`/profile/${ravi._id}`)
  await page.getByRole('button', { name: `Connect with ${ravi.name}` }).click()
  await expect(page.getByText(`Asked. ${ravi.name} sees it only after asking you, too.`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: `Asked to connect with ${ravi.name}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await streamOf(page, asha)
  await ravi.call('matching.swipe', { swipedUserId: asha._id, action: 'right' })
  await page.getByRole('dialog', { name: 'It is a match!' }).getByRole('button', { name: 'Not now' }).click()
  const together = page.getByRole('button', { name: `Plan it together with ${ravi.name}` })
  await expect(together).toBeVisible()
  await page.getByRole('link', { name: `Message ${ravi.name}` }).click()
  await expect(page).toHaveURL(`/messages/${ravi._id}`)
  await together.click()
  await expect(page.getByText(`Choose a place for you and ${ravi.name}, then plan the days.`)).toBeVisible()
  await expect(page).toHaveURL('/destinations')
})
