import type { StoredPicture } from '@saathi/shared/media'
import type { Db } from '../../db/client.ts'
import { badInput, tryLater } from '../../errors.ts'
import { type Encode, type Kind, PictureError } from '../../platform/images/encode.ts'
import { SemaphoreFull } from '../../platform/images/semaphore.ts'
import { pathOf, savePicture } from './store.ts'

/** The largest uploaded file, in bytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024

type Upload = {
  ownerId: string
  bytes: Uint8Array
  kind: Kind
  /** The form field of the upload, which error messages name. */
  field: string
}

/**
 * Encodes an uploaded picture and stores it for its owner.
 * @throws TRPCError with the field: UNSUPPORTED_MEDIA_TYPE; BAD_REQUEST for an unreadable picture or too many pixels;
 * PAYLOAD_TOO_LARGE for more than 5 MB or over the quota; SERVICE_UNAVAILABLE if too many uploads wait
 */
export async function storePicture(
  { db, encode }: { db: Db; encode: Encode },
  { ownerId, bytes, kind, field }: Upload,
): Promise<StoredPicture> {
  if (bytes.length > MAX_FILE_BYTES) throw tooLarge(field)
  const picture = await encode(bytes, kind).catch((error) => {
    if (error instanceof PictureError) throw badInput(field, error.message, error.code)
    if (error instanceof SemaphoreFull)
      throw tryLater('SERVICE_UNAVAILABLE', 'Many pictures are coming in just now. Please try again in a moment.', 5)
    throw error
  })
  if (!(await savePicture(db, ownerId, picture)))
    throw badInput(field, 'Your pictures take up all the space there is for them.', 'PAYLOAD_TOO_LARGE')
  const [{ width, height }] = picture.variants
  return { path: pathOf(picture.hash), width, height }
}

export const tooLarge = (field: string) =>
  badInput(field, 'This file is too large: 5 MB are the most.', 'PAYLOAD_TOO_LARGE')
