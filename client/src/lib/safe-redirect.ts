/** Not worth going back to: whoever is logged in has no business there. */
const LOGGED_OUT = /^\/(login|register|reset-password)(\/|$)/

/**
 * A place of this site out of an address that may be anybody's: its path with query and hash, or null for any other
 * (`//elsewhere.example`, `https:...`, `/\elsewhere.example`).
 */
export function safeRedirect(wanted: unknown, origin: string): string | null {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, origin)) return null
  const url = new URL(wanted, origin)
  const place = url.pathname + url.search + url.hash
  if (url.origin !== origin || place.startsWith('//') || LOGGED_OUT.test(url.pathname)) return null
  return place
}
