import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeManyPeople } from '../../test/cluster/many-people.ts'
import { useDatabase } from '../../test/db.ts'
import { grantRole } from '../features/admin/queries/staff.ts'
import { migrate } from './migrate.ts'

const db = useDatabase()
const TODAY = '2026-11-20'
const AT = '2026-11-20T06:30:00.000Z'

/** Functions with the parameters that the build before had, by which its processes call them while a deploy replaces them. */
const EARLIER = {
  begin_transfer:
    'the_user uuid, the_kind text, the_ledger uuid, the_id uuid, payer uuid, payee uuid, paise bigint, is_released boolean, the_key uuid, most integer, today date, OUT outcome text, OUT transfer_id uuid',
  decide_proposal:
    'the_proposal uuid, is_confirmed boolean, actor jsonb, the_note text, today date, OUT outcome text, OUT changed uuid[]',
  open_profile:
    'the_uid text, the_email text, the_name text, consented timestamptz, the_address_hash text, OUT id uuid, OUT suspended_at timestamptz, OUT is_new boolean',
  remove_person:
    'the_user uuid, actor jsonb, the_note text, at timestamptz, today date, mail_subject text, mail_text text, guest_subject text, guest_text text, OUT outcome text, OUT cancelled uuid[]',
  request_account_deletion:
    'the_uid text, is_gone boolean, at timestamptz, today date, mail_subject text, mail_text text, guest_subject text, guest_text text, OUT outcome text, OUT cancelled uuid[]',
  set_gender: 'the_user uuid, the_gender text, today date, change_days integer, OUT outcome text, OUT free_from date',
  set_upi: 'p_user_id uuid, p_upi text, mail_subject text, mail_text text, OUT outcome text',
  write_reference:
    'the_id uuid, me uuid, other uuid, the_tour uuid, facts jsonb, today date, write_days integer, reveal_days integer, OUT outcome text, OUT reference_id uuid, OUT shown boolean',
}

let people: string[]

/** The build before has filled the database, and this one migrates it. */
beforeAll(async () => {
  people = await makeManyPeople(db, 8)
  for (const [name, parameters] of Object.entries(EARLIER)) {
    const [current] = await db.sql`select ${name}::regproc::oid::regprocedure::text as signature`
    await db.sql.unsafe(`drop function ${current?.signature};
      create function ${name}(${parameters}) language plpgsql as $$ begin end $$;
      update drizzle.functions set hash = 'of the build before' where name = '${name}'`)
  }
  await migrate(db.url)
}, 120_000)

const person = (at: number) => people[at] as string
const uidOf = async (id: string) => (await db.sql`select firebase_uid as uid from users where id = ${id}`)[0]?.uid
/** The mails to somebody that are queued by kind. */
const kindsTo = async (id: string) =>
  (await db.sql`select kind from outbox where "to" = ${await emailOf(id)} order by id`).map(({ kind }) => kind)
const emailOf = async (id: string) => (await db.sql`select email from users where id = ${id}`)[0]?.email

