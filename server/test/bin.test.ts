import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { nodeVersionError } from '../scripts/command.mjs'
import { violations } from '../scripts/import-boundaries.mjs'
import { takeLock } from '../scripts/lock.mjs'
import { root } from '../scripts/setup.mjs'
import { playwrightTotals, vitestTotals } from '../scripts/test-report.mjs'

describe('import boundaries', () => {
  test.for([
    ['shared: Node modules are refused', 'shared/src/tours/schema.ts', "import fs from 'node:fs'"],
    ['shared: other libraries are refused', 'shared/src/tours/schema.ts', "import { uuid } from 'drizzle-orm/pg-core'"],
    ['shared: the client is refused', 'shared/src/tours/schema.ts', "import { x } from '../../client/src/lib/x.ts'"],
    ['server: the client is refused', 'server/src/app.ts', "import { x } from '../../client/src/lib/x.ts'"],
    ['server: tools are refused', 'server/src/app.ts', "import { fill } from '../../tools/bench/rows.ts'"],
    [
      'client: code of the server is refused',
      'client/src/lib/trpc.ts',
      "import { appRouter } from '@saathi/server/router'",
    ],
    [
      'client: other types of the server are refused',
      'client/src/lib/x.ts',
      "import type { Caller } from '@saathi/server/router'",
    ],
    [
      'client: server modules by path are refused',
      'client/src/lib/x.ts',
      "import type { Db } from '../../../server/src/db/client.ts'",
    ],
    [
      'client/sdk: other types of the server are refused',
      'client/sdk/src/index.ts',
      "import type { Caller } from '@saathi/server/router'",
    ],
    [
      'ui: features are refused',
      'client/src/ui/card.tsx',
      "import { TourCard } from '../features/tours/tour-card.tsx'",
    ],
    ['lib: routes are refused', 'client/src/lib/x.ts', "export { Route } from '../routes/index.tsx'"],
    [
      'client feature: another feature is refused',
      'client/src/features/tours/a.tsx',
      "import { Card } from '../packages/card.tsx'",
    ],
    [
      'client feature: another feature is refused in a dynamic import',
      'client/src/features/tours/a.tsx',
      "const card = await import('../packages/card.tsx')",
    ],
    [
      'client feature: routes are refused',
      'client/src/features/tours/a.tsx',
      "import { Route } from '../../routes/tours.tsx'",
    ],
    ['route: main is refused', 'client/src/routes/tours.tsx', "import { root } from '../main.tsx'"],
    [
      'server feature: http is refused',
      'server/src/features/tours/router.ts',
      "import { restRoutes } from '../../http/rest.ts'",
    ],
    [
      'platform: features are refused',
      'server/src/platform/metrics.ts',
      "import { findPackage } from '../features/packages/queries/packages.ts'",
    ],
    ['db: tRPC is refused', 'server/src/db/client.ts', "import { router } from '../trpc.ts'"],
    [
      'core: features are refused',
      'server/src/context.ts',
      "import type { Me } from './features/social/profile/queries/profile.ts'",
    ],
    ['server: a folder without a rule is refused', 'server/src/other/a.ts', "import fs from 'node:fs'"],
    ['router: drizzle is refused', 'server/src/features/tours/router.ts', "import { eq } from 'drizzle-orm'"],
    [
      'router: tables are refused',
      'server/src/features/tours/router.ts',
      "import { tours } from '../../db/schema/tours.ts'",
    ],
    [
      'queries: TRPCError is refused',
      'server/src/features/tours/queries/tours.ts',
      "import { TRPCError } from '@trpc/server'",
    ],
    ['queries: zod is refused', 'server/src/features/tours/queries/tours.ts', "import * as z from 'zod/mini'"],
    [
      'pure module: drizzle is refused',
      'server/src/features/recommend/cost/cost.ts',
      "import { sql } from 'drizzle-orm'",
    ],
    ['pure module: node:fs is refused', 'server/src/features/recommend/cost/cost.ts', "import fs from 'node:fs'"],
    [
      'pure module: the clock is refused',
      'server/src/features/recommend/cost/cost.ts',
      'export const soon = () => new Date()',
    ],
    [
      'pure module: randomness is refused',
      'server/src/features/recommend/cost/cost.ts',
      'export const fit = () => Math.random()',
    ],
  ] as const)('%s', ([, file, source]) => {
    expect(violations(file, `\n${source}\n`)).toEqual([expect.stringMatching(new RegExp(`^${file}:2 `))])
  })

  test.for([
    [
      'server/src/features/recommend/cost/cost.ts',
      "import { rupees } from '@saathi/shared/lib/money'\nconst day = new Date('2026-11-20')",
    ],
    [
      'server/src/features/tours/router.ts',
      "import { joinTour } from './queries/tours.ts'\nimport type { Db } from '../db/client.ts'",
    ],
    [
      'server/src/features/tours/queries/tours.ts',
      "import { eq } from 'drizzle-orm'\nimport { tours } from '../../db/schema/tours.ts'",
    ],
    ['client/src/lib/trpc.ts', "import type { AppRouter } from '@saathi/server/router'"],
    ['client/src/features/tours/a.tsx', "import { B } from './b.tsx'\nimport { Button } from '../../ui/button.tsx'"],
    ['client/src/routes/tours.tsx', "import { A } from '../features/tours/a.tsx'\nexport const C = () => <A />"],
  ] as const)('%s: allowed imports pass', ([file, source]) => {
    expect(violations(file, source)).toEqual([])
  })
})

