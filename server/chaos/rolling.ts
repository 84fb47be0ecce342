import type { Front } from './load-balancer.ts'
import type { Crowd, Person } from './people.ts'
import type { Served } from './server-process.ts'

export type Rolled = { asked: number; restarts: number; failed: string[]; slowest: number }

/** What people ask while servers come and go; every other one writes. */
const asks = ({ people, tours }: Crowd, { id, token }: Person, at: number): [string, RequestInit] => {
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
 * Restarts one server after the other until each has been restarted, and so many requests have been answered; says what
 * failed on the way.
 * @param most how many restarts there are at most, though there be more requests
 */
export async function roll(
  front: Front,
  servers: Served[],
  crowd: Crowd,
  requests: number,
  most = Number.POSITIVE_INFINITY,
): Promise<Rolled> {
  const rolled: Rolled = { asked: 0, restarts: 0, failed: [], slowest: 0 }
  const enough = () => rolled.asked >= requests && rolled.restarts >= servers.length

  async function use(person: Person) {
    while (!enough()) {
      const [path, how] = asks(crowd, person, rolled.asked)
      rolled.asked += 1
      const began = performance.now()
      try {
        const answer = await fetch(front.url + path, { ...how, signal: AbortSignal.timeout(30_000) })
        const text = await answer.text()
        if (!answer.ok) rolled.failed.push(`${path} answered ${answer.status}: ${text}`)
      } catch (error) {
        rolled.failed.push(`${path}: ${error instanceof Error ? (error.cause ?? error) : error}`)
      }
      rolled.slowest = Math.max(rolled.slowest, performance.now() - began)
    }
  }

  async function restart() {
    for (let at = 0; !enough() && at < most; at += 1) {
      await servers[at % servers.length]?.restart()
      rolled.restarts += 1
    }
  }

  await Promise.all([restart(), ...crowd.people.map(use)])
  return rolled
}
