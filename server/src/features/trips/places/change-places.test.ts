import { timedItems } from '@saathi/shared/trips/schedule'
import type { TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import type { WantedPlaces } from '@saathi/shared/trips/set-places'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anItem } from '../../../../test/trips.ts'
import { runs } from '../../../../test/whole.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { describeTrip } from '../propose/describe-trip.ts'
import { proposeRoute } from '../propose/propose-route.ts'
import { type ChangedPlaces, changePlaces } from './change-places.ts'
import { proposeStops, searchOf } from './propose-stops.ts'
import { stopsOf, type TripPlan } from './trip-plan.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const today = '2026-11-20'

/** A trip as it is when it was made. */
function planOf(request: Partial<TripRequest> & { places: string[] }): TripPlan {
  const asked = { placeId: request.places[0] ?? '', from: 'delhi' as const, people: 2, days: 14, ...request }
  const proposal = proposeRoute(dataset, asked, NOW)
  if (!('items' in proposal)) throw new Error(JSON.stringify(proposal))
  const { items, dayCount, stops, title } = proposal
  return {
    ...{ title, isNamed: false, dayCount, stops, from: asked.from, people: asked.people, proposedAt: 1 },
    placeId: stops[0]?.placeId ?? '',
    startDate: asked.startDate ?? null,
    month: asked.month ?? null,
    type: null,
    items: items.map((facts, at) => ({ ...facts, id: `made ${at}`, version: 1, removed: false })),
  }
}

const wantedOf = (plan: TripPlan): WantedPlaces => stopsOf(plan).map(({ placeId, nights }) => ({ id: placeId, nights }))

function changed(plan: TripPlan, wanted: WantedPlaces): ChangedPlaces {
  const found = changePlaces(searchOf(dataset, plan, wanted, NOW), plan, wanted, { today })
  if (!('proposed' in found)) throw new Error(JSON.stringify(found))
  return found
}

/** The trip after a change of its places. */
function after(plan: TripPlan, { title, placeId, dayCount, stops, own, proposed }: ChangedPlaces): TripPlan {
  const proposedAt = plan.proposedAt + 10
  return {
    ...{ ...plan, title, placeId, dayCount, stops, proposedAt },
    items: [
      ...plan.items.filter(({ removed }) => removed),
      ...own.map(({ id, facts }) => ({ ...facts, id, version: proposedAt - 1, removed: false })),
      ...proposed.map((facts, at) => ({
        ...{ ...facts, id: `proposed ${proposedAt} ${at}` },
        ...{ version: proposedAt, removed: false },
      })),
    ],
  }
}

const adding = (plan: TripPlan, facts: Partial<TripItemFacts>, id = 'own'): TripPlan => ({
  ...plan,
  items: [...plan.items, { ...anItem(facts), id, version: plan.proposedAt + 1, removed: false }],
})

const clashesOf = (plan: TripPlan): number => {
  const ground = describeTrip(dataset, { ...plan, items: plan.items.filter(({ removed }) => !removed) }, today)
  const items = plan.items.filter(({ removed }) => !removed)
  const { dayCount, startDate } = plan
  return timedItems({ ...ground, dayCount, startDate, items })
    .flat()
    .flatMap(({ faults }) => faults)
    .filter(({ code }) => code === 'overlap' || code === 'lateForTravel').length
}
const costOf = (items: readonly { cost: number }[]) => items.reduce((sum, { cost }) => sum + cost, 0)

