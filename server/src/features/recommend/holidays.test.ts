import {
  addDays,
  daysBetween,
  HOLIDAYS,
  holidaysIn,
  longWeekends,
  weekdayOf,
  weekendAfter,
} from '@saathi/shared/lib/holidays'
import { describe, expect, test } from 'vitest'

const on = (name: string, year: number) =>
  HOLIDAYS.filter((holiday) => holiday.name === name && holiday.date.startsWith(`${year}`)).map(({ date }) => date)

const DAY_MS = 86_400_000
const MEAN_MONTH = 29.530588861

/** The instant of a mean phase (0 new, 0.5 full) corrected by the largest periodic terms (Meeus), within about an hour. */
function moonPhase(lunation: number): Date {
  const t = lunation / 1236.85
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const sun = radians(2.5534 + 29.1053567 * lunation)
  const moon = radians(201.5643 + 385.81693528 * lunation)
  const latitude = radians(160.7108 + 390.67050284 * lunation)
  const correction =
    -0.407 * Math.sin(moon) + 0.173 * Math.sin(sun) + 0.016 * Math.sin(2 * moon) + 0.0104 * Math.sin(2 * latitude)
  const day = 2451550.09766 + MEAN_MONTH * lunation + 0.00015437 * t * t + correction
  return new Date((day - 2440587.5) * DAY_MS)
}

/** Days from the nearest new (0) or full (0.5) moon to noon in India on a date; negative before it. */
function daysSince(phase: 0 | 0.5, date: string): number {
  const noon = Date.parse(`${date}T06:30:00Z`)
  const about = Math.round((noon / DAY_MS + 2440587.5 - 2451550.09766) / MEAN_MONTH - phase)
  const all = [-1, 0, 1].map((step) => (noon - moonPhase(about + step + phase).getTime()) / DAY_MS)
  return all.reduce((best, each) => (Math.abs(each) < Math.abs(best) ? each : best))
}

