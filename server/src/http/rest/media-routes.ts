import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../db/client.ts'
import { appError, badInput, orNotFound } from '../../errors.ts'
import { encodeUpload, storePicture } from '../../features/media/picture.ts'
import { findVariant } from '../../features/media/queries/media.ts'
import { findPhotoCheck, savePhoto } from '../../features/moderation/queries/photo-checks.ts'
import type { Encode, Kind } from '../../platform/images/encode.ts'
import type { UploadQueue } from '../../platform/images/upload-queue.ts'
import type { Limits } from '../../platform/limits.ts'
import { sendError } from './error-handler.ts'
import { registerForms } from './form.ts'
import { receiveForm } from './receive-form.ts'

type Options = {
  db: Db
  limits: Limits
  encode: Encode
  uploads: UploadQueue
  /** The signed-in user of a request. @throws TRPCError UNAUTHORIZED, FORBIDDEN */
  requireUser: (request: FastifyRequest) => Promise<{ _id: string }>
}

/** Wider than any variant, so that the widest is found. */
const MAX_WIDTH = 10_000
const HASH = /^[\w-]{43}$/

/**
 * The routes of uploaded pictures, below the base path of the API.
 * `POST /media`: a form with a `file` and an optional `kind` (`tour`, the default, or `profile`); 201 with
 * `{ path, width, height }`. `POST /photo-check`: a form with a `file`, the picture of the open photo check. `GET /media/:hash?w=480`: the smallest variant of at least that width, or the widest.
 */
export const mediaRoutes =
  ({ requireUser, ...deps }: Options) =>
  async (app: FastifyInstance) => {
    await registerForms(app)
    app.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.statusCode) throw error // An error of Fastify, which the app's handler formats.
      return sendError(error, request, reply)
    })

    app.post('/media', { config: { ownLimit: true } }, async (request, reply) => {
      const { _id: ownerId } = await requireUser(request)
      const fields = { texts: ['kind'] as const, file: 'file' }
      const stored = await receiveForm(deps, request, { userId: ownerId, fields }, async ({ texts, file }) => {
        if (!file) throw badInput('file', 'media.pictureMissing')
        return storePicture(deps, { ownerId, bytes: file, kind: kindOf(texts.kind), field: 'file' })
      })
      reply.code(201)
      return stored
    })

    // The picture of a photo check, which no route serves.
    app.post('/photo-check', { config: { ownLimit: true } }, async (request) => {
      const { _id: userId } = await requireUser(request)
      return receiveForm(deps, request, { userId, fields: { texts: [], file: 'file' } }, async ({ file }) => {
        if (!file) throw badInput('file', 'media.pictureMissing')
        const { variants } = await encodeUpload(deps.encode, { bytes: file, kind: 'tour', field: 'file' })
        if (!(await savePhoto(deps.db, userId, variants[0].bytes))) throw appError('CONFLICT', 'safety.photoNotAsked')
        return findPhotoCheck(deps.db, userId)
      })
    })

    type Get = { Params: { hash: string }; Querystring: { w?: string } }
    app.get<Get>('/media/:hash', async ({ params: { hash }, query: { w }, headers }, reply) => {
      if (w !== undefined && !/^[1-9]\d{0,3}$/.test(w)) throw badInput('w', 'media.widthInvalid')
      const variant = HASH.test(hash) ? await findVariant(deps.db, hash, Number(w ?? MAX_WIDTH)) : null
      const { width, bytes, isPublic } = orNotFound(variant, 'media.notFound')
      const etag = `"${hash}-${width}"`
      // The path contains the hash of the content, which therefore never changes, and which nobody can guess. Pictures of
      // groups and receipts are told to their members alone: no cache between the server and the browser may store them.
      reply.headers({
        etag,
        'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, max-age=3600',
        'content-type': 'image/webp',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      return headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(bytes)
    })
  }

function kindOf(text: string | undefined): Kind {
  if (text === undefined || text === 'tour' || text === 'profile') return text ?? 'tour'
  throw badInput('kind', 'media.kindUnknown')
}
