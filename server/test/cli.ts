import type { Command, CommandDeps } from '../src/cli/command.ts'
import { readArguments } from '../src/cli/main.ts'

/** Runs an operator's command in this process. @returns the text that it prints */
export async function runInProcess(
  command: Command,
  args: string[],
  deps: Partial<CommandDeps>,
  folder = process.cwd(),
): Promise<string> {
  const task = await command.prepare(readArguments(command, args, folder))
  return task({ isServerRunning: false, url: '', operator: 'meera', now: () => new Date(), ...deps } as CommandDeps)
}
