// npm run lighthouse [-- --runs 5 --only /tours]: how swift and how open the pages are on a phone, as Lighthouse sees it.
import { command } from './command.mjs'

command(async () => {
  const { measurePages } = await import('./lighthouse-report.mjs')
  const { setUp } = await import('./setup.mjs')
  await setUp()
  await measurePages(process.argv.slice(2))
})
