import { command } from './command.mjs'

command(async () => {
  const { setUp } = await import('./setup.mjs')
  await setUp()
  await import(new URL('../dist/main.js', import.meta.url).href)
})
