import type { StoredPicture } from '@saathi/shared/media'
import type { Db } from '../../db/client.ts'
import { badInput, tryLater } from '../../errors.ts'
import { type Encode, type Kind, PictureRefused } from '../../platform/images/encode.ts'
import { SemaphoreFull } from '../../platform/images/semaphore.ts'
import { keepPicture, pathOf } from './store.ts'

/** The largest file that is taken, bytes. */
export const MOST_BYTES = 5 * 1024 * 1024

type Upload = {
  ownerId: string
  bytes: Uint8Array
  kind: Kind
  /** What the upload is called in answers: the name of its field. */
  field: string
}

/**
 * Makes an upload into a picture that can be shown, and keeps it for whoever sent it.
 * @throws TRPCError naming the field: UNSUPPORTED_MEDIA_TYPE, BAD_REQUEST for what cannot be read or has too many
 * pixels, PAYLOAD_TOO_LARGE for more than 5 MB or over the quota; SERVICE_UNAVAILABLE when busy
 */
export async function storePicture(
  { db, encode }: { db: Db; encode: Encode },
  { ownerId, bytes, kind, field }: Upload,
): Promise<StoredPicture> {
  if (bytes.length > MOST_BYTES) throw tooLarge(field)
  const picture = await encode(bytes, kind).catch((error) => {
    if (error instanceof PictureRefused) throw badInput(field, error.message, error.code)
    if (error instanceof SemaphoreFull)
      throw tryLater('SERVICE_UNAVAILABLE', 'Many pictures are coming in just now. Please try again in a moment.', 5)
    throw error
  })
  if (!(await keepPicture(db, ownerId, picture)))
    throw badInput(field, 'Your pictures take up all the space there is for them.', 'PAYLOAD_TOO_LARGE')
  const [{ width, height }] = picture.variants
  return { path: pathOf(picture.hash), width, height }
}

export const tooLarge = (field: string) =>
  badInput(field, 'This file is too large: 5 MB are the most.', 'PAYLOAD_TOO_LARGE')
