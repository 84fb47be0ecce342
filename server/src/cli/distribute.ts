import postgres from 'postgres'
import { distributionProblems } from '../db/distribute/checks.ts'
import { distribute as distributeTables } from '../db/distribute/distribute.ts'
import { reportDistribution } from '../db/distribute/report.ts'
import { listNodes, tableStates } from '../db/distribute/state.ts'
import { StartupError } from '../platform/startup-error.ts'
import { textTable } from '../platform/text-table.ts'
import type { Command, Task } from './command.ts'

const USAGE = `npm run distribute              spreads the large tables over the workers of a Citus cluster
npm run distribute -- --plan    checks, and says what would be moved
npm run distribute -- --check   reports how evenly they are spread, and fails if something is not where it belongs`

const say = (line: string) => process.stderr.write(`${line}\n`)

/** The changes that a run would make. @throws StartupError with what has to be mended first */
async function readPlan(url: string): Promise<string> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const problems = await distributionProblems(sql)
    if (problems.length > 0) throw new StartupError(['The tables cannot be distributed yet:', ...problems].join('\n'))
    const tables = (await tableStates(sql)).filter(({ distributed }) => !distributed)
    if (tables.length === 0) return 'Every table is distributed already.'
    const workers = (await listNodes(sql)).filter(({ hasShards }) => hasShards).map(({ name }) => name)
    const [shards] = await sql`show citus.shard_count`
    const lines = tables.map(({ table, column, rows, bytes }) => [
      table,
      column,
      Math.round(rows).toLocaleString('en-IN'),
      (bytes / 1e6).toFixed(1),
    ])
    return `${textTable([['table', 'by', 'rows, about', 'MB'], ...lines], [2, 3])}
To ${workers.join(', ')}, in ${shards?.['citus.shard_count']} shards each. While a table moves, reads of it go on and writes to it wait;
those that wait for three seconds are answered 503. A run that is broken off goes on where it ended.`
  } finally {
    await sql.end({ timeout: 1 })
  }
}

const run: Task = async ({ url }) => {
  say(await readPlan(url))
  const moved = await distributeTables(url, { say })
  return moved === 0 ? 'There was nothing to do.' : `${moved} tables distributed.`
}

const check: Task = async ({ url }) => {
  const { text, problems } = await reportDistribution(url)
  if (problems.length > 0) throw new StartupError([...(text ? [text, ''] : []), ...problems].join('\n'))
  return `${text}\n\nEverything is where it belongs.`
}

/** Turns the database into a distributed one, also while Saathi runs, and checks one that is. */
export const distribute: Command = {
  usage: USAGE,
  flags: ['plan', 'check'],
  migrate: false,
  prepare: ({ words, flags }) => {
    if (words.length > 0 || flags.size > 1) throw new StartupError(USAGE)
    if (flags.has('check')) return check
    return flags.has('plan') ? ({ url }) => readPlan(url) : run
  },
}
