import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ordinal } from '../../messages/en/tours/tours.ts'
import { isFull, seatAction, type TourState, tourStatus } from './tour-words.ts'

const tour = (change: Partial<TourState> = {}): TourState => ({
  participantCount: 0,
  capacity: null,
  cancelled: false,
  ended: false,
  joiningClosed: false,
  needsApproval: false,
  mine: {
    host: false,
    joined: false,
    place: null,
    favorite: false,
    requested: false,
    removed: false,
    declined: false,
    withBlocked: false,
  },
  ...change,
})
const mine = (change: Partial<TourState['mine']>) => ({ ...tour().mine, ...change })

test('ordinal: formats English ordinals', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '101st',
    '111th',
  ])
})

test('tourStatus: seats left, full, or the position on the waitlist', () => {
  const full = { capacity: 4, participantCount: 4 }
  expect(tourStatus(tour())).toBeNull()
  expect(tourStatus(tour({ capacity: 4, participantCount: 1 }))?.words).toBe('3 seats left')
  expect(tourStatus(tour({ capacity: 4, participantCount: 3 }))?.words).toBe('1 seat left')
  expect(tourStatus(tour(full))?.words).toBe('Full: join the waitlist')
  expect(tourStatus(tour({ ...full, mine: mine({ joined: true }) }))?.words).toBe('Full')
  expect(tourStatus(tour({ ...full, mine: mine({ host: true }) }))?.words).toBe('Full')
  expect(tourStatus(tour({ ...full, mine: mine({ place: 2 }) }))?.words).toBe('You are 2nd in the queue')
  expect(tourStatus(tour({ ...full, ended: true }))?.words).toBe('Ended')
  expect(tourStatus(tour({ ...full, ended: true, cancelled: true }))?.words).toBe('Cancelled')
})

test('tourStatus: a tour whose host decides, an open request, and a declined one', () => {
  const full = { capacity: 4, participantCount: 4, needsApproval: true }
  expect(tourStatus(tour({ ...full, participantCount: 1 }))?.words).toBe('3 seats left')
  expect(tourStatus(tour(full))?.words).toBe('Full: ask for the waitlist')
  expect(tourStatus(tour({ ...full, mine: mine({ requested: true }) }))?.words).toBe('Requested: the host decides')
  const declined = mine({ removed: true, declined: true })
  expect(tourStatus(tour({ ...full, mine: declined }))?.words).toBe('The host declined your request')
  expect(seatAction(tour({ ...full, mine: declined }))).toBeNull()
})

test('tourStatus and seatAction: the status and the possible action agree for any tour', () => {
  const anyTour = fc.record({
    capacity: fc.option(fc.integer({ min: 1, max: 500 })),
    participantCount: fc.nat({ max: 500 }),
    cancelled: fc.boolean(),
    ended: fc.boolean(),
    joiningClosed: fc.boolean(),
    mine: fc.record({
      host: fc.boolean(),
      joined: fc.boolean(),
      place: fc.option(fc.integer({ min: 1, max: 500 })),
      favorite: fc.boolean(),
      requested: fc.boolean(),
      removed: fc.boolean(),
      declined: fc.boolean(),
      withBlocked: fc.boolean(),
    }),
  })
  fc.assert(
    fc.property(anyTour, (change) => {
      const one = tour(change)
      const status = tourStatus(one)
      const act = seatAction(one)
      if (one.mine.host || one.cancelled || one.ended) expect(act).toBeNull()
      else if (one.mine.joined || one.mine.place !== null || one.mine.requested) expect(act).toBe('leave')
      else expect(act).toBe(one.joiningClosed || one.mine.removed ? null : 'join')
      if (status?.words === 'Full: join the waitlist') expect([isFull(one), act]).toEqual([true, 'join'])
      if (status?.words.endsWith('left')) expect(isFull(one)).toBe(false)
      if (one.cancelled) expect(status?.words).toBe('Cancelled')
    }),
  )
})
