import { parseArgs } from 'node:util'
import { StartupError } from '../platform/startup-error.ts'
import { backup, restore } from './backup.ts'
import { catalogue } from './catalogue.ts'
import type { Command, CommandInput } from './command.ts'
import { distribute } from './distribute.ts'
import { moderate } from './moderate.ts'
import { runCommand } from './run-command.ts'
import { staff } from './staff.ts'

/** The operators' commands: `npm run NAME -- ARGUMENTS`. */
const COMMANDS: Record<string, Command> = { backup, restore, catalogue, distribute, moderate, staff }

/** @throws StartupError with the usage for an unknown option */
export function readArguments({ usage, flags = [] }: Command, args: string[], folder: string): CommandInput {
  try {
    const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]))
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    return { words: positionals, flags: new Set(Object.keys(values)), folder }
  } catch {
    throw new StartupError(usage)
  }
}

/**
 * Runs one of the operators' commands.
 * @param args the command's name, then its arguments
 * @param folder the folder that file names are relative to
 * @returns the exit code
 */
export async function main([name = '', ...args]: string[], folder: string): Promise<number> {
  const command = COMMANDS[name]
  if (!command) throw new Error(`unknown command ${name}`)
  return runCommand(command, () => readArguments(command, args, folder))
}
