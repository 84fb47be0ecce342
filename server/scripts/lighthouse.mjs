// npm run lighthouse [-- --runs 5 --only /tours /privacy /terms]: Lighthouse scores of the pages on a phone, or of the
// public pages with these paths.
import { command } from './command.mjs'

command(async () => {
  const { measurePages } = await import('./lighthouse-report.mjs')
  const { setUp } = await import('./setup.mjs')
  await setUp()
  await measurePages(process.argv.slice(2))
})
