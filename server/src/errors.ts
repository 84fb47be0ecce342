import { indianDay } from '@saathi/shared/lib/days'
import type { ErrorParams, ErrorResponse, InputError, MessageId, Reason } from '@saathi/shared/lib/errors'
import * as inputTexts from '@saathi/shared/lib/messages/en/input'
import { TRPCError } from '@trpc/server'
import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseUnavailable, TooManyStatements } from './db/client.ts'
import { dayInWords } from './messages/en/days.ts'
import { inputInvalid } from './messages/en/request.ts'
import { errorText } from './messages/errors.ts'
import { IdentityError } from './platform/identity/identity.ts'

type ErrorId = keyof ErrorParams
type Params = Record<string, string | number>

/** What a response says about an error besides its code and message. */
type Details = {
  /** The invalid input; clients show the message beside the field. */
  field?: string
  /** Why a call is forbidden; clients act on it. */
  reason?: Reason
  /** The seconds to wait, also sent as the `Retry-After` header. */
  retryAfter?: number
}

/** The cause of an error from the catalogue. */
class CatalogueError extends Error {
  readonly messageId: ErrorId
  readonly params: Params | undefined
  readonly field: string | undefined
  readonly reason: Reason | undefined
  readonly retryAfter: number | undefined

  constructor(messageId: ErrorId, { params, field, reason, retryAfter }: Details & { params?: Params }) {
    super(messageId)
    this.messageId = messageId
    this.params = params
    this.field = field
    this.reason = reason
    this.retryAfter = retryAfter
  }
}

type Given<Id extends ErrorId> = keyof ErrorParams[Id] extends never
  ? [details?: Details]
  : [details: Details & { params: ErrorParams[Id] }]

/** An error with a message of the catalogue: `appError('CONFLICT', 'tours.ended')`. */
export function appError<Id extends ErrorId>(code: TRPCError['code'], messageId: Id, ...[given]: Given<Id>): TRPCError {
  const details: Details & { params?: ErrorParams[Id] } = given ?? {}
  const message = errorText(messageId, details.params ?? ({} as ErrorParams[Id]))
  return new TRPCError({ code, message, cause: new CatalogueError(messageId, details) })
}

/** The errors whose message has no parameters. */
export type WithoutParams = { [Id in ErrorId]: keyof ErrorParams[Id] extends never ? Id : never }[ErrorId]

/** BAD_REQUEST about one field of the input. */
export const badInput = (field: string, messageId: WithoutParams) => appError('BAD_REQUEST', messageId, { field })

/** FORBIDDEN for users who have not confirmed yet that they are adults. */
export const consentMissing = () => appError('FORBIDDEN', 'access.consentMissing', { reason: 'consent' })

/** FORBIDDEN for suspended users. @param until the end of the suspension; null: for good */
export const suspended = (until: string | null) =>
  until
    ? appError('FORBIDDEN', 'access.suspendedUntil', {
        reason: 'suspended',
        params: { day: dayInWords(indianDay(new Date(until))) },
      })
    : appError('FORBIDDEN', 'access.suspended', { reason: 'suspended' })

/** FORBIDDEN for log-ins without the passkey that the user wants them to need. */
export const passkeyNeeded = () => appError('FORBIDDEN', 'access.passkeyNeeded', { reason: 'passkey-needed' })

/** Returns the row. @throws TRPCError NOT_FOUND with a message that names what is missing */
export function orNotFound<T>(row: T | null | undefined, messageId: WithoutParams): T {
  if (row === null || row === undefined) throw appError('NOT_FOUND', messageId)
  return row
}

/** The `Retry-After` of an unreachable database or service, s. */
const UNAVAILABLE_RETRY_SECONDS = 1

/** TOO_MANY_REQUESTS if a requester's share of the statement queue is used up. */
export const queueShareUsedUp = () =>
  appError('TOO_MANY_REQUESTS', 'limits.tooOften', {
    retryAfter: UNAVAILABLE_RETRY_SECONDS,
    params: { seconds: UNAVAILABLE_RETRY_SECONDS },
  })

function detailsOf({ cause }: { cause?: unknown }) {
  if (!(cause instanceof CatalogueError)) return undefined
  const { field, reason, retryAfter, messageId, params } = cause
  return { field, reason, retryAfter, messageId, params }
}

