import type { ChatMessage } from '@saathi/shared/chat'
import * as z from 'zod/mini'
import type { Config } from '../../config.ts'

const LIMIT_MS = 20_000
/** More than any answer needs; a service gone wrong is not read for ever. */
const LINE_MAX = 200_000

/** The service said that it does not answer; `message` is ours, fit to be shown: its own word may hold anything. */
export class ServiceRefusal extends Error {
  override name = 'ServiceRefusal'
}

const Refusal = z.object({ error: z.object({ code: z.optional(z.number()), status: z.optional(z.string()) }) })

const TOO_MANY = 'It has too many questions just now. Please try again in a minute.'
const BUSY = 'It is busy just now. Please try again in a moment.'
const REFUSED = 'It did not accept the question.'
const MESSAGES: Record<string, string> = {
  429: TOO_MANY,
  RESOURCE_EXHAUSTED: TOO_MANY,
  500: BUSY,
  503: BUSY,
  504: BUSY,
  INTERNAL: BUSY,
  UNAVAILABLE: BUSY,
  DEADLINE_EXCEEDED: BUSY,
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

type Ask = {
  service: NonNullable<Config['gemini']>
  system: string
  turns: ChatMessage[]
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal
  limitMs?: number
}

/**
 * The first candidate's text, as the service sends it, bit by bit.
 * @throws ServiceRefusal with a sentence for why; any other error when it does not answer, or not in 20 s
 */
export async function* askGemini({ service, system, turns, signal, limitMs = LIMIT_MS }: Ask): AsyncGenerator<string> {
  const limit = AbortSignal.timeout(limitMs)
  const response = await fetch(`${service.url}/v1beta/models/${service.model}:streamGenerateContent?alt=sse`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': service.key },
    body: JSON.stringify({
      systemInstruction: { parts: [{ text: system }] },
      contents: turns.map(({ sender, text }) => ({ role: sender === 'user' ? 'user' : 'model', parts: [{ text }] })),
      generationConfig: { temperature: 0.7, maxOutputTokens: 1024 },
    }),
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
  if (!response.ok) throw refusalIn(await response.text()) ?? new Error(`status ${response.status}`)
  for await (const data of eventsOf(response.body ?? new ReadableStream())) {
    const refusal = refusalIn(data)
    if (refusal) throw refusal
    const text = textOf(data)
    if (text) yield text
  }
}

/** The error that the service answers with, which may stand in a list of one; null for none. */
function refusalIn(body: string): ServiceRefusal | null {
  const value = parsed(body)
  const { data } = Refusal.safeParse(Array.isArray(value) ? value[0] : value)
  if (!data) return null
  const { code, status } = data.error
  const kind = [String(code), status ?? ''].find((known) => Object.hasOwn(MESSAGES, known))
  return new ServiceRefusal(kind ? MESSAGES[kind] : REFUSED)
}

/** @throws Error for what is no chunk of an answer */
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

/** The data of the events of a stream (`data: ...` up to an empty line), however it was cut up on its way. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ''
  let data: string[] = []
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > LINE_MAX) throw new Error('a line without an end')
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
