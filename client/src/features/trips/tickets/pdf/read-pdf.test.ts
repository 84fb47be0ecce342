import { deflateSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { readTickets } from '../read-tickets.ts'
import { linesOf } from './page-lines.ts'
import { PDF_PAGES_MAX, readPdf } from './read-pdf.ts'
import { AIR, RAIL, STAY } from './sample-items-pdf.ts'
import { samplePdf, type Words } from './sample-pdf.ts'

const read = (pdf: Buffer) => readPdf(new Uint8Array(pdf))

async function ticketsOf(pdf: Buffer) {
  const reading = await read(pdf)
  expect(reading.result).toBe('read')
  return reading.result === 'read' ? readTickets(reading.text, { today: '2026-11-28' }) : null
}

describe.each([
  ['words with a table of their signs', { glyphs: true }],
  ['letters that are drawn one by one', { glyphs: true, letters: true }],
])('a PDF of %s', (_, options) => {
  it('an e-ticket of the railway: has its fields, and asks nothing', async () => {
    expect(await ticketsOf(samplePdf([RAIL], options))).toMatchObject({
      tickets: [
        {
          kind: 'rail',
          number: '12951',
          from: { code: 'BVI' },
          to: { code: 'NDLS' },
          date: '2026-12-05',
          departs: 1042,
          arrives: 512,
          arrivesDays: 1,
          coach: 'B3',
          seat: '21, 24',
          class: '3A',
          fare: 6336,
          reference: '4512345678',
          questions: [],
        },
      ],
    })
  })

  it('an e-ticket of an airline: has its fields, and asks nothing', async () => {
    expect(await ticketsOf(samplePdf([AIR], options))).toMatchObject({
      tickets: [
        {
          kind: 'air',
          number: '6E2134',
          from: { code: 'BLR' },
          to: { code: 'DEL' },
          date: '2026-12-12',
          departs: 370,
          arrives: 535,
          seat: '12A',
          fare: 5199,
          reference: 'H7K2LQ',
          questions: [],
        },
      ],
    })
  })

  it('the confirmation of a hotel: has its fields, and asks nothing', async () => {
    expect(await ticketsOf(samplePdf([STAY], options))).toMatchObject({
      tickets: [
        {
          kind: 'stay',
          name: 'Hotel Ganga Residency',
          date: '2026-12-12',
          departs: 840,
          arrives: 660,
          arrivesDays: 2,
          class: 'Deluxe Double',
          fare: 7840,
          questions: [],
        },
      ],
    })
  })
})

test('two pages: are read in their order', async () => {
  const pdf = samplePdf([[[40, 800, 'First page']], [[40, 800, 'Second page']]])
  expect(await read(pdf)).toEqual({ result: 'read', text: 'First page\n\nSecond page' })
})

test('a PDF that says it has a billion pages and has one: is read', async () => {
  const pdf = samplePdf([[[40, 800, 'PNR 4512345678']]], { pageCount: 1e9 })
  expect(await read(pdf)).toEqual({ result: 'read', text: 'PNR 4512345678' })
})

test('a page that stands on its side: is read as it is seen', async () => {
  const pdf = samplePdf([
    [
      [40, 40, 'From'],
      [40, 700, 'To'],
    ],
  ])
    .toString('latin1')
    .replace('/MediaBox', '/Rotate 90 /MediaBox')
  const reading = await read(Buffer.from(pdf, 'latin1'))
  // Turned by a quarter, what stood above stands to the right.
  expect(reading).toEqual({ result: 'read', text: 'From   To' })
})

const PAGE: Words[] = [[40, 800, 'PNR 4512345678']]
const LOCKED = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >>`

test.each([
  ['with more pages than are read', samplePdf(Array.from({ length: PDF_PAGES_MAX + 1 }, () => PAGE)), 'pdfPages'],
  ['that opens with a password', samplePdf([PAGE], { trailer: LOCKED }), 'pdfPassword'],
  ['without text', samplePdf([[]]), 'pdfPicture'],
  [
    'whose content is lists in lists, a hundred thousand deep',
    samplePdf([PAGE], { content: deflateSync('['.repeat(100_000)) }),
    'pdfPicture',
  ],
  ['that ends after its head', samplePdf([PAGE]).subarray(0, 60), 'pdfBroken'],
  ['that is none', Buffer.from('<html>PNR 4512345678</html>'), 'pdfBroken'],
  ['of no bytes', Buffer.alloc(0), 'pdfBroken'],
  ['with more text than is read', samplePdf(Array.from({ length: 12 }, () => lines(400, 50))), 'tooLong'],
])('a PDF %s: is refused, with the reason', async (_, pdf, result) => {
  expect(await read(pdf)).toEqual({ result })
})

/** Small words on a page: so many lines of so many letters. */
function lines(count: number, length: number): Words[] {
  return Array.from({ length: count }, (_, at) => [40, 820 - at * 2, 'x'.repeat(length), 1.8] as const)
}

describe('linesOf', () => {
  const piece = (text: string, x: number, y: number, height = 10) => ({
    text,
    x,
    y,
    width: text.length * height * 0.6,
    height,
  })

  it('pieces of one line in any order: from left to right, with spaces between words and three between columns', () => {
    expect(linesOf([piece('Fare', 300, 50), piece('No.', 70, 50.4), piece('Train', 36, 50)])).toEqual([
      'Train No.   Fare',
    ])
  })

  it('parts of a word: without a space', () => {
    expect(linesOf([piece('Ra', 10, 5), piece('il', 22, 5)])).toEqual(['Rail'])
  })

  it('the same word drawn twice for a bold look: once', () => {
    expect(linesOf([piece('Fare', 10, 5), piece('Fare', 10.3, 5), piece('₹', 40, 5)])).toEqual(['Fare ₹'])
  })

  it('small letters beside large ones: one line; the next line: another', () => {
    expect(linesOf([piece('IndiGo', 10, 20, 18), piece('PNR', 200, 16, 8), piece('K7X', 200, 30, 8)])).toEqual([
      'IndiGo   PNR',
      'K7X',
    ])
  })
})
