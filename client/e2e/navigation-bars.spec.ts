import { expect, isPhone, type Page, test } from './fixtures.ts'

// The navigation stays at the top of a wide screen and at the bottom of a phone, over the page.
const PATH = '/destinations/hampi'

async function open(page: Page) {
  await page.goto(PATH)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.locator('.skeleton:visible')).toHaveCount(0)
}

/** The name of the focused element when a bar lies over its middle; null when it can be seen. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    // The bars themselves, and the link that slides in over the upper one.
    if (!focused || focused === document.body || focused.closest('header, nav[aria-label=Main], a[href="#main"]'))
      return null
    const { left, top, width, height } = focused.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused))
    return isSeen ? null : (focused.getAttribute('aria-label') ?? focused.textContent)
  })

test('the navigation: covers no focused element, stays in view after scrolling, and covers no heading that a link leads to', {
  tag: '@wide',
}, async ({ page }) => {
  await open(page)
  const covered: (string | null)[] = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press(key)
      covered.push(await coveredFocus(page))
    }
  expect(covered.filter((name) => name !== null)).toEqual([])

  const bar = page.getByRole('navigation', { name: 'Main' })
  const home = bar.getByRole('link', { name: 'Home' })
  for (const part of [0, 0.5, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), part)
    await expect(home).toBeInViewport({ ratio: 1 })
    await home.click({ trial: true })
  }
  const edge = await bar.boundingBox()
  if (isPhone(page)) expect(edge && edge.y + edge.height).toBe(740)
  else expect(edge?.y).toBeLessThan(80)

  for (const name of ['What it costs', 'Why go', 'Find company']) {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name }).click()
    const heading = page.getByRole('heading', { name, exact: true })
    await expect(heading).toBeInViewport({ ratio: 1 })
    await heading.click({ trial: true })
  }
})
