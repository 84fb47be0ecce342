import type { Trip, TripItem } from '@saathi/shared/trips/schema'
import { TripItemFacts } from '@saathi/shared/trips/schema'
import { describe, expect, it, test } from 'vitest'
import { emptyItem } from '../item-draft.ts'
import { completeTicket } from './complete.ts'
import { readTickets } from './read-tickets.ts'
import { SAMPLES, TODAY } from './sample-items.ts'
import { MORE_SAMPLES } from './sample-items-more.ts'
import { SHAPE_SAMPLES } from './sample-items-shapes.ts'
import type { Ticket } from './ticket.ts'
import { dayOfTicket, toTicketDraft, validateTicket } from './ticket-draft.ts'
import { legChanges, proposeReplaced, stayChanges } from './ticket-items.ts'

let next = 0
const item = (facts: Partial<TripItem>): TripItem => ({
  ...emptyItem(0, ++next),
  id: `item-${next}`,
  version: 1,
  removed: false,
  ...facts,
})
const TRAIN_OUT = item({
  day: 0,
  kind: 'travel',
  by: 'rail',
  title: 'Train to New Delhi',
  fixedStart: 960,
  minutes: 950,
  cost: 3000,
  costPart: 'travel',
})
const TO_STATION = item({
  day: 0,
  order: 0.5,
  kind: 'travel',
  by: 'local',
  title: 'To the station, with time to board',
  fixedStart: 900,
  minutes: 60,
  costPart: 'travel',
})
const NIGHTS = [0, 1, 2, 3].map((day) =>
  item({ day, order: 50, kind: 'stay', title: 'Night in a guest house', costPart: 'stay', cost: 1000 }),
)
const TRAIN_BACK = item({
  day: 4,
  kind: 'travel',
  by: 'rail',
  title: 'Train to Mumbai',
  fixedStart: 1000,
  minutes: 900,
  cost: 3000,
  costPart: 'travel',
})
const trip: Pick<Trip, 'items' | 'dayCount' | 'people' | 'startDate'> = {
  items: [TO_STATION, TRAIN_OUT, ...NIGHTS, TRAIN_BACK],
  dayCount: 5,
  people: 2,
  startDate: '2026-12-05',
}
const ticketOf = (text: string): Ticket => {
  const reading = readTickets(text, { today: TODAY })
  if (reading.result !== 'read' || !reading.tickets[0]) throw new Error(reading.result)
  return reading.tickets[0]
}
const sms = completeTicket(ticketOf(SAMPLES[0]?.text ?? ''))

describe('a railway ticket', () => {
  it('of a train that we know: its arrival is that of our timetable', () => {
    expect(sms).toMatchObject({
      ticket: { name: 'Mumbai-New Delhi Tejas Rajdhani', arrives: 512, arrivesDays: 1, questions: [] },
      filled: ['arrives', 'arrivesDays'],
      differences: [],
    })
  })

  it('with another departure than our timetable has: the difference is told', () => {
    const later = completeTicket(ticketOf((SAMPLES[0]?.text ?? '').replace('DP:17:00', 'DP:17:30')))
    expect(later.differences).toEqual([{ field: 'departs', minutes: 30, ours: 1020, checked: '2026-11' }])
  })

  it('of a train that we do not know there: nothing is filled in', () => {
    const { filled, ticket } = completeTicket({ ...sms.ticket, number: '99999', arrives: null, arrivesDays: null })
    expect([filled, ticket.arrives]).toEqual([[], null])
  })

  it('takes the place of the proposed train of its day and direction, with what was paid; the way to the station moves with it', () => {
    const draft = toTicketDraft(sms.ticket, 0)
    const replaced = proposeReplaced(trip, draft, 0, sms.ticket.to)
    expect(replaced?.id).toBe(TRAIN_OUT.id)
    expect(validateTicket(draft, trip, true)).toEqual({})
    const changes = legChanges(trip, draft, 0, sms.ticket.to, replaced, 'new')
    expect(Object.keys(changes).sort()).toEqual([TRAIN_OUT.id, TO_STATION.id].sort())
    expect(changes[TRAIN_OUT.id]).toMatchObject({
      day: 0,
      kind: 'travel',
      by: 'rail',
      title: 'Train to New Delhi',
      fixedStart: 1020,
      minutes: 932,
      cost: 4560,
      note: '12951 Mumbai-New Delhi Tejas Rajdhani from Mumbai Central. Coach B2, berth or seat 34, 35. Class 3A.',
    })
    expect(changes[TO_STATION.id]?.fixedStart).toBe(960)
  })

  it('of the other direction: is not put in place of the way there', () => {
    const draft = { ...toTicketDraft(sms.ticket, 0), to: 'Jaipur' }
    const there = { ...TRAIN_OUT, lat: 28.64, lon: 77.22 }
    expect(proposeReplaced({ items: [there] }, draft, 0, { name: 'Jaipur', code: 'JP' })).toBeNull()
  })

  it('of a day outside the trip: cannot be added', () => {
    const draft = { ...toTicketDraft(sms.ticket, 0), date: '2026-12-20' }
    expect(dayOfTicket(trip, draft)).toBeNull()
    expect(Object.keys(validateTicket(draft, trip, true))).toEqual(['date'])
  })

  it('with a field that is unclear: cannot be added before it is filled', () => {
    const ticket = ticketOf(
      'Paulo Travels bus ticket. From: Panaji, To: Mumbai, Date of journey: 5 Dec 2026, Departure: 7:30, Fare 1400',
    )
    expect(Object.keys(validateTicket(toTicketDraft(ticket, 0), trip, true))).toEqual(['departs'])
  })
})

test('a stay of three nights: takes the place of three nights of the plan, whose costs add up to what was paid', () => {
  const hotel = ticketOf(MORE_SAMPLES[0]?.text ?? '')
  const changes = stayChanges(trip, { ...toTicketDraft(hotel, 0), fare: '10000' }, 0, () => 'new')
  expect(Object.keys(changes)).toEqual(NIGHTS.slice(0, 3).map(({ id }) => id))
  expect(Object.values(changes).reduce((sum, { cost }) => sum + cost, 0)).toBe(10_000)
  expect(Object.values(changes)[0]).toMatchObject({ kind: 'stay', title: 'Night at Lake Pichola Haveli' })
})

test.each([...SAMPLES, ...MORE_SAMPLES, ...SHAPE_SAMPLES])(
  '$title: what is sent has no PNR, name or phone number, and the server takes it',
  ({ text, secrets }) => {
    const reading = readTickets(text, { today: TODAY })
    const tickets = reading.result === 'read' ? reading.tickets : []
    for (const ticket of tickets) {
      const completed = completeTicket(ticket).ticket
      const draft = toTicketDraft(completed, 0)
      const changes =
        draft.kind === 'stay'
          ? stayChanges(trip, draft, 0, () => 'new')
          : legChanges(trip, draft, 0, completed.to, null, 'new')
      const sent = JSON.stringify(changes).toLowerCase()
      for (const secret of secrets) expect(sent).not.toContain(secret.toLowerCase())
      for (const facts of Object.values(changes)) expect(TripItemFacts.safeParse(facts).error).toBeUndefined()
    }
  },
)
