import { expect, test } from 'vitest'
import { readTickets } from './read-tickets.ts'
import type { Ticket } from './ticket.ts'

function all(text: string): Ticket[] {
  const reading = readTickets(text, { today: '2026-11-28' })
  return reading.result === 'read' ? reading.tickets : []
}
function only(text: string): Ticket {
  const tickets = all(text)
  expect(tickets).toHaveLength(1)
  return tickets[0]!
}
const clock = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

test.each(['Janrath 2x2', 'Novotel 5', 'Deccan Queen 12', 'Marg 3'])(
  'name with the letters of a month, %s: is no date',
  (name) => {
    const text = `UPSRTC PNR UP264410983 SERVICE: ${name} AC FROM: LUCKNOW TO: GORAKHPUR DOJ: 03/12/2026 DEP: 06:30 AM SEAT 22`
    expect(only(text)).toMatchObject({ date: '2026-12-03' })
  },
)

test('operator of the state: writes the day first', () => {
  const text =
    'ANDHRA PRADESH STATE ROAD TRANSPORT CORPORATION PNR 37450912\nFrom: ONGOLE\nTo: TIRUPATI\nDate of Journey: 08/01/2027\nStart Time: 23:15'
  expect(only(text)).toMatchObject({ date: '2027-01-08', departs: clock('23:15') })
})

test('label at the end of a line whose other labels have their values: is that of the next line', () => {
  const text = `PNR 6612094438 12825 / JHARKHAND EXP MURI (MURI) to ANAND VIHAR (ANVT)
Start Date* 04-Dec-2026 Departure* 18:28 04-Dec-2026 Arrival*
10:55 05-Dec-2026`
  expect(only(text)).toMatchObject({
    date: '2026-12-04',
    departs: clock('18:28'),
    arrives: clock('10:55'),
    arrivesDays: 1,
  })
  const stay = `Hotel Arvalli Heights, Udaipur. Check-in 05 Feb 2027 12:00, check-out
07 Feb 2027 10:00. 2 nights. Conf. no. AH-2291.`
  expect(only(stay)).toMatchObject({ date: '2027-02-05', arrivesDays: 2, arrives: clock('10:00') })
})
