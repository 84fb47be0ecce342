// What every section of the benchmark needs: a Postgres, databases, servers, and how much is to be measured.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { indianDay } from '@saathi/shared/lib/days'
import { PackageFacts } from '@saathi/shared/packages/schema'
import postgres from 'postgres'
import * as z from 'zod/mini'
import { migrate } from '../../server/src/db/migrate.ts'
import { importPackages } from '../../server/src/db/seed/import-packages.ts'
import catalogue from '../../server/src/db/seed/packages.json' with { type: 'json' }
import { dropDatabase } from '../../server/test/drop-database.ts'
import { openTestServer } from '../../server/test/postgres.ts'
import { ask } from './measure.ts'
import { type Running, startOurs } from './processes.ts'
import type { Facts } from './rows.ts'
import { fillTravellers, register } from './travellers.ts'

/** How much is measured: `smoke` only shows that everything runs. */
export type Scale = 'whole' | 'quick' | 'smoke'

/** A database, and servers on it. */
export type Site = { url: string; start: (settings?: Record<string, string>) => Promise<Running> }

export type Bench = Awaited<ReturnType<typeof openBench>>

/** More replicas are never open at once. */
const REPLICAS = 2

async function openPostgres(scale: Scale, closers: (() => unknown)[]) {
  const server = await openTestServer({ durable: scale !== 'smoke' })
  closers.push(server.close)
  const admin = postgres(server.url('postgres'), { max: 1, onnotice: () => {} })
  closers.push(() => admin.end())
  async function createDatabase(template?: string) {
    const name = `saathi_bench_${randomUUID().slice(0, 8)}`
    await admin.unsafe(`create database ${name} ${template ? `template ${template}` : ''}`)
    closers.push(() => dropDatabase((statement) => admin.unsafe(statement), name))
    return name
  }
  let template: Promise<string> | null = null
  async function migrated() {
    const name = await createDatabase()
    await migrate(server.url(name))
    return name
  }
  return {
    what: server.what,
    /** An empty database, migrated unless the server that is started on it does that. */
    async database({ isMigrated = true } = {}): Promise<string> {
      if (isMigrated) template ??= migrated()
      return server.url(await createDatabase(isMigrated ? await template! : undefined))
    },
  }
}

/** The signed-in user and the ids of the requests, in an empty database with packages. */
export async function findFacts(ours: Running, url: string, tours: number): Promise<Facts> {
  const [first] = JSON.parse(await ask({ running: ours, request: { path: '/api/packages?limit=1' } }))
  const { token, userId } = await register(ours, 'bench@saathi.example')
  const filled = await fillTravellers(url, userId, tours)
  return { packageId: String(first._id), token, userId, ...filled, today: indianDay(new Date()) }
}

/** @param profile a folder for CPU profiles of our server; `people`: the size of the section growth, if it is given */
export async function openBench({ scale, profile, people }: { scale: Scale; profile?: string; people?: number }) {
  const closers: (() => unknown)[] = []
  const close = async () => {
    for (const one of closers.splice(0).reverse()) await one()
  }
  try {
    const postgresServer = await openPostgres(scale, closers)
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-bench-'))
    closers.push(() => fs.rmSync(dataDir, { recursive: true, force: true }))
    const profiler = profile ? ['--cpu-prof', '--cpu-prof-dir', path.resolve(profile)] : []
    const start = async (url: string, settings?: Record<string, string>, script?: string) => {
      const running = await startOurs(url, dataDir, profiler, settings, script)
      closers.push(running.stop)
      return running
    }
    const pick = <T>(whole: T, quick: T, smoke: T): T => ({ whole, quick, smoke })[scale]

    let main: Promise<{ url: string; ours: Running; facts: Facts }> | null = null
    async function openMain() {
      const url = await postgresServer.database()
      await importPackages(url, z.array(PackageFacts).parse(catalogue))
      const ours = await start(url)
      return { url, ours, facts: await findFacts(ours, url, pick(2_000, 2_000, 200)) }
    }
    const openMainOnce = () => {
      main ??= openMain()
      return main
    }

    const shared: Promise<Running>[] = []
    let turn = 0
    /** In a smoke run all sections share one database and two servers, which no section stops. */
    async function startShared(): Promise<Running> {
      const { url, ours } = await openMainOnce()
      if (shared.length === 0) shared.push(Promise.resolve(ours), start(url))
      turn += 1
      const running = await (shared[turn % REPLICAS] as Promise<Running>)
      return { ...running, stop: async () => {} }
    }
    async function site(): Promise<Site> {
      if (scale === 'smoke') return { url: (await openMainOnce()).url, start: startShared }
      const url = await postgresServer.database()
      return { url, start: (settings) => start(url, settings) }
    }
    return {
      scale,
      people,
      pick,
      postgres: postgresServer.what,
      packages: catalogue.length,
      database: postgresServer.database,
      main: openMainOnce,
      site,
      start,
      onClose: (closer: () => unknown) => void closers.push(closer),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
