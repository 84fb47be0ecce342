import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../db/client.ts'
import { badInput, orNotFound } from '../../errors.ts'
import { takeForms } from '../../features/media/form.ts'
import { storePicture } from '../../features/media/picture.ts'
import { findVariant } from '../../features/media/store.ts'
import type { Encode, Kind } from '../../platform/images/encode.ts'
import type { UploadQueue } from '../../platform/images/upload-queue.ts'
import type { Limits } from '../../platform/limits.ts'
import { sendFault } from './error-handler.ts'
import { receiveForm } from './receive-form.ts'

type Options = {
  db: Db
  limits: Limits
  encode: Encode
  uploads: UploadQueue
  /** Whoever a request comes from. @throws TRPCError UNAUTHORIZED, FORBIDDEN */
  signedIn: (request: FastifyRequest) => Promise<{ _id: string }>
}

/** Wider than any size that is made, so that the widest is found. */
const WIDEST = 10_000
const HASH = /^[\w-]{43}$/

/**
 * Pictures that people upload; register it under the API's base path.
 * `POST /media`: a form with a `file`, and a `kind` (`tour`, which is meant when there is none, or `profile`); 201
 * `{ path, width, height }`. `GET /media/:hash?w=480`: the smallest size at least so wide, or the widest.
 */
export const mediaRoutes =
  ({ signedIn, ...deps }: Options) =>
  async (app: FastifyInstance) => {
    await takeForms(app)
    app.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.statusCode) throw error // Fastify's own, which the app answers
      return sendFault(error, request, reply)
    })

    app.post('/media', { config: { ownLimit: true } }, async (request, reply) => {
      const { _id: ownerId } = await signedIn(request)
      const shape = { texts: ['kind'] as const, file: 'file' }
      const stored = await receiveForm(deps, request, { userId: ownerId, shape }, async ({ texts, file }) => {
        if (!file) throw badInput('file', 'Please choose a picture.')
        return storePicture(deps, { ownerId, bytes: file, kind: kindOf(texts.kind), field: 'file' })
      })
      reply.code(201)
      return stored
    })

    type Get = { Params: { hash: string }; Querystring: { w?: string } }
    app.get<Get>('/media/:hash', async ({ params: { hash }, query: { w }, headers }, reply) => {
      if (w !== undefined && !/^[1-9]\d{0,3}$/.test(w)) throw badInput('w', 'w: a width in pixels, 1 to 9999.')
      const known = HASH.test(hash) ? await findVariant(deps.db, hash, Number(w ?? WIDEST)) : null
      const found = orNotFound(known, 'picture')
      const etag = `"${hash}-${found.width}"`
      // A picture's address holds the hash of what it shows: it never changes.
      reply.headers({
        etag,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/webp',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      return headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(found.bytes)
    })
  }

function kindOf(text: string | undefined): Kind {
  if (text === undefined || text === 'tour' || text === 'profile') return text ?? 'tour'
  throw badInput('kind', 'This is tour or profile.')
}
