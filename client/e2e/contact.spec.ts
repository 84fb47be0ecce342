import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './fixtures.ts'

const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mO8dObMfwAHkgMaumtd3QAAAABJRU5ErkJggg==',
  'base64',
)
/** Stubs the external tile server of the map. */
const tiles = (page: Page) =>
  page.route('https://tile.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'image/png', body: TILE }))

const form = (page: Page) => {
  const sheet = page.getByRole('form', { name: 'Send us your Enquiry' })
  return {
    sheet,
    name: sheet.getByLabel('Name'),
    email: sheet.getByLabel('Email'),
    phone: sheet.getByLabel('Phone Number'),
    message: sheet.getByLabel('Message'),
    submit: sheet.getByRole('button'),
  }
}

async function fillIn(page: Page) {
  const { name, email, phone, message } = form(page)
  await name.fill('Asha Rao')
  await email.fill(`asha-${crypto.randomUUID()}@example.in`)
  await phone.fill('+91 98200 00000')
  await message.fill('Do you go to Spiti in May?')
}

/** Measures how long a text is on the page, ms, inside the page. */
const timeShown = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let since = 0
        new MutationObserver(() => {
          const isThere = document.body.textContent?.includes(wanted)
          if (isThere && since === 0) since = performance.now()
          if (!isThere && since !== 0) resolve(performance.now() - since)
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    text,
  )

test('the enquiry form: the browser validates it, sending clears it, and the thanks disappear after four seconds', async ({
  page,
}) => {
  await test.step('the enquiry form: the browser validates required fields and the email address', async () => {
    await tiles(page)
    await page.goto('/contact')
    const { name, email, phone, message, submit } = form(page)
    const isMissing = (field: typeof name) => field.evaluate((it: HTMLInputElement) => it.validity.valueMissing)
    expect(await Promise.all([name, email, phone, message].map(isMissing))).toEqual([true, true, true, false])
    await expect(email).toHaveAttribute('type', 'email')
    await expect(phone).toHaveAttribute('type', 'tel')
    await submit.click()
    await expect(name).toBeFocused()
  })

  await test.step('the enquiry form: sending clears it, and the thanks disappear after four seconds', async () => {
    await expect(page).toHaveTitle('Contact us · Saathi')
    await fillIn(page)
    const shown = timeShown(page, 'Your message has been sent successfully!')
    await form(page).submit.click()
    await expect(form(page).sheet.getByRole('status')).toHaveText('Your message has been sent successfully!')
    for (const field of ['name', 'email', 'phone', 'message'] as const) await expect(form(page)[field]).toHaveValue('')
    const ms = await shown
    expect(ms).toBeGreaterThan(3_900)
    expect(ms).toBeLessThan(6_000)
  })
})

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch|TRPCClientError/ })

  test("the server's message or a default one is shown, and the input is kept", async ({ page }) => {
    await tiles(page)
    await page.goto('/contact')
    await fillIn(page)
    await form(page).phone.fill('ring me')
    await form(page).submit.click()
    await expect(page.getByRole('alert').getByText('A phone number has digits, spaces and brackets.')).toBeVisible()
    await expectAccessible(page, form(page).sheet)
    await form(page).phone.fill('020 5550 0142')
    await page.route('**/trpc/contact.send*', (route) => route.abort())
    await form(page).submit.click()
    await expect(page.getByText('Failed to send message. Try again later.')).toBeVisible()
    await expect(form(page).name).toHaveValue('Asha Rao')
    await page.unroute('**/trpc/contact.send*')
    await form(page).submit.click()
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
    await expect(page.getByText('Failed to send message. Try again later.')).toBeHidden()
  })

  test('without a network the drawing replaces the map', async ({ page }) => {
    await page.route('https://tile.openstreetmap.org/**', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('openstreetmap'))
    await page.goto('/contact')
    const sketch = page.getByRole('img', { name: /^Sketch of the way/ })
    await sketch.scrollIntoViewIfNeeded()
    await failed
    await expect(sketch).toBeVisible()
    await expect(page.locator('.leaflet-container')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  })
})

test('the map: shows its attribution, moves by keyboard, opens in a maps app, and neither zooms out nor moves beyond the surroundings of the office', async ({
  page,
}) => {
  const seen: { z: number; x: number }[] = []
  await page.route('https://tile.openstreetmap.org/**', (route) => {
    const [, z, x] = /\/(\d+)\/(\d+)\/\d+\.png/.exec(route.request().url()) ?? []
    seen.push({ z: Number(z), x: Number(x) })
    return route.fulfill({ contentType: 'image/png', body: TILE })
  })
  await page.goto('/contact')
  await page.getByRole('heading', { name: 'Come by' }).scrollIntoViewIfNeeded()
  const map = page.getByRole('region', { name: /^Map around our office/ })
  await expect(map).toBeVisible()
  await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible()
  const pane = map.locator('.leaflet-map-pane')
  const before = await pane.getAttribute('style')
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => pane.getAttribute('style')).not.toBe(before)
  await map.getByRole('button', { name: 'Zoom in' }).click()
  await expectAccessible(page, map)
  await expectNoSidewaysScroll(page)
  const elsewhere = page.getByRole('link', { name: /^Open in a maps app/ })
  await expect(elsewhere).toHaveAttribute('href', /query=18\.5365,73\.8942$/)

  const zoomOut = map.getByRole('button', { name: 'Zoom out' })
  await expect(async () => {
    await zoomOut.click({ timeout: 1_000 }).catch(() => {})
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true', { timeout: 500 })
  }).toPass()
  const farthest = Math.min(...seen.map(({ z }) => z))
  expect(farthest).toBe(12)

  await map.focus()
  const place = () => pane.getAttribute('style')
  await expect(async () => {
    const before = await place()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => !document.querySelector('.leaflet-pan-anim'))
    expect(await place()).toBe(before)
  }).toPass()
  // A tile of zoom 12 is 9.3 km wide here, so that 25 km end in the third tile from the office's.
  const east = Math.max(...seen.filter(({ z }) => z === farthest).map(({ x }) => x))
  expect(east - Math.floor(((73.8942 + 180) / 360) * 2 ** 12)).toBeLessThanOrEqual(3)
})
