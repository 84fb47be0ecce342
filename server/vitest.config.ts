import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'
import { hasProcesses, isWhole } from './test/whole.ts'

const { TEST_PGBOUNCER, TEST_CITUS, TEST_CITUS_URL } = process.env
const isCluster = TEST_CITUS === '1' || Boolean(TEST_CITUS_URL)

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../client/sdk/test/**/*.test.ts', '../tools/**/*.test.ts'],
    // The suites of the pooler need PgBouncer, which .ci/pooler installs; those of the cluster need .ci/cluster. The plans
    // of a single Postgres are not those of a cluster, which test/cluster/plans.test.ts looks at.
    exclude: [
      // It installs the package from the registry.
      ...(isWhole ? [] : ['../client/sdk/test/package.test.ts']),
      ...(hasProcesses ? [] : ['test/process/**', '../tools/{bench,faults}/*.test.ts']),
      ...(TEST_PGBOUNCER === '1' ? [] : ['test/pooler/**']),
      ...(isCluster
        ? ['src/features/{notices,expenses,matching,messages,plans,trips}/query-plan.test.ts']
        : ['test/cluster/**']),
    ],
    globalSetup: ['./test/global-setup.ts'],
    setupFiles: ['./test/random-runs.ts'],
    sequence: { sequencer: LongestFirst },
    // Tests wait for Postgres and for processes about as long as they compute: three workers keep two cores busy.
    maxWorkers: 3,
    // Loading the app once a worker, not once a file, saves a third of the CPU time; modules hold no state.
    isolate: false,
    // Transformed modules stay in node_modules for the next run: a quarter of the CPU time of a few files.
    experimental: { fsModuleCache: true },
    // Tests that kill processes and watch deadlines may need a second try on a busy CI machine.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
})
