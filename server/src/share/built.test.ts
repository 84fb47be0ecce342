import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPage } from './built.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'saathi-built-'))
  await writeFile(
    path.join(folder, 'index.html'),
    '<head><title>Saathi</title></head><body><div id="app"></div></body>',
  )
  await writeFile(path.join(folder, 'pages.json'), '{"/":["/assets/home.js"],"/packages/:id":["/assets/package.js"]}')
  await writeFile(path.join(folder, 'first-paint.html'), '<p>Explore</p>')
})
afterAll(() => rm(folder, { recursive: true }))

test('a page names the scripts of its own route, and the home page shows something before they run', async () => {
  const pageFor = await builtPage(folder)
  expect(pageFor?.('/')).toContain('href="/assets/home.js"')
  expect(pageFor?.('/')).toContain('<p>Explore</p><div id="app">')
  const one = pageFor?.('/packages/0190a6d0-0000-7000-8000-000000000000')
  expect(one).toContain('href="/assets/package.js"')
  expect(one).not.toContain('Explore')
  for (const other of ['/nowhere', '/constructor', '/packages/', '/packages/a/b'])
    expect(pageFor?.(other)).not.toContain('modulepreload')
})

test('where nothing is built there is no page', async () => {
  expect(await builtPage(path.join(folder, 'none'))).toBeNull()
})
