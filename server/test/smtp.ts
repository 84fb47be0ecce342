import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

type Arrived = { to: string[]; raw: string }
type Behaviour = {
  /** Rejects with the SMTP code that it returns, before the text (rcpt) or after it (data). */
  rcpt?: (count: number) => number | undefined
  data?: (count: number) => number | undefined
  slowMs?: number
  login?: { user: string; pass: string }
}

const smtpError = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
/** Starts an SMTP server on a free port (or the given one), which stores the mails that it receives. */
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
      done(right ? null : smtpError(535, `no, ${username}`), right ? { user: username } : undefined)
    },
    onRcptTo({ address }, _session, done) {
      const code = rcpt?.(++seen.recipients)
      done(code ? smtpError(code, `not ${address}`) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        await sleep(slowMs)
        const code = data?.(++seen.texts)
        const to = session.envelope.rcptTo.map(({ address }) => address)
        if (!code) arrived.push({ to, raw: Buffer.concat(chunks).toString() })
        done(code ? smtpError(code, 'the text of the mail was refused') : null)
      })
    },
  })
  server.on('error', () => {}) // clients disconnect in these tests
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const at = (server.server.address() as AddressInfo).port
  const close = () => new Promise<void>((done) => server.close(() => done()))
  const credentials = login ? `${login.user}:${encodeURIComponent(login.pass)}@` : ''
  return { url: `smtp://${credentials}127.0.0.1:${at}`, port: at, arrived, seen, close }
}
