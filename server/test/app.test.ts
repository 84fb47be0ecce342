import net from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { connectDb } from '../src/db/client.ts'
import { testDeps, useApp } from './app.ts'
import { useDatabase } from './db.ts'

const db = useDatabase()
const testApp = useApp(db)
const ask = (url: string, more: object = {}) => testApp.app.inject({ method: 'GET', url, ...more })

describe('/healthz and /readyz', () => {
  test('a running app: 200 for both', async () => {
    expect((await ask('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await ask('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('an unreachable database, or a shutdown: 503 for /readyz only', async () => {
    const nowhere = connectDb('postgres://saathi:saathi@127.0.0.1:1/none', { deadlineMs: 500 })
    const cut = await buildApp(testDeps(db, { db: nowhere.db }))
    const stopping = await buildApp(testDeps(db, { stopping: AbortSignal.abort() }))
    expect((await cut.inject('/readyz')).statusCode).toBe(503)
    expect((await cut.inject('/healthz')).statusCode).toBe(200)
    const last = await stopping.inject('/readyz')
    expect([last.statusCode, last.json().status, last.headers.connection]).toEqual([503, 'stopping', 'close'])
    await Promise.all([cut.close(), stopping.close(), nowhere.close()])
  })

  test('an unreachable database: 503 through REST and tRPC', async () => {
    const nowhere = connectDb('postgres://saathi:saathi@127.0.0.1:1/none', { deadlineMs: 500 })
    const cut = await buildApp(testDeps(db, { db: nowhere.db }))
    const rest = await cut.inject('/api/packages')
    expect([rest.statusCode, rest.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    const trpc = await cut.inject('/trpc/packages.list?input={}')
    expect([trpc.statusCode, trpc.json().error.data.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    expect(rest.body + trpc.body).not.toMatch(/ECONNREFUSED|select|127\.0\.0\.1/)
    await Promise.all([cut.close(), nowhere.close()])
  })

  test('a request that arrives while the app closes: is answered as any other', async () => {
    const closing = await buildApp(testDeps(db))
    const port = Number(new URL(await closing.listen({ host: '127.0.0.1', port: 0 })).port)
    const client = net.connect(port, '127.0.0.1')
    const answer = text(client)
    client.write('GET /readyz HTTP/1.1\r\n')
    // The server has read the first line once it has answered a later connection.
    await fetch(`http://127.0.0.1:${port}/healthz`)
    const closed = closing.close()
    client.write('Host: localhost\r\n\r\n')
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n.*{"status":"ready"}$/s)
    await closed
  })

  test('every response: has a request id', async () => {
    expect((await ask('/healthz')).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('an unknown path', () => {
  test.each([
    '/api/nothing',
    '/api/',
    '/trpc/nothing.here',
    '/assets/none.js',
    '/api/pictures/none.svg',
    '/api/pictures/..%2f..%2fpackage.json',
  ])('%s: 404 with JSON', async (url) => {
    const answer = await ask(url, { headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toMatch(/json/)
  })
})

describe('POST with an invalid body', () => {
  const post = (payload: string, type = 'application/json') =>
    testApp.app.inject({ method: 'POST', url: '/api/recommend_travel', payload, headers: { 'content-type': type } })

  test.each([
    ['broken JSON', '{"budget":', 'application/json', 400],
    ['JSON that is no object', '[]', 'application/json', 400],
    ['another content type', '<a/>', 'text/xml', 415],
    ['a body that is too large', JSON.stringify({ budget: 'x'.repeat(300_000) }), 'application/json', 413],
    ['a __proto__ key', '{"__proto__":{"admin":true}}', 'application/json', 400],
  ])('%s: a clear error', async (_, payload, type, status) => {
    const answer = await post(payload, type)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({
      message: expect.any(String),
      code: expect.any(String),
      requestId: expect.any(String),
    })
    expect(answer.body).not.toMatch(/node_modules|at \w+ \(/)
  })

  test('a tRPC batch of more than ten calls: 400', async () => {
    const paths = Array.from({ length: 11 }, () => 'packages.list').join(',')
    expect((await ask(`/trpc/${paths}?batch=1&input={}`)).statusCode).toBe(400)
  })
})
