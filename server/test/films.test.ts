import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hasFfmpeg, seamOf } from '../illustrations/films/ffmpeg.ts'
import { FRAMES, films, filmsFolder, frameOf, LARGEST_BYTES, SEAM } from '../illustrations/films/films.ts'

const files = films.flatMap(({ name }) => [`${name}.webm`, `${name}.mp4`])

describe('the films of the first page', () => {
  test.each(files)('%s is there, and small enough for a phone', (file) => {
    const { size } = statSync(filmsFolder + file)
    expect(size).toBeGreaterThan(100_000)
    expect(size).toBeLessThanOrEqual(LARGEST_BYTES)
  })

  test.each(files.filter((file) => file.endsWith('.mp4')))('%s begins to play before it is all there', (file) => {
    const bytes = readFileSync(filmsFolder + file, 'latin1')
    expect(bytes.indexOf('moov')).toBeGreaterThan(0)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  })

  test.each(films)('$name moves, and comes back to where it began', (film) => {
    expect(frameOf(film, FRAMES)).toBe(frameOf(film, 0))
    expect(frameOf(film, FRAMES / 2)).not.toBe(frameOf(film, 0))
  })

  test('begin again without a seam that one could see', async () => {
    // Whoever has no ffmpeg cannot have rendered them anew.
    for (const file of hasFfmpeg() ? files : [])
      expect(await seamOf(filmsFolder + file), file).toBeGreaterThanOrEqual(SEAM)
  })
})