describe('nodeVersionError', () => {
  test.for(['18.20.4', '20.18.3', '8.0.0'])('%s: too old', (version) => {
    expect(nodeVersionError(version)).toContain(version)
  })

  test.for(['20.19.0', '20.20.2', '22.0.0', '24.1.0', '100.0.0'])('%s: supported', (version) => {
    expect(nodeVersionError(version)).toBe(null)
  })
})

describe('takeLock', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-lock-'))
  const file = path.join(folder, 'lock')
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))
  const held = (holder: number | string, since: string) => {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(file, `${holder}\n${since}\n`)
  }

  test('a lock that is held: the holder is named', () => {
    fs.mkdirSync(folder, { recursive: true })
    const lock = takeLock(file)
    expect(takeLock(file)).toEqual({ holder: process.pid })
    if ('release' in lock) lock.release()
    expect(takeLock(file)).toHaveProperty('release')
  })

  test.for([
    ['a process that has ended', 2 ** 22 + 7, 'Mon'],
    ['an earlier process with the same id', process.pid, 'another boot 12345'],
    ['a broken file', 'half', ''],
  ] as const)('a lock of %s: it is replaced', ([, holder, since]) => {
    held(holder, since)
    const lock = takeLock(file)
    expect(lock).toHaveProperty('release')
    expect(fs.readdirSync(folder)).toEqual(['lock'])
  })
})

describe('test totals', () => {
  test('vitest: failed tests and files that could not run are counted and named, and flaky ones named', () => {
    const broken = { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
    const failed = {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        { status: 'passed', fullName: 'doubles', failureMessages: ['timed out\n at line 9'] },
        { status: 'failed', fullName: 'subtracts', failureMessages: ['\u001b[31mexpected 1\u001b[39m\n at line 2'] },
      ],
    }
    const numbers = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0 }
    expect(vitestTotals({ ...numbers, testResults: [failed, broken] })).toEqual({
      passed: 7,
      failed: 2,
      skipped: 1,
      failures: ['FAILED a.test.ts > subtracts: expected 1', 'FAILED b.test.ts > (the file): no such module'],
      flaky: ['FLAKY a.test.ts > doubles: timed out'],
      seconds: {},
    })
    expect(() => vitestTotals({ testResults: [] })).toThrow('numPassedTests')
  })

  test('playwright: a flaky test counts as passed, and errors of the runner as failed', () => {
    const stats = { expected: 12, unexpected: 1, flaky: 1, skipped: 0 }
    const bad = { error: { message: 'timeout' }, duration: 1_500 }
    const spec = { title: 'log in', tests: [{ status: 'unexpected', results: [bad] }] }
    const flaky = { title: 'log out', tests: [{ status: 'flaky', results: [bad, { duration: 500 }] }] }
    const suites = [{ file: 'auth.spec.ts', suites: [{ file: 'auth.spec.ts', specs: [spec, flaky] }] }]
    expect(playwrightTotals({ stats, errors: [{ message: 'no browser' }], suites })).toEqual({
      passed: 13,
      failed: 2,
      skipped: 0,
      failures: ['FAILED playwright > : no browser', 'FAILED auth.spec.ts > log in: timeout'],
      flaky: ['FLAKY auth.spec.ts > log out: timeout'],
      seconds: { 'auth.spec.ts': 3.5 },
    })
    expect(() => playwrightTotals({ stats: {}, errors: [] })).toThrow('expected')
  })
})

test('npm test with --help: prints its own usage and runs nothing', () => {
  const script = path.join(root, 'server/scripts/test.mjs')
  const { status, stdout } = spawnSync(process.execPath, [script, '--help'], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^npm test \[-- .*\n\n {2}--only KIND {10}one kind/)])
})

describe('.ci/containers', () => {
  const script = path.join(root, '.ci/containers')
  /** A PATH without Docker and apt-get, and with an ordinary user's `id`: an ordinary user cannot start an engine. */
  function barePath() {
    const bin = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-bin-'))
    for (const name of ['bash', 'dirname', 'mktemp', 'timeout', 'rm'])
      fs.symlinkSync(
        execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim(),
        path.join(bin, name),
      )
    fs.writeFileSync(path.join(bin, 'id'), '#!/bin/bash\necho 1000\n', { mode: 0o755 })
    return bin
  }

  test('no container engine answers and none can be started: it fails and says why', () => {
    const bin = barePath()
    const { status, stderr } = spawnSync('/bin/bash', [script], { env: { PATH: bin }, encoding: 'utf8' })
    fs.rmSync(bin, { recursive: true })
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^containers: NOT run, .*: no container engine answers/),
    ])
  })

  test('SKIP_CONTAINERS=1: it says so and passes', () => {
    const env = { PATH: process.env.PATH, SKIP_CONTAINERS: '1' }
    const { status, stdout } = spawnSync('/bin/bash', [script], { env, encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, 'containers: SKIPPED, since SKIP_CONTAINERS=1\n'])
  })
})
