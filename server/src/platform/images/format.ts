/** The picture formats that are accepted. */
export type Format = 'jpeg' | 'png' | 'webp' | 'avif'

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const AVIF_BRANDS = new Set(['avif'])
/** The brands of HEVC pictures, which are rejected even if the file also lists an accepted brand. */
const HEVC_BRANDS = /^he[iv][cmsx]$/

const view = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The format of a file by its first bytes, or null if it is not accepted. */
export function detectFormat(bytes: Uint8Array): Format | null {
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
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(head.toString('latin1', offset, offset + 4))
  return brands.some((brand) => AVIF_BRANDS.has(brand)) && !brands.some((brand) => HEVC_BRANDS.test(brand))
}

/** The PNG chunks that affect how a picture looks. Only the first of each type in SINGLE_CHUNKS is used. */
const REPEATABLE_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
const SINGLE_CHUNKS = new Set(['gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf'])
const MAX_EXIF_BYTES = 65_536

/**
 * Removes the chunks of a PNG that do not affect how it looks, and the bytes after its end. Compressed text chunks could
 * expand to gigabytes when the file is opened, before the limits on pixels and time apply. Null if the chunks are invalid.
 */
export function trimPng(bytes: Uint8Array): Uint8Array | null {
  const png = view(bytes)
  const parts: Uint8Array[] = [PNG_SIGNATURE]
  const seen = new Set<string>()
  for (let offset = PNG_SIGNATURE.length; offset + 12 <= png.length; ) {
    const end = offset + 12 + png.readUInt32BE(offset)
    if (end > png.length) return null
    const type = png.toString('latin1', offset + 4, offset + 8)
    const isVisible = REPEATABLE_CHUNKS.has(type) || (SINGLE_CHUNKS.has(type) && !seen.has(type))
    if (isVisible && !(type === 'eXIf' && end - offset > MAX_EXIF_BYTES)) parts.push(png.subarray(offset, end))
    if (type === 'IEND') return Buffer.concat(parts)
    seen.add(type)
    offset = end
  }
  return null
}
