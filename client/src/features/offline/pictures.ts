import { isKeeping } from '../../lib/keeping-flag.ts'
import { PICTURES } from '../../lib/offline/store.ts'

/** The most that is kept of the pictures of one trip, in bytes. */
const MOST_BYTES = 5_000_000

/**
 * Keeps the pictures of one trip, as far as there is room. Where the person saves data, none are fetched.
 * Returns the addresses of those that are kept.
 */
export async function keepPictures(addresses: string[]): Promise<string[]> {
  if (addresses.length === 0 || !isKeeping()) return []
  const cache = await caches.open(PICTURES)
  const kept: string[] = []
  let room = MOST_BYTES
  for (const address of addresses) {
    const bytes = await keepPicture(cache, address, room).catch(() => null)
    if (bytes === null) continue
    room -= bytes
    kept.push(address)
  }
  return kept
}

/** Keeps a picture that fits. Returns its size in bytes; null where it is not kept. */
async function keepPicture(cache: Cache, address: string, room: number): Promise<number | null> {
  const known = await cache.match(address)
  if (!known && savesData()) return null
  const response = known ?? (await fetch(address))
  if (!response.ok) return null
  const { size } = await response.clone().blob()
  if (size > room) return null
  if (!known && isKeeping()) await cache.put(address, response)
  return size
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Deletes the pictures that nothing kept shows any more. */
export async function dropPictures(wanted: ReadonlySet<string>) {
  if (!(await caches.has(PICTURES))) return
  const cache = await caches.open(PICTURES)
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!wanted.has(pathname + search)) await cache.delete(request)
  }
}
