import type { Db } from './client.ts'

/** Creates a value once for each database client, on first use, such as prepared statements or caches. */
export function perDb<T>(make: (db: Db) => T): (db: Db) => T {
  const values = new WeakMap<Db, T>()
  return (db) => {
    const known = values.get(db)
    if (known !== undefined) return known
    const value = make(db)
    values.set(db, value)
    return value
  }
}
