// npm test [-- --only unit|browser] [what to look for]: everything, or one kind, or what a runner's own filter finds.
import { command } from './command.mjs'

command(async () => {
  const { runTests } = await import('./run-tests.mjs')
  const { setUp } = await import('./setup.mjs')
  await setUp()
  process.exitCode = await runTests(process.argv.slice(2))
})
