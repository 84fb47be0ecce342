import { once } from 'node:events'
import net from 'node:net'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { setUp } from '../../scripts/setup.mjs'
import { useDatabase } from '../db.ts'
import { useProcesses } from '../process.ts'

const db = useDatabase()
const { failedStart } = useProcesses()
// Already done by `npm test`; needed if this file runs alone.
beforeAll(setUp, 900_000)

const proxies: net.Server[] = []
afterEach(() => {
  for (const proxy of proxies.splice(0)) proxy.close()
})

/** A URL of the database through a proxy that ends all connections, and takes no more, at the nth message of its clients. */
async function databaseUntil(nth: number): Promise<string> {
  const { hostname, port } = new URL(db.url)
  const sockets = new Set<net.Socket>()
  let messages = 0
  const proxy = net.createServer((client) => {
    const server = net.connect(Number(port), hostname)
    for (const socket of [client, server]) sockets.add(socket.on('error', () => {}))
    client.on('data', () => {
      messages += 1
      if (messages < nth) return
      proxy.close()
      for (const socket of sockets) socket.destroy()
    })
    client.pipe(server).pipe(client)
  })
  proxies.push(proxy)
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const { port: through } = proxy.address() as net.AddressInfo
  return Object.assign(new URL(db.url), { host: `127.0.0.1:${through}` }).href
}

// All at once, since each waits for its database for some seconds.
test('starts that lose their database at message 1, 4, 8 or 12 to it: each ends with a reason and code 1', {
  timeout: 120_000,
}, async () => {
  const starts = [1, 4, 8, 12].map(async (nth) => {
    const { code, lines } = await failedStart({ env: { DATABASE_URL: await databaseUntil(nth) } })
    return { nth, code, output: lines.join('\n') }
  })
  for (const { nth, code, output } of await Promise.all(starts)) {
    expect(output, `at message ${nth}`).toMatch(/^Saathi cannot start: \S/m)
    expect(output, `at message ${nth}`).not.toContain('is ready at')
    expect(code, `at message ${nth}`).toBe(1)
  }
})
