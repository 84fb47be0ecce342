import type { StoredPicture } from '@saathi/shared/media/schema'
import type { Db } from '../../db/client.ts'
import { appError, badInput } from '../../errors.ts'
import { type Encode, type Kind, MAX_PIXELS, type Picture, PictureError } from '../../platform/images/encode.ts'
import { SemaphoreFull } from '../../platform/images/semaphore.ts'
import { pathOf, savePicture } from './queries/media.ts'

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
  const picture = await encodeUpload(encode, { bytes, kind, field })
  if (!(await savePicture(db, ownerId, picture))) throw appError('PAYLOAD_TOO_LARGE', 'media.quotaExceeded', { field })
  const [{ width, height }] = picture.variants
  return { path: pathOf(picture.hash), width, height }
}

/** Encodes an uploaded picture. @throws TRPCError like `storePicture` */
export async function encodeUpload(encode: Encode, { bytes, kind, field }: Omit<Upload, 'ownerId'>): Promise<Picture> {
  if (bytes.length > MAX_FILE_BYTES) throw tooLarge(field)
  return encode(bytes, kind).catch((error) => {
    if (error instanceof PictureError) throw pictureError(error, field)
    if (error instanceof SemaphoreFull) throw appError('SERVICE_UNAVAILABLE', 'media.manyPictures', { retryAfter: 5 })
    throw error
  })
}

function pictureError({ reason }: PictureError, field: string) {
  if (reason === 'format') return appError('UNSUPPORTED_MEDIA_TYPE', 'media.pictureFormat', { field })
  if (reason === 'unreadable') return badInput(field, 'media.pictureUnreadable')
  return appError('BAD_REQUEST', 'media.pictureTooLarge', { field, params: { megapixels: MAX_PIXELS / 1e6 } })
}

export const tooLarge = (field: string) =>
  appError('PAYLOAD_TOO_LARGE', 'media.fileTooLarge', { field, params: { megabytes: MAX_FILE_BYTES / 1024 ** 2 } })
