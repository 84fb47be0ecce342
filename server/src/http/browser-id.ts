import { RETENTION } from '@saathi/shared/legal/retention'
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
/** The call after a log-in, by which its owner's browsers are recognised at their next log-in. */
const LOGGED_IN = /\/trpc\/[^?]*auth(\.|%2E)sync\b|\/api\/users\/profile(\?|$)/i
const DAYS = { counted: 1, loggedIn: RETENTION.sessionDays }

function daysFor({ method, url, headers }: FastifyRequest): number | null {
  if (method !== 'POST') return null
  if (LOGGED_IN.test(url) && headers.authorization) return DAYS.loggedIn
  return COUNTED.test(url) ? DAYS.counted : null
}

/**
 * Gives browsers an id: those that register for a day, so that others behind the same address cannot use up their
 * attempts, and those that log in for as long as their sessions are stored.
 */
export function browserIds(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const secure = publicUrl?.startsWith('https:') ?? false
  app.decorateRequest('browser', null)
  app.addHook('onRequest', (request, reply, done) => {
    const days = daysFor(request)
    if (days === null) return done()
    const id = browserIn(request.headers)
    request.browser = { id: id ?? newBrowser(), isNew: id === null }
    if (!id && days === DAYS.counted) reply.header('set-cookie', browserCookie(request.browser.id, { secure, days }))
    done()
  })
  // Only then is it known whether the token was valid.
  app.addHook('onSend', ({ browser }, reply, _payload, done) => {
    if (browser?.signedIn) reply.header('set-cookie', browserCookie(browser.id, { secure, days: DAYS.loggedIn }))
    done()
  })
}
