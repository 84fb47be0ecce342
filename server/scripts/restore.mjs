import { command } from './command.mjs'

command(async () => {
  const from = process.env.INIT_CWD ?? process.cwd() // the folder that npm was called in
  const { setUpToRun } = await import('./setup.mjs')
  await setUpToRun()
  const { restore } = await import(new URL('../dist/backup.js', import.meta.url).href)
  process.exitCode = await restore(process.argv.slice(2), from)
})
