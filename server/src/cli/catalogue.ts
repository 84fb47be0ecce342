import fs from 'node:fs/promises'
import path from 'node:path'
import { importPackages } from '../db/seed/import-packages.ts'
import { placeIdOf } from '../features/destinations/place-ids.ts'
import { catalogueTable, countOf, readCatalogue, writeCatalogue } from '../features/packages/catalogue-text.ts'
import { allPackages, withdrawPackage } from '../features/packages/queries/packages.ts'
import { fileError, StartupError } from '../platform/startup-error.ts'
import type { Command, Task } from './command.ts'

const USAGE = `npm run catalogue -- import FILE   adds the packages of FILE, or updates those whose slug is known
npm run catalogue -- export FILE   writes the catalogue to FILE, as import reads it
npm run catalogue -- list          shows it
npm run catalogue -- withdraw ID   offers a package no more; tours keep it (ID or slug)
npm run catalogue -- restore ID    offers it again`

const rethrowFor = (file: string) => (error: unknown) => {
  throw fileError(error, file)
}

/** Reads the file first, so that an invalid one is reported without a database. */
async function importFrom(file: string): Promise<Task> {
  const read = readCatalogue(await fs.readFile(file, 'utf8').catch(rethrowFor(file)))
  if ('errors' in read) throw new StartupError([`Nothing of ${file} was imported:`, ...read.errors].join('\n'))
  return async ({ url, operator }) => {
    const { added, updated, unchanged } = await importPackages(url, read.packages, placeIdOf, { name: operator })
    return `${added} added, ${updated} updated, ${unchanged} unchanged`
  }
}

function exportTo(file: string): Task {
  return async ({ db }) => {
    const packages = await allPackages(db)
    const draft = `${file}.${process.pid}.new`
    try {
      await fs.writeFile(draft, writeCatalogue(packages))
      await fs.rename(draft, file)
    } catch (error) {
      throw fileError(error, file)
    } finally {
      await fs.rm(draft, { force: true })
    }
    return `${countOf(packages)} written to ${file}`
  }
}

const list: Task = async ({ db }) => catalogueTable(await allPackages(db))

/** Withdraws a package, or offers it again. */
const withdraw =
  (slugOrId: string, withdrawn: boolean): Task =>
  async ({ db, operator }) => {
    const found = await withdrawPackage(db, { packageId: slugOrId, withdrawn }, { name: operator })
    if (!found) throw new StartupError(`No package has the id or slug ${slugOrId}.`)
    const state = withdrawn ? 'withdrawn' : 'offered'
    return found.changed ? `"${found.name}" is ${state} now.` : `"${found.name}" was ${state} before.`
  }

/** Changes and shows the packages, also while the server runs, whose next answer shows the change. */
export const catalogue: Command = {
  usage: USAGE,
  migrate: true,
  prepare: ({ words: [action, file, ...more], folder }) => {
    const absolute = file && path.resolve(folder, file)
    if (action === 'list' && !file) return list
    if (file && absolute && more.length === 0) {
      if (action === 'import') return importFrom(absolute)
      if (action === 'export') return exportTo(absolute)
      if (action === 'withdraw' || action === 'restore') return withdraw(file, action === 'withdraw')
    }
    throw new StartupError(USAGE)
  },
}
