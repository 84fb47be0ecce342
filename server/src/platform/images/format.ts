/** The kinds of picture that are taken. */
export type Format = 'jpeg' | 'png' | 'webp' | 'avif'

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const AVIF_BRANDS = new Set(['avif'])
/** Brands of HEVC pictures, whatever else such a file claims to be. */
const HEVC_BRANDS = /^he[iv][cmsx]$/

const view = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** What these bytes begin as, whatever name or type they came with; null for anything that is not taken. */
export function formatOf(bytes: Uint8Array): Format | null {
  const head = view(bytes.subarray(0, 512))
  const text = (from: number, to: number) => head.toString('latin1', from, to)
  if (head.length < 12) return null
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (head.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp') return isAvif(head) ? 'avif' : null
  return null
}

/** An ISO base media file lists its brands: the major one at 8, compatible ones from 16 to the end of the box. */
function isAvif(head: Buffer): boolean {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands = [head.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4))
  return brands.some((brand) => AVIF_BRANDS.has(brand)) && !brands.some((brand) => HEVC_BRANDS.test(brand))
}

/** PNG chunks that decide what is seen. Each of ONCE is needed one time only. */
const ANY_NUMBER = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
const ONCE = new Set(['gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf'])
const EXIF_MOST = 65_536

/**
 * A PNG without the chunks that are not seen, and without what follows its end. Compressed texts among them can unfold
 * to gigabytes while the file is opened, before any limit on pixels or time holds. Null when its chunks do not add up.
 */
export function trimmedPng(bytes: Uint8Array): Uint8Array | null {
  const png = view(bytes)
  const parts: Uint8Array[] = [PNG_SIGNATURE]
  const seen = new Set<string>()
  for (let at = PNG_SIGNATURE.length; at + 12 <= png.length; ) {
    const end = at + 12 + png.readUInt32BE(at)
    if (end > png.length) return null
    const type = png.toString('latin1', at + 4, at + 8)
    const wanted = ANY_NUMBER.has(type) || (ONCE.has(type) && !seen.has(type))
    if (wanted && !(type === 'eXIf' && end - at > EXIF_MOST)) parts.push(png.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(parts)
    seen.add(type)
    at = end
  }
  return null
}
