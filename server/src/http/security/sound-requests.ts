import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as text from '../../messages/en/request.ts'

/** Whether a request has more than one Host header, of which servers and proxies may choose different ones (RFC 9112, 3.2). */
const hasManyHosts = ({ raw: { rawHeaders } }: FastifyRequest) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1

/**
 * Rejects requests with several Host headers, and drops those whose client has reset the connection, which have no
 * address. Node remembers the address once it is read, so it stays known for the rest of the request.
 */
export function requireSoundRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if ((request.ip as string | undefined) === undefined) {
      reply.hijack()
      request.raw.destroy()
      return
    }
    if (!hasManyHosts(request)) return done()
    done(Object.assign(new Error(text.manyHosts), { statusCode: 400 }))
  })
}
