import { decimalRupees, upiUri } from '@saathi/shared/expenses/upi'
import jsQR from 'jsqr'
import { pixelsOf } from '../../server/test/pixels.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Locator, type Page, test } from './fixtures.ts'
import { type Account, restoreSession } from './people.ts'
import { createUser, hosted, inDays } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 180_000 })

const UPI = 'meera.n@examplebank'

async function expectFits(page: Page) {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

const balance = (page: Page) => page.getByRole('region', { name: 'Balance' })
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Closes a sheet. A toast in it has such a button, too. */
const close = (open: Locator) => open.getByRole('button', { name: 'Close' }).first().click()

async function addExpense(page: Page, title: string, amount: string) {
  await page.getByRole('button', { name: 'Add expense' }).click()
  const form = page.getByRole('form', { name: 'Add expense' })
  await form.getByLabel('Amount in rupees').fill(amount)
  await form.getByLabel('What for').fill(title)
  return form
}

/** An expense of ₹100 for both, which the first has paid. */
async function addFerry(payer: Account, other: Account, tourId: string) {
  const ledger = { kind: 'tour', id: tourId }
  const { number } = await payer.call<{ number: number }>('expenses.add', {
    ledger,
    expense: {
      ...{ title: 'Ferry', category: 'travel', day: inDays(0), amountPaise: 100_00 },
      payers: [{ id: payer._id, paise: 100_00 }],
      split: { how: 'equal', people: [payer._id, other._id] },
    },
  })
  return { ledger, number }
}

/** The text of a QR code as a camera sees it. */
async function scan(code: Locator): Promise<string | undefined> {
  const { data, width, height } = await pixelsOf(await code.screenshot())
  return jsQR(data, width, height)?.data
}

test('two people from the first expense to a confirmed payment: split, correction, QR code, dispute and stamp', async ({
  page: hers,
  browser,
  request,
}) => {
  const [meera, ravi] = [await createUser(request, 'Meera Nambiar'), await createUser(request, 'Ravi Iyer')]
  const tour = await hosted(meera)
  await ravi.call('tours.join', { tourId: tour._id })
  const his = await (await browser.newContext()).newPage()
  await Promise.all([restoreSession(hers, meera), restoreSession(his, ravi)])
  await his.goto(`/tours/${tour._id}/expenses`)
  await expect(his.getByText('No expenses yet')).toBeVisible()

  await hers.goto(`/tours/${tour._id}/group`)
  await hers.getByRole('navigation', { name: 'This tour' }).getByRole('link', { name: 'Expenses' }).click()
  const lunch = await addExpense(hers, 'Lunch at Sikri', '1,960')
  await expect(lunch).toContainText('₹1,960 split by 2')
  await expect(lunch).toContainText('₹0 left over')
  await lunch.getByRole('button', { name: 'Save expense' }).dblclick()
  await expect(hers.getByRole('button', { name: /^Lunch at Sikri/ })).toHaveCount(1)
  await expect(balance(hers)).toContainText('You are owed₹980')

  await expect(balance(his)).toContainText('You owe₹980')
  await expect(balance(his)).toContainText('to Meera')
  const chai = await addExpense(his, ' ', '100.50')
  await chai.getByText('Exact', { exact: true }).click()
  const ownPart = chai.getByLabel('You, in rupees')
  await expect(ownPart).toHaveValue('50.25')
  await ownPart.fill('40.50')
  await chai.getByRole('button', { name: 'Save expense' }).click()
  await expect(chai).toContainText('Please say what it was for.')
  await expect(chai).toContainText('₹9.75 is not given to anybody yet.')
  await expect(ownPart).toHaveValue('40.50')
  await ownPart.fill('50.25')
  await chai.getByLabel('What for').fill('Chai and bedai')
  await chai.getByRole('button', { name: 'Save expense' }).click()
  await expect(balance(his)).toContainText('You owe₹929.75')

  await hers.getByRole('button', { name: /^Lunch at Sikri/ }).click()
  await sheet(hers, 'Lunch at Sikri').getByRole('button', { name: 'Correct' }).click()
  const correction = hers.getByRole('form', { name: 'Correct this expense' })
  await correction.getByLabel('Amount in rupees').fill('1760')
  await correction.getByLabel('What was wrong?').fill('Without the tip')
  await correction.getByRole('button', { name: 'Save correction' }).click()
  await expect(balance(his)).toContainText('You owe₹829.75')
  await his.getByRole('button', { name: /^Lunch at Sikri.*corrected/ }).click()
  const details = sheet(his, 'Lunch at Sikri')
  await expect(details).toContainText('Amount: ₹1,960, now ₹1,760')
  await expect(details).toContainText('“Without the tip”')
  await expectFits(his)
  await close(details)

  await balance(his).getByRole('button', { name: 'Settle up' }).click()
  const pay = sheet(his, 'Pay Meera')
  await expect(pay.getByText('From You to Meera Nambiar')).toBeAttached()
  await expect(pay.getByRole('list', { name: 'State' }).locator('[aria-current=step]')).toHaveText(/Open$/)
  await expect(pay.getByText('Meera has not shared a UPI ID with you for this payment.')).toBeVisible()
  await expect(pay.getByText('It stays open until Meera confirms.')).toBeVisible()
  await pay.getByText('Why ₹829.75?').click()
  await expect(pay.getByText(/^The entries that make up/)).toBeVisible()
  await expect(pay.getByRole('listitem').filter({ hasText: /^(Lunch|Chai)/ })).toHaveText([
    'Lunch at Sikri₹880',
    'Chai and bedai−₹50.25',
  ])
  await pay.getByRole('button', { name: 'Ask Meera for it' }).click()
  await expect(pay).toContainText('You have asked Meera')
  await pay.getByRole('button', { name: 'Take this payment back' }).click()
  await balance(his).getByRole('button', { name: 'Settle up' }).click()
  await pay.getByRole('button', { name: 'Ask Meera for it' }).click()
  await expect(pay).toContainText('You have asked Meera for a UPI ID.')
  const afresh = pay.getByText(/^If you settled afresh now/)
  await expect(afresh).toHaveCount(0)
  const ferry = await addFerry(meera, ravi, tour._id)
  await expect(afresh).toHaveText('If you settled afresh now, this payment would be ₹879.75.')
  await meera.call('expenses.remove', { ...ferry, reason: 'We swam', key: crypto.randomUUID() })
  await expect(afresh).toHaveCount(0)
  await expect(hers.locator('figcaption li', { hasText: 'You get' }).locator('.bg-leaf')).toBeVisible()
  await expect(his.locator('figcaption li', { hasText: 'You pay' }).locator('.bg-terra')).toBeVisible()
  await balance(hers).getByRole('button', { name: 'Settle up' }).click()
  const receive = sheet(hers, 'Money from Ravi')
  await receive.getByLabel('Your UPI ID').fill('meera')
  await receive.getByRole('button', { name: 'Save and share' }).click()
  await expect(receive).toContainText('This is not a UPI ID.')
  await receive.getByLabel('Your UPI ID').fill(UPI)
  await receive.getByLabel(/^I agree that Saathi stores my UPI ID/).check()
  await receive.getByRole('button', { name: 'Save and share' }).click()
  await expect(receive).toContainText('You have shared your UPI ID with Ravi')
  await close(receive)

  await expect(pay).toContainText(UPI)
  await expect(pay).toContainText(decimalRupees(82_975))
  const uri = upiUri({ id: UPI, name: 'Meera Nambiar', amountPaise: 82_975, note: tour.name })
  await expect(pay.getByRole('link', { name: 'Open a UPI app' })).toHaveAttribute('href', uri)
  const code = pay.getByRole('img', { name: 'QR code to pay ₹829.75 to Meera Nambiar by UPI' })
  await code.scrollIntoViewIfNeeded()
  expect(await scan(code)).toBe(uri)

  await pay.getByRole('button', { name: 'I have paid ₹829.75' }).click()
  await expect(pay).toContainText('Waiting for Meera')
  await expect(pay.getByRole('img', { name: /^Paid/ })).toHaveCount(0)
  await expectFits(his)
  await expect(balance(hers)).toContainText('Ravi marked ₹829.75 as paid. Did it arrive?')
  await balance(hers).getByRole('button', { name: 'Answer' }).click()
  await receive.getByRole('button', { name: 'No, not yet' }).click()
  await receive.getByLabel('What is missing?').fill('Nothing at my bank')
  await receive.getByRole('button', { name: 'Mark as disputed' }).click()
  await expect(pay).toContainText('Meera says it has not arrived')
  await expect(pay).toContainText('“Nothing at my bank”')
  await pay.getByLabel(/^Reference number/).fill('5348 1120 7764')
  await pay.getByRole('button', { name: 'I have paid ₹829.75 again' }).click()

  await expect(receive).toContainText('5348 1120 7764')
  await receive.getByRole('button', { name: 'Yes, ₹829.75 arrived' }).click()
  await expect(sheet(hers, 'Settled with Ravi').getByRole('img', { name: /^Paid, confirmed by you on/ })).toBeVisible()
  const settled = sheet(his, 'Settled with Meera')
  await expect(settled.getByRole('img', { name: /^Paid, confirmed by Meera on/ })).toBeVisible()
  await settled.getByRole('button', { name: 'Back to expenses' }).click()
  await expect(balance(his)).toContainText('You are even₹0')
  await expectAccessible(his, balance(his))
  await expectNoSidewaysScroll(his)

  await goTo(his, '/expenses')
  await expect(his.getByRole('link', { name: new RegExp(tour.name) })).toContainText('All settled')
  await expectNoSidewaysScroll(his)
  await his.context().close()
})

test('four people in their own browsers: each sees a payment as it is, and only its payer the UPI ID', async ({
  page: meeras,
  browser,
  request,
}) => {
  const meera = await createUser(request, 'Meera Nambiar')
  const guests = [
    await createUser(request, 'Ravi Iyer'),
    await createUser(request, 'Tara Das'),
    await createUser(request, 'Joseph Fernandes'),
  ]
  const tour = await hosted(meera)
  for (const guest of guests) await guest.call('tours.join', { tourId: tour._id })
  const [ravis, taras, josephs] = await Promise.all(
    guests.map(async (guest) => {
      const page = await (await browser.newContext()).newPage()
      await restoreSession(page, guest)
      await page.goto(`/tours/${tour._id}/expenses`)
      await expect(page.getByText('No expenses yet')).toBeVisible()
      return page
    }),
  )
  if (!ravis || !taras || !josephs) throw new Error('three guests have three pages')
  await restoreSession(meeras, meera)
  await meeras.goto(`/tours/${tour._id}/expenses`)
  const dinner = await addExpense(meeras, 'Dal and rotis', '2,000')
  await dinner.getByRole('button', { name: 'Save expense' }).click()
  await expect(balance(meeras)).toContainText('You are owed₹1,500')
  for (const page of [ravis, taras, josephs]) await expect(balance(page)).toContainText('You owe₹500')

  // As from a task of Home. With several payments, the reader chooses.
  const settle = `/tours/${tour._id}/expenses#settle`
  await goTo(meeras, settle)
  await expect(balance(meeras).locator('summary', { hasText: 'All 3 payments as a list' })).toBeFocused()
  await expect(balance(meeras).getByRole('button', { name: /^Tara pays you/ })).toBeVisible()

  await balance(ravis).getByRole('button', { name: 'Settle up' }).click()
  await sheet(ravis, 'Pay Meera').getByRole('button', { name: 'I have paid ₹500' }).click()
  await balance(josephs).getByText('All 3 payments as a list').click()
  const seen = balance(josephs).getByRole('button', { name: /^Ravi pays Meera/ })
  await expect(seen).toContainText('Marked as paid by Ravi')
  await expect(balance(meeras)).toContainText('Ravi marked ₹500 as paid. Did it arrive?')

  // The only one that waits for an answer is the one that is meant.
  await goTo(meeras, settle)
  await expect(sheet(meeras, 'Money from Ravi')).toBeVisible()
  await close(sheet(meeras, 'Money from Ravi'))

  await balance(meeras)
    .getByRole('button', { name: /^Tara pays you/ })
    .click()
  const share = sheet(meeras, 'Money from Tara')
  await share.getByLabel('Your UPI ID').fill(UPI)
  await share.getByLabel(/^I agree that Saathi stores my UPI ID/).check()
  await share.getByRole('button', { name: 'Save and share' }).click()
  await expect(share).toContainText('You have shared your UPI ID with Tara')
  await close(share)
  await balance(taras).getByRole('button', { name: 'Settle up' }).click()
  await expect(sheet(taras, 'Pay Meera')).toContainText(UPI)
  await balance(josephs).getByRole('button', { name: 'Settle up' }).click()
  await expect(sheet(josephs, 'Pay Meera')).toContainText('₹500')
  await expect(josephs.getByText(UPI)).toHaveCount(0)
  await close(sheet(josephs, 'Pay Meera'))

  await balance(meeras).getByRole('button', { name: 'Answer' }).click()
  await sheet(meeras, 'Money from Ravi').getByRole('button', { name: 'Yes, ₹500 arrived' }).click()
  await expect(sheet(ravis, 'Settled with Meera').getByRole('img', { name: /^Paid, confirmed by Meera/ })).toBeVisible()
  await expect(balance(ravis)).toContainText('You are even₹0')
  await expect(balance(josephs).getByRole('button', { name: /^Ravi paid Meera/ })).toContainText('Paid')
  await expect(balance(taras)).toContainText('You owe₹500')
  await Promise.all([ravis, taras, josephs].map((page) => page.context().close()))
})
