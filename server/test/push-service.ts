import {
  createDecipheriv,
  createECDH,
  createHash,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import type { PushMessage } from '../src/platform/push/transport.ts'
import { selfSigned } from './certificate.ts'

/** How the service answers pushes to a device: a status, or a function that answers by itself. */
type Answer = number | ((response: ServerResponse) => void)
type Device = { p256dh: string; auth: string; secret: Buffer; key: Buffer; answers: Answer[] }
export type Arrived = PushMessage & { id: string; ttl: number; topic: string; status: number | null }

const hkdf = (salt: Uint8Array, ikm: Uint8Array, info: string | Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, length))

/** Decrypts a body of one record (RFC 8188) that was encrypted for this device (RFC 8291). */
function decrypt(body: Buffer, { secret, key, auth }: Device): string {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + idLength)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key, sender])
  const ikm = hkdf(Buffer.from(auth, 'base64url'), curve.computeSecret(sender), info, 32)
  const cek = hkdf(salt, ikm, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(salt, ikm, 'Content-Encoding: nonce\0', 12)
  const record = body.subarray(21 + idLength)
  if (record.length > body.readUInt32BE(16)) throw new Error('the record is longer than the header says')
  const cipher = createDecipheriv('aes-128-gcm', cek, nonce)
  cipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('this is not the last record')
  return padded.subarray(0, end).toString('utf8')
}

/** Checks who sends (RFC 8292): a token for this origin, signed with the key that devices subscribed with. */
function checkSender(authorization: string, origin: string, publicKey: string) {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error('another key than the devices have subscribed with')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [
    string,
    string,
  ]
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = { key: signer, dsaEncoding: 'ieee-p1363' as const }
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')))
    throw new Error('the signature is wrong')
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString())
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const seconds = exp - Date.now() / 1000
  if (alg !== 'ES256' || aud !== origin || seconds < 0 || seconds > 86_400 || !/^(mailto:|https:)/.test(sub))
    throw new Error('the claims are wrong')
}

/**
 * A push service on this machine (RFC 8030). It takes a push only if it can check who sent it and decrypt it, and answers as
 * the test says, else with 201.
 * @param publicKey the key of the server that devices subscribe with
 * @param onArrived called with each push once it is decrypted
 */
export async function openPushService(publicKey: string, onArrived: (push: Arrived) => void = () => {}) {
  const { privateKey, publicKey: certified } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const ca = selfSigned({ privateKey, publicKey: certified }, ['localhost'])
  const devices = new Map<string, Device>()
  const arrived: Arrived[] = []
  const refused: string[] = []

  async function take(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const id = request.url?.replace('/push/', '') ?? ''
    const device = devices.get(id)
    const { authorization = '', ttl, topic = '', urgency = '', 'content-encoding': encoding } = request.headers
    try {
      if (!device) throw new Error(`nobody has the address ${request.url}`)
      if (request.method !== 'POST' || encoding !== 'aes128gcm') throw new Error('this is no push')
      if (
        !/^\d+$/.test(String(ttl)) ||
        !/^[\w-]{0,32}$/.test(String(topic)) ||
        !/^(very-low|low|normal|high)?$/.test(String(urgency))
      )
        throw new Error('a header is wrong')
      checkSender(authorization, origin, publicKey)
      const message: PushMessage = JSON.parse(decrypt(Buffer.concat(chunks), device))
      const answer = device.answers.shift() ?? 201
      const status = typeof answer === 'number' ? answer : null
      const push = { ...message, id, ttl: Number(ttl), topic: String(topic), status }
      arrived.push(push)
      onArrived(push)
      if (typeof answer === 'number') response.writeHead(answer, { location: `${origin}/message/1` }).end()
      else answer(response)
    } catch (error) {
      refused.push((error as Error).message)
      response.writeHead(400).end()
    }
  }

  const server = https.createServer({ key: privateKey.export({ type: 'pkcs8', format: 'pem' }), cert: ca }, take)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `localhost:${(server.address() as AddressInfo).port}`
  const origin = `https://${host}`

  return {
    host,
    origin,
    ca,
    /** Pushes that were checked and decrypted, in order, and what was wrong with others. */
    arrived,
    refused,
    /** A new device, as its browser subscribes; it answers the first pushes with `answers`. */
    subscribe(answers: Answer[] = []) {
      const curve = createECDH('prime256v1')
      const key = curve.generateKeys()
      const id = randomBytes(16).toString('base64url')
      const keys = { p256dh: key.toString('base64url'), auth: randomBytes(16).toString('base64url') }
      devices.set(id, { ...keys, secret: curve.getPrivateKey(), key, answers })
      const endpoint = `${origin}/push/${id}`
      const device = createHash('sha256').update(endpoint).digest('base64url')
      return { id, device, subscription: { endpoint, keys } }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
