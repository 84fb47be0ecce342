import { beforeAll, describe, expect, test } from 'vitest'
import { type ProcedureName, procedures } from '../src/router.ts'
import { NOON, useApp } from './app.ts'
import { exemptProcedures } from './blocked-exempt.ts'
import { answerOf, type Joins, makeWorld, PLACE, type World } from './blocked-world.ts'
import { useDatabase } from './db.ts'
import { anExpense } from './expenses.ts'
import type { TestPerson } from './people.ts'

// Ravi's world with and without Asha, whom a block separates from him: both join a third person's tour after the block,
// in both orders, and she changes her name before and after. Everything that he gets is the same, byte for byte, except
// the numbers of entries, which have gaps.

type Call = (world: World) => Promise<unknown>

const ledgerOf = ({ tourId: id }: World) => ({ kind: 'tour', id }) as const
const byName = (items: { name: string }[]) => [...items].sort((a, b) => (a.name < b.name ? -1 : 1))
const said = async ({ api }: TestPerson) => {
  const parts: unknown[] = []
  for await (const part of await api.chat.reply({
    messages: [{ sender: 'user', text: 'Which tours are there in December?' }],
  }))
    parts.push(part)
  return parts
}

/** What Ravi reads. */
const reads: Record<string, Call> = {
  'chat.reply': ({ ravi }) => said(ravi),
  'destinations.tours': ({ ravi }) => ravi.api.destinations.tours({ destinationId: PLACE }),
  'expenses.overview': ({ ravi }) => ravi.api.expenses.overview(),
  'expenses.get': (world) => world.ravi.api.expenses.get({ ledger: ledgerOf(world) }),
  'expenses.entries': (world) => world.ravi.api.expenses.entries({ ledger: ledgerOf(world) }),
  'expenses.entries in pages': (world) => world.ravi.api.expenses.entries({ ledger: ledgerOf(world), limit: 1 }),
  'expenses.csv': (world) => world.ravi.api.expenses.csv({ ledger: ledgerOf(world) }),
  'groups.list': ({ ravi }) => ravi.api.groups.list(),
  'groups.get': ({ ravi, tourId }) => ravi.api.groups.get({ tourId }),
  'groups.entries': ({ ravi, tourId }) => ravi.api.groups.entries({ tourId }),
  // A hidden person's vote or reaction is a change of the entry, which comes later then.
  'groups.changes': async ({ ravi, tourId }) => {
    const { entries, ...more } = await ravi.api.groups.changes({ tourId, after: 0 })
    return { entries: [...entries].sort((a, b) => a.number - b.number), ...more }
  },
  'matching.deck': async ({ ravi }) => byName((await ravi.api.matching.deck({ limit: 100 })).items),
  'matching.matches': ({ ravi }) => ravi.api.matching.matches({}),
  'messages.threads': ({ ravi }) => ravi.api.messages.threads({}),
  'notices.list': ({ ravi }) => ravi.api.notices.list({}),
  'plans.invitations': ({ ravi }) => ravi.api.plans.invitations(),
  'plans.list': ({ ravi }) => ravi.api.plans.list(),
  'plans.search': ({ ravi }) => ravi.api.plans.search({ placeId: PLACE }),
  'plans.search in pages': ({ ravi }) => ravi.api.plans.search({ placeId: PLACE, limit: 2 }),
  'plans.overlaps': async ({ ravi }) =>
    ravi.api.plans.overlaps({ planId: (await ravi.api.plans.list()).items[0]?._id as string }),
  'references.list': ({ ravi, mina }) => ravi.api.references.list({ userId: mina._id }),
  'references.marks': ({ ravi, mina }) => ravi.api.references.marks({ userId: mina._id }),
  'references.mine': ({ ravi }) => ravi.api.references.mine({}),
  'references.pending': ({ ravi }) => ravi.api.references.pending({}),
  'social.me': ({ ravi }) => ravi.api.social.me(),
  'social.get': ({ ravi, mina }) => ravi.api.social.get({ userId: mina._id }),
  'social.get of her': ({ ravi, asha }) => ravi.api.social.get({ userId: asha._id }),
  'social.profile': ({ ravi, mina }) => ravi.api.social.profile({ userId: mina._id }),
  'social.followers': ({ ravi, mina }) => ravi.api.social.followers({ userId: mina._id }),
  'social.following': ({ ravi, mina }) => ravi.api.social.following({ userId: mina._id }),
  'social.followStatus': ({ ravi, asha }) => ravi.api.social.followStatus({ followedId: asha._id }),
  'social.blocked': ({ ravi }) => ravi.api.social.blocked({}),
  'social.export': ({ ravi }) => ravi.api.social.export(),
  'messages.list': ({ ravi, asha }) => ravi.api.messages.list({ userId: asha._id }),
  'tours.list': ({ ravi }) => ravi.api.tours.list({ limit: 100 }),
  'tours.list favorites': ({ ravi }) => ravi.api.tours.list({ favorite: true }),
  'tours.list of her': ({ ravi, asha }) => ravi.api.tours.list({ joinedBy: asha._id }),
  'tours.count': ({ ravi }) => ravi.api.tours.count({}),
  'tours.get': ({ ravi, tourId }) => ravi.api.tours.get({ tourId }),
  'tours.shared': ({ ravi, hers }) => ravi.api.tours.shared({ tourId: hers.tour }),
  'tours.calendar': ({ ravi, tourId }) => ravi.api.tours.calendar({ tourId }),
  'trips.list': ({ ravi }) => ravi.api.trips.list(),
  'trips.forTour': ({ ravi, tourId }) => ravi.api.trips.forTour({ tourId }),
}

