import type { Fault, Reason } from '@saathi/shared/common'
import { TRPCError } from '@trpc/server'
import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseUnavailable, TooManyStatements } from './db/client.ts'
import { IdentityError } from './platform/identity/identity.ts'

const UNEXPECTED = 'Something went wrong on our side. Please try again.'
/** The message if a requester's share of the statement queue is used up. */
export const TOO_OFTEN = 'That was too often. Please try again in 1 second.'
const BUSY = 'Saathi cannot reach its database just now. Please try again in a moment.'

/** Returns the row. @throws TRPCError NOT_FOUND naming what is missing */
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

/** An error about one field of the input, BAD_REQUEST by default; clients show the message beside the field. */
export const badInput = (field: string, message: string, code: BadInput = 'BAD_REQUEST') =>
  new TRPCError({ code, message, cause: new FieldError(field) })

class ForbiddenReason extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

/** FORBIDDEN with a reason code that clients act on. */
export const forbidden = (reason: Reason, message: string) =>
  new TRPCError({ code: 'FORBIDDEN', message, cause: new ForbiddenReason(reason) })

/** FORBIDDEN for users who have not confirmed yet that they are adults. */
export const consentMissing = () => forbidden('consent', 'Please confirm first that you are 18 or older.')

class RetryLater extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super(`retry after ${seconds} s`)
    this.seconds = seconds
  }
}

/** An error with the seconds to wait, sent as the `Retry-After` header and as `retryAfter`. */
export const tryLater = (code: 'TOO_MANY_REQUESTS' | 'SERVICE_UNAVAILABLE', message: string, seconds: number) =>
  new TRPCError({ code, message, cause: new RetryLater(seconds) })

/** The `Retry-After` of an unreachable database or service, s. */
const UNAVAILABLE_RETRY_SECONDS = 1

/** The seconds that a client should wait before a retry; undefined if a retry is pointless. */
export function retryAfterOf({ cause }: { cause?: unknown }): number | undefined {
  if (cause instanceof RetryLater) return cause.seconds
  return temporaryError(cause) ? UNAVAILABLE_RETRY_SECONDS : undefined
}

type Issue = { path: PropertyKey[]; message: string }
const issuesOf = (cause: unknown): Issue[] | null =>
  cause instanceof Error && 'issues' in cause && Array.isArray(cause.issues) ? (cause.issues as Issue[]) : null

/** The driver's error inside Drizzle's, or the error itself. */
const unwrapDrizzle = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error)

/** Whether a write failed because of this constraint. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = unwrapDrizzle(error)
  return cause instanceof Error && 'constraint_name' in cause && cause.constraint_name === constraint
}

/** The first issue of an invalid input: its field (`preferences.travelType`) and a message that begins with it. */
function firstIssue(issues: Issue[]) {
  const [first] = issues
  const field = first?.path.map(String).join('.') || undefined
  return { field, message: field ? `${field}: ${first?.message}` : (first?.message ?? 'The input is not valid.') }
}

/** The response body of an error: without a stack, SQL, or the message of an unexpected error. */
export function toErrorResponse(error: TRPCError, requestId: string): Fault {
  const issues = error.code === 'BAD_REQUEST' ? issuesOf(error.cause) : null
  if (issues) return { ...firstIssue(issues), code: error.code, requestId }
  const temporary = temporaryError(error.cause)
  if (temporary) return { ...temporary, requestId, retryAfter: UNAVAILABLE_RETRY_SECONDS }
  if (error.code === 'INTERNAL_SERVER_ERROR') return { message: UNEXPECTED, code: error.code, requestId }
  const field = error.cause instanceof FieldError ? error.cause.field : undefined
  const reason = error.cause instanceof ForbiddenReason ? error.cause.reason : undefined
  return { message: error.message, code: error.code, requestId, field, reason, retryAfter: retryAfterOf(error) }
}

/**
 * The code and message if a retry may succeed, since the database or identity provider is unavailable or busy; else
 * null.
 */
function temporaryError(cause: unknown) {
  const error = unwrapDrizzle(cause)
  if (error instanceof TooManyStatements) return { code: 'TOO_MANY_REQUESTS', message: TOO_OFTEN } as const
  if (error instanceof DatabaseUnavailable) return { code: 'SERVICE_UNAVAILABLE', message: BUSY } as const
  const isTemporary = error instanceof IdentityError && (error.code === 'unavailable' || error.code === 'busy')
  return isTemporary ? ({ code: 'SERVICE_UNAVAILABLE', message: error.plain } as const) : null
}

/** Any error as a TRPCError; unexpected ones become INTERNAL_SERVER_ERROR, SERVICE_UNAVAILABLE or TOO_MANY_REQUESTS. */
export function asTRPCError(error: unknown): TRPCError {
  const isTRPCError = error instanceof TRPCError
  if (isTRPCError && error.code !== 'INTERNAL_SERVER_ERROR') return error
  const cause = isTRPCError ? error.cause : error
  const temporary = temporaryError(cause)
  if (temporary) return new TRPCError({ ...temporary, cause })
  return isTRPCError ? error : new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause })
}

/** The log fields of an error, without values that a user sent. */
export function loggable(error: unknown): Record<string, unknown> {
  const cause = unwrapDrizzle(error instanceof TRPCError ? (error.cause ?? error) : error)
  if (!(cause instanceof Error)) return { error: typeof cause }
  const pg = cause as Error & { code?: string; constraint_name?: string; severity?: string }
  // Postgres messages quote the offending values, so only the code and the constraint are logged.
  const isPostgres = pg.severity !== undefined
  return {
    error: pg.name,
    code: pg.code,
    constraint: pg.constraint_name,
    message: isPostgres ? undefined : pg.message,
    stack: isPostgres ? undefined : pg.stack,
  }
}
