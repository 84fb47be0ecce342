import { DreamTrip } from '@saathi/shared/recommend/schema'
import { expect, test } from 'vitest'
import { formText } from './form-text.ts'

const form = (more: Partial<DreamTrip>) =>
  DreamTrip.parse({
    budget: '20000',
    starting_location: 'mumbai',
    group_size: '2',
    preference_type: 'beaches',
    ...more,
  })

test('form as text: the open budget has no limit, and the days are at most', () => {
  expect(formText(form({ budget: '100000', group_size: '10', days: 6, month: 3 }))).toBe(
    'Beaches for ten or more from Mumbai, at ₹1,00,000 or more for the whole trip, 6 days at most, in March; billed for ten',
  )
})

test('form as text: a party that is counted stands in place of the size of the group', () => {
  expect(formText(form({ adults: 4, childrenAges: [6], seniors: 1, easyWalking: true }))).toBe(
    'Beaches for five, one of them a child, from Mumbai, within ₹20,000 for the whole trip, no month given; 4 grown up, children of 6; 1 of 60 or older; easy walking only',
  )
})
