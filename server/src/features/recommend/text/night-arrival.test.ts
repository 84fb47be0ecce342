import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/schema'
import { expect, test } from 'vitest'
import { loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { offerForPlace } from '../rank/shortlist.ts'
import { nightsFor } from '../travel/time-away.ts'
import { notesFor } from './notes.ts'

const dataset = loadDataset()

/** The notes of an offer by the train that arrives at that minute of the day. */
function notesOf(place: string, from: 'ahmedabad' | 'delhi' | 'kolkata', minute: number, day: string): string {
  const request = { ...DREAM_TRIP_DEFAULTS, starting_location: from, by: 'rail', days: 3 } as const
  const trip = parseTrip(request, new Date(`${day}T06:30:00Z`))
  const found = dataset.destinations.find(({ id }) => id === place)
  const offer = found && offerForPlace(dataset, trip, found)
  const journey = offer?.option.ways.find(({ timetable }) => timetable && timetable.arrives % 1440 === minute)
  if (!offer || !journey) throw new Error(`No such train from ${from} to ${place}.`)
  const { days } = offer.option
  const option = { ...offer.option, journey, nights: nightsFor(journey, days) }
  return notesFor(dataset, trip, { ...offer, option }).join('\n')
}

test('a train that arrives after a day of travel, past midnight: its night is in the total', () => {
  expect(notesOf('udaipur', 'ahmedabad', 15, '2026-11-20')).toContain(
    'The train arrives at 00:15: the total has a room for the rest of that night.',
  )
})

test('a night train that arrives before it is light: one waits or pays more than the total', () => {
  expect(notesOf('dharamshala', 'delhi', 275, '2026-11-20')).toMatch(
    /^The train arrives at 04:35: wait at the station until it is light, or pay for one night more than the total has, about ₹[1-9],\d{3}\.$/m,
  )
})

test('times from a timetable older than a year: nothing is said of the arrival', () => {
  expect(notesOf('udaipur', 'ahmedabad', 15, '2027-01-20')).not.toContain('The train arrives')
})

test('a train that arrives late in the evening, with hours of road left: one sleeps by the station, as the total has it', () => {
  expect(notesOf('pachmarhi', 'kolkata', 21 * 60 + 38, '2026-11-20')).toMatch(
    /^The train arrives at 21:38: sleep in [\w ]+ and go on in the morning; the total has that night\.$/m,
  )
})