const expense = ({ ravi }: World, other: string) => anExpense([ravi, { _id: other }])

/** What Ravi tries with ids that he knows from elsewhere, and changes. Each call comes after the ones before it. */
const changes: Record<string, Call> = {
  'expenses.add with her': (world) =>
    world.ravi.api.expenses.add({ ledger: ledgerOf(world), expense: expense(world, world.asha._id) }),
  'expenses.add with her guest': (world) =>
    world.ravi.api.expenses.add({ ledger: ledgerOf(world), expense: expense(world, world.hers.guest) }),
  'expenses.correct': (world) =>
    world.ravi.api.expenses.correct({
      ...{ ledger: ledgerOf(world), number: world.hers.entry, expense: expense(world, world.mina._id) },
      reason: 'It was less',
    }),
  'expenses.remove': (world) =>
    world.ravi.api.expenses.remove({ ledger: ledgerOf(world), number: world.hers.entry, reason: 'Not ours' }),
  'expenses.renameGuest': (world) =>
    world.ravi.api.expenses.renameGuest({ ledger: ledgerOf(world), guestId: world.hers.guest, name: 'Amma' }),
  'expenses.begin': (world) =>
    world.ravi.api.expenses.begin({ ledger: ledgerOf(world), to: world.asha._id, amountPaise: 100 }),
  'expenses.begin for her guest': (world) =>
    world.ravi.api.expenses.begin({ ledger: ledgerOf(world), to: world.hers.guest, amountPaise: 100 }),
  'expenses.importSplitwise': (world) =>
    world.ravi.api.expenses.importSplitwise({
      ledger: ledgerOf(world),
      csv: 'Date,Description,Category,Cost,Currency,Ravi,Asha\n2026-11-20,Tea,Food,100.00,INR,50.00,-50.00\n',
      people: { Ravi: world.ravi._id, Asha: world.asha._id },
    }),
  'expenses.add': (world) =>
    world.ravi.api.expenses.add({ ledger: ledgerOf(world), expense: expense(world, world.mina._id) }),
  'groups.react to her': ({ ravi, tourId, hers }) =>
    ravi.api.groups.react({ tourId, number: hers.message, reaction: 'heart', on: true }),
  'groups.react': ({ ravi, tourId, message }) =>
    ravi.api.groups.react({ tourId, number: message, reaction: 'heart', on: true }),
  'groups.vote for her': ({ ravi, tourId, hers }) => ravi.api.groups.vote({ tourId, number: hers.poll, choices: [0] }),
  'groups.vote': ({ ravi, tourId, poll }) => ravi.api.groups.vote({ tourId, number: poll, choices: [0] }),
  'groups.arrive': ({ ravi, tourId }) => ravi.api.groups.arrive({ tourId, here: true }),
  'groups.send': ({ ravi, tourId, hers }) =>
    ravi.api.groups.send({ tourId, text: 'As you said', replyTo: hers.message }),
  'groups.markRead': ({ ravi, tourId }) => ravi.api.groups.markRead({ tourId, upTo: 1 }),
  'social.follow': ({ ravi, asha }) => ravi.api.social.follow({ followedId: asha._id }),
  'matching.swipe': ({ ravi, asha }) => ravi.api.matching.swipe({ swipedUserId: asha._id, action: 'right' }),
  'messages.send': ({ ravi, asha }) => ravi.api.messages.send({ userId: asha._id, text: 'Hello?' }),
  'plans.invite': ({ ravi, asha, tourId }) => ravi.api.plans.invite({ planId: asha._id, placeId: PLACE, tourId }),
  'tours.favorite': ({ ravi, hers }) => ravi.api.tours.favorite({ tourId: hers.tour }),
  'tours.leave': ({ ravi, tourId }) => ravi.api.tours.leave({ tourId }),
  'tours.join': ({ ravi, tourId }) => ravi.api.tours.join({ tourId }),
}

