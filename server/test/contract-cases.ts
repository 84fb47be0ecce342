import { expect } from 'vitest'
import type { World } from './calls/world.ts'
import { type Case, noId } from './contract-case.ts'
import { contractExpenses } from './contract-expenses.ts'
import { contractPeople } from './contract-people.ts'
import { contractTrips } from './contract-trips.ts'

const recommended: Case = {
  says: { recommendation: expect.stringMatching(/^\[\{"recommended_destinations"/) },
  bad: { with: { budget: 20_000 }, field: 'budget' },
}
const group: Case = { missing: 'There is no such group, or you are not in it.', bad: noId('tourId') }
const place: Case = {
  missing: 'No such destination.',
  bad: { with: { destinationId: 'Hampi_1' }, field: 'destinationId' },
}
const tour: Case = { missing: 'No such tour.', bad: noId('tourId') }
const seat: Case = { own: 'userId', missing: 'No such tour.', bad: noId('tourId') }

/** By method and path, as in the document; those that take or return files are in contract-files.ts. */
export const casesOf = ({ asha, things }: World): Record<string, Case> => ({
  'GET /api/routes': {
    says: { items: expect.arrayContaining([expect.objectContaining({ title: 'The Golden Triangle' })]), problem: null },
    bad: { with: { people: 0 }, field: 'people' },
  },
  'POST /recommend_travel': recommended,
  'POST /api/recommend_travel': recommended,
  'POST /api/auth/send-verification-code': {
    says: { message: 'We have sent a verification code to your email address.' },
    bad: { with: { email: 'meera' }, field: 'email', message: 'email: This is not an email address.' },
  },
  'POST /api/auth/verify-code-and-register': {
    with: { password: 'ghats' },
    status: 400,
    says: { message: 'password: Password should be at least 6 characters', field: 'password' },
    bad: { with: { code: 'x' }, field: 'code' },
  },
  'POST /api/contact': {
    says: { message: 'Your message has been sent successfully!' },
    bad: { with: { phone: '' }, field: 'phone', message: 'phone: Please give a phone number.' },
  },
  'GET /api/destinations': { bad: { with: { type: 'beach' }, field: 'type' } },
  'GET /api/destinations/{destinationId}': place,
  'GET /api/destinations/{destinationId}/tours': { bad: place.bad },
  'POST /api/destinations/{destinationId}/wrong-facts': {
    says: { message: 'Thank you. An editor will check this.' },
    missing: 'No such destination.',
    bad: { with: { text: ' ' }, field: 'text' },
  },
  'GET /api/destinations/{destinationId}/going': { ...place, says: { count: null } },
  'GET /api/packages': {
    says: [expect.objectContaining({ _id: things.package })],
    bad: { with: { tourType: ['beach', 'hills'] }, field: 'tourType' },
  },
  'GET /api/packages/{packageId}': {
    says: { _id: things.package, raccom: [expect.objectContaining({ name: 'Homestay' })] },
    missing: 'No such package.',
    bad: noId('packageId'),
  },
  'GET /api/tours': {
    says: expect.arrayContaining([
      expect.objectContaining({ _id: things.tour, creatorId: expect.objectContaining({ name: 'Ravi' }) }),
    ]),
    bad: { with: { hasSeats: 'perhaps' }, field: 'hasSeats' },
  },
  'POST /api/users/favorite-tours': {
    says: { message: 'Tour added to favorites.', favoriteTours: [things.tour] },
    missing: 'No such tour.',
    bad: { with: { tourId: undefined }, field: 'tourId' },
  },
  'GET /api/tours/{tourId}/days': { ...tour, says: { days: [] } },
  'GET /api/tours/{tourId}/questions': { ...tour, says: { items: [] } },
  'POST /api/tours/{tourId}/questions': { ...tour, says: { items: [expect.objectContaining({ from: null })] } },
  'POST /api/tours/{tourId}/questions/{questionId}/answer': {
    ...tour,
    says: { items: [expect.objectContaining({ answer: 'There is.' })] },
  },
  'POST /api/tours/{tourId}/join': {
    ...seat,
    says: { status: 'joined', message: 'Successfully joined the tour!', tour: { participantCount: 1 } },
  },
  'POST /api/tours/{tourId}/leave': {
    ...seat,
    says: { message: 'Successfully left the tour!', tour: { participantCount: 0 } },
  },
  'GET /api/groups': {},
  'GET /api/tours/{tourId}/group': group,
  'POST /api/tours/{tourId}/group/entries': group,
  'GET /api/tours/{tourId}/group/entries': group,
  'GET /api/tours/{tourId}/group/changes': group,
  'POST /api/tours/{tourId}/group/entries/{number}/reaction': group,
  'POST /api/tours/{tourId}/group/entries/{number}/pin': group,
  'POST /api/tours/{tourId}/group/polls': group,
  'POST /api/tours/{tourId}/group/entries/{number}/vote': group,
  'POST /api/tours/{tourId}/group/entries/{number}/close': group,
  'POST /api/tours/{tourId}/group/meeting': group,
  'POST /api/tours/{tourId}/group/arrival': group,
  'POST /api/tours/{tourId}/group/read': group,
  'POST /api/tours/{tourId}/group/mute': group,
  ...contractPeople({ asha, things }),
  ...contractTrips,
  ...contractExpenses(things),
})
