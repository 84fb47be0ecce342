import type { Errors } from '../errors.ts'

export const errors = {
  'trips.bookingsFull': ({ max }) => `You have kept ${max} booking references of this trip. Please remove one first.`,
  'trips.bookingsOff': 'This site keeps no booking references.',
  'trips.checksFull': ({ max }) => `You have added ${max} lines. Please remove one first.`,
  'trips.dayFull': ({ max }) => `A day holds at most ${max} items.`,
  'trips.dayUnknown': 'This day is not part of the trip any more.',
  'trips.daysInUse': 'Please move or remove what is planned on the last days first.',
  'trips.friendsFull': ({ max }) => `At most ${max} people can be invited to a trip.`,
  'trips.friendsOfTour': 'This trip is a tour by now: people join it there.',
  'trips.full': ({ max }) => `You have ${max} trips. Please delete one first.`,
  'trips.itemsFull': ({ max }) => `A trip holds at most ${max} items.`,
  'trips.mayNotEdit': 'Only the owner of this trip can change that.',
  'trips.needsLonger': ({ towns, nights }) =>
    towns === ''
      ? `We propose no days here for so short a stay: it needs ${nights} nights or more.`
      : `We propose no days here for so short a stay: its sights need ${nights} nights or more, some of them in ${towns}.`,
  'trips.needsNights': ({ sight, at }) =>
    `We propose no days here yet: ${sight} needs nights in ${at}, and from one base it would not be safe.`,
  'trips.needsPass': ({ sight, pass }) =>
    `We propose no days here yet: the way to ${sight} crosses ${pass}, which is not safe to do in one go.`,
  'trips.needsWalk': ({ sight, walk }) =>
    `We propose no days here yet: to ${sight} one walks ${walk}, and that needs days of its own.`,
  'trips.noRoute': ({ problem }) => problem,
  'trips.noWay': 'We know no good way from this city to the place. Please choose another city.',
  'trips.notFound': 'No such trip.',
  'trips.placeUnknown': 'Please choose a place that we know.',
  'trips.stale': 'Somebody else has just changed this. Please look at it again.',
  'trips.tourHasPlace': 'People joined this tour for its one place. Make a trip of your own for more places.',
  'trips.tourHasTrip': 'This tour has a trip already.',
  'trips.tourUnknown': 'Please choose a coming tour that you host.',
  'trips.townsShut': ({ towns }) =>
    `We propose no days here in this month: its sights need nights in ${towns}, and rooms or roads there are shut.`,
} satisfies Errors
