import { REPORT_REASONS } from '@saathi/shared/social/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { callerWith, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { DISTRIBUTION } from '../../db/distribution.ts'
import { createLimits } from '../../platform/limits.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
})
const NOBODY = '0190a6d0-0000-7000-8000-000000000000'
const reports = () => db.sql`select reporter_id, reported_id, reason, note, closed_at from reports order by id`

describe('social.report', () => {
  test('the report is stored and hidden from the reported user', async () => {
    const told = await asha.api.social.report({ userId: ravi._id, reason: 'scam', note: ' Wants my card number. ' })
    expect(told.message).toMatch(/report is anonymous/)
    expect(await reports()).toEqual([
      {
        reporter_id: asha._id,
        reported_id: ravi._id,
        reason: 'scam',
        note: 'Wants my card number.',
        closed_at: null,
      },
    ])
    const heldOnRavi = (await ravi.api.social.export()) as { reports: unknown[] }
    expect(heldOnRavi.reports).toEqual([])
    expect(JSON.stringify(heldOnRavi)).not.toContain(asha._id)
    expect(((await asha.api.social.export()) as { reports: unknown[] }).reports).toHaveLength(1)
    expect(await asha.api.social.get({ userId: ravi._id })).toMatchObject({ name: 'Ravi' })
  })

  test('alsoBlock blocks the reported user in the same call', async () => {
    const mina = await makePerson(testApp, db, 'Mina')
    await asha.api.social.report({ userId: mina._id, reason: 'unsafe', alsoBlock: true })
    await expect(mina.api.social.get({ userId: asha._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await asha.api.social.blocked({})).items.map(({ name }) => name)).toEqual(['Mina'])
    // A user can also report somebody whom they have blocked.
    await mina.api.social.report({ userId: asha._id, reason: 'harassment' })
  })

  test.each(REPORT_REASONS)('the reason %s is accepted', async (reason) => {
    await ravi.api.social.report({ userId: asha._id, reason })
  })

  test('the caller, an unknown reason and a long note are refused', async () => {
    const report = (given: Partial<Parameters<TestPerson['api']['social']['report']>[0]>) =>
      asha.api.social.report({ userId: ravi._id, reason: 'other', ...given })
    await expect(report({ userId: asha._id })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(report({ reason: 'boredom' as 'other' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(report({ note: 'x'.repeat(1_001) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(report({ note: 'a\0b' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('social.block', () => {
  test('blocking is idempotent, and the caller is refused', async () => {
    const kabir = await makePerson(testApp, db, 'Kabir')
    for (let twice = 0; twice < 2; twice += 1) await asha.api.social.block({ userId: kabir._id })
    expect((await asha.api.social.blocked({})).items.map(({ name }) => name)).toEqual(['Kabir', 'Mina'])
    const first = await asha.api.social.blocked({ limit: 1 })
    expect(first.items.map(({ name }) => name)).toEqual(['Kabir'])
    const second = await asha.api.social.blocked({ limit: 1, cursor: first.nextCursor ?? '' })
    expect([second.items.map(({ name }) => name), second.nextCursor]).toEqual([['Mina'], null])
    await expect(asha.api.social.block({ userId: asha._id })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await asha.api.social.unblock({ userId: NOBODY })
  })

  test('neither of the two can join the other’s tours', async () => {
    const [host, guest] = [await makePerson(testApp, db, 'Hana'), await makePerson(testApp, db, 'Gopal')]
    const tours = [await host.api.tours.create(aTour()), await guest.api.tours.create(aTour())] as const
    await host.api.social.block({ userId: guest._id })
    await expect(guest.api.tours.join({ tourId: tours[0]._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(host.api.tours.join({ tourId: tours[1]._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(
      await db.sql`
      select user_id from tour_participants union all select user_id from tour_waitlist
      union all select user_id from notices`,
    ).toHaveLength(0)
  })
})

describe('rate limits', () => {
  const settings = { swipes: '2/day', messages: '2/minute', reports: '2/day' }
  const acts: [string, RegExp, (who: TestPerson['api']) => Promise<unknown>][] = [
    [
      'swiping',
      /good company takes a little time\. Please try again in 24 hours/,
      (api) => api.matching.swipe({ swipedUserId: ravi._id, action: 'right' }),
    ],
    [
      'writing',
      /faster than anybody can read\. Please try again in \d+ seconds/,
      (api) => api.messages.send({ userId: ravi._id, text: 'Hello' }),
    ],
    [
      'reporting',
      /looking out for others.* Please try again in 24 hours/,
      (api) => api.social.report({ userId: ravi._id, reason: 'other' }),
    ],
  ]
  beforeAll(() => ravi.api.matching.swipe({ swipedUserId: asha._id, action: 'right' }))

  test.each(acts)('%s above the limit is TOO_MANY_REQUESTS with the time to wait', async (_, words, act) => {
    const api = callerWith(db, asha.token, {
      ...testApp.deps,
      limits: createLimits(db.db, { secret: 'strict', settings }),
    })
    await act(api)
    await act(api)
    await expect(act(api)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(words),
      cause: { retryAfter: expect.any(Number) },
    })
  })
})

test('social.export and account deletion: every table with personal data is covered or has a documented exception', async () => {
  const taken: Record<string, string> = {
    consents: 'consents',
    nominees: 'nominee',
    genders: 'gender',
    follows: 'follows',
    tours: 'hostedTours',
    tour_participants: 'joinedTours',
    tour_waitlist: 'waitingFor',
    tour_removals: 'removals',
    tour_requests: 'requests',
    guest_questions: 'guestQuestions',
    favorites: 'favoriteTours',
    saved_items: 'savedItems',
    exclusion_lists: 'excludedPlaces',
    plan_summaries: 'plans',
    plan_invitations: 'planInvitations',
    notices: 'notices',
    travel_references: 'references',
    push_subscriptions: 'devices',
    pushes: 'deviceNotifications',
    passkeys: 'passkeys',
    passkey_challenges: 'passkeyChallenges',
    media_owners: 'pictures',
    swipes: 'swipes',
    matches: 'matches',
    deck_places: 'deckPlace',
    messages: 'messages',
    threads: 'threads',
    choices: 'choices',
    choice_candidates: 'choiceCandidates',
    choice_people: 'choiceVotes',
    trips: 'trips',
    trip_ticks: 'tripTicks',
    trip_checks: 'tripChecks',
    trip_bookings: 'tripBookings',
    public_trips: 'publicTrips',
    trip_friends: 'tripFriends',
    trip_invite_links: 'tripInviteLinks',
    trip_links: 'tripLinks',
    calendar_feeds: 'calendarFeed',
    expense_people: 'expenseLedgers',
    expense_entries: 'expenses',
    expense_guests: 'expenseGuests',
    expense_transfers: 'expenseTransfers',
    expense_transfer_events: 'expenseTransferEvents',
    expense_summaries: 'expenseBalances',
    expense_receipts: 'expenseReceipts',
    upi_ids: 'upiIds',
    group_entries: 'groupConversations',
    group_reactions: 'groupReactions',
    group_votes: 'groupVotes',
    group_members: 'groupReadMarks',
    group_arrivals: 'groupArrivals',
    group_summaries: 'groups',
    group_pictures: 'groupConversations',
    blocks: 'blocks',
    reports: 'reports',
    appeals: 'appeals',
    photo_checks: 'photoCheck',
    staff: 'staffRoles',
  }
  const left: Record<string, string> = {
    inboxes: 'the number of events',
    live_events: 'events of one day, about messages and matches that are exported themselves',
    plans: 'a copy of plan_summaries, by the place',
    trip_summaries: 'a copy of facts of trips, by their owner',
    media_usage: 'a sum over the pictures',
    address_changes: 'ends within the hour; the profile has the address that counts',
  }
  /** Tables without a foreign key to users, whose rows `delete_account_rows` deletes or rids of what the user wrote. */
  const forgotten = DISTRIBUTION.map(({ table }) => table)
  /** Tables without a foreign key to users, whose rows go with those of another one by a foreign key. */
  const cascaded = ['pushes']
  /** Tables without a foreign key to users, whose rows outlive a deleted account. */
  const retained: Record<string, string> = {
    blocks: 'blocks',
    reports: 'reports',
    departed_accounts: 'an HMAC of the address, a user id and dates, only for blocks and reports of deleted accounts',
    removed_accounts: 'deleted by the next cleanup, with the rows of the account in those tables',
    moderation_acts: 'what moderators decided about the account',
    suspension_proposals: 'what moderators proposed about the account',
    report_evidence: 'deleted after 180 days; the reporter’s export has that date',
  }
  const exported = Object.keys(await asha.api.social.export())
  const links = await db.sql`
    select conrelid::regclass::text as table, confdeltype as on_delete from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass`
  expect(links.length).toBeGreaterThan(12)
  const columns = await db.sql`
    select table_name as table, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns c
    where table_schema = 'public' and data_type = 'uuid' and column_name not in ('ledger_id', 'transfer_id')
      and column_name like any (array['user_id', '%er_id', '%ed_id', '%or_id', '%_by', 'by_id', 'from_id', 'to_id'])
      and not exists (
        select from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
        where f.contype = 'f' and f.confrelid = 'users'::regclass and f.conrelid::regclass::text = c.table_name
          and a.attname = c.column_name)
    group by table_name order by table_name`
  expect(columns.map((row) => [row.table, row.columns])).toEqual([
    ['blocks', ['blocked_id', 'blocker_id']],
    ['deck_places', ['user_id']],
    ['departed_accounts', ['user_id']],
    ['expense_entries', ['author_id']],
    ['expense_guests', ['added_by']],
    ['expense_people', ['user_id']],
    ['expense_summaries', ['user_id']],
    ['expense_transfer_events', ['by_id']],
    ['expense_transfers', ['begun_by', 'from_id', 'to_id']],
    ['group_arrivals', ['user_id']],
    ['group_entries', ['from_id']],
    ['group_members', ['user_id']],
    ['group_reactions', ['user_id']],
    ['group_summaries', ['user_id']],
    ['group_votes', ['user_id']],
    ['inboxes', ['user_id']],
    ['live_events', ['other_id', 'user_id']],
    ['matches', ['other_id', 'user_id']],
    ['messages', ['from_id', 'to_id']],
    ['moderation_acts', ['user_id']],
    ['plan_summaries', ['user_id']],
    ['plans', ['user_id']],
    ['pushes', ['user_id']],
    ['removed_accounts', ['user_id']],
    ['reports', ['reported_id']],
    ['suspension_proposals', ['decided_by', 'proposed_by', 'user_id']],
    ['swipes', ['swiped_id', 'user_id']],
    ['threads', ['other_id', 'user_id']],
    ['trip_checks', ['user_id']],
    ['trip_summaries', ['user_id']],
    ['trip_ticks', ['user_id']],
    ['trips', ['changed_by', 'owner_id']],
  ])
  for (const { table } of columns) {
    if (!forgotten.includes(table) && !cascaded.includes(table)) expect(retained).toHaveProperty(table)
    else if (!(table in left)) expect(exported, `what the export says of ${table}`).toContain(taken[table])
  }
  for (const { table, on_delete } of links) {
    expect(['c', 'n'], `${table} when somebody goes`).toContain(on_delete)
    if (!(table in left)) expect(exported, `what the export says of ${table}`).toContain(taken[table])
  }
})
