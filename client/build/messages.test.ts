import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildManifest } from './manifest.ts'
import { fillIn, messages } from './messages.ts'
import { pseudo } from './pseudo.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'saathi-messages-'))

const FILES = {
  'page.ts': `import * as text from './messages/en/tours/tours.ts'\nexport const words = [text.join, text.seats(2)]`,
  'messages/en/tours/tours.ts': `export const join = 'Join Tour'\nexport const seats = (n: number) => \`\${n} seats\`\nexport const leave = 'Leave'`,
  'messages/hi/tours/tours.ts': `export const join = 'यात्रा में शामिल हों'\nexport function seats(n: number) { return \`\${n} सीटें\` }\nexport const leave = 'छोड़ें'`,
  'messages/ta/tours/tours.ts': `export const join = 'சேர்'`,
}

beforeAll(() => {
  for (const [name, source] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), source)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds a page with two texts in a locale, and runs it. */
async function wordsIn(locale: string): Promise<string[]> {
  const output = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [messages(locale, path.join(folder, 'messages'))],
    build: { write: false, lib: { entry: path.join(folder, 'page.ts'), formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  const { words } = await import(`data:text/javascript,${encodeURIComponent(output[0]?.output[0].code ?? '')}`)
  return words
}

test('messages: a build has the texts of its locale', async () => {
  expect(await wordsIn('en')).toEqual(['Join Tour', '2 seats'])
  expect(await wordsIn('hi')).toEqual(['यात्रा में शामिल हों', '2 सीटें'])
})

test('messages, a locale with missing texts or files: the build fails and names them', async () => {
  await expect(wordsIn('ta')).rejects.toThrow(/ta\/tours\/tours\.ts lacks seats, leave/)
  await expect(wordsIn('bn')).rejects.toThrow(/There is no translation.*bn\/tours\/tours\.ts/)
})

test('messages, the pseudo-locale: constants and functions are accented and in brackets', async () => {
  expect(await wordsIn('pseudo')).toEqual(['[!! Ĵóíñ Ţóúř ~ ~ !!]', '[!! 2 šéáţš ~ ~ !!]'])
})

test('pseudo: nested texts change; tags, numbers and other values do not', () => {
  expect(pseudo({ a: ['See <link>it</link>'], n: 3, none: null })).toEqual({
    a: ['[!! Šéé <link>íţ</link> ~ ~ ~ !!]'],
    n: 3,
    none: null,
  })
})

test('fillIn: a page gets the texts and the language of the locale', async () => {
  expect(await fillIn('<html lang="en-IN"><p>{{tryAgain}}</p>', 'en')).toBe('<html lang="en-IN"><p>Try again</p>')
  expect(await fillIn('<html lang="en-IN"><p>{{tryAgain}}</p>', 'pseudo')).toBe(
    '<html lang="pseudo"><p>[!! Ţřý áğáíñ ~ ~ !!]</p>',
  )
  await expect(fillIn('{{nothing}}', 'en')).rejects.toThrow(/have no nothing/)
})

test('manifestOf: the web app manifest has the texts and the language of the locale', async () => {
  const english = await buildManifest('en')
  expect([english.name, english.lang]).toEqual(['Saathi: travel together across India', 'en-IN'])
  expect(english.shortcuts.map(({ name }) => name)).toEqual(['Your trips', 'Expenses', 'Tours', 'Find your match'])
  const { name, description, lang, shortcuts } = await buildManifest('pseudo')
  expect(lang).toBe('pseudo')
  for (const text of [name, description, ...shortcuts.map((each) => each.name)]) expect(text).toMatch(/^\[!! .* !!\]$/)
})
