import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * The options of a command. `--help` prints `usage` and ends the process; an option that it does not know or that lacks
 * its value prints the fault too and ends it with 1.
 */
export function readOptions<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit()
  }
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
    process.exit(1)
  }
}
