import fs from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { type Config, readConfig } from './config.ts'
import { connectDb, type Db } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { importPackages } from './db/seed/import-packages.ts'
import { runningPostgres } from './embedded/postgres/running.ts'
import { startPostgres } from './embedded/postgres.ts'
import { catalogueTable, countOf, readCatalogue, writeCatalogue } from './packages/catalogue-text.ts'
import { allPackages } from './packages/store.ts'
import { databaseFault, plain, StartupError } from './startup-error.ts'

const USAGE = `npm run catalogue -- import FILE   adds the packages of FILE, or updates those whose slug is known
npm run catalogue -- export FILE   writes the catalogue to FILE, as import reads it
npm run catalogue -- list          shows it`

type Task = (catalogue: { db: Db; url: string }) => Promise<string>

/** Reads the file before anything else: one with a fault needs no database. */
async function importFrom(file: string): Promise<Task> {
  const read = readCatalogue(await fs.readFile(file, 'utf8'))
  if ('faults' in read) throw new StartupError([`Nothing of ${file} was imported:`, ...read.faults].join('\n'))
  return async ({ url }) => {
    const { added, updated, unchanged } = await importPackages(url, read.packages)
    return `${added} added, ${updated} updated, ${unchanged} unchanged`
  }
}

async function exportTo(file: string): Promise<Task> {
  return async ({ db }) => {
    const packages = await allPackages(db)
    const draft = `${file}.${process.pid}.new`
    try {
      await fs.writeFile(draft, writeCatalogue(packages))
      await fs.rename(draft, file)
    } finally {
      await fs.rm(draft, { force: true })
    }
    return `${countOf(packages)} written to ${file}`
  }
}

const list: Task = async ({ db }) => catalogueTable(await allPackages(db))

/** What the command line asks for; files are seen from the folder `from`. */
async function taskOf([command, file, ...more]: string[], from: string): Promise<Task> {
  const at = file && path.resolve(from, file)
  if (command === 'list' && !file) return list
  if (command === 'import' && at && more.length === 0) return importFrom(at)
  if (command === 'export' && at && more.length === 0) return exportTo(at)
  throw new StartupError(USAGE)
}

/** The database of DATABASE_URL; else the embedded one, for as long as this takes where no server runs on it. */
async function openDatabase({ databaseUrl, dataDir }: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = databaseUrl ?? runningPostgres(dataDir)
  return url ? { url, stop: async () => {} } : startPostgres({ dataDir })
}

/**
 * The operator's way to the packages, also while the server runs: what it writes shows in the server's next answer.
 * @param args the command line after the command's name
 * @param from the folder that a FILE is seen from
 * @returns the exit code
 */
export async function catalogue(args: string[], from: string): Promise<number> {
  z.config(z.locales.en())
  try {
    const task = await taskOf(args, from)
    const { url, stop } = await openDatabase(readConfig())
    try {
      await migrate(url).catch((error) => {
        throw databaseFault(error, url)
      })
      const { db, close } = connectDb(url)
      const outcome = await task({ db, url }).finally(close)
      process.stdout.write(`${outcome}\n`)
    } finally {
      await stop()
    }
    return 0
  } catch (error) {
    process.stderr.write(`${plain(error)}\n`)
    return 1
  }
}
