import { deflateSync } from 'node:zlib'
import type { Trip } from '@saathi/shared/trips/schema'
import { samplePdf, type Words } from '../src/features/trips/tickets/pdf/sample-pdf.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, inDays } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 360, height: 740 } })

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const dayOf = (date: string) => `${date.slice(8)}-${MONTHS[Number(date.slice(5, 7)) - 1]}-${date.slice(0, 4)}`

/** An e-ticket of the railway: a table with the words of each cell at their place. */
const ticketOf = (date: string): Words[] => [
  [150, 800, 'Electronic Reservation Slip (ERS)'],
  [40, 770, 'Booked From'],
  [235, 770, 'Boarding At'],
  [430, 770, 'To'],
  [40, 756, 'NEW DELHI (NDLS)'],
  [235, 756, 'NEW DELHI (NDLS)'],
  [430, 756, 'AGRA CANTT (AGC)'],
  [40, 740, `Start Date* ${dayOf(date)}`, 9],
  [235, 740, `Departure* 06:00 ${dayOf(date)}`, 9],
  [430, 740, `Arrival* 07:50 ${dayOf(date)}`, 9],
  [40, 710, 'PNR'],
  [235, 710, 'Train No./Name'],
  [430, 710, 'Class'],
  [40, 695, '2345678901'],
  [235, 695, '12002 / BHOPAL SHATABDI'],
  [430, 695, 'CHAIR CAR (CC)'],
  [40, 660, '#'],
  [60, 660, 'Name'],
  [190, 660, 'Age'],
  [230, 660, 'Gender'],
  [290, 660, 'Booking Status'],
  [440, 660, 'Current Status'],
  [40, 645, '1.'],
  [60, 645, 'KAVITA SHARMA'],
  [190, 645, '34'],
  [230, 645, 'F'],
  [290, 645, 'CNF/C4/22/WINDOW'],
  [440, 645, 'CNF/C4/22/WINDOW'],
  [40, 600, 'Total Fare (all inclusive)'],
  [400, 600, '₹ 1,540.00'],
]

