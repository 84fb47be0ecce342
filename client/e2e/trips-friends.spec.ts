import type { Trip } from '@saathi/shared/trips/schema'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, goTo, test } from './fixtures.ts'
import { type Account, restoreSession } from './people.ts'
import { createUser, hosted, inDays } from './tours.ts'

// Two accounts, and two browsers that take turns.
test.describe.configure({ timeout: 120_000 })

const PHONE = { width: 360, height: 740 }

const createTrip = (person: Account) =>
  person.call<Trip>('trips.create', {
    request: { placeId: 'hampi', from: 'bangalore', people: 2, days: 2, startDate: inDays(40) },
    key: crypto.randomUUID(),
  })

test('friends of a trip: join by its link, change the plan and share expenses, and only settle once they are removed', async ({
  page,
  browser,
  request,
}) => {
  const [owner, friend] = [await createUser(request, 'Kavya Iyer'), await createUser(request, 'Rohan Mehta')]
  const trip = await createTrip(owner)
  await restoreSession(page, owner)
  await page.goto(`/trips/${trip._id}`)
  const card = page.getByRole('region', { name: 'Who is coming?' })
  await expect(card.getByText('Just you so far.')).toBeVisible()
  await card.getByRole('button', { name: 'Invite people' }).click()
  const sheet = page.getByRole('dialog', { name: 'Invite people' })
  await sheet.getByRole('button', { name: 'Create: Link to join' }).click()
  const address = await sheet.getByRole('textbox', { name: 'Address: Link to join' }).inputValue()
  await expect(sheet.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(DESK)
  await expectNoSidewaysScroll(page)

  const theirs = await (await browser.newContext({ viewport: PHONE })).newPage()
  await restoreSession(theirs, friend)
  await theirs.goto(new URL(address).pathname)
  await expect(theirs.getByText('Kavya Iyer invites you')).toBeVisible()
  await expect(theirs.getByText('You see the plan and may change it.')).toBeVisible()
  await theirs.getByRole('button', { name: 'Come along' }).click()
  await expect(theirs).toHaveURL(`/trips/${trip._id}`)
  await theirs.getByRole('button', { name: /^Add to \w+day$/ }).click()
  await theirs.getByRole('button', { name: 'Add your own stop' }).click()
  await theirs.getByLabel('What').fill('Chai by the river')
  const saved = theirs.waitForResponse((response) => response.url().includes('trips.change') && response.ok())
  await theirs.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(theirs.getByRole('heading', { name: 'Chai by the river' })).toBeVisible()
  await saved
  await theirs.getByRole('link', { name: 'Expenses' }).click()
  await expect(theirs.getByText('No expenses yet.')).toBeVisible()
  await theirs.getByRole('button', { name: 'Add expense' }).click()
  const form = theirs.getByRole('form', { name: 'Add expense' })
  await form.getByLabel('Amount in rupees').fill('600')
  await form.getByLabel('What for').fill('Coracle')
  await form.getByRole('button', { name: 'Save expense' }).click()
  await expect(theirs.getByRole('region', { name: 'Balance' })).toContainText('You are owed₹300')
  await expectNoSidewaysScroll(theirs)
  await goTo(theirs, '/trips')
  await expect(theirs.getByText('Kavya Iyer’s trip')).toBeVisible()
  await expect(theirs.getByText('Going', { exact: true })).toBeVisible()

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Group' }).click()
  await expect(page).toHaveURL(`/trips/${trip._id}/group`)
  await expect(page.getByText('Rohan Mehta joined')).toBeVisible()
  const composer = page.getByRole('textbox', { name: 'Message' })
  await composer.fill('Who brings the tent?')
  await composer.press('Enter')
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await goTo(theirs, '/messages')
  await theirs.getByRole('link', { name: `Group: ${trip.title}` }).click()
  await expect(theirs).toHaveURL(`/trips/${trip._id}/group`)
  // The list of conversations, which it comes from, has the same words.
  const entries = theirs.getByRole('log', { name: 'Messages' })
  await expect(entries.getByText('Who brings the tent?')).toBeVisible()
  await expectNoSidewaysScroll(theirs)
  await goTo(theirs, '/trips')

  const ledger = { kind: 'trip', id: trip._id }
  const payment = { ledger, to: friend._id, amountPaise: 30_000 }
  const { id: transferId } = await owner.call<{ id: string }>('expenses.begin', payment)
  await owner.call('expenses.claim', { ledger, transferId, method: 'cash' })
  await theirs.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await theirs.getByRole('link', { name: `Kavya Iyer marked a payment to you for ${trip.title} as paid` }).click()
  await expect(theirs).toHaveURL(`/trips/${trip._id}/expenses`)

  await theirs.getByRole('link', { name: 'Group' }).click()
  await expect(theirs.getByText('Who brings the tent?')).toBeVisible()
  await page.getByRole('link', { name: 'Plan' }).click()
  await expect(page.getByRole('heading', { name: 'Chai by the river' })).toBeVisible()
  await expect(card.getByRole('checkbox', { name: 'Rohan Mehta may change the plan' })).toBeChecked()
  await card.getByRole('button', { name: 'Remove Rohan Mehta' }).click()
  await page.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(card.getByText('Just you so far.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Group' })).toHaveCount(0)
  await expect(theirs.getByRole('heading', { name: 'You are no longer on this trip' })).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('main').getByRole('link', { name: 'Your trips' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Find a tour' })).toHaveCount(0)
  await goTo(theirs, `/trips/${trip._id}`)
  await expect(theirs.getByRole('heading', { name: 'This plan is not there' })).toBeVisible()
  await goTo(theirs, `/trips/${trip._id}/expenses`)
  await expect(theirs.getByRole('heading', { name: 'A trip', exact: true })).toBeVisible()
  await expect(theirs.getByRole('region', { name: 'Balance' })).toContainText('You are owed₹300')
  await expect(theirs.getByRole('button', { name: 'Add expense' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Expenses' }).click()
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('You owe₹300')
})

test('an invitation by name: comes to the bell at once, goes when it is withdrawn, and is accepted in the list of trips', async ({
  page,
  browser,
  request,
}) => {
  const [owner, friend] = [await createUser(request, 'Kavya Iyer'), await createUser(request, 'Rohan Mehta')]
  const trip = await createTrip(owner)
  await owner.call('social.follow', { followedId: friend._id })
  const theirs = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await restoreSession(theirs, friend)
  await theirs.goto('/tours')
  await expect(theirs.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await restoreSession(page, owner)
  await page.goto(`/trips/${trip._id}`)
  await page.getByRole('button', { name: 'Invite people' }).click()
  const sheet = page.getByRole('dialog', { name: 'Invite people' })
  await sheet.getByRole('checkbox', { name: 'They may change the plan' }).uncheck()
  await sheet.getByRole('button', { name: 'Invite Rohan Mehta' }).click()
  await expect(sheet.getByText('Invited', { exact: true })).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await owner.call('trips.removeFriend', { tripId: trip._id, userId: friend._id })
  await expect(theirs.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await owner.call('trips.invite', { tripId: trip._id, userId: friend._id, mayEdit: false })
  await theirs.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const notices = theirs.getByRole('region', { name: 'Notifications' })
  await notices.getByRole('link', { name: /Kavya Iyer invites you to plan .* together/ }).click()
  await expect(theirs.locator(`[id="${trip._id}"]`)).toBeFocused()
  await expect(theirs.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await expect(theirs.getByText('Invited by Kavya Iyer')).toBeVisible()
  await expectAccessible(theirs, theirs.locator(`[id="${trip._id}"]`))
  await expectNoSidewaysScroll(theirs)
  await theirs.getByRole('button', { name: `Accept: ${trip.title}` }).click()
  await expect(theirs).toHaveURL(`/trips/${trip._id}`)
  await expect(theirs.getByText('Only the owner changes this plan.')).toBeVisible()
  await theirs.getByRole('button', { name: 'Leave this trip' }).click()
  await theirs.getByRole('button', { name: 'Yes, leave' }).click()
  await expect(theirs).toHaveURL('/trips')
  await expect(theirs.getByText('No trips yet.')).toBeVisible()
})

test('a trip with friends that is opened to others: leads its people to the group of the friends, whom its owner removes', async ({
  page,
  request,
}) => {
  const [owner, friend] = [await createUser(request, 'Kavya Iyer'), await createUser(request, 'Rohan Mehta')]
  const trip = await createTrip(owner)
  const { path } = await owner.call<{ path: string }>('trips.createInvite', { tripId: trip._id, mayEdit: true })
  await friend.call('trips.join', { token: path.split('/').at(-1) })
  const start = trip.startDate ?? ''
  const tour = await hosted(owner, { travelDates: { start, end: start } })
  await owner.call('trips.attach', { tripId: trip._id, tourId: tour._id })
  await friend.call('groups.send', { tourId: trip._id, text: 'Who brings the tent?' })
  const cards = page.getByRole('region', { name: 'Coming up' }).getByRole('listitem')

  await restoreSession(page, friend)
  await page.goto('/trips')
  await cards.getByRole('link').click()
  await expect(page).toHaveURL(`/trips/${trip._id}`)
  await page.getByRole('link', { name: 'Group' }).click()
  await expect(page.getByText('Who brings the tent?')).toBeVisible()

  await restoreSession(page, owner)
  await page.goto('/trips')
  await cards.getByRole('link').click()
  await expect(page).toHaveURL(`/tours/${tour._id}/plan`)
  const card = page.getByRole('region', { name: 'Friends on this trip' })
  await expect(card).toBeVisible()
  await card.getByRole('link', { name: /^Open the friends’ group.*1 unread/ }).click()
  await expect(page).toHaveURL(`/trips/${trip._id}/group`)
  await expect(page.getByText('Who brings the tent?')).toBeVisible()

  await goTo(page, `/tours/${tour._id}/plan`)
  const right = card.getByRole('checkbox', { name: 'Rohan Mehta may change the plan' })
  await right.click()
  await expect(right).not.toBeChecked()
  await expectAccessible(page, card)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(right).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Invite people' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Remove Rohan Mehta' }).click()
  await expect(page.getByText(/^They lose the friends’ group at once/)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(card).toBeHidden()

  await restoreSession(page, friend)
  await page.goto('/trips')
  await expect(page.getByText('No trips yet.')).toBeVisible()
})

test('a block of a friend of a trip: the dialog says before, to either of the two, which trip it ends for whom', async ({
  page,
  browser,
  request,
}) => {
  const [owner, friend] = [await createUser(request, 'Kavya Iyer'), await createUser(request, 'Rohan Mehta')]
  const trip = await createTrip(owner)
  const { path } = await owner.call<{ path: string }>('trips.createInvite', { tripId: trip._id, mayEdit: true })
  await friend.call('trips.join', { token: path.split('/').at(-1) })

  await restoreSession(page, owner)
  await page.goto(`/profile/${friend._id}`)
  await page.getByRole('button', { name: 'Report or block Rohan Mehta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report or block Rohan Mehta' })
  await expect(dialog.getByText(`Rohan Mehta also leaves your trip: ${trip.title}.`)).toBeVisible()

  const theirs = await (await browser.newContext({ viewport: PHONE })).newPage()
  await restoreSession(theirs, friend)
  await theirs.goto(`/profile/${owner._id}`)
  await theirs.getByRole('button', { name: 'Report or block Kavya Iyer' }).click()
  const their = theirs.getByRole('dialog', { name: 'Report or block Kavya Iyer' })
  await expect(their.getByText(`You also leave Kavya Iyer’s trip: ${trip.title}.`)).toBeVisible()
  await expectAccessible(theirs)
  await their.getByRole('button', { name: 'Only block' }).click()
  await expect(theirs).not.toHaveURL(/profile/)
  await goTo(theirs, '/trips')
  await expect(theirs.getByText('No trips yet.')).toBeVisible()
  await theirs.context().close()
})
