import { randomUUID } from 'node:crypto'
import { anItem, aTripRequest } from '../trips.ts'
import type { CallsOf } from './call.ts'

export const trips: CallsOf<'trips'> = {
  list: { may: 'user' },
  journeys: { may: 'user' },
  get: { may: 'member', input: ({ trip }) => ({ tripId: trip }) },
  forTour: { may: 'member', input: ({ group }) => ({ tourId: group }) },
  create: { may: 'user', input: () => ({ request: aTripRequest(), key: randomUUID() }) },
  change: {
    may: 'member',
    input: ({ trip }) => ({
      tripId: trip,
      version: 0,
      changes: [{ op: 'put', id: randomUUID(), base: null, item: anItem() }],
      key: randomUUID(),
    }),
  },
  changes: { may: 'member', input: ({ trip }) => ({ tripId: trip, after: 0 }) },
  update: { may: 'member', input: ({ trip }) => ({ tripId: trip, version: 999, people: 3 }) },
  weighPlaces: {
    may: 'member',
    input: ({ sharedTrip }) => ({ tripId: sharedTrip, places: [{ id: 'hampi', nights: 2 }] }),
  },
  setPlaces: {
    may: 'member',
    input: ({ sharedTrip }) => ({
      tripId: sharedTrip,
      version: 999,
      places: [
        { id: 'hampi', nights: 2 },
        { id: 'badami-aihole-pattadakal', nights: 1 },
      ],
      key: randomUUID(),
    }),
  },
  addCheck: {
    may: 'member',
    input: ({ trip }) => ({ tripId: trip, id: randomUUID(), kind: 'packing', text: 'Socks' }),
  },
  tick: { may: 'member', input: ({ trip, check }) => ({ tripId: trip, itemId: check, done: true }) },
  removeCheck: { may: 'member', input: ({ trip, check }) => ({ tripId: trip, itemId: check }) },
  bookings: { may: 'member', input: ({ trip }) => ({ tripId: trip }) },
  setBooking: { may: 'member', input: ({ trip }) => ({ tripId: trip, itemId: randomUUID(), reference: null }) },
  attach: { may: 'owner', input: ({ trip, ownTour }) => ({ tripId: trip, tourId: ownTour }) },
  remove: { may: 'owner', input: ({ tripToRemove }) => ({ tripId: tripToRemove }) },

  copyPreview: {
    may: 'member',
    input: ({ trip }) => ({ tripId: trip, from: 'mumbai', people: 2, startDate: '2026-12-18' }),
  },
  copy: {
    may: 'member',
    input: ({ trip }) => ({ tripId: trip, from: 'mumbai', people: 2, startDate: '2026-12-18', key: randomUUID() }),
  },
  friends: { may: 'member', input: ({ sharedTrip }) => ({ tripId: sharedTrip }) },
  invite: { may: 'owner', input: ({ sharedTrip, match }) => ({ tripId: sharedTrip, userId: match, mayEdit: true }) },
  withPerson: { may: 'user', input: ({ tripFriend }) => ({ userId: tripFriend }) },
  setFriendRight: {
    may: 'owner',
    input: ({ sharedTrip, tripFriend }) => ({ tripId: sharedTrip, userId: tripFriend, mayEdit: true }),
  },
  removeFriend: { may: 'owner', input: ({ sharedTrip, tripFriend }) => ({ tripId: sharedTrip, userId: tripFriend }) },
  answerInvitation: { may: 'owner', input: ({ invitedTrip }) => ({ tripId: invitedTrip, accept: true }) },
  createInvite: { may: 'owner', input: ({ linkedTrip }) => ({ tripId: linkedTrip, mayEdit: true }) },
  revokeInvite: { may: 'owner', input: ({ linkedTrip }) => ({ tripId: linkedTrip }) },
  linked: { may: 'user', input: ({ inviteToken }) => ({ token: inviteToken }) },
  join: { may: 'user', input: ({ inviteToken }) => ({ token: inviteToken }) },

  createLink: { may: 'owner', input: ({ sharedTrip }) => ({ tripId: sharedTrip, kind: 'family' }) },
  revokeLink: { may: 'owner', input: ({ sharedTrip }) => ({ tripId: sharedTrip, kind: 'family' }) },
  shared: { may: 'anybody', input: ({ linkToken }) => ({ token: linkToken }) },
  publication: { may: 'member', input: ({ sharedTrip }) => ({ tripId: sharedTrip }) },
  publish: { may: 'owner', input: ({ pastTrip }) => ({ tripId: pastTrip }) },
  unpublish: { may: 'owner', input: ({ publishedTrip }) => ({ tripId: publishedTrip }) },
  answerPublishing: { may: 'owner', input: ({ askedPage }) => ({ publicId: askedPage, agree: true }) },
  published: { may: 'anybody', input: ({ othersPage }) => ({ publicId: othersPage }) },
  calendar: { may: 'member', input: ({ sharedTrip }) => ({ tripId: sharedTrip }) },
  mapFile: { may: 'member', input: ({ sharedTrip }) => ({ tripId: sharedTrip, format: 'kml' }) },
  feed: { may: 'user' },
  createFeed: { may: 'user' },
  revokeFeed: { may: 'user' },
}
