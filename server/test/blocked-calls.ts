import { groupCalls, type Sight } from './blocked-groups.ts'
import { type Named, PLAN_PLACE } from './blocked-paths.ts'
import { tripCalls } from './blocked-trips.ts'
import { aReference } from './make.ts'
import type { TestPerson } from './people.ts'

const FAR = 'ffffffff-ffff-7fff-bfff-ffffffffffff'

/** The calls of blocked.test.ts. `host` hosts the shared tour, and both follow her. */
export function callsOf(named: Named & { host: () => TestPerson }) {
  const { shared, host, referenceBy, past, coming, inviting, plan } = named
  const groups = groupCalls(named)
  const trips = tripCalls(named)
  /** Calls that show users: the other one before the block, and not after it. */
  const shows: Record<string, Sight> = {
    ...groups.shows,
    ...trips.shows,
    'matching.deck': async ({ api }) => (await api.matching.deck({ limit: 100 })).items,
    'matching.matches': ({ api }) => api.matching.matches({}),
    'messages.threads': ({ api }) => api.messages.threads({}),
    'notices.list': ({ api }) => api.notices.list({}),
    'social.me': ({ api }) => api.social.me(),
    'social.followers': ({ api }) => api.social.followers({ userId: host()._id }),
    'social.following': ({ api }) => api.social.following({ userId: host()._id }),
    'tours.list': ({ api }) => api.tours.list({ limit: 100 }),
    'destinations.tours': ({ api }) => api.destinations.tours({ destinationId: 'tarkarli-malvan' }),
    'plans.search': ({ api }) => api.plans.search({ placeId: PLAN_PLACE }),
    'plans.invitations': ({ api }) => api.plans.invitations(),
    'references.list': ({ api }) => api.references.list({ userId: host()._id }),
    'references.pending': ({ api }) => api.references.pending({}),
    'references.mine': ({ api }) => api.references.mine({}),
    'tours.get': ({ api }) => api.tours.get({ tourId: shared() }),
    'tours.join': ({ api }) => api.tours.join({ tourId: shared() }),
    'tours.people': (reader) => reader.api.tours.people({ tourId: past(reader) }),
    'tours.leave': ({ api }) => api.tours.leave({ tourId: shared() }),
    'chat.reply': async ({ api }) => {
      const parts: unknown[] = []
      const messages = [{ sender: 'user' as const, text: 'Which tours are there in December?' }]
      for await (const part of await api.chat.reply({ messages })) parts.push(part)
      return parts
    },
  }

  /** Calls about the other user by id: NOT_FOUND after the block. */
  const asks: Record<string, Sight> = {
    ...groups.asks,
    ...trips.asks,
    'social.get': ({ api }, other) => api.social.get({ userId: other._id }),
    'social.profile': ({ api }, other) => api.social.profile({ userId: other._id }),
    'social.followStatus': ({ api }, other) => api.social.followStatus({ followedId: other._id }),
    'social.followers': ({ api }, other) => api.social.followers({ userId: other._id }),
    'social.following': ({ api }, other) => api.social.following({ userId: other._id }),
    'social.follow': ({ api }, other) => api.social.follow({ followedId: other._id }),
    'social.unfollow': ({ api }, other) => api.social.unfollow({ followedId: other._id }),
    'messages.list': ({ api }, other) => api.messages.list({ userId: other._id }),
    'messages.send': ({ api }, other) => api.messages.send({ userId: other._id, text: 'Hello?' }),
    'messages.markRead': ({ api }, other) => api.messages.markRead({ userId: other._id, upTo: FAR }),
    'matching.swipe': ({ api }, other) => api.matching.swipe({ swipedUserId: other._id, action: 'right' }),
    'references.list': ({ api }, other) => api.references.list({ userId: other._id }),
    'references.marks': ({ api }, other) => api.references.marks({ userId: other._id }),
    'references.write': ({ api }, other) =>
      api.references.write({ tourId: past(other), aboutId: other._id, ...aReference() }),
    'references.reply': ({ api }, other) =>
      api.references.reply({ referenceId: referenceBy(other), text: 'Thank you.' }),
    'plans.invite': (reader, other) =>
      reader.api.plans.invite({
        planId: plan(other),
        placeId: PLAN_PLACE,
        tourId: inviting(reader),
      }),
    'plans.decline': (reader, other) => reader.api.plans.decline({ planId: plan(reader), tourId: inviting(other) }),
    'plans.accept': (reader, other) => reader.api.plans.accept({ planId: plan(reader), tourId: inviting(other) }),
    'tours.get': ({ api }, other) => api.tours.get({ tourId: coming(other) }),
    'tours.shared': ({ api }, other) => api.tours.shared({ tourId: coming(other) }),
    'tours.calendar': ({ api }, other) => api.tours.calendar({ tourId: coming(other) }),
    'tours.favorite': ({ api }, other) => api.tours.favorite({ tourId: coming(other) }),
    'tours.join': ({ api }, other) => api.tours.join({ tourId: coming(other) }),
    'tours.joinCheck': ({ api }, other) => api.tours.joinCheck({ tourId: coming(other) }),
    'tours.leave': ({ api }, other) => api.tours.leave({ tourId: coming(other) }),
  }
  /** Calls that end what a block ends too, so they are made only after it. */
  const asksOnce: Record<string, Sight> = {
    'matching.unmatch': ({ api }, other) => api.matching.unmatch({ userId: other._id }),
  }
  return { shows, asks, asksOnce }
}
