// Compares the same calls on a single Postgres and on a Citus cluster, both with the settings of the tests.
import postgres from 'postgres'
import { ask, spreadOf, type Target } from './measure.ts'
import type { Running } from './processes.ts'
import type { Request } from './rows.ts'
import { register } from './travellers.ts'

export const CLUSTER_HEAD = ['call', 'single, ms', 'cluster, ms', 'more, ms', 'ratio']

const PEOPLE = 3_000
const MATCHES = 60
const MESSAGES = 40

/** A server with its database and a signed-in user, who has matches and conversations. */
type Site = { running: Running; token: string; otherId: string; strangers: string[] }

/** The most that a call on the cluster may take more than on a single Postgres in the median, ms, or as a ratio. */
const LIMITS: Record<string, { more?: number; ratio?: number }> = {
  'social.me': { more: 1 },
  'tours.list': { more: 1 },
  'matching.matches': { more: 1 },
  'messages.threads': { more: 1 },
  'messages.list': { more: 1 },
  'matching.deck': { ratio: 2 },
  'matching.swipe': { more: 2 },
  'messages.send': { more: 5 },
}

const query = (procedure: string, input: object): Request => ({
  path: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
})
const mutation = (procedure: string, body: object): Request => ({ path: `/trpc/${procedure}`, body })

/** The request of a call; `turn` counts from 0, and each swipe is on another user. */
function requestOf(call: string, { otherId, strangers }: Site, turn: number): Request {
  if (call === 'messages.list') return query(call, { userId: otherId, limit: 30 })
  if (call === 'matching.swipe') return mutation(call, { swipedUserId: strangers[turn], action: 'right' })
  if (call === 'messages.send') return mutation(call, { userId: otherId, text: `The ${turn}. boat leaves at noon.` })
  return query(call, call === 'social.me' ? {} : { limit: 20 })
}

async function fill(running: Running, url: string): Promise<Site> {
  const { token, userId } = await register(running, 'cluster@saathi.example')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const people = await sql<{ id: string }[]>`
      insert into users (id, firebase_uid, name, email)
      select uuidv7(), 'cluster-' || n, 'Traveller ' || n, n || '@saathi.example' from generate_series(1, ${PEOPLE}) n
      returning id`
    const [matched, strangers] = [people.slice(0, MATCHES), people.slice(MATCHES).map(({ id }) => id)]
    for (const { id } of matched) {
      await sql`select swipe_person(${userId}, ${id}, 'right')`
      await sql`select swipe_person(${id}, ${userId}, 'right')`
      await sql`select send_message(${id}, ${userId}, 'Which train do you take?', null, current_date)`
    }
    const otherId = matched[0]?.id ?? ''
    for (let at = 0; at < MESSAGES; at += 1) {
      const [from, to] = at % 2 ? [userId, otherId] : [otherId, userId]
      await sql`select send_message(${from}, ${to}, ${`The ${at}. boat leaves at noon.`}, null, current_date)`
    }
    await sql`analyze`
    return { running, token, otherId, strangers }
  } finally {
    await sql.end()
  }
}

async function timed(target: Target): Promise<number> {
  const started = performance.now()
  await ask(target)
  return performance.now() - started
}

/** Makes each call `count` times on both sites by turns, one at a time. `slow`: the calls beyond their limits. */
export async function benchCluster(
  start: (databaseUrl: string) => Promise<Running>,
  urls: { single: string; cluster: string },
  count: number,
) {
  const sites: Site[] = []
  try {
    for (const url of [urls.single, urls.cluster]) sites.push(await fill(await start(url), url))
    const lines: string[][] = []
    const slow: string[] = []
    for (const [call, limit] of Object.entries(LIMITS)) {
      const times = sites.map((): number[] => [])
      for (let turn = 0; turn < count + 20; turn += 1)
        for (const [at, site] of sites.entries()) {
          const request = { ...requestOf(call, site, turn), token: site.token }
          const time = await timed({ running: site.running, request })
          if (turn >= 20) times[at]?.push(time) // the first ones prepare statements
        }
      const [single = 0, cluster = 0] = times.map((values) => spreadOf(values).median)
      const [more, ratio] = [cluster - single, cluster / single]
      if (more > (limit.more ?? Number.POSITIVE_INFINITY) || ratio > (limit.ratio ?? Number.POSITIVE_INFINITY))
        slow.push(call)
      lines.push([call, ...[single, cluster, more, ratio].map((value) => value.toFixed(2))])
    }
    return { lines, slow }
  } finally {
    for (const { running } of sites) await running.stop()
  }
}
