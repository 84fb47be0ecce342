import * as z from 'zod/mini'

/** What an uploaded picture is for, which says how large it is kept. */
export const PictureKind = z.enum(['tour', 'profile'])

/**
 * A picture after its upload. `path` is what other tables keep, under the API's base path: `media/<hash>`. Pixels are
 * those of the largest size.
 */
export const StoredPicture = z.object({ path: z.string(), width: z.int(), height: z.int() })
export type StoredPicture = z.infer<typeof StoredPicture>
