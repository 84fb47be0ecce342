import { command } from './command.mjs'

command(async () => {
  const { setUpToRun } = await import('./setup.mjs')
  await setUpToRun()
  const { moderate } = await import(new URL('../dist/moderate.js', import.meta.url).href)
  process.exitCode = await moderate(process.argv.slice(2))
})
