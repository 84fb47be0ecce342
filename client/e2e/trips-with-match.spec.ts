import { expect, expectAccessible, expectNoSidewaysScroll, goTo, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, inDays } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })
test.use({ expectedErrors: /trips\.invite|Failed to load resource/ })

test('a trip planned together with a match: invites them, who find it on Home, and keeps the trip if inviting fails', async ({
  page,
  request,
}) => {
  const [me, ravi] = [await createUser(request, 'Ananya Rao'), await createUser(request, 'Ravi Menon')]
  await me.call('matching.swipe', { swipedUserId: ravi._id, action: 'right' })
  await ravi.call('matching.swipe', { swipedUserId: me._id, action: 'right' })
  await restoreSession(page, me)
  await page.goto('/trips')
  const plan = async () => {
    await goTo(page, `/trips?plan=hampi&people=2&with=${ravi._id}`)
    const sheet = page.getByRole('dialog', { name: 'Plan a trip to Hampi' })
    await expect(sheet.getByLabel('Invite Ravi Menon, who may change the plan')).toBeChecked()
    await expectNoSidewaysScroll(page)
    return sheet
  }

  await test.step('inviting fails: the trip is kept, and says where to invite them', async () => {
    await page.route(/trips\.invite/, (route) => route.abort())
    const sheet = await plan()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Plan the days' }).click()
    await expect(page.getByText('Your trip is saved. Ravi Menon is not invited yet')).toBeVisible()
    await expect(page).toHaveURL(/\/trips\/[\da-f-]{36}/)
    await expect(page.getByRole('region', { name: 'Who is coming?' })).toContainText('Just you so far.')
    await page.unrouteAll()
  })

  await test.step('without the tick: nobody is invited', async () => {
    const sheet = await plan()
    await sheet.getByLabel('Invite Ravi Menon, who may change the plan').uncheck()
    await sheet.getByRole('button', { name: 'Plan the days' }).click()
    await expect(page.getByRole('region', { name: 'Who is coming?' })).toContainText('Just you so far.')
  })

  await test.step('with it: they are invited, and it can be withdrawn', async () => {
    await (await plan()).getByRole('button', { name: 'Plan the days' }).click()
    await expect(page.getByText('Ravi Menon is invited to this trip.')).toBeVisible()
    const coming = page.getByRole('region', { name: 'Who is coming?' })
    await expect(coming.getByText('Invited', { exact: true })).toBeVisible()
    await expect(coming.getByRole('button', { name: 'Withdraw the invitation of Ravi Menon' })).toBeVisible()
  })

  await test.step('the other: finds the invitation among the things to do', async () => {
    for (const ahead of [10, 20, 30, 40, 50]) {
      const trip = { placeId: 'hampi', from: 'bangalore', people: 2, days: 2, startDate: inDays(ahead) }
      await ravi.call('trips.create', { request: trip, key: crypto.randomUUID() })
    }
    await restoreSession(page, ravi)
    await page.goto('/')
    await page.getByRole('link', { name: /^Ananya Rao invites you/ }).click()
    const invitation = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Accept/ }) })
    await expect(invitation).toBeFocused()
    await expect(invitation).toBeInViewport({ ratio: 1 })
  })
})