describe('other places of a trip', () => {
  const plan = planOf({ places: ['agra', 'jaipur', 'pushkar-ajmer'], startDate: '2026-12-12' })

  test('the same places and nights: change nothing', () => {
    const same = changed(plan, wantedOf(plan))
    expect(same.proposed).toEqual(plan.items.map(({ id: _, version: __, removed: ___, ...facts }) => facts))
    expect(same).toMatchObject({ title: plan.title, dayCount: plan.dayCount, stops: plan.stops, own: [], moved: [] })
  })

  test('a night more: moves what follows, and keeps what people wrote on the day of its place', () => {
    const stops = stopsOf(plan)
    const last = stops[2]
    const written = adding(plan, { day: (last?.day ?? 0) + 1, title: 'Tea with an aunt', kind: 'other', cost: 40 })
    const more = changed(
      written,
      wantedOf(plan).map((stop, at) => (at === 0 ? { ...stop, nights: stop.nights + 1 } : stop)),
    )
    expect(more.stops.map(({ day }) => day)).toEqual(stops.map(({ day }, at) => day + (at > 0 ? 1 : 0)))
    expect(more.own).toMatchObject([
      { id: 'own', facts: { day: (last?.day ?? 0) + 2, title: 'Tea with an aunt', cost: 40 } },
    ])
    expect(more.moved).toEqual([])
  })

  test('what was made of a proposed item: stands in its stead, and what was removed stays away', () => {
    const visit = plan.items.find(({ kind, highlight }) => kind === 'visit' && highlight !== null)
    const night = plan.items.find(({ kind }) => kind === 'stay')
    const train = plan.items.findLast(({ kind }) => kind === 'travel')
    const edited: TripPlan = {
      ...plan,
      items: plan.items.map((item) => {
        if (item === visit) return { ...item, removed: true, version: 5 }
        if (item === night) return { ...item, title: 'Zostel', cost: 900, version: 6 }
        return item === train ? { ...item, note: 'Seat 12', version: 7 } : item
      }),
    }
    const { own, proposed } = changed(edited, wantedOf(plan).toReversed())
    expect(proposed.map(({ highlight }) => highlight)).not.toContain(visit?.highlight)
    expect(own.map(({ id }) => id).toSorted()).toEqual([night?.id, train?.id].toSorted())
    expect(own.find(({ id }) => id === night?.id)?.facts).toMatchObject({ title: 'Zostel', cost: 900 })
  })

  test('a note on the ride to the station: goes with the ride to the train that is taken now', () => {
    const rail = planOf({ places: ['lucknow', 'ayodhya'], month: 11 })
    const noted = {
      ...rail,
      items: rail.items.map((item, at) => (at === 0 ? { ...item, note: 'Ravi picks us up', version: 5 } : item)),
    }
    const wanted = wantedOf(rail).toReversed()
    const { own } = changed(noted, wanted)
    const usual = changed(rail, wanted).proposed[0]
    expect(usual?.title).toBe(rail.items[0]?.title)
    expect(usual?.fixedStart).not.toBe(rail.items[0]?.fixedStart)
    expect(own.map(({ facts }) => [facts.note, facts.fixedStart])).toEqual([['Ravi picks us up', usual?.fixedStart]])
  })

  test('a place that goes: moves what people wrote there to the nearest day, and says so', () => {
    const stop = stopsOf(plan)[2]
    const written = adding(plan, { day: stop?.day ?? 0, order: 500, title: 'Tea with an aunt', kind: 'other' })
    const less = changed(
      written,
      wantedOf(plan).filter(({ id }) => id !== plan.stops?.[2]?.placeId),
    )
    expect(less.moved).toEqual([{ id: 'own', title: 'Tea with an aunt', day: less.own[0]?.facts.day }])
    expect(less.own[0]?.facts.day).toBeLessThan(less.dayCount)
  })

  test('no way, a closed road, too many days and too great a height: each is said', () => {
    const ask = (from: TripPlan, wanted: WantedPlaces) => {
      const found = changePlaces(searchOf(dataset, from, wanted, NOW), from, wanted, { today })
      return 'problem' in found ? found.problem : JSON.stringify(found).slice(0, 80)
    }
    const nights = (...ids: string[]) => ids.map((id) => ({ id, nights: 2 }))
    expect(ask(plan, nights('agra', 'munnar'))).toBe(
      'We know no good way from Agra and Fatehpur Sikri to Munnar in a day.',
    )
    expect(ask(plan, nights('old-delhi', 'agra'))).toMatch(/^You start in (Old )?Delhi/)
    expect(
      ask(plan, [
        { id: 'agra', nights: 8 },
        { id: 'jaipur', nights: 8 },
      ]),
    ).toMatch(/takes \d+ days, and a trip has at most 14/)
    const closed = dataset.legs.find((row) => row.by !== 'rail' && row.months && !row.months.includes(1))
    const winter = { ...plan, startDate: '2027-01-10' }
    if (closed) expect(ask(winter, nights(closed.from, closed.to))).toMatch(/is closed in January/)
  })

  test('random edits and changes of places: lose nothing, overlap only what has lost its place or has a time of its own, and add up to the rupee', () => {
    const drawn = dataset.circuits.filter((_, at) => at % 6 === 0)
    const rounds = drawn.flatMap(({ places }) => {
      try {
        return [planOf({ places, month: 11 })]
      } catch {
        return []
      }
    })
    const act = fc.oneof(
      fc.record({ act: fc.constant('write' as const), at: fc.nat(100), minutes: fc.constantFrom(0, 30, 60, 120) }),
      fc.record({ act: fc.constantFrom('note' as const, 'remove' as const), at: fc.nat(200) }),
      fc.record({ act: fc.constantFrom('swap' as const, 'drop' as const, 'longer' as const), at: fc.nat(3) }),
      fc.record({ act: fc.constant('add' as const), at: fc.nat(3), which: fc.nat(20) }),
    )
    let applied = 0
    fc.assert(
      fc.property(fc.nat(rounds.length - 1), fc.array(act, { minLength: 2, maxLength: 7 }), (first, acts) => {
        let now = rounds[first] as TripPlan
        const strays = new Set<string>()
        for (const [nth, one] of acts.entries()) {
          const live = now.items.filter(({ removed }) => !removed)
          if (one.act === 'write') {
            now = adding(
              now,
              { day: one.at % now.dayCount, minutes: one.minutes, cost: 10, kind: 'other', title: `Own ${nth}` },
              `own ${nth}`,
            )
            continue
          }
          if (one.act === 'note' || one.act === 'remove') {
            const item = live[one.at % live.length]
            const change = one.act === 'note' ? { note: `Note ${nth}` } : { removed: true }
            now = {
              ...now,
              items: now.items.map((each) =>
                each === item ? { ...each, ...change, version: now.proposedAt + 1 } : each,
              ),
            }
            continue
          }
          const stops = wantedOf(now)
          const at = one.at % stops.length
          const stop = stops[at]
          if (!stop) continue
          let wanted = stops
          if (one.act === 'drop') wanted = stops.filter((each) => each !== stop)
          else if (one.act === 'longer') wanted = stops.with(at, { ...stop, nights: stop.nights + 1 })
          else if (one.act === 'swap') wanted = [...stops.slice(0, at), ...stops.slice(at).toReversed()]
          else if (one.act === 'add') {
            const near = dataset.legs.filter(({ from, to }) => [from, to].includes(stop.id))
            const row = near[one.which % Math.max(1, near.length)]
            const id = row && (row.from === stop.id ? row.to : row.from)
            if (!id || stops.some((each) => each.id === id)) continue
            wanted = stops.toSpliced(at + 1, 0, { id, nights: 2 })
          }
          if (wanted.length === 0 || wanted.length > 4) continue
          const search = searchOf(dataset, now, wanted, NOW)
          const found = changePlaces(search, now, wanted, { today })
          const proposal = proposeStops(search, now, wanted)
          if (!('proposed' in found) || !('proposal' in proposal)) continue
          applied += 1
          const own = now.items.filter(({ removed, version }) => !removed && version !== now.proposedAt)
          expect(found.own.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted())
          for (const { id, facts } of found.own) {
            // A ride to a station and the rest after a night go by the train.
            const { day: _, order: __, fixedStart, ...kept } = facts
            const isBesideRide =
              facts.by === 'local' || facts.by === 'walk' || facts.kind === 'rest' || facts.kind === 'meal'
            expect(own.find((item) => item.id === id)).toMatchObject(isBesideRide ? kept : { ...kept, fixedStart })
          }
          for (const { day } of [...found.proposed, ...found.own.map(({ facts }) => facts)])
            expect(day).toBeLessThan(found.dayCount)
          expect(found.dayCount).toBeLessThanOrEqual(14)
          expect(found.stops.map(({ placeId, nights }) => ({ id: placeId, nights }))).toEqual(wanted)
          for (const [index, { day, nights }] of found.stops.entries()) {
            const next = found.stops[index + 1]
            expect(day + nights).toBe(next?.day ?? day + nights)
            expect(day + nights).toBeLessThan(found.dayCount)
          }
          const drafts = proposal.proposal.items.map(({ order: _, ...facts }) => JSON.stringify(facts))
          expect(costOf(proposal.proposal.items)).toBe(proposal.route.total)
          for (const { order: _, ...facts } of found.proposed) {
            const index = drafts.indexOf(JSON.stringify(facts))
            expect(index, facts.title).toBeGreaterThanOrEqual(0)
            drafts.splice(index, 1)
          }
          const left = drafts.map((draft) => JSON.parse(draft) as TripItemFacts)
          expect(costOf(found.proposed) + costOf(left)).toBe(proposal.route.total)
          const next = after(now, found)
          // What has lost its place keeps its own spot, and what somebody set a time for keeps that: the trip shows what clashes.
          for (const { id } of found.moved) strays.add(id)
          const fixed = new Set(found.own.flatMap(({ id, facts }) => (facts.fixedStart === null ? [] : [id])))
          const timely = next.items.filter(({ id }) => !strays.has(id) && !fixed.has(id))
          expect(clashesOf({ ...next, items: timely }), JSON.stringify(found.own)).toBe(0)
          now = next
        }
      }),
      { seed: 40, numRuns: runs(30) },
    )
    expect(applied).toBeGreaterThan(runs(20))
  }, 120_000)
})
