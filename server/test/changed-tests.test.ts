import { expect, test } from 'vitest'
import { testsFor } from '../scripts/changed-tests.mjs'

const SOURCES: Record<string, string> = {
  'shared/src/tours/schema.ts': '',
  'shared/src/lib/money.ts': '',
  'server/src/router.ts':
    "import { tours } from './features/tours/router.ts'\nimport { trips } from './features/trips/router.ts'",
  'server/src/features/tours/router.ts': "import { list } from './queries/list.ts'",
  'server/src/features/tours/queries/list.ts':
    "import type { Trip } from '../../trips/queries/trips.ts'\nconst sql = 'select join_tour()'",
  'server/src/features/tours/seats.test.ts': "import { useApp } from '../../../test/app.ts'",
  'server/src/features/trips/router.ts': "import { costs } from './costs.ts'",
  'server/src/features/trips/queries/trips.ts': '',
  'server/src/features/trips/costs.ts': "import { round } from '@saathi/shared/lib/money'",
  'server/src/features/trips/costs.test.ts': "import { costs } from './costs.ts'",
  'server/test/app.ts': "import { appRouter } from '../src/router.ts'",
  'server/test/contract.test.ts': "import { useApp } from './app.ts'",
  'server/test/pictures.test.ts': "import { useApp } from './app.ts'",
  'client/src/features/tours/host-form.tsx': "import { price } from './price.ts'",
  'client/src/features/tours/price.ts': '',
  'client/src/features/tours/price.test.ts': "import { price } from './price.ts'",
  'client/e2e/tours.ts': '',
  'client/e2e/tours.spec.ts': "import { host } from './tours.ts'",
  'client/e2e/tours-host.spec.ts': '',
  'client/e2e/navigation.spec.ts': '',
  'server/src/features/tours/sql/api/join_tour.sql': 'select join_group()',
  'server/src/features/groups/sql/internal/join_group.sql': '',
}
const repository = { files: Object.keys(SOURCES), read: (file: string) => SOURCES[file] ?? '' }
const chosen = (...changed: string[]) => testsFor(changed, repository)

test('queries: the tests of its feature and the riskiest, not all that start the app', () => {
  expect(chosen('server/src/features/tours/queries/list.ts')).toEqual({
    client: [],
    server: ['server/src/features/tours/seats.test.ts', 'server/test/contract.test.ts'],
    browser: [],
  })
})

test('a shared module: the tests that reach it by their imports', () => {
  expect(chosen('shared/src/lib/money.ts').server).toContain('server/src/features/trips/costs.test.ts')
  expect(chosen('shared/src/lib/money.ts').server).not.toContain('server/src/features/tours/seats.test.ts')
})

test('an SQL function that another one calls: the tests of the feature that calls that one', () => {
  expect(chosen('server/src/features/groups/sql/internal/join_group.sql').server).toContain(
    'server/src/features/tours/seats.test.ts',
  )
})

test('a screen: its unit tests and the browser tests whose names are nearest', () => {
  expect(chosen('client/src/features/tours/host-form.tsx')).toEqual({
    client: ['client/src/features/tours/price.test.ts'],
    server: [],
    browser: ['client/e2e/tours-host.spec.ts'],
  })
  expect(chosen('client/src/ui/button.tsx').browser).toEqual(['client/e2e/navigation.spec.ts'])
})

test('a helper of tests: all tests that use it', () => {
  expect(chosen('server/test/app.ts').server).toContain('server/test/pictures.test.ts')
  expect(chosen('client/e2e/tours.ts').browser).toEqual(['client/e2e/tours.spec.ts'])
})

test('a document: nothing', () => {
  expect(chosen('docs/growth.md')).toEqual({ client: [], server: [], browser: [] })
})
