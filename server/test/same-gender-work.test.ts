import { beforeAll, expect, test } from 'vitest'
import type { ProcedureName } from '../src/router.ts'
import { useApp } from './app.ts'
import { callByName } from './calls/call-by-name.ts'
import { CALLS } from './calls/index.ts'
import type { Things } from './calls/things.ts'
import { useDatabase } from './db.ts'
import { aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'
import { type Statement, statementsOf } from './statements.ts'

// What is not for the reader's gender takes the database as long as what does not exist: the same statements, each with
// the same plan, which read a few pages more at most, however much there is of it. No clock is read.

const db = useDatabase()
const testApp = useApp(db)
const NO_TOUR = '0190a6d0-0000-7000-8000-000000000000'
/** An index probe reads two to three pages of a small table; there are up to four tables of a user's places in a tour. */
const MORE_PAGES = 16

let host: TestPerson
let man: TestPerson
let small: string
let large: string

beforeAll(async () => {
  host = await makePerson(testApp, db, 'Asha Rao')
  man = await makePerson(testApp, db, 'Ravi Menon')
  await host.api.genders.set({ gender: 'woman', consent: true })
  await man.api.genders.set({ gender: 'man', consent: true })
  const create = async () => (await host.api.tours.create(aTour({ sameGenderOnly: true, capacity: null })))._id
  small = await create()
  large = await create()
  for (const table of ['tour_participants', 'tour_waitlist'])
    await db.sql`
      with guests as (
        insert into users (id, firebase_uid, email, name)
        select uuidv7(), ${table} || n, ${table} || n || '@saathi.test', 'Guest' from generate_series(1, 200) n returning id)
      insert into ${db.sql(table)} (tour_id, user_id) select ${large}, id from guests`
  await db.sql`analyze`
}, 60_000)

type Plan = { 'Node Type': string; 'Shared Hit Blocks': number; 'Shared Read Blocks': number; Plans?: Plan[] }
const shapeOf = ({ 'Node Type': type, Plans = [] }: Plan): string => `${type}(${Plans.map(shapeOf).join()})`
class Undo extends Error {}

/** The plan of each statement, and the pages that it reads, with those of the functions it calls. */
async function workOf(statements: Statement[]) {
  const work: { shape: string; pages: number }[] = []
  for (const { sql, params } of statements) {
    let root: Plan | undefined
    const run = db.sql.begin(async (tx) => {
      // The third run finds the plans and catalogues of the functions in memory.
      for (let turn = 0; turn < 3; turn++) {
        const [row] = await tx.unsafe(`explain (analyze, buffers, format json) ${sql}`, params as string[])
        root = row?.['QUERY PLAN'][0].Plan as Plan
      }
      throw new Undo()
    })
    await run.catch((error) => {
      if (!(error instanceof Undo)) throw error
    })
    if (root) work.push({ shape: shapeOf(root), pages: root['Shared Hit Blocks'] + root['Shared Read Blocks'] })
  }
  return work
}

const names: ProcedureName[] = [
  'tours.get',
  'tours.people',
  'tours.join',
  'tours.favorite',
  'groups.send',
  'trips.forTour',
  'expenses.get',
]
/** The man's call about a tour, whatever the call names it for. */
function call(name: ProcedureName, tourId: string): Promise<unknown> {
  const ledger = { kind: 'tour' as const, id: tourId }
  const things: Partial<Things> = { me: man._id, tour: tourId, ownTour: tourId, group: tourId, ledger }
  return callByName(man.api, name, CALLS[name].input?.(things as Things))
}

test.each(names)('%s of a tour for another gender: the work of a tour that does not exist', async (name) => {
  const measured = async (tourId: string) => {
    const statements = await statementsOf(db, () => Promise.allSettled([call(name, tourId)]))
    return { texts: statements.map(({ sql }) => sql), work: await workOf(statements) }
  }
  const [absent, little, much] = [await measured(NO_TOUR), await measured(small), await measured(large)]
  expect(absent.texts.length).toBeGreaterThan(0)
  for (const hidden of [little, much]) {
    expect(hidden.texts).toEqual(absent.texts)
    expect(hidden.work.map(({ shape }) => shape)).toEqual(absent.work.map(({ shape }) => shape))
    for (const [at, { pages }] of hidden.work.entries())
      expect(pages - (absent.work[at]?.pages ?? 0)).toBeLessThanOrEqual(MORE_PAGES)
  }
})

test('matching.swipe of a person whose deck is for another gender: the statements for one who is not in any deck', async () => {
  const swipe = { swipedUserId: host._id, action: 'right' as const }
  const texts = async () => {
    await db.sql`delete from swipes`
    const statements = await statementsOf(db, () => Promise.allSettled([man.api.matching.swipe(swipe)]))
    return statements.map(({ sql }) => sql)
  }
  await db.sql`update users set deletion_asked_at = now() where id = ${host._id}`
  const leaving = await texts()
  await db.sql`update users set deletion_asked_at = null where id = ${host._id}`
  await host.api.genders.setDeck({ sameGenderOnly: true })
  expect(leaving.length).toBeGreaterThan(0)
  expect(await texts()).toEqual(leaving)
})
