import type { LoadBalancer } from './load-balancer.ts'
import type { Group, Person } from './people.ts'
import type { ServerProcess } from './server-process.ts'

export type RollingResult = { requests: number; restarts: number; failed: string[]; slowest: number }

/** The calls during the restarts; every other one writes. */
const nextCall = ({ people, tours }: Group, { id, token }: Person, at: number): [string, RequestInit] => {
  const others = people.filter((person) => person.id !== id)
  const other = others[at % others.length] as Person
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const post = { method: 'POST', headers, body: '{}' }
  if (at % 4 === 0) return ['/api/packages', {}]
  if (at % 4 === 2) return ['/api/tours', { headers }]
  if (at % 4 === 1) return [`/api/tours/${tours[at % tours.length]}/${at % 8 === 1 ? 'join' : 'leave'}`, post]
  return [`/api/users/${other.id}/${at % 8 === 3 ? 'follow' : 'unfollow'}`, post]
}

/**
 * Restarts one server after the other until each has been restarted and `requests` have been answered.
 * @param most upper bound of restarts
 */
export async function rollingRestarts(
  balancer: LoadBalancer,
  servers: ServerProcess[],
  group: Group,
  requests: number,
  most = Number.POSITIVE_INFINITY,
): Promise<RollingResult> {
  const result: RollingResult = { requests: 0, restarts: 0, failed: [], slowest: 0 }
  const isDone = () => result.requests >= requests && result.restarts >= servers.length

  async function use(person: Person) {
    while (!isDone()) {
      const [path, how] = nextCall(group, person, result.requests)
      result.requests += 1
      const began = performance.now()
      try {
        const answer = await fetch(balancer.url + path, { ...how, signal: AbortSignal.timeout(30_000) })
        const text = await answer.text()
        if (!answer.ok) result.failed.push(`${path} answered ${answer.status}: ${text}`)
      } catch (error) {
        result.failed.push(`${path}: ${error instanceof Error ? (error.cause ?? error) : error}`)
      }
      result.slowest = Math.max(result.slowest, performance.now() - began)
    }
  }

  async function restart() {
    for (let at = 0; !isDone() && at < most; at += 1) {
      await servers[at % servers.length]?.restart()
      result.restarts += 1
    }
  }

  await Promise.all([restart(), ...group.people.map(use)])
  return result
}
