import net, { type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { testDeps } from './app.ts'
import { useDatabase } from './db.ts'
import { statementsOf } from './statements.ts'

const db = useDatabase()
let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = await buildApp(testDeps(db))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const LEADS_ON = { statusCode: 303, headers: { location: '/share?problem=missed', 'cache-control': 'no-store' } }

describe('POST /share, which no worker has taken', () => {
  test.each([
    [
      'a form',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\nPNR\r\n--x--',
    ],
    ['a form without an end', 'multipart/form-data', '--x'],
    ['an encoded form', 'application/x-www-form-urlencoded', 'text=PNR'],
    ['broken JSON', 'application/json', '{'],
    ['an unknown type', 'image/heif', 'x'],
  ])(
    '%s, of another site: leads to the page, with nothing of it, and without a statement',
    async (_what, type, payload) => {
      const headers = { 'content-type': type, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      let response: unknown
      const statements = await statementsOf(db, async () => {
        response = await app.inject({ method: 'POST', url: '/share', headers, payload })
      })
      expect(response).toMatchObject(LEADS_ON)
      expect(response).toMatchObject({ body: '' })
      expect(statements).toEqual([])
    },
  )

  /** Sends the head of a request, and then bytes until the server ends the connection. */
  const send = (head: string, bytes: number) =>
    new Promise<{ heard: string; sent: number }>((resolve) => {
      let [heard, sent] = ['', 0]
      const piece = Buffer.alloc(64 * 1024, 'x')
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.write(`POST /share HTTP/1.1\r\nhost: saathi\r\n${head}\r\n\r\n`)
        more()
      })
      function more() {
        while (sent < bytes && !socket.destroyed) {
          sent += piece.length
          if (!socket.write(piece)) return
        }
      }
      socket.on('drain', more)
      socket.on('data', (data) => {
        heard += data
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve({ heard, sent }))
    })

  test('a body of which nothing has arrived: is answered, so it is not waited for', async () => {
    const { heard } = await send('content-type: multipart/form-data; boundary=x\r\ncontent-length: 500000000', 0)
    expect(heard).toMatch(/^HTTP\/1\.1 303 .*location: \/share\?problem=missed/s)
  })

  test('a body of 500 MB: the answer comes, and the connection ends long before all is sent', async () => {
    const { heard, sent } = await send(
      'content-type: application/octet-stream\r\ncontent-length: 500000000',
      500_000_000,
    )
    expect(heard).toMatch(/^HTTP\/1\.1 303 /)
    expect(sent).toBeLessThan(64 * 1024 * 1024)
  })

  test('a compressed body: is refused like everywhere', async () => {
    const headers = { 'content-encoding': 'gzip', 'content-type': 'text/plain' }
    expect((await app.inject({ method: 'POST', url: '/share', headers, payload: 'x' })).statusCode).toBe(415)
  })
})