describe('the table of holidays', () => {
  test('is sorted, has no row twice, and covers 2026 to 2028', () => {
    const keys = HOLIDAYS.map(({ date, name, where }) => `${date} ${name} ${where}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(HOLIDAYS.map(({ date }) => date)).toEqual(HOLIDAYS.map(({ date }) => date).sort())
    for (const { date } of HOLIDAYS) expect(date).toMatch(/^202[678]-\d\d-\d\d$/)
    for (const { date } of HOLIDAYS) expect(addDays(date, 0)).toBe(date)
  })

  test('has one date a year and state for each holiday', () => {
    for (const city of ['mumbai', 'delhi', 'bangalore', 'hyderabad', 'chennai', 'kolkata', 'kochi', 'jaipur']) {
      const keys = holidaysIn(city).map(({ date, name }) => `${name} ${date.slice(0, 4)}`)
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    }
  })

  // The list of the Department of Personnel and Training for 2026, with its weekdays.
  test.each([
    ['Republic Day', '2026-01-26', 1],
    ['Holi', '2026-03-04', 3],
    ['Eid al-Fitr', '2026-03-21', 6],
    ['Ram Navami', '2026-03-26', 4],
    ['Mahavir Jayanti', '2026-03-31', 2],
    ['Good Friday', '2026-04-03', 5],
    ['Buddha Purnima', '2026-05-01', 5],
    ['Eid al-Adha', '2026-05-27', 3],
    ['Muharram', '2026-06-26', 5],
    ['Independence Day', '2026-08-15', 6],
    ['Milad-un-Nabi', '2026-08-26', 3],
    ['Janmashtami', '2026-09-04', 5],
    ['Gandhi Jayanti', '2026-10-02', 5],
    ['Dussehra', '2026-10-20', 2],
    ['Diwali', '2026-11-08', 0],
    ['Guru Nanak Jayanti', '2026-11-24', 2],
    ['Christmas', '2026-12-25', 5],
  ])('2026: %s is on %s, as the central list says', (name, date, weekday) => {
    expect(on(name, 2026)).toContain(date)
    expect(weekdayOf(date)).toBe(weekday)
  })

  // A second list, compiled apart from the table: the dates that the Python package `holidays` 0.105 gives.
  test.each([
    ['Maha Shivaratri', ['2026-02-15', '2027-03-06', '2028-02-23']],
    ['Eid al-Fitr', ['2026-03-21', '2027-03-10', '2028-02-27']],
    ['Ram Navami', ['2026-03-26', '2027-04-15', '2028-04-03']],
    ['Mahavir Jayanti', ['2026-03-31', '2027-04-18', '2028-04-07']],
    ['Good Friday', ['2026-04-03', '2027-03-26', '2028-04-14']],
    ['Buddha Purnima', ['2026-05-01', '2027-05-20', '2028-05-08']],
    ['Eid al-Adha', ['2026-05-27', '2026-05-28', '2027-05-17', '2028-05-06']],
    ['Muharram', ['2026-06-26', '2027-06-16', '2028-06-04']],
    ['Milad-un-Nabi', ['2026-08-26', '2027-08-15', '2028-08-04']],
    ['Raksha Bandhan', ['2026-08-28', '2027-08-17', '2028-08-05']],
    ['Onam', ['2026-08-26', '2027-09-12', '2028-09-01']],
    ['Janmashtami', ['2026-09-04', '2027-08-25', '2028-08-13']],
    ['Ganesh Chaturthi', ['2026-09-14', '2027-09-04', '2028-08-23']],
    ['Dussehra', ['2026-10-20', '2027-10-09', '2028-09-27']],
    ['Diwali', ['2026-11-08', '2027-10-28', '2027-10-29', '2028-10-17']],
    ['Guru Nanak Jayanti', ['2026-11-24', '2027-11-14', '2028-11-02']],
    ['Gudi Padwa', ['2026-03-19', '2027-04-07', '2028-03-27']],
    ['Pongal', ['2026-01-15', '2027-01-15', '2028-01-15']],
  ])('%s agrees with a second list in all three years', (name, dates) => {
    expect([2026, 2027, 2028].flatMap((year) => on(name, year))).toEqual(dates)
  })

  test('each date by the moon agrees with the computed phase', () => {
    const within = (names: string[], phase: 0 | 0.5, least: number, most: number) => {
      for (const { name, date } of HOLIDAYS.filter((holiday) => names.includes(holiday.name))) {
        const days = daysSince(phase, date)
        expect(days, `${name} ${date}`).toBeGreaterThanOrEqual(least)
        expect(days, `${name} ${date}`).toBeLessThanOrEqual(most)
      }
    }
    within(['Buddha Purnima', 'Guru Nanak Jayanti', 'Raksha Bandhan', 'Valmiki Jayanti'], 0.5, -1, 1)
    within(['Holi'], 0.5, -1, 2)
    within(['Diwali', 'Mahalaya'], 0, -1.3, 1)
    within(['Bali Pratipada', 'Gujarati New Year', 'Gudi Padwa', 'Ugadi'], 0, 0, 2)
    within(['Maha Shivaratri'], 0, -2.5, -0.5)
    within(['Ganesh Chaturthi'], 0, 2, 4.5)
    within(['Ram Navami', 'Dussehra'], 0, 7, 10.5)
    // The crescent is seen one or two evenings after the new moon, and the month begins on the next day.
    within(['Eid al-Fitr'], 0, 1, 2.7)
    within(['Eid al-Adha', 'Muharram'], 0, 10, 11.7)
    within(['Milad-un-Nabi'], 0, 12, 13.7)
  })
})

describe('long weekends', () => {
  const between = (from: string, to: string, city: string) =>
    longWeekends(from, to, city).map(({ start, end, names, leave }) => [start, end, names.join(), leave])

  test('a Friday holiday makes three days', () => {
    expect(between('2026-12-20', '2026-12-31', 'delhi')).toEqual([['2026-12-25', '2026-12-27', 'Christmas', null]])
  })

  test('a Tuesday holiday makes four with the Monday off', () => {
    expect(between('2027-01-18', '2027-01-31', 'delhi')).toEqual([
      ['2027-01-23', '2027-01-26', 'Republic Day', '2027-01-25'],
    ])
  })

  test('a Thursday holiday makes four with the Friday off', () => {
    expect(between('2027-10-20', '2027-10-31', 'delhi')).toEqual([['2027-10-29', '2027-10-31', 'Diwali', null]])
    expect(between('2028-11-01', '2028-11-05', 'mumbai')).toEqual([
      ['2028-11-02', '2028-11-05', 'Guru Nanak Jayanti', '2028-11-03'],
    ])
  })

  test('depend on the state: Pongal in Chennai and not in Mumbai, New Year in both', () => {
    expect(between('2027-01-10', '2027-01-20', 'chennai')).toEqual([['2027-01-15', '2027-01-17', 'Pongal', null]])
    for (const city of ['chennai', 'mumbai'])
      expect(between('2026-12-30', '2027-01-05', city)).toEqual([['2027-01-01', '2027-01-03', "New Year's Day", null]])
    expect(between('2027-01-10', '2027-01-20', 'mumbai')).toEqual([])
  })

  test('a holiday on a Sunday or a Wednesday makes none', () => {
    expect(between('2027-08-12', '2027-08-16', 'delhi')).toEqual([])
    expect(between('2028-01-24', '2028-01-30', 'delhi')).toEqual([])
  })

  test('of every city and year hold a Saturday and Sunday, are 3 to 7 days long and do not overlap', () => {
    for (const city of [
      'mumbai',
      'delhi',
      'bangalore',
      'hyderabad',
      'chennai',
      'kolkata',
      'pune',
      'kochi',
      'lucknow',
    ]) {
      const found = longWeekends('2026-01-01', '2028-12-31', city)
      expect(found.length).toBeGreaterThan(20)
      for (const [at, { start, end, leave }] of found.entries()) {
        const days = Array.from({ length: daysBetween(start, end) }, (_, index) => addDays(start, index))
        expect(days.length).toBeGreaterThanOrEqual(leave ? 4 : 3)
        expect(days.length).toBeLessThanOrEqual(7)
        expect(days.map(weekdayOf)).toEqual(expect.arrayContaining([6, 0]))
        if (at > 0) expect(start > found[at - 1]!.end).toBe(true)
      }
    }
  })
})

test('the next weekend starts after the day, also on a Saturday', () => {
  expect(weekendAfter('2026-11-22')).toEqual({ start: '2026-11-28', end: '2026-11-29' })
  expect(weekendAfter('2026-11-27')).toEqual({ start: '2026-11-28', end: '2026-11-29' })
  expect(weekendAfter('2026-11-28')).toEqual({ start: '2026-12-05', end: '2026-12-06' })
})
