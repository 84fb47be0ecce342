import { createTRPCClient, httpLink } from '@trpc/client'
import type { AppRouter } from './router.ts'

/** Who logs in: by the token that registration answers with, or by e-mail address and password. */
export type LogIn = { url: string } & ({ customToken: string } | { email: string; password: string })

export type Session = {
  /** An ID token, for `createSaathi`. */
  token: string
  /** When it ends; about an hour from now. */
  expiresAt: Date
}

const FIREBASE = 'https://identitytoolkit.googleapis.com'

/**
 * Asks the identity provider that this Saathi uses for an ID token, and makes the profile where there is none yet.
 * @throws Error with the provider's code, such as INVALID_LOGIN_CREDENTIALS
 */
export async function logIn({ url, ...who }: LogIn): Promise<Session> {
  const open = (headers = {}) =>
    createTRPCClient<AppRouter>({ links: [httpLink({ url: new URL('/trpc', url).href, headers })] })
  const { mode, firebase } = await open().auth.settings.query()
  // The embedded provider stands on Saathi's own origin, under the name of the real one.
  const base = mode === 'firebase' ? FIREBASE : new URL('/identitytoolkit.googleapis.com', url).href
  const [call, body] =
    'customToken' in who
      ? ['accounts:signInWithCustomToken', { token: who.customToken }]
      : ['accounts:signInWithPassword', { email: who.email, password: who.password }]
  const answer = await fetch(`${base}/v1/${call}?key=${encodeURIComponent(firebase.apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  })
  const said = (await answer.json()) as { idToken?: string; expiresIn?: string; error?: { message?: string } }
  if (!said.idToken) throw new Error(said.error?.message ?? `The identity provider answered ${answer.status}.`)
  await open({ authorization: `Bearer ${said.idToken}` }).auth.sync.mutate()
  return { token: said.idToken, expiresAt: new Date(Date.now() + Number(said.expiresIn ?? 3600) * 1000) }
}
