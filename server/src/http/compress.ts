import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** The minimum size of a compressed body, bytes: smaller ones fit into one packet. */
const MIN_BYTES = 1_400
const TEXT = /^(application\/json|application\/xml|text\/html)\b/

/** Quality 4 of 11: nearly the size of 11, in about a millisecond for a list of tours. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const GZIP = { level: 5 }
/** Longer texts become bytes in slices of so many characters, since an export of some megabytes would hold the event loop. */
const SLICE = 64 * 1024

const encodings = [
  {
    name: 'br',
    encode: (text: string | Buffer) => promisify(brotliCompress)(text, BROTLI),
    stream: () => createBrotliCompress(BROTLI),
  },
  {
    name: 'gzip',
    encode: (text: string | Buffer) => promisify(gzip)(text, GZIP),
    stream: () => createGzip(GZIP),
  },
]

/** Cuts a text into slices, none of them between the two halves of a character. */
export function* slicesOf(text: string, length = SLICE): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const end = start + length
    const isInside = /[\uD800-\uDBFF]/.test(text.charAt(end - 1))
    yield text.slice(start, isInside ? end + 1 : end)
    start = isInside ? end + 1 : end
  }
}

/** The text of a response that may be compressed; null for streams and binary bodies. */
async function readBodyText(payload: unknown, reply: FastifyReply): Promise<string | Buffer | null> {
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
 * Compresses JSON, XML and HTML for clients that accept it; streams and compressed files are sent unchanged. No
 * response contains both a secret and text that another user chose, so compressed lengths reveal nothing (BREACH).
 * `@fastify/compress` streams each body, which costs 1.4 times the CPU for a list of tours.
 */
export function compressResponses(app: FastifyInstance, minBytes = MIN_BYTES) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const accepted = request.headers['accept-encoding']
    const encoding = accepted && encodings.find(({ name }) => accepted.includes(name))
    if (!encoding || reply.hasHeader('content-encoding')) return done(null, payload)
    compress(encoding).then((body) => done(null, body), done)

    async function compress({ name, encode, stream }: (typeof encodings)[number]) {
      const text = await readBodyText(payload, reply)
      if (text === null || text.length < minBytes) return text ?? payload
      const vary = reply.getHeader('vary')
      reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
      reply.header('content-encoding', name).removeHeader('content-length')
      if (typeof text !== 'string' || text.length <= SLICE) return encode(text)
      return buffer(Readable.from(slicesOf(text)).pipe(stream()))
    }
  })
}
