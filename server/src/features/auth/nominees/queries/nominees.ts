import type { Nominee, NomineeFacts } from '@saathi/shared/auth/nominees'
import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '../../../../db/client.ts'
import { outbox } from '../../../../db/schema/mail.ts'
import { nominees } from '../../../../db/schema/nominees.ts'
import { users } from '../../../../db/schema/users.ts'
import type { AuthMail } from '../../mails.ts'

/** The person whom the user has named; null for nobody. */
export async function findNominee(db: Db, userId: string): Promise<Nominee | null> {
  const { name, email, phone, namedAt } = nominees
  const [row] = await db.select({ name, email, phone, namedAt }).from(nominees).where(eq(nominees.userId, userId))
  return row ?? null
}

/** Mails the user if the statement before has changed something. */
const mailed = (userId: string, { kind }: AuthMail) => sql`
  insert into ${outbox} (id, "to", kind, params)
  select ${v7()}, u.email, ${kind}::text, '{}' from ${users} u where u.id = ${userId} and exists (select from changed)`

/** Names somebody in place of whoever was named before, and mails the user, unless nothing changes. */
export async function saveNominee(
  db: Db,
  userId: string,
  { name, email, phone }: NomineeFacts,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    with changed as (
      insert into ${nominees} as n (user_id, name, email, phone, named_at)
      values (${userId}, ${name}, ${email}, ${phone}, ${now.toISOString()})
      on conflict (user_id) do update
        set name = excluded.name, email = excluded.email, phone = excluded.phone, named_at = excluded.named_at
        where (n.name, n.email, n.phone) is distinct from (excluded.name, excluded.email, excluded.phone)
      returning user_id)
    ${mailed(userId, { kind: 'nomineeNamed', params: {} })}`)
}

/** Removes whoever was named, and mails the user, unless it was nobody. */
export async function removeNominee(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    with changed as (delete from ${nominees} where user_id = ${userId} returning user_id)
    ${mailed(userId, { kind: 'nomineeRemoved', params: {} })}`)
}
