import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { importPackages } from '../src/db/seed/import-packages.ts'
import { createLimits } from '../src/platform/limits.ts'
import { testDeps, useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { aPackage } from './make.ts'

const db = useDatabase()
const testApp = useApp(db)
const configured = async (env: Record<string, string>, more: Parameters<typeof testDeps>[1] = {}) =>
  buildApp(testDeps(db, { config: readConfig(env), ...more }))
const openPage = (app: FastifyInstance) => app.inject({ url: '/', headers: { accept: 'text/html' } })
const policyOf = (headers: Record<string, unknown>) =>
  new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources] as const
      }),
  )

describe('security headers', () => {
  test.each([
    ['a page', '/tours', 200],
    ['a list', '/api/packages', 200],
    ['a procedure', '/trpc/auth.settings', 200],
    ['a picture', '/api/pictures/hampi.svg', 200],
    ['nothing', '/api/nothing', 404],
    ['a rejection', '/api/tours', 401],
    ['a malformed path', '/%E0%A4%A', 400],
  ])('every response has them: %s', async (_, url, status) => {
    const { statusCode, headers } = await testApp.app.inject({ url, headers: { accept: 'text/html' } })
    expect(statusCode).toBe(status)
    const isPage = String(headers['content-type']).startsWith('text/html')
    expect(isPage).toBe(url === '/tours')
    const ofPages = {
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    }
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      ...(isPage && ofPages),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })
})

describe('caching', () => {
  test.each([
    ['/trpc/auth.settings', 'no-store'],
    ['/api/tours', 'no-store'],
    ['/healthz', 'no-store'],
    ['/api/packages', 'public, no-cache'],
    ['/api/pictures/hampi.svg', 'public, max-age=86400'],
    ['/tours', 'no-cache'],
  ])('a response is not cacheable unless its route allows it: %s', async (url, kept) => {
    const { headers } = await testApp.app.inject({ url, headers: { accept: 'text/html' } })
    expect(headers['cache-control']).toBe(kept)
  })
})

describe('the content security policy', () => {
  test.each(['/', '/tours', '/packages/none', '/api/docs'])('the page as sent complies with it: %s', async (url) => {
    const { body } = await testApp.app.inject({ url, headers: { accept: 'text/html' } })
    for (const [, attributes = ''] of body.matchAll(/<script\b([^>]*)>/g))
      expect(attributes).toMatch(/\bsrc="\/?[\w-]|type="application\/(ld\+)?json"/)
    expect(body).not.toMatch(/<style\b|<[^>]+\s(style|on[a-z]+)=|javascript:/i)
  })

  test('scripts of this origin only, and no framing', async () => {
    const { headers } = await openPage(testApp.app)
    const policy = policyOf(headers)
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('style-src')).toEqual(["'self'"])
    expect(policy.get('connect-src')).toEqual(["'self'"])
    for (const none of ['default-src', 'script-src-attr', 'frame-src', 'base-uri', 'frame-ancestors'])
      expect(policy.get(none), none).toEqual(["'none'"])
    expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce|\*/)
  })

  test('with the official emulator: the page may connect to it', async () => {
    const emulatorUrl = 'http://127.0.0.1:9099'
    const app = await configured({ FIREBASE_PROJECT_ID: 'demo-saathi', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })
    const policy = policyOf((await openPage(app)).headers)
    const settings = await app.inject('/trpc/auth.settings')
    await app.close()
    expect(policy.get('connect-src')).toContain(emulatorUrl)
    expect(policy.get('frame-src')).toContain(emulatorUrl)
    const { mode, firebase, ...rest } = settings.json().result.data
    expect({ mode, apiKey: firebase.apiKey, ...rest }).toMatchObject({
      mode: 'firebase',
      apiKey: 'emulator',
      emulatorUrl,
    })
  })

  test('with Firebase: allows Firebase, and of Google only what the pop-up needs', async () => {
    const app = await configured({ FIREBASE_PROJECT_ID: 'saathi-live' })
    const policy = policyOf((await openPage(app)).headers)
    await app.close()
    expect(policy.get('script-src')).toEqual(["'self'", 'https://apis.google.com'])
    expect(policy.get('frame-src')).toEqual(['https://saathi-live.firebaseapp.com'])
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ])
  })

  test('upgrades to https only if the site is served over https', async () => {
    for (const [url, secure] of [
      ['https://saathi.example', true],
      ['http://192.168.1.20:3000', false],
    ] as const) {
      const app = await configured({ PUBLIC_URL: url })
      const { headers } = await openPage(app)
      const { headers: others } = await app.inject('/healthz')
      await app.close()
      expect(others['strict-transport-security']).toBe(headers['strict-transport-security'])
      expect(headers['strict-transport-security']).toBe(secure ? 'max-age=31536000; includeSubDomains' : undefined)
      expect(policyOf(headers).has('upgrade-insecure-requests')).toBe(secure)
    }
  })

  test('allows images of this site, of the map and of hosts that the operator names, and no others', async () => {
    expect(policyOf((await openPage(testApp.app)).headers).get('img-src')).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://tile.openstreetmap.org',
    ])
    const images = ['https://Pictures.example/a.jpg', 'http://old.example:8080/b.jpg', 'pictures/konkan.svg']
    const odd = ['https://x.example;script-src *', "https://'none'/c.jpg"]
    await importPackages(db.url, [aPackage({ images: [...images, ...odd], imageUrl: 'https://third.example/d.jpg' })])
    const app = await configured({
      MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      IMAGE_HOSTS: 'https://cdn.example, *.more.example',
    })
    const { headers } = await openPage(app)
    await app.close()
    expect(policyOf(headers).get('img-src')).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://*.tiles.example',
      'https://cdn.example',
      '*.more.example',
      'https://pictures.example',
      'https://third.example',
    ])
    expect(policyOf(headers).get('script-src')).toEqual(["'self'"])
  })

  test('allowed origins may embed our pictures', async () => {
    const app = await configured({ CORS_ORIGINS: 'https://partner.example' })
    const { headers } = await app.inject('/api/pictures/hampi.svg')
    await app.close()
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })
})

