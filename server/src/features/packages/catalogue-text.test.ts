import { TourType } from '@saathi/shared/packages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { aPackage } from '../../../test/make.ts'
import { catalogueTable, readCatalogue, writeCatalogue } from './catalogue-text.ts'

z.config(z.locales.en())

const faultsIn = (text: string) => {
  const read = readCatalogue(text)
  return 'faults' in read ? read.faults : []
}
const faultsOf = (...rows: unknown[]) => faultsIn(JSON.stringify(rows))
const HAMPI = aPackage({ slug: 'hampi' })

describe('a catalogue file', () => {
  test('is read as it was written, and written the same again', () => {
    const words = (max: number) =>
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: max / 4 })
        .map((text) => text.replaceAll('\0', '').trim())
        .filter(Boolean)
    const named = fc.record({ name: words(80), description: words(600) })
    const aPackageOf = fc.record({
      slug: fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,2}$/),
      name: words(80),
      description: words(2000),
      tourType: fc.constantFrom(...TourType.options),
      price: fc.integer({ min: 0, max: 10_000_000 }),
      nights: fc.integer({ min: 0, max: 60 }),
      images: fc.array(words(100), { maxLength: 12 }),
      imageUrl: fc.option(words(100)),
      destinations: fc.array(words(100), { minLength: 1, maxLength: 20 }),
      activities: fc.array(named, { maxLength: 5 }),
      raccom: fc.array(named, { maxLength: 5 }),
    })
    const catalogue = fc.uniqueArray(aPackageOf, { selector: ({ slug }) => slug, maxLength: 5 })
    fc.assert(
      fc.property(catalogue, (packages) => {
        const text = writeCatalogue(packages)
        const read = readCatalogue(text)
        expect(read).toEqual({ packages })
        expect('packages' in read && writeCatalogue(read.packages)).toBe(text)
      }),
    )
  })

  test('keeps the order of its fields, whatever order the author chose', () => {
    const shuffled = Object.fromEntries(Object.entries(HAMPI).reverse()) as typeof HAMPI
    expect(writeCatalogue([shuffled])).toBe(writeCatalogue([HAMPI]))
  })

  test('may begin with the mark that some editors leave', () => {
    expect(readCatalogue(`\uFEFF${writeCatalogue([HAMPI])}`)).toEqual({ packages: [HAMPI] })
  })
})

describe('a fault is named by its row and field', () => {
  test.for<[string, object, string]>([
    ['a price in words', { price: '11,900' }, 'price: Invalid input: expected number, received string'],
    ['a price below nothing', { price: -1 }, 'price: Too small: expected number to be >=0'],
    ['half a rupee', { price: 0.5 }, 'price: Invalid input: expected int, received number'],
    ['a tour type that there is not', { tourType: 'moon' }, 'tourType: Invalid option: expected one of "beaches"'],
    ['a field left out', { nights: undefined }, 'nights: is missing'],
    ['a field too many', { colour: 'red' }, 'colour: there is no such field'],
    ['a name of spaces', { name: '   ' }, 'name: Too small: expected string to have >=1 characters'],
    ['no place at all', { destinations: [] }, 'destinations: Too small: expected array to have >=1 items'],
    ['half an activity', { activities: [{ name: 'Coracle' }] }, 'activities[0].description: is missing'],
    [
      'an activity with more to it',
      { activities: [{ name: 'Coracle', description: 'It spins.', hours: 2 }] },
      'activities[0].hours: there is no such field',
    ],
    ['an image that is none', { images: ['a.svg', 7] }, 'images[1]: Invalid input: expected string, received number'],
    ['a character nobody can store', { name: 'Ham\0pi' }, 'name: holds a character that cannot be stored'],
    [
      'half a character',
      { raccom: [{ name: 'x', description: '\ud83d' }] },
      'raccom[0].description: holds a character',
    ],
  ])('%s', ([, given, fault]) => {
    expect(faultsOf(aPackage(), aPackage(), { ...HAMPI, ...given })).toEqual([
      expect.stringContaining(`row 3 (slug hampi): ${fault}`),
    ])
  })

  test('the slug itself', () => {
    expect(faultsOf({ ...HAMPI, slug: 'Hampi by Coracle' })).toEqual([
      'row 1: slug: must be words of small letters and digits, joined by hyphens',
    ])
    expect(faultsOf({ ...HAMPI, slug: undefined })).toEqual(['row 1: slug: is missing'])
  })

  test('a slug that two rows have', () => {
    expect(faultsOf(HAMPI, aPackage(), HAMPI)).toEqual(['row 3 (slug hampi): slug: row 1 has it already'])
  })

  test.each([null, 7, 'hampi', [HAMPI]])('a row that is no package: %j', (row) => {
    expect(faultsOf(HAMPI, row)).toEqual(['row 2: not a package: its fields stand between { and }'])
  })

  test('all of them at once, in the order of the file', () => {
    const faults = faultsOf({ ...HAMPI, price: -1, nights: 'two' }, { ...aPackage({ slug: 'leh' }), mood: 1 })
    expect(faults.map((fault) => fault.split(': ').slice(0, 2).join(': '))).toEqual([
      'row 1 (slug hampi): price',
      'row 1 (slug hampi): nights',
      'row 2 (slug leh): mood',
    ])
  })
})

describe('a file that is no catalogue', () => {
  test.each([
    ['cut off', '[{"slug": "hampi"', /^not JSON: .*(end of|after property)/i],
    ['with a comma too many', '[\n  {"slug": "hampi",}\n]', /^not JSON: line 2, column 20: /],
    ['empty', '', /^not JSON: /],
    ['one package and no list', JSON.stringify(HAMPI), /^not a list: /],
  ])('%s', (_, text, fault) => {
    expect(faultsIn(text)).toEqual([expect.stringMatching(fault)])
  })

  test('never brings the reader down', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.json().map((row) => `[${row}]`),
        ),
        (text) => {
          const read = readCatalogue(text)
          expect('faults' in read ? read.faults.length : read.packages).not.toBe(0)
        },
      ),
    )
  })
})

test('the table has a line for each package, its figures in columns', () => {
  const lines = catalogueTable([aPackage({ slug: 'hampi', price: 1_11_900 }), aPackage({ slug: 'leh', price: 900 })])
  const [head, hampi, leh, count] = lines.split('\n')
  expect(hampi).toMatch(/^hampi .*4 +₹1,11,900$/)
  expect([head, leh].map((line) => line?.length)).toEqual([hampi?.length, hampi?.length])
  expect(count).toBe('2 packages')
  expect(catalogueTable([HAMPI])).toMatch(/\n1 package$/)
})
