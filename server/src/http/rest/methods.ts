import type { FastifyInstance } from 'fastify'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const OURS = /^\/(api|recommend_travel)(\/|$)/

/**
 * Remembers what the paths of the API are asked with, from here on. Register what it returns after the last of them:
 * it answers OPTIONS, and every other method with 405, each naming in `Allow` those that there are.
 */
export function otherMethods(app: FastifyInstance): (app: FastifyInstance) => Promise<void> {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (OURS.test(url)) known.set(url, new Set([...(known.get(url) ?? []), method].flat()))
  })
  return async (rest) => {
    for (const [url, methods] of [...known]) {
      const allow = [...METHODS.filter((method) => methods.has(method)), 'OPTIONS'].join(', ')
      rest.options(url, (_request, reply) => reply.code(204).header('allow', allow).send())
      rest.route({
        method: METHODS.filter((method) => !methods.has(method)),
        url,
        // Before the body is looked at, which may be of any type. With a callback that is never called: an async hook
        // that sends lets the request go on when the caller hangs up.
        onRequest: (request, reply) => {
          reply
            .code(405)
            .header('allow', allow)
            .send({
              message: `There is no ${request.method} here: use ${allow}.`,
              code: 'METHOD_NOT_SUPPORTED',
              requestId: request.id,
            })
        },
        handler: async () => {},
      })
    }
  }
}
