import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { isWhole } from '../../server/test/whole.ts'
import { buffersIn } from './growth.ts'
import { spreadOf } from './measure.ts'
import { rows } from './rows.ts'
import { sections } from './sections.ts'

test('the median: is the middle value, or the mean of the two in the middle', () => {
  expect(spreadOf([7, 1, 3])).toEqual({ low: 1, median: 3, high: 7 })
  expect(spreadOf([10, 4, 2, 100])).toEqual({ low: 2, median: 7, high: 100 })
  expect(spreadOf([5])).toEqual({ low: 5, median: 5, high: 5 })
})

test('any values: as many are above the median as below it', () => {
  const measured = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 })
  fc.assert(
    fc.property(measured, (values) => {
      const { low, median, high } = spreadOf(values)
      expect(values.filter((value) => value < median).length).toBeLessThanOrEqual(values.length / 2)
      expect(values.filter((value) => value > median).length).toBeLessThanOrEqual(values.length / 2)
      expect([Math.min(...values), Math.max(...values)]).toEqual([low, high])
    }),
  )
})

test('the buffers of a log: are those of the first node of each statement', () => {
  const log = `LOG:  duration: 0.1 ms  plan:
\tNested Loop  (actual rows=1.00 loops=1)
\t  Buffers: shared hit=7 read=2
\t  ->  Seq Scan on tours  (actual rows=1.00 loops=1)
\t        Buffers: shared hit=5
LOG:  duration: 0.2 ms  plan:
\tSeq Scan on users  (actual rows=1.00 loops=1)
\t  Buffers: shared read=3
`
  expect(buffersIn(log)).toBe(12)
})

const run = promisify(execFile)
const { TEST_CITUS, TEST_CITUS_URL, TEST_PGBOUNCER } = process.env

// One run of it is enough, on a single Postgres. It takes two minutes, so that only whole runs have all sections.
test.skipIf(TEST_CITUS || TEST_CITUS_URL || TEST_PGBOUNCER)(
  `npm run bench -- --smoke: runs every row ${isWhole ? 'and section ' : ''}once, without a failure`,
  async () => {
    const script = path.join(import.meta.dirname, 'run.ts')
    const env = { PATH: process.env.PATH, TEST_DATABASE_URL: inject('postgres').base }
    const { stdout } = await run(
      process.execPath,
      ['--import', 'tsx', script, '--smoke', ...(isWhole ? [] : ['--only', 'rows'])],
      {
        env,
        maxBuffer: 10_000_000,
      },
    )
    for (const name of ['rows', ...(isWhole ? Object.keys(sections) : [])])
      expect(stdout).toMatch(new RegExp(`^\\(${name}: `, 'm'))
    for (const { name } of rows) expect(stdout).toContain(name)
  },
  420_000,
)
