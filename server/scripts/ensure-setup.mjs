// What goes before a script that packages bring: a clone in which it can run.
import { command } from './command.mjs'

command(async () => {
  const { setUp } = await import('./setup.mjs')
  await setUp()
})
