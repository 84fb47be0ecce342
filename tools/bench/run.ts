// npm run bench [-- --quick] [-- --only WORDS] [-- --profile FOLDER]: compares our responses with the lowest possible
// cost on this machine: the rows of rows.ts, then the sections of sections.ts (--only trips, decks, fairness and so on).
// All are measured, whatever fails. --smoke runs each once with tiny numbers and no limits. --compare COMMIT measures the
// rows against those of that commit, and fails for a row that is slower by a tenth. --profile writes a CPU profile of our
// server.
// The script in package.json fixes the size of this process's young generation. Otherwise V8 sometimes keeps it so
// small that responses of 30 kB outlive it, and the client becomes slower than the server.
import { setUp } from '../../server/scripts/setup.mjs'
import { readOptions } from '../read-options.ts'
import { compareWith } from './against-commit.ts'
import { openBench } from './bench.ts'
import { rows } from './rows.ts'
import { compareRows, type Report, sections } from './sections.ts'

const USAGE =
  'Usage: npm run bench [-- --quick | --smoke] [--only WORDS] [--compare COMMIT] [--profile FOLDER] [--people NUMBER]'
const { values: options } = readOptions(USAGE, {
  options: {
    quick: { type: 'boolean' },
    smoke: { type: 'boolean' },
    only: { type: 'string', default: '' },
    compare: { type: 'string' },
    profile: { type: 'string' },
    people: { type: 'string' },
  },
})
const { only, compare: commit, profile } = options
// `--only rows` has all rows and no section.
const onlyRows = only === 'rows' ? '' : only
const hasRows = rows.some(({ name }) => name.includes(onlyRows))
const named = Object.entries(sections).filter(([name]) => name.includes(only))
if (!hasRows && named.length === 0)
  throw new Error(`--only ${only} names no row and none of ${Object.keys(sections).join(', ')}.`)

const people = options.people ? Number(options.people) : undefined
await setUp()
const started = Date.now()
const bench = await openBench({ scale: options.smoke ? 'smoke' : options.quick ? 'quick' : 'whole', profile, people })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => bench.close().finally(() => process.exit(1)))

const failures: string[] = []
async function run(name: string, section: () => Promise<Report>) {
  const began = Date.now()
  try {
    const { text, broken = [], exceeded = [] } = await section()
    console.log(`${text}\n(${name}: ${((Date.now() - began) / 1000).toFixed(1)} s)\n`)
    failures.push(...broken)
    if (bench.scale !== 'smoke') failures.push(...exceeded)
  } catch (error) {
    console.error(error)
    failures.push(`${name}: ${error instanceof Error ? error.message : error}`)
  }
}
try {
  if (commit) await run('compare', () => compareWith(bench, commit, onlyRows))
  else {
    if (hasRows) await run('rows', () => compareRows(bench, onlyRows))
    for (const [name, section] of named) await run(name, () => section(bench))
  }
  console.log(`in ${Math.round((Date.now() - started) / 1000)} s`)
} finally {
  await bench.close()
}
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1
