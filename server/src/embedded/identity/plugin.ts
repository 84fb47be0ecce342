import { RETENTION } from '@saathi/shared/legal/retention'
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable, TooManyStatements } from '../../db/client.ts'
import { loggable } from '../../errors.ts'
import { browserCookie, browserIn } from '../../platform/browser-cookie.ts'
import { IdentityError } from '../../platform/identity/identity.ts'
import { createAuthUri, deleteOwn, lookup, resetPassword, sendOobCode, update } from './account.ts'
import { errorBody, IdentityApiError } from './identity-api-error.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from './passwords.ts'
import type { IdentityRequester, Service } from './service.ts'
import { refresh, revokeToken, signInWithCustomToken, signInWithIdp, signInWithPassword, signUp } from './sign-in.ts'

type Operation = (service: Service, body: unknown, requester: IdentityRequester) => Promise<object>

const ACCOUNTS: Record<string, Operation> = {
  signUp,
  signInWithPassword,
  signInWithCustomToken,
  signInWithIdp,
  lookup,
  update,
  delete: deleteOwn,
  sendOobCode,
  resetPassword,
  createAuthUri,
}

const PASSWORD_POLICY = {
  schemaVersion: 1,
  customStrengthOptions: { minPasswordLength: MIN_PASSWORD, maxPasswordLength: MAX_PASSWORD },
  allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~`-+='],
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
}

/** The time for which accounts recognise a browser that has signed in to them. */
const BROWSER_DAYS = RETENTION.sessionDays

/** The maximum size of a body; the web SDK's are smaller. */
const BODY_LIMIT = 64 * 1024

/** The routes of Identity Toolkit and Secure Token that the web SDK calls, for pages of the same origin only. */
export const identityPlugin =
  (service: Service, drained: (log: FastifyBaseLogger) => { stop: () => Promise<void> }): FastifyPluginAsync =>
  async (app) => {
    acceptOnly(app)
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    answerErrors(app)
    const answer =
      (operation: Operation) =>
      ({ body, ip, log, headers }: FastifyRequest, reply: FastifyReply) => {
        const setBrowser = (id: string) => {
          const secure = service.publicUrl().startsWith('https:')
          reply.header('set-cookie', browserCookie(id, { secure, days: BROWSER_DAYS }))
        }
        return operation(service, body, { ip, log, browser: browserIn(headers), setBrowser })
      }
    for (const [name, operation] of Object.entries(ACCOUNTS)) {
      app.post(`/identitytoolkit.googleapis.com/v1/accounts::${name}`, { bodyLimit: BODY_LIMIT }, answer(operation))
    }
    app.post('/identitytoolkit.googleapis.com/v2/accounts::revokeToken', { bodyLimit: BODY_LIMIT }, answer(revokeToken))
    app.post('/securetoken.googleapis.com/v1/token', { bodyLimit: BODY_LIMIT }, answer(refresh))
    app.get('/identitytoolkit.googleapis.com/v2/passwordPolicy', async () => PASSWORD_POLICY)
    for (const host of ['identitytoolkit', 'securetoken']) {
      app.all(`/${host}.googleapis.com/*`, async () => {
        throw new IdentityApiError('NOT_FOUND', 404)
      })
    }
    let background: { stop: () => Promise<void> } | undefined
    app.addHook('onReady', async () => {
      background = drained(app.log)
    })
    app.addHook('onClose', async () => background?.stop())
  }

/** Accepts JSON and forms. Plain text is rejected, since a page of any origin can post it without a CORS preflight. */
function acceptOnly(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const [status, message] = toErrorResponse(error)
    if (error instanceof IdentityApiError && error.retryAfter) reply.header('retry-after', error.retryAfter)
    else if (status === 429) reply.header('retry-after', 1)
    if (status >= 500) request.log.error(loggable(error), 'an identity request failed')
    return reply.code(status).send(errorBody(status, message))
  })
}

function toErrorResponse(error: Error & { statusCode?: number }): [status: number, message: string] {
  if (error instanceof IdentityApiError) return [error.status, error.message]
  if (error instanceof IdentityError && error.code === 'busy') return [429, 'TOO_MANY_ATTEMPTS_TRY_LATER']
  if (error.statusCode && error.statusCode < 500) return [error.statusCode, 'INVALID_ARGUMENT']
  const cause = error.cause instanceof DatabaseUnavailable ? error.cause : error
  if (cause instanceof TooManyStatements) return [429, 'TOO_MANY_ATTEMPTS_TRY_LATER']
  return cause instanceof DatabaseUnavailable ? [503, 'UNAVAILABLE'] : [500, 'INTERNAL_ERROR']
}
