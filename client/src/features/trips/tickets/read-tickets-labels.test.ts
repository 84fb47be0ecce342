import { expect, test } from 'vitest'
import { read } from './read-sample.ts'

const FIELDS: readonly (readonly [string, string])[] = [
  ['PNR No', 'MH71883406'],
  ['From', 'NASHIK'],
  ['To', 'KOLHAPUR'],
  ['Journey Date', '18 Dec 2026'],
  ['Departure Time', '20:30'],
  ['Seat Nos', '15, 16'],
  ['Total Fare', '1,502'],
]
const bus = (line: (label: string, value: string) => string) =>
  `MSRTC bus ticket\n${FIELDS.map(([label, value]) => line(label, value)).join('\n')}\nHappy journey`
const PLAIN = bus((label, value) => `${label}: ${value}`)

test('labels with a colon: give the fields of a ticket', () => {
  expect(read(PLAIN)).toMatchObject({
    tickets: [
      {
        from: { name: 'Nashik' },
        to: { name: 'Kolhapur' },
        date: '2026-12-18',
        departs: 1230,
        seat: '15, 16',
        fare: 1502,
        reference: 'MH71883406',
        questions: [],
      },
    ],
  })
})

test.each([
  ['a colon without a space', bus((label, value) => `${label}:${value}`)],
  ['a colon with spaces before', bus((label, value) => `${label}      : ${value}`)],
  ['an equals sign', bus((label, value) => `${label} = ${value}`)],
  ['a dash', bus((label, value) => `${label} - ${value}`)],
  ['a tab', bus((label, value) => `${label}\t${value}`)],
  ['bars', bus((label, value) => `| ${label} | ${value} |`)],
  ['the value on the next line', bus((label, value) => `${label}:\n${value}`)],
  ['the value on the next line, and no colon', bus((label, value) => `${label}\n${value}`)],
  ['a dash before', bus((label, value) => `- ${label}: ${value}`)],
  ['a star before', bus((label, value) => `* ${label}: ${value}`)],
  ['a dot before', bus((label, value) => `• ${label}: ${value}`)],
  ['the mark of a quoted mail and a dot before', bus((label, value) => `> • ${label}: ${value}`)],
  ['bold labels', bus((label, value) => `*${label} :* ${value}`)],
  ['bold values', bus((label, value) => `${label}: *${value}*`)],
])('labels with %s: read as those with a colon', (_, text) => {
  expect(read(text)).toEqual(read(PLAIN))
})

test('several labels beside each other, some without a colon: each has the value in the next cell', () => {
  const text = `MSRTC bus ticket
PNR No    MH71883406      Seat Nos: 15, 16
From      NASHIK          To: KOLHAPUR
Journey Date   18 Dec 2026     Departure Time: 20:30
Total Fare: 1,502
Happy journey`
  expect(read(text)).toEqual(read(PLAIN))
})

test.each([
  ['Your earlier flight', 'Your revised flight'],
  ['Old', 'New'],
  ['WAS:', 'NOW:'],
])('headings %s and %s: what is below the second one holds', (old, now) => {
  const flight = (times: string) => `6E 783 | Indore (IDR) - Chennai (MAA) | 14 Jan 2027 | ${times}`
  const text = `IndiGo PNR Z9PD5F\n\n${old}\n${flight('Dep 18:40 | Arr 20:55')}\n\n${now}\n${flight('Dep 19:35 | Arr 21:50')}`
  expect(read(text)).toMatchObject({ tickets: [{ departs: 1175, arrives: 1310, questions: [] }] })
})

test.each([
  ['behind', (label: string, value: string) => `${label} / से : ${value}`],
  ['before', (label: string, value: string) => `से / ${label}: ${value}`],
])('labels with another script %s them: read as those without', (_, line) => {
  expect(read(bus(line))).toEqual(read(PLAIN))
})
