import { expect, test, vi } from 'vitest'
import { createAuth } from './auth.ts'

/** A user whose token the identity provider renews on request. */
const asha = {
  uid: 'asha',
  token: 'old',
  async getIdToken(renew: boolean) {
    if (renew) {
      await new Promise((resolve) => setTimeout(resolve))
      this.token = 'new'
    }
    return this.token
  },
}

vi.mock('./firebase.ts', () => ({
  openFirebase: () => ({
    watch: (listener: (user: typeof asha) => void) => listener(asha),
    idToken: (user: typeof asha, renew: boolean) => user.getIdToken(renew),
  }),
}))

test('auth.onUnauthorized: concurrent calls with a refused token are all retried with a new one', async () => {
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
  expect(await auth.token()).toBe('old')
  expect([auth.onUnauthorized(1), auth.onUnauthorized(1)]).toEqual([true, true])
  expect(await Promise.all([auth.token(), auth.token()])).toEqual(['new', 'new'])

  // Later calls use the renewed token.
  const getIdToken = vi.spyOn(asha, 'getIdToken')
  expect(await auth.token()).toBe('new')
  expect(getIdToken).toHaveBeenCalledWith(false)
})
