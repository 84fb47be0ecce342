import { describe, expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import type { Destination, RailRow } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { offerFor } from '../rank/travel-option.ts'
import { reasonsFor } from './reasons.ts'
import { answer, base, card, dataset, GOA, NOW, row, timed } from './sample-card.ts'

const said = (...of: Parameters<typeof card>) => card(...of).reasons.join('\n')
const warned = (...of: Parameters<typeof card>) => card(...of).cautions.join('\n')
const noted = (...of: Parameters<typeof card>) => card(...of).notes!.join('\n')

describe('a reason is present only with its cause', () => {
  test('the pitch of the type, in its months', () => {
    expect(said()).toContain('One long run of sand.')
    expect(said({}, { month: 4 })).not.toContain('sand')
    expect(said({}, { preference_type: 'culinary' })).toContain('Fish.')
  })

  test('the pitch is left out when a danger or closure rules it out', () => {
    const closures = [{ what: 'Shut', from: '12-01', to: '12-31', sure: 'high' as const, stops: ['beaches' as const] }]
    const health_safety = [{ what: 'Currents are strong', kind: 'danger' as const, stops: ['beaches' as const] }]
    expect(said({ closures })).not.toContain('sand')
    expect(said({ health_safety })).not.toContain('sand')
  })

  test('the total, beside the budget and the kind of stay', () => {
    expect(said()).toContain('About ₹12,515 in a guest house, within your ₹20,000, ₹6,258 each.')
    expect(said({}, { budget: '13000' })).toContain('just within your ₹13,000')
    expect(said({}, { budget: '10000', budgetIs: 'person' })).toContain(
      'About ₹6,258 a head in a guest house, within your ₹10,000.',
    )
    expect(said({}, { budget: '5000' })).not.toMatch(/within/)
  })

  test('the total without a limit: nothing is above a budget of so much or more', () => {
    const dear = { daily_inr_per_person: { budget: 30_000, mid: 30_000, premium: 30_000 } }
    const open = { budget: '100000', month: 2 } as const
    const [, total, each] = /^About ₹(\S+) .+, travel included, ₹(\S+) each\.$/m
      .exec(said(dear, open))!
      .map((text) => Number(text.replaceAll(',', '')))
    expect(total).toBeGreaterThan(100_000)
    expect(each).toBe(Math.round(total! / 2))
    for (const text of [said(dear, open), said(dear, { ...open, budgetIs: 'person' }), said({}, open)])
      expect(text).not.toMatch(/above the ₹|that you named/)
  })

  test('the night train, when one runs and is no long way', () => {
    expect(said()).toContain('One night on the train, about 11 hours, and all three days are yours.')
    expect(said({}, {}, { runs: 'day' })).not.toContain('train')
    expect(said({}, {}, { hours: 13 })).not.toContain('train')
    expect(noted({}, {}, { hours: 13 })).toContain('A long way: about 15 hours each way, door to door.')
  })
  test('the train by its number and times, and the age of the timetable', () => {
    expect(said({}, {}, timed)).toContain('are yours: 20111 Konkan Kanya, 23:05, arrives 08:05 next day.')
    expect(answer({}, {}, timed).note).toContain('Train times: checked in December 2025 against a third party’s copy')
    expect(noted({}, {}, timed)).not.toContain('Train times')
    expect(said({}, {}, { ...timed, others: true })).toContain('are yours: such as 20111 Konkan Kanya, 23:05,')
  })

  test('the days of the train, when it runs on fewer than its line', () => {
    expect(said({}, {}, { ...timed, train_days: 3 })).toContain(
      'such as 20111 Konkan Kanya, three days a week, 23:05, arrives 08:05 next day.',
    )
    const { recommended_transport: way } = card({}, {}, { ...timed, days: 4, train_days: 1 }).travel_logistics
    expect(way).toMatch(/Konkan Kanya, one day a week, 23:05, .+, sleeper class, with others four days a week\)/)
  })

  test('no times from a timetable older than a year', () => {
    const old = { ...timed, checked: '2025-10' }
    expect(said({}, {}, old)).toContain('One night on the train, about 11 hours, and all three days are yours.')
    expect(answer({}, {}, old).note).toContain('Train times are the usual ones: check the timetable when you book.')
    expect(answer().note).not.toContain('Train times')
  })

  test('the season', () => {
    expect(said()).toContain('December is one of the best months here (November to February).')
    expect(said({}, { month: 3 })).toContain(
      'March is a fair time to go, just outside the best months (November to February).',
    )
    expect(said({}, { month: 4 })).not.toContain('April')
    expect(warned({}, { month: 4 })).toContain('April is outside the best months here, November to February.')
    const longRush = { peak: [['12-15', '01-25']] as Destination['peak'] }
    expect(said(longRush, { month: 2 })).not.toContain('rush')
    expect(said({}, { month: 2 })).toContain('February closes its best season, November to February.')
  })

  test('no permit, unless one is needed or anything about it is uncertain', () => {
    const quiet = {
      editorial_fit: { family: 0, genZ: 0 },
      pitch: { beaches: { text: 'Sand.', months: [6] }, culinary: { text: 'Fish.' } },
      highlights: [],
    }
    expect(card(quiet, { month: 4, budget: '3000' }).reasons.slice(1)).toContain('No permit to apply for.')
    expect(said({}, { month: 2 })).not.toContain('permit')
    expect(said({ ...quiet, uncertain: [{ what: 'the permit fee' }] })).not.toContain('permit')
    const permit = {
      need: true,
      who: 'All visitors',
      name: 'a beach pass',
      fee_inr: [0, 0] as [number, number],
      sure: 'high' as const,
    }
    expect(said({ ...quiet, permits: [permit] })).not.toContain('permit')
    expect(warned({ permits: [permit] })).toContain('All visitors need a beach pass, got on the spot.')
  })

  test('the company, unless there is a danger', () => {
    const fit = {
      editorial_fit: { family: 3, genZ: 0 },
      pitch: { beaches: { text: 'Sand.', months: [6] }, culinary: { text: 'Fish.' } },
    }
    const request = { group_size: '4' as const, budget: '50000', month: 4 }
    expect(said(fit, request)).toContain('An easy place with a family')
    expect(said({ ...fit, health_safety: [{ what: 'Strong currents', kind: 'danger' }] }, request)).not.toContain(
      'easy',
    )
  })
})

