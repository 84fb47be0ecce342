import * as z from 'zod/mini'

/** The use of an uploaded picture, which determines its size. */
export const PictureKind = z.enum(['tour', 'profile'])

/**
 * An uploaded picture. `path` is `media/<hash>`, below the API's base path; width and height are those of the largest
 * variant, in pixels.
 */
export const StoredPicture = z.object({ path: z.string(), width: z.int(), height: z.int() })
export type StoredPicture = z.infer<typeof StoredPicture>
