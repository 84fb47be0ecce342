import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { nodeFault } from '../scripts/command.mjs'
import { violations } from '../scripts/import-boundaries.mjs'
import { takeLock } from '../scripts/lock.mjs'
import { root } from '../scripts/setup.mjs'
import { playwrightTotals, vitestTotals } from '../scripts/test-report.mjs'

describe('the arrows of the house', () => {
  test.for([
    ['shared knows no server', 'shared/src/tours.ts', "import fs from 'node:fs'"],
    ['shared knows no other library', 'shared/src/tours.ts', "import { uuid } from 'drizzle-orm/pg-core'"],
    ['shared knows no client', 'shared/src/tours.ts', "import { x } from '../../client/src/lib/x.ts'"],
    ['the server knows no client', 'server/src/app.ts', "import { x } from '../../client/src/lib/x.ts'"],
    [
      'the client has no code of the server',
      'client/src/lib/trpc.ts',
      "import { appRouter } from '@saathi/server/router'",
    ],
    ['nor another of its types', 'client/src/lib/x.ts', "import type { Caller } from '@saathi/server/router'"],
    [
      'nor a module of it by its path',
      'client/src/lib/x.ts',
      "import type { Db } from '../../../server/src/db/client.ts'",
    ],
    ['nor has the typed client', 'client/sdk/src/index.ts', "import type { Caller } from '@saathi/server/router'"],
    ['ui knows no feature', 'client/src/ui/card.tsx', "import { TourCard } from '../features/tours/tour-card.tsx'"],
    ['lib knows no route', 'client/src/lib/x.ts', "export { Route } from '../routes/index.tsx'"],
    ['a feature knows no other', 'client/src/features/tours/a.tsx', "import { Card } from '../packages/card.tsx'"],
    [
      'not even when it is needed',
      'client/src/features/tours/a.tsx',
      "const card = await import('../packages/card.tsx')",
    ],
    ['nor a route', 'client/src/features/tours/a.tsx', "import { Route } from '../../routes/tours.tsx'"],
    ['a route knows no entry', 'client/src/routes/tours.tsx', "import { root } from '../main.tsx'"],
    ['a router speaks no SQL', 'server/src/features/tours/router.ts', "import { eq } from 'drizzle-orm'"],
    [
      'a router knows no table',
      'server/src/features/tours/router.ts',
      "import { tours } from '../../db/schema/tours.ts'",
    ],
    ['a store refuses nobody', 'server/src/features/tours/store.ts', "import { TRPCError } from '@trpc/server'"],
    ['a store checks no input', 'server/src/features/tours/store.ts', "import * as z from 'zod/mini'"],
    ['a pure module asks no database', 'server/src/features/recommend/cost.ts', "import { sql } from 'drizzle-orm'"],
    ['a pure module reads no file', 'server/src/features/recommend/cost.ts', "import fs from 'node:fs'"],
    ['a pure module asks no clock', 'server/src/features/recommend/cost.ts', 'export const soon = () => new Date()'],
    ['a pure module throws no dice', 'server/src/features/recommend/cost.ts', 'export const fit = () => Math.random()'],
  ] as const)('%s', ([, file, source]) => {
    expect(violations(file, `\n${source}\n`)).toEqual([expect.stringMatching(new RegExp(`^${file}:2 `))])
  })

  test.for([
    [
      'server/src/features/recommend/cost.ts',
      "import { rupees } from '@saathi/shared/money'\nconst day = new Date('2026-11-20')",
    ],
    [
      'server/src/features/tours/router.ts',
      "import { joinTour } from './store.ts'\nimport type { Db } from '../db/client.ts'",
    ],
    [
      'server/src/features/tours/store.ts',
      "import { eq } from 'drizzle-orm'\nimport { tours } from '../../db/schema/tours.ts'",
    ],
    ['client/src/lib/trpc.ts', "import type { AppRouter } from '@saathi/server/router'"],
    ['client/src/features/tours/a.tsx', "import { B } from './b.tsx'\nimport { Button } from '../../ui/button.tsx'"],
    ['client/src/routes/tours.tsx', "import { A } from '../features/tours/a.tsx'\nexport const C = () => <A />"],
  ] as const)('%s may say this', ([file, source]) => {
    expect(violations(file, source)).toEqual([])
  })
})

describe('a Node', () => {
  test.for(['18.20.4', '20.18.3', '8.0.0'])('%s is too old', (version) => {
    expect(nodeFault(version)).toContain(version)
  })

  test.for(['20.19.0', '20.20.2', '22.0.0', '24.1.0', '100.0.0'])('%s will do', (version) => {
    expect(nodeFault(version)).toBe(null)
  })
})

describe('a lock', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-lock-'))
  const file = path.join(folder, 'lock')
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))
  const held = (holder: number | string, since: string) => {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(file, `${holder}\n${since}\n`)
  }

  test('is had by one at a time, and names who has it', () => {
    fs.mkdirSync(folder, { recursive: true })
    const lock = takeLock(file)
    expect(takeLock(file)).toEqual({ holder: process.pid })
    if ('release' in lock) lock.release()
    expect(takeLock(file)).toHaveProperty('release')
  })

  test.for([
    ['a process that is gone', 2 ** 22 + 7, 'Mon'],
    ['an earlier process of the same number', process.pid, 'another boot 12345'],
    ['a broken file', 'half', ''],
  ] as const)('is not kept by %s', ([, holder, since]) => {
    held(holder, since)
    const lock = takeLock(file)
    expect(lock).toHaveProperty('release')
    expect(fs.readdirSync(folder)).toEqual(['lock'])
  })
})

describe('the closing line', () => {
  test('counts a file that could not run, and refuses a report without numbers', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0, testResults: [broken] }
    expect(vitestTotals(report)).toEqual({ passed: 7, failed: 2, skipped: 1 })
    expect(() => vitestTotals({ testResults: [] })).toThrow('numPassedTests')
  })

  test('counts what a browser test did at its second try as passed, and what the runner complains of as failed', () => {
    const stats = { expected: 12, unexpected: 1, flaky: 1, skipped: 0 }
    expect(playwrightTotals({ stats, errors: [{}] })).toEqual({ passed: 13, failed: 2, skipped: 0 })
    expect(() => playwrightTotals({ stats: {}, errors: [] })).toThrow('expected')
  })
})

describe('.ci/containers', () => {
  const script = path.join(root, '.ci/containers')
  /** A PATH with the few programs that it begins with, and neither Docker nor apt-get. */
  function barePath() {
    const bin = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-bin-'))
    for (const name of ['bash', 'dirname', 'mktemp', 'timeout', 'id', 'rm'])
      fs.symlinkSync(
        execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim(),
        path.join(bin, name),
      )
    return bin
  }

  test('where no container engine can be had, it fails and says why', () => {
    const bin = barePath()
    const { status, stderr } = spawnSync('/bin/bash', [script], { env: { PATH: bin }, encoding: 'utf8' })
    fs.rmSync(bin, { recursive: true })
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^containers: NOT run, .*: no container engine answers/),
    ])
  })

  test('told to be skipped, it says so and passes', () => {
    const env = { PATH: process.env.PATH, SKIP_CONTAINERS: '1' }
    const { status, stdout } = spawnSync('/bin/bash', [script], { env, encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, 'containers: SKIPPED, since SKIP_CONTAINERS=1\n'])
  })
})