const LOCKED = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >>`
const PAGE: Words[] = [[40, 800, 'PNR 2345678901']]
/** Unpacks to 1,000 times its size. */
const zeros = deflateSync(Buffer.alloc(400_000_000))

/** Forms of which each draws the next one ten times; the last one has a hundred thousand commands and one letter. */
function endless(): Buffer {
  const draws = '/X Do '.repeat(10)
  const last = `${'q Q '.repeat(50_000)} BT /F1 10 Tf 1 0 0 1 50 50 Tm (x) Tj ET`
  const forms = [draws, draws, draws, draws, draws, last].map((words, at) => {
    const resources = `/Font << /F1 3 0 R >> /XObject << /X ${10 + at} 0 R >>`
    const facts = `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >>`
    return `<< ${facts} /Length ${words.length} >>\nstream\n${words}\nendstream`
  })
  return samplePdf([PAGE], { content: deflateSync(draws), resources: '/XObject << /X 9 0 R >>', more: forms })
}

const fileOf = (buffer: Buffer, name = 'ticket.pdf') => ({ name, mimeType: 'application/pdf', buffer })

test('a PDF of a ticket: is read on the device, becomes a part of the trip, and offers its expense', async ({
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
  const loaded: string[] = []
  page.on('request', (call) => sent.push(`${call.url()} ${call.postData() ?? ''}`))
  page.on('request', (call) => /pdf/.test(call.url()) && loaded.push(new URL(call.url()).pathname))
  await restoreSession(page, me)
  await page.goto(`/trips/${trip._id}`)
  await page.getByRole('button', { name: 'Add a ticket' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add a ticket' })
  const area = sheet.getByLabel('Message or ticket')
  const file = sheet.locator('input[type=file]')
  await expect(sheet.getByText('A PDF of 5 MB at most')).toBeVisible()

  await test.step('files that are none of a ticket: are refused, each with its reason', async () => {
    for (const [refused, reason] of [
      [fileOf(Buffer.alloc(5_000_001)), 'This PDF is larger than 5 MB.'],
      [fileOf(samplePdf(Array.from({ length: 200 }, () => PAGE))), 'This PDF has more than 20 pages.'],
      [fileOf(samplePdf([PAGE], { trailer: LOCKED })), 'This PDF opens with a password only.'],
      [fileOf(Buffer.from('%PDF-1.7 and nothing else')), 'We could not read this PDF: it is damaged, or no PDF.'],
      [fileOf(samplePdf([[]])), 'This PDF is a picture without text.'],
      [fileOf(samplePdf([PAGE], { content: zeros })), 'This PDF unpacks to far more than a ticket has.'],
      [fileOf(samplePdf([[[40, 800, 'Flight sale: 50% off']]])), 'We found no booking in this.'],
    ] as const) {
      await file.setInputFiles(refused)
      await expect(area).toHaveAccessibleDescription(new RegExp(reason.replaceAll('.', '\\.')), { timeout: 30_000 })
      await expect(sheet.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    }
    await expect(sheet.getByText('We found no booking in this.')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await file.setInputFiles(fileOf(samplePdf([ticketOf(start)], { glyphs: true })))
  await expect(sheet.getByLabel('Train number')).toHaveValue('12002')
  await expect(sheet.getByLabel('Date')).toHaveValue(start)
  await expect(sheet.getByLabel('From', { exact: true })).toHaveValue('New Delhi')
  await expect(sheet.getByLabel('To', { exact: true })).toHaveValue('Agra Cantt')
  await expect(sheet.getByLabel('Leaves at')).toHaveValue('06:00')
  await expect(sheet.getByLabel('Arrives at')).toHaveValue('07:50')
  await expect(sheet.getByLabel('Coach')).toHaveValue('C4')
  await expect(sheet.getByLabel('Berth or seat')).toHaveValue('22')
  await expect(sheet.getByLabel('Takes the place of')).toHaveValue(proposed?.id ?? '')
  expect(sent.filter((call) => call.includes('/trips.change'))).toEqual([])
  expect(sent.join('\n')).not.toContain('2345678901')
  expect(new Set(loaded.map((path) => path.replace(/-[\w-]{8}\./, '.')))).toEqual(new Set(['/assets/pdf-worker.js']))
  await expectNoSidewaysScroll(page)

  await sheet.getByRole('button', { name: 'Add to the trip' }).click()
  await expect(sheet.getByRole('heading', { name: 'Train to Agra Cantt is in your plan.' })).toBeVisible()
  await expect.poll(() => sent.filter((call) => call.includes('/trips.change'))).toHaveLength(1)
  await sheet.getByRole('button', { name: 'Add as an expense' }).click()
  await expect(page.getByRole('dialog', { name: 'Add expense' }).getByLabel('Amount in rupees')).toHaveValue('1540')
  for (const secret of ['KAVITA', 'Kavita']) expect(sent.join('\n')).not.toContain(secret)
  await goTo(page, `/trips/${trip._id}`)
  await expect(page.locator('[data-item]').filter({ hasText: 'Train to Agra Cantt' })).toContainText('seat 22')
})

test('a PDF that would be read for ever: ends at a bound of time, says so, and the sheet goes on', async ({
  page,
  request,
}) => {
  const me = await createUser(request, 'Kabir Anand')
  const trip = await me.call<Trip>('trips.create', {
    request: { placeId: 'agra', from: 'delhi', people: 2, days: 3, startDate: inDays(30) },
    key: crypto.randomUUID(),
  })
  await restoreSession(page, me)
  await page.goto(`/trips/${trip._id}`)
  await page.getByRole('button', { name: 'Add a ticket' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add a ticket' })
  await sheet.locator('input[type=file]').setInputFiles(fileOf(endless()))
  await expect(sheet.getByRole('button', { name: 'Reading the file' })).toBeVisible()
  await expect(sheet.getByLabel('Message or ticket')).toHaveAccessibleDescription(/^Reading this PDF took too long\./, {
    timeout: 60_000,
  })
  await expect.poll(() => page.workers()).toEqual([])
  await expect(sheet.getByRole('button', { name: 'Choose a file' })).toBeVisible()
})
