import { readdirSync } from 'node:fs'
import { PackageFacts, TourType } from '@saathi/shared/packages'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import catalogue from '../../db/seed/packages.json' with { type: 'json' }

const packages = z.array(PackageFacts).parse(catalogue)
const byName = packages.map((one) => [one.name, one] as const)

/** What a visitor reads of a package besides its name and places. */
const prose = ({ description, activities, raccom }: PackageFacts) => [
  description,
  ...[...activities, ...raccom].map((item) => item.description),
]
/** Sentences in lower case without punctuation, so that a copy with another comma is still a copy. */
const sentences = (text: string) =>
  text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ''))
const words = (text: string) => text.split(/\s+/).length
const twice = (list: string[]) => list.filter((entry, at) => list.indexOf(entry) !== at)

const CLICHE =
  /hidden gem|breath-?taking|nestled|unforgettable|must-(see|visit)|paradise on earth|once-in-a-lifetime|bucket list|tapestry|vibrant|picturesque|off the beaten|something for everyone|memories/i
const PLACEHOLDER = /lorem|ipsum|\btodo\b|\btbd\b|\bxxx|placeholder|[[\]{}<>]/i

describe('the catalogue', () => {
  it('offers at least 24 packages under slugs and names of their own', () => {
    expect(packages.length).toBeGreaterThanOrEqual(24)
    expect(twice(packages.map((one) => one.slug))).toEqual([])
    expect(twice(packages.map((one) => one.name.toLowerCase()))).toEqual([])
  })

  it.each(TourType.options)('has at least three choices for someone who wants %s', (tourType) => {
    expect(packages.filter((one) => one.tourType === tourType).length).toBeGreaterThanOrEqual(3)
  })

  it('suits a single night and a week or more, a small purse and a large one', () => {
    const nights = packages.map((one) => one.nights)
    const prices = packages.map((one) => one.price)
    expect(Math.min(...nights)).toBe(1)
    expect(Math.max(...nights)).toBeGreaterThanOrEqual(7)
    expect(Math.min(...prices)).toBeLessThanOrEqual(5_000)
    expect(Math.max(...prices)).toBeGreaterThanOrEqual(50_000)
  })

  it('never says the same sentence twice', () => {
    expect(twice(packages.flatMap((one) => prose(one).flatMap(sentences)))).toEqual([])
  })

  it('never offers the same activity or the same bed twice', () => {
    expect(twice(packages.flatMap((one) => one.activities.map((item) => item.name.toLowerCase())))).toEqual([])
    expect(twice(packages.flatMap((one) => one.raccom.map((item) => item.name.toLowerCase())))).toEqual([])
  })

  it('has a package with its cover alone, which shows no gallery, and galleries of up to four', () => {
    const counts = packages.map((one) => one.images.length)
    expect(Math.min(...counts)).toBe(1)
    expect(Math.max(...counts)).toBe(4)
  })

  it('draws every picture that it names', () => {
    const drawn = new Set(readdirSync(new URL('../../../pictures/', import.meta.url)).map((file) => `pictures/${file}`))
    expect(packages.flatMap((one) => one.images).filter((path) => !drawn.has(path))).toEqual([])
  })
})

describe.each(byName)('%s', (_name, one) => {
  it('is long enough to plan by and short enough to read', () => {
    expect(words(one.description)).toBeGreaterThanOrEqual(80)
    expect(words(one.description)).toBeLessThanOrEqual(160)
    for (const item of [...one.activities, ...one.raccom]) expect(words(item.description)).toBeGreaterThanOrEqual(8)
  })

  it('names its places, what one does there and where one sleeps', () => {
    expect(one.destinations.length).toBeGreaterThanOrEqual(2)
    expect(one.destinations.length).toBeLessThanOrEqual(5)
    expect(twice(one.destinations)).toEqual([])
    expect(one.activities.length).toBeGreaterThanOrEqual(3)
    expect(one.activities.length).toBeLessThanOrEqual(6)
    expect(one.raccom.length).toBeGreaterThanOrEqual(2)
    expect(one.raccom.length).toBeLessThanOrEqual(3)
  })

  it('asks what such days cost, in rupees a person', () => {
    const perDay = one.price / (one.nights + 1)
    expect(perDay).toBeGreaterThan(1_500)
    expect(perDay).toBeLessThan(8_000)
  })

  it('opens with its own cover and repeats no picture', () => {
    expect(one.images[0]).toBe(`pictures/${one.slug}.svg`)
    expect(one.images).toContain(one.imageUrl)
    expect(twice(one.images)).toEqual([])
  })

  it('is written in clean sentences', () => {
    for (const text of prose(one)) {
      expect(text).toBe(text.trim())
      expect(text).toMatch(/^\p{Lu}/u)
      expect(text).toMatch(/[.!?]$/)
      expect(text).not.toMatch(/\s{2}|[\n\r\t]|\s[,.;:!?]|\.\.|,,/)
      expect(text).not.toMatch(PLACEHOLDER)
      expect(text).not.toMatch(CLICHE)
    }
  })
})
