import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { assignVisits } from './assign-visits.ts'
import { costOf, type OpenDay } from './day-costs.ts'
import type { Room, Timeline } from './day-room.ts'
import { proposeTrip } from './propose-trip.ts'
import { natureOf, type Visit } from './visits.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const room = (day: number): Room => ({
  ...{ day, from: 480, to: 1365, wakesThere: true, holds: 570, mostVisits: 5, hot: false, leaves: false, moves: false },
  ...{ setsOff: 300, offRoadBy: 1200 },
})
const visit = (index: number, minutes: number): Visit => {
  const facts = { lat: 20, lon: 75, minutes, open: 'always' as const, closed: [], fee: null, months: null }
  const name = `Sight ${index}`
  const there = { title: name, spot: { lat: 20, lon: 75 }, minutes }
  return { index, facts: { ...facts, name }, ...there, ...natureOf(name, minutes), isHeadline: false }
}
const light = { date: null, month: 1, sun: { sunrise: 390, sunset: 1080 }, hot: false, warm: false }
const dayOf = (day: number, allowed: (index: number) => boolean): OpenDay => ({
  ...{ room: room(day), light, way: () => 0, fullBy: 1020, mostOnFoot: 570 },
  allows: ({ index }) => allowed(index),
})
const seenOn = (days: readonly OpenDay[], visits: readonly Visit[]) =>
  assignVisits(days, visits).map((line) =>
    (line?.entries ?? []).flatMap((entry) => (entry.kind === 'visit' ? entry.visit.index : [])),
  )

