import type { Trip } from '@saathi/shared/trips/schema'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, inDays } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 360, height: 740 } })

const smsOf = (day: string) =>
  `PNR:2345678901,TRN:12002,DOJ:${day.slice(8)}-${day.slice(5, 7)}-${day.slice(2, 4)},CC,NDLS-AGC,DP:06:00,Asha Rao+1,C4 22,C4 23,Fare:1540,SC:17.7+PG CHGS. Mob 9876501234 -IRCTC`

/** A day in the coming months that, written in numbers, may also be one of the month after it. */
function unsureDay(): { written: string; day: string; shown: RegExp } {
  const [year = 0, month = 0] = inDays(0).split('-').map(Number)
  const [inYear, first] = month <= 9 ? [year, month + 2] : [year + 1, 3]
  const [mm, dd] = [first, first + 1].map((number) => String(number).padStart(2, '0'))
  const day = `${inYear}-${mm}-${dd}`
  const name = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' }).format(new Date(day)).slice(0, 3)
  return { written: `${dd}/${mm}/${inYear}`, day, shown: new RegExp(`\\b${first + 1} ${name}[a-z]* ${inYear}`) }
}

test('a pasted ticket: takes the place of the proposed train, keeps the PNR for oneself, sends no name, and offers its expense', async ({
  browser,
  page,
  request,
}) => {
  const me = await createUser(request, 'Kabir Anand')
  const start = inDays(30)
  const trip = await me.call<Trip>('trips.create', {
    request: { placeId: 'agra', from: 'delhi', people: 2, days: 3, startDate: start },
    key: crypto.randomUUID(),
  })
  const proposed = trip.items.find(({ day, by, cost }) => day === 0 && by === 'rail' && cost > 0)
  const sent: string[] = []
  page.on('request', (call) => sent.push(`${call.url()} ${call.postData() ?? ''}`))
  await restoreSession(page, me)
  await page.goto(`/trips/${trip._id}`)
  await page.getByRole('button', { name: 'Add a ticket' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add a ticket' })
  await expect(sheet).toContainText('The PNR is kept for you alone, encrypted.')
  await expectAccessible(page)
  await sheet.getByLabel('Message or ticket').fill('Your flight sale is on!')
  await sheet.getByRole('button', { name: 'Read the ticket' }).click()
  await expect(sheet.getByLabel('Message or ticket')).toHaveAccessibleDescription(/^We found no booking in this\./)
  await expect(sheet.getByText('We found no booking in this.')).toBeInViewport({ ratio: 1 })
  await sheet.getByLabel('Message or ticket').fill(smsOf(start))
  await sheet.getByRole('button', { name: 'Read the ticket' }).click()

  await expect(sheet.getByLabel('Train number')).toHaveValue('12002')
  await expect(sheet.getByLabel('Date')).toHaveValue(start)
  await expect(sheet.getByLabel('To', { exact: true })).toHaveValue('Agra Cantt')
  await expect(sheet.getByLabel('Leaves at')).toHaveValue('06:00')
  await expect(sheet.getByLabel('Berth or seat')).toHaveValue('22, 23')
  await expect(sheet.getByLabel('Takes the place of')).toHaveValue(proposed?.id ?? '')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect(sheet.getByLabel('Booking reference (PNR)')).toHaveValue('2345678901')
  await expect(sheet.getByLabel('Booking reference (PNR)')).toHaveAccessibleDescription(/^Only you see it\./)
  await sheet.getByLabel('Takes the place of').scrollIntoViewIfNeeded()
  await expect(sheet.getByLabel('Arrives at')).toHaveValue('')
  await sheet.getByLabel('Arrives at').fill('07:50')
  await sheet.getByLabel('Arrival day').selectOption('0')
  await sheet.getByRole('button', { name: 'Add to the trip' }).click()

  await expect(sheet.getByRole('heading', { name: 'Train to Agra Cantt is in your plan.' })).toBeVisible()
  await expect.poll(() => sent.filter((call) => call.includes('/trips.change'))).toHaveLength(1)
  const change = sent.find((call) => call.includes('/trips.change')) ?? ''
  for (const fact of [proposed?.id ?? '', '"fixedStart":360', '"cost":1540', '"by":"rail"'])
    expect(change).toContain(fact)
  await sheet.getByRole('button', { name: 'Add as an expense' }).click()
  const expense = page.getByRole('dialog', { name: 'Add expense' })
  await expect(expense.getByLabel('Amount in rupees')).toHaveValue('1540')
  await expect(expense.getByLabel('Day')).toHaveValue(start)
  for (const secret of ['Asha', '9876501234']) expect(sent.join('\n')).not.toContain(secret)
  await expect.poll(() => sent.filter((call) => call.includes('2345678901'))).toHaveLength(1)
  expect(sent.find((call) => call.includes('2345678901'))).toContain('/trips.setBooking')

  await goTo(page, `/trips/${trip._id}`)
  await expect(page.locator('[data-item]').filter({ hasText: 'Train to Agra Cantt' })).toContainText('seat 22, 23')
  const train = page.locator('[data-item]').filter({ hasText: 'Train to Agra Cantt' })
  await train.scrollIntoViewIfNeeded()
  await expect(train).toContainText('PNR 2345678901')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, train)

  await test.step('the PNR: is changed and copied with the item, and stands on no page of a link', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await train.getByRole('button', { name: 'Train to Agra Cantt', exact: true }).click()
    const item = page.getByRole('dialog', { name: 'Train to Agra Cantt' })
    await item.getByLabel('Booking reference (PNR)').fill('k7x-q2m')
    await item.getByRole('button', { name: 'Save' }).click()
    await expect(train).toContainText('PNR K7XQ2M')
    await train.getByRole('button', { name: 'Copy the booking reference: Train to Agra Cantt' }).click()
    await expect(train.getByText('Copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('K7XQ2M')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('K7XQ2M')).toBeHidden()
    await page.emulateMedia({ media: null })
    const link = { tripId: trip._id, kind: 'read', times: true, costs: true }
    const { path } = await me.call<{ path: string }>('trips.createLink', link)
    const shared = await (await request.get(path)).text()
    const guest = await browser.newPage()
    await guest.goto(path)
    await expect(guest.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(`${shared} ${await guest.content()}`).not.toContain('K7XQ2M')
    await guest.close()
  })
  await page.getByRole('button', { name: 'Add a ticket' }).click()
  const unsure = unsureDay()
  await sheet
    .getByLabel('Message or ticket')
    .fill(
      `Paulo Travels bus ticket. From: Panaji, To: Mumbai, Date of journey: ${unsure.written}, Departure: 7:30, Seat U3, Fare 1400`,
    )
  await sheet.getByRole('button', { name: 'Read the ticket' }).click()
  await expect(sheet.getByLabel('Leaves at')).toHaveValue('')
  const choices = sheet.getByText('The ticket does not say which:')
  await expect(choices).toHaveCount(2)
  await sheet.getByRole('button', { name: unsure.shown }).click()
  await expect(sheet.getByLabel('Date')).toHaveValue(unsure.day)
  await expect(choices).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await choices.scrollIntoViewIfNeeded()

  await test.step('a text with two tickets: the first can be skipped, and an undone one keeps its corrections', async () => {
    const day = start.split('-').reverse().join('-')
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await sheet
      .getByLabel('Message or ticket')
      .fill(
        `SpiceJet booking\nOnward\nSG 8169 DEL-BOM ${day} Departs 07:10 Arrives 09:25\nReturn\nSG 8162 BOM-DEL ${day} Departs 20:05 Arrives 22:20`,
      )
    await sheet.getByRole('button', { name: 'Read the ticket' }).click()
    await expect(sheet.getByText('Ticket 1 of 2.')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Skip this one' }).click()
    await expect(sheet.getByText('Ticket 2 of 2.')).toBeVisible()
    await expect(sheet.getByText('Ticket 2 of 2.').locator('..')).toBeFocused()
    await expect(sheet.getByRole('button', { name: 'Skip this one' })).toHaveCount(0)
    await sheet.getByLabel('Seat').fill('12F')
    await sheet.getByLabel('Takes the place of').selectOption('')
    await sheet.getByRole('button', { name: 'Add to the trip' }).click()
    await sheet.getByRole('button', { name: 'Undo' }).click()
    await expect(sheet.getByLabel('Seat')).toHaveValue('12F')
    await expect(sheet.getByLabel('Takes the place of')).toHaveValue('')
    await expect(sheet.getByLabel('Leaves at')).toHaveValue('20:05')
  })
})
