import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadHtmlTemplate } from './html-template.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'saathi-built-'))
  await writeFile(
    path.join(folder, 'index.html'),
    `<head>
    <title>Saathi</title>
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head><body><div id="app"></div></body>`,
  )
  await writeFile(
    path.join(folder, 'pages.json'),
    '{"/":["/assets/home.js"],"/about":["/assets/about.js"],"/packages/:id":["/assets/package.js","/assets/scenes.css"],"/tours/:id/group":[]}',
  )
  await writeFile(
    path.join(folder, 'first-paints.json'),
    JSON.stringify({
      '/': '<div id="first-paint"><p>Explore</p></div>',
      '/packages/:id': '<div id="first-paint"><p>{name}</p><img src="{image}"></div>',
    }),
  )
})
afterAll(() => rm(folder, { recursive: true }))

const ONE = '/packages/0190a6d0-0000-7000-8000-000000000000'

test('render: the page has preload links for the scripts of its route, and its style sheets', async () => {
  const built = await loadHtmlTemplate(folder)
  expect(built?.render('/about')).toContain('<link rel="modulepreload" crossorigin href="/assets/about.js">')
  expect(built?.render('/about')).toContain('<script type="module" crossorigin src="/assets/main.js">')
  expect(built?.render(ONE)).toContain('<link rel="modulepreload" crossorigin href="/assets/package.js">')
  expect(built?.render(ONE)).toContain('<link rel="stylesheet" crossorigin href="/assets/scenes.css">')
  for (const other of ['/nowhere', '/constructor', '/packages/', '/packages/a/b'])
    expect(built?.render(other).match(/modulepreload/g)).toHaveLength(1)
})

test('hasPage: true for the client’s routes, in its notation, and for no others', async () => {
  const built = await loadHtmlTemplate(folder)
  for (const path of ['/', '/about', '/about/', '/About', ONE, `${ONE}/`, '/tours/1/group', '/Tours/1/group/'])
    expect(built?.hasPage(path), path).toBe(true)
  for (const path of [
    '',
    '/nowhere',
    '/constructor',
    '/packages',
    '/packages/',
    '/packages/a/b',
    '/about/us',
    '/tours/group',
    '/tours/1/2/group',
  ])
    expect(built?.hasPage(path), path).toBe(false)
})

test('a page with a first paint: its scripts are loaded afterwards', async () => {
  const home = (await loadHtmlTemplate(folder))?.render('/')
  expect(home).toContain(
    '<div data-main="/assets/main.js" data-scripts="/assets/react.js /assets/home.js" id="first-paint"><p>Explore</p></div><div id="app">',
  )
  expect(home).not.toMatch(/<script|modulepreload/)
  expect(home).toContain('href="/assets/index.css"')
})

test('placeholders of a first paint: are replaced by escaped texts, and a missing text omits the first paint', async () => {
  const built = await loadHtmlTemplate(folder)
  const page = built?.render(ONE, { texts: { name: '</p><script>$&{image}', image: '" onerror="' } })
  expect(page).toContain('<p>&lt;/p&gt;&lt;script&gt;$&amp;{image}</p><img src="&quot; onerror=&quot;">')
  expect(built?.render(ONE, { texts: { name: 'Hampi' } })).not.toContain('first-paint')
  expect(built?.render(ONE)).not.toContain('first-paint')
})

test('initial data: cannot end its data block', async () => {
  const output = { name: '</script><script>alert(1)</script><!--\u2028' }
  const page =
    (await loadHtmlTemplate(folder))?.render('/about', { queries: [['packages.get', { packageId: 'x' }, output]] }) ??
    ''
  const [, data = ''] = page.match(/<script type="application\/json" id="initial-data">(.*?)<\/script><\/body>/) ?? []
  expect(data).not.toMatch(/[<\u2028]/)
  expect(JSON.parse(data)).toEqual([['packages.get', { packageId: 'x' }, output]])
})

test('a folder without a build: null', async () => {
  expect(await loadHtmlTemplate(path.join(folder, 'none'))).toBeNull()
})
