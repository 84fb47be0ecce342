import type { Auth } from './auth.ts'
import { RefusedCall } from './faults.ts'

/**
 * Calls a documented path, such as `/users/profile`, with the token of whoever is signed in, and gives the answer's JSON.
 * @throws RefusedCall with what the backend said
 */
export async function apiFetch(
  auth: Pick<Auth, 'token' | 'refused'>,
  path: string,
  init: RequestInit,
): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    const token = await auth.token()
    const headers = token ? { authorization: `Bearer ${token}` } : undefined
    const answer = await fetch(`/api${path}`, { ...init, headers })
    if (answer.ok) return answer.json()
    if (answer.status === 401 && auth.refused(attempt)) continue
    throw new RefusedCall(answer.status, await answer.json().catch(() => null))
  }
}
