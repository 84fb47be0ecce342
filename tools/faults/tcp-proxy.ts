import net from 'node:net'

/** A TCP proxy between the app and its database; `cut` resets all of its connections. */
export type TcpProxy = { port: number; cut: () => void; close: () => void }

/** Starts a proxy to the port that `target` gives when a connection is opened. */
export async function openTcpProxy(target: () => number): Promise<TcpProxy> {
  const sockets = new Set<net.Socket>()
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  const server = net.createServer((client) => {
    const upstream = net.connect(target(), '127.0.0.1')
    for (const [from, into] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.pipe(into)
      from.on('error', () => into.destroy())
      from.on('close', () => {
        sockets.delete(from)
        into.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  return {
    port,
    cut,
    close() {
      cut()
      server.close()
    },
  }
}
