import { command } from './command.mjs'

command(async () => {
  const from = process.env.INIT_CWD ?? process.cwd() // the folder that npm was called in
  const { setUpToRun } = await import('./setup.mjs')
  await setUpToRun()
  const { catalogue } = await import(new URL('../dist/catalogue.js', import.meta.url).href)
  process.exitCode = await catalogue(process.argv.slice(2), from)
})
