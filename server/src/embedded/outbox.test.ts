import net from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { mails } from '../../test/mails.ts'
import { outbox } from '../db/schema/mail.ts'
import { queueMail } from '../platform/mail/store.ts'
import { outboxPages } from './outbox.ts'

const own = useDatabase()
let app: FastifyInstance
beforeAll(async () => {
  app = fastify({ trustProxy: true })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'nothing' }))
  await app.register(outboxPages(own.db, () => 'http://saathi.test', mails))
})
afterAll(() => app.close())
beforeEach(() => own.db.delete(outbox))

const ask = (url: string, { host = 'localhost:3000', from = '127.0.0.1', ...headers }: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host, ...headers }, remoteAddress: from })
const queue = (to: string, subject: string, text = 'Hello.') => queueMail(own.db, { to, subject, text })

describe('/dev/outbox', () => {
  test('lists the mails as JSON, newest last', async () => {
    await queue('asha@example.org', 'First')
    await queue('ravi@example.org', 'Second', 'The code is 123456.')
    const answer = await ask('/dev/outbox.json')
    expect(answer.json()).toEqual([
      { to: 'asha@example.org', subject: 'First', text: 'Hello.', at: expect.stringMatching(/^\d{4}-.*Z$/) },
      { to: 'ravi@example.org', subject: 'Second', text: 'The code is 123456.', at: expect.any(String) },
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('shows the mails as a page, newest first, or that there are none', async () => {
    expect((await ask('/dev/outbox')).body).toContain('No mail yet.')
    await queue('asha@example.org', 'First')
    await queue('ravi@example.org', 'Second')
    const answer = await ask('/dev/outbox')
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body.indexOf('Second')).toBeLessThan(answer.body.indexOf('First'))
  })

  test('markup in a mail: is escaped and not executed', async () => {
    await queue('asha@example.org', '<script>alert(1)</script>', '<img src=x onerror=alert(1)> "quoted" \'too\' &amp;')
    const { body, headers } = await ask('/dev/outbox')
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;quoted&quot; &#39;too&#39; &amp;amp;')
    expect(body).not.toMatch(/<(script|img)/)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  test('web addresses become links, and other text does not', async () => {
    await queue(
      'asha@example.org',
      'Links',
      'Go to http://127.0.0.1:3000/reset?code=a&mode=b. Or (https://example.org/a"onclick=x), never javascript:alert(1)',
    )
    const { body } = await ask('/dev/outbox')
    expect(body.match(/href="[^"]*"/g)).toEqual([
      'href="http://127.0.0.1:3000/reset?code=a&amp;mode=b"',
      'href="https://example.org/a"',
    ])
  })
})

describe('/dev/outbox: access', () => {
  test.each([
    ['127.0.0.1', 'localhost'],
    ['127.0.0.1', '127.0.0.1:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', 'saathi.localhost:3000'],
  ])('a request from %s for host %s: is answered', async (from, host) => {
    expect((await ask('/dev/outbox.json', { from, host })).statusCode).toBe(200)
  })

  test.each([
    ['another machine', { from: '192.168.1.20' }],
    ['another machine that forges X-Forwarded-For', { from: '203.0.113.9', 'x-forwarded-for': '127.0.0.1' }],
    ['another machine by IPv6', { from: '2001:db8::1' }],
    ['a host name that resolves to this machine', { host: 'rebind.example.org:3000' }],
    ['a host name that begins with localhost', { host: 'localhost.example.org' }],
    ['a host name that begins with 127.0.0.1', { host: '127.0.0.1.example.org' }],
    ['the host 0.0.0.0', { host: '0.0.0.0:3000' }],
    ['a proxy that says for whom it asks', { 'x-real-ip': '203.0.113.9' }],
    ['a proxy that says which host was asked', { 'x-forwarded-host': 'saathi.example' }],
    ['a proxy that says by which scheme', { 'x-forwarded-proto': 'https' }],
    ['a proxy that names itself', { via: '1.1 proxy' }],
  ])('%s: 404', async (_, from) => {
    for (const url of ['/dev/outbox', '/dev/outbox.json']) expect((await ask(url, from)).statusCode).toBe(404)
  })

  test('a proxy as nginx is without settings, which speaks HTTP/1.0 and adds no header: 404', async () => {
    const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
    const statusBy = async (version: string) => {
      const socket = net.connect(port, '127.0.0.1')
      socket.write(`GET /dev/outbox.json HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
      return Number((await text(socket)).split(' ')[1])
    }
    expect([await statusBy('1.1'), await statusBy('1.0')]).toEqual([200, 404])
  })
})
