import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import { TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { appError, badInput } from '../../errors.ts'
import { MAX_FILE_BYTES, tooLarge } from '../../features/media/picture.ts'

/** The fields of a form: texts and at most one file. A name may be both: an empty text then removes the file. */
export type FormFields<T extends string> = { texts: readonly T[]; file: string }
export type Form<T extends string> = {
  texts: Partial<Record<T, string>>
  /** Null if the part is missing or has no bytes. */
  file: Uint8Array | null
}

const MAX_TEXT_BYTES = 16 * 1024
/** The largest size, in bytes, of everything in a form besides its file. */
const MAX_OVERHEAD_BYTES = 512 * 1024
/** The slowest upload: at most `idleMs` without data and, after `idleMs`, at least `bytesPerSecond` on average. */
const MIN_SPEED = { idleMs: 10_000, bytesPerSecond: 8 * 1024 }

/** Registers multipart parsing for `readForm`. Bodies of other types are not parsed; the routes reject them. */
export async function registerForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(multipart, { limits: { fieldSize: MAX_TEXT_BYTES, headerPairs: 20 }, throwFileSizeLimit: false })
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
}

/** @throws TRPCError UNSUPPORTED_MEDIA_TYPE unless the request is multipart/form-data */
export function assertForm(request: FastifyRequest, field: string): void {
  if (!request.isMultipart()) throw appError('UNSUPPORTED_MEDIA_TYPE', 'media.notForm', { field })
}

/**
 * Reads a form (multipart/form-data). The file name and content type of the file are ignored.
 * @throws TRPCError with the invalid field: BAD_REQUEST, PAYLOAD_TOO_LARGE, TIMEOUT
 */
export async function readForm<T extends string>(
  request: FastifyRequest,
  fields: FormFields<T>,
  minSpeed = MIN_SPEED,
): Promise<Form<T>> {
  const form: Form<T> = { texts: {}, file: null }
  const seen = new Set<string>()
  const limits = { fileSize: MAX_FILE_BYTES, files: 2, parts: fields.texts.length + 2 }
  const watch = watchUpload(request, fields.file, minSpeed)
  const read = async () => {
    for await (const part of request.parts({ limits })) await addPart(part)
    return form
  }
  try {
    return await Promise.race([read(), watch.exceeded])
  } catch (error) {
    // The rest of the body is read and discarded, so that the client receives the response.
    request.raw.unpipe()
    request.raw.resume()
    throw error instanceof TRPCError ? error : toFormError(error, fields.file)
  } finally {
    watch.stop()
  }

  async function addPart(part: Multipart) {
    const name = part.fieldname
    if (!name) throw badInput(fields.file, 'media.partUnnamed')
    if (seen.has(name)) throw badInput(name, 'media.fieldRepeated')
    seen.add(name)
    const isText = fields.texts.some((text) => text === name)
    if (part.type === 'file' && name === fields.file) form.file = await readBytes(part)
    else if (part.type === 'field' && isText) form.texts[name as T] = textOf(part)
    else if (name === fields.file) throw badInput(name, 'media.notFile')
    else throw badInput(name, isText ? 'media.textNotFile' : 'media.fieldUnknown')
  }
}

async function readBytes({ fieldname, file }: MultipartFile): Promise<Uint8Array | null> {
  const limitReached = new Promise<never>((_, reject) => file.once('limit', () => reject(tooLarge(fieldname))))
  const read = async () => {
    const chunks: Buffer[] = []
    for await (const chunk of file) chunks.push(chunk)
    if (file.truncated) throw tooLarge(fieldname)
    return chunks.length > 0 ? Buffer.concat(chunks) : null
  }
  return Promise.race([read(), limitReached])
}

function textOf({ fieldname, value, valueTruncated }: Exclude<Multipart, MultipartFile>): string {
  if (valueTruncated) throw appError('PAYLOAD_TOO_LARGE', 'media.fieldTooLong', { field: fieldname })
  if (typeof value !== 'string') throw badInput(fieldname, 'media.fieldNotText')
  return value
}

/** Rejects `exceeded` if a request body is larger than a form may be, or arrives too slowly. */
function watchUpload({ raw }: FastifyRequest, field: string, { idleMs, bytesPerSecond }: typeof MIN_SPEED) {
  let reject = (_error: TRPCError) => {}
  const exceeded = new Promise<never>((_, fail) => {
    reject = fail
  })
  const start = performance.now()
  let received = 0
  let lastData = start
  const count = (chunk: Buffer) => {
    received += chunk.length
    lastData = performance.now()
    if (received > MAX_FILE_BYTES + MAX_OVERHEAD_BYTES) reject(tooLarge(field))
  }
  const timer = setInterval(() => {
    const now = performance.now()
    const isSlow = now - start > idleMs && received < ((now - start) / 1000) * bytesPerSecond
    if (isSlow || now - lastData > idleMs) reject(appError('TIMEOUT', 'media.formTooSlow', { field }))
  }, idleMs / 10)
  raw.on('data', count)
  exceeded.catch(() => {})
  return {
    exceeded,
    stop() {
      clearInterval(timer)
      raw.off('data', count)
    },
  }
}

/** Maps an error of the multipart parser to a TRPCError. */
function toFormError(error: unknown, field: string): TRPCError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.endsWith('_LIMIT')) return appError('PAYLOAD_TOO_LARGE', 'media.formTooManyParts', { field })
  return badInput(field, 'media.formBroken')
}
