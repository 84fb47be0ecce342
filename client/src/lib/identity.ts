/** An account of the chooser that replaces Google's pop-up in embedded mode. */
export type GoogleAccount = { email: string; name: string }

/** The code of an identity provider's error without `auth/`; null for any other error. */
export function identityCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' && code.startsWith('auth/') ? code.slice('auth/'.length) : null
}
