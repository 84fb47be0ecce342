import type { FastifyRequest } from 'fastify'
import { MAX_FILE_BYTES, tooLarge } from '../../features/media/picture.ts'
import type { UploadQueue } from '../../platform/images/upload-queue.ts'
import type { Limits } from '../../platform/limits.ts'
import { bodySize } from '../body-limit.ts'
import { assertForm, type Form, type FormFields, readForm } from './form.ts'

/** The largest form: a file, texts and boundaries, in bytes. */
const FORM_LIMIT = MAX_FILE_BYTES + 512 * 1024
/** Forms up to this size, in bytes, often have no file: they skip the queue, and count as uploads only if they have one. */
const SMALL_FORM = 32 * 1024

/**
 * Reads a form that may have a picture and calls `work` with it. The upload limit and the queue are passed before the
 * body is read.
 * @throws TRPCError of `readForm` and `UploadQueue.run`; TOO_MANY_REQUESTS
 */
export async function receiveForm<T extends string, R>(
  { limits, uploads }: { limits: Limits; uploads: UploadQueue },
  request: FastifyRequest,
  { userId, fields }: { userId: string; fields: FormFields<T> },
  work: (form: Form<T>) => Promise<R>,
): Promise<R> {
  assertForm(request, fields.file)
  const size = bodySize(request)
  if (size !== null && size > FORM_LIMIT) throw tooLarge(fields.file)
  if (size !== null && size <= SMALL_FORM) {
    const form = await readForm(request, fields)
    if (form.file) await limits.take('uploads', userId)
    return work(form)
  }
  await limits.take('uploads', userId)
  const disconnect = new AbortController()
  request.raw.once('close', () => disconnect.abort())
  return uploads.run(userId, disconnect.signal, async () => {
    const form = await readForm(request, fields)
    if (!form.file) await limits.refund('uploads', userId)
    return work(form)
  })
}
