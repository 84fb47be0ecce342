import { sql } from 'drizzle-orm'
import { EMBEDDED_PROJECT } from '../../server/src/config.ts'
import { connectDb } from '../../server/src/db/client.ts'
import { embeddedIdentity } from '../../server/src/embedded/identity/provider.ts'
import { createLimits } from '../../server/src/platform/limits.ts'
import { type Crowd, fillCrowd } from '../../server/test/many-people.ts'
import { alternately, type Timings } from './alternately.ts'
import type { Running } from './processes.ts'
import { runBuilt } from './run-built.ts'

/** The limit of the deck's first page, as a multiple of a lookup by primary key, at the 99th percentile. */
const MAX_RATIO = 5
const WHO = ['newcomer', 'regular', 'veteran', 'scattered'] as const

const nobody = { publicUrl: () => '', sendMail: async () => {}, now: () => new Date() }

/** Creates an account for a generated user and signs in as a browser does. */
export async function signIn(databaseUrl: string, site: Running, userId: string): Promise<string> {
  const { db, close } = connectDb(databaseUrl, { max: 1 })
  try {
    const { identity } = embeddedIdentity({
      db,
      limits: createLimits(db, { secret: '' }),
      unsignedGoogle: true,
      projectId: EMBEDDED_PROJECT,
      ...nobody,
    })
    const email = `${userId}@example.in`
    const uid = await identity.createUser({ email, password: userId, name: 'Crowd', emailVerified: true })
    await db.execute(sql`update users set firebase_uid = ${uid} where id = ${userId}`)
    const answer = await fetch(`${site.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: await identity.customToken(uid), returnSecureToken: true }),
    })
    return ((await answer.json()) as { idToken: string }).idToken
  } finally {
    await close()
  }
}

type Measured = Timings & { name: string }

const at = (values: number[], part: number) => [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0

/** Measures over HTTP: the first page of a deck, and a profile by its id. */
async function overHttp(crowd: Crowd, databaseUrl: string, site: Running, count: number): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const name of WHO) {
    const headers = { authorization: `Bearer ${await signIn(databaseUrl, site, crowd[name])}` }
    const get = (path: string) => async () => {
      const answer = await fetch(site.url + path, { headers })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    }
    const page = get(`/api/users?userId=${crowd[name]}&limit=20`)
    const lookUp = get(`/api/users/users/${crowd[name]}`)
    await alternately(page, lookUp, Math.min(100, count))
    measured.push({ name: `over HTTP, ${name}`, ...(await alternately(page, lookUp, count)) })
  }
  return measured
}

/** Measures without HTTP: the statements and the ranking. */
async function inside(crowd: Crowd, databaseUrl: string, count: number): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const name of WHO) {
    const timings: Timings = JSON.parse(await runBuilt('deck-calls', [databaseUrl, crowd[name], String(count)]))
    measured.push({ name: `statements, ${name}`, ...timings })
  }
  return measured
}

export const DECK_HEAD = [
  'first page of a deck',
  'p50 ms',
  'p99 ms',
  'look-up p50',
  'look-up p99',
  'ratio p50',
  'ratio p99',
]

/**
 * Fills a migrated database with generated users and compares the first page of their decks with a lookup by primary
 * key.
 * @returns the lines of a table, and what was too slow
 */
export async function benchDecks(
  databaseUrl: string,
  start: () => Promise<Running>,
  count: number,
  size = { people: 300, swipes: 3_000 },
) {
  const started = performance.now()
  const crowd = await fillCrowd(databaseUrl, size)
  const seconds = (performance.now() - started) / 1_000
  const site = await start()
  try {
    const measuredOverHttp = await overHttp(crowd, databaseUrl, site, count)
    const all = [...measuredOverHttp, ...(await inside(crowd, databaseUrl, count))]
    const ratio = ({ page, lookUp }: Measured, part: number) => at(page, part) / at(lookUp, part)
    const lines = all.map((one) => [
      one.name,
      ...[at(one.page, 0.5), at(one.page, 0.99), at(one.lookUp, 0.5), at(one.lookUp, 0.99)].map((ms) => ms.toFixed(2)),
      ...[ratio(one, 0.5), ratio(one, 0.99)].map((times) => times.toFixed(1)),
    ])
    const slow = measuredOverHttp.filter((one) => ratio(one, 0.99) > MAX_RATIO).map(({ name }) => name)
    const filled = `${crowd.people} people and ${crowd.swipes} swipes, made in ${seconds.toFixed(0)} s`
    return { lines, filled, slow }
  } finally {
    await site.stop()
  }
}
