/** The relying party of passkeys: their domain, and the origin on which they may be used. */
export type RelyingParty = { id: string; origin: string }

const DEVELOPMENT = /^http:\/\/localhost(:\d{1,5})?$/

/**
 * The relying party of this site. Without a configured URL, in development, it is localhost with the port that the
 * browser names; other origins are refused.
 */
export function relyingParty(publicUrl: string | null, origin: string | null): RelyingParty {
  if (publicUrl) {
    const url = new URL(publicUrl)
    return { id: url.hostname, origin: url.origin }
  }
  return { id: 'localhost', origin: origin && DEVELOPMENT.test(origin) ? origin : 'http://localhost' }
}
