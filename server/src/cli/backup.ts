import fs from 'node:fs/promises'
import path from 'node:path'
import { restoreBackup } from '../db/backup/restore.ts'
import { checkTarget, saveBackup } from '../db/backup/save.ts'
import { fileError, StartupError } from '../platform/startup-error.ts'
import { type Command, runCommand } from './run-command.ts'

const BACKUP_USAGE = `npm run backup -- FILE           saves everything that the database holds, also while Saathi runs
npm run backup -- FILE --force   writes over FILE if it exists`
const RESTORE_USAGE = `npm run restore -- FILE             puts a backup into an empty database, while Saathi does not run
npm run restore -- FILE --replace   puts it in the place of all that the database holds
npm run restore -- FILE --new       makes the embedded database of DATA_DIR first, where there is none`

const counted = ({ tables, rows }: { tables: number; rows: number }) =>
  `${rows.toLocaleString('en-IN')} rows of ${tables} tables`

/** The one FILE and the options of a command line. @throws StartupError with the usage for anything else */
function readArgs(args: string[], options: string[], usage: string) {
  const [file, ...more] = args.filter((arg) => !options.includes(arg))
  if (!file || file.startsWith('-') || more.length > 0) throw new StartupError(usage)
  return { file, has: (option: string) => args.includes(option) }
}

const rethrowFor = (file: string) => (error: unknown) => {
  throw fileError(error, file)
}

/** Saves the database as it is, whatever migrations it has: a backup comes before an update. @returns the exit code */
export const backup = (args: string[], from: string): Promise<number> =>
  runCommand(
    async () => {
      const { file, has } = readArgs(args, ['--force'], BACKUP_USAGE)
      const at = path.resolve(from, file)
      const overwrite = has('--force')
      await checkTarget(at, overwrite).catch(rethrowFor(at))
      return async ({ url }) => {
        const saved = await saveBackup(url, at, new Date(), { overwrite }).catch(rethrowFor(at))
        return `${counted(saved)} saved in ${at}`
      }
    },
    { migrated: false },
  )

/** Brings a saved database back. @returns the exit code */
export function restore(args: string[], from: string): Promise<number> {
  const command = async (): Promise<Command> => {
    const { file, has } = readArgs(args, ['--replace', '--new'], RESTORE_USAGE)
    const at = path.resolve(from, file)
    await fs.access(at, fs.constants.R_OK).catch(rethrowFor(at))
    return async ({ url, isServerRunning }) => {
      if (isServerRunning) throw new StartupError('Saathi runs on this database: stop it first.')
      const restored = await restoreBackup(url, at, has('--replace')).catch(rethrowFor(at))
      return `${counted(restored)} restored, as they were at ${restored.madeAt}`
    }
  }
  return runCommand(command, { migrated: false, wants: args.includes('--new') ? 'new' : 'existing' })
}
