import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const list = fs.readFileSync(path.join(root, 'docs/security.md'), 'utf8')
const rows = list.split('\n').filter((line) => /^\| \d/.test(line))
const filesIn = (text: string) =>
  [...text.matchAll(/`((?:server|client|shared|tools|\.github)\/[\w./-]+)`/g)].map(([, file = '']) => file)
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

describe('docs/security.md', () => {
  test.each([...new Set(filesIn(list))])('the file exists: %s', (file) => {
    expect(fs.existsSync(path.join(root, file))).toBe(true)
  })

  test.each(rows.filter((row) => row.includes('“')))('the named tests exist: %s', (row) => {
    const sources = filesIn(row)
      .filter((file) => /\.(test|spec)\.ts$/.test(file))
      .map(read)
    for (const [, title = ''] of row.matchAll(/“([^”]+)”/g))
      expect(
        sources.some((source) => source.includes(`'${title}'`)),
        title,
      ).toBe(true)
  })
})
