import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../db.ts'
import { insertPeople } from '../people.ts'

const own = useDatabase()
const today = '2026-11-20'
/** What Citus sends to workers while a statement runs. */
let sent: string[] = []
let sql: postgres.Sql
let people: string[]
beforeAll(async () => {
  people = await insertPeople(own, 24)
  sql = postgres(own.url, {
    max: 1,
    fetch_types: false,
    onnotice: ({ message }) => sent.push(String(message)),
    connection: { client_min_messages: 'notice', 'citus.log_remote_commands': 'on' } as Record<string, string>,
  })
})
afterAll(() => sql?.end())

const writesTo = (table: string) =>
  sent.filter((text) => new RegExp(`^issuing (INSERT INTO|COPY|UPDATE) public\\.${table}_`, 'i').test(text))

test('a new trip with thirty items: one write of all of them', async () => {
  const items = Array.from({ length: 30 }, () => ({ id: crypto.randomUUID(), facts: { title: 'Tea' } }))
  const facts = {
    title: 'Konkan',
    place_id: 'tarkarli-malvan',
    start_date: '2026-12-12',
    day_count: 3,
    from_city: 'pune',
    people: 2,
    month: 12,
  }
  sent = []
  const [created] = await sql`
    select outcome from create_trip(${people[0] ?? ''}, ${crypto.randomUUID()}, ${crypto.randomUUID()}, null,
      ${JSON.stringify(facts)}::text::jsonb, ${JSON.stringify(items)}::text::jsonb, 100, now(), ${today})`
  expect(created?.outcome).toBe('created')
  expect(writesTo('trip_items')).toHaveLength(1)
})

test('an expense of 24 people: one write of all who are in the ledger, and one of the balances of each shard', async () => {
  const parts = people.map((id) => ({ id, paise: 100 }))
  const [payer] = people.map((id) => ({ id, paise: 100 * people.length }))
  const [payers, shares] = [JSON.stringify([payer]), JSON.stringify(parts)]
  const ledgerId = crypto.randomUUID()
  sent = []
  await sql`select shift_balances('tour', ${ledgerId}, ${payers}::text::jsonb, ${shares}::text::jsonb, '[]', '[]')`
  expect(writesTo('expense_people')).toHaveLength(1)
  const shards = writesTo('expense_summaries').map((text) => /public\.(expense_summaries_\d+)/i.exec(text)?.[1])
  expect(shards.length).toBeGreaterThan(1)
  expect(new Set(shards).size).toBe(shards.length)
  const [sum] = await own.sql`
    select count(*)::int as people, sum(balance_paise)::int as paise from expense_summaries where ledger_id = ${ledgerId}`
  expect(sum).toEqual({ people: people.length, paise: 0 })
})
