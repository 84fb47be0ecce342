import { describe, expect, test } from 'vitest'
import { csvOf } from './csv.ts'

describe('csvOf', () => {
  test('texts with commas, quotes or line breaks: stand in quotes, with doubled quotes', () => {
    expect(csvOf([['a,b', 'say "hi"', 'two\nlines', 'plain']])).toBe('"a,b","say ""hi""","two\nlines",plain\r\n')
  })

  test('texts that a spreadsheet would take for a formula: begin with an apostrophe', () => {
    for (const sign of ['=', '+', '-', '@', '\t', '\uFF1D']) expect(csvOf([[`${sign}1+1`]])).toBe(`'${sign}1+1\r\n`)
    expect(csvOf([['=HYPERLINK("x","y")']])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n')
    expect(csvOf([['\r=1']])).toBe('"\'\r=1"\r\n')
  })

  test('numbers stay numbers, also below zero, and a missing value is an empty cell', () => {
    expect(
      csvOf([
        ['day', 'n'],
        ['2026-11-21', -5],
        ['2026-11-22', null],
      ]),
    ).toBe('day,n\r\n2026-11-21,-5\r\n2026-11-22,\r\n')
  })
})
