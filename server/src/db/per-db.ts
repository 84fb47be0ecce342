import type { Db } from './client.ts'

/** What is made once for each database, on first use: prepared statements, answers kept from it. */
export function perDb<T>(make: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, T>()
  return (db) => {
    const known = made.get(db)
    if (known !== undefined) return known
    const fresh = make(db)
    made.set(db, fresh)
    return fresh
  }
}
