import { DreamTrip } from '@saathi/shared/recommend/schema'
import { TripCheck } from '@saathi/shared/trips/checks'
import type { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { isWhole } from '../../../../test/whole.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { chooseOption } from './choose-option.ts'
import { describeTrip } from './describe-trip.ts'
import { blank } from './draft.ts'
import { buildProposal, proposeTrip } from './propose-trip.ts'
import { refusalOf } from './refusal.ts'
import { sunOn } from './sun.ts'

const dataset = loadDataset()
const CITIES = DreamTrip.shape.starting_location.options
const NOW = new Date('2026-11-22T09:00:00+05:30')
const TODAY = '2026-11-22'

/** Of the days that one base has, also for places where they are not proposed. */
function outlookOf(request: TripRequest, today = TODAY, moved = request.startDate) {
  const place = dataset.destinations.find(({ id }) => id === request.placeId)
  const chosen = place && chooseOption(dataset, place, request, NOW)
  if (!chosen) throw new Error('no proposal')
  const proposal = buildProposal(dataset, chosen, request.startDate ?? null)
  if (!proposal) throw new Error('no proposal')
  const { placeId, from, people, month = null, type = null } = request
  const startDate = moved ?? null
  const { items, dayCount } = proposal
  return describeTrip(dataset, { placeId, from, people, dayCount, startDate, month, type, items }, today)
}
const checks = (request: TripRequest, today?: string) =>
  new Map(outlookOf(request, today).checklist.map((check) => [check.id, check]))

describe('sunOn', () => {
  // Times of the Indian almanac, which differ by a minute or two from place to place in a city.
  test.each([
    ['Delhi in June', '2027-06-21', { lat: 28.61, lon: 77.21 }, 5 * 60 + 24, 19 * 60 + 22],
    ['Delhi in December', '2026-12-21', { lat: 28.61, lon: 77.21 }, 7 * 60 + 10, 17 * 60 + 29],
    ['Kolkata in June', '2027-06-21', { lat: 22.57, lon: 88.36 }, 4 * 60 + 53, 18 * 60 + 24],
    ['Mumbai in December', '2026-12-21', { lat: 19.08, lon: 72.88 }, 7 * 60 + 8, 18 * 60 + 5],
    ['Kanyakumari', '2027-03-21', { lat: 8.08, lon: 77.55 }, 6 * 60 + 22, 18 * 60 + 29],
  ])('%s: rises and sets within three minutes of the known times', (_, day, place, sunrise, sunset) => {
    const [sun] = sunOn(day, 1, place)
    expect(Math.abs((sun?.sunrise ?? 0) - sunrise)).toBeLessThanOrEqual(3)
    expect(Math.abs((sun?.sunset ?? 0) - sunset)).toBeLessThanOrEqual(3)
  })

  test('several days: one for each', () => {
    expect(sunOn('2026-12-30', 4, { lat: 20, lon: 78 })).toHaveLength(4)
  })
})

describe('the checklist', () => {
  test('every place, or each third: valid checks with ids of their own, which a change of dates keeps', {
    timeout: 120_000,
  }, () => {
    const places = dataset.destinations.filter((place) => !refusalOf(place) && !place.bases)
    for (const { id } of places.filter((_, at) => isWhole || at % 3 === 0)) {
      const requests = CITIES.map((from): TripRequest => ({ placeId: id, from, people: 4, days: 3 }))
      const request = requests.find((each) => proposeTrip(dataset, each, NOW) !== null)
      if (!request) throw new Error(`no way leads to ${id}`)
      const dated = { ...request, startDate: '2027-01-15' }
      const known = [...outlookOf({ ...request, month: 1 }).checklist, ...outlookOf(dated).checklist]
      for (const check of known) TripCheck.parse({ ...check, done: false, own: false })
      for (const each of [{ ...request, month: 1 }, dated]) {
        const ids = outlookOf(each).checklist.map((check) => check.id)
        expect([id, new Set(ids).size]).toEqual([id, ids.length])
      }
      const idsFrom = (startDate: string) => outlookOf(dated, TODAY, startDate).checklist.map((check) => check.id)
      expect([id, idsFrom('2027-01-16')]).toEqual([id, idsFrom('2027-01-15')])
    }
  })

  const night: TripRequest = { placeId: 'north-goa', from: 'mumbai', people: 2, days: 3, startDate: '2027-02-10' }
  test('a night train: booked 60 days before it leaves, both ways, with things for the night', () => {
    const known = checks(night)
    expect(known.get('train-out')?.by).toBe('2026-12-12')
    expect(known.get('train-back')?.by).toBe('2026-12-15')
    expect(known.has('night-travel')).toBe(true)
  })

  test('a train whose booking is open already: today, with other words', () => {
    const now = checks(night, '2027-01-20').get('train-out')
    expect(now?.by).toBe('2027-01-20')
    expect(now?.text).not.toBe(checks(night).get('train-out')?.text)
  })

  test('without dates: no last days', () => {
    const { startDate: _, ...undated } = night
    for (const { by } of outlookOf(undated).checklist) expect(by).toBeNull()
  })

  test('Leh in summer: permits with a last day, warm things and a word on altitude', () => {
    const leh: TripRequest = { placeId: 'leh-ladakh', from: 'delhi', people: 2, days: 6, startDate: '2027-07-05' }
    const known = checks(leh)
    const permits = [...known.values()].filter(({ id }) => id.startsWith('permit-'))
    for (const id of ['altitude', 'thermals', 'sun', 'cash', 'flights', 'stay']) expect([...known.keys()]).toContain(id)
    expect(permits.every(({ by }) => by !== null && by <= '2027-07-05')).toBe(true)
    expect(outlookOf(leh).permits).toHaveLength(permits.length)
  })

  test('beaches and wildlife: their own things, and no thermals by the sea', () => {
    const goa = checks({ placeId: 'north-goa', from: 'mumbai', people: 2, days: 3, month: 12, type: 'beaches' })
    expect([goa.has('swim'), goa.has('thermals')]).toEqual([true, false])
    const assam = checks({ placeId: 'kaziranga', from: 'kolkata', people: 2, days: 3, month: 12, type: 'wildlife' })
    expect([assam.has('forest'), assam.has('safari')]).toEqual([true, true])
  })
})

describe('warnings', () => {
  const chettinad: TripRequest = { placeId: 'chettinad', from: 'bangalore', people: 2, days: 2 }
  test.each([
    [
      'days of a festival: to book early',
      { startDate: '2027-01-14' },
      'from 13 to 18 Jan (Pongal): book trains and rooms',
    ],
    ['a month with a festival: to go on other days', { month: 1 }, 'from 13 to 18 Jan (Pongal): go on other days'],
    ['days before it', { startDate: '2027-02-03' }, null],
    ['a month without one', { month: 2 }, null],
  ])('%s', (_, when, words) => {
    const told = outlookOf({ ...chettinad, ...when }).warnings.filter((each) => each.startsWith('Busier than usual'))
    expect(told).toEqual(words === null ? [] : [expect.stringContaining(words)])
  })

  test('several sights that need a night in the same town: one sentence, which names three and counts the others', () => {
    const neemrana = outlookOf({ placeId: 'neemrana-shekhawati', from: 'delhi', people: 2, days: 2, month: 2 })
    const told = neemrana.warnings.filter(
      (each) => each.startsWith('Not in these days') && each.includes('need a night'),
    )
    expect(told).toEqual([
      expect.stringMatching(/^Not in these days: ([^;]+; ){3}and \d+ more\. They need a night in Mandawa\.$/),
    ])
  })

  test('a high season of months without a cause: nothing, but a festival in it', () => {
    const busy = (startDate: string) =>
      outlookOf({ placeId: 'jaipur', from: 'delhi', people: 2, days: 2, startDate }).warnings.filter((each) =>
        each.startsWith('Busier'),
      )
    expect(busy('2027-02-10')).toEqual([])
    expect(busy('2027-12-27')).toEqual([expect.stringContaining('(Christmas and the New Year)')])
  })

  test('a trip to two places: each is busy in the days that one spends there', () => {
    const facts = { placeId: 'chettinad', from: 'chennai', people: 2, dayCount: 8, month: null, type: null } as const
    const stops = [
      { placeId: 'chettinad', day: 0, nights: 2 },
      { placeId: 'kanyakumari', day: 2, nights: 5 },
    ]
    const busy = (startDate: string) =>
      describeTrip(dataset, { ...facts, startDate, stops, items: [] }, TODAY).warnings.filter((each) =>
        each.includes('Pongal): book'),
      )
    expect(busy('2027-01-10').map((each) => each.split(':')[0])).toEqual(['Kanyakumari'])
    expect(busy('2027-01-14').map((each) => each.split(':')[0])).toEqual(['Chettinad', 'Kanyakumari'])
  })

  test('a month to avoid and a weekly closing: are named', () => {
    const agra = outlookOf({ placeId: 'agra', from: 'delhi', people: 2, days: 2, month: 5 })
    expect(agra.warnings.join(' ')).toContain('May is a month to avoid')
    expect(agra.warnings.join(' ')).toContain('closed every Friday')
  })

  test('without dates: what one comes for is shut on some weekdays, and with dates nothing is said of them', () => {
    const asked = { placeId: 'ajanta-ellora', from: 'mumbai', people: 2, days: 3, type: 'historical' } as const
    const shut = (request: TripRequest) => outlookOf(request).warnings.filter((each) => /what is shut/.test(each))
    expect(shut({ ...asked, month: 1 })).toEqual([
      'Choose your dates by what is shut: Ellora caves with the Kailasa temple on Tuesdays; Ajanta caves and murals on Mondays.',
    ])
    expect(shut({ ...asked, startDate: '2027-01-14' })).toEqual([])
    expect(shut({ ...asked, days: 1, month: 1 }).join()).not.toContain('Ajanta caves')
  })

  test('a sight near another town, or far away: is named where the days do not have it, and not where they do', () => {
    const leftOut = (request: TripRequest) =>
      outlookOf(request).warnings.filter((each) => /^Not in these days/.test(each))
    const leh = { placeId: 'leh-ladakh', from: 'delhi', people: 2, month: 7 } as const
    const pangong = 'Not in these days: Pangong lake. It needs a night in Tangtse or Spangmik.'
    expect(leftOut({ ...leh, days: 4 })).toEqual([pangong])
    expect(leftOut({ ...leh, days: 7 })).toEqual([])
    const short = { from: 'mumbai', people: 2, days: 1, month: 12 } as const
    expect(leftOut({ ...short, placeId: 'indore' })).toContain(
      'Not in these days: Mandu palaces. From Indore it is a drive for which these days have no room; a night in Mandu is nearer.',
    )
    expect(leftOut({ ...short, placeId: 'ajanta-ellora' })).toEqual([
      'Not in these days: Ajanta caves and murals. From Chhatrapati Sambhajinagar it is a drive for which these days have no room.',
      'Not in these days: Daulatabad fort. For it, stay 2 days or more.',
    ])
    expect(leftOut({ ...short, placeId: 'bastar' })).toContain(
      'Not in these days: Danteshwari temple, Dantewada; Barsoor temples. From Bastar they are drives for which these days have no room.',
    )
    expect(leftOut({ ...short, placeId: 'jaisalmer' })).toContain(
      'Not in these days: Longewala war memorial. It is about 101 km away in a straight line, and needs a route of its own.',
    )
    const udupi = { placeId: 'udupi-murudeshwar', from: 'bangalore', people: 2, days: 2, month: 12 } as const
    expect(outlookOf(udupi).warnings.join()).not.toContain('gopura lift')
    const kutch = { placeId: 'kutch', from: 'mumbai', people: 2, startDate: '2026-12-24' } as const
    for (const days of [1, 2]) expect(leftOut({ ...kutch, days }).join(' ')).not.toContain('White Rann')
    expect(leftOut({ ...udupi, from: 'mumbai', days: 3, month: 1 })).toEqual([
      'Not in these days: Netrani island dive or snorkel. The days near it have no room for it.',
    ])
  })

  test('a place that is no longer known: nothing', () => {
    const facts = {
      placeId: 'atlantis',
      from: 'delhi',
      people: 2,
      dayCount: 2,
      startDate: null,
      month: null,
      type: null,
    }
    expect(describeTrip(dataset, { ...facts, from: 'delhi', items: [] }, TODAY).checklist).toEqual([])
  })
})

describe('the permit of a trek or a safari', () => {
  const permitsOf = (visit: string) =>
    describeTrip(
      dataset,
      {
        ...{ placeId: 'nandi-hills', people: 2, dayCount: 2, startDate: null, month: 1 },
        from: 'mumbai',
        type: 'adventure',
        items: [{ ...blank, kind: 'visit', day: 0, title: visit, highlight: visit, order: 1 }],
      },
      TODAY,
    )
  const isTold = (visit: string) => /trek ticket/.test(permitsOf(visit).permits.join())
  const isToDo = (visit: string) => permitsOf(visit).checklist.some(({ text }) => /trek ticket/.test(text))

  test('days with the trek: have it, and it is to do', () => {
    expect([isTold('Skandagiri trek'), isToDo('Skandagiri trek')]).toEqual([true, true])
  })

  test('days without: do not', () => {
    expect([isTold("Tipu's Drop"), isToDo("Tipu's Drop")]).toEqual([false, false])
  })
})
