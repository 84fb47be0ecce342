import type { Reason } from '@saathi/shared/common'
import { TRPCClientError } from '@trpc/client'

type Said = { message: string; field?: string; reason?: Reason }

/** The backend refused a call of the documented paths; `said` is its own word for why, where it gave one. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly said: Said | null

  constructor(status: number, said: Said | null) {
    super(`The call was answered with ${status}.`)
    this.said = said
  }
}

/** What the backend said of a failed call; null when no word of it came through. */
function saidOf(error: unknown): Said | null {
  if (error instanceof ApiError) return error.said
  if (!(error instanceof TRPCClientError) || !error.data) return null
  return { ...(error.data as Omit<Said, 'message'>), message: error.message }
}

/** The input that was at fault, such as `code`; null where the backend names none. */
export const errorField = (error: unknown): string | null => saidOf(error)?.field ?? null

/** Why a call is forbidden, where something can be done about it; null for any other failure. */
export const errorReason = (error: unknown): Reason | null => saidOf(error)?.reason ?? null

/** The backend's own sentence for a failed call, or null. A field's name before it is for programs, not for people. */
export function errorMessage(error: unknown): string | null {
  const said = saidOf(error)
  if (!said?.message) return null
  const { message, field } = said
  return field && message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message
}
