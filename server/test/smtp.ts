import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

type Arrived = { to: string[]; raw: string }
type Behaviour = {
  /** Refuses what it returns: an SMTP code, before the text (rcpt) or after it (data). */
  rcpt?: (count: number) => number | undefined
  data?: (count: number) => number | undefined
  slowMs?: number
  login?: { user: string; pass: string }
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
/** A real SMTP server on a free port (or the one given), keeping what arrives. */
export async function openSmtpServer({ rcpt, data, slowMs = 0, login }: Behaviour = {}, port = 0) {
  const arrived: Arrived[] = []
  const seen = { connections: 0, recipients: 0, texts: 0 }
  const server = new SMTPServer({
    authOptional: !login,
    allowInsecureAuth: true,
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onConnect(_session, done) {
      seen.connections += 1
      done()
    },
    onAuth({ username, password }, _session, done) {
      const right = username === login?.user && password === login?.pass
      done(right ? null : refusal(535, `no, ${username}`), right ? { user: username } : undefined)
    },
    onRcptTo({ address }, _session, done) {
      const code = rcpt?.(++seen.recipients)
      done(code ? refusal(code, `not ${address}`) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        await sleep(slowMs)
        const code = data?.(++seen.texts)
        const to = session.envelope.rcptTo.map(({ address }) => address)
        if (!code) arrived.push({ to, raw: Buffer.concat(chunks).toString() })
        done(code ? refusal(code, 'the text of the mail was refused') : null)
      })
    },
  })
  server.on('error', () => {}) // a client that goes away is part of these stories
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const at = (server.server.address() as AddressInfo).port
  const close = () => new Promise<void>((done) => server.close(() => done()))
  const credentials = login ? `${login.user}:${encodeURIComponent(login.pass)}@` : ''
  return { url: `smtp://${credentials}127.0.0.1:${at}`, port: at, arrived, seen, close }
}
