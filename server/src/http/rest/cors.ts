import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const API_PATHS = /^\/(api|trpc|recommend_travel)([/?]|$)/

/** The methods and headers that a page of an allowed origin may send, and the response headers that it may read. */
const OPTIONS = {
  methods: ['GET', 'HEAD', 'POST', 'PUT'],
  allowedHeaders: ['authorization', 'content-type', 'if-none-match', 'last-event-id', 'trpc-accept', 'x-request-id'],
  exposedHeaders: ['etag', 'link', 'retry-after', 'x-request-id'],
  maxAge: 600,
} satisfies FastifyCorsOptions

/**
 * Allows pages of these origins to call the API, without credentials: tokens are sent in a header. Browsers hide
 * responses from pages of other origins.
 */
export async function allowOrigins(app: FastifyInstance, origins: string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    delegator: (request: FastifyRequest, done: (error: Error | null, options?: FastifyCorsOptions) => void) => {
      const isPreflight = Boolean(request.headers.origin && request.headers['access-control-request-method'])
      done(
        null,
        API_PATHS.test(request.url) ? { ...OPTIONS, origin: origins, preflight: isPreflight } : { origin: false },
      )
    },
  })
}