/** The seconds that a client should wait before a retry; undefined if a retry is pointless. */
export const retryAfterOf = (error: { cause?: unknown }): number | undefined =>
  detailsOf(temporaryError(error.cause) ?? error)?.retryAfter

/** The driver's error inside Drizzle's, or the error itself. */
const unwrapDrizzle = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error)

/** Whether a write failed because of this constraint. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = unwrapDrizzle(error)
  return cause instanceof Error && 'constraint_name' in cause && cause.constraint_name === constraint
}

type Issue = {
  code: string
  path: PropertyKey[]
  message: string
  origin?: string
  minimum?: unknown
  maximum?: unknown
  format?: string
  expected?: string
}
const issuesOf = (cause: unknown): Issue[] | null =>
  cause instanceof Error && 'issues' in cause && Array.isArray(cause.issues) ? (cause.issues as Issue[]) : null

const INPUT_IDS = new Map(Object.entries(inputTexts).map(([name, text]) => [text, `input.${name}` as MessageId]))

/** The id for an issue without a message of its own: by zod's code, and for a size by what has it. */
function toInputError({ code, origin }: Issue): InputError {
  const isText = origin === 'string'
  const isList = origin === 'array'
  if (code === 'too_small') return isText ? 'input.tooShort' : isList ? 'input.tooFew' : 'input.tooSmall'
  if (code === 'too_big') return isText ? 'input.tooLong' : isList ? 'input.tooMany' : 'input.tooLarge'
  if (code === 'invalid_type') return 'input.wrongType'
  if (code === 'invalid_format') return 'input.wrongFormat'
  return code === 'invalid_value' ? 'input.notAllowed' : 'input.invalid'
}

const isParam = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number'

/** The first issue of an invalid input: its field (`preferences.travelType`) and a message that begins with it. */
function firstIssue([first]: Issue[]) {
  if (!first) return { message: inputInvalid, messageId: 'input.invalid' as const }
  const { path, minimum, maximum, format, expected } = first
  const field = path.map(String).join('.') || undefined
  const params = Object.fromEntries(Object.entries({ minimum, maximum, format, expected }).filter(isParam))
  return {
    field,
    message: field ? `${field}: ${first.message}` : first.message,
    messageId: INPUT_IDS.get(first.message) ?? toInputError(first),
    params: Object.keys(params).length > 0 ? params : undefined,
  }
}

/** The response body of an error: without a stack, SQL, or the message of an unexpected error. */
export function toErrorResponse(error: TRPCError, requestId: string): ErrorResponse & { messageId?: MessageId } {
  const issues = error.code === 'BAD_REQUEST' ? issuesOf(error.cause) : null
  if (issues) return { ...firstIssue(issues), code: error.code, requestId }
  const isUnexpected = error.code === 'INTERNAL_SERVER_ERROR' && !temporaryError(error.cause)
  const known = isUnexpected ? appError(error.code, 'service.unexpected') : (temporaryError(error.cause) ?? error)
  return { message: known.message, code: known.code, requestId, ...detailsOf(known) }
}

/** The error if a retry may succeed, since the database or identity provider is unavailable or busy; else null. */
function temporaryError(cause: unknown): TRPCError | null {
  const error = unwrapDrizzle(cause)
  if (error instanceof TooManyStatements) return queueShareUsedUp()
  const retryAfter = UNAVAILABLE_RETRY_SECONDS
  if (error instanceof DatabaseUnavailable)
    return appError('SERVICE_UNAVAILABLE', 'service.databaseUnavailable', { retryAfter })
  if (!(error instanceof IdentityError)) return null
  if (error.code === 'busy') return appError('SERVICE_UNAVAILABLE', 'auth.providerBusy', { retryAfter })
  if (error.code === 'unavailable') return appError('SERVICE_UNAVAILABLE', 'auth.providerUnavailable', { retryAfter })
  return null
}

/** Any error as a TRPCError; unexpected ones become INTERNAL_SERVER_ERROR, SERVICE_UNAVAILABLE or TOO_MANY_REQUESTS. */
export function asTRPCError(error: unknown): TRPCError {
  const isTRPCError = error instanceof TRPCError
  if (isTRPCError && error.code !== 'INTERNAL_SERVER_ERROR') return error
  const cause = isTRPCError ? error.cause : error
  const temporary = temporaryError(cause)
  if (temporary) return new TRPCError({ code: temporary.code, message: temporary.message, cause })
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
