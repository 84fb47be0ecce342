import { readStorage, writeStorage } from './storage.ts'

/** Delays before each retry, ms. */
const WAITS_MS = [300, 1_200]
/** The storage key of the files that have reloaded this tab. */
const RELOADED_FOR = 'reloadedFor'

/** A chunk could not be loaded. The router reloads the page for a browser's own messages, so this one differs. */
class ChunkError extends Error {
  override name = 'ChunkError'
  readonly file: string
  /** A newer release replaced the file, or the browser cached the failed import: only a reload helps. */
  readonly outdated: boolean
  /** The network failed: no server has answered. */
  readonly unreached: boolean

  constructor(
    file: string,
    { outdated = false, unreached = false, cause }: { outdated?: boolean; unreached?: boolean; cause?: unknown } = {},
  ) {
    super(`${file} could not be loaded`, { cause })
    this.file = file
    this.outdated = outdated
    this.unreached = unreached
  }
}

export const isChunkError = (error: unknown): error is ChunkError => error instanceof ChunkError

const requested = new Map<string, Promise<void>>()

/**
 * Runs a dynamic import. `files` are its scripts and styles, the chunk itself first. Browsers cache a failed import until
 * the page closes, so the files are fetched with retries first and then imported from the HTTP cache.
 * The build routes every `import()` of the app through this function (`build/chunk-loading.ts`).
 * @throws ChunkError when a file still fails after two retries
 * @public to the build
 */
export async function importChunk<T>(run: () => Promise<T>, files: string[] = []): Promise<T> {
  await Promise.all(files.filter((file) => !isInPage(file)).map(fetchOnce))
  try {
    return await run()
  } catch {
    // A preload of the page may have failed.
    await Promise.all(files.map(fetchFile))
  }
  return run().catch((cause) => {
    throw new ChunkError(files[0] ?? 'A script', { outdated: true, cause })
  })
}

/** Whether the page's HTML loads this file. */
const isInPage = (file: string) => document.querySelector(`link[href="/${file}"]`) !== null

const fetchOnce = (file: string): Promise<void> => {
  const request = requested.get(file) ?? fetchFile(file)
  requested.set(file, request)
  request.catch(() => requested.delete(file))
  return request
}

async function fetchFile(file: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const status = await fetchStatus(file)
    if (status === 200) return file.endsWith('.css') ? addStyles(file) : undefined
    const wait = WAITS_MS[attempt]
    if (wait === undefined) throw new ChunkError(file, { outdated: status === 404, unreached: status === null })
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

/** Fetches a file into the HTTP cache and returns its status; null when the network failed. */
async function fetchStatus(file: string): Promise<number | null> {
  try {
    const response = await fetch(`/${file}`)
    return (await response.arrayBuffer()) && response.status
  } catch {
    return null
  }
}

function addStyles(file: string): Promise<void> {
  if (isInPage(file)) return Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/${file}` })
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new ChunkError(file, { unreached: true }))
    }
    document.head.append(link)
  })
}

/** Whether an error should reload the page: once per file, so that reloads cannot loop. */
export const needsReload = (error: unknown): boolean =>
  isChunkError(error) && error.outdated && !readStorage('session', RELOADED_FOR)?.includes(error.file)

/** Reloads the page if the error needs it. Without storage it cannot count reloads and does not reload. */
export function reloadFor(error: unknown): void {
  if (!isChunkError(error) || !needsReload(error)) return
  writeStorage('session', RELOADED_FOR, readStorage('session', RELOADED_FOR) + error.file)
  if (!needsReload(error)) location.reload()
}

/** Retries on the user's request: with `load`, or with a reload where only that helps. */
export function retryAfter(error: unknown, load: () => void): void {
  if (isChunkError(error) && error.outdated) location.reload()
  else load()
}
