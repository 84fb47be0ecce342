import { createTRPCClient, httpLink } from '@trpc/client'
import type { AppRouter } from './router.ts'

/** Who logs in: by the token that registration answers with, or by e-mail address and password. */
export type LogIn = { url: string } & ({ customToken: string } | { email: string; password: string })

/** What the identity provider refused, by its code. */
export class LogInError extends Error {
  override name = 'LogInError'
  /** Such as `INVALID_LOGIN_CREDENTIALS`, `TOO_MANY_ATTEMPTS_TRY_LATER`, or `TOKEN_EXPIRED` for a session that has ended. */
  readonly code: string
  /** Seconds to wait, where there are any. */
  readonly retryAfter: number | undefined

  constructor(code: string, message: string, retryAfter?: number) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** Somebody who is logged in, for as long as the program runs. The password is needed no more. */
export type Session = {
  /** An ID token that is good now, renewed when it is about to end: `createSaathi({ url, token: session.token })`. */
  token: () => Promise<string>
  /** When the ID token at hand ends; about an hour after it was made. */
  readonly expiresAt: Date
}

type Tokens = { idToken: string; refreshToken: string; expiresIn: string }

/** A token is renewed so long before its end, ms. */
const EARLY_MS = 60_000
const FIREBASE = { toolkit: 'https://identitytoolkit.googleapis.com', tokens: 'https://securetoken.googleapis.com' }

const SENTENCES: Record<string, string> = {
  INVALID_LOGIN_CREDENTIALS: 'The e-mail address or the password is not right.',
  INVALID_CUSTOM_TOKEN: 'The custom token has expired or was not made for this Saathi.',
  TOKEN_EXPIRED: 'The session has ended. Please log in again.',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'There were too many attempts. Please try again later.',
  USER_DISABLED: 'This account is suspended.',
}

async function post(address: string, body: string, contentType: string): Promise<Record<string, string>> {
  const answer = await fetch(address, { method: 'POST', headers: { 'content-type': contentType }, body })
  const said = await answer.json().catch(() => ({}))
  if (answer.ok) return said
  const [code = ''] = String(said.error?.message ?? 'NO_ANSWER').split(' : ')
  const wait = Number(answer.headers.get('retry-after')) || undefined
  throw new LogInError(code, SENTENCES[code] ?? `The identity provider answered ${answer.status}: ${code}.`, wait)
}

/**
 * Asks the identity provider that this Saathi uses for a session, and makes the profile where there is none yet. The session
 * renews its token by its refresh token, once however many calls need it.
 * @throws LogInError for what the identity provider refuses, such as a wrong password
 */
export async function logIn({ url, ...who }: LogIn): Promise<Session> {
  const open = (headers = {}) =>
    createTRPCClient<AppRouter>({ links: [httpLink({ url: new URL('/trpc', url).href, headers })] })
  const { mode, firebase, emulatorUrl } = await open().auth.settings.query()
  // A stand-in has both of Google's services on one origin, under their names: the embedded provider on Saathi's own.
  const standIn = mode === 'embedded' ? url : emulatorUrl
  const at = (service: keyof typeof FIREBASE, path: string) => {
    const base = standIn ? new URL(`/${new URL(FIREBASE[service]).host}`, standIn).href : FIREBASE[service]
    return `${base}/v1/${path}?key=${encodeURIComponent(firebase.apiKey)}`
  }

  const [call, given] =
    'customToken' in who
      ? ['accounts:signInWithCustomToken', { token: who.customToken }]
      : ['accounts:signInWithPassword', { email: who.email, password: who.password }]
  const body = JSON.stringify({ ...given, returnSecureToken: true })
  let tokens = (await post(at('toolkit', call), body, 'application/json')) as Tokens
  let expiresAt = endOf(tokens)
  let renewing: Promise<string> | null = null

  async function renew(): Promise<string> {
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: tokens.refreshToken })
    const said = await post(at('tokens', 'token'), form.toString(), 'application/x-www-form-urlencoded')
    const { id_token: idToken = '', refresh_token: refreshToken = '', expires_in: expiresIn = '3600' } = said
    tokens = { idToken, refreshToken, expiresIn }
    expiresAt = endOf(tokens)
    return idToken
  }

  await open({ authorization: `Bearer ${tokens.idToken}` }).auth.sync.mutate()
  return {
    async token() {
      if (Date.now() < expiresAt.getTime() - EARLY_MS) return tokens.idToken
      renewing ??= renew().finally(() => {
        renewing = null
      })
      return renewing
    },
    get expiresAt() {
      return expiresAt
    },
  }
}

const endOf = ({ expiresIn }: Tokens) => new Date(Date.now() + Number(expiresIn) * 1000)
