import { expect, test, vi } from 'vitest'
import { createAuth } from './auth.ts'

/** Somebody whom the identity provider gives a new token when it is asked to. */
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

test('calls whose token is refused at one moment all go again with a new one', async () => {
  const auth = createAuth({
    settings: async () => ({ mode: 'embedded', firebase: { apiKey: '', authDomain: '', projectId: '' }, demo: null }),
    sync: () => new Promise(() => {}),
    errorMessage: () => null,
    errorReason: () => null,
    onChange: () => {},
    onEnded: () => {},
  })
  await auth.isSignedIn()
  expect(await auth.token()).toBe('old')
  expect([auth.onUnauthorized(1), auth.onUnauthorized(1)]).toEqual([true, true])
  expect(await Promise.all([auth.token(), auth.token()])).toEqual(['new', 'new'])

  // Renewed once, it is good for the calls to come.
  const asked = vi.spyOn(asha, 'getIdToken')
  expect(await auth.token()).toBe('new')
  expect(asked).toHaveBeenCalledWith(false)
})
