import { describe, expect, test } from 'vitest'
import { all, clock, only } from './read-sample.ts'

describe('flights as an agent or a message writes them', () => {
  test.each(['15JAN 1855-2030', '15JAN27  1855  2030', '15 Jan 2027 18:55-20:30', '15JAN27 1855/2030'])(
    'times of %s: are read, and none is a year',
    (words) => {
      expect(only(`PNR HT6Y2K confirmed. 6E 6287 BLR-PNQ ${words}. Amit Kulkarni.`)).toMatchObject({
        date: '2027-01-15',
        departs: clock('18:55'),
        arrives: clock('20:30'),
        questions: [],
      })
    },
  )

  test('sectors in one chain: each leg has its own', () => {
    const text = `Sector : COK-BOM-COK\nFlt 1 : AI 682 / 05JAN / 0610-0805\nFlt 2 : AI 681 / 09JAN / 1830-2025
PNR : 7DHV2N`
    const legs = all(text).map(({ from, to, departs, arrives }) => [from?.code, to?.code, departs, arrives])
    expect(legs).toEqual([
      ['COK', 'BOM', clock('06:10'), clock('08:05')],
      ['BOM', 'COK', clock('18:30'), clock('20:25')],
    ])
  })

  test('codes without a sign between them: are the way', () => {
    const { from, to } = only('AI2677/14DEC DELCCU 0700/0915 PNR 8KTQ4M HK1 BOSE/ANINDITA.')
    expect([from?.code, to?.code]).toEqual(['DEL', 'CCU'])
  })

  test.each(['Reaching     Mon, 18 Jan 2027 at 07:30 hrs at Leh', 'Arriving: 18 Jan 2027 07:30 hrs in Leh'])(
    '%s: is the end of a way that is told in words',
    (line) => {
      const text = `SpiceJet SG 121, PNR L3XN7Q\nLeaving on   Mon, 18 Jan 2027 at 06:05 hrs from Delhi T3\n${line}`
      const { from, to, departs, arrives } = only(text)
      expect([from?.name, to?.name, departs, arrives]).toEqual(['Delhi', 'Leh', clock('06:05'), clock('07:30')])
    },
  )
})

describe('messages of the railway', () => {
  test('station in the place of another: the other is no end of the way', () => {
    const text =
      'PNR 4512367890: Train 12627 will depart from KRISHNARAJAPURAM (KJM) at 19:45 on 10-12-26 instead of SBC 19:20. To NDLS. A1 21'
    const { from, to, departs } = only(text)
    expect([from?.code, to?.code, departs]).toEqual(['KJM', 'NDLS', clock('19:45')])
  })

  test('class from which one is upgraded: is not that of the ticket', () => {
    const text = 'Your ticket PNR 6724019538 in train 12860 on 19-12-26 HWH-NGP has been upgraded from 3A to 2A. A1 21'
    expect(only(text).class).toBe('2A')
  })

  test('unreserved ticket: leaves at no time, whenever it was booked', () => {
    const text = 'UTS: Ticket booked. UTS No XK7P04413M, LDH-PTK, Adult 2, Superfast II, Fare Rs 165, 29/11/2026 06:12'
    expect(only(text)).toMatchObject({ kind: 'rail', date: '2026-11-29', departs: null, reference: 'XK7P04413M' })
  })

  test.each(['19/12/26: Passenger 1 CNF B2/21', '19-12-2026: CNF B2 21'])(
    'day before a colon (%s): is read',
    (words) => {
      expect(only(`PNR 6724019538, 12860 HWH-NGP, ${words}. Dep 14:05`)).toMatchObject({ date: '2026-12-19' })
    },
  )

  test('codes of four letters before times of four digits: are read', () => {
    const text = 'PNR 2345678901 VANDE BHARAT 22436 12DEC NDLS 0600 BSB 1400 C7/45 WS C7/46 CNF'
    expect(only(text)).toMatchObject({ departs: clock('06:00'), arrives: clock('14:00') })
  })
})

test('messages of a chat whose stamps have no year: have no day of the journey from them', () => {
  const text = `[26/11, 19:02] Dinesh Travels: Surat to Indore, 15-01-2027, bus, boarding 08:40 PM, seat 4, PNR HT771204
[26/11, 19:03] Dinesh Travels: total 2800`
  expect(only(text)).toMatchObject({ date: '2027-01-15', departs: clock('20:40'), questions: [] })
})

test('station that begins with `Pt`, in the place of another: is where one boards', () => {
  const text =
    'Train 12802 Purushottam Exp (PNR 2810447739) on 22-Dec-2026 has been diverted. You can board at Pt DD Upadhyaya Jn (DDU) instead of PRYJ at 05:40. Coach B3, 18.'
  expect(only(text).from?.code).toBe('DDU')
})

describe('two places, each with its time', () => {
  test.each([
    ['Guwahati 17:20 Delhi 20:05'],
    ['Guwahati at 17:20, Delhi at 20:05'],
    ['Guwahati (17:20) Delhi (20:05)'],
    ['Guwahati GAU T1  17:20 Fri 08 Jan 2027\nDelhi DEL T3  20:05 Fri 08 Jan 2027'],
    ['Departure: Guwahati 05:20 PM    Arrival: Delhi 08:05 PM'],
  ])('%j: are the way', (words) => {
    const { from, to, departs, arrives } = only(`IndiGo 6E 2615, 8 Jan 2027, PNR K2SD9V\n${words}`)
    expect([from?.name, to?.name, departs, arrives]).toEqual(['Guwahati', 'Delhi', clock('17:20'), clock('20:05')])
  })

  test('times of a system of agents: are read', () => {
    const text = '1.SINGH/ARJUN MR\n2 AI 302 Y 15JAN 5 DELBOM HK1 0800 1010 15JAN E AI/8KTQ4M'
    expect(only(text)).toMatchObject({ date: '2027-01-15', departs: clock('08:00'), arrives: clock('10:10') })
  })
})
