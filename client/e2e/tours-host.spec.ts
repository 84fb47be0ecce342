import { clearConsent } from './database.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { createAccount, restoreSession } from './people.ts'
import { createUser, findTour, fullTour, hosted, inDays, lookAtNotices, uniqueName } from './tours.ts'

test.use({ expectedErrors: /status of (400|404|409|413|415|500)|Failed to load resource/ })

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Host a tour' })

async function openDrawer(page: Page) {
  await page.goto('/create-tour')
  await page.getByRole('button', { name: 'Host a tour' }).click()
  await expect(drawer(page).getByLabel('Name', { exact: true })).toBeVisible()
  return drawer(page)
}

/** A unique image. */
const picture = async (page: Page, name: string, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height } }),
})

test('the tour form: keeps the draft over a reload, reports errors, and publishes a tour with pictures', async ({
  page,
  request,
}) => {
  const asha = await createAccount(request)
  const { name } = uniqueName('Monsoon on the Konkan')
  await restoreSession(page, asha)
  const open = await openDrawer(page)
  await expectNoSidewaysScroll(page)

  await open.getByRole('button', { name: 'Publish tour' }).click()
  await expect(open.getByText('Please give the tour a name.')).toBeVisible()
  await expect(open.getByText('Please say where it goes.')).toBeVisible()
  await expect(open.getByText('Please choose the first day.')).toBeVisible()
  await expect(open.getByLabel('Name', { exact: true })).toBeFocused()
  await expectAccessible(page)

  await expect(open.getByLabel('Preview').getByText('Your dates')).toBeVisible()
  await expect(open.getByLabel('Preview').getByText('Your price')).toBeVisible()
  await open.getByLabel('Name', { exact: true }).fill(name)
  await expect(open.getByText('Please give the tour a name.')).toBeHidden()
  await open.getByLabel('Description').fill('Ferries, forts and solkadhi.')
  await open.getByLabel('Destination').fill('Malvan, Maharashtra')
  await open.getByLabel('First day').fill(inDays(40))
  await open.getByLabel('Last day').fill(inDays(38))
  await open.getByLabel('Price per person').fill('8,500')
  await open.getByLabel('Seats').fill('2')
  const files = [await picture(page, 'ferry.png', 200), await picture(page, 'fort.png', 240)]
  await open.getByLabel('Add pictures').setInputFiles(files)
  await expect(open.getByRole('img', { name: /^Picture/ })).toHaveCount(2)
  await expect(open.getByText('Sending')).toHaveCount(0)
  const sources = () =>
    open.getByRole('img', { name: /^Picture/ }).evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  const [ferry, fort] = await sources()
  expect(ferry).toMatch(/^\/api\/media\//)

  await page.reload()
  await page.getByRole('button', { name: 'Host a tour' }).click()
  await expect(open.getByText('We kept what you had written.')).toBeVisible()
  await expect(open.getByLabel('Name', { exact: true })).toHaveValue(name)
  await expect(open.getByLabel('Price per person')).toHaveValue('8,500')
  expect(await sources()).toEqual([ferry, fort])

  await open.getByRole('button', { name: 'Move picture 2 earlier' }).focus()
  await page.keyboard.press('Enter')
  expect(await sources()).toEqual([fort, ferry])
  await expect(open.getByText('Picture moved to place 1 of 2.')).toBeAttached()
  await expect(open.getByRole('button', { name: 'Remove picture 1' })).toBeFocused()
  await expectAccessible(page)

  const preview = open.getByLabel('Preview')
  await expect(preview.getByText(name)).toBeVisible()
  await expect(preview.getByText('₹8,500')).toBeVisible()
  await expect(preview.getByText('2 seats left')).toBeVisible()

  await open.getByRole('button', { name: 'Publish tour' }).click()
  await expect(open.getByText('The tour cannot end before it starts.')).toBeVisible()
  await expect(open.getByLabel('Last day')).toBeFocused()
  await open.getByLabel('Last day').fill(inDays(43))
  await open.getByRole('button', { name: 'Publish tour' }).click()
  await expect(page.getByText('Your tour is open.')).toBeVisible()
  const details = page.getByRole('dialog', { name })
  await expect(details.getByRole('heading', { name: 'Who joined' })).toBeVisible()
  await expect(details.getByText('2 seats left')).toBeVisible()
  await expectNoSidewaysScroll(page)

  await goTo(page, '/profile')
  const card = page.getByRole('region', { name: 'Your Open Tours' }).getByRole('article', { name })
  await expect(card.getByText('Hosting')).toBeVisible()
  await expect(card.getByRole('img', { name: 'picture 1 of 2' })).toHaveAttribute('src', fort ?? '')
  await page.getByRole('button', { name: 'Host a tour' }).click()
  await expect(open.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(open.getByText('We kept what you had written.')).toBeHidden()
})

test('the tour form: is filled from a package, refuses a file that is no image, and shows errors of the server at their fields', async ({
  page,
  request,
}) => {
  await test.step('the tour form: a package fills empty fields, and another one replaces only those', async () => {
    await restoreSession(page, await createAccount(request))
    const open = await openDrawer(page)
    const field = (label: string) => open.getByLabel(label, { exact: true })
    const choosePackage = async (name: string) => {
      await field('Package (optional)').fill(name)
      await open.getByRole('option', { name }).click()
    }
    await field('First day').fill(inDays(30))
    await choosePackage('Hampi by coracle and stone')
    await expect(field('Name')).toHaveValue('Hampi by coracle and stone')
    await expect(field('Last day')).toHaveValue(inDays(33))
    await expect(field('Price per person, in rupees')).toHaveValue('11900')
    await expect(open.getByRole('img', { name: 'Picture 1, the cover' })).toBeVisible()
    await field('Name').fill('Hampi with my aunts')
    await choosePackage('Konkan, slowly')
    await expect(field('Name')).toHaveValue('Hampi with my aunts')
    await expect(field('Destination')).not.toHaveValue(/Karnataka/)
    await open.getByRole('button', { name: 'Save draft', exact: true }).click()
    await expect(open).toBeHidden()
    await page.getByRole('button', { name: 'Host a tour' }).click()
    await expect(field('Name')).toHaveValue('Hampi with my aunts')
    await open.getByRole('button', { name: 'Start afresh' }).click()
    await expect(field('Name')).toHaveValue('')
    await expect(field('Package (optional)')).toHaveValue('')
  })

  await test.step('the tour form: a file that is no image is refused, and the others are uploaded', async () => {
    const open = drawer(page)
    const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') }
    await open.getByLabel('Add pictures').setInputFiles([notes, await picture(page, 'ferry.png', 200)])
    await expect(open.getByRole('alert').getByText('notes.png: ')).toBeVisible()
    await expect(open.getByRole('img', { name: /^Picture/ })).toHaveCount(1)
    await open.getByRole('button', { name: 'Remove picture 1' }).click()
    await expect(open.getByRole('img', { name: /^Picture/ })).toHaveCount(0)
    await expect(open.getByLabel('Add pictures')).toBeFocused()
  })

  await test.step('the tour form: a server error is shown at its field', async () => {
    const open = drawer(page)
    await open.getByLabel('Name', { exact: true }).fill('Hampi on foot')
    const place = open.getByRole('combobox', { name: 'Destination' })
    await place.fill('hamp')
    await place.press('ArrowDown')
    await place.press('Enter')
    await expect(place).toHaveValue('Hampi, Karnataka')
    await open.getByLabel('First day').fill(inDays(1))
    await open.getByLabel('Last day').fill(inDays(2))
    await open.getByLabel('Price per person').fill('0')
    await page.route('**/trpc/tours.create*', (route) => route.abort())
    await open.getByRole('button', { name: 'Publish tour' }).click()
    await expect(open.getByRole('alert').getByText('Your tour could not be saved. Please try again.')).toBeVisible()
    await page.unroute('**/trpc/tours.create*')
    await page.route('**/trpc/tours.create*', (route) =>
      route.fulfill({
        status: 400,
        json: [
          {
            error: {
              message: 'destination: too far away',
              code: -32600,
              data: { code: 'BAD_REQUEST', field: 'destination' },
            },
          },
        ],
      }),
    )
    await open.getByRole('button', { name: 'Publish tour' }).click()
    await expect(open.getByText('too far away')).toBeVisible()
    await expect(open.getByLabel('Destination')).toBeFocused()
    await expect(open.getByLabel('Destination')).toHaveAccessibleDescription('too far away')
  })
})

test('a host: sees participants and waitlist, adds seats and cancels the tour, and everyone is notified', async ({
  page,
  browser,
  request,
}) => {
  const { host, sana, tour } = await fullTour(request)

  await restoreSession(page, host)
  const card = await findTour(page, tour)
  await expect(card.getByRole('button', { name: 'Join Tour' })).toHaveCount(0)
  await card.getByRole('link', { name: 'Manage' }).click()
  const details = page.getByRole('dialog', { name: tour.name })
  await expect(details.getByRole('region', { name: 'Who joined' }).getByText('@Ravi Iyer')).toBeVisible()
  await expect(details.getByRole('region', { name: 'Waitlist' }).getByText('@Sana Khan')).toBeVisible()
  await expectAccessible(page)

  await details.getByRole('button', { name: 'Edit tour' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit tour' })
  await expect(edit.getByLabel('Name', { exact: true })).toHaveValue(tour.name)
  await edit.getByLabel('Seats').fill('2')
  await edit.getByLabel('Price per person').fill('12,500')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await expect(edit).toBeHidden()
  await expect(details.getByText('₹12,500')).toBeVisible()
  await expect(details.getByRole('region', { name: 'Who joined' }).getByText('@Sana Khan')).toBeVisible()
  await expect(details.getByText('Empty')).toBeVisible()

  await details.getByRole('button', { name: 'Edit tour' }).click()
  await edit.getByLabel('Seats').fill('1')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(edit.getByText('There are 2 people in this tour already.')).toBeVisible()
  await expect(edit.getByLabel('Seats')).toBeFocused()
  await edit.getByRole('button', { name: 'Cancel', exact: true }).click()

  await details.getByRole('button', { name: 'Cancel tour' }).click()
  await expect(page.getByRole('dialog', { name: 'Cancel this tour?' })).toBeVisible()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('Your tour is cancelled. Everybody in it is told.')).toBeVisible()
  await expect(details.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(details.getByRole('button', { name: 'Edit tour' })).toHaveCount(0)
  await expect(details.getByText('Give back what people have paid you in advance.')).toBeVisible()
  await expectAccessible(page)
  await details.getByRole('link', { name: 'Expenses of this tour' }).click()
  await expect(page).toHaveURL(`/tours/${tour._id}/expenses`)
  await goTo(page, '/trips')
  await expect(page.getByRole('listitem').filter({ hasText: tour.name })).toContainText('Were you paid? Give it back')

  const elsewhere = await browser.newContext({ viewport: page.viewportSize() })
  const theirs = await elsewhere.newPage()
  await restoreSession(theirs, sana)
  await theirs.goto('/')
  const notices = await lookAtNotices(theirs)
  await expect(notices.getByText('The host cancelled')).toBeVisible()
  await expect(notices.getByText('The host changed')).toBeVisible()
  await expect(notices.getByText('A seat became free and is now yours')).toBeVisible()
  await expectAccessible(theirs, notices)
  await expectNoSidewaysScroll(theirs)
  await notices.getByRole('link', { name: 'The host cancelled' }).click()
  await expect(theirs).toHaveURL(`/tours/${tour._id}/ticket`)
  await theirs.getByRole('link', { name: 'About this tour' }).click()
  const shown = theirs.getByRole('dialog', { name: tour.name })
  await expect(shown.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(shown.getByRole('button', { name: /Join Tour|Leave Tour/ })).toHaveCount(0)
  for (const screen of ['plan', 'group', 'expenses']) {
    await goTo(theirs, `/tours/${tour._id}/${screen}`)
    await expect(shown).toHaveCount(0)
    await expect(theirs.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(theirs.getByText('3 going')).toHaveCount(0)
  }
  await goTo(theirs, `/tours/${tour._id}/ticket`)
  await expect(theirs.getByText('Ask Meera Host for your money back')).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Message host' })).toBeVisible()
  await expectAccessible(theirs, 'main')
  await elsewhere.close()
})

test('notices of a host: a join and a leave of one guest are one notice, and reading it clears the bell', async ({
  page,
  request,
}) => {
  const [host, ravi] = [await createUser(request, 'Meera Host'), await createUser(request, 'Ravi Iyer')]
  const tour = await hosted(host)
  await restoreSession(page, host)
  await page.goto('/')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.click()
  await expect(page.getByText('No notifications yet. Tour updates appear here.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()

  await ravi.call('tours.join', { tourId: tour._id })
  await ravi.call('tours.leave', { tourId: tour._id })
  const notices = await lookAtNotices(page)
  await expect(notices.getByRole('link')).toHaveText([/Ravi Iyer left /])
  await expect(notices.getByRole('link')).toHaveAttribute('href', `/tours/${tour._id}/group`)
  await expect(bell).toHaveAccessibleName('Notifications')
  await page.reload()
  await expect(bell).toHaveAccessibleName('Notifications')
  await expectNoSidewaysScroll(page)
})

test('hosting: requires consent first', async ({ page, request }) => {
  const asha = await createAccount(request)
  await clearConsent(asha.email)
  await restoreSession(page, asha)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Host a tour' }).first().click()
  await expect(page).toHaveURL('/create-tour')
  await expect(page.getByRole('heading', { name: 'One question first' })).toBeVisible()
  await page.getByLabel('I am 18 or older').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
