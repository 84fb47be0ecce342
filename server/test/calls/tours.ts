import { aTour } from '../make.ts'
import type { CallsOf } from './call.ts'

export const tours: CallsOf<'tours'> = {
  list: { may: 'user', input: () => ({}) },
  count: { may: 'user', input: () => ({ hasSeats: true }) },
  get: { may: 'user', input: ({ tour }) => ({ tourId: tour }) },
  shared: { may: 'anybody', input: ({ tour }) => ({ tourId: tour }) },
  calendar: { may: 'user', input: ({ tour }) => ({ tourId: tour }) },
  favorite: { may: 'user', input: ({ tour }) => ({ tourId: tour }) },
  joinCheck: { may: 'user', input: ({ tour }) => ({ tourId: tour }) },
  days: { may: 'user', input: ({ tour }) => ({ tourId: tour }) },
  guestQuestions: { may: 'user', input: ({ tour }) => ({ tourId: tour }) },
  ask: { may: 'user', input: ({ tour }) => ({ tourId: tour, text: 'How far do we walk on the second day?' }) },
  answer: {
    may: 'owner',
    input: ({ ownTour, guestQuestion }) => ({ tourId: ownTour, questionId: guestQuestion, answer: 'There is.' }),
  },
  join: { may: 'user', input: ({ tour, me }) => ({ tourId: tour, userId: me }) },
  leave: { may: 'user', input: ({ tour, me }) => ({ tourId: tour, userId: me }) },

  create: { may: 'user', input: () => aTour() },
  update: {
    may: 'owner',
    input: ({ ownTour }) => ({ tourId: ownTour, tour: aTour({ destination: 'Hampi, Karnataka' }) }),
  },
  people: { may: 'owner', input: ({ ownTour }) => ({ tourId: ownTour }) },
  setJoining: { may: 'owner', input: ({ ownTour }) => ({ tourId: ownTour, open: true }) },
  remove: {
    may: 'owner',
    input: ({ ownTour, guest }) => ({ tourId: ownTour, userId: guest, reason: 'We have too few beds.' }),
  },
  readmit: { may: 'owner', input: ({ ownTour, removed }) => ({ tourId: ownTour, userId: removed }) },
  accept: { may: 'owner', input: ({ askedTour, asker }) => ({ tourId: askedTour, userId: asker }) },
  decline: {
    may: 'owner',
    input: ({ askedTour, otherAsker }) => ({ tourId: askedTour, userId: otherAsker, reason: 'We are full.' }),
  },
  cancel: { may: 'owner', input: ({ tourToCancel }) => ({ tourId: tourToCancel }) },
}
