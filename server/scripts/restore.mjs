import { command } from './command.mjs'

command(async () => {
  const from = process.env.INIT_CWD ?? process.cwd() // npm runs scripts in its own folder and says here where it was called
  const { setUpToRun } = await import('./setup.mjs')
  await setUpToRun()
  const { restore } = await import(new URL('../dist/backup.js', import.meta.url).href)
  process.exitCode = await restore(process.argv.slice(2), from)
})
