import type { Db } from '../db/client.ts'

/** The arguments of a command line. `folder` is the one that file names are relative to. */
export type CommandInput = { words: string[]; flags: Set<string>; folder: string }

/** `isServerRunning` says whether a server uses the embedded database. */
export type CommandDeps = { db: Db; url: string; isServerRunning: boolean; operator: string; now: () => Date }

/** The prepared command; returns the text to print. */
export type Task = (deps: CommandDeps) => Promise<string>

export type Command = {
  usage: string
  /** The allowed `--flags`. */
  flags?: string[]
  /** Whether to migrate the database first; for every command that uses the current tables. */
  migrate: boolean
  /** The required database: one that Saathi has run on, any existing one, or an embedded one that is created if missing. */
  database?: (input: CommandInput) => 'used' | 'existing' | 'new'
  /**
   * Checks the arguments before the database is opened.
   * @throws StartupError with the usage or with what is wrong
   */
  prepare: (input: CommandInput) => Task | Promise<Task>
}
