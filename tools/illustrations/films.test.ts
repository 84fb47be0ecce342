import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findSeam, hasFfmpeg } from './films/ffmpeg.ts'
import { FRAMES, films, filmsFolder, frameOf, LARGEST_BYTES, SEAM } from './films/films.ts'

const files = films.flatMap(({ name }) => [`${name}.webm`, `${name}.mp4`])

describe('the films of the home page', () => {
  test.each(files)('%s: exists and is small', (file) => {
    const { size } = statSync(filmsFolder + file)
    expect(size).toBeGreaterThan(100_000)
    expect(size).toBeLessThanOrEqual(LARGEST_BYTES)
  })

  test.each(files.filter((file) => file.endsWith('.mp4')))('%s: can start before it is complete', (file) => {
    const bytes = readFileSync(filmsFolder + file, 'latin1')
    expect(bytes.indexOf('moov')).toBeGreaterThan(0)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  })

  test.each(films)('$name: moves and loops', (film) => {
    expect(frameOf(film, FRAMES)).toBe(frameOf(film, 0))
    expect(frameOf(film, FRAMES / 2)).not.toBe(frameOf(film, 0))
  })

  test('every film: has no visible jump at the loop', async () => {
    // Without ffmpeg the films cannot have been rendered anew.
    for (const file of hasFfmpeg() ? files : [])
      expect(await findSeam(filmsFolder + file), file).toBeGreaterThanOrEqual(SEAM)
  })
})
