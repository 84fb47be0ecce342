import type { Fault, Reason } from '@saathi/shared/common'
import { TRPCError } from '@trpc/server'
import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseUnavailable, TooManyStatements } from './db/client.ts'
import { IdentityError } from './platform/identity/identity.ts'

const PLAIN = 'Something went wrong on our side. Please try again.'
/** What is said to whoever asks for more than is their share. */
export const TOO_OFTEN = 'That was too often. Please try again in 1 second.'
const BUSY = 'Saathi cannot reach its database just now. Please try again in a moment.'

/** The row, or NOT_FOUND with a sentence that names what is missing. */
export function orNotFound<T>(row: T | null | undefined, what: string): T {
  if (row === null || row === undefined) throw new TRPCError({ code: 'NOT_FOUND', message: `No such ${what}.` })
  return row
}

class FieldError extends Error {
  readonly field: string
  constructor(field: string) {
    super(field)
    this.field = field
  }
}

type BadInput = 'BAD_REQUEST' | 'PAYLOAD_TOO_LARGE' | 'TIMEOUT' | 'UNSUPPORTED_MEDIA_TYPE'

/** BAD_REQUEST (or what is given) about one field of the input, in words fit to stand beside it. */
export const badInput = (field: string, message: string, code: BadInput = 'BAD_REQUEST') =>
  new TRPCError({ code, message, cause: new FieldError(field) })

class Forbidden extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

/** FORBIDDEN for a reason that a client can do something about. */
export const forbidden = (reason: Reason, message: string) =>
  new TRPCError({ code: 'FORBIDDEN', message, cause: new Forbidden(reason) })

/** FORBIDDEN for people who have not said yet that they are adults. */
export const consentMissing = () => forbidden('consent', 'Please confirm first that you are 18 or older.')

class RetryLater extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super(`retry after ${seconds} s`)
    this.seconds = seconds
  }
}

/** An answer that says how long to wait, in whole seconds: in a `Retry-After` header and as `retryAfter`. */
export const tryLater = (code: 'TOO_MANY_REQUESTS' | 'SERVICE_UNAVAILABLE', message: string, seconds: number) =>
  new TRPCError({ code, message, cause: new RetryLater(seconds) })

/** What is to be waited for a database, or another service, that does not answer, s. */
const SOON = 1

/** The seconds to wait that an error names, if it does. */
export function retryAfterOf({ cause }: { cause?: unknown }): number | undefined {
  if (cause instanceof RetryLater) return cause.seconds
  return passingBy(cause) ? SOON : undefined
}

type Issue = { path: PropertyKey[]; message: string }
const issuesOf = (cause: unknown): Issue[] | null =>
  cause instanceof Error && 'issues' in cause && Array.isArray(cause.issues) ? (cause.issues as Issue[]) : null

/** The database's own error under Drizzle's, if that is what it is. */
const underneath = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error)

/** Whether the database refused a write because of this constraint. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = underneath(error)
  return cause instanceof Error && 'constraint_name' in cause && cause.constraint_name === constraint
}

/** The first fault of a bad input: its field (`preferences.travelType`) and a sentence that begins with it. */
function inputFault(issues: Issue[]) {
  const [first] = issues
  const field = first?.path.map(String).join('.') || undefined
  return { field, message: field ? `${field}: ${first?.message}` : (first?.message ?? 'The input is not valid.') }
}

/** What a caller is told of an error: never a stack, SQL or the message of an unknown error. */
export function toErrorResponse(error: TRPCError, requestId: string): Fault {
  const issues = error.code === 'BAD_REQUEST' ? issuesOf(error.cause) : null
  if (issues) return { ...inputFault(issues), code: error.code, requestId }
  const passing = passingBy(error.cause)
  if (passing) return { ...passing, requestId, retryAfter: SOON }
  if (error.code === 'INTERNAL_SERVER_ERROR') return { message: PLAIN, code: error.code, requestId }
  const field = error.cause instanceof FieldError ? error.cause.field : undefined
  const reason = error.cause instanceof Forbidden ? error.cause.reason : undefined
  return { message: error.message, code: error.code, requestId, field, reason, retryAfter: retryAfterOf(error) }
}

/**
 * What to say when it is something else that does not answer, the database or whoever knows the accounts, or when the
 * caller asks for more at once than is their share.
 */
function passingBy(cause: unknown) {
  const error = underneath(cause)
  if (error instanceof TooManyStatements) return { code: 'TOO_MANY_REQUESTS', message: TOO_OFTEN } as const
  if (error instanceof DatabaseUnavailable) return { code: 'SERVICE_UNAVAILABLE', message: BUSY } as const
  const isPassing = error instanceof IdentityError && (error.code === 'unavailable' || error.code === 'busy')
  return isPassing ? ({ code: 'SERVICE_UNAVAILABLE', message: error.plain } as const) : null
}

/** Any error as a TRPCError; those made by nobody here become INTERNAL_SERVER_ERROR or SERVICE_UNAVAILABLE. */
export function asTRPCError(error: unknown): TRPCError {
  const known = error instanceof TRPCError
  if (known && error.code !== 'INTERNAL_SERVER_ERROR') return error
  const cause = known ? error.cause : error
  const passing = passingBy(cause)
  if (passing) return new TRPCError({ ...passing, cause })
  return known ? error : new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause })
}

/** What the log keeps of an error: enough to find it, and none of the values that a person sent. */
export function loggable(error: unknown): Record<string, unknown> {
  const cause = underneath(error instanceof TRPCError ? (error.cause ?? error) : error)
  if (!(cause instanceof Error)) return { error: typeof cause }
  const pg = cause as Error & { code?: string; constraint_name?: string; severity?: string }
  // Postgres quotes the values at fault in its message, so its code and constraint stand for it.
  const quotes = pg.severity !== undefined
  return {
    error: pg.name,
    code: pg.code,
    constraint: pg.constraint_name,
    message: quotes ? undefined : pg.message,
    stack: quotes ? undefined : pg.stack,
  }
}
