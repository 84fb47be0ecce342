import type { TripRequest } from '@saathi/shared/trips/schema'
import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'
import { inLight, minutesInLight } from './safari-hours.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const winter = { sunrise: 6 * 60 + 44, sunset: 17 * 60 + 31 }
const facts = (name: string) => ({
  name,
  open: [
    ['06:00', '11:00'],
    ['14:30', '18:30'],
  ] as [string, string][],
  closed: [],
  months: null,
})

test('the gate of a safari: opens about sunrise and shuts about sunset; that of a fort has its own hours', () => {
  expect(inLight(facts('Dawn safari'), winter, [360, 660], 240)).toEqual([405, 660])
  expect(inLight(facts('Dawn safari'), winter, [870, 1110], 180)).toEqual([870, 1065])
  expect(inLight(facts('Dawn safari'), { sunrise: 330, sunset: 1130 }, [360, 660], 240)).toEqual([360, 660])
  expect(inLight(facts('Dawn safari'), winter, [360, 660], 300)).toEqual([360, 660])
  expect(inLight(facts('Hill fort'), winter, [360, 660], 240)).toEqual([360, 660])
})

test('a safari that lasts as long as its gate is open: is as much shorter as the sun makes it', () => {
  expect(minutesInLight(facts('Dawn safari'), 300, winter)).toBeLessThan(255)
  expect(minutesInLight(facts('Dawn safari'), 180, winter)).toBe(180)
  expect(minutesInLight(facts('Hill fort'), 300, winter)).toBe(300)
})

test('safaris of the winter: begin with the sun and end with it, in each park', () => {
  const parks = ['pench', 'kanha', 'bandhavgarh', 'ranthambore', 'sariska-alwar', 'dudhwa', 'corbett', 'tadoba']
  const safarisIn = (placeId: string, month: number) => {
    const request: TripRequest = { placeId, from: 'delhi', people: 2, days: 4, month, type: 'wildlife' }
    const trip = proposeTrip(loadDataset(), request, NOW)
    return (trip?.items ?? []).flatMap(({ title, day, fixedStart, minutes, kind }) => {
      const sun = trip?.sun[day]
      return kind === 'visit' && /safari|canter|gypsy/i.test(title) && sun && fixedStart !== null
        ? [{ title, early: sun.sunrise - fixedStart, late: fixedStart + minutes - sun.sunset }]
        : []
    })
  }
  let seen = 0
  for (const park of parks) {
    const safaris = safarisIn(park, 1)
    expect([park, safaris.filter(({ early, late }) => early > 15 || late > 20)]).toEqual([park, []])
    expect([park, safaris.length]).not.toEqual([park, 0])
    seen += safaris.length
  }
  expect(seen).toBeGreaterThan(10)
})
