// npm test [-- --only unit|browser [what its runner takes]]: everything, or one kind, or what is named of it.
import { command } from './command.mjs'

command(async () => {
  const { runTests } = await import('./run-tests.mjs')
  const { setUp } = await import('./setup.mjs')
  await setUp()
  process.exitCode = await runTests(process.argv.slice(2))
})
