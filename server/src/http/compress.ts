import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** A body below this fits one packet, so compressing it saves no time, bytes. */
const COMPRESS_FROM = 1_400
const TEXT = /^(application\/json|application\/xml|text\/html)\b/

/** Four of eleven: nearly all of what brotli gains, in about a millisecond for a list of tours. */
const brotli = (text: string | Buffer) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })

const encodings = [
  { name: 'br', encode: brotli },
  { name: 'gzip', encode: (text: string | Buffer) => promisify(gzip)(text, { level: 5 }) },
]

/** A text that compressing may make smaller; tRPC's answers that come in parts say so. */
async function bodyTextOf(payload: unknown, reply: FastifyReply): Promise<string | Buffer | null> {
  if (!(payload instanceof Response)) {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
    return isText && TEXT.test(String(reply.getHeader('content-type'))) ? payload : null
  }
  const { status, headers } = payload
  if (headers.has('transfer-encoding') || !TEXT.test(headers.get('content-type') ?? '')) return null
  const text = await payload.text()
  reply.code(status).headers(Object.fromEntries(headers))
  return text
}

/**
 * Sends texts compressed to whoever takes them so: JSON and pages, not what is compressed already, and no stream.
 * Answers hold no secret beside anything that a stranger could have put there, so their lengths tell nobody anything.
 */
export function compressAnswers(app: FastifyInstance, from = COMPRESS_FROM) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const accepted = request.headers['accept-encoding']
    const encoding = accepted && encodings.find(({ name }) => accepted.includes(name))
    if (!encoding || reply.hasHeader('content-encoding')) return done(null, payload)
    compressed(encoding).then((sent) => done(null, sent), done)

    async function compressed({ name, encode }: (typeof encodings)[number]) {
      const text = await bodyTextOf(payload, reply)
      if (text === null || text.length < from) return text ?? payload
      const given = reply.getHeader('vary')
      reply.header('vary', given ? `${given}, accept-encoding` : 'accept-encoding')
      reply.header('content-encoding', name).removeHeader('content-length')
      return encode(text)
    }
  })
}