describe('the client’s IP address', () => {
  const limits = () => createLimits(db.db, { secret: String(Math.random()), settings: { codesPerIp: '2/day' } })
  const ask = (app: typeof testApp.app, forwarded: string, from = '127.0.0.1') =>
    app.inject({
      method: 'POST',
      url: '/api/auth/send-verification-code',
      payload: { email: `${Math.random()}@example.in` },
      remoteAddress: from,
      headers: { 'x-forwarded-for': forwarded, 'x-request-id': 'edge-42' },
    })

  test('without a trusted proxy: is that of the connection, whatever the headers say', async () => {
    const app = await configured({}, { limits: limits() })
    const answers = []
    for (const n of [1, 2, 3]) answers.push(await ask(app, `203.0.113.${n}`))
    await app.close()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(answers[0]?.headers['x-request-id']).not.toBe('edge-42')
  })

  test('with a trusted proxy: is the one that the proxy appends; earlier entries are ignored', async () => {
    const app = await configured({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' }, { limits: limits() })
    const statuses = []
    // Each client forges an address; the proxy appends the real one.
    for (const n of [1, 2, 3]) statuses.push((await ask(app, `198.51.100.${n}, 203.0.113.7, 10.1.2.3`)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    const other = await ask(app, '203.0.113.8')
    expect([other.statusCode, other.headers['x-request-id']]).toEqual([200, 'edge-42'])
    const stranger = await ask(app, '203.0.113.9', '192.0.2.1')
    expect(stranger.headers['x-request-id']).not.toBe('edge-42')
    await app.close()
  })

  test.each(['a b\tc', 'x'.repeat(65), '', '{"a":1}', '../etc'])(
    'an invalid request id is replaced: %s',
    async (name) => {
      const app = await configured({ TRUSTED_PROXIES: 'loopback' })
      const { headers } = await app.inject({ url: '/healthz', headers: { 'x-request-id': name } })
      await app.close()
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    },
  )
})

describe('connections', () => {
  let app: typeof testApp.app
  let port: number
  beforeAll(async () => {
    const timeouts = {
      headersTimeout: 300,
      requestTimeout: 700,
      connectionTimeout: 1_500,
      connectionsCheckingInterval: 50,
    }
    app = await buildApp(testDeps(db), { timeouts })
    await app.listen({ host: '127.0.0.1', port: 0 })
    port = (app.server.address() as net.AddressInfo).port
  })
  afterAll(() => app?.close())

  /** Sends these parts with pauses. @returns all that was received until the server closed the connection */
  const say = (...parts: string[]) =>
    new Promise<string>((resolve, reject) => {
      let heard = ''
      const socket = net.connect(port, '127.0.0.1', async () => {
        for (const part of parts) {
          if (socket.writable) socket.write(part)
          await sleep(100) // a slow sender is the subject
        }
      })
      socket.on('data', (bytes) => {
        heard += bytes
      })
      socket.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(heard) : reject(error),
      )
      socket.once('close', () => resolve(heard))
    })
  const drops = (count: number) => Array.from({ length: count }, (_, n) => `x-drop-${n}: 1\r\n`)
  const POST = 'POST /api/recommend_travel HTTP/1.1\r\nhost: saathi\r\ncontent-type: application/json\r\n'

  test('an idle connection: is closed', async () => {
    await say()
  })
  test('slow headers: the connection is closed', async () => {
    expect(await say('GET /healthz HTTP/1.1\r\nhost: saathi\r\n', ...drops(30))).toMatch(/^(HTTP\/1\.1 408|$)/)
  })
  test('a slow body: the connection is closed', async () => {
    const body = Array.from({ length: 30 }, () => ' ')
    expect(await say(`${POST}content-length: 200\r\n\r\n`, ...body)).toMatch(/^(HTTP\/1\.1 408|$)/)
  })
  test('headers or a URL that are too long: are rejected', async () => {
    expect(await say(`GET /healthz HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431/,
    )
    expect(await say(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431/)
  })
  test.each([
    ['two lengths', 'content-length: 2\r\ncontent-length: 3\r\n\r\n{}'],
    ['a length and chunks', 'content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a folded header', 'x-a: 1\r\n  2\r\ncontent-length: 2\r\n\r\n{}\u0000'],
  ])('an ambiguous request length is rejected: %s', async (_, rest) => {
    expect(await say(`${POST}${rest}`)).not.toMatch(/^HTTP\/1\.1 2/)
  })
  test('TRACE: is rejected', async () => {
    const heard = await say('TRACE /healthz HTTP/1.1\r\nhost: a\r\nx-mine: hush\r\nconnection: close\r\n\r\n')
    expect(heard).toMatch(/^HTTP\/1\.1 4/)
    expect(heard).not.toContain('hush')
  })
  test('an invalid Host or URL: a clear error', async () => {
    for (const line of [
      'GET // HTTP/1.1\r\nhost: a',
      'GET /tours HTTP/1.1\r\nhost: [',
      'GET http://other/tours HTTP/1.1\r\nhost: a',
    ]) {
      const heard = await say(`${line}\r\naccept: text/html\r\nconnection: close\r\n\r\n`)
      expect(heard, line).toMatch(/^HTTP\/1\.1 (200|400|404)/)
    }
  })
})
