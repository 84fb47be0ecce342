import postgres from 'postgres'

const CHANNEL = 'saathi_live'
/** The time for which messages are collected before they are sent in one notification, ms. */
const BATCH_MS = 20
/** The delay before a failed notification or LISTEN is tried again, ms. */
const RETRY_MS = 500
/** Bytes of one notification, which Postgres limits to 8,000. */
const MAX_PAYLOAD = 7_900
/** Queued messages while Postgres is unreachable. Further ones are dropped, which the checks of streams make up for. */
const MAX_QUEUED = 20_000

type Options = {
  url: string
  onMessages: (messages: string[]) => void
  /** Called when notifications begin to arrive. Those sent before, or between two connections, are lost. */
  onListening: () => void
  /** Called for each failed notification or LISTEN; both are retried. */
  onError: (error: unknown) => void
}

/**
 * The channel between the processes, through LISTEN/NOTIFY. Messages are batched and sent on a connection of their own, so
 * that no write waits for them. A second connection listens.
 */
export function createChannel({ url, onMessages, onListening, onError }: Options) {
  const connect = () =>
    postgres(url, {
      max: 1,
      idle_timeout: 60,
      connect_timeout: 5,
      backoff: () => RETRY_MS / 1000,
      onnotice: () => {},
      fetch_types: false, // a failure of this query would be an unhandled rejection
      connection: { application_name: 'saathi live' },
    })
  const publisher = connect()
  let subscriber: postgres.Sql | undefined
  let queue = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  /** Messages leave the queue before they are sent: one that is published meanwhile is sent again, for its later write. */
  async function flush() {
    const messages: string[] = []
    let bytes = 0
    for (const message of queue) {
      bytes += message.length + 1
      if (bytes > MAX_PAYLOAD) break
      messages.push(message)
    }
    for (const message of messages) queue.delete(message)
    try {
      await publisher.notify(CHANNEL, messages.join(' '))
      timer = queue.size > 0 ? setTimeout(flush) : undefined
    } catch (error) {
      onError(error)
      queue = new Set([...messages, ...queue])
      timer = stopped ? undefined : setTimeout(flush, RETRY_MS)
    }
  }

  /** The driver reconnects after a lost connection, but not when the first attempt fails. */
  function listen() {
    if (stopped) return
    const connection = connect()
    subscriber = connection
    const onPayload = (payload: string) => onMessages(payload.split(' '))
    connection.listen(CHANNEL, onPayload, onListening).catch(async (error) => {
      onError(error)
      await connection.end({ timeout: 0 })
      setTimeout(listen, RETRY_MS)
    })
  }

  return {
    send(message: string) {
      if (queue.size < MAX_QUEUED) queue.add(message)
      timer ??= setTimeout(flush, BATCH_MS)
    },
    /** Listens from now on. */
    listen: () => {
      if (!subscriber) listen()
    },
    /** Sends what is queued, if possible, and closes the connections. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      if (queue.size > 0) await flush()
      await Promise.all([publisher.end({ timeout: 1 }), subscriber?.end({ timeout: 1 })])
    },
  }
}
