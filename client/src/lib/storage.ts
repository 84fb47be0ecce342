/** `local` is shared by all tabs and lasts; `session` belongs to one tab and ends with it. */
type Area = 'local' | 'session'

/**
 * Runs a storage operation. Browsers that block site data throw on any access and full storage throws on writes; then
 * the app works without its stored values.
 */
function withStorage<T>(area: Area, operation: (storage: Storage) => T, fallback: T): T {
  try {
    return operation(area === 'local' ? localStorage : sessionStorage)
  } catch {
    return fallback
  }
}

export const readStorage = (area: Area, key: string): string | null =>
  withStorage(area, (storage) => storage.getItem(key), null)
export const writeStorage = (area: Area, key: string, value: string) =>
  withStorage(area, (storage) => storage.setItem(key, value), undefined)
export const removeStorage = (area: Area, key: string) =>
  withStorage(area, (storage) => storage.removeItem(key), undefined)

/** A value that was stored as JSON; null for a missing value and for invalid JSON. */
export const readStorageJson = (area: Area, key: string): unknown =>
  withStorage(area, (storage) => JSON.parse(storage.getItem(key) ?? 'null'), null)
