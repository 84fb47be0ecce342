import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../scripts/setup.mjs'

const docs = [
  'README.md',
  '.github/CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/architecture.md',
  'docs/nouns.md',
  'docs/first-change.md',
  'docs/settings.md',
  'docs/growth.md',
  'docs/cluster.md',
]
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

describe.each(docs)('%s', (file) => {
  test('paths: exist', () => {
    const named = [...read(file).matchAll(/`((?:server|client|shared|migrations|docs|tools)\/[\w./-]+)`/g)].map(
      ([, name]) => name,
    )
    const missing = named.filter((name) => name && !/[*<{]/.test(name) && !fs.existsSync(path.join(root, name)))
    expect(missing).toEqual([])
  })

  test('links: lead to files', () => {
    const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, link]) => link as string)
    const missing = links.filter(
      (link) => !fs.existsSync(path.join(root, path.dirname(file), link.split('#')[0] ?? '')),
    )
    expect(missing).toEqual([])
  })
})

test('README.md: its commands are npm scripts', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const named = [...read('README.md').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name as string)
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

test('docs/settings.md: lists exactly the settings that the server reads', () => {
  const settings = [...read('server/src/platform/settings-schema.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
    ([, name]) => name as string,
  )
  const cells = [...read('docs/settings.md').matchAll(/^\| (`.*)$/gm)].map(([, row]) => row as string)
  const documented = cells.flatMap((row) => [...row.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name as string))
  expect(settings.length).toBeGreaterThan(20)
  expect(settings.filter((name) => !documented.includes(name))).toEqual([])
  expect(documented.filter((name) => !settings.includes(name))).toEqual([])
})

test.each(fs.readdirSync(path.join(root, 'docs/decisions')))('docs/decisions/%s: has a date and a status', (file) => {
  expect(read(`docs/decisions/${file}`).split('\n')[1]).toMatch(/^\d{4}-\d\d-\d\d · Status: (in force|replaced by \[)/)
})

test('docs/nouns.md: names every table and every router', () => {
  const text = read('docs/nouns.md')
  const folder = 'server/src/db/schema'
  const schema = fs.readdirSync(path.join(root, folder)).map((name) => read(`${folder}/${name}`))
  const tables = schema.flatMap((source) =>
    [...source.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => name as string),
  )
  expect(tables.length).toBeGreaterThan(80)
  // Those of the embedded identity provider are named together.
  expect(tables.filter((name) => !name.startsWith('identity_') && !text.includes(`\`${name}\``))).toEqual([])
  const routers = [...read('server/src/router.ts').matchAll(/^ {2}(\w+): \w+Router,$/gm)].map(
    ([, name]) => name as string,
  )
  expect(routers.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
})

test('README.md: has at most 110 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(110)
})
