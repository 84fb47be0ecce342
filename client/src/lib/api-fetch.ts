import type { Auth } from './auth.ts'
import { ApiError } from './errors.ts'

/**
 * Calls a documented REST path, such as `/users/profile`, with the signed-in user's token.
 * @returns the JSON of the response
 * @throws ApiError for a status that is not 2xx
 */
export async function apiFetch(
  auth: Pick<Auth, 'token' | 'onUnauthorized'>,
  path: string,
  init: RequestInit,
): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    const token = await auth.token()
    const headers = token ? { authorization: `Bearer ${token}` } : undefined
    const response = await fetch(`/api${path}`, { ...init, headers })
    if (response.ok) return response.json()
    if (response.status === 401 && auth.onUnauthorized(attempt)) continue
    throw new ApiError(response.status, await response.json().catch(() => null))
  }
}
