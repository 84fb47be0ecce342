import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, planner, test } from './fixtures.ts'

test.use({ expectedErrors: /ERR_FAILED/ })

/** The field of the line, which is folded on a phone. */
async function openLine(page: Page) {
  await page.getByText('A place, or one line').click()
  return page.getByLabel('A place, or your trip in one line')
}

test('one line of text: fills the form, also in Hinglish, and a removed chip resets its field', async ({ page }) => {
  await test.step('a line without anything known leaves the form, and a Hinglish one fills it and offers the nearest start by name', async () => {
    await page.goto('/')
    const { budget, from, group, calls } = planner(page)
    const line = await openLine(page)
    const isWhole = await line.evaluate((field: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      const context = Object.assign(document.createElement('canvas').getContext('2d') as object, {
        font,
      }) as CanvasRenderingContext2D
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return context.measureText(field.placeholder).width <= room
    })
    expect(isWhole, 'the example in the field').toBe(true)
    await line.fill('hello there')
    await page.getByRole('button', { name: 'Fill in' }).click()
    await expect(page.getByText('We did not understand that.')).toBeVisible()
    await expect(budget).toHaveValue('20000')
    await line.fill('nagpur se 4 log, pahad, december me, 50 hazaar tak')
    await page.getByRole('button', { name: 'Fill in' }).click()
    await expect(from).toHaveValue('mumbai')
    await expect(calls).toHaveValue('mountains')
    await expect(group).toHaveValue('4')
    await expect(budget).toHaveValue('50000')
    await expect(page.getByLabel('When')).toHaveValue('12')
    await expect(page.getByText(/We have no trains, buses or flights from Nagpur yet.*Hyderabad, \d+ km/)).toBeVisible()
    await page.getByRole('button', { name: 'Plan from Hyderabad' }).click()
    await expect(from).toHaveValue('hyderabad')
    await expect(page.getByText('Getting there from Nagpur is not in the costs.')).toBeVisible()
  })

  await test.step('one line of text fills the form, and a removed chip resets its field', async () => {
    const { budget, from, group, calls, ask, heading } = planner(page)
    const line = page.getByLabel('A place, or your trip in one line')
    await line.fill('quiet temples for two from Pune in January under 25k')
    await line.press('Enter')
    const chips = page.getByRole('list', { name: 'Read from your line' })
    await expect(chips.getByRole('button')).toHaveText([
      'Spiritual',
      '2 people',
      'From Pune',
      'January',
      'Up to ₹25,000',
    ])
    await expect(page.getByText('Not understood: quiet')).toBeVisible()
    await expect(from).toHaveValue('pune')
    await expect(calls).toHaveValue('spiritual')
    await expect(group).toHaveValue('2')
    await expect(budget).toHaveValue('25000')
    await expect(page.getByLabel('When')).toHaveValue('1')
    await expectAccessible(page, 'form')
    await expectNoSidewaysScroll(page)

    await chips.getByRole('button', { name: 'Remove: January' }).click()
    await expect(page.getByLabel('When')).toHaveValue('')
    await expect(chips.getByRole('button')).toHaveCount(4)
    await ask.click()
    await expect(heading).toBeFocused()
    const search = new URL(page.url()).searchParams
    expect([search.get('budget'), search.get('starting_location'), search.get('month')]).toEqual([
      '25000',
      'pune',
      null,
    ])
  })
})

