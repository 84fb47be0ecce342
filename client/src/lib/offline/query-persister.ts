import type { Me } from '@saathi/shared/social/schema'
import type { Query, QueryCache, QueryClient, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import { isKeeping } from '../keeping-flag.ts'
import { errorCode } from '../trpc.ts'
import { isUnreached, setContact } from './contact.ts'
import { keptAs } from './kept-keys.ts'
import { endLook } from './kept-look.ts'
import { isPaged, mergePages } from './pages-kept.ts'
import { deleteKept, type Kept, MAX_ANSWER_BYTES, readKept, readOwner, wipe, writeKept, writeOwner } from './store.ts'

/** The wait between two writes, ms. */
const WRITE_EVERY_MS = 3_000
/** The wait for an answer before the kept one is shown in a network that is there and carries nothing, ms. */
const PATIENCE_MS = 5_000
/** The end of the contact is written only so often, ms. */
const CONTACT_EVERY_MS = 60_000

/** The answers that no longer exist for this person. */
const GONE: (string | null)[] = ['NOT_FOUND', 'FORBIDDEN']

type Session = { uid: string; me: Me; contactAt: number; client: QueryClient }

let session: Session | null = null
/** When the kept answers that pages show now were given, by the hash of their queries. */
const shown = new Map<string, number>()
const changed = new Map<string, Query>()
let timer: ReturnType<typeof setTimeout> | undefined
const watched = new WeakSet<QueryCache>()

/**
 * Makes the call for the signed-in person's profile, and answers with the last known one while the server cannot be asked.
 * From here on, kept answers stand in for calls that fail so. Without a person, everything kept is deleted.
 */
export async function syncKept(uid: string | null, client: QueryClient, sync: () => Promise<Me>): Promise<Me | null> {
  if (uid === null) {
    session = null
    await wipe()
    return null
  }
  const owner = await readOwner(uid, Date.now()).catch(() => null)
  if (!isKeeping()) return sync()
  if (owner) startKeeping(client, owner)
  try {
    const me = await (owner ? patiently(sync) : sync())
    startKeeping(client, { uid, me, contactAt: Date.now() })
    setContact({ away: false, standIn: false })
    return me
  } catch (error) {
    if (!owner || !isUnreached(error)) throw error
    setContact({ away: true, standIn: true })
    return owner.me
  }
}

/** Keeps the answers of this person's calls from now on. */
export function startKeeping(client: QueryClient, owner: { uid: string; me: Me; contactAt: number }) {
  const isNew = session?.contactAt !== owner.contactAt
  session = { ...owner, client }
  if (isNew) writeOwner(owner).catch(() => {})
  watch(client.getQueryCache())
  answerFor(client)
}

const answered = new WeakSet<QueryClient>()

/** Has the queries of this client answered by `answer`. Of paged queries tRPC unsets an option that is set by default. */
function answerFor(client: QueryClient) {
  if (answered.has(client)) return
  answered.add(client)
  const withDefaults = client.defaultQueryOptions.bind(client) as (options: object) => { persister?: typeof answer }
  client.defaultQueryOptions = ((options: object) => {
    const defaulted = withDefaults(options)
    defaulted.persister ??= answer
    return defaulted
  }) as typeof client.defaultQueryOptions
}

/** The profile has changed. */
export function keepProfile(me: Me) {
  if (!session || session.me === me) return
  session.me = me
  const { uid, contactAt } = session
  writeOwner({ uid, me, contactAt }).catch(() => {})
}

const gaveUp = Symbol('no answer')

/** The answer of a call; without a network, or when it takes too long, the error of a call that reached nobody. */
async function patiently<T>(call: () => Promise<T>, late?: (answer: T) => void): Promise<T> {
  if (!navigator.onLine) throw new Error('There is no network.')
  const answer = call()
  let wait: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<typeof gaveUp>((resolve) => {
    wait = setTimeout(resolve, PATIENCE_MS, gaveUp)
  })
  const first = await Promise.race([answer, patience]).finally(() => clearTimeout(wait))
  if (first !== gaveUp) return first
  answer.then(late, () => {})
  throw new Error('There was no answer in time.')
}

/** A query's own call; the answer that is kept where the call cannot reach the server. */
async function answer<T>(ask: QueryFunction<T>, context: QueryFunctionContext, query: Query): Promise<T> {
  const { queryHash, queryKey, state } = query
  const call = () => Promise.resolve(ask(context))
  // Further pages of a list are asked for by hand, or fail as such.
  if (!session || !keptAs(queryKey) || state.fetchMeta?.fetchMore) return call()
  const known = await knownAnswer(query)
  try {
    const data = await (known ? patiently(call, (late) => onLate(query, late)) : call())
    shown.delete(queryHash)
    onAnswer()
    return data
  } catch (error) {
    if (GONE.includes(errorCode(error))) deleteKept([queryHash]).catch(() => {})
    if (!isUnreached(error) || context.signal.aborted) throw error
    setContact({ away: true })
    if (!known) throw error
    shown.set(queryHash, known.updatedAt)
    // After the answer, which would make it as young as the call.
    setTimeout(() => shown.has(queryHash) && query.setState({ dataUpdatedAt: known.updatedAt }))
    return known.data as T
  }
}

async function knownAnswer({ queryHash, state }: Query): Promise<Pick<Kept, 'data' | 'updatedAt'> | undefined> {
  const { data, dataUpdatedAt } = state
  return data === undefined ? readKept(queryHash) : { data, updatedAt: dataUpdatedAt }
}

function onLate(query: Query, data: unknown) {
  shown.delete(query.queryHash)
  onAnswer()
  query.setData(data)
}

/** The server has answered. */
function onAnswer() {
  setContact({ away: false })
  if (!session || Date.now() - session.contactAt < CONTACT_EVERY_MS) return
  session.contactAt = Date.now()
  const { uid, me, contactAt } = session
  writeOwner({ uid, me, contactAt }).catch(() => {})
}

/** When what a page shows of this query was given, if it is no answer of now. */
export const shownSince = ({ queryHash }: Query): number | undefined => shown.get(queryHash)

/** The network is back: pages read again what they show. */
export function readAgain() {
  if (!session) return
  const hashes = new Set(shown.keys())
  session.client.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) })
}

/** Keeps what arrives in this cache. */
export function watch(cache: QueryCache) {
  if (watched.has(cache)) return
  watched.add(cache)
  cache.subscribe((event) => {
    if (!session || event.type !== 'updated' || event.action.type !== 'success') return
    const { query } = event
    if (!keptAs(query.queryKey) || shown.has(query.queryHash)) return
    changed.set(query.queryHash, query)
    timer ??= setTimeout(write, WRITE_EVERY_MS)
  })
}

/** Writes what has changed since the last time. */
export async function write() {
  clearTimeout(timer)
  timer = undefined
  const queries = [...changed.values()]
  changed.clear()
  const records = await Promise.all(queries.map(recordOf))
  await writeKept(records.filter(([, { bytes }]) => bytes <= MAX_ANSWER_BYTES)).catch(() => {})
}

async function recordOf({ queryHash, queryKey, state }: Query): Promise<[string, Kept]> {
  const items = keptAs(queryKey)?.items
  let { data } = state
  if (items && isPaged(data)) {
    const before = (await readKept(queryHash))?.data
    data = mergePages(data, isPaged(before) ? before : undefined, items)
  }
  return [queryHash, { data, updatedAt: state.dataUpdatedAt, bytes: JSON.stringify(data).length }]
}

endLook()
addEventListener('offline', () => setContact({ away: true }))
addEventListener('pagehide', write)
