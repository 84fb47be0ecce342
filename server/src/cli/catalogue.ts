import fs from 'node:fs/promises'
import path from 'node:path'
import { importPackages } from '../db/seed/import-packages.ts'
import { catalogueTable, countOf, readCatalogue, writeCatalogue } from '../features/packages/catalogue-text.ts'
import { allPackages, setWithdrawn } from '../features/packages/store.ts'
import { fileError, StartupError } from '../platform/startup-error.ts'
import { type Command, runCommand } from './run-command.ts'

const USAGE = `npm run catalogue -- import FILE   adds the packages of FILE, or updates those whose slug is known
npm run catalogue -- export FILE   writes the catalogue to FILE, as import reads it
npm run catalogue -- list          shows it
npm run catalogue -- withdraw ID   offers a package no more; tours keep it (ID or slug)
npm run catalogue -- restore ID    offers it again`

const rethrowFor = (file: string) => (error: unknown) => {
  throw fileError(error, file)
}

/** Reads the file before anything else: one with a fault needs no database. */
async function importFrom(file: string): Promise<Command> {
  const read = readCatalogue(await fs.readFile(file, 'utf8').catch(rethrowFor(file)))
  if ('errors' in read) throw new StartupError([`Nothing of ${file} was imported:`, ...read.errors].join('\n'))
  return async ({ url }) => {
    const { added, updated, unchanged } = await importPackages(url, read.packages)
    return `${added} added, ${updated} updated, ${unchanged} unchanged`
  }
}

async function exportTo(file: string): Promise<Command> {
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

const list: Command = async ({ db }) => catalogueTable(await allPackages(db))

/** Offers a package no more, or again. */
const withdraw =
  (slugOrId: string, withdrawn: boolean): Command =>
  async ({ db }) => {
    const found = await setWithdrawn(db, slugOrId, withdrawn, new Date())
    if (!found) throw new StartupError(`No package has the id or slug ${slugOrId}.`)
    const state = withdrawn ? 'withdrawn' : 'offered'
    return found.changed ? `"${found.name}" is ${state} now.` : `"${found.name}" was ${state} before.`
  }

/** What the command line asks for; files are seen from the folder `from`. */
async function parseArgs([command, file, ...more]: string[], from: string): Promise<Command> {
  const at = file && path.resolve(from, file)
  if (command === 'list' && !file) return list
  if (command === 'import' && at && more.length === 0) return importFrom(at)
  if ((command === 'withdraw' || command === 'restore') && file && more.length === 0)
    return withdraw(file, command === 'withdraw')
  if (command === 'export' && at && more.length === 0) return exportTo(at)
  throw new StartupError(USAGE)
}

/**
 * The operator's way to the packages, also while the server runs: what it writes shows in the server's next answer.
 * @param args the command line after the command's name
 * @param from the folder that a FILE is seen from
 * @returns the exit code
 */
export const catalogue = (args: string[], from: string): Promise<number> => runCommand(() => parseArgs(args, from))
