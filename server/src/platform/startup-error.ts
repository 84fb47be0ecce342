import fs from 'node:fs'
import path from 'node:path'

/** Why a command cannot run: one line with the cause and the remedy, printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** The error of a failed `listen`, as a StartupError where the cause is known. */
export function listenError(error: unknown, host: string, port: number): unknown {
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} is busy: stop what uses it, or choose another, such as PORT=${port + 1}.`,
    EACCES: `Port ${port} is reserved for root: choose a PORT from 1024 on.`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine: leave it unset, or use 0.0.0.0 for all of them.`,
    ENOTFOUND: `HOST ${host} is not known: leave it unset, or use 0.0.0.0 for every address of this machine.`,
  }
  const known = messages[codeOf(error)]
  return known ? new StartupError(known) : error
}

const UNREACHABLE = /^(E[A-Z_]+|CONNECT_TIMEOUT|CONNECTION_[A-Z]+|28000|28P01|3D000|42501|57P03|53300)$/

/** The error of connecting to DATABASE_URL, as a StartupError (without the password) where the cause is known. */
export function databaseError(error: unknown, url: string): unknown {
  if (!UNREACHABLE.test(codeOf(error))) return error
  const { host, pathname } = new URL(url)
  const reason = error instanceof Error && error.message ? error.message : codeOf(error)
  return new StartupError(`The database ${host}${pathname} of DATABASE_URL cannot be used: ${reason}.`)
}

/** The error of reading or writing an operator's file, as a StartupError where the cause is known. */
export function fileError(error: unknown, file: string): unknown {
  const folder = path.dirname(file)
  const messages: Record<string, string> = {
    ENOENT: fs.existsSync(folder) ? `There is no file ${file}.` : `There is no folder ${folder}.`,
    ENOTDIR: `${folder} is not a folder.`,
    EISDIR: `${file} is a folder, not a file.`,
    EEXIST: `${file} exists already: choose another name, or add --force to write over it.`,
    EACCES: `${file} cannot be opened: you have no right to it.`,
    EPERM: `${file} cannot be opened: you have no right to it.`,
    EROFS: `${file} cannot be written: its disk is read-only.`,
    ENOSPC: `${file} cannot be written: the disk is full.`,
  }
  const known = messages[codeOf(error)]
  return known ? new StartupError(known) : error
}

/** The text for an error that ends the process: its message, or its stack if the error is unexpected. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected = error instanceof StartupError || /^E[A-Z]+$/.test(codeOf(error))
  return (isExpected ? error.message : error.stack) ?? error.message
}
