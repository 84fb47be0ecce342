import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Served } from './server-process.ts'

/** How often each server is asked whether it takes requests, ms. */
const LOOK_MS = 40

type Behind = { server: Served; agent: http.Agent; ready: boolean }

/** What stands before the servers and sends each request to one that is ready, as nginx or a cloud's balancer does. */
export type Front = { url: string; close: () => Promise<void> }

export async function openFront(servers: Served[]): Promise<Front> {
  const behind: Behind[] = servers.map((server) => ({
    server,
    agent: new http.Agent({ keepAlive: true }),
    ready: true,
  }))
  let open = true
  const looking = behind.map(async (one) => {
    for (; open; await sleep(LOOK_MS)) one.ready = await one.server.isReady()
  })

  let turn = 0
  function next(tried: Behind[]): Behind | undefined {
    turn += 1
    const free = behind.filter((one) => !tried.includes(one))
    const ready = free.filter((one) => one.ready)
    return ready[turn % ready.length] ?? free[0]
  }

  function pass(asked: http.IncomingMessage, body: Buffer, reply: http.ServerResponse, tried: Behind[] = []) {
    const one = next(tried)
    if (!one) return reply.writeHead(502).end()
    const { method, url, headers } = asked
    const request = http.request(`${one.server.url}${url}`, { method, headers, agent: one.agent })
    request.on('response', (answer) => {
      if (answer.headers.connection === 'close') one.ready = false // it is about to leave
      const { connection, 'keep-alive': kept, ...given } = answer.headers // these are about one hop alone
      reply.writeHead(answer.statusCode ?? 502, given)
      answer.pipe(reply)
    })
    request.on('error', (error) => {
      // Where nobody listens nothing was received; whatever else befalls a request may have been obeyed.
      if ('code' in error && error.code === 'ECONNREFUSED') return pass(asked, body, reply, [...tried, one])
      if (!reply.headersSent) reply.writeHead(502)
      reply.end(String(error))
    })
    request.end(body)
  }

  const front = http.createServer(async (asked, reply) => pass(asked, Buffer.concat(await asked.toArray()), reply))
  front.keepAliveTimeout = 120_000 // people who wait for a slow machine do not find the door closed
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    async close() {
      open = false
      front.closeAllConnections()
      front.close()
      await Promise.all(looking)
      for (const { agent } of behind) agent.destroy()
    },
  }
}
