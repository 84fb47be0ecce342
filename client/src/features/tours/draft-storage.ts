import { isTourImage } from '@saathi/shared/tour-rules'
import { readStorage, removeStorage, writeStorage } from '../../lib/storage.ts'
import { EMPTY, isEmpty, type TourDraft } from './tour-draft.ts'

/** Uploaded pictures that no tour shows are swept after a day: a draft forgets them a little before. */
const PICTURES_LAST_MS = 23 * 3_600_000

const keyOf = (userId: string) => `host-a-tour:${userId}`

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A draft out of what a browser kept, however old or broken that is; null when there is nothing in it. */
export function readDraft(kept: string | null, now: number): TourDraft | null {
  try {
    const { draft, at } = JSON.parse(kept ?? '') as { draft: Record<string, unknown>; at: unknown }
    const images = Array.isArray(draft.images)
      ? draft.images.filter((image) => typeof image === 'string' && isTourImage(image))
      : []
    const fresh = typeof at === 'number' && now - at < PICTURES_LAST_MS
    const read: TourDraft = {
      packageId: textOf(draft.packageId),
      name: textOf(draft.name),
      description: textOf(draft.description),
      destination: textOf(draft.destination),
      start: textOf(draft.start),
      end: textOf(draft.end),
      price: textOf(draft.price),
      capacity: textOf(draft.capacity),
      isPublic: draft.isPublic === true,
      images: fresh ? images : images.filter((image) => !image.startsWith('media/')),
    }
    return isEmpty(read) ? null : read
  } catch {
    return null
  }
}

/** The tour that somebody was writing in this browser, or null. */
export const keptDraft = (userId: string): TourDraft | null =>
  readDraft(readStorage('local', keyOf(userId)), Date.now())

/** Keeps what somebody is writing over a reload; an empty draft is nothing to keep. */
export function keepDraft(userId: string, draft: TourDraft = EMPTY): void {
  if (isEmpty(draft)) removeStorage('local', keyOf(userId))
  else writeStorage('local', keyOf(userId), JSON.stringify({ draft, at: Date.now() }))
}
