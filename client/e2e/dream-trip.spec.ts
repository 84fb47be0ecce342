import { expect, expectAccessible, expectNoSidewaysScroll, type Page, planner, rupeesIn, test } from './fixtures.ts'

const NOTHING_FITS = '/?budget=10000&starting_location=kolkata&group_size=10&preference_type=adventure'

/** The selects of the form that are narrower than their longest choice. */
const cutChoices = (page: Page) =>
  page.getByRole('form').evaluate((form) =>
    [...form.querySelectorAll<HTMLSelectElement>('.dream-fields select')]
      .filter((select) => {
        const { width } = select.getBoundingClientRect()
        select.style.width = 'max-content'
        const natural = select.getBoundingClientRect().width
        select.style.width = ''
        return natural > width + 0.5
      })
      .map(({ name }) => name),
  )

/** Expects the button of the form on the first screen, and no choice cut at any width and with large text. */
async function expectWholeForm(page: Page) {
  const { ask } = planner(page)
  await expect(page.getByText('More choices')).toBeVisible()
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await expect(ask).toBeInViewport({ ratio: 1 })
    // Nothing lies over it, such as the tab bar.
    await ask.click({ trial: true })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await cutChoices(page)).toEqual([])
  }
  for (const width of [320, 360, 700, 768, 1024]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await cutChoices(page), `${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'))
  await expect(planner(page).budget).toHaveCSS('font-size', '25.5px')
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
  expect(await cutChoices(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

test('the dream trip: the form is whole on the first screen, and beaches for two from Mumbai show results with the full cost breakdown', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#first-paint')).toHaveCount(0)
  const { budget, from, group, calls, ask, heading, places } = planner(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore, Discover, Travel')
  await expect(page.getByText('Let us craft your perfect getaway based on your preferences')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tell Us About Your Dream Trip' })).toBeVisible()
  await expect(budget).toHaveValue('20000')
  await expect(from).toHaveValue('mumbai')
  await expect(group).toHaveValue('2')
  await expect(calls).toHaveValue('beaches')
  await expect(heading).toBeHidden()
  await test.step('the form: its button is on the first screen, and no choice is cut', () => expectWholeForm(page))

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/trpc/*recommend.travel*', async (route) => {
    await held
    await route.continue()
  })
  await ask.click()
  await expect(ask).toHaveText('Finding Recommendations...')
  await expect(ask).toBeDisabled()
  await expectAccessible(page, 'form')
  answer()

  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(ask).toHaveText('Get Recommendations')
  await expect(ask).toBeEnabled()
  await expect(page.getByText('Destinations curated from your preferences')).toBeVisible()

  const place = places.first()
  await expect(place.getByRole('img')).toBeVisible()
  await expect(place.getByText(/^\d\.\d\/5 match$/)).toBeVisible()
  await expect(place.getByText('Cost breakdown')).toBeHidden()

  const more = place.getByRole('button', { name: 'View Full Details' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  const less = place.getByRole('button', { name: 'Show Less' })
  await expect(less).toHaveAttribute('aria-expanded', 'true')
  expect(await place.getByRole('list', { name: 'Highlights' }).getByRole('listitem').count()).toBeLessThanOrEqual(4)
  await expect(place.getByRole('list', { name: 'Why it fits' }).getByRole('listitem').first()).toBeVisible()
  const figure = async (name: string) => rupeesIn(await place.getByText(new RegExp(`^${name} ₹`)).textContent())
  const parts = [await figure('Flights and travel'), await figure('Accommodation'), await figure('Daily expenses')]
  expect(parts.reduce((sum, part) => sum + part)).toBe(await figure('Total for two'))
  for (const name of ['Accommodation', 'Travel logistics', 'Best time to visit'])
    await expect(place.getByRole('heading', { name })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await less.click()
  await expect(place.getByText('Cost breakdown')).toBeHidden()
})

test('the dream trip: a shared link opens the same form and results for another visitor', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  const mine = planner(page)
  await mine.budget.selectOption('50000')
  await mine.from.selectOption('Bengaluru')
  await mine.group.selectOption('Family (4)')
  await mine.calls.selectOption('Food & Culture')
  await page.getByText('More choices').click()
  await page.getByLabel('When').selectOption('December')
  await page.getByLabel('Budget for').selectOption('Per person')
  await mine.ask.click()
  await expect(mine.heading).toBeFocused()
  const names = await mine.places.getByRole('heading', { level: 3 }).allTextContents()
  expect(names.length).toBeGreaterThan(0)
  // Headless Chromium has no share sheet, so the link is copied to the clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share this trip' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`${baseURL}/?budget=50000&starting_location=bangalore`)

  const friend = await browser.newContext({ viewport: page.viewportSize() })
  const theirPage = await friend.newPage()
  await theirPage.goto(link)
  const theirs = planner(theirPage)
  await expect(theirs.budget).toHaveValue('50000')
  await expect(theirs.from).toHaveValue('bangalore')
  await expect(theirs.group).toHaveValue('4')
  await expect(theirs.calls).toHaveValue('culinary')
  await expect(theirPage.getByLabel('When')).toHaveValue('12')
  await expect(theirPage.getByLabel('Budget for')).toHaveValue('person')
  await expect(theirs.places.getByRole('heading', { level: 3 })).toHaveText(names)
  await expect(theirs.heading).toBeInViewport()
  await friend.close()
})

test('the dream trip: when nothing fits, the closest places and a change are suggested', async ({ page }) => {
  await page.goto(NOTHING_FITS)
  const { places, heading } = planner(page)
  const warning = page.getByText('Nothing fits this budget yet.')
  await expect(warning).toBeVisible()
  await expect(places).toHaveCount(3)
  for (const place of await places.all()) await expect(place.getByText(/^₹[\d,]+ over your budget$/)).toBeVisible()
  await expect(page.getByText('Costs are for ten people, so they are a minimum.')).toBeVisible()
  await expectAccessible(page, '#recommendations')

  const before = page.url()
  await page.getByRole('status').filter({ has: warning }).getByRole('button').click()
  await expect(warning).toBeHidden()
  await expect(heading).toBeFocused()
  expect(page.url()).not.toBe(before)
  await expect(places.first()).not.toContainText('over your budget')

  await page.goBack()
  await expect(warning).toBeVisible()
  await expect(planner(page).budget).toHaveValue('10000')
})

test('the dream trip: an option cleared in the form is removed from the URL', async ({ page }) => {
  await page.goto('/?budget=50000&month=12&days=3&q=hampi&budgetIs=person')
  const when = page.getByLabel('When')
  await expect(when).toHaveValue('12')
  await when.selectOption('Next 60 days')
  await page.getByLabel('How long').selectOption('Any length')
  await expect(page.getByText('Budget per person')).toBeVisible()
  await page.getByLabel('Budget for').selectOption('Whole group')
  await expect(when).toBeVisible()
  await planner(page).ask.click()
  await expect(planner(page).heading).toBeFocused()
  await expect(page.getByText('Budget for the whole group')).toBeVisible()
  const asked = Object.fromEntries(new URL(page.url()).searchParams)
  expect(asked).toEqual({
    budget: '50000',
    starting_location: 'mumbai',
    group_size: '2',
    preference_type: 'beaches',
    q: 'hampi',
  })
  await test.step('adults, a child, seniors and easy walking are asked for, and change the bill', async () => {
    const { places, ask } = planner(page)
    const first = places.first()
    const bill = async () => rupeesIn(await first.getByText(/^Total for \w+ ₹/).textContent())
    const name = (await first.getByRole('heading', { level: 3 }).textContent()) ?? ''
    await first.getByRole('button', { name: 'View Full Details' }).click()
    const forTwo = await bill()
    await page.getByLabel('Adults').selectOption('3')
    await page.getByLabel('Children', { exact: true }).selectOption('1')
    await page.getByLabel('Age of child 1').selectOption('10')
    await page.getByLabel('Of them 60 or older').selectOption('1')
    await page.getByLabel('Easy walking only').check()
    await ask.click()
    await expect(first.getByText('Total for four ₹')).toBeVisible()
    // The results of before stay in view, dimmed, until the new ones are there.
    await expect.poll(bill).not.toBe(forTwo)
    await expect(first.getByRole('heading', { level: 3 })).toHaveText(name)
    const withParty = Object.fromEntries(new URL(page.url()).searchParams)
    expect(withParty).toMatchObject({
      adults: '3',
      childrenAges: '10',
      seniors: '1',
      easyWalking: 'true',
      group_size: '4',
    })
  })
})
