import { insertEndedTour } from './database.ts'
import { expect, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { createModerator, restoreSession } from './people.ts'
import { countTaps } from './taps.ts'
import { createUser, hosted, inDays, uniqueName } from './tours.ts'

// What people do once they travel together, in few taps.

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })
// The server answers 404 for the admin site's paths, and for a group that its member has left.
test.use({ expectedErrors: /status of 404/ })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a tour from its first word to its end: the host publishes, accepts, writes, polls, sets a meeting and cancels in at most 28 taps', async ({
  page,
  request,
}) => {
  const [host, guest] = [await createUser(request, 'Asha Rao'), await createUser(request, 'Ananya Das')]
  const { name } = uniqueName('Hampi by coracle')
  await restoreSession(page, host)
  await page.goto('/')
  const { tap, fill, taps } = countTaps()
  await tap(page.getByRole('link', { name: 'Tours' }).last())
  await tap(page.getByRole('link', { name: 'Create Tour' }))
  await tap(button(page, 'Host a tour'))
  const form = page.getByRole('dialog', { name: 'Host a tour' })
  await fill(form.getByLabel('Name', { exact: true }), name)
  await fill(form.getByLabel('Destination'), 'Hampi, Karnataka')
  await fill(form.getByLabel('First day'), inDays(30))
  await fill(form.getByLabel('Last day'), inDays(32))
  await fill(form.getByLabel('Price per person'), '9500')
  await tap(form.getByLabel('I approve each request to join'))
  await tap(button(page, 'Publish tour'))
  const details = page.getByRole('dialog', { name })
  await expect(details.getByRole('heading', { name: 'Who joined' })).toBeVisible()

  await guest.call('tours.join', { tourId: new URL(page.url()).searchParams.get('tour') })
  await tap(button(page, 'Accept Ananya Das'))
  await tap(details.getByRole('link', { name: /^Open the group/ }))
  await fill(page.getByRole('textbox', { name: 'Message' }), 'Namaste!')
  await tap(button(page, 'Send'))
  const add = button(page, /^Add a picture/)
  await tap(add)
  await tap(page.getByRole('button', { name: 'Poll', exact: true }))
  const poll = page.getByRole('form', { name: 'New poll' })
  await fill(poll.getByLabel('Question'), 'First dinner?')
  await fill(poll.getByLabel('Choice 1'), 'Thali')
  await fill(poll.getByLabel('Choice 2'), 'Street food')
  await tap(poll.getByRole('button', { name: 'Create poll' }))
  await expect(page.getByText('0 of 2 voted')).toBeVisible()
  await tap(add)
  await tap(page.getByRole('button', { name: 'Meeting point', exact: true }))
  const meeting = page.getByRole('form', { name: 'New meeting point' })
  await fill(meeting.getByLabel('Place'), 'Hosapete station')
  await fill(meeting.getByLabel('Date and time'), `${inDays(30)}T08:00`)
  await tap(meeting.getByRole('button', { name: 'Set meeting point' }))
  await expect(button(page, /^Meeting point/)).toBeVisible()

  await tap(page.getByRole('link', { name: 'About this tour' }))
  await tap(button(page, 'Cancel tour'))
  await tap(button(page, 'Yes, cancel it'))
  await expect(page.getByText('Your tour is cancelled.').first()).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(28)
})

