import net from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'

export type Attack = { method: string; path: string; headers?: Record<string, string> }
/** The result: the status of the response (0 for none), and how much was sent until the connection was closed. */
export type Outcome = { status: number; sent: number; closed: boolean }

const CHUNK = Buffer.alloc(64 * 1024, 'a')
const framed = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
const FRAMED = framed(CHUNK)

/** A raw connection to a server, for bytes that no client library sends. */
export function connectTo(address: URL) {
  const socket = net.connect(Number(address.port), address.hostname)
  let answer = ''
  socket.on('error', () => {}) // these attacks expect to be disconnected
  socket.on('data', (bytes) => {
    if (answer.length < 64) answer += bytes.toString('latin1')
  })
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  const write = (bytes: Buffer | string) => {
    if (socket.destroyed) return Promise.resolve()
    const written = new Promise<void>((done) => socket.write(bytes, () => done()))
    return Promise.race([written, closed])
  }
  const head = ({ method, path, headers = {} }: Attack) => {
    const lines = Object.entries({ host: 'saathi.test', ...headers }).map(([name, value]) => `${name}: ${value}`)
    return write(`${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
  }
  const status = () => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
  return { socket, closed, write, head, status }
}

const MULTIPART = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'

/** Sends a body of `bytes` bytes, or until the server closes the connection. */
export async function sendMuch(address: URL, attack: Attack, { bytes, chunked }: { bytes: number; chunked: boolean }) {
  const { socket, closed, write, head, status } = connectTo(address)
  const length: Record<string, string> = chunked
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': `${bytes + MULTIPART.length}` }
  await head({ ...attack, headers: { ...attack.headers, ...length } })
  await write(chunked ? framed(Buffer.from(MULTIPART)) : MULTIPART)
  let sent = 0
  for (; sent < bytes && !socket.destroyed && !socket.readableEnded; sent += CHUNK.length)
    await write(chunked ? FRAMED : CHUNK)
  await Promise.race([closed, sleep(10_000)])
  const outcome: Outcome = { status: status(), sent, closed: socket.destroyed || socket.readableEnded }
  socket.destroy()
  return outcome
}

/** Sends a complete body with hostile content. */
export async function sendBody(address: URL, attack: Attack, body: Buffer): Promise<Outcome> {
  const { socket, closed, write, head, status } = connectTo(address)
  await head({ ...attack, headers: { ...attack.headers, 'content-length': `${body.length}`, connection: 'close' } })
  await write(body)
  await Promise.race([closed, sleep(10_000)])
  const outcome = { status: status(), sent: body.length, closed: socket.destroyed }
  socket.destroy()
  return outcome
}

/** Starts many requests and sends nearly all of each body. @returns the function that ends them */
export async function halfSend(address: URL, attack: Attack, { count, bytes }: { count: number; bytes: number }) {
  const begun = Array.from({ length: count }, async () => {
    const connection = connectTo(address)
    await connection.head({ ...attack, headers: { ...attack.headers, 'content-length': `${bytes}` } })
    connection.write(MULTIPART)
    // Written without waiting, so what the server does not read stays in this process.
    for (let left = bytes - MULTIPART.length - CHUNK.length; left > 0; left -= CHUNK.length) {
      connection.write(CHUNK.subarray(0, Math.min(left, CHUNK.length)))
      await turn()
    }
    return connection
  })
  const connections = await Promise.all(begun)
  return {
    statuses: () => connections.map(({ status }) => status()),
    end: () => {
      for (const { socket } of connections) socket.destroy()
    },
  }
}
