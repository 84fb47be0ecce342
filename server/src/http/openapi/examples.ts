import { destinationExamples } from './destination-examples.ts'
import { expenseExamples } from './expense-examples.ts'
import { fileExamples } from './file-examples.ts'
import { groupExamples } from './group-examples.ts'
import { PASSKEY, passkeyExamples } from './passkey-examples.ts'
import { planExamples } from './plan-examples.ts'
import recordedAnswers from './recorded-answers.json'
import { REFERENCE_CAST, referenceExamples } from './reference-examples.ts'
import { SESSION, sessionExamples } from './session-examples.ts'
import { tripExamples } from './trip-examples.ts'
import { tripLinkExamples } from './trip-link-examples.ts'

/**
 * Examples that form one scenario, in the order of the document, from a new registration to a tour that was left again.
 */
export type Example = {
  params?: Record<string, string>
  query?: Record<string, string>
  /** The JSON, or the fields of the form. */
  body?: object
  /** The response; omitted where a test has recorded it. */
  answer?: unknown
}

const ASHA = '019aa1c0-4a00-7a5a-8b01-0242ac120001'
const RAVI = '019aa1c0-4a00-7a5a-8b01-0242ac120002'
const HAMPI = '019aa1c0-4a00-7a5a-8b01-0242ac120003'
const TOUR = '019aa1c0-4a00-7a5a-8b01-0242ac120004'

const PLAN = '019aa1c0-4a00-7a5a-8b01-0242ac120005'
const RAVIS_PLAN = '019aa1c0-4a00-7a5a-8b01-0242ac120006'
const ASHAS_TOUR = '019aa1c0-4a00-7a5a-8b01-0242ac120007'
const TRIP = '019aa1c0-4a00-7a5a-8b01-0242ac120008'
const QUESTION = '019aa1c0-4a00-7a5a-8b01-0242ac120020'
const LEDGER_TRIP = '019aa1c0-4a00-7a5a-8b01-0242ac120019'
const KEY = '8d7f0f0c-5a3e-4a49-9f57-3c1a0f0a7b11'

export const CAST = {
  asha: ASHA,
  ravi: RAVI,
  package: HAMPI,
  tour: TOUR,
  plan: PLAN,
  ravisPlan: RAVIS_PLAN,
  ashasTour: ASHAS_TOUR,
  trip: TRIP,
  ledgerTrip: LEDGER_TRIP,
  guestQuestion: QUESTION,
  session: SESSION,
  ...REFERENCE_CAST,
  passkey: PASSKEY,
  key: KEY,
}

