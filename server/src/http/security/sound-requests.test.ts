import net from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectLog, testDeps } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { buildApp } from '../../app.ts'

const db = useDatabase()
const log = collectLog()
let app: Awaited<ReturnType<typeof buildApp>>
let port: number
beforeAll(async () => {
  app = await buildApp(testDeps(db), { logger: log.logger })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app?.close())

/** The status of a request that is sent as it is. */
const statusOf = (head: string) =>
  new Promise<number>((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(`${head}\r\nConnection: close\r\n\r\n`))
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(Number(answer.split(' ')[1])))
  })

describe('Host headers', () => {
  test.each([
    ['one', 'Host: saathi.test', 200],
    ['two', 'Host: saathi.test\r\nHost: evil.test', 400],
    ['two that are the same', 'Host: saathi.test\r\nhOST: saathi.test', 400],
  ])('%s', async (_, hosts, status) => {
    for (const path of ['/healthz', '/trpc/auth.settings', '/api/auth/nothing', '/']) {
      const answer = await statusOf(`GET ${path} HTTP/1.1\r\n${hosts}`)
      expect([path, answer === 400]).toEqual([path, status === 400])
    }
  })
})

test('connections that are reset before their request is handled: cause no error and no log line', async () => {
  const body = '{}'
  const request = `POST /api/contact HTTP/1.1\r\nHost: saathi.test\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  // Sent and reset within one turn of the event loop, so that the server reads the request of a closed connection.
  for (let round = 0; round < 40; round += 1) {
    const sockets = await Promise.all(
      Array.from(
        { length: 10 },
        () =>
          new Promise<net.Socket>((resolve) => {
            const socket = net.connect(port, '127.0.0.1', () => resolve(socket))
            socket.on('error', () => {})
          }),
      ),
    )
    for (const socket of sockets) {
      socket.write(request)
      socket.resetAndDestroy()
    }
    await turn()
  }
  expect(await statusOf('GET /healthz HTTP/1.1\r\nHost: saathi.test')).toBe(200)
  expect(log.lines.filter((line) => line.includes('"level":50'))).toEqual([])
})
