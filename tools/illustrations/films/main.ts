import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../../server/scripts/browser.mjs'
import { CommandError } from '../../../server/scripts/command.mjs'
import { encode, ffmpeg, findSeam, requireFfmpeg } from './ffmpeg.ts'
import { type Film, FRAMES, films, filmsFolder, frameOf, HEIGHT, LARGEST_BYTES, RATE, SEAM, WIDTH } from './films.ts'

/** Renders the films of the home page in a browser, frame by frame. `only` restricts it to these names. */
async function main(only: string[]) {
  requireFfmpeg()
  const executablePath = findChromium()
  if (!executablePath) throw new CommandError('The films need Chrome or Chromium: install one, or set CHROME_PATH.')
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'saathi-films-'))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
    for (const film of films) if (only.length === 0 || only.includes(film.name)) await renderFilm(film, page, folder)
  } finally {
    await browser.close()
    await fs.rm(folder, { recursive: true, force: true })
  }
}

async function renderFilm(film: Film, page: Page, folder: string) {
  const frames = path.join(folder, `${film.name}.mkv`)
  const input = ['-f', 'image2pipe', '-framerate', String(RATE), '-c:v', 'png', '-i', '-']
  await ffmpeg([...input, '-c:v', 'ffv1', '-pix_fmt', 'bgr0', frames], screenshots(film, page))
  const out = path.join(filmsFolder, film.name)
  await encode(frames, out, path.join(folder, film.name))
  for (const file of [`${out}.webm`, `${out}.mp4`]) {
    const [{ size }, seam] = [await fs.stat(file), await findSeam(file)]
    console.log(`${path.basename(file).padEnd(18)} ${Math.round(size / 1000)} kB, seam ${seam.toFixed(4)}`)
    if (size > LARGEST_BYTES) throw new CommandError(`${file} is larger than ${LARGEST_BYTES} bytes.`)
    if (seam < SEAM) throw new CommandError(`${file}: its last frame differs too much from its first.`)
  }
}

/** The frames as PNG. */
async function* screenshots(film: Film, page: Page): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < FRAMES; frame++) {
    await page.setContent(`<body style="margin:0">${frameOf(film, frame)}</body>`)
    yield await page.screenshot()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof CommandError ? error.message : error)
  process.exit(1)
})
