import type { User } from 'firebase/auth'
import { expect, test, vi } from 'vitest'
import { waitForStoredSession } from './shared-session.ts'

/** Somebody signed in in this tab, whose ID token lasts so many seconds more. */
const person = (seconds: number) => {
  const user = {
    refreshToken: 'first',
    toJSON: () => ({ stsTokenManager: { expirationTime: Date.now() + seconds * 1000 } }),
  }
  return user as unknown as User & { refreshToken: string }
}

test('a token about to be renewed waits until this tab has the session that another tab renewed', async () => {
  const user = person(0)
  let isInStep = false
  const waiting = waitForStoredSession(user, false, 'key', async () => 'second').then(() => {
    isInStep = true
  })
  await new Promise((passed) => setTimeout(passed, 250))
  expect(isInStep).toBe(false)
  user.refreshToken = 'second'
  await waiting
})

test('a token that is good still is used without a look at what is stored', async () => {
  const stored = vi.fn(async () => 'second')
  await waitForStoredSession(person(600), false, 'key', stored)
  expect(stored).not.toHaveBeenCalled()
})

test('a token that is renewed because it was refused waits too, and nobody waits where nothing is stored', async () => {
  const stored = vi.fn(async () => null)
  await waitForStoredSession(person(600), true, 'key', stored)
  await waitForStoredSession(person(0), false, 'key', () => Promise.reject(new Error('no storage here')))
  expect(stored).toHaveBeenCalledTimes(1)
})
