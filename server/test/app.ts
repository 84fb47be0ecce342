import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { Deps } from '../src/context.ts'
import { createCaller } from '../src/router.ts'
import type { TestDb } from './db.ts'

/** The clock of the tests: a November morning, when most of India is in season. */
export const NOON = new Date('2026-11-20T06:30:00Z')

export const testDeps = (test: TestDb, given: Partial<Deps> = {}): Deps => ({
  config: readConfig({}),
  db: test.db,
  now: () => NOON,
  stopping: new AbortController().signal,
  ...given,
})

/** The whole app over this file's database, asked with `app.inject`. */
export function useApp(test: TestDb, given: Partial<Deps> = {}): { app: FastifyInstance } {
  const held = {} as { app: FastifyInstance }
  beforeAll(async () => {
    held.app = await buildApp(testDeps(test, given))
  })
  afterAll(() => held.app?.close())
  return held
}

const silent = { fatal() {}, error() {}, warn() {}, info() {}, debug() {}, trace() {}, level: 'silent' }

/** Somebody with no account, calling typed procedures. */
export const visitor = (test: TestDb, given: Partial<Deps> = {}) =>
  createCaller({
    ...testDeps(test, given),
    requestId: 'test',
    log: { ...silent, silent() {}, child: () => silent } as never,
  })
