import { isWhole } from '../../server/test/whole.ts'
import { contrastsBehind } from './contrast.ts'
import { expect, expectAccessible, type Page, packageCards, test } from './fixtures.ts'

const films = (page: Page) => page.locator('section[aria-labelledby=hero-title] video')
const playing = (page: Page) =>
  films(page).evaluateAll((all: HTMLVideoElement[]) => all.map(({ paused, readyState }) => !paused && readyState > 2))

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]

/** Collects the film files that a page requests. */
function countFilms(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) asked.push(request.url())
  })
  return asked
}

test.describe('without a preference for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('both films play muted in a loop while visible, the button pauses them, and their files are served in ranges with a long cache lifetime', async ({
    page,
    request,
  }) => {
    await page.goto('/')
    const pause = page.getByRole('button', { name: 'Pause the background films' })
    await expect(pause).toBeVisible()
    await expect.poll(() => playing(page)).toEqual([true, true])
    expect(
      await films(page).evaluateAll((all: HTMLVideoElement[]) =>
        all.map((film) => [film.muted, film.loop, film.playsInline]),
      ),
    ).toEqual([
      [true, true, true],
      [true, true, true],
    ])

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => playing(page)).toEqual([false, false])
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => playing(page)).toEqual([true, true])

    await pause.press('Enter')
    const play = page.getByRole('button', { name: 'Play the background films' })
    await expect(play).toBeFocused()
    await expect.poll(() => playing(page)).toEqual([false, false])
    await expectAccessible(page, 'section[aria-labelledby=hero-title]')
    for (const type of ['webm', 'mp4']) {
      const file = await films(page).first().locator(`source[src$=${type}]`).getAttribute('src')
      const part = await request.get(file ?? '', { headers: { range: 'bytes=1000-1999' } })
      expect(part.status()).toBe(206)
      expect((await part.body()).length).toBe(1000)
      expect(part.headers()['content-type']).toBe(`video/${type}`)
      expect(part.headers()['cache-control']).toContain('immutable')
    }
    await play.click()
    await expect.poll(() => playing(page)).toEqual([true, true])
    await test.step('the button covers no word of the headline', async () => {
      for (const size of SIZES) {
        await page.setViewportSize(size)
        const button = await page.getByRole('button', { name: 'Pause the background films' }).boundingBox()
        const lines = await page.locator('#hero-title').evaluate((title) => {
          const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
          const found: { x: number; y: number; width: number; height: number }[] = []
          while (texts.nextNode()) {
            const range = document.createRange()
            range.selectNodeContents(texts.currentNode)
            found.push(...[...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })))
          }
          return found
        })
        expect(lines.length).toBeGreaterThan(1)
        const covered = lines.filter(
          (line) =>
            button &&
            line.x < button.x + button.width &&
            button.x < line.x + line.width &&
            line.y < button.y + button.height &&
            button.y < line.y + line.height,
        )
        expect(button && covered).toEqual([])
      }
      await page.setViewportSize(SIZES[0]!)
    })
    await test.step('the headline has enough contrast on every frame of the films, on phones and wide screens', async () => {
      await page.getByRole('button', { name: 'Pause the background films' }).press('Enter')
      await expect.poll(() => playing(page)).toEqual([false, false])
      for (const second of isWhole ? [0.5, 3, 5.5, 8] : [3, 8]) {
        await films(page).evaluateAll(
          (all: HTMLVideoElement[], at) =>
            Promise.all(
              all.map((film) => {
                const there = new Promise((resolve) => film.addEventListener('seeked', resolve, { once: true }))
                film.currentTime = at
                return there
              }),
            ),
          second,
        )
        for (const size of SIZES) {
          await page.setViewportSize(size)
          // Large text needs a contrast of 3:1, small text 4.5:1.
          const [headline, promise] = await contrastsBehind(page, ['#hero-title', '#hero-title + p'])
          expect(headline, `the headline at ${second} s, ${size.width} px`).toBeGreaterThan(3)
          expect(promise, `the promise at ${second} s, ${size.width} px`).toBeGreaterThan(4.5)
        }
      }
    })
  })

  test('with data saving no film is loaded', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const asked = countFilms(page)
    await page.goto('/')
    await expect(packageCards(page).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await expect(films(page)).toHaveCount(0)
  })
})

test('with reduced motion: the hero shows still images and loads no film', async ({ page }) => {
  const asked = countFilms(page)
  await page.goto('/')
  await expect(packageCards(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await expect(films(page)).toHaveCount(0)
})
