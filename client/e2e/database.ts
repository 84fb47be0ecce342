import { openSql } from '../../server/test/sql.ts'

/** Does to the server's database what time, or the people who run it, would do. */
async function inDatabase<T>(work: (sql: ReturnType<typeof openSql>) => Promise<T>): Promise<T> {
  const url = process.env.SAATHI_DATABASE_URL
  if (!url) throw new Error('Set SAATHI_DATABASE_URL beside SAATHI_URL.')
  const sql = openSql(url)
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

export const disableAccount = (email: string) =>
  inDatabase((sql) => sql`update identity_accounts set disabled = true where email = ${email}`)

export const suspendAccount = (email: string) =>
  inDatabase((sql) => sql`update users set suspended_at = now() where email = ${email}`)

/** Ten minutes passed since somebody logged in. */
export const ageLogins = (email: string) =>
  inDatabase(
    (sql) => sql`
      with account as (
        update identity_accounts set valid_since = valid_since - 3600 where email = ${email} returning uid)
      update identity_refresh_tokens t set auth_time = t.auth_time - 600 from account a where t.uid = a.uid`,
  )

/** The minutes of a registration code are over. */
export const expireCode = (email: string) =>
  inDatabase(
    (sql) => sql`update registration_codes set expires_at = now() - interval '1 second' where email = ${email}`,
  )

/** A minute passed since a registration code was sent. */
export const ageCode = (email: string) =>
  inDatabase((sql) => sql`update registration_codes set sent_at = sent_at - interval '1 minute' where email = ${email}`)

/** An account from before anybody asked for consent. */
export const forgetConsent = (email: string) =>
  inDatabase((sql) => sql`update users set consented_at = null where email = ${email}`)

/** Somebody has said their word on everybody. */
export const swipeEverybody = (userId: string) =>
  inDatabase(
    (sql) => sql`
      insert into swipes (user_id, swiped_id, action) select ${userId}, id, 'left' from users where id <> ${userId}
      on conflict (user_id, swiped_id) do update set action = 'left'`,
  )

/** So many of the demonstration's people join a tour. */
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
