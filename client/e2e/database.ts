import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@saathi/shared/admin/rules'
import { passwordHasher } from '../../server/src/embedded/identity/passwords.ts'
import { openSql } from '../../server/test/sql.ts'

let sql: ReturnType<typeof openSql> | undefined

/** Changes the server's database directly, for states that no request can create. Each worker has one connection. */
async function inDatabase<T>(work: (sql: ReturnType<typeof openSql>) => Promise<T>): Promise<T> {
  const url = process.env.SAATHI_DATABASE_URL
  if (!url) throw new Error('Set SAATHI_DATABASE_URL beside SAATHI_URL.')
  sql ??= openSql(url)
  return work(sql)
}

/** Real hashes take 0.2 s of a core each. A hash contains its cost. */
const { hash: quickHash } = passwordHasher({ cost: { N: 16, r: 8, p: 1 } })

/** Adds an account with a verified address to the identity provider. */
export const insertAccount = ({ name, email, password }: { name: string; email: string; password: string }) =>
  inDatabase(
    async (sql) => sql`
      insert into identity_accounts (uid, email, email_verified, display_name, password_hash, valid_since)
      values (${randomUUID()}, ${email}, true, ${name}, ${await quickHash(password, email)},
        extract(epoch from now())::bigint)`,
  )

export const disableAccount = (email: string) =>
  inDatabase((sql) => sql`update identity_accounts set disabled = true where email = ${email}`)

export const suspendAccount = (email: string) =>
  inDatabase((sql) => sql`update users set suspended_at = now() where email = ${email}`)

/** Moves the log-in of a user ten minutes into the past. */
export const ageLogins = (email: string) =>
  inDatabase(
    (sql) => sql`
      with account as (
        update identity_accounts set valid_since = valid_since - 3600 where email = ${email} returning uid)
      update identity_refresh_tokens t set auth_time = t.auth_time - 600 from account a where t.uid = a.uid`,
  )

/** Expires a registration code. */
export const expireCode = (email: string) =>
  inDatabase(
    (sql) => sql`update registration_codes set expires_at = now() - interval '1 second' where email = ${email}`,
  )

/** Moves the sending of a registration code one minute into the past. */
export const ageCode = (email: string) =>
  inDatabase((sql) => sql`update registration_codes set sent_at = sent_at - interval '1 minute' where email = ${email}`)

/** Removes the consent of an account. */
export const clearConsent = (email: string) =>
  inDatabase((sql) => sql`update users set consented_at = null where email = ${email}`)

/** Makes the account one from when joined tours were shown to everyone by default. */
export const showToursAsBefore = (email: string) =>
  inDatabase(
    (sql) => sql`
      update users set joined_tours_visible_to = 'everyone', visibility_answered = false where email = ${email}`,
  )

/** Records a swipe of this user on every other user. */
export const swipeAllUsers = (userId: string) =>
  inDatabase(
    (sql) => sql`
      insert into swipes (user_id, swiped_id, action) select ${userId}, id, 'left' from users where id <> ${userId}
      on conflict (user_id, swiped_id) do update set action = 'left'`,
  )

/** Adds `count` demo users to a tour. */
export const joinDemoPeople = (tourId: string, count: number) =>
  inDatabase(
    (sql) => sql`
      select join_tour(${tourId}, id, current_date)
      from (select id from users where email like 'demo-%' order by id limit ${count}) people`,
  )

/** The token in the unsubscribe links of a user's mails. */
export const mailTokenOf = (email: string) =>
  inDatabase(async (sql) => {
    const [row] = await sql`select mail_token from users where email = ${email}`
    return String(row?.mail_token)
  })

/** Gives a user roles of the admin site, as `npm run staff` does. */
export const grantRoles = (email: string, ...roles: StaffRole[]) =>
  inDatabase(async (sql) => {
    for (const role of roles) await sql`select grant_role(${email}, ${role}, 'e2e')`
  })

/** Adds a tour that ended three days ago, with its host and a guest. Returns its id. */
export const insertEndedTour = (host: string, guest: string, name: string): Promise<string> =>
  inDatabase(async (sql) => {
    const [seat] = await sql`
      with tour as (
        insert into tours (id, creator_id, name, destination, start_date, end_date, price, search, joined, announced_at)
        values (gen_random_uuid(), ${host}, ${name}, 'Hampi', current_date - 5, current_date - 3, 100, 'hampi', 1,
          current_date - 30)
        returning id)
      insert into tour_participants (tour_id, user_id, joined_at) select id, ${guest}, current_date - 20 from tour
      returning tour_id`
    return seat?.tour_id as string
  })

/** Gives a user a profile picture. */
export const setPicture = (email: string, picture: string) =>
  inDatabase((sql) => sql`update users set profile_picture = ${picture} where email = ${email}`)

/** The reports about a user, oldest first: their ids and what they are about. */
export const reportsAbout = (userId: string) =>
  inDatabase(
    (sql) => sql<{ id: string; subject: object | null }[]>`
    select id, subject from reports where reported_id = ${userId} order by id`,
  )

/** The newest appeal of a user. */
export const appealOf = (userId: string): Promise<string> =>
  inDatabase(
    async (sql) => (await sql`select id from appeals where user_id = ${userId} order by id desc limit 1`)[0]?.id,
  )

/** Adds messages of these people to a group, the newest now; the last one answers the first. */
export const fillGroup = (tourId: string, people: string[], count: number) =>
  inDatabase(
    (sql) => sql`
      with counter as (update group_counters set last = last + ${count} where tour_id = ${tourId} returning last)
      insert into group_entries (tour_id, number, version, kind, from_id, text, reply_to, created_at)
      select ${tourId}, last - ${count} + i, last - ${count} + i, 'message',
        (${people}::uuid[])[1 + i % ${people.length}], 'Message ' || i || repeat(' and more words', i % 9),
        case i when ${count} then last - ${count} + 1 end, now() - (${count} - i) * interval '7 minutes'
      from counter, generate_series(1, ${count}) i`,
  )

/** Copies the only expense of a ledger `count` times, over the two weeks before its day. */
export const copyExpense = (ledgerId: string, count: number) =>
  inDatabase(
    (sql) => sql`
      with ledger as (
        update expense_ledgers set last = last + ${count}, version = version + 1 where ledger_id = ${ledgerId})
      insert into expense_entries
        (ledger_id, number, kind, author_id, title, category, day, amount_paise, payers, split, shares)
      select ledger_id, number + i, kind, author_id, 'Expense ' || i, category, day - i % 14, amount_paise, payers, split,
        shares
      from expense_entries, generate_series(1, ${count}) i where ledger_id = ${ledgerId}`,
  )
