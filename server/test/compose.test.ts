import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { INITDB } from '../src/embedded/postgres/cluster.ts'

test('a composed database is made as the embedded one is', () => {
  const compose = fs.readFileSync(path.join(import.meta.dirname, '../../docker-compose.yml'), 'utf8')
  expect(/POSTGRES_INITDB_ARGS: (.+)/.exec(compose)?.[1]?.split(' ')).toEqual(INITDB)
})
