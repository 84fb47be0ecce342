// npm test: all tests, one kind, or those for what differs from main; see USAGE in run-tests.mjs.
import { command } from './command.mjs'

command(async () => {
  const { runTests, USAGE } = await import('./run-tests.mjs')
  const args = process.argv.slice(2)
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(USAGE)
    return
  }
  const { setUp } = await import('./setup.mjs')
  await setUp()
  process.exitCode = await runTests(args)
})
