// npm run conformance: the Firebase web SDK against the embedded identity provider and the official emulator alike.
import { command } from './command.mjs'

command(async () => {
  const { runConformance } = await import('./emulator.mjs')
  const { setUp } = await import('./setup.mjs')
  await setUp()
  process.exitCode = await runConformance()
})
