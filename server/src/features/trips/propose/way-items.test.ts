import { expect, test } from 'vitest'
import type { Move } from './trail.ts'
import { hoursBeforeNight, travelItem } from './way-items.ts'

const night = { day: 1, at: { lat: 26, lon: 91 }, where: 'Guwahati' }
const at = (hour: number) => 1440 + hour * 60

test('the hours in the town of a night on the way: are told from the arrival, or from lunch there, to dinner', () => {
  const [afternoon] = hoursBeforeNight(at(15), night)
  expect(afternoon).toMatchObject({ kind: 'free', day: 1, fixedStart: 15.5 * 60, minutes: 240, lat: 26 })
  expect(afternoon?.title).toContain('Guwahati')
  expect(hoursBeforeNight(at(11), night)[0]).toMatchObject({ fixedStart: 13.5 * 60, minutes: 360 })
})

test('short hours, and who comes by night or on the day before: has none', () => {
  expect([at(17.75), at(23), at(-2)].flatMap((ends) => hoursBeforeNight(ends, night))).toEqual([])
})

test('a train over a night: is a night train where one boards in the evening, and not in the morning', () => {
  const titleAt = (hour: number) =>
    travelItem({ title: 'Night train to Jhansi', start: at(hour), minutes: 1320, ends: { lat: 25, lon: 78 } } as Move)
      .title
  expect([titleAt(20), titleAt(8)]).toEqual(['Night train to Jhansi', 'Train to Jhansi'])
})
