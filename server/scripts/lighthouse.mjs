// npm run lighthouse [-- --runs 5 --only /tours]: Lighthouse scores of the pages on a phone.
import { command } from './command.mjs'

command(async () => {
  const { measurePages } = await import('./lighthouse-report.mjs')
  const { setUp } = await import('./setup.mjs')
  await setUp()
  await measurePages(process.argv.slice(2))
})
