import { createHash, randomBytes } from 'node:crypto'

/** A secret for a link: 128 random bits in 22 characters. */
export const newLinkToken = () => randomBytes(16).toString('base64url')

/** The stored form of a token. It needs no salt or cost, since the token is random. */
export const linkTokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Paths with such a token: pages of shared trips, the call behind them, pages to join a trip or a choice, and calendar feeds. */
const TOKEN_PATHS = /^(\/+(?:api\/+)?(?:shared|calendar|(?:trips|choices)\/+join)\/+).+$/i

/** A path for the log, without the token of a link. */
export function pathWithoutToken(path: string): string {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // Not decodable: the server does not decode it either.
  }
  return TOKEN_PATHS.test(decoded) ? decoded.replace(TOKEN_PATHS, '$1[token]') : path
}
