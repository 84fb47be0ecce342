import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { useApp, visitor } from '../../../test/app.ts'
import { callByName } from '../../../test/calls/call-by-name.ts'
import { CALLS } from '../../../test/calls/index.ts'
import type { Fields } from '../../../test/calls/rest-request.ts'
import type { Things } from '../../../test/calls/things.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPackage } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { makeStaff } from '../../../test/staff.ts'
import { importPackages } from '../../db/seed/import-packages.ts'
import { type ProcedureName, procedures } from '../../router.ts'

const db = useDatabase()
const testApp = useApp(db)
let staff: TestPerson
let ravi: TestPerson
let packageId: string
let referenceId: string
beforeAll(async () => {
  staff = await makeStaff(testApp, db, 'moderator', 'editor', 'operator')
  ravi = await makePerson(testApp, db, 'Ravi')
  await importPackages(db.url, [aPackage({ slug: 'hampi', destinations: ['Hampi'] })])
  packageId = (await staff.api.admin.packages({ limit: 1 })).items[0]?._id ?? ''
  await db.sql`insert into enquiries (id, name, email, phone, message)
    select uuidv7(), 'Asha', 'asha@example.in', '1', '' from generate_series(1, 40)`
  const mina = await makePerson(testApp, db, 'Mina')
  const [reference] = await db.sql`insert into travel_references
    (id, from_id, about_id, tour_ended_on, company, would_travel_again, text, shown_from)
    values (uuidv7(), ${ravi._id}, ${mina._id}, '2026-11-01', '{calm}', false, 'Late every morning, and rude to us',
      '2026-11-10') returning id`
  referenceId = reference?.id
  await visitor(db).destinations.reportFact({ destinationId: 'hampi', section: 'costs', text: 'It costs more.' })
})

const idIn = async (table: string) =>
  (await db.sql`select id from ${db.sql(table)} order by id limit 1`)[0]?.id ?? crypto.randomUUID()

/** Things and fields in place of those of the valid call. */
type Change = { things?: Partial<Things>; fields?: Fields }

/** Every mutation of the admin site but the decisions of moderators, which `moderation/audited.test.ts` has. `n` varies the input. */
const ACTS: Record<string, (n: number) => Change | Promise<Change>> = {
  answerEnquiry: async () => ({ things: { enquiry: await idIn('enquiries') } }),
  finishEnquiry: async () => ({ things: { settledEnquiry: await idIn('enquiries') } }),
  reopenEnquiry: async () => ({ things: { answeredEnquiry: await idIn('enquiries') } }),
  removeEnquiry: async (n) => ({ things: { spam: n === 0 ? await idIn('enquiries') : crypto.randomUUID() } }),
  settleWrongFact: async (n) => ({ things: { wrongFact: await idIn('wrong_facts') }, fields: { done: n > 1 } }),
  savePackage: async (n) => {
    const { package: shown, version } = await staff.api.admin.package({ packageId })
    const { _id, placeIds, withdrawn, ...facts } = shown
    const packageVersion = n === 0 ? version + 1 : version
    return { things: { package: packageId, packageVersion }, fields: { facts: { ...facts, price: 9_000 + n } } }
  },
  undoPackage: async (n) => {
    const { version } = await staff.api.admin.package({ packageId })
    return { things: { withdrawnPackage: packageId }, fields: { number: n + 1, version } }
  },
  withdrawPackage: (n) => ({ things: { withdrawnPackage: packageId }, fields: { withdrawn: n > 1 } }),
  importCatalogue: async (n) => {
    const { text } = await staff.api.admin.exportCatalogue()
    const changed = text.replace(/"price": \d+/, `"price": ${7_000 + n}`)
    return { things: { catalogue: n > 1 ? changed : '{"not": "a catalogue"}' } }
  },
  hideReference: (n) => ({ things: { rudeReference: n === 0 ? crypto.randomUUID() : referenceId } }),
  showReference: () => ({ things: { hiddenReference: referenceId } }),
  suspendPerson: (n) => ({
    things: { suspect: n === 0 ? staff._id : ravi._id },
    fields: { days: n === 1 ? undefined : 3 },
  }),
  restorePerson: () => ({ things: { suspended: ravi._id } }),
  removePerson: (n) => ({ things: { suspect: n === 0 ? staff._id : ravi._id } }),
  exportPerson: () => ({ things: { user: ravi._id } }),
}

