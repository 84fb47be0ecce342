import { readdirSync } from 'node:fs'
import { PackageFacts, TourType } from '@saathi/shared/packages/schema'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import catalogue from '../../db/seed/packages.json' with { type: 'json' }

const packages = z.array(PackageFacts).parse(catalogue)
const byName = packages.map((facts) => [facts.name, facts] as const)

/** The texts of a package besides its name and destinations. */
const prose = ({ description, activities, raccom }: PackageFacts) => [
  description,
  ...[...activities, ...raccom].map((item) => item.description),
]
/** Sentences in lower case without punctuation, so that copies with other punctuation still match. */
const sentences = (text: string) =>
  text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ''))
const words = (text: string) => text.split(/\s+/).length
const duplicates = (list: string[]) => list.filter((entry, index) => list.indexOf(entry) !== index)

const CLICHE =
  /hidden gem|breath-?taking|nestled|unforgettable|must-(see|visit)|paradise on earth|once-in-a-lifetime|bucket list|tapestry|vibrant|picturesque|off the beaten|something for everyone|memories/i
const PLACEHOLDER = /lorem|ipsum|\btodo\b|\btbd\b|\bxxx|placeholder|[[\]{}<>]/i

describe('catalogue', () => {
  it('has at least 24 packages with unique slugs and names', () => {
    expect(packages.length).toBeGreaterThanOrEqual(24)
    expect(duplicates(packages.map((facts) => facts.slug))).toEqual([])
    expect(duplicates(packages.map((facts) => facts.name.toLowerCase()))).toEqual([])
  })

  it.each(TourType.options)('has at least three packages of type %s', (tourType) => {
    expect(packages.filter((facts) => facts.tourType === tourType).length).toBeGreaterThanOrEqual(3)
  })

  it('covers one night to a week or more, and prices from ₹5,000 to ₹50,000', () => {
    const nights = packages.map((facts) => facts.nights)
    const prices = packages.map((facts) => facts.price)
    expect(Math.min(...nights)).toBe(1)
    expect(Math.max(...nights)).toBeGreaterThanOrEqual(7)
    expect(Math.min(...prices)).toBeLessThanOrEqual(5_000)
    expect(Math.max(...prices)).toBeGreaterThanOrEqual(50_000)
  })

  it('repeats no sentence', () => {
    expect(duplicates(packages.flatMap((facts) => prose(facts).flatMap(sentences)))).toEqual([])
  })

  it('repeats no activity and no accommodation', () => {
    expect(duplicates(packages.flatMap((facts) => facts.activities.map((item) => item.name.toLowerCase())))).toEqual([])
    expect(duplicates(packages.flatMap((facts) => facts.raccom.map((item) => item.name.toLowerCase())))).toEqual([])
  })

  it('has packages with one image, which show no gallery, and galleries of up to four', () => {
    const counts = packages.map((facts) => facts.images.length)
    expect(Math.min(...counts)).toBe(1)
    expect(Math.max(...counts)).toBe(4)
  })

  it('names only pictures that exist', () => {
    const files = new Set(readdirSync(new URL('../../../pictures/', import.meta.url)).map((file) => `pictures/${file}`))
    expect(packages.flatMap((facts) => facts.images).filter((path) => !files.has(path))).toEqual([])
  })
})

describe.each(byName)('%s', (_name, facts) => {
  it('has a description of 80 to 160 words, and item descriptions of at least 8', () => {
    expect(words(facts.description)).toBeGreaterThanOrEqual(80)
    expect(words(facts.description)).toBeLessThanOrEqual(160)
    for (const item of [...facts.activities, ...facts.raccom]) expect(words(item.description)).toBeGreaterThanOrEqual(8)
  })

  it('has 2 to 5 destinations, 3 to 6 activities and 2 or 3 accommodations', () => {
    expect(facts.destinations.length).toBeGreaterThanOrEqual(2)
    expect(facts.destinations.length).toBeLessThanOrEqual(5)
    expect(duplicates(facts.destinations)).toEqual([])
    expect(facts.activities.length).toBeGreaterThanOrEqual(3)
    expect(facts.activities.length).toBeLessThanOrEqual(6)
    expect(facts.raccom.length).toBeGreaterThanOrEqual(2)
    expect(facts.raccom.length).toBeLessThanOrEqual(3)
  })

  it('has a realistic price per day, in rupees a person', () => {
    const perDay = facts.price / (facts.nights + 1)
    expect(perDay).toBeGreaterThan(1_500)
    expect(perDay).toBeLessThan(8_000)
  })

  it('begins with its own cover and repeats no image', () => {
    expect(facts.images[0]).toBe(`pictures/${facts.slug}.svg`)
    expect(facts.images).toContain(facts.imageUrl)
    expect(duplicates(facts.images)).toEqual([])
  })

  it('has texts without placeholders, clichés and spacing errors', () => {
    for (const text of prose(facts)) {
      expect(text).toBe(text.trim())
      expect(text).toMatch(/^\p{Lu}/u)
      expect(text).toMatch(/[.!?]$/)
      expect(text).not.toMatch(/\s{2}|[\n\r\t]|\s[,.;:!?]|\.\.|,,/)
      expect(text).not.toMatch(PLACEHOLDER)
      expect(text).not.toMatch(CLICHE)
    }
  })
})