describe('assignVisits', () => {
  test('a far sight, and a first day after a night on board: waits for the next day', () => {
    const way = (from: number, to: number) => (from === to ? 0 : from > 0 || to > 0 ? 50 : 5)
    const first = dayOf(0, () => true)
    const days = [{ ...first, room: { ...first.room, wakesThere: false, tired: true } }, dayOf(1, () => true)]
    const seen = seenOn(
      days.map((day) => ({ ...day, way })),
      [visit(0, 90), { ...visit(1, 90), spot: { lat: 20.4, lon: 75 } }],
    )
    expect(seen).toEqual([[0], [1]])
  })

  test('a visit for one day, which another takes that can be on the next: both are seen', () => {
    const days = [dayOf(0, () => true), dayOf(1, (index) => index === 0)]
    expect(seenOn(days, [visit(0, 400), visit(1, 400)])).toEqual([[1], [0]])
  })

  test('short sights that fit into one day, and two days: one has them, in whatever order they are known, and one is free', () => {
    const days = [dayOf(0, () => true), dayOf(1, () => true)]
    const [first, second] = [visit(0, 60), visit(1, 60)]
    const far = { ...second, facts: { ...second.facts, lat: 20.5 }, spot: { lat: 20.5, lon: 75 } }
    expect(seenOn(days, [first, far]).map((indexes) => indexes.length)).toEqual([2, 0])
    const near = [first, second, visit(2, 60), visit(3, 60)]
    expect(seenOn(days, near).map((indexes) => indexes.length)).toEqual([4, 0])
  })

  test('more than an easy day holds, and another without any: the other takes some, and has no fewer than half a morning', () => {
    const days = [dayOf(0, () => true), dayOf(1, () => true)]
    const five = [0, 1, 2, 3, 4].map((index) => ({ ...visit(index, 95), spot: { lat: 20 + 0.1 * index, lon: 75 } }))
    const counts = seenOn(days, five).map((indexes) => indexes.length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
  })

  test('sights in two far corners, which take turns in the list: each corner has a day, and its road is driven once', () => {
    const corner = (index: number) => index % 2
    const far = (each: Visit): Visit => {
      const spot = { lat: 20 + 0.5 * (corner(each.index) + 1), lon: 75 }
      return { ...each, facts: { ...each.facts, ...spot }, spot }
    }
    const way = (from: number, to: number) => (from < 0 || to < 0 ? 60 : corner(from) === corner(to) ? 10 : 120)
    const days = [0, 1, 2].map((day) => ({ ...dayOf(day, () => true), way }))
    const visits = [0, 1, 2, 3, 4, 5].map((index) => far(visit(index, 60)))
    const seen = seenOn(days, visits).map((indexes) => indexes.toSorted())
    expect(seen).toEqual(expect.arrayContaining([[0, 2, 4], [1, 3, 5], []]))
  })

  test('two sights for which one car is hired for a day, and others in town: one day has both', () => {
    const far = [0, 2]
    const way = (from: number, to: number) => {
      const between = far.includes(from) && far.includes(to) ? 40 : 60
      return far.includes(from) || far.includes(to) ? between : 10
    }
    const days = [0, 1, 2].map((day) => ({ ...dayOf(day, () => true), way }))
    const visits = [0, 1, 2, 3].map((index): Visit => {
      const spot = { lat: 20 + 0.2 * index, lon: 75 }
      return { ...visit(index, 120), spot, isHeadline: true, car: far.includes(index) ? 'Car for a day' : undefined }
    })
    const seen = seenOn(days, visits)
    expect(seen.find((indexes) => indexes.includes(0))).toContain(2)
  })

  test('one short sight, a whole day and the morning of the way home: is seen on the whole day', () => {
    const [whole, last] = [dayOf(0, () => true), dayOf(1, () => true)]
    const leaving = { ...last, room: { ...last.room, leaves: true, to: 840 } }
    expect(seenOn([whole, leaving], [visit(0, 90)])).toEqual([[0], []])
  })

  test('a short sight for the morning of the way home: is seen on a whole day where two are empty, not where one is', () => {
    const full = dayOf(0, (index) => index === 0)
    const empty = (day: number) => dayOf(day, (index) => index === 1)
    const leaving = (day: number) => ({ ...empty(day), room: { ...room(day), leaves: true, to: 840 } })
    const visits = [visit(0, 300), visit(1, 60)]
    expect(seenOn([full, empty(1), empty(2), leaving(3)], visits)).toEqual([[0], [1], [], []])
    expect(seenOn([full, empty(1), leaving(2)], visits)).toEqual([[0], [], [1]])
  })

  test('hours between two sights, away from the hotel: cost their minutes beyond the first hour', () => {
    const [first, second] = [visit(0, 60), visit(1, 60)]
    const day = dayOf(0, () => true)
    const order = [first, second].map((each) => ({ visit: each, slots: [] }))
    const seen = { kind: 'visit', minutes: 60, fixed: false, lunchAlong: false } as const
    const cost = (pause: number, atBase: boolean) => {
      const entries: Timeline['entries'] = [
        { ...seen, visit: first, start: 540 },
        { kind: 'free', start: 600, minutes: pause, atBase },
        { ...seen, visit: second, start: 600 + pause },
      ]
      return costOf({ entries, travel: 100, busy: 220, waiting: 0 }, day, order, 0)
    }
    expect(cost(180, false) - cost(180, true)).toBe(120)
    expect(cost(60, false) - cost(60, true)).toBe(0)
  })

  test('a beach at sunset and a village: the village comes before it, whichever is wanted more', () => {
    const days = [dayOf(0, () => true)]
    const beach = { ...visit(0, 90), ...natureOf('Beach', 90, { best: 'sunset', open_air: true }) }
    expect(seenOn(days, [beach, visit(1, 90)])).toEqual([[1, 0]])
  })

  test('two open sights that are best in the morning, and two warm days: each has a morning', () => {
    const days = [0, 1].map((day) => ({ ...dayOf(day, () => true), light: { ...light, warm: true } }))
    const nature = natureOf('Fort', 150, { best: 'morning', open_air: true })
    const climbs = [0, 1].map((index) => ({ ...visit(index, 150), ...nature }))
    const [first, second] = climbs
    const apart = second && { ...second, spot: { lat: 20.5, lon: 75 } }
    expect(seenOn(days, first && apart ? [first, apart] : [])).toEqual([[0], [1]])
  })

  test('the sight for which one comes, in the heat, with no cool hours: is seen all the same', () => {
    const hot = { ...dayOf(0, () => true), light: { ...light, hot: true, warm: true } }
    const open: Visit['facts']['open'] = [['10:00', '16:30']]
    const fort = { ...visit(0, 150), ...natureOf('Fort', 150, { open_air: true }), isHeadline: true }
    expect(seenOn([hot], [{ ...fort, facts: { ...fort.facts, open } }])).toEqual([[0]])
  })

  test('a day with little to see, and something better elsewhere: is left, and the other day has its visit', () => {
    const days = [dayOf(0, () => true), dayOf(1, () => true)]
    const [first, second] = [visit(0, 60), visit(1, 60)]
    const far = { ...second, facts: { ...second.facts, lat: 20.2 }, spot: { lat: 20.2, lon: 75 } }
    const left: number[] = []
    const leave = () => (at: number) => left.push(at) > 0
    const seen = assignVisits(days, [first, far], leave).map(
      (line) => line?.entries.filter(({ kind }) => kind === 'visit').length,
    )
    expect(left).toHaveLength(1)
    expect(seen[left[0] ?? 0]).toBe(0)
    expect(seen[1 - (left[0] ?? 0)]).toBe(2)
  })

  test('a day of walks without a ticket, and something better elsewhere: is left, though the other day has no room for them', () => {
    const days = [dayOf(0, () => true), dayOf(1, (index) => index > 4)]
    const sights = [0, 1, 2, 3, 4].map((index) => visit(index, 100))
    const walks = [5, 6, 7].map((index) => visit(index, 60))
    const named = (fee: number) =>
      walks.map((walk) => ({ ...walk, facts: { ...walk.facts, fee, name: `Bazaar ${walk.index}` } }))
    const leftWith = (more: Visit[]) => {
      const left: number[] = []
      assignVisits(days, [...sights, ...more], () => (at) => left.push(at) > 0)
      return left
    }
    expect(leftWith(named(0))).toEqual([1])
    expect(leftWith(named(50))).toEqual([])
  })

  test('the sight for which one comes, five hours away: has a day of its own after an early breakfast, and another sight none', () => {
    const far = (each: Visit): Visit => ({ ...each, spot: { lat: 20.5, lon: 75 } })
    const day = { ...dayOf(0, () => true), way: () => 300 }
    const seniors = { ...day, room: { ...day.room, setsOff: 480, holds: 450 } }
    const main = { ...far(visit(0, 90)), isHeadline: true }
    for (const each of [day, seniors]) {
      const [line] = assignVisits([each], [main])
      expect(line?.entries.slice(0, 2)).toMatchObject([
        { kind: 'breakfast', start: 390 },
        { kind: 'visit', start: 730 },
      ])
    }
    expect(seenOn([day], [far(visit(0, 90))])).toEqual([[]])
  })

  test('a pass whose gate shuts at one, and a lake on its road: one day has both after an early breakfast', () => {
    const way = (from: number, to: number) => (from < 0 || to < 0 ? (from === 1 || to === 1 ? 165 : 120) : 55)
    const openFor = (each: Visit, hours: [string, string]) => ({ ...each, facts: { ...each.facts, open: [hours] } })
    const [lake, pass] = [openFor(visit(0, 90), ['08:00', '15:00']), openFor(visit(1, 60), ['08:00', '13:00'])]
    const days = [0, 1].map((day) => ({ ...dayOf(day, () => true), way }))
    const lines = assignVisits(days, [lake, { ...pass, spot: { lat: 20.4, lon: 75 } }])
    expect(lines.map((line) => line?.entries.filter(({ kind }) => kind === 'visit').length)).toEqual([2, 0])
    expect(lines[0]?.entries[0]).toMatchObject({ kind: 'breakfast', start: 390 })
  })

  test('falls far out in the morning, and temples that open in the afternoon: the hours between are spent at the hotel', () => {
    const way = (from: number, to: number) => (from < 0 || to < 0 ? 50 : 55)
    const falls: Visit = { ...visit(0, 90), facts: { ...visit(0, 90).facts, open: [['06:00', '10:30']] } }
    const temple: Visit = { ...visit(1, 60), facts: { ...visit(1, 60).facts, open: [['15:30', '18:00']] } }
    const [line] = assignVisits(
      [{ ...dayOf(0, () => true), way }],
      [falls, { ...temple, spot: { lat: 20.4, lon: 75 } }],
    )
    const [afterwards] = line?.entries.slice(2) ?? []
    expect(line?.entries.filter(({ kind }) => kind === 'visit')).toHaveLength(2)
    expect(afterwards).toMatchObject({ atBase: true })
  })

  test('a walk for which one comes, longer than the seniors walk: is the only walk of its day', () => {
    const day = { ...dayOf(0, () => true), mostOnFoot: 120 }
    const walk = (index: number, minutes: number): Visit => ({ ...visit(index, minutes), isOnFoot: true })
    const main = { ...walk(0, 150), isHeadline: true }
    expect(seenOn([day], [main, walk(1, 30), visit(2, 30)]).flat()).toEqual(expect.arrayContaining([0, 2]))
    expect(seenOn([day], [main, walk(1, 30), visit(2, 30)]).flat()).not.toContain(1)
    expect(seenOn([day], [walk(0, 150)])).toEqual([[]])
  })

  test('visits of any length on days of any sights: each at most once, on a day that allows it, as many as one more alone', () => {
    const asked = fc.record({
      lengths: fc.array(fc.integer({ min: 6, max: 100 }), { minLength: 1, maxLength: 6 }),
      allowed: fc.array(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
    })
    fc.assert(
      fc.property(asked, ({ lengths, allowed }) => {
        const visits = lengths.map((length, index) => visit(index, 5 * length))
        const days = allowed.map((each, day) => dayOf(day, (index) => each[index] ?? false))
        const seen = seenOn(days, visits)
        const all = seen.flat()
        expect(new Set(all).size).toBe(all.length)
        for (const [day, indexes] of seen.entries())
          for (const index of indexes) expect(allowed[day]?.[index]).toBe(true)
        // A day without visits has none that nobody sees and that it could have.
        for (const [day, indexes] of seen.entries())
          if (indexes.length === 0)
            for (const { index } of visits.filter(({ index }) => !all.includes(index)))
              expect(allowed[day]?.[index] && seenOn([days[day] as OpenDay], [visits[index] as Visit])[0]).not.toEqual([
                index,
              ])
      }),
      { numRuns: 300 },
    )
  })
})

test('North Sikkim in seven days: has Gurudongmar from Lachen, and Yumthang after an early breakfast at Lachung', () => {
  const request = { placeId: 'gangtok-north-sikkim', from: 'kolkata', people: 2, days: 7, month: 11 } as const
  const items = proposeTrip(loadDataset(), request, NOW)?.items ?? []
  const dayOfSight = (name: string) => items.find(({ highlight }) => highlight?.startsWith(name))?.day ?? -1
  const nightIn = (town: string) => items.find(({ kind, title }) => kind === 'stay' && title.endsWith(town))?.day
  expect(dayOfSight('Gurudongmar')).toBe((nightIn('Lachen') ?? 0) + 1)
  expect(dayOfSight('Yumthang')).toBe((nightIn('Lachung') ?? 0) + 1)
  const [breakfast] = items.filter(({ day }) => day === dayOfSight('Yumthang'))
  expect(breakfast).toMatchObject({ kind: 'meal', fixedStart: 6.5 * 60 })
})

test('Badami: Pattadakal and Aihole, to which the bill has one car for a day, are seen on one day', () => {
  const request = { placeId: 'badami-aihole-pattadakal', from: 'kochi', people: 3, days: 3, month: 6 } as const
  const items = proposeTrip(loadDataset(), request, NOW)?.items ?? []
  const dayOfSight = (name: string) => items.find(({ highlight }) => highlight?.startsWith(name))?.day
  expect(dayOfSight('Pattadakal temples')).toBe(dayOfSight('Aihole Durga temple complex'))
})

test('Coorg: a day whose sights are open in the morning has one then, and is not free until lunch', () => {
  const request = { placeId: 'coorg', from: 'jaipur', people: 8, days: 4, startDate: '2027-12-04' } as const
  const items = proposeTrip(loadDataset(), request, NOW)?.items ?? []
  const lunch = items.findIndex(({ highlight }) => highlight?.startsWith('Kodava lunch'))
  const before = items.slice(0, lunch).filter(({ day, kind }) => kind === 'visit' && day === items[lunch]?.day)
  expect(before).not.toEqual([])
})

describe('the day on which one leaves', () => {
  const leaving = (day: number, to: number, way: OpenDay['way'] = () => 0): OpenDay => ({
    ...{ ...dayOf(day, () => true), way },
    room: { ...room(day), leaves: true, to },
  })
  const apart = (index: number, minutes: number): Visit => {
    const spot = { lat: 20 + 0.1 * index, lon: 75 }
    const known = visit(index, minutes)
    return { ...known, facts: { ...known.facts, ...spot }, spot }
  }

  test('before noon, and a whole day that is left empty: the whole day has its sights', () => {
    const days = [dayOf(0, () => true), dayOf(1, () => true), leaving(2, 780)]
    const [first, second] = [seenOn(days, [apart(0, 400), apart(1, 170)]), seenOn(days, [apart(0, 400)])]
    expect(first.map((indexes) => indexes.length)).toEqual([1, 1, 0])
    expect(second[0]).toEqual([0])
  })

  test('a sight whose way takes more time than it: is on it where the bill has a car for it, and else not', () => {
    const way = (from: number, to: number) => (from === to ? 0 : 70)
    expect(seenOn([leaving(0, 770, way)], [apart(0, 90)])).toEqual([[]])
    expect(seenOn([leaving(0, 770, way)], [{ ...apart(0, 90), car: 'Car for a day' }])).toEqual([[0]])
  })
})
