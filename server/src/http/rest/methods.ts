import type { FastifyInstance } from 'fastify'
import { methodNotSupported } from '../../messages/en/request.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const API_PATHS = /^\/(api|recommend_travel)(\/|$)/

/**
 * Records the methods of the API's routes that are registered after this call. Register the returned plugin last: it
 * responds to OPTIONS with 204, and to methods that a path lacks with 405, both with an `Allow` header.
 */
export function otherMethods(app: FastifyInstance): (app: FastifyInstance) => Promise<void> {
  const methodsByUrl = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (API_PATHS.test(url)) methodsByUrl.set(url, new Set([...(methodsByUrl.get(url) ?? []), method].flat()))
  })
  return async (rest) => {
    for (const [url, methods] of [...methodsByUrl]) {
      const allow = [...METHODS.filter((method) => methods.has(method)), 'OPTIONS'].join(', ')
      rest.options(url, (_request, reply) => reply.code(204).header('allow', allow).send())
      rest.route({
        method: METHODS.filter((method) => !methods.has(method)),
        url,
        // Before the body is parsed, which may be of any type. The callback is never called: after an async hook that
        // sends, Fastify would continue with the request when the client disconnects.
        onRequest: (request, reply) => {
          reply
            .code(405)
            .header('allow', allow)
            .send({
              message: methodNotSupported(request.method, allow),
              code: 'METHOD_NOT_SUPPORTED',
              requestId: request.id,
            })
        },
        handler: async () => {},
      })
    }
  }
}