test('a place in the line: leads the results, or they say why not; alone it leads to its page', async ({ page }) => {
  await page.goto('/')
  const { ask, places, heading } = planner(page)
  const line = await openLine(page)

  await test.step('a place with the rest of a trip comes first', async () => {
    await line.fill('hampi 4 days from Bangalore in January under 30k by train, romantic, 31 feb')
    await line.press('Enter')
    const chips = page.getByRole('list', { name: 'Read from your line' })
    await expect(chips.getByRole('button', { name: 'Remove: Hampi' })).toBeVisible()
    await expect(page.getByText('There is no 31 February.')).toBeVisible()
    await expect(page.getByText('Not understood: romantic')).toBeVisible()
    await ask.click()
    await expect(heading).toBeFocused()
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      ...{ budget: '30000', starting_location: 'bangalore', month: '1', days: '4', preference_type: 'historical' },
      ...{ places: 'hampi', by: 'rail' },
    })
    await expect(places.first().getByRole('heading', { name: 'Hampi' })).toBeVisible()
    await expect(page.getByText('First, since you asked for it.')).toBeVisible()
  })

  await test.step('why another place is not in the list is told, and a wish can be taken back', async () => {
    await page.getByText('Why isn’t a place here?').click()
    const field = page.getByLabel('Place or region')
    await page.route('**/trpc/recommend.whyNot*', (route) => route.abort())
    await field.fill('goa beaches')
    await field.press('Enter')
    await expect(page.getByText('We could not look that up just now. Please try again.')).toBeVisible()
    await page.unrouteAll()
    await field.press('Enter')
    await expect(page.getByText(/^Goa: .+\.$/)).toBeVisible()
    await expectAccessible(page, '#recommendations')
    await expectNoSidewaysScroll(page)
    const wishes = page.getByRole('list', { name: 'Also asked for' })
    await wishes.getByRole('button', { name: 'Remove: By train' }).click()
    await expect(page).not.toHaveURL(/by=rail/)
  })

  await test.step('a place that does not fit is not first, and the answer says why', async () => {
    await goTo(page, '/?budget=10000&preference_type=beaches&places=havelock-neil&without=puri-konark,konkan')
    await expect(page.getByText(/₹[\d,]+ over your budget.*What comes nearest follows\./)).toBeVisible()
    const wishes = page.getByRole('list', { name: 'Also asked for' })
    await expect(wishes.getByRole('button')).toHaveText([
      'Remove: Not Puri, Konark and Chilika',
      'Remove: Not the Konkan',
    ])
  })

  await test.step('a place alone leads to its page', async () => {
    await page.goto('/')
    const again = await openLine(page)
    await again.fill('hampi')
    await again.press('Enter')
    await expect(page.getByRole('heading', { name: 'Hampi', level: 1 })).toBeVisible()
  })
})

test('dates: exact ones keep the last day after the first, and a long weekend and a second interest are in the link', async ({
  page,
}) => {
  await test.step('exact dates keep the last day after the first', async () => {
    await page.goto('/')
    await page.getByText('More choices').click()
    await page.getByLabel('When').selectOption('Exact dates')
    const first = page.getByLabel('First day')
    const last = page.getByLabel('Last day')
    const year = new Date().getFullYear() + 1
    await first.fill(`${year}-03-10`)
    await expect(last).toHaveValue(`${year}-03-12`)
    await last.fill(`${year}-03-30`)
    await expect(last).toHaveValue(`${year}-03-23`)
    await page.getByLabel('When').selectOption('March')
    await expect(first).toBeHidden()
  })

  await test.step('a long weekend by name and a second interest are in the link and open again', async () => {
    const { from, ask, heading } = planner(page)
    await page.getByLabel('From: city or town').selectOption('Jaipur')
    await expect(from).toHaveValue('jaipur')
    await page.getByLabel('From: city or town').selectOption('Delhi')
    await expect(from).toHaveValue('delhi')
    await page.getByLabel('From: city or town').selectOption('Jaipur')
    const when = page.getByLabel('When')
    const long = when.locator('optgroup[label="Long weekends"] option').first()
    const dates = (await long.getAttribute('value'))!
    await when.selectOption(dates)
    await page.getByLabel('Second interest').selectOption('Spiritual')
    await ask.click()
    await expect(heading).toBeFocused()
    const [first, last] = dates.split('..')
    const search = new URL(page.url()).searchParams
    expect([search.get('from'), search.get('to'), search.get('second_type')]).toEqual([first, last, 'spiritual'])
    await page.reload()
    await expect(when).toHaveValue(dates)
    await expect(page.getByLabel('Second interest')).toHaveValue('spiritual')
  })
})

test('results: what was shown and opened is counted without anything about the person', async ({ page }) => {
  const sent = page.waitForRequest((request) => request.url().includes('recommend.count'))
  await page.goto('/?budget=20000&preference_type=beaches')
  const { places } = planner(page)
  await places.first().getByRole('button', { name: 'View Full Details' }).click()
  const counts = (await sent).postDataJSON()
  const { city, type, events } = counts[0] ?? counts
  expect([city, type, events[0]]).toEqual([
    'mumbai',
    'beaches',
    { placeId: expect.any(String), rank: 1, event: 'shown' },
  ])
  expect(JSON.stringify(counts)).not.toMatch(/user|token|budget|group/)
})
