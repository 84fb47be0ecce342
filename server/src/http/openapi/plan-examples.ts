import type { Example } from './examples.ts'

type Cast = {
  plan: string
  ravisPlan: string
  ravi: string
  /** A tour of Ravi's, to which he has invited Asha because of her plan. */
  tour: { _id: string; name: string; price: number; travelDates: { start: string; end: string } }
  ashasTour: string
  key: string
}

/** Plans of Asha's and Ravi's to the same place. */
export function planExamples({ tour, ...cast }: Cast): Record<string, Example> {
  const plan = {
    _id: cast.plan,
    place: { id: 'hampi', name: 'Hampi', state: 'Karnataka' },
    travelDates: { start: '2026-12-10', end: '2026-12-16' },
    flexibleDays: 2,
    company: 'alone',
    note: 'Ruins at sunrise, a slow boat at noon.',
    visibleTo: 'everyone',
    sameGenderOnly: false,
    ended: false,
  }
  const { travelDates, flexibleDays, company, note } = plan
  const planFacts = { placeId: 'hampi', travelDates, flexibleDays, company, note }
  const found = {
    _id: cast.ravisPlan,
    place: plan.place,
    months: ['2026-12'],
    days: { start: '2026-12-12', end: '2026-12-15', flexibleDays: 0 },
    company: 'friends',
    note: '',
    person: {
      _id: cast.ravi,
      name: 'Ravi Menon',
      profilePicture: null,
      homeCity: 'Kochi',
      languages: ['Malayalam', 'English'],
      travelType: null,
    },
    matched: true,
    connection: 'matched',
    invited: false,
  }
  return {
    'GET /api/plans': { answer: [plan] },
    'POST /api/plans': { body: { ...planFacts, key: cast.key }, answer: plan },
    'GET /api/plans/search': {
      query: { placeId: 'hampi', from: '2026-12-10', to: '2026-12-16' },
      answer: {
        place: plan.place,
        items: [
          { ...found, person: { ...found.person, marks: { email: { month: '2026-11' }, photo: null, references: 0 } } },
        ],
        tours: [
          {
            _id: tour._id,
            name: tour.name,
            travelDates: tour.travelDates,
            price: tour.price,
            image: 'pictures/hampi.svg',
          },
        ],
        people: [{ _id: cast.ravi, name: 'Ravi Menon', profilePicture: null, tourId: tour._id }],
      },
    },
    'POST /api/plans/{planId}/update': {
      params: { planId: cast.plan },
      body: { plan: { ...planFacts, flexibleDays: 3 } },
      answer: { ...plan, flexibleDays: 3 },
    },
    'GET /api/plans/{planId}/overlaps': { params: { planId: cast.plan }, answer: { plans: 1, tours: 1 } },
    'POST /api/plans/{planId}/invite': {
      params: { planId: cast.ravisPlan },
      body: { placeId: 'hampi', tourId: cast.ashasTour },
      answer: { message: 'Invitation sent.', plan: { ...found, invited: true } },
    },
    'GET /api/plans/invitations': {
      answer: [
        {
          planId: cast.plan,
          tour: { _id: tour._id, name: tour.name, travelDates: tour.travelDates },
          host: { _id: cast.ravi, name: 'Ravi Menon', profilePicture: null },
          accepted: false,
        },
      ],
    },
    'POST /api/plans/{planId}/accept': {
      params: { planId: cast.plan },
      body: { tourId: tour._id },
      answer: { message: 'The host can now see the days of your plan.' },
    },
    'POST /api/plans/{planId}/decline': {
      params: { planId: cast.plan },
      body: { tourId: tour._id },
      answer: { message: 'The host does not see the days of your plan.' },
    },
    'POST /api/plans/{planId}/withdraw': { params: { planId: cast.plan }, answer: { withdrawn: true } },
  }
}
