import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { detectFormat, trimPng } from './format.ts'
import { createSemaphore } from './semaphore.ts'
import { openSharp } from './sharp.ts'

export type Kind = 'profile' | 'tour'
/** One size of a picture, as WebP; width and height in pixels. */
export type Variant = { width: number; height: number; bytes: Buffer }
/** An encoded picture: its variants, largest first, and the SHA-256 hash of the largest (base64url). */
export type Picture = { hash: string; variants: [Variant, ...Variant[]] }
/** @throws PictureError; SemaphoreFull if too many pictures wait */
export type Encode = (bytes: Uint8Array, kind: Kind) => Promise<Picture>

/** A picture that is rejected, and why. */
export class PictureError extends Error {
  override name = 'PictureError'
  readonly reason: 'format' | 'unreadable' | 'too-large'
  constructor(reason: PictureError['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** The largest picture, in pixels. */
export const MAX_PIXELS = 40_000_000

/** The variants of each kind, in pixels. Pictures are never enlarged; a profile picture is cropped to a square. */
const SIZES = {
  tour: [
    { width: 1280, height: 2560, fit: 'inside' },
    { width: 480, height: 960, fit: 'inside' },
  ],
  profile: [{ width: 512, height: 512, fit: 'cover' }],
} as const

const READ_OPTIONS = { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true } as const

type Options = {
  /** Pixels that are processed at a time. */
  pixels?: number
  /** Pictures that may wait. */
  waiting?: number
  /** The timeout of each processing step, in seconds. */
  seconds?: number
}

/** Encodes uploads as upright sRGB pictures. Only the pixels are used: metadata and other content are dropped. */
export function createEncoder({ pixels = MAX_PIXELS, waiting = 10, seconds = 10 }: Options = {}): Encode {
  const semaphore = createSemaphore({ capacity: pixels, waiting })

  return async (bytes, kind) => {
    const format = detectFormat(bytes)
    if (!format) throw new PictureError('format')
    const source = format === 'png' ? trimPng(bytes) : bytes
    if (!source) throw new PictureError('unreadable')
    const sharp = await openSharp()
    const { width, height } = await asPictureError(
      sharp(source, { ...READ_OPTIONS, limitInputPixels: false }).metadata(),
    )
    if (width * height > MAX_PIXELS) throw new PictureError('too-large')
    // A small picture counts as a quarter of the capacity, so that at most four are processed at a time.
    return semaphore.run(Math.max(width * height, pixels / 4), () => render(source, kind, seconds))
  }
}

/** Turns errors of sharp into a PictureError. */
async function asPictureError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw Object.assign(new PictureError('unreadable'), { cause: error })
  }
}

async function render(source: Uint8Array, kind: Kind, seconds: number): Promise<Picture> {
  const sharp = await openSharp()
  const withTimeout = (work: Sharp) => work.timeout({ seconds })
  const [size, ...smaller] = SIZES[kind]
  const upright = sharp(source, READ_OPTIONS)
    .autoOrient()
    .resize({ ...size, withoutEnlargement: true })
    .toColourspace('srgb')
  const { data, info } = await asPictureError(withTimeout(upright).raw().toBuffer({ resolveWithObject: true }))
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })

  const largest = await webp(withTimeout(pixels()))
  const others = smaller
    .filter(({ width }) => width < largest.width)
    .map((size) => webp(withTimeout(pixels().resize(size))))
  const hash = createHash('sha256').update(largest.bytes).digest('base64url')
  return { hash, variants: [largest, ...(await Promise.all(others))] }
}

async function webp(work: Sharp): Promise<Variant> {
  const encoded = work.webp({ quality: 80, smartSubsample: true })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: data }
}
