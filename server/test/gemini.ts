import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

type GeminiRequest = {
  url: string
  key: string | undefined
  body: {
    systemInstruction: { parts: { text: string }[] }
    contents: { role: string; parts: { text: string }[] }[]
    generationConfig: { temperature: number }
  }
}
type Answer = (response: http.ServerResponse) => void

/** A local server that speaks the wire format of Gemini's `streamGenerateContent?alt=sse`. */
export type GeminiServer = {
  url: string
  /** The received requests, oldest first. */
  requests: GeminiRequest[]
  /** How many clients disconnected before their response was complete. */
  disconnects: number
  /** The response to the next requests. */
  answer: Answer
}

const chunk = (text: string, more: object = {}) => ({
  candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0, ...more }],
  usageMetadata: { promptTokenCount: 12 },
  modelVersion: 'gemini-1.5-flash',
})
const event = (value: unknown) => `data: ${JSON.stringify(value)}\r\n\r\n`
const stream = (response: http.ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

/** Streams these texts, one event each. */
export const says =
  (...texts: string[]): Answer =>
  (response) => {
    stream(response)
    for (const [at, text] of texts.entries())
      response.write(event(chunk(text, at === texts.length - 1 ? { finishReason: 'STOP' } : {})))
    response.end()
  }

/** Streams these events. */
export const sends =
  (...events: unknown[]): Answer =>
  (response) => {
    stream(response).end(events.map(event).join(''))
  }

/** Streams the texts in chunks of `size` bytes, which split words, characters and line ends. */
export const saysInPieces =
  (size: number, ...texts: string[]): Answer =>
  async (response) => {
    stream(response)
    const bytes = Buffer.from(texts.map((text) => event(chunk(text))).join(''))
    for (let at = 0; at < bytes.length; at += size) {
      response.write(bytes.subarray(at, at + size))
      await new Promise((resolve) => setImmediate(resolve))
    }
    response.end()
  }

/** Streams a text, then breaks the connection. */
export const breaksAfter =
  (text: string): Answer =>
  (response) => {
    stream(response).write(event(chunk(text)), () => response.destroy())
  }

/** Streams a text, then stalls. */
export const stallsAfter =
  (text: string): Answer =>
  (response) => {
    stream(response).write(event(chunk(text)))
  }

export const refuses =
  (status: number, body: string): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }

export function useGemini(): GeminiServer {
  const gemini: GeminiServer = { url: '', requests: [], disconnects: 0, answer: says('Namaste.') }
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const key = request.headers['x-goog-api-key']
    gemini.requests.push({
      url: request.url ?? '',
      key: String(key),
      body: JSON.parse(Buffer.concat(parts).toString()),
    })
    response.on('close', () => {
      if (!response.writableFinished) gemini.disconnects += 1
    })
    gemini.answer(response)
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    gemini.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return gemini
}
