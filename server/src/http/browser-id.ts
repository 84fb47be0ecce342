import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Browser } from '../context.ts'
import { browserCookie, browserIn, newBrowser } from '../platform/browser-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    browser: Browser | null
  }
}

/** Calls whose attempts are counted per browser: REST paths and tRPC names, which may be part of a batch. */
const COUNTED = /auth(\.|%2E)(sendCode|register)|\/auth\/(send-verification-code|verify-code-and-register)/i
const isCounted = ({ method, url }: FastifyRequest) => method === 'POST' && COUNTED.test(url)

/** Gives registering browsers an id for a day, so that others behind the same address cannot use up their attempts. */
export function browserIds(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const cookie = { secure: publicUrl?.startsWith('https:') ?? false, days: 1 }
  app.decorateRequest('browser', null)
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCounted(request)) return done()
    const id = browserIn(request.headers)
    request.browser = { id: id ?? newBrowser(), isNew: id === null }
    if (!id) reply.header('set-cookie', browserCookie(request.browser.id, cookie))
    done()
  })
}
