import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, expectTypeOf, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { callFunction, functionCall } from './call-function.ts'
import type { Functions } from './functions.gen.ts'

const own = useDatabase()
const nobody = { tourId: randomUUID(), userId: randomUUID(), today: '2026-11-20' }

test('a call: passes arguments by name and returns the row, with or without those that have a default', async () => {
  const row = { outcome: 'missing', place: null, unanswered: null }
  expect(await callFunction(own.db, 'join_tour', nobody)).toEqual(row)
  expect(await callFunction(own.db, 'join_tour', { ...nobody, mostOwn: 1 })).toEqual(row)
  expect(
    await callFunction(own.db, 'join_tour', { ...nobody, answers: ["it's"], mostRequests: 1, mostOwn: 1 }),
  ).toEqual(row)
})

test('a function that returns a value: the value is returned', async () => {
  const cancelled = { hostId: nobody.userId, at: new Date('2026-11-20T06:30:00Z'), today: nobody.today }
  expect(await callFunction(own.db, 'cancel_hosted_tours', cancelled)).toEqual([])
})

test('a list of texts with commas, quotes and braces: arrives as it is', async () => {
  const [{ text } = { text: '' }] = await own.sql<{ text: string }[]>`
    select pg_get_functiondef('add_passkey'::regproc) as text`
  const echo = text.replace(
    /AS \$function\$[\s\S]*\$function\$/,
    'AS $function$ begin return p_transports::text; end $function$',
  )
  await own.sql.unsafe(echo)
  const passkey = {
    userId: nobody.userId,
    id: nobody.tourId,
    credential: 'b',
    key: null,
    counter: 0,
    isEligible: true,
    isBackedUp: true,
  }
  const rest = { name: 'c', most: 1, at: null }
  const transports = ['usb', 'a,b', '"{c}"', 'd\\']
  const call = functionCall('add_passkey', { ...passkey, ...rest, transports })
  const [arrived] = await own.db.execute<{ text: string }>(sql`select ${call} as text`)
  const [row] = await own.sql`select ${arrived?.text ?? ''}::text::text[] as list`
  expect(row?.list).toEqual(transports)
})

test('an outcome that the function does not declare: is an error', async () => {
  await own.sql`
    create or replace function readmit_participant(p_tour_id uuid, p_host_id uuid, p_user_id uuid, out outcome text)
    language sql as $$ select 'welcome' $$`
  const call = callFunction(own.db, 'readmit_participant', {
    tourId: nobody.tourId,
    hostId: nobody.userId,
    userId: nobody.userId,
  })
  await expect(call).rejects.toThrow('readmit_participant returned the outcome welcome, which it does not declare')
})

test('an outcome in a list that the function does not declare: is an error', async () => {
  await own.sql`
    create or replace function decide_appeal(p_appeal_id uuid, p_outcome text, p_actor jsonb, p_note text default '')
    returns table (outcome text, name text) language sql as $$ values ('decided', 'Asha'), ('welcome', 'Ravi') $$`
  const call = callFunction(own.db, 'decide_appeal', { appealId: nobody.tourId, outcome: 'upheld', actor: null })
  await expect(call).rejects.toThrow('decide_appeal returned the outcome welcome, which it does not declare')
})

test('types: a wrong argument, one that misses, and an outcome that does not exist do not compile', () => {
  type Join = Functions['join_tour']
  expectTypeOf<Join['result']['outcome']>().extract<'joined'>().toEqualTypeOf<'joined'>()
  // @ts-expect-error there is no such outcome
  expectTypeOf<Join['result']['outcome']>().extract<'welcome'>().toEqualTypeOf<'welcome'>()
  expectTypeOf<Functions['block_person']['result']['freed']>().toEqualTypeOf<string[]>()
  // @ts-expect-error a number is no id
  const wrong: Join['args'] = { ...nobody, tourId: 7 }
  // @ts-expect-error the tour misses
  const missing: Join['args'] = { userId: nobody.userId, today: nobody.today }
  expect([wrong, missing]).toHaveLength(2)
})
