import type { ChatMessage } from '@saathi/shared/chat/schema'
import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import * as text from '../../messages/en/chat.ts'

const TIMEOUT_MS = 20_000
/** Maximum length of a line of the stream, in characters. */
const MAX_LINE = 200_000

/** An error response of the service. `message` is our own text for the visitor, since the service's may contain anything. */
export class ServiceError extends Error {
  override name = 'ServiceError'
}

const ErrorBody = z.object({ error: z.object({ code: z.optional(z.number()), status: z.optional(z.string()) }) })

const MESSAGES: Record<string, string> = {
  429: text.tooManyQuestions,
  RESOURCE_EXHAUSTED: text.tooManyQuestions,
  500: text.busy,
  503: text.busy,
  504: text.busy,
  INTERNAL: text.busy,
  UNAVAILABLE: text.busy,
  DEADLINE_EXCEEDED: text.busy,
}
const Chunk = z.object({
  candidates: z.optional(
    z.array(
      z.object({
        content: z.optional(
          z.object({
            parts: z.optional(z.array(z.object({ text: z.optional(z.string()), thought: z.optional(z.boolean()) }))),
          }),
        ),
      }),
    ),
  ),
})

type Options = {
  service: NonNullable<Config['gemini']>
  system: string
  turns: ChatMessage[]
  /** Aborted when the client disconnects. */
  signal?: AbortSignal
  timeoutMs?: number
}

/**
 * Streams the text of the first candidate.
 * @throws ServiceError with a text for the visitor; another error when the service is unreachable or takes over 20 s
 */
export async function* askGemini({
  service,
  system,
  turns,
  signal,
  timeoutMs = TIMEOUT_MS,
}: Options): AsyncGenerator<string> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(`${service.url}/v1beta/models/${service.model}:streamGenerateContent?alt=sse`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': service.key },
    body: JSON.stringify({
      systemInstruction: { parts: [{ text: system }] },
      contents: turns.map(({ sender, text }) => ({ role: sender === 'user' ? 'user' : 'model', parts: [{ text }] })),
      generationConfig: { temperature: 0.7, maxOutputTokens: 1024 },
    }),
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  if (!response.ok) throw errorIn(await response.text()) ?? new Error(`status ${response.status}`)
  for await (const data of readEvents(response.body ?? new ReadableStream())) {
    const error = errorIn(data)
    if (error) throw error
    const text = textOf(data)
    if (text) yield text
  }
}

/** The error in a response body, which may be an array of one; null if there is none. */
function errorIn(body: string): ServiceError | null {
  const value = parsed(body)
  const { data } = ErrorBody.safeParse(Array.isArray(value) ? value[0] : value)
  if (!data) return null
  const { code, status } = data.error
  const kind = [String(code), status ?? ''].find((name) => Object.hasOwn(MESSAGES, name))
  return new ServiceError(kind ? MESSAGES[kind] : text.questionRejected)
}

/** @throws Error when the data is not a chunk of an answer */
function textOf(data: string): string {
  const { candidates } = Chunk.parse(parsed(data))
  const parts = candidates?.[0]?.content?.parts ?? []
  return parts.map(({ text, thought }) => (thought ? '' : (text ?? ''))).join('')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses SSE: yields the data of each event, independent of how the stream is split into chunks. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ''
  let data: string[] = []
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE) throw new Error('a line exceeds the maximum length')
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
      else if (line === '' && data.length > 0) {
        yield data.join('\n')
        data = []
      }
    }
  }
  if (rest.startsWith('data:')) data.push(rest.slice(5).trim())
  if (data.length > 0) yield data.join('\n')
}
