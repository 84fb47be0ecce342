import type { FastifyInstance } from 'fastify'

/**
 * Where browsers send what people share to the installed app. The service worker takes it on the device; what arrives here had
 * no worker. Its body is not read, and the page says that the text did not arrive.
 */
export async function shareTarget(app: FastifyInstance) {
  app.post('/share', {
    config: { ownLimit: true },
    // Before the body is parsed, which may be of any type and size.
    onRequest: (_request, reply) => {
      reply.redirect('/share?problem=missed', 303)
    },
    handler: async () => {},
  })
}