/** Makes the valid call of an act, changed by `n`. */
async function makeAct(verb: string, n: number): Promise<unknown> {
  const name = `admin.${verb}` as ProcedureName
  const change = await ACTS[verb]?.(n)
  return callByName(staff.api, name, { ...CALLS[name].input?.((change?.things ?? {}) as Things), ...change?.fields })
}
const DECISIONS = ['decide', 'decideAppeal', 'decidePhoto', 'decideProposal']

/** Random acts can also reach the limit of exports in an hour. */
const REFUSALS = ['CONFLICT', 'NOT_FOUND', 'BAD_REQUEST', 'TOO_MANY_REQUESTS']

/** The rows that actions may change, and the lines of the audit log by this member of the staff. */
async function stored() {
  const [row] = await db.sql`select
    (select count(*)::int from audit_log where staff_id = ${staff._id}) as lines,
    (select md5(string_agg(t, '|' order by t)) from (
      select 'e' || id || coalesce(done_at::text, '') as t from enquiries
      union all select 'w' || id || coalesce(done_at::text, '') from wrong_facts
      union all select 'p' || id || version || price || coalesce(withdrawn_at::text, '') from packages
      union all select 'r' || id || coalesce(hidden_reason, '') from travel_references
      union all select 's' || id from suspension_proposals
      union all select 'u' || id || coalesce(suspended_at::text, '') || coalesce(suspended_until::text, '')
        || coalesce(deletion_asked_at::text, '') from users) rows) as state`
  return row as { lines: number; state: string }
}

test('the list of acts: has every mutation of the admin site', () => {
  const all = Object.entries(procedures).filter(
    ([name, { _def }]) => name.startsWith('admin.') && _def.type === 'mutation',
  )
  expect(all.map(([name]) => name.slice('admin.'.length)).sort()).toEqual([...Object.keys(ACTS), ...DECISIONS].sort())
})

test('random acts of the staff: each change has one line of the audit log, and what is refused has none and changes nothing', async () => {
  const done = new Set<string>()
  const act = fc.tuple(fc.constantFrom(...Object.keys(ACTS)), fc.nat(3))
  // Each act succeeds once: an enquiry is finished before it is answered, and the first version of a package taken back.
  const every: [string, number][] = [
    ['finishEnquiry', 2],
    ['reopenEnquiry', 2],
    ...Object.keys(ACTS).flatMap((name): [string, number][] => [
      [name, 2],
      [name, 3],
    ]),
    ['undoPackage', 0],
    ['removeEnquiry', 0],
  ]
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 20 }), async (acts) => {
      for (const [name, n] of acts) {
        const before = await stored()
        const succeeded = await makeAct(name, n).then(
          () => true,
          (error) => {
            expect(REFUSALS, `${name}: ${error.message}`).toContain(error.code)
            return false
          },
        )
        const after = await stored()
        const lines = after.lines - before.lines
        const isChanged = after.state !== before.state
        if (lines > 0) done.add(name)
        expect([name, n, isChanged && !succeeded]).toEqual([name, n, false])
        // An export changes nothing that is stored.
        expect([name, n, lines]).toEqual([name, n, isChanged || (succeeded && name === 'exportPerson') ? 1 : 0])
      }
    }),
    { numRuns: 12, examples: [[every]] },
  )
  expect([...done].sort()).toEqual(Object.keys(ACTS).sort())
})
