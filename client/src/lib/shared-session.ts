import type { User } from 'firebase/auth'

/** The time to wait for the SDK to load the session that another tab stored; it polls every 800 ms. */
const TIMEOUT_MS = 3_000
const POLL_MS = 100
/** The SDK renews an ID token this long before it expires. */
const BUFFER_MS = 30_000

/**
 * Waits, before a token is renewed, until this tab has loaded the stored session, for three seconds at most. Tabs share
 * one session and each renewal replaces its refresh token; the provider treats the use of an old one as theft.
 */
export async function waitForStoredSession(
  user: User,
  renew: boolean,
  key: string,
  readRefreshToken: (key: string) => Promise<string | null> = storedRefreshToken,
): Promise<void> {
  const { stsTokenManager } = user.toJSON() as { stsTokenManager?: { expirationTime?: number } }
  const isExpired = (stsTokenManager?.expirationTime ?? 0) < Date.now() + BUFFER_MS
  if (!renew && !isExpired) return
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
    const token = await readRefreshToken(key).catch(() => null)
    if (token === null || token === user.refreshToken) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** The refresh token in the SDK's IndexedDB (as of firebase 12.19); null for none. */
const storedRefreshToken = (key: string) =>
  new Promise<string | null>((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const db = opening.result
      const done = (token: string | null) => {
        db.close()
        resolve(token)
      }
      try {
        const reading = db.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').get(key)
        reading.onsuccess = () => done(reading.result?.value?.stsTokenManager?.refreshToken ?? null)
        reading.onerror = () => done(null)
      } catch {
        done(null)
      }
    }
  })

/** Revokes a refresh token without waiting. Without a network the server's session ends when it has been idle. */
export function revoke(token: string) {
  fetch('/identitytoolkit.googleapis.com/v2/accounts:revokeToken', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tokenType: 'REFRESH_TOKEN', token }),
    keepalive: true,
  }).catch(() => console.warn('The session could not be ended on the server.'))
}
