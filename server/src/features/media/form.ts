import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import { TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badInput } from '../../errors.ts'
import { MOST_BYTES, tooLarge } from './picture.ts'

/** What a form may hold: texts, and at most one file. A name may be both, for a file that is taken away by an empty text. */
export type Shape<T extends string> = { texts: readonly T[]; file: string }
export type Form<T extends string> = {
  texts: Partial<Record<T, string>>
  /** Null when none was chosen: no such part, or one without bytes. */
  file: Uint8Array | null
}

const TEXT_MOST = 16 * 1024
/** Texts, names and boundaries around a file, bytes: what a form may have beyond it. */
const AROUND_MOST = 512 * 1024
/** How slowly a form may come: nothing for so long (ms), or fewer bytes a second, once it has had that long. */
const PACE = { silentMs: 10_000, bytesPerSecond: 8 * 1024 }

/** Lets the routes of a scope read forms with `readForm`. A body of another type is left for them to refuse. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(multipart, { limits: { fieldSize: TEXT_MOST, headerPairs: 20 }, throwFileSizeLimit: false })
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
}

/** @throws TRPCError UNSUPPORTED_MEDIA_TYPE */
export function mustBeForm(request: FastifyRequest, field: string): void {
  if (!request.isMultipart())
    throw badInput(field, 'Please send this as a form (multipart/form-data).', 'UNSUPPORTED_MEDIA_TYPE')
}

/**
 * Reads a form (multipart/form-data). The name and type that a file comes with are not looked at.
 * @throws TRPCError naming the field at fault: BAD_REQUEST, PAYLOAD_TOO_LARGE, TIMEOUT
 */
export async function readForm<T extends string>(
  request: FastifyRequest,
  shape: Shape<T>,
  pace = PACE,
): Promise<Form<T>> {
  const form: Form<T> = { texts: {}, file: null }
  const seen = new Set<string>()
  const limits = { fileSize: MOST_BYTES, files: 2, parts: shape.texts.length + 2 }
  const bounds = watch(request, shape.file, pace)
  const read = async () => {
    for await (const part of request.parts({ limits })) await take(part)
    return form
  }
  try {
    return await Promise.race([read(), bounds.passed])
  } catch (error) {
    // What is still to come is read and dropped, so that the answer finds somebody who listens.
    request.raw.unpipe()
    request.raw.resume()
    throw error instanceof TRPCError ? error : unreadable(error, shape.file)
  } finally {
    bounds.stop()
  }

  async function take(part: Multipart) {
    const name = part.fieldname
    if (!name) throw badInput(shape.file, 'Every part of the form needs a name.')
    if (seen.has(name)) throw badInput(name, 'Please send this once only.')
    seen.add(name)
    const isText = shape.texts.some((text) => text === name)
    if (part.type === 'file' && name === shape.file) form.file = await bytesOf(part)
    else if (part.type === 'field' && isText) form.texts[name as T] = textOf(part)
    else if (name === shape.file) throw badInput(name, 'Please send this as a file.')
    else throw badInput(name, isText ? 'This cannot be a file.' : 'There is no such field.')
  }
}

async function bytesOf({ fieldname, file }: MultipartFile): Promise<Uint8Array | null> {
  const full = new Promise<never>((_, reject) => file.once('limit', () => reject(tooLarge(fieldname))))
  const read = async () => {
    const chunks: Buffer[] = []
    for await (const chunk of file) chunks.push(chunk)
    if (file.truncated) throw tooLarge(fieldname)
    return chunks.length > 0 ? Buffer.concat(chunks) : null
  }
  return Promise.race([read(), full])
}

function textOf({ fieldname, value, valueTruncated }: Exclude<Multipart, MultipartFile>): string {
  if (valueTruncated) throw badInput(fieldname, 'This text is too long.', 'PAYLOAD_TOO_LARGE')
  if (typeof value !== 'string') throw badInput(fieldname, 'Please send this as text.')
  return value
}

/** Fails when a request sends more than a form may have, or too slowly. */
function watch({ raw }: FastifyRequest, field: string, { silentMs, bytesPerSecond }: typeof PACE) {
  let reject = (_error: TRPCError) => {}
  const passed = new Promise<never>((_, fail) => {
    reject = fail
  })
  const began = performance.now()
  let received = 0
  let last = began
  const count = (chunk: Buffer) => {
    received += chunk.length
    last = performance.now()
    if (received > MOST_BYTES + AROUND_MOST) reject(tooLarge(field))
  }
  const timer = setInterval(() => {
    const now = performance.now()
    const isSlow = now - began > silentMs && received < ((now - began) / 1000) * bytesPerSecond
    if (isSlow || now - last > silentMs) reject(badInput(field, 'This form comes in too slowly.', 'TIMEOUT'))
  }, silentMs / 10)
  raw.on('data', count)
  passed.catch(() => {})
  return {
    passed,
    stop() {
      clearInterval(timer)
      raw.off('data', count)
    },
  }
}

/** The form's own faults, as the library that reads it names them. */
function unreadable(error: unknown, field: string): TRPCError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.endsWith('_LIMIT')) return badInput(field, 'This form has more parts than it may.', 'PAYLOAD_TOO_LARGE')
  return badInput(field, 'This form is broken or was cut short.')
}
