import type { CallsOf } from './call.ts'

export const destinations: CallsOf<'destinations'> = {
  list: { may: 'anybody', input: () => ({}) },
  get: { may: 'anybody', input: ({ place }) => ({ destinationId: place }) },
  quote: {
    may: 'anybody',
    input: ({ place }) => ({
      destinationId: place,
      trip: { budget: '30000', starting_location: 'delhi', group_size: '2', preference_type: 'historical' },
    }),
  },
  prices: { may: 'anybody', input: () => ({ from: 'pune', month: 12, budget: '20000' }) },
  tours: { may: 'anybody', input: ({ place }) => ({ destinationId: place }) },
  company: { may: 'anybody', input: ({ place }) => ({ destinationIds: [place] }) },
  reportFact: {
    may: 'anybody',
    input: ({ place }) => ({ destinationId: place, section: 'costs', text: 'The fort costs 600 rupees now.' }),
  },
}
