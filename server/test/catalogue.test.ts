import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { PackageFacts } from '@saathi/shared/packages/schema'
import { describe, expect, test } from 'vitest'
import { isRunning } from '../scripts/lock.mjs'
import { root } from '../scripts/setup.mjs'
import { catalogue as catalogueCommand } from '../src/cli/catalogue.ts'
import { catalogueCache } from '../src/features/packages/queries/packages.ts'
import { useApp } from './app.ts'
import { runInProcess } from './cli.ts'
import { useDatabase } from './db.ts'
import { aPackage, aTour } from './make.ts'
import { makePerson } from './people.ts'
import { databaseIn, useProcesses } from './process.ts'

const db = useDatabase()
const site = useApp(db)
const { launch, folder, usedDataDir } = useProcesses()

const HAMPI = aPackage({ slug: 'hampi', name: 'Hampi by coracle', price: 11_900 })
const LEH = aPackage({ slug: 'leh', name: 'Monasteries of the Indus', price: 34_500 })

/** The first lines of a command: the set-up of a clone, if needed, and the database. */
const SET_UP = /^(Installing|Building|Waiting|Database:) .*\n/gm
const withSetUp = { timeout: 120_000 }

/** Runs the command as npm does, from the operator's current folder. */
function catalogue(from: string, args: string[], env: Record<string, string>) {
  const given = { PATH: process.env.PATH ?? '', INIT_CWD: from, ...env }
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const script = path.join(root, 'server/scripts/cli.mjs')
    execFile(process.execPath, [script, 'catalogue', ...args], { cwd: root, env: given }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err: err.replace(SET_UP, '') }),
    )
  })
}

function fileOf(folder: string, packages: unknown[]) {
  fs.writeFileSync(path.join(folder, 'packages.json'), JSON.stringify(packages))
  return 'packages.json'
}

const prices = async () => {
  const packages: PackageFacts[] = (await site.app.inject('/api/packages')).json()
  return packages.map(({ slug, price }) => `${slug} ${price}`)
}

