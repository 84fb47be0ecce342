import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { root, setUp } from '../../scripts/setup.mjs'
import { databaseIn, useProcesses } from '../process.ts'
import { openSql } from '../sql.ts'

vi.setConfig({ testTimeout: 120_000 })
const { launch, folder, usedDataDir } = useProcesses()
beforeAll(setUp, 900_000)
/** The first lines of a command: the set-up of a clone, if needed, and the database. */
const SET_UP = /^(Installing|Building|Waiting|Database:) .*\n/gm

const run = (name: string, args: string[], from: string, env: Record<string, string>) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const given = { PATH: process.env.PATH ?? '', INIT_CWD: from, ...env }
    const file = path.join(root, 'server/scripts/cli.mjs')
    execFile(process.execPath, [file, name, ...args], { cwd: root, env: given }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err: err.replace(SET_UP, '') }),
    )
  })

const packagesIn = async (dataDir: string) => {
  const sql = openSql(databaseIn(dataDir).url)
  return sql`select p::text as row from packages p order by 1`.finally(() => sql.end())
}

test('npm run backup works while the server with the embedded database runs, and npm run restore when it does not', async () => {
  const here = folder()
  const env = { DATA_DIR: await usedDataDir() }
  const saathi = launch({ env })
  await saathi.ready()
  const saved = await run('backup', ['mine.backup'], here, env)
  expect(saved.out).toMatch(/^[\d,]+ rows of \d+ tables saved in .*\/mine\.backup\n$/)
  expect(fs.readdirSync(here)).toEqual(['mine.backup'])
  const before = await packagesIn(env.DATA_DIR)
  expect(before.length).toBeGreaterThan(0)

  const refused = await run('restore', ['mine.backup', '--replace'], here, env)
  expect([refused.code, refused.err]).toEqual([1, 'Saathi runs on this database: stop it first.\n'])
  await saathi.stop()

  const fresh = { DATA_DIR: path.join(folder(), 'data') }
  const restored = await run('restore', ['mine.backup', '--new'], here, fresh)
  expect(restored.out).toMatch(/^[\d,]+ rows of \d+ tables restored, as they were at \d{4}-/)
  const again = launch({ env: fresh })
  const address = await again.ready()
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(await packagesIn(fresh.DATA_DIR)).toEqual(before)
  await again.stop()
})
