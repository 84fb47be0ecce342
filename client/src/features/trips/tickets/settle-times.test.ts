import { expect, test } from 'vitest'
import { clock, only } from './read-sample.ts'
import { withoutBoarding } from './settle-times.ts'

const fieldsAsked = (text: string) => only(text)?.questions.map(({ field }) => field)

test('times between which no aircraft gets so far: are asked', () => {
  const text = 'PNR AB3CD4 IndiGo 6E 2112 DEL-MAA 14 Jan 2027 departs 10:00 arrives 10:45'
  expect(fieldsAsked(text)).toEqual(['departs', 'arrives'])
})

test('times between which no train takes so long: are asked', () => {
  const text = 'PNR 2431876590 Train 12951 DOJ 18-12-26 MMCT to NDLS Dep 17:00 Arr 20:25 same day'
  expect(fieldsAsked(text)).toEqual(['departs', 'arrives'])
})

test.each([
  [
    'behind its place',
    'BLR 10:25 hrs\nFri, 25 Dec 2026\nKempegowda Airport\n\n2h 35m\n\nVNS 13:00 hrs\nFri, 25 Dec 2026',
  ],
  ['before its place', '10:25 BLR\nKempegowda Airport, T1\n\n13:00 VNS\nLal Bahadur Shastri Airport\nFri, 25 Dec 2026'],
  ['below its place', 'Bengaluru BLR\n10:25\nFri, 25 Dec 2026\n\nVaranasi VNS\n13:00\nFri, 25 Dec 2026'],
])('time %s that has no label: is that of leaving or arriving there', (_, where) => {
  expect(only(`Bengaluru to Varanasi\nIndiGo 6E 6036\n\n${where}\nPNR F7YK2L`)).toMatchObject({
    departs: clock('10:25'),
    arrives: clock('13:00'),
    arrivesDays: 0,
    questions: [],
  })
})

test('two times without labels of a pass that names a time of boarding: are asked', () => {
  const time = (at: string) => ({
    type: 'time' as const,
    at: 0,
    end: 5,
    minutes: [clock(at)],
    daysLater: null,
    role: null,
    words: '',
    label: null,
  })
  const when = { date: '2026-12-27', departs: clock('21:55'), arrives: clock('22:40'), arrivesDays: 0, asked: {} }
  const times = [time('21:55'), time('22:40')]
  expect(withoutBoarding(when, 'Boarding time\n21:55\n22:40', times)).toMatchObject({
    departs: null,
    arrives: null,
    asked: { departs: ['21:55', '22:40'] },
  })
  expect(withoutBoarding(when, 'Boarding pass\n21:55\n22:40', times)).toEqual(when)
})

test.each(['Dep 0610 or 0725', 'Dep 0610 ya 0725', 'ETD 0610 or 0725 hrs'])(
  'two times of departure of which one holds (%s): are asked',
  (line) => {
    expect(only(`tkt done\n6E 811 CCU-IXZ 05FEB27 PNR CY2T6M\n${line}`)).toMatchObject({
      departs: null,
      questions: [{ field: 'departs', choices: ['06:10', '07:25'] }],
    })
  },
)
