// npm run lighthouse [-- --runs 5 /privacy /terms]: Lighthouse scores on a phone of one page of each kind, of the public
// pages with these paths, or, with `--only /tours`, of those of one page of each kind whose path begins so.
import { command } from './command.mjs'

command(async () => {
  const { measurePages } = await import('./lighthouse-report.mjs')
  const { setUp } = await import('./setup.mjs')
  await setUp()
  await measurePages(process.argv.slice(2))
})
