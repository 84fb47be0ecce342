/** Pages for signed-out users, which are no target after a log-in. */
const SIGNED_OUT_PAGES = /^\/(login|register|reset-password)(\/|$)/

/**
 * The path, query and hash of an untrusted redirect target on this origin; null for any other origin
 * (`//elsewhere.example`, `https:...`, `/\elsewhere.example`) and for the log-in pages.
 */
export function safeRedirect(target: unknown, origin: string): string | null {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target) || !URL.canParse(target, origin)) return null
  const url = new URL(target, origin)
  const path = url.pathname + url.search + url.hash
  if (url.origin !== origin || path.startsWith('//') || SIGNED_OUT_PAGES.test(url.pathname)) return null
  return path
}
