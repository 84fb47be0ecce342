import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { INITDB } from '../src/embedded/postgres/cluster.ts'

const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')

test('the image: is for production; compose runs it for development, on loopback only', () => {
  expect(read('Dockerfile')).toMatch(/^ENV NODE_ENV=production /m)
  const compose = read('docker-compose.yml')
  expect(/environment:[^-]*?\n {4}NODE_ENV: (\w+)/.exec(compose)?.[1]).toBe('development')
  for (const [, port] of compose.matchAll(/^ {6}- "(.*:\d+)"$/gm)) expect(port).toMatch(/^127\.0\.0\.1:/)
})

test('the compose database: is created with the same options as the embedded one', () => {
  const compose = fs.readFileSync(path.join(import.meta.dirname, '../../docker-compose.yml'), 'utf8')
  expect(/POSTGRES_INITDB_ARGS: (.+)/.exec(compose)?.[1]?.split(' ')).toEqual(INITDB)
})
