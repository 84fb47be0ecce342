import { expect, goTo, type Locator, type Page, packageCards, planner, test } from './fixtures.ts'

const EIGHT = '/?budget=75000&starting_location=mumbai&group_size=2&preference_type=beaches&month=12'

/** The aspect ratios for which the focal points are computed (`tools/illustrations/crops.ts`). */
const [NARROWEST, WIDEST] = [0.64, 2.5]

type Index = Record<string, { focus: [x: number, y: number] }>

/** Expects each of these pictures to be cropped at its focal point, in a box for which that is computed. */
async function expectFocalPoints(page: Page, pictures: Locator) {
  const index: Index = await (await page.request.get('/api/pictures/index.json')).json()
  await expect(pictures.first()).toBeVisible()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    // A new width takes effect with a later render.
    await expect(async () => {
      for (const picture of await pictures.all()) {
        const { name, position, ratio } = await picture.evaluate((img: HTMLImageElement) => ({
          name: img.src.match(/([\w-]+)\.svg$/)?.[1] ?? '',
          position: getComputedStyle(img).objectPosition,
          ratio: img.clientWidth / img.clientHeight,
        }))
        expect(position, name).toBe(index[name]?.focus.map((percent) => `${percent}%`).join(' '))
        expect(ratio, name).toBeGreaterThanOrEqual(NARROWEST)
        expect(ratio, name).toBeLessThanOrEqual(WIDEST)
      }
    }).toPass({ timeout: 10_000 })
  }
}

/** The names of the pictures that a page has requested so far. */
function requestedPictures(page: Page): Set<string> {
  const names = new Set<string>()
  page.on('request', (request) => {
    const name = request.url().match(/\/api\/pictures\/([\w-]+)\.svg$/)?.[1]
    if (name && !name.startsWith('hero-')) names.add(name)
  })
  return names
}

test('results, cards, and pages of packages and destinations: crop each picture at its focal point', async ({
  page,
}) => {
  await page.goto(EIGHT)
  await expect(planner(page).places).toHaveCount(8)
  await expectFocalPoints(page, page.locator('.result-picture img'))
  const cards = packageCards(page)
  await cards.first().scrollIntoViewIfNeeded()
  await expectFocalPoints(page, cards.first().locator('img'))
  await cards.first().getByRole('link').click()
  await expect(page.locator('#app .first-picture')).toHaveCount(1)
  await expectFocalPoints(page, page.locator('#app .first-picture'))
  await goTo(page, '/destinations/hampi')
  await expect(page.getByRole('heading', { level: 1, name: 'Hampi', exact: true })).toBeVisible()
  await expectFocalPoints(page, page.locator('#app .first-picture'))
  await expectFocalPoints(page, page.locator('#app article img:not(.first-picture)'))
})

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' })

  test('results: load the evening variants only, and the day’s when the user chooses the light theme', async ({
    page,
  }) => {
    const requested = requestedPictures(page)
    await page.goto(EIGHT)
    const pictures = page.locator('.result-picture img')
    await expect(pictures).toHaveCount(8)
    const picture = page.locator('.result-picture img[src$="-dusk.svg"]').first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    const day = (await picture.getAttribute('src'))?.replace('-dusk', '')
    const inBothVariants = [...requested].filter((name) => requested.has(`${name}-dusk`))
    expect(inBothVariants).toEqual([])

    const sizeOfFirst = async () => {
      const { width = 0, height = 0 } = (await pictures.first().boundingBox()) ?? {}
      return { width, height }
    }
    const size = await sizeOfFirst()
    await page.evaluate(() => localStorage.setItem('theme', 'light'))
    await page.reload()
    await expect(page.locator(`.result-picture img[src="${day}"]`)).toBeVisible()
    await expect(page.locator('.result-picture img[src$="-dusk.svg"]')).toHaveCount(0)
    expect(await sizeOfFirst()).toEqual(size)
  })

  test('a gallery with both variants: shows both', async ({ page }) => {
    await page.route('**/trpc/packages.list*', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      json[0].result.data.items[0].images = ['pictures/kochi.svg', 'pictures/agra.svg', 'pictures/agra-dusk.svg']
      await route.fulfill({ response, json })
    })
    await page.goto('/')
    const card = packageCards(page).first()
    await card.scrollIntoViewIfNeeded()
    const shown = () => card.locator('[aria-hidden=false] > img').getAttribute('src')
    const dots = card.getByRole('button', { name: /^Show picture/ })
    const sources: (string | null)[] = []
    for (const at of [0, 1, 2]) {
      await dots.nth(at).click()
      sources.push(await shown())
    }
    expect(sources).toEqual(['kochi-dusk', 'agra', 'agra-dusk'].map((name) => `/api/pictures/${name}.svg`))
  })
})
