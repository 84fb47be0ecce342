import type { Me } from '@saathi/shared/social/schema'
import { clear, createStore, delMany, entries, get, set, setMany } from 'idb-keyval'
import { isKeeping } from '../keeping-flag.ts'
import { isTooOld } from './age.ts'
import { forgetAnswers } from './keeping.ts'
import type { Write, WriteStore } from './write-queue.ts'

/** The answer to one query, under its hash. */
export type Kept = { data: unknown; updatedAt: number; bytes: number }

/** Whose data is kept: their id at the identity provider, their profile, and when the server last answered. */
export type Owner = { uid: string; me: Me; contactAt: number }

const store = createStore('saathi-kept', 'kept')
const OWNER = 'owner'
/** The cache of the pictures that are kept, which the service worker answers with. */
export const PICTURES = 'pictures'
/** It and the service worker's own caches for people who keep their trips; the rest of their name is the build's number. */
const CACHES = /^(kept-|pictures$)/

/** The most that is kept, in bytes of JSON: all of it, and one answer. */
const MAX_BYTES = 8_000_000
export const MAX_ANSWER_BYTES = 1_000_000

/** The owner of what is kept; null for nobody. What belongs to another account, or is too old, is deleted first. */
export async function readOwner(uid: string, now: number): Promise<Owner | null> {
  const owner = await get<Owner>(OWNER, store)
  if (owner && owner.uid !== uid) {
    await wipe()
    return null
  }
  if (owner && isTooOld(owner.contactAt, now)) {
    await clear(store)
    return null
  }
  return owner ?? null
}

/** After a log-out nothing is written any more: the answer `yes` is gone, and what was under way is deleted after it. */
export const writeOwner = async (owner: Owner) => isKeeping() && set(OWNER, owner, store)
export const writeKept = async (records: [hash: string, Kept][]) => isKeeping() && setMany(records, store)

export const readKept = (hash: string) => get<Kept>(hash, store).catch(() => undefined)

export async function deleteKept(hashes: string[]) {
  await delMany(hashes, store)
  await dropLooks()
}

/** The keys of how pages looked: by their paths. */
export const LOOK = 'look '

/** Deletes how pages looked whose answers are not kept any more. */
async function dropLooks() {
  const records = await entries<string, { data?: { answer?: string } }>(store)
  const kept = new Set(records.map(([key]) => key))
  const doomed = records.filter(([key, { data }]) => key.startsWith(LOOK) && !kept.has(data?.answer ?? ''))
  await delMany(
    doomed.map(([key]) => key),
    store,
  )
}

/** The keys of what waits to be sent, which sort as their numbers. */
const WRITE = 'write '
const WRITES = IDBKeyRange.bound(WRITE, `${WRITE}~`)
/** The most that waits. */
const MOST_WRITES = 2_000

const requested = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** What waits to be sent; it goes with everything else that is kept. */
export const writeStore: WriteStore = {
  // One transaction: two tabs never get one number.
  add: (write) =>
    store('readwrite', async (records) => {
      if (!isKeeping()) throw new Error('Nothing is kept on this device.')
      if ((await requested(records.count(WRITES))) >= MOST_WRITES) throw new Error('Too much waits to be sent.')
      const last = await requested(records.openKeyCursor(WRITES, 'prev'))
      const id = Math.max(write.at, Number(last ? String(last.key).slice(WRITE.length) : 0) + 1)
      const numbered: Write = { ...write, id }
      const { transaction } = records
      records.put(numbered, WRITE + id)
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
      return numbered
    }),
  all: () => store('readonly', (records) => requested<Write[]>(records.getAll(WRITES))),
  update: (id, change) =>
    store('readwrite', async (records) => {
      const write = await requested<Write | undefined>(records.get(WRITE + id))
      if (write) await requested(records.put({ ...write, ...change }, WRITE + id))
    }),
  delete: (id) => delMany([WRITE + id], store),
}

/** The keys of changes of trips: of each page that made them. */
const EDITS = 'edits '

/** Changes of a trip that the server does not have yet, from one page. */
export type KeptEdits = {
  key: string
  /** The id of their author. */
  by: string
  tripId: string
  at: number
  /** Why the server refused them; null while they wait. */
  refusal: string | null
  edits: unknown
}

/** What trips wait for, of all pages of this browser; it goes with everything else that is kept. */
export const editsStore = {
  all: () =>
    store('readonly', (records) => requested<KeptEdits[]>(records.getAll(IDBKeyRange.bound(EDITS, `${EDITS}~`)))),
  write: async (record: KeptEdits) => {
    if (isKeeping()) await set(EDITS + record.key, record, store)
  },
  delete: (key: string) => delMany([EDITS + key], store),
}

/** How many trips have changes that are not sent yet. */
export const countEdits = async () => new Set((await editsStore.all()).map(({ tripId }) => tripId)).size

/** Deletes answers that are older than `since`, and then the oldest until the rest is small enough. */
export async function prune(since: number) {
  const records = (await entries<string, Kept | Owner>(store)).filter(
    (entry): entry is [string, Kept] =>
      entry[0] !== OWNER && ![WRITE, EDITS, LOOK].some((kind) => entry[0].startsWith(kind)),
  )
  let bytes = 0
  const doomed = records
    .toSorted(([, one], [, other]) => other.updatedAt - one.updatedAt)
    .filter(([, record]) => {
      bytes += record.bytes
      return record.updatedAt < since || bytes > MAX_BYTES
    })
  await delMany(
    doomed.map(([hash]) => hash),
    store,
  )
  await dropLooks()
}

/** Deletes everything that is kept, and the wish to keep it. */
export async function wipe() {
  forgetAnswers()
  const names = await caches.keys().catch(() => [])
  await Promise.all([clear(store), ...names.filter((name) => CACHES.test(name)).map((name) => caches.delete(name))])
}
