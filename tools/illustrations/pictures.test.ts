import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { recommend } from '../../server/src/features/recommend/engine.ts'
import { loadDataset } from '../../server/src/features/recommend/facts/dataset.ts'
import { toPreview } from '../../server/src/http/spa/pictures.ts'
import { FORMS, NOW } from '../judges/advice/requests.ts'
import { CROPS, cropOf, focusOf } from './crops.ts'
import { kitFor } from './kit/kit.ts'
import { seedOf } from './kit/random.ts'
import { pictureOf } from './picture.ts'
import { plainCountry } from './places/plain-country.ts'
import { recipes } from './recipes.ts'
import { duskScenesOf, stylesOf } from './styles.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const parse = <Shape>(path: string): Shape => JSON.parse(read(path))

const files = readdirSync(new URL('../../server/pictures/', import.meta.url)).filter((file) => file.endsWith('.svg'))
const names = files.map((file) => file.slice(0, -'.svg'.length))
const { destinations } = loadDataset()
const packages = parse<{ slug: string; imageUrl: string; images: string[] }[]>('../../server/src/db/seed/packages.json')

/** The pictures that places share: forests, hills, water and fields without a building that somebody would know. */
const LANDSCAPES = [...Object.keys(plainCountry), 'forest-pool', 'forest-road', 'stork-trees']

