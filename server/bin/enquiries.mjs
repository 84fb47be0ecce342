import { command } from './command.mjs'

command(async () => {
  const { setUp } = await import('./setup.mjs')
  await setUp()
  const { enquiries } = await import(new URL('../dist/enquiries.js', import.meta.url).href)
  process.exitCode = await enquiries(process.argv.slice(2))
})
