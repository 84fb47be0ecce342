import { expect, type Page, test } from './fixtures.ts'
import { demoAccount, restoreSession } from './people.ts'

const topOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls down, leaves the page by a link, and expects the position after Back. */
async function expectPositionAfterBack(page: Page, link: ReturnType<Page['locator']>) {
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }))
  await expect.poll(() => topOf(page)).toBeGreaterThan(250)
  const top = await topOf(page)
  const before = page.url()
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).not.toHaveURL(before)
  await expect.poll(() => topOf(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(before)
  await expect.poll(async () => Math.abs((await topOf(page)) - top)).toBeLessThan(3)
}

test('Back to the blog: the scroll position is kept', async ({ page }) => {
  await page.goto('/blog')
  await expectPositionAfterBack(page, page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }))
})

test('a reload whose list arrives late: the scroll position is kept, and the user can leave it meanwhile', async ({
  page,
  request,
}) => {
  await restoreSession(page, await demoAccount(request))
  await page.goto('/tours')
  await expect(page.getByRole('article').nth(6)).toBeVisible()
  await page.getByRole('article').nth(6).scrollIntoViewIfNeeded()
  const top = await topOf(page)
  expect(top).toBeGreaterThan(1000)
  let answer = () => {}
  const hold = () => {
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    return page.route(
      '**/trpc/*tours.list*',
      async (route) => {
        await held
        await route.continue()
      },
      { times: 1 },
    )
  }
  await hold()
  // An evaluation in the page counts as input of the user, who then keeps the position that they see.
  const listed = page.waitForResponse(/tours\.list/)
  await page.reload()
  answer()
  await listed
  await expect.poll(async () => Math.abs((await topOf(page)) - top)).toBeLessThan(3)

  await hold()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Home')
  answer()
  await expect(page.getByRole('article').nth(6)).toBeVisible()
  expect(await topOf(page)).toBeLessThan(top - 500)

  await test.step('also before the app has loaded', async () => {
    await page.getByRole('article').nth(6).scrollIntoViewIfNeeded()
    let load = () => {}
    const loaded = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route('**/assets/index-*.js', async (route) => {
      await loaded
      await route.continue()
    })
    const asked = page.waitForRequest('**/assets/index-*.js')
    await page.reload({ waitUntil: 'commit' })
    await asked
    await page.keyboard.press('Home')
    load()
    await expect(page.getByRole('article').nth(6)).toBeVisible()
    expect(await topOf(page)).toBeLessThan(top - 500)
  })
})

test('a link to a part that arrives late: the page moves to it, and stays at it while more arrives', async ({
  page,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/assets/*home-proofs*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click()
  await expect(page).toHaveURL(/#packages$/)
  answer()
  const heading = page.getByRole('heading', { name: 'Our Travel Packages' })
  await expect(page.getByRole('article').first()).toBeAttached()
  await expect(heading).toBeInViewport()
})
