import { eq, type SQL, sql } from 'drizzle-orm'
import { createBatchLoader } from '../../cache/batch-loader.ts'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { users } from '../../db/schema/users.ts'

const passkeyRequired = sql<boolean>`${users.passkeyRecoveryHash} is not null`
const consented = sql<boolean>`${users.consentedAt} is not null`

/** The user that a token's account belongs to, or null before its first sync. */
export async function findByAccount(db: Db, firebaseUid: string) {
  const found = await byAccount(db)(firebaseUid)
  return found.get(firebaseUid) ?? null
}

const byAccount = perDb((db) => {
  const find = (condition: SQL, name: string) =>
    db
      .select({
        _id: users._id,
        suspendedAt: users.suspendedAt,
        suspendedUntil: users.suspendedUntil,
        firebaseUid: users.firebaseUid,
        consented,
        passkeyRequired,
      })
      .from(users)
      .where(condition)
      .prepare(name)
  // Postgres caches the plan for a single account, and plans the list each time.
  const one = find(eq(users.firebaseUid, sql.placeholder('account')), 'user_by_account')
  const many = find(sql`${users.firebaseUid} = any(${sql.placeholder('accounts')})`, 'users_by_account')
  // Every signed-in request starts with this query; concurrent ones share it.
  return createBatchLoader(async (accounts: string[]) => {
    const [account] = accounts
    const found = await (accounts.length === 1 ? one.execute({ account }) : many.execute({ accounts }))
    return new Map(found.map(({ firebaseUid, ...user }) => [firebaseUid, user]))
  })
})
