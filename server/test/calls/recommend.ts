import type { CallsOf } from './call.ts'

export const recommend: CallsOf<'recommend'> = {
  travel: {
    may: 'anybody',
    input: () => ({ budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' }),
  },
  routes: { may: 'anybody', input: () => ({ city: 'delhi', people: 2, month: 12, places: ['jaipur'] }) },
  goesWith: {
    may: 'anybody',
    input: () => ({
      place: 'jaipur',
      trip: { budget: '50000', starting_location: 'delhi', group_size: '2', preference_type: 'historical' },
    }),
  },
  whyNot: {
    may: 'anybody',
    input: () => ({
      place: 'hampi',
      trip: { budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: 'historical' },
    }),
  },
  count: {
    may: 'anybody',
    input: () => ({
      ...{ city: 'mumbai', type: 'beaches', month: 12 },
      events: [{ placeId: 'hampi', rank: 1, event: 'shown' }],
    }),
  },
  parse: { may: 'anybody', input: () => ({ text: 'beaches in December for two' }) },
}
