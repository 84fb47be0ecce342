import type { User } from 'firebase/auth'
import { expect, test, vi } from 'vitest'
import { createAuth } from './auth.ts'

const asha = { uid: 'asha' } as User
const provider = vi.hoisted(() => ({ report: (_user: unknown) => {}, code: '' }))

vi.mock('./firebase.ts', () => ({
  openFirebase: () => ({
    watch: (listener: (user: unknown) => void) => {
      provider.report = listener
      listener(asha)
    },
    idToken: () => Promise.reject(Object.assign(new Error(provider.code), { code: provider.code })),
  }),
}))

const opened = async () => {
  const auth = createAuth({
    settings: async () => ({ mode: 'embedded', firebase: { apiKey: '', authDomain: '', projectId: '' }, demo: null }),
    sync: () => new Promise(() => {}),
    errorMessage: () => null,
    errorReason: () => null,
    onChange: () => {},
    onLeft: () => {},
    onEnded: () => {},
  })
  await auth.isSignedIn()
  return auth
}

test.each(['user-token-expired', 'user-disabled'])(
  'auth.token: a session that has ended (%s) rejects a call only once the user is signed out',
  async (code) => {
    const auth = await opened()
    provider.code = `auth/${code}`
    const seen: unknown[] = []
    const call = auth.token().catch(() => seen.push(auth.state().providerUser))
    await new Promise((resolve) => setTimeout(resolve))
    expect(seen).toEqual([])
    provider.report(null)
    await call
    expect(seen).toEqual([null])
  },
)

test('auth.token: another failure, such as a lost connection, rejects at once', async () => {
  const auth = await opened()
  provider.code = 'auth/network-request-failed'
  await expect(auth.token()).rejects.toMatchObject({ code: 'auth/network-request-failed' })
  expect(auth.state().providerUser).toBe(asha)
})