/** The elements of an XML document. Throws at the first tag that is not closed properly. */
function elementsOf(xml: string): string[] {
  const open: string[] = []
  const seen: string[] = []
  for (const [, closing, name, attributes, empty] of xml.matchAll(
    /<(\/?)([A-Za-z][\w:]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      const last = open.pop()
      if (last !== name || attributes) throw new Error(`</${name}> closes <${last}>`)
    } else {
      seen.push(name!)
      if (!empty) open.push(name!)
    }
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> stays open`)
  return seen
}

describe('pictures of places and packages', () => {
  it('every destination: has a picture of its own, or one that it borrows', () => {
    expect(destinations.length).toBeGreaterThan(0)
    const missing = destinations.filter(({ picture }) => !names.some((name) => picture === `pictures/${name}.svg`))
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('a picture of several places: is a landscape, so that no place wears the landmark of another', () => {
    const pictures = destinations.map(({ picture }) => picture)
    const shared = pictures.filter((picture, at) => pictures.indexOf(picture) !== at)
    const landscapes = LANDSCAPES.map((name) => `pictures/${name}.svg`)
    expect(shared.filter((picture) => !landscapes.includes(picture))).toEqual([])
  })

  // Lists are in the order of their match, so that neighbours with one landscape may stand together.
  it('answers: at most one in four shows a picture twice', () => {
    const dataset = loadDataset()
    const answers = FORMS.filter((_, at) => at % 7 === 0).flatMap((form) =>
      [2, 11].map((month) =>
        recommend(dataset, { ...form, month }, NOW).items.map((item) => item.recommended_destinations.image),
      ),
    )
    const repeating = answers.filter((images) => new Set(images).size < images.length)
    expect(answers.length).toBeGreaterThan(300)
    expect(repeating.length / answers.length).toBeLessThanOrEqual(1 / 4)
  })

  it('every package: has its cover and gallery pictures', () => {
    expect(packages.filter(({ slug }) => !names.includes(slug)).map(({ slug }) => slug)).toEqual([])
    const named = packages.flatMap(({ imageUrl, images }) => [imageUrl, ...images])
    const ours = named.filter((path) => path.startsWith('pictures/'))
    expect(ours.filter((path) => !files.includes(path.slice('pictures/'.length)))).toEqual([])
  })

  it('the index: has a colour, a focal point and a description for each picture, and no others', () => {
    const index = parse<Record<string, { colour: string; focus: number[]; alt: string }>>(
      '../../server/pictures/index.json',
    )
    expect(Object.keys(index).sort()).toEqual([...names].sort())
    for (const { colour, focus, alt } of Object.values(index)) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/)
      expect(focus.filter((percent) => percent >= 0 && percent <= 100)).toHaveLength(2)
      expect(alt).toMatch(/^[A-Z].{15,120}[a-z]$/)
    }
  })

  it('the client: has the focal point and the placeholder colour of each picture, and the names with an evening', () => {
    expect(read('../../client/src/ui/scenes.css')).toBe(stylesOf(recipes))
    expect(read('../../client/src/ui/dusk-scenes.ts')).toBe(duskScenesOf(recipes))
    const index = parse<Record<string, { colour: string }>>('../../server/pictures/index.json')
    for (const hero of ['coast', 'valley'])
      expect(read('../../client/src/styles.css')).toContain(
        `@utility hero-film-${hero} {\n  background: ${index[`hero-${hero}`]!.colour};`,
      )
  })

  it.each(recipes)('$name: every crop of the product shows the whole subject', (recipe) => {
    const { subject, width = 1200, height = 800 } = recipe
    const [left, top, right, bottom] = subject
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(bottom).toBeLessThanOrEqual(height)
    expect(Math.min(right - left, bottom - top)).toBeGreaterThan(100)
    for (const [where, ratio] of Object.entries(CROPS)) {
      const crop = cropOf(recipe, ratio)
      const cut = [crop[0] - left, crop[1] - top, right - crop[2], bottom - crop[3]].filter((pixels) => pixels > 0)
      expect(cut, where).toEqual([])
    }
  })

  it('a link preview: is cropped at the focal point', async () => {
    const recipe = recipes.find(({ name }) => name === 'jodhpur')!
    const pixels = async (picture: Buffer | string, [left, top, right, bottom]: readonly number[]) =>
      sharp(picture)
        .extract({ left: left!, top: top!, width: right! - left!, height: bottom! - top! })
        .resize(24, 24, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer()
    const file = fileURLToPath(new URL('../../server/pictures/jodhpur.svg', import.meta.url))
    const seen = await pixels(await toPreview(file, focusOf(recipe)), [0, 0, 1200, 630])
    const expected = await pixels(file, cropOf(recipe, 1200 / 630).map(Math.round))
    const differences = [...seen].map((value, i) => Math.abs(value - expected[i]!))
    expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(6)
  })

  it('pictures: are all different', () => {
    expect(new Set(files.map((file) => read(`../../server/pictures/${file}`))).size).toBe(files.length)
  })

  it('ringed suns: stand in a third of the pictures at most', () => {
    const ringed = recipes.filter(({ name, hour, draw, width, height }) =>
      /<circle[^>]*opacity="0\.16"/.test(draw(kitFor(hour, seedOf(name), width, height))),
    )
    expect(ringed.length).toBeGreaterThan(0)
    expect(ringed.length).toBeLessThanOrEqual(recipes.length / 3)
  })

  it.each(files)('%s: is well-formed, static and without external references', (file) => {
    const xml = read(`../../server/pictures/${file}`)
    const text = xml.replace(/<[^>]*>/g, '').trim()
    expect(text).toBe('')
    const elements = elementsOf(xml)
    expect(elements[0]).toBe('svg')
    for (const unwelcome of ['script', 'foreignObject', 'image', 'use', 'text', 'style', 'animate', 'filter', 'a'])
      expect(elements).not.toContain(unwelcome)
    expect(xml).not.toMatch(/\shref=|xlink|\son\w+=|url\((?!#)/)
    expect(xml).toContain('xmlns="http://www.w3.org/2000/svg"')
    const defined = new Set([...xml.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
    const used = [...xml.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
    expect(used.filter((id) => !defined.has(id))).toEqual([])
  })

  it('compressed size: 12 kB on average, 20 kB at most', () => {
    // Maximum compression is slow, so only the largest pictures are compressed as the build does.
    const brotli = (file: string, quality: number): number =>
      brotliCompressSync(read(`../../server/pictures/${file}`), {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality },
      }).length
    const quick = files.map((file) => ({ file, size: brotli(file, 7) })).sort((a, b) => b.size - a.size)
    expect(quick.reduce((sum, { size }) => sum + size, 0) / quick.length).toBeLessThanOrEqual(12_000)
    expect(quick.slice(0, 12).filter(({ file }) => brotli(file, 11) > 20_000)).toEqual([])
  })

  it('sharp: can render each picture', async () => {
    const { width, height } = await sharp(
      fileURLToPath(new URL('../../server/pictures/agra.svg', import.meta.url)),
    ).metadata()
    expect([width, height]).toEqual([1200, 800])
  })

  it('npm run scenes: reproduces the stored files byte by byte', () => {
    for (const recipe of recipes.filter((_, i) => i % 24 === 0))
      expect(pictureOf(recipe), recipe.name).toBe(read(`../../server/pictures/${recipe.name}.svg`))
  })
})
