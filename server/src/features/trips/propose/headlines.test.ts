import { describe, expect, test } from 'vitest'
import chosen from '../../recommend/data/headlines.json' with { type: 'json' }
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { areViewsHidden, headlinesLeftOut, shutWeekdays } from './headlines.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const dataset = loadDataset()
const placeOf = (id: string) => {
  const place = dataset.destinations.find((each) => each.id === id)
  if (!place) throw new Error(`no ${id}`)
  return place
}
const sight = (name: string) => ({ name, lat: 20, lon: 75, minutes: 60, open: 'always' as const })
const highlights = ['Great temple', 'Fort of Bilpur', 'Amgaon falls', 'Amgaoni shop'].map(sight)

test('the places: one to five sights for which one comes, the first of the editors among them', () => {
  const odd = dataset.destinations.filter(({ headlines, highlights }) => {
    const names = highlights.map(({ name }) => name)
    return headlines.length > 5 || headlines[0] !== names[0] || headlines.some((name) => !names.includes(name))
  })
  expect(odd.map(({ id }) => id)).toEqual([])
})

test('the file of the headlines: has places that are known only', () => {
  const ids = new Set(dataset.destinations.map(({ id }) => id))
  expect(Object.keys(chosen).filter((id) => !ids.has(id))).toEqual([])
})

test('shutWeekdays: a closing of another sight on the same weekday hides none', () => {
  const palace = { ...sight('Great temple'), closed: ['fri' as const] }
  const place = { ...placeOf('bidar'), headlines: ['Great temple'], highlights: [palace] }
  const shut = (told: string) => shutWeekdays(place, 1, { told: [told], seen: new Set(['Great temple']) })
  expect(shut('The fort museum is closed on Fridays.')).toEqual([expect.stringContaining('Great temple on Fridays')])
  expect(shut('The great temple is closed on Fridays.')).toEqual([])
  expect(shutWeekdays(place, 1, { told: [], seen: new Set() })).toEqual([])
})

test('areViewsHidden: fog that hides the viewpoints of a place in its rains, and not in its winter', () => {
  const place = placeOf('mahabaleshwar')
  expect(areViewsHidden(place, { month: 7 })).toBe(true)
  expect(areViewsHidden(place, { month: 1 })).toBe(false)
})

describe('headlinesLeftOut', () => {
  const visit = { day: 0, kind: 'visit', highlight: 'Fort of Bilpur' } as const
  const place = { ...placeOf('bidar'), headlines: ['Great temple'], ideal_days: [2, 3] as [number, number] }
  const leftOut = (months: number[] | undefined, month: number, days: number) => {
    const sights = highlights.map((each, at) => (at === 0 && months ? { ...each, months } : each))
    const items = Array.from({ length: days }, (_, day) => ({ ...visit, day }))
    return headlinesLeftOut({ ...place, highlights: sights }, items, { startDate: null, month, told: new Set() })
  }

  test('out of season: says in which months it is open', () => {
    expect(leftOut([11, 12, 1], 5, 1)).toEqual(['Not in these days: Great temple. It is open in November to January.'])
  })

  test('days that are too few for the place: says how many it needs', () => {
    expect(leftOut(undefined, 5, 1)).toEqual(['Not in these days: Great temple. For it, stay 2 days or more.'])
  })

  test('days enough: says that it has no room', () => {
    expect(leftOut(undefined, 5, 3)).toEqual([
      'Not in these days: Great temple. The journey and the other sights leave it no room.',
    ])
  })

  test('several without room, or closed on all days: are one sentence each', () => {
    const all = { ...place, headlines: ['Great temple', 'Amgaon falls', 'Amgaoni shop'] }
    const sights = highlights.map((each, at) => (at === 3 ? { ...each, closed: ['sun' as const] } : each))
    const facts = { startDate: '2026-12-06', month: 12, told: new Set<string>() }
    expect(headlinesLeftOut({ ...all, highlights: sights }, [visit], facts)).toEqual([
      'Not in these days: Amgaoni shop. It is closed on them.',
      'Not in these days: Great temple; Amgaon falls. For them, stay 2 days or more.',
    ])
  })

  test('a headline that the days have: says nothing', () => {
    const seen = [{ ...visit, highlight: 'Great temple' }]
    expect(headlinesLeftOut({ ...place, highlights }, seen, { startDate: null, month: 5, told: new Set() })).toEqual([])
  })
})

test('a stay with days to spare: a sight for which one comes is seen within the first two days, wherever it is open', () => {
  const late = ['belur-halebidu', 'bidar', 'murshidabad', 'srisailam', 'mandu-maheshwar', 'jaipur'].filter(
    (placeId) => {
      const from = 'delhi'
      const items =
        proposeTrip(dataset, { placeId, from, people: 2, days: 4, startDate: '2027-02-08' }, NOW)?.items ?? []
      const first = items.find(({ kind, title }) => kind === 'stay' && title.startsWith('Night in'))?.day ?? 0
      const day =
        items.find(({ highlight }) => highlight !== null && placeOf(placeId).headlines.includes(highlight))?.day ?? 99
      return day - first > 1
    },
  )
  expect(late).toEqual([])
})

test('two days at Ajanta and Ellora: have the caves of both', () => {
  const request = { placeId: 'ajanta-ellora', from: 'hyderabad', people: 8, days: 2, startDate: '2027-02-04' } as const
  const seen = proposeTrip(dataset, request, NOW)?.items.map(({ highlight }) => highlight)
  expect(seen).toEqual(expect.arrayContaining(['Ajanta caves and murals', 'Ellora caves with the Kailasa temple']))
})

test('four days at Loktak and two at Mathura: what one comes for is in the days, or why it is not is told', () => {
  const asked = [
    { placeId: 'imphal-loktak', days: 4, startDate: '2027-03-06', sight: 'Keibul Lamjao park watch tower' },
    { placeId: 'mathura-vrindavan', days: 2, startDate: '2027-03-06', sight: 'Prem Mandir lights' },
  ]
  const missed = asked.filter(({ sight: name, ...request }) => {
    const proposal = proposeTrip(dataset, { ...request, from: 'delhi', people: 2 }, NOW)
    return !proposal?.items.some(({ highlight }) => highlight === name)
  })
  expect(missed).toEqual([])
})

test.each([
  ['a day in the hills for adventures', 'nandi-hills', 'bangalore', 'adventure', 'Skandagiri trek'],
  ['food for those who walk little', 'lucknow', 'delhi', 'culinary', 'Food walk in Chowk and Aminabad'],
] as const)('%s: has the outing that was asked for and is paid', (_, placeId, from, type, sight) => {
  const isDayTrip = placeId === 'nandi-hills'
  const facts = { people: 4, startDate: '2027-03-17', days: isDayTrip ? 1 : 3, easyWalking: !isDayTrip }
  const items = proposeTrip(
    dataset,
    { placeId, from, type, budget: isDayTrip ? '10000' : '100000', ...facts },
    NOW,
  )?.items
  expect(items?.map(({ highlight }) => highlight)).toContain(sight)
  expect(items?.filter(({ title }) => title.startsWith('Set aside'))).toEqual([])
})
