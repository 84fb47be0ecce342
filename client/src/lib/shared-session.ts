import type { User } from 'firebase/auth'

/** How long to wait for the SDK to take over what another tab has stored; it looks every 800 ms. */
const PATIENCE_MS = 3_000
const LOOK_MS = 100
/** The SDK renews an ID token this long before its end. */
const BUFFER_MS = 30_000

/**
 * Waits, before a token is renewed, until this tab has the session as it is stored. Tabs share one session, and each
 * renewal replaces its refresh token: a tab that slept while another renewed must not use the old one, which the provider
 * takes for a stolen one. Goes on after three seconds whatever is stored.
 */
export async function waitForStoredSession(
  user: User,
  renew: boolean,
  key: string,
  stored: (key: string) => Promise<string | null> = storedRefreshToken,
): Promise<void> {
  const { stsTokenManager } = user.toJSON() as { stsTokenManager?: { expirationTime?: number } }
  const isOld = (stsTokenManager?.expirationTime ?? 0) < Date.now() + BUFFER_MS
  if (!renew && !isOld) return
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const token = await stored(key).catch(() => null)
    if (token === null || token === user.refreshToken) return
    await new Promise((passed) => setTimeout(passed, LOOK_MS))
  }
}

/** The refresh token that the SDK has stored under this key, if any. The place is the SDK's own (12.19). */
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

/** Nobody waits for it: without a network the session ends in this browser, and on the server when it has been idle. */
export function revoke(token: string) {
  fetch('/identitytoolkit.googleapis.com/v2/accounts:revokeToken', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tokenType: 'REFRESH_TOKEN', token }),
    keepalive: true,
  }).catch(() => console.warn('The session could not be ended on the server.'))
}
