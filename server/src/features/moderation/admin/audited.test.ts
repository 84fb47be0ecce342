import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../../test/people.ts'
import { makeStaff } from '../../../../test/staff.ts'

const db = useDatabase()
const testApp = useApp(db)
const moderators: TestPerson[] = []
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  for (let n = 0; n < 2; n += 1) moderators.push(await makeStaff(testApp, db, 'moderator'))
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
})

/** Everything that an act may change: what is decided, who is suspended, and the lines of the audit log. */
async function stored() {
  const [row] = await db.sql`select
    (select count(*)::int from audit_log) as lines,
    (select count(*)::int from moderation_acts) as acts,
    (select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from (
      select 'r' || id || coalesce(closed_at::text, '') || coalesce(outcome, '') as t from reports
      union all select 'u' || id || coalesce(suspended_at::text, '') || coalesce(suspended_until::text, '') from users
      union all select 'p' || id || coalesce(confirmed::text, '') from suspension_proposals
      union all select 'a' || id || coalesce(outcome, '') from appeals
      union all select 'c' || check_id || coalesce(outcome, '') from photo_checks) t) as state`
  return row as { lines: number; acts: number; state: string }
}
const idsOf = async (table: string, column = 'id') =>
  (await db.sql`select ${db.sql(column)} as id from ${db.sql(table)} order by 1`).map(({ id }) => id as string)
const pick = (ids: string[], n: number) => ids[n % Math.max(ids.length, 1)] ?? crypto.randomUUID()

const ACTIONS = ['dismiss', 'warn', 'hide', 'removePicture', 'suspend', 'suspendForGood', 'cancelTour'] as const
const step = fc.record({
  procedure: fc.constantFrom('decide', 'decideProposal', 'decideAppeal', 'decidePhoto'),
  by: fc.nat(1),
  which: fc.nat(7),
  action: fc.constantFrom(...ACTIONS),
  yes: fc.boolean(),
})
type Step = { procedure: string; by: number; which: number; action: (typeof ACTIONS)[number]; yes: boolean }

async function run({ procedure, by, which, action, yes }: Step) {
  const { admin } = (moderators[by] as TestPerson).api
  if (procedure === 'decide')
    return admin.decide({ reportId: pick(await idsOf('reports'), which), action, words: 'selling' })
  if (procedure === 'decideProposal')
    return admin.decideProposal({ proposalId: pick(await idsOf('suspension_proposals'), which), confirm: yes })
  if (procedure === 'decideAppeal')
    return admin.decideAppeal({ appealId: pick(await idsOf('appeals'), which), outcome: yes ? 'upheld' : 'reversed' })
  const checkId = pick(await idsOf('photo_checks', 'check_id'), which)
  return admin.decidePhoto({ checkId, outcome: yes ? 'accepted' : 'declined' })
}

test('random acts of two moderators: what changes anything has one line of the audit log, what is refused has none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      await db.sql`update users set suspended_at = null, suspended_until = null where id = ${ravi._id}`
      for (const reason of ['harassment', 'other'] as const)
        await db.sql`insert into reports (id, reporter_id, reported_id, reason, note)
          values (uuidv7(), ${asha._id}, ${ravi._id}, ${reason}, '')`
      await db.sql`insert into photo_checks (user_id, check_id, gesture, bytes, sent_at)
        values (${ravi._id}, uuidv7(), 'thumbUp', '\\x01', now())
        on conflict (user_id) do update set check_id = uuidv7(), bytes = '\\x01', sent_at = now(), decided_at = null,
          outcome = null, operator = null, audit_id = null`
      await db.sql`insert into appeals (id, act_id, user_id, text) select uuidv7(), id, user_id, 'No.'
        from moderation_acts where is_decision(act) and user_id is not null on conflict do nothing`
      for (const one of steps) {
        const before = await stored()
        const done = await run(one).then(
          () => true,
          (error) => {
            expect(['CONFLICT', 'NOT_FOUND', 'FORBIDDEN']).toContain(error.code)
            return false
          },
        )
        const after = await stored()
        expect([after.lines - before.lines, after.state !== before.state]).toEqual(done ? [1, true] : [0, false])
        if (!done) expect(after.acts).toBe(before.acts)
      }
      await db.sql`delete from appeals`
      await db.sql`delete from suspension_proposals`
      await db.sql`delete from reports`
    }),
    { numRuns: 8 },
  )
})
