import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { boundBodies } from '../src/http/body-limit.ts'
import { mediaRoutes } from '../src/http/rest/media-routes.ts'
import { createEncoder, type Encode } from '../src/platform/images/encode.ts'
import { createUploadQueue } from '../src/platform/images/upload-queue.ts'
import { createLimits, type Limits } from '../src/platform/limits.ts'
import { TRPCError } from '../src/trpc.ts'
import type { TestDb } from './db.ts'
import { insertPeople } from './people.ts'
import { formOf, type Part } from './pictures.ts'

type Given = { limits?: (db: TestDb) => Limits; encode?: Encode }
type Held = {
  app: FastifyInstance
  /** Ids of people; who a request comes from is told by a header here. */
  people: string[]
  send: (parts: Part[], as?: string) => Promise<LightMyRequestResponse>
  upload: (body: Uint8Array | string, as?: string) => Promise<LightMyRequestResponse>
  get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
}

/** The picture routes over this file's database, with people to use them. */
export function useMedia(db: TestDb, { limits, encode }: Given = {}): Held {
  const held = {} as Held
  beforeAll(async () => {
    held.people = await insertPeople(db, 8)
    held.app = fastify()
    boundBodies(held.app)
    const routes = mediaRoutes({
      db: db.db,
      limits: limits?.(db) ?? createLimits(db.db, { secret: 'test', settings: { uploads: '9999/minute' } }),
      encode: encode ?? createEncoder({ seconds: 60 }), // these stories are about what is taken, not how fast
      uploads: createUploadQueue(),
      async requireUser({ headers }) {
        if (!headers['x-user']) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please log in first.' })
        return { _id: String(headers['x-user']) }
      },
    })
    await held.app.register(routes, { prefix: '/api' })
  })
  afterAll(() => held.app?.close())
  held.send = (parts, as = held.people[0]) => {
    const { payload, headers } = formOf(...parts)
    return held.app.inject({
      method: 'POST',
      url: '/api/media',
      payload,
      headers: { ...headers, ...(as && { 'x-user': as }) },
    })
  }
  held.upload = (body, as) => held.send([{ name: 'file', filename: 'photo.jpg', type: 'image/jpeg', body }], as)
  held.get = (path, headers = {}) => held.app.inject({ method: 'GET', url: `/api/${path}`, headers })
  return held
}
