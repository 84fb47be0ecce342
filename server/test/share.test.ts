import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { importPackages } from '../src/db/seed/import-packages.ts'
import { catalogueCache } from '../src/features/packages/queries/packages.ts'
import { linkPreviewFor } from '../src/http/spa/link-preview.ts'
import { withMetaTags } from '../src/http/spa/meta-tags.ts'
import { useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { aPackage, aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'

const db = useDatabase()
const testApp = useApp(db)
const PAGE = '<head><title>Saathi</title><meta name="description" content="Plain." /></head>'
const at = (path: string) => linkPreviewFor(db.db, new URL(path, 'https://saathi.test'))

describe('link previews', () => {
  let asha: TestPerson
  beforeAll(async () => {
    asha = await makePerson(testApp, db, 'Asha Rao')
    await importPackages(db.url, [
      aPackage({ slug: 'hampi', name: 'Hampi by coracle', price: 111_900, images: ['pictures/hampi.svg'] }),
    ])
  })

  test('a package: name, price and picture', async () => {
    const { _id } = (await asha.api.packages.list({})).items[0]!
    expect(await at(`/packages/${_id}`)).toMatchObject({
      title: 'Hampi by coracle · ₹1,11,900 a person',
      image: 'pictures/hampi.svg',
      canonical: `/packages/${_id}`,
    })
  })

  test('a public tour: place and dates, and no names of users', async () => {
    const { _id } = await asha.api.tours.create(aTour({ description: 'x'.repeat(500), isPublic: true }))
    const card = await at(`/tours?tour=${_id}`)
    expect(card?.title).toBe('Konkan, slowly · 12–15 Dec 2026')
    expect(card?.text).toHaveLength(200)
    expect(JSON.stringify(card)).not.toContain('Asha')
    expect(card?.canonical).toBeNull()
  })

  test('a tour that is not public: no preview', async () => {
    const { _id } = await asha.api.tours.create(aTour())
    expect(await at(`/tours?tour=${_id}`)).toBeNull()
  })

  test('a cancelled public tour: none of the host’s texts', async () => {
    const words = { name: 'Pay to 98xxxx by UPI', description: 'By UPI', destination: 'UPI' }
    const { _id } = await asha.api.tours.create(aTour({ ...words, images: ['pictures/hampi.svg'], isPublic: true }))
    await asha.api.tours.cancel({ tourId: _id })
    const card = await at(`/tours?tour=${_id}`)
    expect(card).toMatchObject({ title: 'This tour was cancelled', image: null, canonical: null })
    expect(JSON.stringify(card)).not.toMatch(/UPI/)
  })

  test('a tour without a price: says that everybody pays their own way', async () => {
    const { _id } = await asha.api.tours.create(
      aTour({ price: 0, destination: 'Cubbon Park', description: 'We walk.', isPublic: true }),
    )
    expect((await at(`/tours?tour=${_id}`))?.text).toBe('Cubbon Park. Pay your own way. We walk.')
  })

  test.each([
    '/packages/none',
    '/Packages/none/',
    '/nowhere',
    '/tours',
    '/tours?tour=x',
    '/packages/0190a6d0-0000-7000-8000-000000000000',
  ])('%s: no preview', async (path) => {
    expect(await at(path)).toBeNull()
  })

  test('markup in texts: is escaped', () => {
    const html = withMetaTags(
      PAGE,
      {
        title: '"><script>alert(1)</script> $&',
        text: "'",
        image: 'pictures/hampi.svg',
        canonical: '/packages/1',
        trip: { name: '</script><script>alert(2)</script>', description: '', images: [], places: [], price: 1 },
      },
      { origin: 'https://saathi.test', url: 'https://saathi.test/packages/1?a="b' },
    )
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).toContain('"name":"\\u003c/script>\\u003cscript>alert(2)')
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp;')
    expect(html).toContain('content="https://saathi.test/api/share/hampi.jpg"')
    expect(html.match(/<title>/g)).toHaveLength(1)
  })

  test('an SVG picture: has a JPEG version', async () => {
    const picture = await testApp.app.inject('/api/share/hampi.jpg')
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(picture.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8')
    for (const none of ['none.jpg', 'hampi.svg', '..%2f..%2fpackage.jpg', 'index.jpg'])
      expect((await testApp.app.inject(`/api/share/${none}`)).statusCode).toBe(404)
  })
})

describe('pages of the built client', () => {
  const open = (url: string) => testApp.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
  const all = (body: string, tag: RegExp) => [...body.matchAll(tag)].map(([, found]) => found)

  const ROUTES = readFileSync(new URL('../../client/src/routeTree.gen.ts', import.meta.url), 'utf8')
    .match(/\bto:\n((?: +\| '.*'\n)+)/)?.[1]
    ?.match(/(?<=').*(?=')/g)
  if (!ROUTES) throw new Error('The client lists its routes otherwise than it did.')
  const paths = ROUTES.map((route) => route.replace(/\$\w+/, 'someone')).filter(
    (path) => !/packages|(destinations|shared)\/someone/.test(path),
  )

  test.each(['/?budget=20000', '/about/', '/profile/', ...paths])('%s: the page', async (url) => {
    const answer = await open(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('<div id="app">')
  })

  test.each([
    '/no/such/page',
    '/packages',
    '/packages/none',
    '/Packages/none/',
    '/packages/0190a6d0-0000-7000-8000-000000000000',
  ])('%s: 404 with the page', async (url) => {
    const answer = await open(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('<div id="app">')
  })

  test('Accept: */* and HEAD requests: get the page', async () => {
    const page = await open('/about')
    for (const headers of [{ accept: '*/*' }, {}]) {
      const answer = await testApp.app.inject({ url: '/about', headers })
      expect([answer.statusCode, answer.body]).toEqual([200, page.body])
    }
    const head = await testApp.app.inject({ method: 'HEAD', url: '/about' })
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8'])
  })

  test.each([
    ['a picture that is missing', { url: '/none.png', headers: { accept: 'image/webp,*/*' } }],
    ['a script', { url: '/none.js?v=1.2' }],
    ['data', { url: '/about', headers: { accept: 'application/json' } }],
    ['a POST', { url: '/about', method: 'POST' as const, payload: {} }],
  ])('a request for %s: does not get the page', async (_, request) => {
    const answer = await testApp.app.inject(request)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
  })

  test.each([
    ['/', 'Saathi: travel together across India'],
    ['/?budget=20000&month=5', 'Saathi: travel together across India'],
    ['/about', 'About us · Saathi'],
    ['/blog?story=no-such-story', 'Blog · Saathi'],
  ])('a public page: has one canonical URL, with its own title: %s', async (url, title) => {
    const { body } = await open(url)
    expect(all(body, /<title>(.*?)<\/title>/g)).toEqual([title])
    expect(all(body, /<meta name="description" content="(.*?)"/g)[0]!.length).toBeGreaterThan(60)
    expect(all(body, /<link rel="canonical" href="(.*?)"/g)).toEqual([`http://localhost:80${url.split('?')[0]}`])
    expect(body).not.toContain('noindex')
  })

  test('a blog post: has its own canonical URL', async () => {
    const { body } = await open('/blog?story=lunch-takes-an-afternoon&utm_source=a-friend')
    expect(all(body, /<title>(.*?)<\/title>/g)).toEqual(['Lunch takes an afternoon · Saathi'])
    const address = 'http://localhost:80/blog?story=lunch-takes-an-afternoon'
    expect(all(body, /<link rel="canonical" href="(.*?)"/g)).toEqual([address])
    expect(all(body, /<meta property="og:image" content="(.*?)"/g)).toEqual([
      'http://localhost:80/api/share/konkan-slowly.jpg',
    ])
    expect((await testApp.app.inject('/sitemap.xml')).body).toContain(`<loc>${address}</loc>`)
  })

  test.each(['/tours', '/matching', '/profile', '/packages/none', '/no/such/page'])(
    'a personal page: is not indexed: %s',
    async (url) => {
      const { body } = await open(url)
      expect(body).toContain('<meta name="robots" content="noindex" />')
      expect(body).not.toContain('rel="canonical"')
    },
  )

  test('a package: has structured data with its places and price', async () => {
    const [{ _id } = { _id: '' }] = (await testApp.app.inject('/api/packages')).json()
    const { statusCode, body } = await open(`/packages/${_id}`)
    expect(statusCode).toBe(200)
    const [json = '{}'] = all(body, /<script type="application\/ld\+json">(.*?)<\/script>/g)
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'TouristTrip',
      name: 'Hampi by coracle',
      url: `http://localhost:80/packages/${_id}`,
      image: ['http://localhost:80/api/share/hampi.jpg'],
      offers: { price: 111_900, priceCurrency: 'INR' },
    })
  })

  const knownOf = (body: string): [string, unknown, unknown][] =>
    JSON.parse(all(body, /<script type="application\/json" id="initial-data">(.*?)<\/script>/g)[0] ?? '[]')

  test('initial data: contains the responses that the scripts need', async () => {
    const asha = await makePerson(testApp, db, 'Asha Known')
    const { _id } = (await asha.api.packages.list({})).items[0]!
    const headers = { accept: 'text/html', authorization: `Bearer ${asha.token}` }
    const answer = await testApp.app.inject({ method: 'GET', url: `/packages/${_id}`, headers })
    expect(knownOf(answer.body)).toEqual([
      ['auth.settings', null, await asha.api.auth.settings()],
      ['packages.get', { packageId: _id }, await asha.api.packages.get({ packageId: _id })],
    ])
    // The same for everybody, and always current.
    expect(answer.body).toBe((await open(`/packages/${_id}`)).body)
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body).not.toContain('Asha')
    const names = async (url: string) => knownOf((await open(url)).body).map(([procedure]) => procedure)
    expect(await names('/')).toEqual(['auth.settings', 'home.proofs'])
    for (const url of ['/tours', '/matching', '/packages/none', `/packages/${asha._id}`])
      expect(await names(url)).toEqual(['auth.settings'])
  })

  test('the first paint of a package: has its current texts, escaped', async () => {
    const [{ _id } = { _id: '' }] = (await testApp.app.inject('/api/packages')).json()
    const name = '</script><script>alert(1)</script>'
    await importPackages(db.url, [aPackage({ slug: 'hampi', name, images: ['pictures/hampi.svg'] })])
    catalogueCache(db.db).clear()
    const { body } = await open(`/packages/${_id}`)
    expect(body).not.toContain(name)
    expect(body).toContain('<title>&lt;/script&gt;&lt;script&gt;alert(1)')
    expect(knownOf(body)[1]?.[2]).toMatchObject({ _id, name })
  })

  test('the sitemap: lists the public pages and every package', async () => {
    const [{ _id } = { _id: '' }] = (await testApp.app.inject('/api/packages')).json()
    const robots = await testApp.app.inject('/robots.txt')
    expect(robots.body).toContain('Disallow: /api/')
    const [sitemap = ''] = all(robots.body, /^Sitemap: (.*)$/gm)
    const listed = await testApp.app.inject(new URL(sitemap).pathname)
    expect(listed.headers['content-type']).toBe('application/xml; charset=utf-8')
    const paths = all(listed.body, /<loc>(.*?)<\/loc>/g).map((url) => new URL(url!).pathname)
    expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/contact', '/blog', `/packages/${_id}`]))
  })
})