describe('the best of the answer', () => {
  const items = recommend(dataset, GOA, NOW).items

  test('only the shortest journey and the lowest total are said to be so', () => {
    const shortest = items.filter(({ reasons }) => reasons.some((reason) => reason.startsWith('The shortest journey')))
    const least = Math.min(...items.map(({ doorToDoorHours }) => doorToDoorHours!))
    expect(shortest.every(({ doorToDoorHours }) => doorToDoorHours === least)).toBe(true)
    const cheapest = items.filter(({ reasons }) => reasons.some((reason) => reason.startsWith('The lowest total')))
    const lowest = Math.min(...items.map(({ estimated_costs }) => estimated_costs.total_cost))
    expect(cheapest.every(({ estimated_costs, fits }) => fits && estimated_costs.total_cost === lowest)).toBe(true)
    expect(shortest.length + cheapest.length).toBeGreaterThan(0)
  })

  test('a total that is lower by a trifle, and a journey that is shorter by minutes: are not called the best', () => {
    const trip = parseTrip(GOA, NOW)
    const goa = dataset.destinations.find(({ id }) => id === 'north-goa')!
    const offer = { ...offerFor(dataset, trip, goa)!, fits: true }
    const standings = (change: { total?: number; hours?: number }) => {
      const other = (id: string): typeof offer => ({
        ...offer,
        place: { ...goa, id },
        option: {
          ...offer.option,
          total: offer.option.total * (change.total ?? 1),
          journey: { ...offer.option.journey, hours: offer.option.journey.hours + (change.hours ?? 0) },
        },
      })
      return reasonsFor(trip, offer, [offer, other('one'), other('two')]).join(' ')
    }
    expect(standings({ total: 1.05 })).not.toContain('lowest total')
    expect(standings({ total: 1.15 })).toContain('lowest total')
    expect(standings({ hours: 0.2 })).not.toContain('shortest journey')
  })
})

