import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { importPackages } from '../src/db/seed/import-packages.ts'
import { compressResponses, slicesOf } from '../src/http/compress.ts'
import { useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { aPackage } from './make.ts'

const db = useDatabase()
const testApp = useApp(db)
const LIST = `/trpc/packages.list?input=${encodeURIComponent('{}')}`
const get = (url: string, encoding?: string) =>
  testApp.app.inject({ method: 'GET', url, headers: encoding ? { 'accept-encoding': encoding } : {} })

describe('compression', () => {
  beforeAll(() =>
    importPackages(db.url, [aPackage({ slug: 'hampi', description: 'Granite and bananas. '.repeat(90) })]),
  )

  test.each(['/api/packages', LIST])('a long response of %s: is compressed for clients that accept it', async (url) => {
    const plain = await get(url)
    expect(plain.headers['content-encoding']).toBeUndefined()
    const [br, gzip] = [await get(url, 'gzip, deflate, br'), await get(url, 'gzip')]
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    for (const { statusCode, headers, rawPayload } of [br, gzip]) {
      expect([statusCode, headers['content-type']]).toEqual([200, plain.headers['content-type']])
      expect(headers.vary).toContain('accept-encoding')
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    }
  })

  test('a text of a megabyte: is compressed in slices of whole characters, and unchanged', async () => {
    const text = `${'नाव '.repeat(16_384).slice(0, 65_535)}${'⛵🛶'.repeat(300_000)}`
    const slices = [...slicesOf(text)]
    expect(slices.length).toBeGreaterThan(10)
    expect(Math.max(...slices.map(({ length }) => length))).toBeLessThanOrEqual(64 * 1024 + 1)
    expect(slices.map((slice) => Buffer.from(slice).toString()).join('') === text).toBe(true)

    const app = fastify()
    compressResponses(app)
    app.get('/', (_request, reply) => reply.type('application/json').send(JSON.stringify(text)))
    for (const [encoding, unpack] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
      const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
      expect([headers['content-encoding'], headers['content-length']]).toEqual([encoding, String(rawPayload.length)])
      expect(JSON.parse(unpack(rawPayload).toString()) === text).toBe(true)
    }
    await app.close()
  })

  test('a short response: is not compressed', async () => {
    const answer = await get('/healthz', 'br')
    expect([answer.headers['content-encoding'], answer.json()]).toEqual([undefined, { status: 'ok' }])
  })

  test('an error response: is compressed unchanged', async () => {
    const answer = await get(`/trpc/packages.get?input=${encodeURIComponent('{"packageId":"x"}')}`, 'br')
    expect(answer.statusCode).toBe(400)
  })
})
