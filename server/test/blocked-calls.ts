import type { ProcedureName } from '../src/router.ts'
import { callByName } from './calls/call-by-name.ts'
import { CALLS } from './calls/index.ts'
import type { Fields } from './calls/rest-request.ts'
import type { Things } from './calls/things.ts'
import type { TestPerson } from './people.ts'

/** A call of `reader` that concerns `other`. */
export type Sight = (reader: TestPerson, other: TestPerson) => Promise<unknown>

/** Calls that show users, with fields besides those of the valid call: the other one before the block, and not after it. */
export const SHOWING: Partial<Record<ProcedureName, Fields>> = {
  'chat.reply': {},
  'destinations.tours': {},
  'groups.changes': {},
  'groups.entries': { limit: 100 },
  'groups.get': {},
  'groups.list': {},
  'matching.deck': { limit: 100 },
  'matching.matches': {},
  'messages.threads': {},
  'notices.list': {},
  'plans.invitations': {},
  'plans.search': {},
  'references.list': {},
  'references.mine': {},
  'references.pending': { tourId: undefined },
  'social.followers': {},
  'social.following': {},
  'social.me': {},
  'tours.get': {},
  'tours.join': {},
  'tours.leave': {},
  'tours.list': { limit: 100 },
  'tours.people': {},
  'trips.journeys': {},
  'trips.list': {},
}

/** Calls about the other user or something of theirs: NOT_FOUND after the block. */
export const ASKING: ProcedureName[] = [
  'groups.arrive',
  'groups.changes',
  'groups.createPoll',
  'groups.entries',
  'groups.get',
  'groups.markRead',
  'groups.mute',
  'groups.react',
  'groups.send',
  'groups.vote',
  'matching.swipe',
  'messages.list',
  'messages.markRead',
  'messages.send',
  'plans.accept',
  'plans.decline',
  'plans.invite',
  'references.list',
  'references.marks',
  'references.reply',
  'references.write',
  'social.follow',
  'social.followStatus',
  'social.followers',
  'social.following',
  'social.get',
  'social.profile',
  'social.unfollow',
  'tours.calendar',
  'tours.days',
  'tours.favorite',
  'tours.get',
  'tours.guestQuestions',
  'tours.join',
  'tours.joinCheck',
  'tours.leave',
  'tours.shared',
  'trips.addCheck',
  'trips.bookings',
  'trips.calendar',
  'trips.change',
  'trips.changes',
  'trips.copy',
  'trips.copyPreview',
  'trips.forTour',
  'trips.friends',
  'trips.get',
  'trips.mapFile',
  'trips.publication',
  'trips.setBooking',
  'trips.tick',
  'trips.update',
  'trips.removeCheck',
]
/** Calls that end what a block ends too, so they are made only after it. */
const ASKING_ONCE: ProcedureName[] = ['matching.unmatch']

/** What the calls name: where both are, and what is the other's. */
export type Named = {
  shared: (reader: TestPerson) => Partial<Things>
  others: (reader: TestPerson, other: TestPerson) => Partial<Things>
}

/** The input of a call that shows people. */
export const showingInput = ({ shared }: Named, name: ProcedureName, reader: TestPerson): Fields => ({
  ...CALLS[name].input?.(shared(reader) as Things),
  ...SHOWING[name],
})

/** The input of a call about the other. */
export const askingInput = ({ others }: Named, name: ProcedureName, reader: TestPerson, other: TestPerson): Fields => ({
  ...CALLS[name].input?.(others(reader, other) as Things),
})

/** The calls of blocked.test.ts. */
export function callsOf(named: Named) {
  const asked = (names: ProcedureName[]): Record<string, Sight> =>
    Object.fromEntries(
      names.map((name): [string, Sight] => [
        name,
        (reader, other) => callByName(reader.api, name, askingInput(named, name, reader, other)),
      ]),
    )
  const shows = (Object.keys(SHOWING) as ProcedureName[]).map((name): [string, Sight] => [
    name,
    (reader) => callByName(reader.api, name, showingInput(named, name, reader)),
  ])
  return { shows: Object.fromEntries(shows), asks: asked(ASKING), asksOnce: asked(ASKING_ONCE) }
}
