import {
  clickShownAtOnce,
  DESK,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  type Locator,
  type Page,
  packageCards,
  rupeesIn,
  test,
} from './fixtures.ts'
import { createUser, hosted, inDays, uniqueName } from './tours.ts'

const INTERVAL_MS = 3000

/** The dots of a card's gallery; the current picture's dot is marked. */
const dots = (card: Locator) => card.getByRole('button', { name: /^Show picture/ })
const shown = async (card: Locator) =>
  (await dots(card).evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-current')))).indexOf('true') + 1

/** The first card with its first picture. The page's clock is paused and advances only by `runFor`. */
async function cardAtRest(page: Page) {
  await page.clock.install()
  await page.goto('/')
  const card = packageCards(page).first()
  await card.scrollIntoViewIfNeeded()
  // The dots come with a later render, for which the clock must run.
  await expect(dots(card).last()).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await dots(card).last().click()
  await dots(card).first().click()
  await expect.poll(() => shown(card)).toBe(1)
  return card
}
const turnAway = async (page: Page) => {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.mouse.move(0, 0)
}

test.describe("a package card's pictures", () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('advance every three seconds, wrap around, jump to a pressed dot, and pause while focused, hovered or stopped', async ({
    page,
  }) => {
    const card = await cardAtRest(page)
    const count = await dots(card).count()
    expect(count).toBeGreaterThan(1)
    await turnAway(page)
    await page.clock.runFor(INTERVAL_MS - 100)
    expect(await shown(card)).toBe(1)
    await page.clock.runFor(200)
    await expect.poll(() => shown(card)).toBe(2)
    for (let step = 2; step <= count; step++) await page.clock.runFor(INTERVAL_MS + 20)
    await expect.poll(() => shown(card)).toBe(1)

    await dots(card)
      .nth(count - 1)
      .click()
    expect(await shown(card)).toBe(count)
    await expect(card.getByRole('img', { name: `picture ${count} of ${count}` })).toBeVisible()

    await dots(card).first().click()
    expect(await shown(card)).toBe(1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(3 * INTERVAL_MS)
    expect(await shown(card)).toBe(1)
    await turnAway(page)
    await card.hover()
    await page.clock.runFor(3 * INTERVAL_MS)
    expect(await shown(card)).toBe(1)

    await page.getByRole('button', { name: 'Pause the pictures' }).click()
    await page.clock.runFor(3 * INTERVAL_MS)
    expect(await shown(card)).toBe(1)
    await page.getByRole('button', { name: 'Play the pictures' }).click()
    await card.scrollIntoViewIfNeeded()
    await turnAway(page)
    await page.clock.runFor(INTERVAL_MS + 100)
    await expect.poll(() => shown(card)).toBe(2)
  })
})

test('with reduced motion: the pictures do not advance, and the dots still work', async ({ page }) => {
  const card = await cardAtRest(page)
  await turnAway(page)
  await page.clock.runFor(3 * INTERVAL_MS)
  expect(await shown(card)).toBe(1)
  await dots(card).nth(1).click()
  expect(await shown(card)).toBe(2)
  await expect(page.getByRole('button', { name: 'Pause the pictures' })).toBeHidden()
})

test.describe('a picture', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('that is missing or fails to load leaves a placeholder', async ({ page }) => {
    await page.route('**/trpc/packages.list*', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      const [first, second] = json[0].result.data.items
      first.images = []
      second.images = ['pictures/no-such-picture.svg']
      await route.fulfill({ response, json })
    })
    await page.goto('/')
    const cards = packageCards(page)
    await expect(cards.first().getByText('No Image')).toBeVisible()
    await expect(dots(cards.first())).toHaveCount(0)
    await expectAccessible(page, '#packages li:first-child')
    await cards.nth(1).scrollIntoViewIfNeeded()
    await expect(cards.nth(1).getByText('No Image')).toBeVisible()
  })
})

