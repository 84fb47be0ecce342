import fs from 'node:fs'
import path from 'node:path'

/** Why the server cannot start: one plain line that names the cause and the way out. It is shown without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Why it cannot listen there, in plain words where they are known. */
export function listenError(error: unknown, host: string, port: number): unknown {
  const why: Record<string, string> = {
    EADDRINUSE: `Port ${port} is busy: stop what uses it, or choose another, such as PORT=${port + 1}.`,
    EACCES: `Port ${port} is reserved for root: choose a PORT from 1024 on.`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine: leave it unset, or use 0.0.0.0 for all of them.`,
    ENOTFOUND: `HOST ${host} is not known: leave it unset, or use 0.0.0.0 for every address of this machine.`,
  }
  const known = why[codeOf(error)]
  return known ? new StartupError(known) : error
}

const UNREACHABLE = /^(E[A-Z_]+|CONNECT_TIMEOUT|CONNECTION_[A-Z]+|28000|28P01|3D000|42501|57P03|53300)$/

/** Why the database of DATABASE_URL cannot be used, without its password. */
export function databaseError(error: unknown, url: string): unknown {
  if (!UNREACHABLE.test(codeOf(error))) return error
  const { host, pathname } = new URL(url)
  const said = error instanceof Error && error.message ? error.message : codeOf(error)
  return new StartupError(`The database ${host}${pathname} of DATABASE_URL cannot be used: ${said}.`)
}

/** Why a file that an operator named cannot be read or written, in plain words where they are known. */
export function fileError(error: unknown, file: string): unknown {
  const folder = path.dirname(file)
  const why: Record<string, string> = {
    ENOENT: fs.existsSync(folder) ? `There is no file ${file}.` : `There is no folder ${folder}.`,
    ENOTDIR: `${folder} is not a folder.`,
    EISDIR: `${file} is a folder, not a file.`,
    EEXIST: `${file} exists already: choose another name, or add --force to write over it.`,
    EACCES: `${file} cannot be opened: you have no right to it.`,
    EPERM: `${file} cannot be opened: you have no right to it.`,
    EROFS: `${file} cannot be written: its disk is read-only.`,
    ENOSPC: `${file} cannot be written: the disk is full.`,
  }
  const known = why[codeOf(error)]
  return known ? new StartupError(known) : error
}

/** What a person is told of an error that ended the process: its message, with a stack only if nobody foresaw it. */
export function plain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const foreseen = error instanceof StartupError || /^E[A-Z]+$/.test(codeOf(error))
  return (foreseen ? error.message : error.stack) ?? error.message
}
