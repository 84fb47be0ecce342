import { command } from './command.mjs'

// Runs an operator's command: `node server/scripts/cli.mjs NAME ARGUMENTS`.
command(async () => {
  const folder = process.env.INIT_CWD ?? process.cwd() // the folder that npm was called in
  const { setUpToRun } = await import('./setup.mjs')
  await setUpToRun()
  const { main } = await import(new URL('../dist/cli.js', import.meta.url).href)
  process.exitCode = await main(process.argv.slice(2), folder)
})
