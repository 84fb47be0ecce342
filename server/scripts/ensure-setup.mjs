// Installs and builds what is missing; runs before npm scripts that call a package's own command.
import { command } from './command.mjs'

command(async () => {
  const { setUp } = await import('./setup.mjs')
  await setUp()
})
