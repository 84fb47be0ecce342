import { command } from './command.mjs'

command(async () => {
  const { setUpToRun } = await import('./setup.mjs')
  await setUpToRun()
  const { enquiries } = await import(new URL('../dist/enquiries.js', import.meta.url).href)
  process.exitCode = await enquiries(process.argv.slice(2))
})
