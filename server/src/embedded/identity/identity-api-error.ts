/** An error with a code of Google's Identity Toolkit, which the web SDK maps to `auth/...`. */
export class IdentityApiError extends Error {
  override name = 'IdentityApiError'
  readonly status: number
  /** Seconds to wait before the next try. */
  readonly retryAfter: number | undefined

  /** `code` may be followed by ` : ` and a sentence. */
  constructor(code: string, status = 400, retryAfter?: number) {
    super(code)
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** @throws IdentityApiError with `code` if the value is missing */
export function need<T>(value: T | null | undefined | false | '', code: string): T {
  if (value === null || value === undefined || value === false || value === '') throw new IdentityApiError(code)
  return value
}

/** An error body in the shape of Google's endpoints. */
export const errorBody = (status: number, message: string) => ({
  error: { code: status, message, errors: [{ message, reason: 'invalid', domain: 'global' }] },
})
