import fs from 'node:fs'
import path from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance } from 'fastify'

// As source this file stands in server/src, as part of the bundle in server/dist: both one below server/.
const server = path.resolve(import.meta.dirname, '..')
const built = path.basename(import.meta.dirname) === 'dist'
const client = path.join(server, '../client/dist')
// The build leaves compressed copies beside the pictures; as source they are served as they are.
const pictures = path.join(server, built ? 'dist/pictures' : 'pictures')

const HASHED = 'public, max-age=31536000, immutable'
const PICTURE = 'public, max-age=86400'

/** The built client and the product's own pictures; any page that is no file is the client's to route. */
export async function site(app: FastifyInstance) {
  await app.register(statics, {
    root: pictures,
    prefix: '/api/pictures/',
    preCompressed: built,
    cacheControl: false,
    decorateReply: true,
    setHeaders: (reply) => reply.setHeader('cache-control', PICTURE),
  })
  const hasClient = fs.existsSync(path.join(client, 'index.html'))
  if (hasClient) {
    await app.register(statics, {
      root: client,
      prefix: '/',
      wildcard: true,
      index: 'index.html',
      preCompressed: built,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply, file) =>
        reply.setHeader('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? HASHED : 'no-cache'),
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && request.headers.accept?.includes('text/html')
    const ours = /^\/(api|trpc|assets|healthz|readyz)(\/|\?|$)/.test(request.url)
    if (hasClient && page && !ours) return reply.header('cache-control', 'no-cache').sendFile('index.html', client)
    return reply
      .code(404)
      .send({ message: 'There is nothing at this address.', code: 'NOT_FOUND', requestId: request.id })
  })
}
