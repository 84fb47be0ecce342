import {
  clickShownAtOnce,
  DESK,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
  test,
} from './fixtures.ts'
import { createAccount, restoreSession } from './people.ts'
import { createUser, hosted, inDays, tourCard, uniqueName } from './tours.ts'

test.use({ expectedErrors: /status of (400|404|409|500)|Failed to load resource/ })

const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()

test('a user finds a tour, reads its details, joins it and leaves it', async ({ page, request }) => {
  const [host, asha] = [await createUser(request, 'Meera Host'), await createAccount(request)]
  const { name, word } = uniqueName('Coracles and quiet')
  const description = Array.from({ length: 12 }, (_, day) => `Day ${day + 1}: boulders, and a boat.`).join('\n')
  await hosted(host, { name, description, capacity: 3 })
  await restoreSession(page, asha)
  await page.goto('/tours')
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Amazing Tours' })).toBeVisible()
  await page.getByLabel('Search tours').fill(word)
  const card = tourCard(page, name)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(`/tours?q=${word}`)
  await expect(card.getByText('3 seats left')).toBeVisible()
  await expect(card.getByText('No participants yet')).toBeVisible()
  await expect(card.getByText('₹11,900')).toBeVisible()
  await expect(card.getByRole('link', { name: '@Meera Host' })).toHaveAttribute('href', `/profile/${host._id}`)
  await expect(card.getByText('Email checked')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Open trip' })).toHaveCount(0)
  await expectNoSidewaysScroll(page)

  const text = card.getByText('Day 1: boulders')
  const clamped = await text.boundingBox()
  await card.getByRole('button', { name: 'See More' }).click()
  expect((await text.boundingBox())?.height).toBeGreaterThan((clamped?.height ?? 0) * 2)
  await card.getByRole('button', { name: 'See Less' }).click()
  expect((await text.boundingBox())?.height).toBe(clamped?.height)

  await card.getByRole('button', { name: 'Join Tour' }).click()
  const join = page.getByRole('dialog', { name: 'Confirm Join Tour' })
  await expect(join.getByText(`Are you sure you want to join the tour "${name}"?`)).toBeVisible()
  await join.getByRole('button', { name: 'Cancel' }).click()
  await expect(join).toBeHidden()
  await card.getByRole('button', { name: 'Join Tour' }).click()
  await join.getByRole('button', { name: 'Yes, Join' }).click()
  await expect(page.getByText('Successfully joined the tour!')).toBeVisible()
  await expect(card.getByText('2 seats left')).toBeVisible()
  await expect(card.getByRole('list', { name: /^Participants/ }).getByRole('link', { name: asha.name })).toBeVisible()

  await card.getByRole('link', { name: 'Open trip' }).click()
  await expect(page.getByRole('navigation', { name: 'This tour' }).getByRole('link', { name: 'Plan' })).toBeVisible()
  await page.goBack()
  await card.getByRole('button', { name: 'Leave Tour' }).click()
  const leave = page.getByRole('dialog', { name: 'Confirm Leave Tour' })
  await expect(leave.getByText(`Are you sure you want to leave the tour "${name}"?`)).toBeVisible()
  await leave.getByRole('button', { name: 'Yes, Leave' }).click()
  await expect(page.getByText('Successfully left the tour!')).toBeVisible()
  await expect(card.getByText('No participants yet')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Join Tour' })).toBeFocused()
})

test('the tour list: filters and order are kept in the URL, invalid values fall back, and 1280 px have the filters beside it', async ({
  page,
  request,
}) => {
  const host = await createUser(request, 'Meera Host')
  const { word, name } = uniqueName('Ladakh')
  const [cheap, dear] = [`${name} cheap`, `${name} dear`]
  await hosted(host, { name: dear, price: 40_000, destination: 'Leh, Ladakh' })
  const full = await hosted(host, {
    name: cheap,
    price: 9_000,
    capacity: 1,
    travelDates: { start: inDays(60), end: inDays(63) },
  })
  await (await createUser(request, 'Ravi Iyer')).call('tours.join', { tourId: full._id })
  await restoreSession(page, await createAccount(request))
  await page.goto(`/tours?q=${word}&sort=oldest&price=7&from=2026-02-30&package=x&seats=yes`)
  await expect.poll(() => names(page)).toEqual([dear, cheap])
  // A stranger sees how many go, and not who.
  await expect(tourCard(page, cheap).getByText('1 participant')).toBeVisible()

  const filters = page.getByRole('search', { name: 'Tours' })
  await expect(filters.getByLabel('Price per person')).toBeHidden()
  await filters.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('button', { name: 'Show 2 tours' })).toBeInViewport({ ratio: 1 })
  await filters.getByLabel('Order').filter({ visible: true }).selectOption('Lowest price')
  await expect.poll(() => names(page)).toEqual([cheap, dear])
  await filters.getByLabel('Price per person').selectOption('Over ₹35,000')
  await expect.poll(() => names(page)).toEqual([dear])
  await expect(page.getByRole('button', { name: 'Show 1 tour' })).toBeVisible()
  await expect(page).toHaveURL(`/tours?q=${word}&sort=cheapest&price=35000-`)
  await filters.getByLabel('Price per person').selectOption('Any price')
  await clickShownAtOnce(filters.getByLabel('Has seats'))
  await expect.poll(() => names(page)).toEqual([dear])
  await clickShownAtOnce(filters.getByLabel('Has seats'))
  await filters.getByLabel('From', { exact: true }).fill(inDays(50))
  await expect.poll(() => names(page)).toEqual([cheap])
  await filters.getByLabel('From', { exact: true }).fill('')
  await filters.getByLabel('Destination').fill('ladakh')
  await expect.poll(() => names(page)).toEqual([dear])
  await page.reload()
  await expect.poll(() => names(page)).toEqual([dear])

  const phone = page.viewportSize() ?? DESK
  await page.setViewportSize(DESK)
  await expect(filters.getByRole('button', { name: 'Filters' })).toBeHidden()
  await filters.getByLabel('Destination').fill('')
  await expect.poll(() => names(page)).toEqual([cheap, dear])
  await filters.getByLabel('Price per person').selectOption('Over ₹35,000')
  await expect.poll(() => names(page)).toEqual([dear])
  await page.setViewportSize(phone)

  await filters.getByRole('button', { name: 'Filters' }).click()
  await filters.getByLabel('Destination').fill('nowhere at all')
  await expect(page.getByText('No tours found.')).toBeVisible()
  await page.getByRole('button', { name: 'Show 0 tours' }).click()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(page).toHaveURL('/tours?sort=cheapest')
  await expect(filters.getByLabel('Search tours')).toHaveValue('')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the filters of the tour list on a phone: fill the screen, cut no value, count the tours, and offer packages', async ({
  page,
  request,
}) => {
  await test.step('the filters of the tour list on a phone: fill the screen, cut no value, and count the tours', async () => {
    const { word, name } = uniqueName('Ladakh')
    const host = await createUser(request, 'Meera Host')
    for (const price of [9_000, 40_000]) await hosted(host, { name: `${name} ${price}`, price })
    await restoreSession(page, await createAccount(request))
    await page.goto(`/tours?q=${word}`)
    const opener = page.getByRole('button', { name: 'Filters' })
    await opener.click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet.getByRole('button', { name: 'Show 2 tours' })).toBeVisible()
    expect(await sheet.evaluate((it) => [it.clientWidth, it.clientHeight])).toEqual([360, 740])
    const cut = await sheet.locator('select').evaluateAll(
      (all) =>
        all.filter((select) => {
          const copy = document.createElement('span')
          copy.style.font = getComputedStyle(select).font
          copy.textContent = (select as HTMLSelectElement).selectedOptions[0]?.text ?? ''
          document.body.append(copy)
          const { paddingLeft, paddingRight } = getComputedStyle(select)
          const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
          const isCut = copy.offsetWidth > room
          copy.remove()
          return isCut
        }).length,
    )
    expect(cut).toBe(0)
    await sheet.getByLabel('Price per person').selectOption('Over ₹35,000')
    await expect(sheet.getByRole('status').filter({ hasText: 'Show 1 tour' })).toBeAttached()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await sheet.getByRole('button', { name: 'Show 1 tour' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeFocused()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'Filters, 1 active' }).click()
    await sheet.getByRole('button', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/tours')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  await test.step('the tour list: filters by package', async () => {
    const filters = page.getByRole('search', { name: 'Tours' })
    await filters.getByRole('button', { name: 'Filters' }).click()
    await filters.getByLabel('Package').fill('konkan, slow')
    await filters.getByRole('option', { name: 'Konkan, slowly' }).click()
    await expect(page).toHaveURL(/\?package=/)
    await expect.poll(async () => (await names(page)).every((name) => name.startsWith('Konkan, slowly'))).toBe(true)
  })
})

