import type { Auth } from './auth.ts'
import { ApiError } from './errors.ts'

/**
 * Calls a documented path, such as `/users/profile`, with the token of whoever is signed in, and gives the answer's JSON.
 * @throws ApiError with what the backend said
 */
export async function apiFetch(
  auth: Pick<Auth, 'token' | 'onUnauthorized'>,
  path: string,
  init: RequestInit,
): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    const token = await auth.token()
    const headers = token ? { authorization: `Bearer ${token}` } : undefined
    const answer = await fetch(`/api${path}`, { ...init, headers })
    if (answer.ok) return answer.json()
    if (answer.status === 401 && auth.onUnauthorized(attempt)) continue
    throw new ApiError(answer.status, await answer.json().catch(() => null))
  }
}
