import { type KeyObject, sign } from 'node:crypto'

const length = (size: number) => {
  if (size < 0x80) return [size]
  const bytes = size < 0x100 ? [size] : [size >> 8, size & 0xff]
  return [0x80 | bytes.length, ...bytes]
}
const der = (tag: number, ...parts: Uint8Array[]) => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...length(content.length)]), content])
}
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const text = (tag: number, value: string) => der(tag, Buffer.from(value))
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))

const RSA_WITH_SHA256 = sequence(oid('2a864886f70d01010b'), der(0x05))
const COMMON_NAME = oid('550403')
const ALTERNATIVE_NAMES = oid('551d11')

/** A self-signed X.509 certificate (PEM) for an RSA key, valid from 2020 to 2049, which Node has no function for. */
export function selfSigned(keys: { privateKey: KeyObject; publicKey: KeyObject }, hosts: string[]): string {
  const name = sequence(der(0x31, sequence(COMMON_NAME, text(0x0c, hosts[0] ?? 'test'))))
  const names = sequence(...hosts.map((host) => text(0x82, host)))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    RSA_WITH_SHA256,
    name,
    sequence(text(0x17, '200101000000Z'), text(0x17, '491231235959Z')),
    name,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(ALTERNATIVE_NAMES, der(0x04, names)))),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, keys.privateKey))
  const base64 = sequence(body, RSA_WITH_SHA256, signature).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`
}
