import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'

/** What the app is built from: everything that has a life of its own. */
export type Deps = {
  config: Config
  db: Db
  now: () => Date
  /** Aborted when the process is about to stop: readiness fails and connections are not kept. */
  stopping: AbortSignal
}

/** What a procedure gets with a call. */
export type Context = Deps & {
  requestId: string
  log: FastifyBaseLogger
}

export const createContext = (deps: Deps, request: { id: string; log: FastifyBaseLogger }): Context => ({
  ...deps,
  requestId: request.id,
  log: request.log,
})