test('the plain tour list: loads more near its end, restores its place after Back, fits on a tablet, and has hosting one tap away', async ({
  page,
  request,
}) => {
  await test.step('the tour list: loads more near its end, and going back restores the scroll position', async () => {
    await restoreSession(page, await createAccount(request))
    await page.goto('/tours')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(12)
    await cards.last().scrollIntoViewIfNeeded()
    await expect(cards).toHaveCount(24)
    const far = cards.nth(17)
    const link = far.getByRole('link', { name: /^@/ })
    await link.scrollIntoViewIfNeeded()
    const before = await link.evaluate((it) => it.getBoundingClientRect().top)
    await link.click()
    await expect(page).toHaveURL(/\/profile\//)
    await expect(page.getByRole('heading', { name: /'s Open Tours$/ })).toBeVisible()
    await page.goBack()
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(24)
    await expect
      .poll(async () => Math.abs((await link.evaluate((it) => it.getBoundingClientRect().top)) - before))
      .toBeLessThan(8)
  })

  await test.step('the tour list on a tablet: bar and list fit within the page', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
  })

  await test.step('/create-tour: shows the tour list under its own URL, with hosting one tap away', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('button', { name: 'Host a tour' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Create Tour' }).click()
    await expect(page).toHaveURL('/create-tour')
    await expect(page.getByText('Ready to host?')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Host a tour' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create Tour' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Amazing Tours' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/create-tour\?tour=/)
  })
})

test('the tour list when calls fail: shows a message, from which Try again and Load more go on', async ({
  page,
  request,
}) => {
  await test.step('the tour list: shows Loading, and a failure shows a message with Try again', async () => {
    await restoreSession(page, await createAccount(request))
    // A starting event stream would load the list by itself, and take the button away before the click.
    await page.route('**/trpc/messages.live*', (route) => route.abort())
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/trpc/*tours.list*', async (route) => {
      await held
      await route.abort()
    })
    await page.goto('/tours')
    await expect(page.getByText('Loading Open Tours...')).toBeVisible()
    answer()
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to fetch tours. Please try again.' })
    await expect(failed).toBeVisible()
    await expectAccessible(page, failed)
    await page.unroute('**/trpc/*tours.list*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  await test.step('the tour list: the button loads the next page, and a failure shows a message', async () => {
    await page.route('**/trpc/*tours.list*', (route) =>
      decodeURIComponent(route.request().url()).includes('"cursor"') ? route.abort() : route.continue(),
    )
    await page.goto('/tours')
    const more = page.getByRole('button', { name: 'Load more' })
    // The list may be loaded anew meanwhile, which takes the message of an earlier try away.
    await expect(async () => {
      await more.click()
      await expect(page.getByText('We could not load more tours just now. Please try again.')).toBeVisible({
        timeout: 5_000,
      })
    }).toPass()
    await page.unroute('**/trpc/*tours.list*')
    await more.click()
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(24)
  })
})