const ravi = {
  _id: RAVI,
  name: 'Ravi Menon',
  bio: 'Slow trains and old forts.',
  profilePicture: null,
  homeCity: 'Kochi',
  languages: ['Malayalam', 'English'],
  followerCount: 0,
  followingCount: 0,
}
const me = {
  _id: ASHA,
  name: 'Asha Rao',
  bio: 'Window seats, filter coffee.',
  profilePicture: null,
  homeCity: 'Pune',
  languages: ['Marathi', 'English'],
  tripTypes: ['historical', 'culinary'],
  travelMonths: [1, 12],
  followerCount: 0,
  followingCount: 0,
  firebaseUid: 'uid-of-asha',
  email: 'asha@example.in',
  preferences: { travelType: 'genZ' },
  travelTypeChosen: true,
  followers: [],
  following: [],
  favoriteTours: [],
  joinedToursVisibleTo: 'connections',
  visibilityAnswered: true,
  consented: true,
  tourMails: true,
  digestMails: true,
  leavesAt: null,
}
const card = {
  _id: HAMPI,
  slug: 'hampi-by-coracle',
  name: 'Hampi by coracle',
  description: 'Boulders, banana groves and a river that takes its time.',
  images: ['pictures/hampi.svg'],
  destinations: ['Hampi, Karnataka'],
  tourType: 'historical',
  price: 11_900,
  nights: 3,
}
const tour = {
  _id: TOUR,
  name: 'Hampi on foot',
  description: 'Ruins before ten, shade after.',
  cancellationTerms: 'Full refund until a week before.',
  images: [],
  placePicture: 'pictures/hampi.svg',
  travelDates: { start: '2026-12-12', end: '2026-12-15' },
  price: 11_900,
  covers: ['stay', 'guide'],
  destination: 'Hampi, Karnataka',
  placeId: 'hampi',
  creatorId: { _id: RAVI, name: 'Ravi Menon', firebaseUid: 'uid-of-ravi' },
  participants: [],
  participantCount: 0,
  packageId: { _id: HAMPI, name: 'Hampi by coracle', tourType: 'historical' },
  capacity: 8,
  isPublic: false,
  showsHost: false,
  cancelled: false,
  ended: false,
  joiningClosed: false,
  needsApproval: false,
  questions: [],
  onlyGender: null,
  mine: {
    host: false,
    joined: false,
    place: null,
    favorite: true,
    requested: false,
    removed: false,
    declined: false,
    withBlocked: false,
  },
}
const match = { ...ravi, matchedAt: '2026-11-20T06:30:00.000Z' }
const wish = { budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' }

/** By method and path, as in the document. */
const ownGender = { gender: 'woman', changeableFrom: null, sameGenderDeck: false }

export const EXAMPLES: Record<string, Example> = {
  'POST /api/auth/send-verification-code': {
    body: { email: 'meera@example.in' },
    answer: { message: 'We have sent a verification code to your email address.' },
  },
  'POST /api/auth/verify-code-and-register': {
    body: {
      name: 'Meera Nair',
      email: 'meera@example.in',
      password: 'western ghats',
      code: '123456',
      consent: { adult: true },
    },
    answer: { message: 'Registration complete.', customToken: 'eyJhbGciOi…' },
  },
  'POST /api/users/profile': { body: {}, answer: me },
  'GET /api/users/profile': { answer: me },
  'GET /api/users/users/{userId}': {
    params: { userId: RAVI },
    answer: {
      ...ravi,
      tripTypes: [],
      travelMonths: [],
      hostedTours: [{ ...tour, mine: { ...tour.mine, favorite: false } }],
      joinedTours: [],
    },
  },
  'POST /api/users/favorite-tours': {
    body: { tourId: TOUR },
    answer: { message: 'Tour added to favorites.', favoriteTours: [TOUR] },
  },
  'GET /api/users': {
    query: { userId: ASHA, limit: '1' },
    answer: [
      {
        ...ravi,
        travelType: null,
        reason: 'You both plan to go to Hampi in December',
        marks: { email: { month: '2026-11' }, photo: null, references: 0 },
      },
    ],
  },
  'POST /api/users/swipe': {
    body: { userId: ASHA, swipedUserId: RAVI, action: 'right' },
    answer: { message: 'It is a match!', match },
  },
  'GET /api/users/matches': { query: { userId: ASHA }, answer: [match] },
  'GET /api/users/{followedId}/follow-status': {
    params: { followedId: RAVI },
    query: { currentUser: ASHA },
    answer: { isFollowing: false },
  },
  'POST /api/users/{followedId}/follow': {
    params: { followedId: RAVI },
    body: { userId: ASHA },
    answer: { message: 'You follow them now.', isFollowing: true, followerCount: 1 },
  },
  'POST /api/users/{followedId}/unfollow': {
    params: { followedId: RAVI },
    body: { userId: ASHA },
    answer: { message: 'You no longer follow them.', isFollowing: false, followerCount: 0 },
  },
  'GET /api/routes': { query: { city: 'delhi', people: '2', month: '12', days: '7', type: 'historical' } },
  'POST /api/recommend_travel': { body: wish },
  'POST /recommend_travel': { body: wish },
  'POST /api/contact': {
    body: { name: 'Meera Nair', email: 'meera@example.in', phone: '+91 98 7654 3210', message: 'Do you go to Ladakh?' },
    answer: { message: 'Your message has been sent successfully!' },
  },
  ...destinationExamples,
  'GET /api/packages': { query: { tourType: 'historical', maxPrice: '20000' }, answer: [card] },
  'GET /api/packages/{packageId}': {
    params: { packageId: HAMPI },
    answer: {
      ...card,
      imageUrl: 'pictures/hampi.svg',
      placeIds: ['hampi'],
      activities: [{ name: 'Coracle', description: 'Round boats to the far bank and back.' }],
      raccom: [{ name: 'Riverside rooms', description: 'Four rooms and a mango tree.' }],
    },
  },
  'GET /api/tours': { query: { hasSeats: 'true', limit: '20' }, answer: [tour] },
  'GET /api/tours/{tourId}/days': { params: { tourId: TOUR } },
  'POST /api/tours/{tourId}/questions': {
    params: { tourId: TOUR },
    body: { text: 'How far do we walk on the second day?' },
  },
  'GET /api/tours/{tourId}/questions': { params: { tourId: TOUR } },
  'POST /api/tours/{tourId}/questions/{questionId}/answer': {
    params: { tourId: ASHAS_TOUR, questionId: QUESTION },
    body: { answer: 'Three hours, with a long rest.' },
  },
  'POST /api/tours/{tourId}/join': {
    params: { tourId: TOUR },
    body: { userId: ASHA },
    answer: {
      status: 'joined',
      place: null,
      message: 'Successfully joined the tour!',
      tour: {
        ...tour,
        participants: [{ _id: ASHA, name: 'Asha Rao', firebaseUid: 'uid-of-asha' }],
        participantCount: 1,
        mine: { ...tour.mine, joined: true },
      },
    },
  },
  ...sessionExamples,
  ...groupExamples({ tourId: TOUR, ownTourId: ASHAS_TOUR, key: KEY }),
  'POST /api/tours/{tourId}/leave': {
    params: { tourId: TOUR },
    body: { userId: ASHA },
    answer: { message: 'Successfully left the tour!', tour },
  },
  'GET /api/expenses': {},
  'POST /api/expenses/upi': {
    body: { upi: 'asha.rao@okaxis', consent: true },
    answer: { upi: { id: 'asha.rao@okaxis' } },
  },
  ...expenseExamples({ kind: 'tour', id: ASHAS_TOUR, asha: ASHA }),
  ...expenseExamples({ kind: 'trip', id: LEDGER_TRIP, asha: ASHA }),
  'GET /api/gender': { answer: { ...ownGender, gender: null } },
  'POST /api/gender': { body: { gender: 'woman', consent: true }, answer: ownGender },
  'POST /api/gender/deck': { body: { sameGenderOnly: false }, answer: ownGender },
  ...planExamples({ plan: PLAN, ravisPlan: RAVIS_PLAN, ravi: RAVI, tour, ashasTour: ASHAS_TOUR, key: KEY }),
  ...referenceExamples(RAVI),
  ...passkeyExamples,
  ...tripExamples({ tripId: TRIP, tourId: ASHAS_TOUR, key: KEY }),
  ...tripLinkExamples({ tripId: TRIP }),
  ...fileExamples({ tripId: TRIP, tourId: ASHAS_TOUR, ledgerTripId: LEDGER_TRIP }),
}

const RECORDED: Record<string, unknown> = recordedAnswers

/** The example of the response to a call. */
export const answerOf = (name: string): unknown => EXAMPLES[name]?.answer ?? RECORDED[name]
