import path from 'node:path'
import { restoreBackup } from '../db/backup/restore.ts'
import { saveBackup } from '../db/backup/save.ts'
import { StartupError } from '../platform/startup-error.ts'
import { operate, type Task } from './run-command.ts'

const BACKUP_USAGE = 'npm run backup -- FILE   saves everything that the database holds, also while Saathi runs'
const RESTORE_USAGE = `npm run restore -- FILE             puts a backup into an empty database, while Saathi does not run
npm run restore -- FILE --replace   puts it in the place of all that the database holds`

const counted = ({ tables, rows }: { tables: number; rows: number }) =>
  `${rows.toLocaleString('en-IN')} rows of ${tables} tables`

function backupOf([file, ...more]: string[], from: string): Task {
  if (!file || file.startsWith('-') || more.length > 0) throw new StartupError(BACKUP_USAGE)
  const at = path.resolve(from, file)
  return async ({ url }) => `${counted(await saveBackup(url, at, new Date()))} saved in ${at}`
}

function restoreOf(args: string[], from: string): Task {
  const files = args.filter((arg) => arg !== '--replace')
  const [file] = files
  if (!file || file.startsWith('-') || files.length > 1) throw new StartupError(RESTORE_USAGE)
  const at = path.resolve(from, file)
  return async ({ url, kept }) => {
    if (kept) throw new StartupError('Saathi runs on this database: stop it first.')
    const restored = await restoreBackup(url, at, files.length < args.length)
    return `${counted(restored)} restored, as they were at ${restored.madeAt}`
  }
}

/** Saves the database as it is, whatever migrations it has: a backup comes before an update. @returns the exit code */
export const backup = (args: string[], from: string): Promise<number> =>
  operate(() => backupOf(args, from), { migrated: false })

/** Brings a saved database back. @returns the exit code */
export const restore = (args: string[], from: string): Promise<number> =>
  operate(() => restoreOf(args, from), { migrated: false })
