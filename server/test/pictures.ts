import zlib from 'node:zlib'
import sharp from 'sharp'

type Sharp = ReturnType<typeof sharp>

const ascii = (text: string) => Buffer.from(text, 'latin1')
const u32 = (number: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}
const le32 = (number: number) => u32(number).reverse()

/** A plain picture; choose its format: `plain(640, 480).jpeg().toBuffer()`. */
export const plain = (width = 640, height = 480): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c8553d' } })

/** A picture with a red left half and a blue right half, which shows its orientation. */
export const twoHalves = (width = 600, height = 200): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, gravity: 'west' },
  ])

const PNG = ascii('\x89PNG\r\n\x1a\n')

export function chunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([ascii(type), data])
  return Buffer.concat([u32(data.length), body, u32(zlib.crc32(body))])
}

export const ihdr = (width: number, height: number) =>
  chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])]))

/** A PNG with these chunks between header and end. */
export const png = (width: number, height: number, ...chunks: Uint8Array[]) =>
  Buffer.concat([PNG, ihdr(width, height), ...chunks, chunk('IEND')])

/** The pixel data of a black RGB picture. */
export const idat = (width: number, height: number) =>
  chunk('IDAT', zlib.deflateSync(Buffer.alloc(height * (width * 3 + 1))))

/** Deflated data that expands to so many equal bytes, about a thousandfold. */
const unfolding = (bytes: number, fill = 65) => zlib.deflateSync(Buffer.alloc(bytes, fill), { level: 9 })

/** A small PNG with 600 texts that expand to 8 MB each. */
export function textBomb(): Buffer {
  const text = chunk('zTXt', Buffer.concat([ascii('Comment\0\0'), unfolding(7_900_000)]))
  return png(64, 64, ...Array<Buffer>(600).fill(text), idat(64, 64))
}
export const profileBomb = () =>
  png(64, 64, chunk('iCCP', Buffer.concat([ascii('p\0\0'), unfolding(100_000_000)])), idat(64, 64))
export const pixelBomb = () => png(64, 64, chunk('IDAT', unfolding(300_000_000, 0)))
/** A PNG whose header claims 400 megapixels. */
export const areaBomb = () => png(20_000, 20_000, chunk('IDAT', unfolding(60_000_000)))

/** A JPEG whose header claims this size. */
export async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  const jpeg = await plain(64, 64).jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

/** A progressive JPEG with many scans. */
export async function jpegOfManyScans(scans: number): Promise<Buffer> {
  const jpeg = await plain(2_000, 2_000).jpeg({ progressive: true }).toBuffer()
  const [last, end] = [jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), jpeg.length - 2]
  return Buffer.concat([jpeg.subarray(0, end), ...Array(scans).fill(jpeg.subarray(last, end)), jpeg.subarray(end)])
}

/** A JPEG with an additional segment after the first marker. */
export async function jpegWith(marker: number, data: Uint8Array): Promise<Buffer> {
  const jpeg = await plain().jpeg().toBuffer()
  const length = Buffer.from([(data.length + 2) >> 8, (data.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), length, data, jpeg.subarray(2)])
}

/** A lossless WebP whose header claims 16383 by 16383 pixels. */
export function webpClaimingMuch(): Buffer {
  const pixels = Buffer.concat([Buffer.from([0x2f, 0xff, 0xff, 0xff, 0x0f]), Buffer.alloc(15)])
  const body = Buffer.concat([ascii('WEBPVP8L'), le32(pixels.length), pixels])
  return Buffer.concat([ascii('RIFF'), le32(body.length), body])
}

export const ftyp = (...brands: [string, ...string[]]) => {
  const [major, ...compatible] = brands
  const body = Buffer.concat([ascii(`ftyp${major}`), u32(0), ascii(compatible.join(''))])
  return Buffer.concat([u32(body.length + 4), body])
}

/** An AVIF whose container claims a smaller size than its stream has. */
export async function avifLying(): Promise<Buffer> {
  const avif = await plain(3_000, 3_000).avif({ effort: 0 }).toBuffer()
  for (let at = avif.indexOf('ispe'); at >= 0; at = avif.indexOf('ispe', at + 4)) {
    avif.writeUInt32BE(64, at + 8)
    avif.writeUInt32BE(64, at + 12)
  }
  return avif
}

/** A ZIP with one uncompressed file. */
export function zip(name: string, text: string): Buffer {
  const [file, data] = [ascii(name), ascii(text)]
  const le16 = (number: number) => Buffer.from([number & 255, number >> 8])
  const common = [
    le16(0),
    le16(0),
    le16(0),
    le16(0),
    le32(zlib.crc32(data)),
    le32(data.length),
    le32(data.length),
    le16(file.length),
    le16(0),
  ]
  const local = Buffer.concat([ascii('PK\x03\x04'), le16(20), ...common, file, data])
  const entry = Buffer.concat([ascii('PK\x01\x02'), le16(20), le16(20), ...common, Buffer.alloc(14), file])
  const end = [ascii('PK\x05\x06'), le16(0), le16(0), le16(1), le16(1), le32(entry.length), le32(local.length), le16(0)]
  return Buffer.concat([local, entry, ...end])
}

export type Part = { name?: string; filename?: string; type?: string; body: Uint8Array | string; header?: string }

/** A multipart form as bytes. */
export function formOf(...parts: Part[]): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'saathi-test-boundary'
  const lines = parts.flatMap(({ name, filename, type, body, header }) => {
    const named = name === undefined ? '' : `; name="${name}"`
    const file = filename === undefined ? '' : `; filename="${filename}"`
    const disposition = header ?? `Content-Disposition: form-data${named}${file}`
    const head = [`--${boundary}`, disposition, ...(type ? [`Content-Type: ${type}`] : []), '', '']
    return [Buffer.from(head.join('\r\n')), Buffer.from(body), Buffer.from('\r\n')]
  })
  return {
    payload: Buffer.concat([...lines, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
