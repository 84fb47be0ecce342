import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { testDeps } from './app.ts'
import { useDatabase } from './db.ts'

const db = useDatabase()

test('pages with CLIENT_DIR: come from that build', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'saathi-client-'))
  await writeFile(path.join(folder, 'index.html'), '<html lang="hi"><head><title>साथी</title></head></html>')
  const app = await buildApp(testDeps(db, { config: readConfig({ CLIENT_DIR: folder }) }))
  const { body } = await app.inject({ url: '/login', headers: { accept: 'text/html' } })
  await app.close()
  await rm(folder, { recursive: true })
  expect(body).toContain('<html lang="hi">')
})