/** A blocker is warned of whom they have blocked (see docs/security.md), and has the block in lists of their own. */
const toldToBlockers = new Set(['notices.list', 'social.blocked', 'social.export'])
const unwarned = (answer: string) => answer.replaceAll('"withBlocked":true', '"withBlocked":false')

/** Reads about a thing that nobody of this world has, or that is told apart in a file of its own. */
const elsewhere: Partial<Record<ProcedureName, string>> = {
  'messages.live': 'see block-silence.test.ts',
  'tours.joinCheck': 'whether to warn the blocker; see tours/visibility.test.ts',
  'tours.people': 'for hosts',
  'trips.get': 'no trip',
  'trips.changes': 'no trip',
  'trips.calendar': 'no trip',
}

/** The answers of each world. */
const worlds = new Map<string, Record<string, string>>()
const keyOf = (blocker: string, joins: Joins) => `${blocker} ${joins}`
// On a cluster each case takes a minute, and its direction is no other statement there.
const isCluster = Boolean(process.env.TEST_CITUS_URL) || process.env.TEST_CITUS === '1'
const BLOCKERS = isCluster ? (['asha'] as const) : (['asha', 'ravi'] as const)
const CASES = BLOCKERS.flatMap((blocker) => (['never', 'first', 'last'] as const).map((joins) => ({ blocker, joins })))

describe.each(CASES)('$blocker has blocked, and Asha joins $joins', ({ blocker, joins }) => {
  const db = useDatabase()
  const testApp = useApp(db, { now: () => NOON })
  const answers: Record<string, string> = {}

  beforeAll(async () => {
    const world = await makeWorld(testApp, db, blocker, joins)
    for (const [name, call] of Object.entries({ ...reads, ...changes }))
      answers[name] = await answerOf(world, () => call(world))
    for (const [name, call] of Object.entries(reads))
      answers[`${name}, then`] = await answerOf(world, () => call(world))
    worlds.set(keyOf(blocker, joins), answers)
  }, 120_000)

  test('everything that Ravi gets: is as if Asha were not there', () => {
    const without = worlds.get(keyOf(blocker, 'never'))
    const isCompared = (name: string) => blocker === 'asha' || !toldToBlockers.has(name.replace(', then', ''))
    const different = Object.entries(answers)
      .map(([name, answer]): [string, string] => [name, blocker === 'ravi' ? unwarned(answer) : answer])
      .filter(([name, answer]) => isCompared(name) && (answer !== without?.[name] || /Asha/.test(answer)))
      .map(([name, answer]) => ({ name, answer, without: without?.[name] }))
    expect(different).toEqual([])
  })
})

test('every procedure that reads: is in the table, or says why not', () => {
  const isRead = (name: string) => procedures[name as ProcedureName]._def.type !== 'mutation'
  const skipped = Object.keys(exemptProcedures).filter((name) => !/^(expenses|groups)\./.test(name))
  const known = [...Object.keys(reads).map((name) => name.split(' ')[0]), ...skipped, ...Object.keys(elsewhere)]
  expect(Object.keys(procedures).filter((name) => isRead(name) && !known.includes(name))).toEqual([])
})
