import { readStorage, writeStorage } from './storage.ts'

/** Waits before a file is requested again, ms. */
const WAITS_MS = [300, 1_200]
/** The file for which this tab was reloaded last. */
const RELOADED_FOR = 'reloadedFor'

/** A chunk of the app could not be loaded. Its message is none of a browser's, at which the router reloads the page. */
class ChunkError extends Error {
  override name = 'ChunkError'
  readonly file: string
  /** A newer release replaced the file, or the browser remembers that it failed: only a new page helps. */
  readonly outdated: boolean

  constructor(file: string, { outdated = false, cause }: { outdated?: boolean; cause?: unknown } = {}) {
    super(`${file} could not be loaded`, { cause })
    this.file = file
    this.outdated = outdated
  }
}

export const isChunkError = (error: unknown): error is ChunkError => error instanceof ChunkError

const requested = new Map<string, Promise<void>>()

/**
 * Runs a dynamic import. `files` are the scripts and styles that it needs, the chunk itself first. Browsers remember a
 * failed import as long as the page is open, so the files are fetched first, and imported from the browser's cache.
 * The build passes every `import()` of the app through it (`build/chunk-loading.ts`).
 * @throws ChunkError when a file cannot be loaded, also after two more attempts
 * @public to the build
 */
export async function importChunk<T>(run: () => Promise<T>, files: string[] = []): Promise<T> {
  await Promise.all(files.filter((file) => !isInPage(file)).map(fetchOnce))
  try {
    return await run()
  } catch {
    // The page's own preload of a file failed, perhaps.
    await Promise.all(files.map(fetchFile))
  }
  return run().catch((cause) => {
    throw new ChunkError(files[0] ?? 'A script', { outdated: true, cause })
  })
}

/** Whether the page loads a file by itself. */
const isInPage = (file: string) => document.querySelector(`link[href="/${file}"]`) !== null

const fetchOnce = (file: string): Promise<void> => {
  const request = requested.get(file) ?? fetchFile(file)
  requested.set(file, request)
  request.catch(() => requested.delete(file))
  return request
}

async function fetchFile(file: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const status = await statusOf(file)
    if (status === 200) return file.endsWith('.css') ? addStyles(file) : undefined
    const wait = WAITS_MS[attempt]
    if (wait === undefined) throw new ChunkError(file, { outdated: status === 404 })
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

/** Fetches a file into the browser's cache; null when no whole answer came. */
async function statusOf(file: string): Promise<number | null> {
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
      reject(new ChunkError(file))
    }
    document.head.append(link)
  })
}

/** Whether to load the page anew for an error, by itself: once for each file, so that it comes to an end. */
export const needsReload = (error: unknown): boolean =>
  isChunkError(error) && error.outdated && readStorage('session', RELOADED_FOR) !== error.file

/** Loads the page anew where an error needs that. */
export function reloadFor(error: unknown): void {
  if (!isChunkError(error) || !needsReload(error)) return
  writeStorage('session', RELOADED_FOR, error.file)
  if (!needsReload(error)) location.reload()
}

/** Tries again because somebody asked for it: by `load`, or by a new page where only that helps. */
export function retryAfter(error: unknown, load: () => void): void {
  if (isChunkError(error) && error.outdated) location.reload()
  else load()
}
