import type { Writable } from 'node:stream'

const PING = 'event: ping\ndata: \n\n\n'
/** The interval at which due connections are looked for, ms. */
const LOOK_MS = 1_000

export type Pings = {
  /** Something is being sent on this connection: its next ping is due `intervalMs` later. */
  sent: (connection: Writable) => void
  /** Sends this connection no more pings. */
  forget: (connection: Writable) => void
}

/** Pings connections on which nothing was sent for `intervalMs`, with one timer for all of them. */
export function createPings(intervalMs: number): Pings {
  /** When something was last sent; the connection that has been silent for longest comes first. */
  const sentAt = new Map<Writable, number>()
  let timer: NodeJS.Timeout | undefined

  function sent(connection: Writable) {
    sentAt.delete(connection)
    sentAt.set(connection, performance.now())
    timer ??= setInterval(pingDue, LOOK_MS).unref()
  }

  function pingDue() {
    const silentSince = performance.now() - intervalMs
    for (const [connection, at] of sentAt) {
      if (at > silentSince) return
      sent(connection)
      // A browser that does not read gets none, so that nothing piles up.
      if (!connection.writableNeedDrain) connection.write(PING)
    }
  }

  function forget(connection: Writable) {
    sentAt.delete(connection)
    if (sentAt.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return { sent, forget }
}
