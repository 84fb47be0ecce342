import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

/** A worker that replaces the one in the browser, deletes its cache, and removes itself. */
export const REMOVAL = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
)
`

/** `/sw.js`: the built service worker or, when the operator has switched it off, the one that removes it. */
export const serviceWorkerRoute =
  ({ file, enabled }: { file: string; enabled: boolean }) =>
  async (app: FastifyInstance) => {
    const script = enabled ? await readFile(file, 'utf8').catch(() => null) : REMOVAL
    if (script === null) return // a build without a worker
    app.get('/sw.js', async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        // The policy of a worker's script limits what the worker fetches.
        .header('content-security-policy', "default-src 'none';connect-src 'self'")
        .send(script),
    )
  }
