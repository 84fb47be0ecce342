import { generateKeyPairSync } from 'node:crypto'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import tls from 'node:tls'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { selfSigned } from './certificate.ts'

const HOSTS = ['www.googleapis.com', 'oauth2.googleapis.com', 'identitytoolkit.googleapis.com']
const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

type GoogleUser = {
  localId: string
  email?: string
  emailVerified?: boolean
  validSince?: string
  disabled?: boolean
}

export type TestGoogle = {
  /** Google's certificates by key id, as its endpoint returns them. */
  certificates: Record<string, string>
  users: Map<string, GoogleUser>
  /** `host/path` of each request. */
  requests: string[]
  /** The current behaviour; `refusal` is the error for changes of accounts. */
  state: { down: boolean; silent: boolean; certificates: number; refusal: string | null }
  serviceAccount: string
}

/**
 * A local server for the three Google hosts that firebase-admin calls; all HTTPS requests of the test file go to it.
 */
export function useGoogle(): TestGoogle {
  const originalAgent = https.globalAgent
  const site = rsa()
  const certificate = selfSigned(site, HOSTS)
  const google = { certificates: {}, users: new Map(), requests: [] as string[] } as unknown as TestGoogle
  const initialState = { down: false, silent: false, certificates: 200, refusal: null }

  const answers: Record<string, (body: string) => [status: number, body: unknown]> = {
    'www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com': () => [
      google.state.certificates,
      google.certificates,
    ],
    'oauth2.googleapis.com/token': () => [200, { access_token: 'granted', token_type: 'Bearer', expires_in: 3600 }],
  }
  const accounts = (operation: string, body: Record<string, unknown>): [status: number, body: unknown] => {
    const { localId, email, emailVerified } = body as {
      localId?: string | string[]
      email?: string | string[]
      emailVerified?: boolean
    }
    const emailed = () => [...google.users.values()].filter((user) => [email].flat().includes(user.email))
    const refused = (message: string): [number, unknown] => [400, { error: { code: 400, message } }]
    if (operation === ':lookup') {
      const named = [localId].flat().flatMap((uid) => google.users.get(uid as string) ?? [])
      const users = email ? emailed() : named
      return [200, { users: users.length > 0 ? users : undefined }]
    }
    if (google.state.refusal) return refused(google.state.refusal)
    if (operation === '') {
      if (emailed().length > 0) return refused('EMAIL_EXISTS')
      google.users.set('new-uid', { localId: 'new-uid', email: email as string, emailVerified })
      return [200, { localId: 'new-uid' }]
    }
    const user = google.users.get(localId as string)
    if (!user) return refused('USER_NOT_FOUND')
    if (operation === ':delete') google.users.delete(user.localId)
    if (operation === ':update' && email) {
      if (emailed().some(({ localId }) => localId !== user.localId)) return refused('EMAIL_EXISTS')
      Object.assign(user, { email, emailVerified })
    }
    const { disableUser, validSince } = body as { disableUser?: boolean; validSince?: string }
    if (disableUser !== undefined) user.disabled = disableUser
    if (validSince !== undefined) user.validSince = String(validSince)
    return [200, { localId }]
  }

  const server = https.createServer(
    { key: site.privateKey.export({ type: 'pkcs8', format: 'pem' }), cert: certificate },
    async (request, response) => {
      const path = `${request.headers.host}${request.url?.split('?')[0]}`
      google.requests.push(path)
      let body = ''
      for await (const chunk of request) body += chunk
      if (google.state.down) return request.destroy()
      if (google.state.silent) return
      const operation = path.match(/^identitytoolkit\.googleapis\.com\/v1\/projects\/saathi-test\/accounts(:\w+)?$/)
      const [status, answer] = operation
        ? request.headers.authorization === 'Bearer granted'
          ? accounts(operation[1] ?? '', JSON.parse(body))
          : [401, { error: { code: 401, message: 'UNAUTHENTICATED' } }]
        : (answers[path]?.(body) ?? [404, {}])
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'public, max-age=0' })
      response.end(JSON.stringify(answer))
    },
  )

  beforeEach(() => {
    google.state = { ...initialState }
    google.requests.length = 0
  })
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    https.globalAgent = new (class extends https.Agent {
      createConnection(options: { host?: string }) {
        return tls.connect({ host: '127.0.0.1', port, servername: options.host, ca: certificate })
      }
    })({ keepAlive: false })
    google.serviceAccount = JSON.stringify({
      type: 'service_account',
      project_id: 'saathi-test',
      client_email: 'server@saathi-test.iam.gserviceaccount.com',
      private_key: rsa().privateKey.export({ type: 'pkcs8', format: 'pem' }),
    })
  })
  afterAll(async () => {
    https.globalAgent = originalAgent
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  return google
}
