import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import { TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badInput } from '../../errors.ts'
import { MOST_BYTES, tooLarge } from './picture.ts'

/** What a form may hold: texts, and at most one file. A name may be both, for a file that is taken away by an empty text. */
type Shape<T extends string> = { texts: readonly T[]; file: string }
type Form<T extends string> = {
  texts: Partial<Record<T, string>>
  /** Null when none was chosen: no such part, or one without bytes. */
  file: Uint8Array | null
}

const TEXT_MOST = 16 * 1024
/** A request that goes on for longer than any form that is taken is cut off. */
const REQUEST_MOST = 4 * MOST_BYTES

/** Lets the routes of a scope read forms with `readForm`. A body of another type is left for them to refuse. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(multipart, { limits: { fieldSize: TEXT_MOST, headerPairs: 20 }, throwFileSizeLimit: false })
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
}

/**
 * Reads a form (multipart/form-data). The name and type that a file comes with are not looked at.
 * @throws TRPCError naming the field at fault: BAD_REQUEST, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE
 */
export async function readForm<T extends string>(request: FastifyRequest, shape: Shape<T>): Promise<Form<T>> {
  if (!request.isMultipart())
    throw badInput(shape.file, 'Please send this as a form (multipart/form-data).', 'UNSUPPORTED_MEDIA_TYPE')
  const form: Form<T> = { texts: {}, file: null }
  const seen = new Set<string>()
  const limits = { fileSize: MOST_BYTES, files: 2, parts: shape.texts.length + 2 }
  cutOff(request)
  try {
    for await (const part of request.parts({ limits })) await take(part)
    return form
  } catch (error) {
    // What is still to come is read and dropped, so that the answer finds somebody who listens.
    request.raw.unpipe()
    request.raw.resume()
    throw error instanceof TRPCError ? error : unreadable(error, shape.file)
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

/** Ends a request that sends more than it may; nobody is there then who could be told so. */
function cutOff({ raw }: FastifyRequest) {
  let received = 0
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > REQUEST_MOST) raw.destroy()
  })
}

/** The form's own faults, as the library that reads it names them. */
function unreadable(error: unknown, field: string): TRPCError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.endsWith('_LIMIT')) return badInput(field, 'This form has more parts than it may.', 'PAYLOAD_TOO_LARGE')
  return badInput(field, 'This form is broken or was cut short.')
}
