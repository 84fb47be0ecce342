import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const OURS = /^\/(api|trpc|recommend_travel)([/?]|$)/

/** What a page of another origin may send, and read of an answer, beyond what any page may. */
const OPTIONS = {
  methods: ['GET', 'HEAD', 'POST', 'PUT'],
  allowedHeaders: ['authorization', 'content-type', 'if-none-match', 'last-event-id', 'trpc-accept', 'x-request-id'],
  exposedHeaders: ['etag', 'link', 'retry-after', 'x-request-id'],
  maxAge: 600,
} satisfies FastifyCorsOptions

/**
 * Lets pages of these origins call the API. Tokens travel in a header, so no cookies come along (no credentials), and
 * what is not listed gets an answer that its browser does not show it.
 */
export async function allowOrigins(app: FastifyInstance, origins: string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    delegator: (request: FastifyRequest, done: (error: Error | null, options?: FastifyCorsOptions) => void) => {
      const isAsking = Boolean(request.headers.origin && request.headers['access-control-request-method'])
      done(null, OURS.test(request.url) ? { ...OPTIONS, origin: origins, preflight: isAsking } : { origin: false })
    },
  })
}