describe('calls of the build before, on a database that this one has migrated', () => {
  test('every function: has one signature', async () => {
    const names = Object.keys(EARLIER)
    const found = await db.sql`select proname as name from pg_proc where proname in ${db.sql(names)} order by 1`
    expect(found.map(({ name }) => name)).toEqual(names)
  })

  test('open_profile: makes a profile, with the consent of the build before', async () => {
    const open = () => db.sql`
      select * from open_profile('uid-of-meera', 'meera@example.in', 'Meera', ${AT}, 'hash of the address')`
    const [made] = await open()
    expect(made).toMatchObject({ suspended_at: null, is_new: true })
    expect([...(await open())]).toEqual([{ ...made, is_new: false }])
    const consents = await db.sql`select purpose, given, notice from consents where user_id = ${made?.id}`
    expect([...consents]).toEqual([{ purpose: 'account', given: true, notice: 'before' }])
  })

  test('set_gender and set_upi: store what they did, with a consent', async () => {
    const [gender] = await db.sql`select outcome, free_from::text from set_gender(${person(0)}, 'woman', ${TODAY}, 90)`
    expect(gender).toEqual({ outcome: 'saved', free_from: null })
    const [upi] = await db.sql`select outcome from set_upi(${person(0)}, 'asha@upi', 'Subject', 'Text')`
    expect(upi).toEqual({ outcome: 'mailed' })
    const consents = await db.sql`
      select purpose, given, notice from consents where user_id = ${person(0)} and purpose <> 'account' order by 1`
    expect([...consents]).toEqual([
      { purpose: 'gender', given: true, notice: 'before' },
      { purpose: 'upiId', given: true, notice: 'before' },
    ])
  })

  test('write_reference: writes one about a tour that was announced late', async () => {
    const [tour] = await db.sql`
      insert into tours (id, creator_id, name, destination, start_date, end_date, price, search)
      values (uuidv7(), ${person(0)}, 'Konkan', 'Malvan', '2026-11-10', '2026-11-12', 1, 'konkan') returning id`
    await db.sql`insert into tour_participants (tour_id, user_id) values (${tour?.id}, ${person(1)})`
    const facts = { company: ['punctual'], would_travel_again: true, text: 'Kind and on time.', private_note: '' }
    const [written] = await db.sql`
      select * from write_reference(${randomUUID()}, ${person(1)}, ${person(0)}, ${tour?.id}, ${JSON.stringify(facts)}::text::jsonb,
        ${TODAY}, 30, 14)`
    expect(written).toMatchObject({ outcome: 'written', shown: false })
  })

  test('begin_transfer: answers a repetition', async () => {
    const [open] = await db.sql`select * from expense_transfers limit 1`
    const [again] = await db.sql`
      select * from begin_transfer(${open?.begun_by}, 'tour', ${open?.ledger_id}, ${randomUUID()}, ${open?.from_id}, ${open?.to_id},
        ${open?.amount_paise}, false, ${open?.key}, 1000, ${TODAY})`
    expect(again).toEqual({ outcome: 'done', transfer_id: open?.id })
  })

  test('request_account_deletion: cancels the tours of the account', async () => {
    const [tour] = await db.sql`
      insert into tours (id, creator_id, name, destination, start_date, end_date, price, search)
      values (uuidv7(), ${person(5)}, 'Konkan', 'Malvan', '2026-12-10', '2026-12-12', 1, 'konkan') returning id`
    const [requested] = await db.sql`
      select * from request_account_deletion(${await uidOf(person(5))}, false, ${AT}, ${TODAY}, 'Subject', 'Text', 'Subject', 'Text')`
    expect(requested).toEqual({ outcome: 'requested', cancelled: [tour?.id] })
  })

  test('of functions that were given the words of their mail: queue it by its kind', async () => {
    const actor = JSON.stringify({ name: 'meera' })
    const ravi = person(1)
    const passkey = randomUUID()
    const [enquiry] = await db.sql`
      insert into enquiries (id, name, email, phone, message)
      values (uuidv7(), 'Ravi', ${await emailOf(ravi)}, '1', 'Spiti?') returning id`
    await db.sql`delete from outbox`
    await db.sql`
      select answer_enquiry(${enquiry?.id}, ${actor}::text::jsonb, 'From June on.', 'Subject', 'Text', ${AT})`
    await db.sql`select record_export(${ravi}, ${actor}::text::jsonb, 'note', '[]', 'Subject', 'Text')`
    await db.sql`
      select add_passkey(${ravi}, ${passkey}, 'credential', 'key', 0, '{}', true, true, 'Phone', 10, ${AT}, 'Subject', 'Text')`
    await db.sql`select require_passkey(${ravi}, null, 'Subject', 'Text')`
    await db.sql`select remove_passkey(${ravi}, ${passkey}, 'Subject', '{name}')`
    expect(await kindsTo(ravi)).toEqual([
      'enquiryAnswer',
      'exportedByStaff',
      'passkeyAdded',
      'passkeyRequired',
      'passkeyRemoved',
    ])
  })

  describe('of the staff', () => {
    const actor = (id: string) => JSON.stringify({ staff: id, role: 'moderator' })
    beforeAll(async () => {
      for (const at of [2, 3]) await grantRole(db.db, await emailOf(person(at)), 'moderator', 'meera')
    })

    test('remove_person: is a proposal, which decide_proposal confirms with a mail in our words', async () => {
      const [proposed] = await db.sql`
        select * from remove_person(${person(6)}, ${actor(person(2))}::text::jsonb, 'note', ${AT}, ${TODAY}, 'Subject', 'Text', 'Subject', 'Text')`
      expect(proposed).toEqual({ outcome: 'proposed', cancelled: [] })
      const [proposal] = await db.sql`select id from suspension_proposals where user_id = ${person(6)}`
      const decided = await db.sql`
        select * from decide_proposal(${proposal?.id}, true, ${actor(person(3))}::text::jsonb, 'note', ${TODAY})`
      expect([...decided]).toEqual([{ outcome: 'done', changed: [] }])
      expect(await kindsTo(person(6))).toEqual(['deletionByStaff'])
    })

    test('decide_proposal: confirms a suspension', async () => {
      const [proposed] = await db.sql`
        select outcome from suspend_person(${person(7)}, ${actor(person(2))}::text::jsonb, null, 'Words', 'note', ${TODAY})`
      expect(proposed?.outcome).toBe('proposed')
      const [proposal] = await db.sql`select id from suspension_proposals where user_id = ${person(7)}`
      const [decided] = await db.sql`
        select outcome from decide_proposal(${proposal?.id}, true, ${actor(person(3))}::text::jsonb, 'note', ${TODAY})`
      expect(decided?.outcome).toBe('done')
    })
  })
})
