import { expect, test } from 'vitest'
import { all } from './read-sample.ts'

const BARCODE = 'M1SHARMA/ROHIT MR     EK4J9QT DELBOMAI 0865 015Y012A0025 100'

test('barcode of a boarding pass: alone says which flight it is, and not when it leaves', () => {
  expect(all(BARCODE)).toEqual([
    expect.objectContaining({
      kind: 'air',
      number: 'AI865',
      name: 'Air India',
      from: { name: 'Delhi', code: 'DEL' },
      to: { name: 'Mumbai', code: 'BOM' },
      date: '2027-01-15',
      departs: null,
      seat: '12A',
      reference: 'K4J9QT',
      questions: [{ field: 'departs', choices: [] }],
    }),
  ])
})

test('barcode of a boarding pass: never names the passenger', () => {
  expect(JSON.stringify(all(BARCODE))).not.toMatch(/sharma|rohit/i)
})

test('barcode of a boarding pass: those of a family are one leg with the seats of all', () => {
  const second = 'M1SHARMA/ASHA MRS     EK4J9QT DELBOMAI 0865 015Y012B0026 100'
  const [leg, ...others] = all(`${BARCODE}\n${second}`)
  expect(leg?.seat).toBe('12A, 12B')
  expect(others).toEqual([])
})

test('barcode of a boarding pass: of two legs gives both', () => {
  const through = `M2SHARMA/ROHIT MR     EK4J9QT DELBOMAI 0865 015Y012A0025 12C>5180  5014BAI              K4J9QT BOMCOKAI 2802 016Y003C0011 100`
  expect(all(through).map(({ number, date, seat }) => [number, date, seat])).toEqual([
    ['AI865', '2027-01-15', '12A'],
    ['AI2802', '2027-01-16', '3C'],
  ])
})

test('barcode of a boarding pass: fills what the words beside it leave open, and is no second flight', () => {
  const [leg, ...others] = all(`Boarding pass\nAir India AI 865, departs 14:20, gate 32\n${BARCODE}`)
  expect(leg).toMatchObject({ number: 'AI865', departs: 860, date: '2027-01-15', seat: '12A', questions: [] })
  expect(others).toEqual([])
})

test('barcode of a boarding pass: a day of the year that is just past is asked', () => {
  const [leg] = all('M1SHARMA/ROHIT MR     EK4J9QT DELBOMAI 0865 330Y012A0025 100')
  expect(leg?.questions.find(({ field }) => field === 'date')?.choices).toEqual(['2026-11-26', '2027-11-26'])
})

test('barcode of a boarding pass: a text of the longest size that almost has some takes no long time', () => {
  const start = performance.now()
  all('M1AAAAAAAAAAAAAAAAAAAAEEEEEE DELBOM '.repeat(5_000).slice(0, 190_000))
  expect(performance.now() - start).toBeLessThan(500)
})
