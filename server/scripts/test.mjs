// npm test [-- --only client|server|browser] [--changed [COMMIT]] [arguments of the runners]: all tests, or one kind, or those
// for what differs from main.
import { command } from './command.mjs'

command(async () => {
  const { runTests } = await import('./run-tests.mjs')
  const { setUp } = await import('./setup.mjs')
  await setUp()
  process.exitCode = await runTests(process.argv.slice(2))
})
