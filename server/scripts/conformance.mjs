// npm run conformance: runs the Firebase web SDK against the embedded identity provider and the official emulator.
import { command } from './command.mjs'

command(async () => {
  const { runConformance } = await import('./emulator.mjs')
  const { setUp } = await import('./setup.mjs')
  await setUp()
  process.exitCode = await runConformance()
})
