import fs from 'node:fs/promises'
import path from 'node:path'
import { restoreBackup } from '../db/backup/restore.ts'
import { checkTarget, saveBackup } from '../db/backup/save.ts'
import { hasWorkers } from '../db/distribute/state.ts'
import { fileError, StartupError } from '../platform/startup-error.ts'
import type { Command, CommandInput } from './command.ts'

const BACKUP_USAGE = `npm run backup -- FILE           saves everything that the database holds, also while Saathi runs
npm run backup -- FILE --force   writes over FILE if it exists`
const RESTORE_USAGE = `npm run restore -- FILE             puts a backup into an empty database, while Saathi does not run
npm run restore -- FILE --replace   puts it in the place of all that the database holds
npm run restore -- FILE --new       makes the embedded database of DATA_DIR first, where there is none`

const counted = ({ tables, rows }: { tables: number; rows: number }) =>
  `${rows.toLocaleString('en-IN')} rows of ${tables} tables`

const rethrowFor = (file: string) => (error: unknown) => {
  throw fileError(error, file)
}

const say = (line: string) => process.stderr.write(`${line}\n`)

/** The absolute path of the one FILE. */
function onlyFile({ words: [file, ...more], folder }: CommandInput, usage: string): string {
  if (!file || more.length > 0) throw new StartupError(usage)
  return path.resolve(folder, file)
}

/** Saves the database without migrating it, since a backup is made before an update. */
export const backup: Command = {
  usage: BACKUP_USAGE,
  flags: ['force'],
  migrate: false,
  prepare: async (input) => {
    const file = onlyFile(input, BACKUP_USAGE)
    const overwrite = input.flags.has('force')
    await checkTarget(file, overwrite).catch(rethrowFor(file))
    return async ({ url, now }) => {
      const saved = await saveBackup(url, file, now(), { overwrite, say }).catch(rethrowFor(file))
      return `${counted(saved)} saved in ${file}`
    }
  },
}

export const restore: Command = {
  usage: RESTORE_USAGE,
  flags: ['replace', 'new'],
  migrate: false,
  database: ({ flags }) => (flags.has('new') ? 'new' : 'existing'),
  prepare: async (input) => {
    const file = onlyFile(input, RESTORE_USAGE)
    await fs.access(file, fs.constants.R_OK).catch(rethrowFor(file))
    return async ({ url, isServerRunning }) => {
      if (isServerRunning) throw new StartupError('Saathi runs on this database: stop it first.')
      const restored = await restoreBackup(url, file, input.flags.has('replace')).catch(rethrowFor(file))
      const outcome = `${counted(restored)} restored, as they were at ${restored.madeAt}`
      return (await hasWorkers(url))
        ? `${outcome}\nAll of them are on the coordinator now: npm run distribute spreads them.`
        : outcome
    }
  },
}