describe('a caution is present only with its cause', () => {
  test('a closure in the month, with its dates, unless it is uncertain', () => {
    const closed = (sure: 'low' | 'high') => ({
      closures: [{ what: 'Boats stop', from: '12-20', to: '01-10', sure, stops: ['beaches' as const] }],
    })
    expect(warned(closed('high'))).toContain('Boats stop (expected 20 Dec to 10 Jan).')
    expect(warned(closed('high'), { month: 2 })).not.toContain('Boats')
    expect(warned(closed('low'))).not.toContain('Boats')
    expect(noted(closed('low'))).toContain('Perhaps: Boats stop.')
  })

  test('a closing of every week is a note', () => {
    const closures = [{ what: 'The museum is closed on Fridays', sure: 'high' as const }]
    expect(warned({ closures })).not.toContain('Fridays')
    expect(noted({ closures })).toContain('The museum is closed on Fridays.')
  })

  test('a danger of the month; an everyday fact is a note', () => {
    const health_safety = [
      { what: 'Leopards come down', kind: 'danger' as const, months: [12] },
      { what: 'Evenings are cool', kind: 'note' as const },
    ]
    expect(warned({ health_safety })).toContain('Leopards come down.')
    expect(warned({ health_safety }, { month: 2 })).not.toContain('Leopards')
    expect(warned({ health_safety })).not.toContain('cool')
    expect(noted({ health_safety })).toContain('Evenings are cool.')
  })

  test('a month to avoid', () => {
    expect(warned({}, { month: 7 })).toContain('July is a month to avoid here; November to February are best.')
    expect(warned()).not.toContain('avoid')
  })

  test('a price jump, with the factor of its line', () => {
    expect(warned()).toContain(
      'Busy from 15 Dec to 5 Jan (the high season). Rooms are counted at 1.25 times the usual price',
    )
    expect(warned({}, { month: 2 })).not.toContain('Busy')
    const mild = card({ peak: [['12-28', '01-05']] }, { month: 12 })
    expect(mild.cautions.join()).not.toContain('Busy')
    expect(mild.notes!.join()).toContain('Busier than usual from ')
  })

  test('a permit, with its lead time and office, and for vehicles on any road leg', () => {
    const permit = {
      need: true,
      who: 'Visitors',
      name: 'an e-pass',
      fee_inr: [0, 300] as [number, number],
      where: 'the district site',
      lead_days: 10,
      mode: 'road' as const,
      sure: 'high' as const,
    }
    expect(warned({ permits: [permit] })).toContain(
      'Visitors need an e-pass, up to about ₹300: get it from the district site ten days ahead. Check before you go.',
    )
    expect(warned({ permits: [{ ...permit, lead_days: 60 }] })).toContain('at once, as 60 days ahead is best.')
    expect(warned({ permits: [{ ...permit, months: [5] }] })).not.toContain('e-pass')
    expect(card({ permits: [permit] }).travel_logistics.visa_requirements).toContain('need an e-pass.')
    const shared = { by: 'a bus', hours: 1, inr: [40, 60] as [number, number] }
    const byBus = { railheads: [{ ...base.railheads[0]!, km: 40, shared }] }
    expect(warned({ permits: [permit], ...byBus }, { budget: '10000' })).not.toContain('e-pass')
  })

  test('an excess over the budget, marked when it is over twice', () => {
    const over = card({}, { budget: '7000' })
    expect(over.cautions[0]).toBe(`₹${over.overBy.toLocaleString('en-IN')} over your budget, even in a guest house.`)
    expect(card({}, { budget: '3000' }).cautions[0]).toMatch(
      /^Over twice your budget: ₹[\d,]+ more, even in a guest house\.$/,
    )
    expect(card({}, { budget: '3500', budgetIs: 'person' }).cautions[0]).toContain('for the whole group')
  })
})

describe('a note', () => {
  test('names a train that runs on one or two days a week, and a doubtful timetable', () => {
    expect(noted({}, {}, { days: 2 })).toContain('This train runs on two days a week: plan around it.')
    expect(noted()).not.toContain('a week')
    expect(noted({}, {}, { sure: 'low' })).toContain('Timetables change')
    expect(card({}, {}, { days: 2 }).travel_logistics.recommended_transport).toBe(
      'Night train to Thivim (Konkan Kanya, sleeper class, two days a week), then a taxi for 20 km.',
    )
  })

  test('names a shortened stay, and what is least certain', () => {
    expect(noted({ ideal_days: [4, 6] }, { days: 3 })).toContain('Four days would do it justice; this is three days.')
    expect(noted({ uncertain: [{ what: 'hire prices' }] })).toContain('Check before booking: hire prices.')
  })
})

test('a weekly train leads only where nothing else goes', () => {
  const weekly: RailRow = { ...row, days: 1, hours: 8, fares: { SL: 200, '3A': 500 }, name: 'Weekly' }
  const by = (rows: RailRow[]) => {
    const mumbai = { bus: new Map(), air: new Map(), rail: new Map([['THVM', rows]]) }
    const alone = { ...dataset, destinations: [base], departures: { ...dataset.departures, mumbai } }
    return recommend(alone, GOA, NOW).items[0]?.travel_logistics.recommended_transport
  }
  expect(by([weekly, row])).toContain('Konkan Kanya')
  expect(by([weekly])).toContain('Weekly')
})

test('the highlights of an answer are names, without those of other months', () => {
  const highlights = ['Fort', 'Market', 'Church', 'Beach', 'Snow'].map((name) => ({
    name,
    ...(name === 'Snow' && { months: [1] }),
  }))
  const names = (month: number) => card({ highlights }, { month }).recommended_destinations.highlights
  expect(names(12)).toEqual(['Fort', 'Market', 'Church', 'Beach'])
  expect(names(1)).toContain('Snow')
})

test('the cheaper alternative is named next to the faster one', () => {
  const fare: [number, number] = [3000, 4000]
  const flight = { from: 'mumbai' as const, to: 'GOI', nonstop: true, hours: 1.25, fare }
  const slow = { ...row, hours: row.hours + 5 }
  const mumbai = { bus: new Map(), air: new Map([['GOI', flight]]), rail: new Map([['THVM', [slow]]]) }
  const alone = { ...dataset, destinations: [base], departures: { ...dataset.departures, mumbai } }
  const [item] = recommend(alone, { ...GOA, budget: '100000', month: 2 }, NOW).items
  expect(item?.travel_logistics.recommended_transport).toMatch(
    /^Fly to .+\. Cheaper: night train to Thivim \(.+\), then a taxi for 20 km, about 16 hours each way, saving about ₹[\d,]+ in all, with one night fewer\.$/,
  )
})
