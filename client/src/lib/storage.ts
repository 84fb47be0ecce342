/** The browser's storage, for what is good to remember but not needed: where it is switched off, nothing is kept. */
const guarded = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** `local` lasts and is shared by all tabs; `session` is one tab's, while it lives. */
const storage = (area: 'local' | 'session') => (area === 'local' ? localStorage : sessionStorage)

export const readStorage = (area: 'local' | 'session', key: string): string | null =>
  guarded(() => storage(area).getItem(key), null)
export const writeStorage = (area: 'local' | 'session', key: string, value: string) =>
  guarded(() => storage(area).setItem(key, value), undefined)
export const removeStorage = (area: 'local' | 'session', key: string) =>
  guarded(() => storage(area).removeItem(key), undefined)

/** What was stored as JSON; null for nothing, and for what is no JSON. */
export const readStorageJson = (area: 'local' | 'session', key: string): unknown =>
  guarded(() => JSON.parse(storage(area).getItem(key) ?? 'null'), null)
