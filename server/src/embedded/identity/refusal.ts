/** A request that Identity Toolkit would refuse, in its words: the web SDK turns `code` into `auth/...`. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  /** Seconds to wait before it can be otherwise. */
  readonly retryAfter: number | undefined

  /** `code` may go on with ` : ` and a sentence for people. */
  constructor(code: string, status = 400, retryAfter?: number) {
    super(code)
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** Refuses with `code` unless the value is there. */
export function need<T>(value: T | null | undefined | false | '', code: string): T {
  if (value === null || value === undefined || value === false || value === '') throw new Refusal(code)
  return value
}

/** An error as Google's endpoints write it. */
export const errorBody = (status: number, message: string) => ({
  error: { code: status, message, errors: [{ message, reason: 'invalid', domain: 'global' }] },
})
