import { visitor } from '../app.ts'
import type { TestDb } from '../db.ts'
import { makePerson, type TestPerson } from '../people.ts'
import { makeStaff } from '../staff.ts'
import type { TestApp } from './world.ts'

type Made = { _id: string }
type Parties = Record<'asha' | 'mina', TestPerson>

/** What the staff finds. `people` are those it is about who are not suspended, and the second moderator. */
export async function makeStaffThings(testApp: TestApp, db: TestDb, parties: Parties) {
  const staff = await makeStaff(testApp, db, 'moderator', 'editor', 'operator')
  const second = await makeStaff(testApp, db, 'moderator')
  const names = ['Suspect', 'Suspended', 'Reported', 'Warned', 'Proposed']
  const people: TestPerson[] = []
  for (const name of names) people.push(await makePerson(testApp, db, name))
  const [suspect, suspended, reported, warned, proposed] = people as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ]
  const reportOf = async ({ _id }: Made) => {
    const [row] = await db.sql`insert into reports (id, reporter_id, reported_id, reason, note)
      values (uuidv7(), ${parties.mina._id}, ${_id}, 'scam', 'Sells shawls') returning id`
    return row?.id as string
  }
  /** A decision of the second moderator about somebody, who can appeal. */
  const warn = async (who: TestPerson) => {
    await second.api.admin.decide({ reportId: await reportOf(who), action: 'warn', words: 'selling' })
    return (await who.api.safety.decisions({})).items[0]?._id as string
  }
  const decision = await warn(parties.asha)
  await warned.api.safety.appeal({ decisionId: await warn(warned), text: 'I have not sold anything.' })
  await second.api.admin.suspendPerson({ userId: suspended._id, days: 3, words: 'selling' })
  await second.api.admin.suspendPerson({ userId: proposed._id, words: 'selling' })
  const [photo] = await db.sql`insert into photo_checks (user_id, check_id, gesture, bytes, sent_at)
    values (${reported._id}, uuidv7(), 'thumbUp', '\\x01', now()) returning check_id`
  const enquiries = await makeEnquiries(testApp, db, staff)
  const referenceOf = async (from: Made, about: Made) => {
    const [row] = await db.sql`insert into travel_references
      (id, from_id, about_id, tour_ended_on, company, would_travel_again, text, private_note, shown_from)
      values (uuidv7(), ${from._id}, ${about._id}, '2026-11-01', '{calm}', false, 'Late every morning, and rude to us',
        'She shouted at me.', '2026-11-10') returning id`
    return row?.id as string
  }
  const hiddenReference = await referenceOf(warned, reported)
  await second.api.admin.hideReference({ referenceId: hiddenReference, reason: 'It names a third person.' })
  const firstIn = async (table: string) => (await db.sql`select id from ${db.sql(table)} limit 1`)[0]?.id as string
  const things = {
    ...{ decision, suspect: suspect._id, suspended: suspended._id, report: await reportOf(reported) },
    ...{ proposal: await firstIn('suspension_proposals'), appeal: await firstIn('appeals') },
    ...{ photoCheck: photo?.check_id as string, ...enquiries, wrongFact: await firstIn('wrong_facts') },
    ...{ rudeReference: await referenceOf(reported, warned), hiddenReference },
    ...(await makePackages(staff)),
  }
  return { staff, things, people: [suspect, reported, warned, proposed, second] }
}

/** Four messages of the contact form, one of which is answered, and a wrong fact. */
async function makeEnquiries(testApp: TestApp, db: TestDb, staff: TestPerson) {
  const anyone = visitor(db, testApp.deps)
  for (const name of ['Meera', 'Kiran', 'Spammer', 'Arun'])
    await anyone.contact.send({ name, email: `${name}@example.in`, phone: '+91 98 7654 3210' })
  const rows = await db.sql`select id from enquiries order by id`
  const [enquiry, answeredEnquiry, spam, settledEnquiry] = rows.map(({ id }) => id as string) as [
    string,
    string,
    string,
    string,
  ]
  await staff.api.admin.answerEnquiry({ enquiryId: answeredEnquiry, answer: 'Yes.' })
  await anyone.destinations.reportFact({ destinationId: 'hampi', section: 'costs', text: 'It costs more.' })
  return { enquiry, answeredEnquiry, spam, settledEnquiry }
}

/** Changes the second of two packages, and withdraws it. */
async function makePackages({ api: { admin } }: TestPerson) {
  const { items } = await admin.packages({})
  const [offered, withdrawn] = items.map(({ _id }) => _id) as [string, string]
  const { package: shown, version } = await admin.package({ packageId: withdrawn })
  const { _id, placeIds: _placeIds, withdrawn: _withdrawn, ...facts } = shown
  await admin.savePackage({ packageId: withdrawn, version, facts: { ...facts, price: 9_000 } })
  await admin.withdrawPackage({ packageId: withdrawn, withdrawn: true })
  return {
    package: offered,
    packageVersion: (await admin.package({ packageId: offered })).version,
    withdrawnPackage: withdrawn,
    catalogue: (await admin.exportCatalogue()).text,
  }
}
