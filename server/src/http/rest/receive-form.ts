import type { FastifyRequest } from 'fastify'
import { type Form, mustBeForm, readForm, type Shape } from '../../features/media/form.ts'
import { MOST_BYTES, tooLarge } from '../../features/media/picture.ts'
import type { UploadQueue } from '../../platform/images/upload-queue.ts'
import type { Limits } from '../../platform/limits.ts'
import { bodySize } from '../body-limit.ts'

/** A file, its texts and what stands between them, bytes. */
const FORM_LIMIT = MOST_BYTES + 512 * 1024
/** A form below this, bytes, may hold texts alone: it neither waits nor counts as an upload until a file is found. */
const SMALL_FORM = 32 * 1024

/**
 * Receives a form that may hold a picture, and does `work` with it. The limit on uploads is taken, and the turn in the
 * queue awaited, before the body is read.
 * @throws TRPCError as `readForm` and `UploadQueue.run` do; TOO_MANY_REQUESTS
 */
export async function receiveForm<T extends string, R>(
  { limits, uploads }: { limits: Limits; uploads: UploadQueue },
  request: FastifyRequest,
  { userId, shape }: { userId: string; shape: Shape<T> },
  work: (form: Form<T>) => Promise<R>,
): Promise<R> {
  mustBeForm(request, shape.file)
  const size = bodySize(request)
  if (size !== null && size > FORM_LIMIT) throw tooLarge(shape.file)
  if (size !== null && size <= SMALL_FORM) {
    const form = await readForm(request, shape)
    if (form.file) await limits.take('uploads', userId)
    return work(form)
  }
  await limits.take('uploads', userId)
  const gone = new AbortController()
  request.raw.once('close', () => gone.abort())
  return uploads.run(userId, gone.signal, async () => {
    const form = await readForm(request, shape)
    if (!form.file) await limits.refund('uploads', userId)
    return work(form)
  })
}
