import type postgres from 'postgres'
import type { Db } from '../src/db/client.ts'
import { signingKey } from '../src/embedded/identity/store.ts'
import { tokenMaker } from '../src/embedded/identity/tokens.ts'

type Options = { sql: postgres.Sql; db: Db; projectId: string; count: number; now?: Date }

/** Inserts accounts with profiles, for tests with very many signed-in people; returns their ids and tokens. */
export async function insertSignedIn({ sql, db, projectId, count, now = new Date() }: Options) {
  const people = await sql<{ id: string; uid: string; email: string }[]>`
    with accounts as (
      insert into identity_accounts (uid, email, email_verified, valid_since)
      select 'many-' || n, 'many-' || n || '@saathi.example', true, 0 from generate_series(1, ${count}) n
      returning uid, email)
    insert into users (id, firebase_uid, name, email, consented_at)
    select uuidv7(), uid, 'Traveller', email, now() from accounts returning id, firebase_uid as uid, email`
  const key = await signingKey(db)
  const tokens = tokenMaker({ key: async () => key, projectId, now: () => now })
  const session = { provider: 'password', authTime: Math.floor(now.getTime() / 1000), passkey: false }
  const account = { emailVerified: true, displayName: null, photoUrl: null, googleSub: null }
  return Promise.all(
    people.map(async ({ id, uid, email }) => ({
      userId: id,
      token: await tokens.idToken({ ...account, uid, email }, session),
    })),
  )
}
