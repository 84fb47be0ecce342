// npm test [-- --only client|server|browser [arguments of its runner]]: all tests, or one kind, or some of it.
import { command } from './command.mjs'

command(async () => {
  const { runTests } = await import('./run-tests.mjs')
  const { setUp } = await import('./setup.mjs')
  await setUp()
  process.exitCode = await runTests(process.argv.slice(2))
})
