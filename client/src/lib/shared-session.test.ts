import type { User } from 'firebase/auth'
import { expect, test, vi } from 'vitest'
import { waitForStoredSession } from './shared-session.ts'

/** A signed-in user whose ID token expires in so many seconds. */
const userWithToken = (seconds: number) => {
  const user = {
    refreshToken: 'first',
    toJSON: () => ({ stsTokenManager: { expirationTime: Date.now() + seconds * 1000 } }),
  }
  return user as unknown as User & { refreshToken: string }
}

test('waitForStoredSession: an expired token waits until this tab has the session that another tab renewed', async () => {
  const user = userWithToken(0)
  let isInStep = false
  const waiting = waitForStoredSession(user, false, 'key', async () => 'second').then(() => {
    isInStep = true
  })
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(isInStep).toBe(false)
  user.refreshToken = 'second'
  await waiting
})

test('waitForStoredSession: a valid token does not read the storage', async () => {
  const readRefreshToken = vi.fn(async () => 'second')
  await waitForStoredSession(userWithToken(600), false, 'key', readRefreshToken)
  expect(readRefreshToken).not.toHaveBeenCalled()
})

test('waitForStoredSession: a forced renewal reads the storage, and missing storage does not block', async () => {
  const readRefreshToken = vi.fn(async () => null)
  await waitForStoredSession(userWithToken(600), true, 'key', readRefreshToken)
  await waitForStoredSession(userWithToken(0), false, 'key', () => Promise.reject(new Error('no storage here')))
  expect(readRefreshToken).toHaveBeenCalledTimes(1)
})