test('the package list: text, type and price filter it, are kept in the URL, and stand beside it at 1280 px; it loads page after page until the end, and Back from a package returns to its place', async ({
  page,
}) => {
  await page.goto('/')
  const cards = packageCards(page)
  await expect(cards.first()).toBeVisible()
  await page.getByLabel('Search packages').fill('hampi')
  await expect(page).toHaveURL(/[?&]q=hampi/)
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText('Hampi')

  const openFilters = () => page.getByRole('button', { name: 'Filters' }).click()
  const closeFilters = (show: RegExp) => page.getByRole('button', { name: show }).click()
  await openFilters()
  await clickShownAtOnce(page.getByRole('radio', { name: 'Beaches' }))
  await closeFilters(/^Show 0 packages$/)
  await expect(page.getByText('No package matches these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(page.getByLabel('Search packages')).toHaveValue('')
  await expect(cards).toHaveCount(12)

  await openFilters()
  await clickShownAtOnce(page.getByRole('radio', { name: 'Beaches' }))
  await page.getByLabel('Price per person').selectOption('₹10,000 to ₹20,000')
  await expect(page).toHaveURL(/type=beaches/)
  await expect(page).toHaveURL(/price=10000-20000/)
  await expectAccessible(page)
  await closeFilters(/^Show \d+ packages?$/)
  const astray = async () => {
    const texts = await cards.allTextContents()
    return texts.filter((text) => !text.includes('Beaches') || rupeesIn(text) < 10_000 || rupeesIn(text) > 20_000)
  }
  await expect.poll(astray).toEqual([])
  expect(await cards.count()).toBeGreaterThan(0)
  const narrowed = await cards.getByRole('heading').allTextContents()
  await page.reload()
  await expect(cards.getByRole('heading')).toHaveText(narrowed)
  await openFilters()
  await expect(page.getByRole('radio', { name: 'Beaches' })).toBeChecked()
  await closeFilters(/^Show \d+ packages?$/)

  await page.setViewportSize(DESK)
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Beaches' })).toBeChecked()
  await page.getByLabel('Price per person').selectOption('Any price')
  await expect(page).not.toHaveURL(/price=/)
  await clickShownAtOnce(page.getByRole('radio', { name: 'All' }))
  await expect(page).not.toHaveURL(/type=/)
  await expect(cards).toHaveCount(12)

  await page.setViewportSize({ width: 360, height: 740 })
  const more = page.getByRole('button', { name: 'Load more' })
  await more.click()
  await expect(cards).toHaveCount(24)

  const link = cards.nth(19).getByRole('heading').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const name = (await link.textContent()) ?? ''
  const before = await link.evaluate((it) => it.getBoundingClientRect().top)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveCount(24)
  await expect
    .poll(async () => Math.abs((await link.evaluate((it) => it.getBoundingClientRect().top)) - before))
    .toBeLessThan(8)

  await more.click()
  await expect.poll(() => cards.count()).toBeGreaterThan(24)
  await expect(more).toBeHidden()
  const names = await cards.getByRole('heading').allTextContents()
  expect(names.length).toBeGreaterThan(24)
  expect(new Set(names).size).toBe(names.length)
  await expectNoSidewaysScroll(page)
})

test('a package card: opens its package, which shows Loading until it has loaded, and links to the tours', async ({
  page,
}) => {
  await test.step('a package card: opens its package, which links to the tours', async () => {
    await page.goto('/?q=hampi')
    const card = packageCards(page).first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/packages\/[0-9a-f-]{36}$/)
    const heading = page.getByRole('heading', { level: 1, name })
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle(`${name} · Saathi`)
    for (const part of ['Destinations', 'Activities', 'Accommodations'])
      await expect(page.getByRole('heading', { name: part })).toBeVisible()
    await expect(page.getByText(/^₹[\d,]+$/).filter({ visible: true })).toHaveCount(1)
    await expectNoSidewaysScroll(page)

    // Price and action stay in a bar above the tab bar.
    const join = page.getByRole('link', { name: 'Join The Fun' })
    await expect(join).toHaveCount(1)
    for (const at of [0, 600]) {
      await page.evaluate((top) => window.scrollTo(0, top), at)
      await expect(join).toBeInViewport({ ratio: 1 })
      // Nothing lies over it, such as the tab bar.
      await join.click({ trial: true })
    }
    await join.click()
    // Tours require a log-in: a visitor is redirected to it and back afterwards.
    await expect(page).toHaveURL(/\/login\?from=%2Ftours%3Fpackage%3D[\w-]{36}$/)
    await page.goBack()
    await expect(heading).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Search packages')).toHaveValue('hampi')
  })

  await test.step('a package page: shows Loading until the package has loaded', async () => {
    // A new page, which has no package in memory.
    await page.goto('/?q=hampi')
    const card = packageCards(page).first()
    await expect(card).toBeVisible()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/trpc/*packages.get*', async (route) => {
      await held
      await route.continue()
    })
    await card.getByRole('link').click()
    await expect(page.getByText('Loading...')).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { level: 1, name: 'Hampi' })).toBeVisible()
    await expect(page.getByText('Loading...')).toBeHidden()
  })
})

test('a package: has the tours that can be joined, for a visitor the public ones, says without any how to make one, and plans the first of several places', async ({
  page,
  request,
}) => {
  const items: { _id: string; nights: number; destinations: string[] }[] = await (
    await request.get('/api/packages?limit=100')
  ).json()
  const packageId = items.find(({ destinations }) => destinations[0]?.startsWith('Hampi'))?._id ?? ''
  const host = await createUser(request, 'Meera Host')
  const name = uniqueName('Boulders').name
  // Tomorrow, so that it is among the first.
  const facts = { name, packageId, isPublic: true, travelDates: { start: inDays(1), end: inDays(3) } }
  const tour = await hosted(host, facts)
  await page.goto(`/packages/${packageId}`)
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText(`${name} · ₹11,900 a person`)
  await expectNoSidewaysScroll(page)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(`/tours/${tour._id}`)

  const hasNoDate = async (id: string) => {
    const answer = await request.get(
      `/trpc/packages.tours?input=${encodeURIComponent(JSON.stringify({ packageId: id }))}`,
    )
    return (await answer.json()).result.data.items.length === 0
  }
  let without = ''
  for (const { _id } of items) if (without === '' && (await hasNoDate(_id))) without = _id
  await goTo(page, `/packages/${without}`)
  await expect(page.getByText('No date yet: host it, or plan it for yourselves.')).toBeVisible()
  const href = `/create-tour?package=${without}`
  await expect(page.getByRole('link', { name: 'Host a tour' })).toHaveAttribute('href', href)

  await test.step('a package with several places: plans the first one, for its share of the days, and says so', async () => {
    const { _id, nights } = items.find(({ destinations }) => destinations[0] === 'Udaipur, Rajasthan')!
    await goTo(page, `/packages/${_id}`)
    const plan = page
      .getByRole('complementary', { name: 'The trip in short' })
      .getByRole('link', { name: 'Plan this trip' })
    await expect(plan).toHaveAttribute('href', /plan=udaipur/)
    const days = Number(
      new URL((await plan.getAttribute('href')) ?? '', 'https://saathi.example').searchParams.get('days'),
    )
    expect(days).toBeLessThan(nights)
    await expect(
      page.getByText(`Plans ${days} days at the first stop, Udaipur. Add the others yourself.`),
    ).toBeVisible()
  })
})
