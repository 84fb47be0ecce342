import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

/** Interval of the readiness checks, ms. */
const CHECK_INTERVAL_MS = 40

type Backend = { server: ServerProcess; agent: http.Agent; ready: boolean }

/** A reverse proxy that sends each request to a ready server, as nginx or a cloud load balancer does. */
export type LoadBalancer = { url: string; close: () => Promise<void> }

export async function openLoadBalancer(servers: ServerProcess[]): Promise<LoadBalancer> {
  const backends: Backend[] = servers.map((server) => ({
    server,
    agent: new http.Agent({ keepAlive: true }),
    ready: true,
  }))
  let open = true
  const checks = backends.map(async (one) => {
    for (; open; await sleep(CHECK_INTERVAL_MS)) one.ready = await one.server.isReady()
  })

  let requests = 0
  function next(tried: Backend[]): Backend | undefined {
    requests += 1
    const free = backends.filter((one) => !tried.includes(one))
    const ready = free.filter((one) => one.ready)
    return ready[requests % ready.length] ?? free[0]
  }

  function forward(request: http.IncomingMessage, body: Buffer, reply: http.ServerResponse, tried: Backend[] = []) {
    const one = next(tried)
    if (!one) return reply.writeHead(502).end()
    const { method, url, headers } = request
    const upstream = http.request(`${one.server.url}${url}`, { method, headers, agent: one.agent })
    upstream.on('response', (answer) => {
      if (answer.headers.connection === 'close') one.ready = false // it is shutting down
      const { connection, 'keep-alive': keepAlive, ...rest } = answer.headers // hop-by-hop headers
      reply.writeHead(answer.statusCode ?? 502, rest)
      answer.pipe(reply)
    })
    upstream.on('error', (error) => {
      // A refused connection received nothing; after any other error the request may have been executed.
      if ('code' in error && error.code === 'ECONNREFUSED') return forward(request, body, reply, [...tried, one])
      if (!reply.headersSent) reply.writeHead(502)
      reply.end(String(error))
    })
    upstream.end(body)
  }

  const server = http.createServer(async (request, reply) =>
    forward(request, Buffer.concat(await request.toArray()), reply),
  )
  server.keepAliveTimeout = 120_000 // longer than slow clients wait between requests
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      open = false
      server.closeAllConnections()
      server.close()
      await Promise.all(checks)
      for (const { agent } of backends) agent.destroy()
    },
  }
}
