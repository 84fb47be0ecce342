import { PUBLIC_PROCEDURES, TOKEN_PROCEDURES } from '@saathi/shared/lib/access'
import { expect, test } from 'vitest'
import { procedures } from '../src/router.ts'
import type { Access } from '../src/trpc.ts'

const namesWith = (access: Access) =>
  Object.entries(procedures)
    .filter(([, { _def }]) => _def.meta.access === access)
    .map(([name]) => name)
    .sort()

test('shared/access.ts lists exactly the procedures whose metadata say `public` or `token`', () => {
  expect([...PUBLIC_PROCEDURES].sort()).toEqual(namesWith('public'))
  expect([...TOKEN_PROCEDURES].sort()).toEqual(namesWith('token'))
})
