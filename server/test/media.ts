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
type TestMedia = {
  app: FastifyInstance
  /** Ids of users; the header `x-user` names the user of a request. */
  people: string[]
  send: (parts: Part[], as?: string) => Promise<LightMyRequestResponse>
  upload: (body: Uint8Array | string, as?: string) => Promise<LightMyRequestResponse>
  get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
}

/** The picture routes with this file's database and users. */
export function useMedia(db: TestDb, { limits, encode }: Given = {}): TestMedia {
  const media = {} as TestMedia
  beforeAll(async () => {
    media.people = await insertPeople(db, 8)
    media.app = fastify()
    boundBodies(media.app)
    const routes = mediaRoutes({
      db: db.db,
      limits: limits?.(db) ?? createLimits(db.db, { secret: 'test', settings: { uploads: '9999/minute' } }),
      encode: encode ?? createEncoder({ seconds: 60 }), // a long timeout, since these tests are not about speed
      uploads: createUploadQueue(),
      async requireUser({ headers }) {
        if (!headers['x-user']) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please log in first.' })
        return { _id: String(headers['x-user']) }
      },
    })
    await media.app.register(routes, { prefix: '/api' })
  })
  afterAll(() => media.app?.close())
  media.send = (parts, as = media.people[0]) => {
    const { payload, headers } = formOf(...parts)
    return media.app.inject({
      method: 'POST',
      url: '/api/media',
      payload,
      headers: { ...headers, ...(as && { 'x-user': as }) },
    })
  }
  media.upload = (body, as) => media.send([{ name: 'file', filename: 'photo.jpg', type: 'image/jpeg', body }], as)
  media.get = (path, headers = {}) => media.app.inject({ method: 'GET', url: `/api/${path}`, headers })
  return media
}
