import type { ErrorResponse, Reason } from '@saathi/shared/lib/errors'
import { TRPCClientError } from '@trpc/client'
import { serverErrors } from '../messages/en/lib/server-errors.ts'

/** The backend's JSON for a failed call. */
type ErrorBody = Pick<ErrorResponse, 'message' | 'field' | 'reason' | 'messageId' | 'params'>

/** The backend refused a REST call; `body` is null when the response was no JSON. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly body: ErrorBody | null

  constructor(status: number, body: ErrorBody | null) {
    super(`The call failed with status ${status}.`)
    this.body = body
  }
}

/** The backend's description of a failed REST or tRPC call; null when no response came. */
function bodyOf(error: unknown): ErrorBody | null {
  if (error instanceof ApiError) return error.body
  if (!(error instanceof TRPCClientError) || !error.data) return null
  return { ...(error.data as Omit<ErrorBody, 'message'>), message: error.message }
}

/** The name of the invalid input, such as `code`; null where the backend names none. */
export const errorField = (error: unknown): string | null => bodyOf(error)?.field ?? null

/** The reason for a refusal that the user can resolve, such as missing consent; null for any other error. */
export const errorReason = (error: unknown): Reason | null => bodyOf(error)?.reason ?? null

type Texts = Partial<Record<string, (params: ErrorResponse['params'] & object) => string>>

/**
 * The sentence for a failed call: the text of this build's language if it has one, else the backend's, without the field
 * name in front of it; null when no response came.
 */
export function errorMessage(error: unknown, texts: Texts = serverErrors as Texts): string | null {
  const body = bodyOf(error)
  if (!body?.message) return null
  const { message, field, messageId = '', params = {} } = body
  const translated = texts[messageId]?.(params)
  if (translated) return translated
  return field && message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message
}
