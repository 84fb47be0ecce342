import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewCredential, UsedCredential } from '@saathi/shared/auth/passkeys'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Changes = {
  origin?: string
  rpId?: string
  /** The signature counter; synced passkeys have none. */
  counter?: number
  /** Whether the authenticator has checked the user's fingerprint, face or PIN. */
  verified?: boolean
  userHandle?: string | null
  challenge?: string
  /** The attestation statement; none by default. */
  attestation?: { format: string; statement: Map<string, unknown> }
}

const FLAGS = { present: 0x01, verified: 0x04, eligible: 0x08, backedUp: 0x10, attested: 0x40 }
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const encode = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/** An authenticator in software: an ES256 key, and the bytes that browsers send, as WebAuthn defines them. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly id: string
  readonly origin: string
  /** The user id that the site gave at the registration. */
  userHandle: string | null = null

  constructor({ origin = 'http://localhost', id = encode(randomBytes(16)) } = {}) {
    this.origin = origin
    this.id = id
  }

  #clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, origin = this.origin) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #authenticatorData({ rpId, counter = 0, verified = true }: Changes, attested: Buffer | null) {
    const flags =
      FLAGS.present |
      FLAGS.eligible |
      FLAGS.backedUp |
      (verified ? FLAGS.verified : 0) |
      (attested ? FLAGS.attested : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId ?? 'localhost'), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
  }

  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const cose = new Map<number, number | Uint8Array>([
      [1, 2], // elliptic curve
      [3, -7], // ES256
      [-1, 1], // P-256
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.from(isoCBOR.encode(cose))
  }

  /** Answers `navigator.credentials.create`. */
  create(options: { challenge: string; user?: unknown }, changes: Changes = {}): NewCredential {
    this.userHandle = (options.user as { id: string } | undefined)?.id ?? null
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey()])
    const attestationObject = new Map<string, unknown>([
      ['fmt', changes.attestation?.format ?? 'none'],
      ['attStmt', changes.attestation?.statement ?? new Map()],
      ['authData', new Uint8Array(this.#authenticatorData(changes, attested))],
    ])
    const clientData = this.#clientData('webauthn.create', changes.challenge ?? options.challenge, changes.origin)
    return {
      id: this.id,
      response: {
        clientDataJSON: encode(clientData),
        attestationObject: encode(isoCBOR.encode(attestationObject as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal', 'hybrid'],
      },
    }
  }

  /** Answers `navigator.credentials.get`. */
  get(options: { challenge: string }, changes: Changes = {}): UsedCredential {
    const clientData = this.#clientData('webauthn.get', changes.challenge ?? options.challenge, changes.origin)
    const authenticatorData = this.#authenticatorData(changes, null)
    const signed = Buffer.concat([authenticatorData, sha256(clientData)])
    return {
      id: this.id,
      response: {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(authenticatorData),
        signature: encode(sign('sha256', signed, this.#keys.privateKey)),
        userHandle: changes.userHandle === undefined ? this.userHandle : changes.userHandle,
      },
    }
  }
}
