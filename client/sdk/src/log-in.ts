import { createTRPCClient, httpLink } from '@trpc/client'
import type { AppRouter } from './router.ts'

/** The credentials: the custom token of a registration, or email address and password. */
export type LogIn = { url: string } & ({ customToken: string } | { email: string; password: string })

/** The identity provider refused a call. */
export class LogInError extends Error {
  override name = 'LogInError'
  /** The provider's code: `INVALID_LOGIN_CREDENTIALS`, `TOO_MANY_ATTEMPTS_TRY_LATER`, `TOKEN_EXPIRED` for an ended session. */
  readonly code: string
  /** Seconds to wait before a retry, if the provider names them. */
  readonly retryAfter: number | undefined

  constructor(code: string, message: string, retryAfter?: number) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** A session, held in memory. It does not need the password again. */
export type Session = {
  /** A valid ID token, renewed before it expires: `createSaathi({ url, token: session.token })`. */
  token: () => Promise<string>
  /** The expiry of the current ID token, which lasts about an hour. */
  readonly expiresAt: Date
}

type Tokens = { idToken: string; refreshToken: string; expiresIn: string }

/** How long before its expiry a token is renewed, ms. */
const RENEW_BEFORE_MS = 60_000
const FIREBASE = { toolkit: 'https://identitytoolkit.googleapis.com', tokens: 'https://securetoken.googleapis.com' }

const SENTENCES: Record<string, string> = {
  INVALID_LOGIN_CREDENTIALS: 'The email address or the password is not right.',
  INVALID_CUSTOM_TOKEN: 'The custom token has expired or was not made for this Saathi.',
  TOKEN_EXPIRED: 'The session has ended. Please log in again.',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'There were too many attempts. Please try again later.',
  USER_DISABLED: 'This account is suspended.',
}

async function post(url: string, body: string, contentType: string): Promise<Record<string, string>> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': contentType }, body })
  const result = await response.json().catch(() => ({}))
  if (response.ok) return result
  const [code = ''] = String(result.error?.message ?? 'NO_ANSWER').split(' : ')
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  throw new LogInError(
    code,
    SENTENCES[code] ?? `The identity provider answered ${response.status}: ${code}.`,
    retryAfter,
  )
}

/**
 * Logs in at the identity provider that the server uses, and creates the profile if it does not exist. Concurrent calls
 * share one renewal of the token.
 * @throws LogInError when the identity provider refuses, for example a wrong password
 */
export async function logIn({ url, ...who }: LogIn): Promise<Session> {
  const createClient = (headers = {}) =>
    createTRPCClient<AppRouter>({ links: [httpLink({ url: new URL('/trpc', url).href, headers })] })
  const { mode, firebase, emulatorUrl } = await createClient().auth.settings.query()
  // An emulator serves both of Google's hosts as paths of one origin; the embedded provider uses the server's own origin.
  const emulator = mode === 'embedded' ? url : emulatorUrl
  const urlOf = (service: keyof typeof FIREBASE, path: string) => {
    const base = emulator ? new URL(`/${new URL(FIREBASE[service]).host}`, emulator).href : FIREBASE[service]
    return `${base}/v1/${path}?key=${encodeURIComponent(firebase.apiKey)}`
  }

  const [call, credentials] =
    'customToken' in who
      ? ['accounts:signInWithCustomToken', { token: who.customToken }]
      : ['accounts:signInWithPassword', { email: who.email, password: who.password }]
  const body = JSON.stringify({ ...credentials, returnSecureToken: true })
  let tokens = (await post(urlOf('toolkit', call), body, 'application/json')) as Tokens
  let expiresAt = expiryOf(tokens)
  let renewal: Promise<string> | null = null

  async function renew(): Promise<string> {
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: tokens.refreshToken })
    const result = await post(urlOf('tokens', 'token'), form.toString(), 'application/x-www-form-urlencoded')
    const { id_token: idToken = '', refresh_token: refreshToken = '', expires_in: expiresIn = '3600' } = result
    tokens = { idToken, refreshToken, expiresIn }
    expiresAt = expiryOf(tokens)
    return idToken
  }

  await createClient({ authorization: `Bearer ${tokens.idToken}` }).auth.sync.mutate()
  return {
    async token() {
      if (Date.now() < expiresAt.getTime() - RENEW_BEFORE_MS) return tokens.idToken
      renewal ??= renew().finally(() => {
        renewal = null
      })
      return renewal
    },
    get expiresAt() {
      return expiresAt
    },
  }
}

const expiryOf = ({ expiresIn }: Tokens) => new Date(Date.now() + Number(expiresIn) * 1000)