test('an expense takes at most 4 taps, its payment by UPI 8 of both people from Home, and a reference 5 from Home', async ({
  page,
  browser,
  request,
}) => {
  const [meera, ravi] = [await createUser(request, 'Meera Nambiar'), await createUser(request, 'Ravi Iyer')]
  const { _id: tourId } = await hosted(meera)
  await ravi.call('tours.join', { tourId })
  await insertEndedTour(ravi._id, meera._id, 'Hampi on foot')
  const his = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  for (const [one, person] of [
    [page, meera],
    [his, ravi],
  ] as const) {
    await restoreSession(one, person)
    await one.goto(`/tours/${tourId}/expenses`)
  }
  const expense = countTaps()
  await expense.tap(button(page, 'Add expense'))
  const form = page.getByRole('form', { name: 'Add expense' })
  await expense.fill(form.getByLabel('Amount in rupees'), '1960')
  await expense.fill(form.getByLabel('What for'), 'Lunch at Sikri')
  await expense.tap(form.getByRole('button', { name: 'Save expense' }))
  await expect(button(page, /^Lunch at Sikri/)).toBeVisible()
  expect(expense.taps()).toBeLessThanOrEqual(4)

  const payment = countTaps()
  const pay = his.getByRole('dialog', { name: 'Pay Meera' })
  const receive = page.getByRole('dialog', { name: 'Money from Ravi' })
  await goTo(his, '/')
  await payment.tap(his.getByRole('link', { name: /^Pay ₹980/ }))
  await payment.tap(pay.getByRole('button', { name: 'Ask Meera for it' }))
  await expect(pay).toContainText('You have asked Meera')
  await goTo(page, '/')
  await payment.tap(page.getByRole('link', { name: /^A payment is coming/ }))
  await payment.fill(receive.getByLabel('Your UPI ID'), 'meera.n@examplebank')
  await payment.tap(receive.getByLabel(/^I agree that Saathi stores my UPI ID/))
  await payment.tap(receive.getByRole('button', { name: 'Save and share' }))
  await expect(pay).toContainText('meera.n@examplebank')
  await payment.tap(pay.getByRole('button', { name: 'I have paid ₹980' }))
  await payment.tap(receive.getByRole('button', { name: 'Yes, ₹980 arrived' }))
  await expect(his.getByRole('img', { name: /^Paid, confirmed by Meera/ })).toBeVisible()
  expect(payment.taps()).toBeLessThanOrEqual(8)
  await his.context().close()

  await goTo(page, '/')
  const reference = countTaps()
  await reference.tap(page.getByRole('link', { name: /Write about/ }))
  await expect(button(page, 'Write about Ravi Iyer')).toBeFocused()
  await reference.tap(button(page, 'Write about Ravi Iyer'))
  const writing = page.getByRole('dialog', { name: 'Write about Ravi Iyer' })
  await reference.tap(writing.getByRole('button', { name: 'Calm' }))
  await reference.fill(writing.getByLabel('Your reference'), 'Knew every ferry, and never hurried anybody.')
  await reference.tap(writing.getByRole('button', { name: 'Save the reference' }))
  await expect(page.getByText(/Nobody sees this yet/)).toBeVisible()
  expect(reference.taps()).toBeLessThanOrEqual(5)
})

test('a guest who feels unsafe reports and leaves in 4 taps, and a moderator answers from Home in at most 5', async ({
  page,
  request,
}) => {
  const name = `Vikram ${crypto.randomUUID().slice(0, 8)}`
  const [host, guest] = [await createUser(request, name), await createUser(request, 'Leela Das')]
  const { _id: tourId } = await hosted(host)
  await guest.call('tours.join', { tourId })
  await restoreSession(page, guest)
  await page.goto(`/tours/${tourId}/group`)
  const unsafe = countTaps()
  await unsafe.tap(button(page, 'I feel unsafe'))
  await unsafe.tap(button(page, `Report or block ${name}`))
  await unsafe.choose(page.getByLabel('What is wrong?'), 'unsafe')
  await unsafe.tap(button(page, 'Report and block'))
  await expect(page.getByText('You have left the tour.')).toBeVisible()
  expect(unsafe.taps()).toBe(4)

  await restoreSession(page, await createModerator(request, 'Lakshmi Iyer'))
  await page.goto('/')
  const answer = countTaps()
  await answer.tap(page.getByRole('banner').getByRole('button', { name: 'Menu' }))
  await answer.tap(page.getByRole('link', { name: 'Admin' }))
  // Other tests report people at the same time.
  await page.getByLabel('Search').fill(name)
  await answer.tap(page.getByRole('list', { name: 'Queue of reports' }).getByRole('link', { name }))
  await expect(page.getByRole('heading', { name: 'What the report names' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await answer.tap(page.getByRole('radio', { name: 'Warn' }))
  await answer.tap(button(page, `Warn ${name}`))
  await expect(page.getByText('This report is closed.')).toBeVisible()
  expect(answer.taps()).toBeLessThanOrEqual(5)
})