describe('npm run catalogue with DATABASE_URL', withSetUp, () => {
  test('import, list, export and import again: the site shows each change', async () => {
    const here = folder()
    const run = (...args: string[]) => catalogue(here, args, { DATABASE_URL: db.url })
    expect(await prices()).toEqual([])

    const first = await run('import', fileOf(here, [HAMPI, LEH]))
    expect(first).toEqual({ code: 0, out: '2 added, 0 updated, 0 unchanged\n', err: '' })
    await expect.poll(prices, { timeout: 5_000 }).toEqual(['hampi 11900', 'leh 34500'])
    const ids = await db.sql`select id, slug from packages order by id`

    const second = await run('import', fileOf(here, [{ ...LEH, price: 30_000 }, aPackage({ slug: 'gir' })]))
    expect(second.out).toBe('1 added, 1 updated, 0 unchanged\n')
    await expect.poll(prices, { timeout: 5_000 }).toEqual(['hampi 11900', 'leh 30000', 'gir 15200'])
    expect((await db.sql`select id, slug from packages order by id`).slice(0, 2)).toEqual([...ids])

    expect((await run('list')).out).toMatch(/^slug .*\nhampi .*₹11,900\nleh .*₹30,000\ngir .*₹15,200\n3 packages\n$/)
    expect((await run('export', 'out.json')).out).toBe(`3 packages written to ${path.join(here, 'out.json')}\n`)
    const exported = fs.readFileSync(path.join(here, 'out.json'), 'utf8')
    expect(JSON.parse(exported)[0]).toEqual(HAMPI)
    expect((await run('import', 'out.json')).out).toBe('0 added, 0 updated, 3 unchanged\n')
    await run('export', 'again.json')
    expect(fs.readFileSync(path.join(here, 'again.json'), 'utf8')).toBe(exported)
    expect(fs.readdirSync(here).sort()).toEqual(['again.json', 'out.json', 'packages.json'])
  })

  test('withdraw and offer: a withdrawn package stays in its tours', async () => {
    const here = folder()
    const run = async (...args: string[]) => {
      const out = await runInProcess(catalogueCommand, args, { db: db.db, url: db.url }, here)
      catalogueCache(db.db).clear() // its responses are cached for a second
      return { out: `${out}\n` }
    }
    await run(
      'import',
      fileOf(here, [aPackage({ slug: 'bir', name: 'Bir' }), aPackage({ slug: 'auli', name: 'Auli' })]),
    )
    const [bir] = await db.sql`select id from packages where slug = 'bir'`
    const host = await makePerson(site, db, 'Meera')
    const { _id: tourId } = await host.api.tours.create(aTour({ packageId: bir?.id }))
    const listed = async () => (await prices()).map((line) => line.split(' ')[0])

    expect((await run('withdraw', 'bir')).out).toBe('"Bir" is withdrawn now.\n')
    expect((await run('withdraw', bir?.id)).out).toBe('"Bir" was withdrawn before.\n')
    expect(await listed()).not.toContain('bir')
    expect((await host.api.packages.list({ limit: 100 })).items.map(({ slug }) => slug)).not.toContain('bir')
    expect((await site.app.inject(`/api/packages/${bir?.id}`)).json()).toMatchObject({ name: 'Bir', withdrawn: true })
    expect((await host.api.tours.get({ tourId })).packageId).toMatchObject({ name: 'Bir' })
    expect((await host.api.tours.update({ tourId, tour: aTour({ packageId: bir?.id, price: 5 }) })).price).toBe(5)
    const refused = { code: 'BAD_REQUEST', message: expect.stringContaining('This package is no longer offered.') }
    await expect(host.api.tours.create(aTour({ packageId: bir?.id }))).rejects.toMatchObject(refused)
    const { _id: other } = await host.api.tours.create(aTour())
    await expect(host.api.tours.update({ tourId: other, tour: aTour({ packageId: bir?.id }) })).rejects.toMatchObject(
      refused,
    )
    expect((await run('list')).out).toMatch(/^bir +Bir \(withdrawn\) /m)

    await run('export', 'out.json')
    expect((await run('restore', 'bir')).out).toBe('"Bir" is offered now.\n')
    expect(await listed()).toContain('bir')
    expect((await site.app.inject(`/api/packages/${bir?.id}`)).json()).not.toHaveProperty('withdrawn')

    // An import changes `withdrawn` only if the file contains it.
    expect((await run('import', 'out.json')).out).toMatch(/^0 added, 1 updated, /)
    expect(await listed()).not.toContain('bir')
    const facts = JSON.parse(fs.readFileSync(path.join(here, 'out.json'), 'utf8')).find(
      ({ slug }: PackageFacts) => slug === 'bir',
    )
    expect((await run('import', fileOf(here, [{ ...facts, withdrawn: undefined }]))).out).toMatch(/1 unchanged\n$/)
    expect((await run('import', fileOf(here, [{ ...facts, withdrawn: false }]))).out).toMatch(
      /1 updated, 0 unchanged\n$/,
    )
    expect(await listed()).toContain('bir')

    const unknown = await catalogue(here, ['withdraw', 'nowhere'], { DATABASE_URL: db.url })
    expect([unknown.code, unknown.err]).toEqual([1, 'No package has the id or slug nowhere.\n'])
  })

  test('import with an error in the last row: nothing is imported', async () => {
    const here = folder()
    const run = (...args: string[]) => catalogue(here, args, { DATABASE_URL: db.url })
    const before = await prices()
    const broken = await run('import', fileOf(here, [aPackage({ slug: 'new' }), { ...HAMPI, price: -5, mood: 'calm' }]))
    expect([broken.code, broken.out]).toEqual([1, ''])
    expect(broken.err.trim().split('\n')).toEqual([
      `Nothing of ${path.join(here, 'packages.json')} was imported:`,
      'row 2 (slug hampi): price: Too small: expected number to be >=0',
      'row 2 (slug hampi): mood: there is no such field',
    ])
    expect(await prices()).toEqual(before)
  })

  test.each([
    ['a missing file', ['import', 'none.json'], /^There is no file .*none\.json\.\n$/],
    ['an export to a missing folder', ['export', 'no/such/folder.json'], /^There is no folder .*no\/such\.\n$/],
    ['no subcommand', [], /^npm run catalogue -- import FILE /],
    ['an unknown subcommand', ['delete', 'hampi'], /^npm run catalogue -- import FILE /],
    ['too many arguments', ['import', 'a.json', 'b.json'], /^npm run catalogue -- import FILE /],
  ])('%s: a clear error', async (_, args, message) => {
    const { code, out, err } = await catalogue(folder(), args, { DATABASE_URL: db.url })
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(message)
    expect(err).not.toMatch(/ at .*:\d+:\d+/)
  })

  test('an unreachable database: a clear error', async () => {
    const { code, err } = await catalogue(folder(), ['list'], { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/none' })
    expect(code).toBe(1)
    expect(err).toMatch(/^The database 127\.0\.0\.1:1\/none of DATABASE_URL cannot be used: /)
    expect(err).not.toContain('secret')
  })
})

describe('npm run catalogue without DATABASE_URL', withSetUp, () => {
  test('works on the embedded database, whether or not the site is running', async () => {
    const here = folder()
    const env = { DATA_DIR: await usedDataDir() }
    const saathi = launch({ env })
    const address = await saathi.ready()
    const { pid } = databaseIn(env.DATA_DIR)
    const count = async () => ((await (await fetch(`${address}/api/packages`)).json()) as unknown[]).length
    const before = await count()

    const running = await catalogue(here, ['import', fileOf(here, [HAMPI])], env)
    expect(running).toEqual({ code: 0, out: '1 added, 0 updated, 0 unchanged\n', err: '' })
    await expect.poll(count, { timeout: 5_000 }).toBe(before + 1)
    expect(isRunning(pid)).toBe(true)
    expect(await saathi.stop()).toBe(0)

    const alone = await catalogue(here, ['list'], env)
    expect(alone.out).toContain(`\n${before + 1} packages\n`)
    expect(fs.existsSync(path.join(env.DATA_DIR, 'postgres/postmaster.pid'))).toBe(false)
  })
})
