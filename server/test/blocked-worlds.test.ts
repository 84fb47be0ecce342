import { beforeAll, describe, expect, test } from 'vitest'
import { type ProcedureName, procedures } from '../src/router.ts'
import { NOON, useApp } from './app.ts'
import { exemptProcedures } from './blocked-exempt.ts'
import { answerOf, type Joins, makeWorld, PLACE, type World } from './blocked-world.ts'
import { callByName } from './calls/call-by-name.ts'
import { CALLS } from './calls/index.ts'
import type { Fields } from './calls/rest-request.ts'
import type { Things } from './calls/things.ts'
import { useDatabase } from './db.ts'

// Ravi's world with and without Asha, whom a block separates from him: both join a third person's tour after the block,
// in both orders, and she changes her name before and after. Everything that he gets is the same, byte for byte, except
// the numbers of entries, which have gaps.

/** A call of Ravi's: the valid call of the procedure that its title begins with, and what differs from it. */
type Case = {
  things?: (world: World) => Partial<Things> | Promise<Partial<Things>>
  fields?: (world: World) => Fields
  /** Puts what may come in any order into one. */
  sorted?: (answer: never) => unknown
}

/** What Ravi knows: Mina's tour, and Asha, whom he can name. */
const thingsOf = ({ ravi, mina, asha, tourId, message, poll, hers }: World): Partial<Things> => ({
  ...{ me: ravi._id, user: mina._id, match: asha._id, place: PLACE, planPlace: PLACE },
  ...{ tour: tourId, ownTour: tourId, group: tourId, plan: asha._id, ledger: { kind: 'tour', id: tourId } },
  message: { tourId, number: message },
  poll: { tourId, number: poll },
  ...{ entry: hers.entry, otherEntry: hers.entry, ledgerGuest: mina._id },
})
const her = ({ asha }: World) => ({ user: asha._id })
const herTour = ({ hers }: World) => ({ tour: hers.tour })
const herAsGuest = ({ asha }: World) => ({ ledgerGuest: asha._id })
const herGuest = ({ hers }: World) => ({ ledgerGuest: hers.guest })

async function makeCall(world: World, title: string, { things, fields, sorted }: Case): Promise<unknown> {
  const name = title.split(' ')[0] as ProcedureName
  const input = CALLS[name].input?.({ ...thingsOf(world), ...(await things?.(world)) } as Things)
  const answer = await callByName(world.ravi.api, name, input && { ...input, ...fields?.(world) })
  return sorted ? sorted(answer as never) : answer
}

/** What Ravi reads. */
const reads: Record<string, Case> = {
  'chat.reply': {},
  'destinations.tours': {},
  'expenses.overview': {},
  'expenses.get': {},
  'expenses.entries': {},
  'expenses.entries in pages': { fields: () => ({ limit: 1 }) },
  'expenses.csv': {},
  'groups.list': {},
  'groups.get': {},
  'groups.entries': {},
  // A hidden person's vote or reaction is a change of the entry, which comes later then.
  'groups.changes': {
    sorted: ({ entries, ...more }: { entries: { number: number }[] }) => ({
      entries: [...entries].sort((a, b) => a.number - b.number),
      ...more,
    }),
  },
  'matching.deck': {
    fields: () => ({ limit: 100 }),
    sorted: ({ items }: { items: { name: string }[] }) => [...items].sort((a, b) => (a.name < b.name ? -1 : 1)),
  },
  'matching.matches': {},
  'messages.threads': {},
  'notices.list': {},
  'plans.invitations': {},
  'plans.list': {},
  'plans.search': {},
  'plans.search in pages': { fields: () => ({ limit: 2 }) },
  'plans.overlaps': {
    things: async ({ ravi }) => ({ ownPlan: (await ravi.api.plans.list()).items[0]?._id as string }),
  },
  'references.list': {},
  'references.marks': {},
  'references.peopleMarks': { fields: ({ asha, mina }) => ({ userIds: [asha._id, mina._id] }) },
  'references.mine': {},
  'references.pending': { fields: () => ({ tourId: undefined }) },
  'social.me': {},
  'social.get': {},
  'social.get of her': { things: her },
  'social.profile': {},
  'social.followers': {},
  'social.following': {},
  'social.followStatus': { things: her },
  'social.blocked': {},
  'social.export': {},
  'messages.list': {},
  'tours.list': { fields: () => ({ limit: 100 }) },
  'tours.list favorites': { fields: () => ({ favorite: true }) },
  'tours.list of her': { fields: ({ asha }) => ({ joinedBy: asha._id }) },
  'tours.count': { fields: () => ({ hasSeats: undefined }) },
  'tours.get': {},
  'tours.shared': { things: herTour },
  'tours.calendar': {},
  'tours.days': {},
  'tours.guestQuestions': {},
  'home.get': {},
  'trips.journeys': {},
  'trips.list': {},
  'trips.forTour': {},
}

/** What Ravi tries with ids that he knows from elsewhere, and changes. Each call comes after the ones before it. */
const changes: Record<string, Case> = {
  'expenses.add with her': { things: herAsGuest },
  'expenses.add with her guest': { things: herGuest },
  'expenses.correct': {},
  'expenses.remove': {},
  'expenses.renameGuest': { things: herGuest },
  'expenses.begin': { fields: ({ asha }) => ({ from: undefined, to: asha._id }) },
  'expenses.begin for her guest': { fields: ({ hers }) => ({ from: undefined, to: hers.guest }) },
  'expenses.importSplitwise': { things: herAsGuest },
  'expenses.add': {},
  'groups.react to her': { things: ({ tourId, hers }) => ({ message: { tourId, number: hers.message } }) },
  'groups.react': {},
  'groups.vote for her': { things: ({ tourId, hers }) => ({ poll: { tourId, number: hers.poll } }) },
  'groups.vote': {},
  'groups.arrive': {},
  'groups.send': { fields: ({ hers }) => ({ replyTo: hers.message }) },
  'groups.markRead': {},
  'social.follow': { things: her },
  'matching.swipe': { things: her },
  'messages.send': {},
  'plans.invite': {},
  'tours.ask': { things: herTour, fields: () => ({ text: 'Is there a bed for me?' }) },
  'tours.favorite': { things: herTour },
  'tours.leave': {},
  'tours.join': {},
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
  'trips.bookings': 'no trip; one’s own, see trips/bookings.test.ts',
  'trips.friends': 'no trip',
  'trips.changes': 'no trip',
  'trips.copyPreview': 'no trip',
  'trips.calendar': 'no trip',
  'trips.weighPlaces': 'no trip',
  'trips.mapFile': 'no trip',
  'trips.publication': 'no trip',
  'trips.published': 'a page: public-trips.test.ts opens it with a block either way',
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
    for (const [title, one] of Object.entries({ ...reads, ...changes }))
      answers[title] = await answerOf(world, () => makeCall(world, title, one))
    for (const [title, one] of Object.entries(reads))
      answers[`${title}, then`] = await answerOf(world, () => makeCall(world, title, one))
    worlds.set(keyOf(blocker, joins), answers)
  }, 120_000)

  test('what Ravi reads: is asked for rightly', () => {
    expect(Object.keys(reads).filter((title) => answers[title]?.includes('"code":"BAD_REQUEST"'))).toEqual([])
  })

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
