import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { violationsInBothThemes } from './screens.ts'
import { createUser, hosted } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })
test.use({ expectedErrors: /Failed to load resource/ })

const HEAD = 'Date,Description,Category,Cost,Currency,Meera Nambiar,Ravi Iyer'
const CHAI = '2026-11-18,Chai,Dining out,100.00,INR,50.00,-50.00'
const BUS = '2026-11-19,Bus to Sikri,Bus/train,240.00,INR,-120.00,120.00'

async function chooseFile(page: Page, lines: string[]) {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Import from Splitwise' }).click()
  const form = page.getByRole('form', { name: 'Import from Splitwise' })
  const buffer = Buffer.from([HEAD, ...lines].join('\r\n'))
  await form.getByLabel('The CSV file').setInputFiles({ name: 'splitwise.csv', mimeType: 'text/csv', buffer })
  return form.getByRole('button', { name: 'Import', exact: true })
}

test('a file whose expenses are here already in part: is asked about, and only what is new is imported', async ({
  page,
  request,
}) => {
  const [meera, ravi] = [await createUser(request, 'Meera Nambiar'), await createUser(request, 'Ravi Iyer')]
  const tour = await hosted(meera)
  await ravi.call('tours.join', { tourId: tour._id })
  await restoreSession(page, meera)
  await page.goto(`/tours/${tour._id}/expenses`)
  const entry = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) })
  const sheet = page.getByRole('dialog', { name: 'Import from Splitwise' })
  await (await chooseFile(page, [CHAI])).click()
  await expect(sheet.getByText('1 expense imported.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(entry('Chai')).toHaveCount(1)

  const start = await chooseFile(page, [CHAI, BUS])
  await page.route('**/trpc/expenses.importSplitwise*', (route) => route.abort(), { times: 1 })
  await start.click()
  await expect(sheet.getByText('We could not read this file. Please try again.')).toBeVisible()
  await start.click()
  await expect(sheet.getByText('One expense of this file is already here. Nothing has been imported.')).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await sheet.getByRole('button', { name: 'Import only what is new' }).click()
  await expect(sheet.getByText('1 expense imported.')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(entry('Bus to Sikri')).toHaveCount(1)
  await expect(entry('Chai')).toHaveCount(1)
})
