import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { formatOf, trimmedPng } from './format.ts'
import { createSemaphore } from './semaphore.ts'
import { openSharp } from './sharp.ts'

export type Kind = 'profile' | 'tour'
/** One size of a picture, as WebP. */
export type Variant = { width: number; height: number; bytes: Buffer }
/** A picture made anew: the hash of its largest size names it. Largest first. */
export type Picture = { hash: string; variants: [Variant, ...Variant[]] }
/** @throws PictureRefused; SemaphoreFull when too many are being made already */
export type Encode = (bytes: Uint8Array, kind: Kind) => Promise<Picture>

/** Why a picture is not taken, in words for the person who sent it. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
  readonly code: 'BAD_REQUEST' | 'UNSUPPORTED_MEDIA_TYPE'
  constructor(code: PictureRefused['code'], message: string) {
    super(message)
    this.code = code
  }
}

const MOST_PIXELS = 40_000_000
const UNREADABLE = 'This picture is damaged or cannot be read.'

/** Never enlarged. A tour's are as wide as said, however high within reason; a profile's is square. */
const SIZES = {
  tour: [
    { width: 1280, height: 2560, fit: 'inside' },
    { width: 480, height: 960, fit: 'inside' },
  ],
  profile: [{ width: 512, height: 512, fit: 'cover' }],
} as const

const READ = { failOn: 'error', limitInputPixels: MOST_PIXELS, sequentialRead: true } as const

type Options = {
  /** Pixels in work at a time. */
  pixels?: number
  /** Pictures that may wait for that. */
  waiting?: number
  /** How long one step with a picture may take, s. */
  seconds?: number
}

/** Makes pictures ready to be shown to anybody: new pixels from old, upright, sRGB, and nothing else of what was sent. */
export function createEncoder({ pixels = MOST_PIXELS, waiting = 10, seconds = 10 }: Options = {}): Encode {
  const gate = createSemaphore({ capacity: pixels, waiting })

  return async (bytes, kind) => {
    const format = formatOf(bytes)
    if (!format)
      throw new PictureRefused('UNSUPPORTED_MEDIA_TYPE', 'Only JPEG, PNG, WebP and AVIF pictures can be used.')
    const source = format === 'png' ? trimmedPng(bytes) : bytes
    if (!source) throw new PictureRefused('BAD_REQUEST', UNREADABLE)
    const sharp = await openSharp()
    const { width, height } = await readable(sharp(source, { ...READ, limitInputPixels: false }).metadata())
    if (width * height > MOST_PIXELS)
      throw new PictureRefused('BAD_REQUEST', 'This picture is too large: 40 megapixels are the most.')
    // Even a small one counts as a quarter, so that few are made at once.
    return gate.run(Math.max(width * height, pixels / 4), () => render(source, kind, seconds))
  }
}

/** What the library cannot make sense of is the picture's fault. */
async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw Object.assign(new PictureRefused('BAD_REQUEST', UNREADABLE), { cause: error })
  }
}

async function render(source: Uint8Array, kind: Kind, seconds: number): Promise<Picture> {
  const sharp = await openSharp()
  const timed = (work: Sharp) => work.timeout({ seconds })
  const [size, ...smaller] = SIZES[kind]
  const upright = sharp(source, READ)
    .autoOrient()
    .resize({ ...size, withoutEnlargement: true })
    .toColourspace('srgb')
  const { data, info } = await readable(timed(upright).raw().toBuffer({ resolveWithObject: true }))
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })

  const largest = await webp(timed(pixels()))
  const rest = smaller.filter(({ width }) => width < largest.width).map((less) => webp(timed(pixels().resize(less))))
  const hash = createHash('sha256').update(largest.bytes).digest('base64url')
  return { hash, variants: [largest, ...(await Promise.all(rest))] }
}

async function webp(work: Sharp): Promise<Variant> {
  const made = work.webp({ quality: 80, smartSubsample: true })
  const { data, info } = await made.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: data }
}
