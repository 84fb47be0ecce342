import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from './fixtures.ts'
import { demoAccount, restoreSession } from './people.ts'
import { collectServerTexts, isNoText, textsOutsideBrackets } from './pseudo-locale.ts'
import { openScreen, openScreens, ownScreens, type Screen } from './screens.ts'
import { startServer } from './server.ts'

// A build in the pseudo-locale has every text of a catalogue in brackets: what stands outside them is in none. The build and
// the walk take a minute, so this is for CI: `npm run check` finds literal texts in the sources.

// The test opens a missing page, and the map of the contact page asks for a tile.
test.use({ actionTimeout: 10_000, expectedErrors: /status of 404|ERR_NAME_NOT_RESOLVED/ })

const root = path.resolve(import.meta.dirname, '../..')

test('in the pseudo-locale: every text of every screen comes from a catalogue', { tag: '@ci' }, async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const clientDir = await mkdtemp(path.join(os.tmpdir(), 'saathi-pseudo-'))
  const vite = [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', clientDir, '--emptyOutDir']
  const env = { ...process.env, LOCALE: 'pseudo' }
  await promisify(execFile)(process.execPath, vite, { cwd: path.join(root, 'client'), env })
  const server = await startServer({
    DATABASE_URL: process.env.SAATHI_DATABASE_URL ?? '',
    DEMO: '1',
    CLIENT_DIR: clientDir,
  })
  try {
    const outside: Record<string, string[]> = {}
    const walk = async (screens: Screen[]) => {
      for (const screen of screens) {
        const texts = await readScreen(page, server.address, screen)
        if (texts.length > 0) outside[screen.path] = texts
      }
    }
    await walk(await openScreens(request))
    const demo = await demoAccount(request)
    await restoreSession(page, demo, server.address)
    await walk(await ownScreens(request, demo))
    await page.goto('about:blank') // no request is on its way when the server stops
    expect(outside).toEqual({})
  } finally {
    await server.stop()
    await rm(clientDir, { recursive: true })
  }
})

/** Opens a screen and what opens on it, and returns the texts that are in no catalogue. */
async function readScreen(page: Page, address: string, screen: Screen): Promise<string[]> {
  const known = collectServerTexts(page)
  await openScreen(page, screen, address)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.locator('.skeleton:visible')).toHaveCount(0)
  const texts = await textsOutsideBrackets(page)
  await screen.open?.(page)
  const all = new Set([...texts, ...(screen.open ? await textsOutsideBrackets(page) : [])])
  await known.stop()
  return [...all].filter((text) => !isNoText(text, known))
}
