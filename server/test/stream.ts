import type { RealtimeEvent } from '@saathi/shared/messages/schema'

export type ServerEvent = { id: string; event: RealtimeEvent }

/**
 * A client with an open SSE stream, like the browser's fetch-based EventSource: the token is in a header, not in the
 * URL.
 */
export class Browser {
  readonly #address: string
  readonly #token: string
  readonly #onEvent: ((event: ServerEvent) => void) | undefined
  readonly events: ServerEvent[] = []
  /** The error with which the server ended the stream, if any. */
  error: { message: string; code: string } | null = null
  /** Resolves when the connection has ended. */
  ended: Promise<void> = Promise.resolve()
  #connection = new AbortController()

  constructor(address: string, token: string, onEvent?: (event: ServerEvent) => void) {
    this.#address = address
    this.#token = token
    this.#onEvent = onEvent
  }

  get lastEventId(): string | undefined {
    return this.events.at(-1)?.id
  }

  /** Connects, and resumes after the last event; resolves after the first event or the end of the stream. */
  async connect(): Promise<this> {
    this.#connection = new AbortController()
    this.error = null
    const input = encodeURIComponent(JSON.stringify({}))
    const answer = await fetch(`${this.#address}/trpc/messages.live?input=${input}`, {
      signal: this.#connection.signal,
      headers: {
        authorization: `Bearer ${this.#token}`,
        accept: 'text/event-stream',
        ...(this.lastEventId && { 'last-event-id': this.lastEventId }),
      },
    })
    if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream'))
      throw new Error(`no stream: ${answer.status} ${await answer.text()}`)
    await new Promise<void>((begun) => {
      this.ended = this.#read(answer.body as ReadableStream<Uint8Array>, begun).finally(begun)
    })
    return this
  }

  async #read(body: ReadableStream<Uint8Array>, begun: () => void) {
    const decoder = new TextDecoder()
    let text = ''
    try {
      for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
        text += decoder.decode(bytes, { stream: true })
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) if (this.#hear(block)) begun()
      }
    } catch {
      // aborted; complete events have been recorded
    }
  }

  /** Parses an event; returns whether it is one of ours. */
  #hear(block: string): boolean {
    const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]
    const [event, id, data] = [field('event'), field('id'), field('data')]
    if (event === 'serialized-error') this.error = errorOf(JSON.parse(data ?? '{}'))
    if (event || !data || !id) return false
    const received = { id, event: JSON.parse(data) }
    this.events.push(received)
    this.#onEvent?.(received)
    return true
  }

  /** Drops the connection, as a lost network does. */
  async drop(): Promise<void> {
    this.#connection.abort()
    await this.ended
  }

  /** The received events of this kind. */
  of<K extends RealtimeEvent['kind']>(kind: K): Extract<RealtimeEvent, { kind: K }>[] {
    return this.events.flatMap(({ event }) =>
      event.kind === kind ? [event as Extract<RealtimeEvent, { kind: K }>] : [],
    )
  }
}

const errorOf = ({ message, data }: { message: string; data?: { code: string } }) => ({
  message,
  code: data?.code ?? '',
})
