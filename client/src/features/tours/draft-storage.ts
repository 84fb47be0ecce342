import { isTourImage, QUESTIONS_MAX, TOUR_COVERS } from '@saathi/shared/tours/rules'
import { readStorage, removeStorage, writeStorage } from '../../lib/storage.ts'
import { EMPTY, isEmpty, type TourDraft } from './tour-draft.ts'

/** Uploads that no tour uses are deleted after a day, so a draft drops them shortly before. */
const UPLOAD_LIFETIME_MS = 23 * 3_600_000

/** The owner of the draft, and the trip that the tour is made from; each trip has a draft of its own. */
export type DraftKey = { userId: string; tripId: string | undefined }

const keyOf = ({ userId, tripId }: DraftKey) => `host-a-tour:${userId}${tripId ? `:${tripId}` : ''}`

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

/** The fields of a draft that have the type of today's; the others are empty. */
const knownFields = (draft: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(EMPTY).map(([name, empty]) => [name, typeof draft[name] === typeof empty ? draft[name] : empty]),
  ) as TourDraft

/** Parses a stored draft of any age and shape; null when it is empty or invalid. */
export function parseDraft(stored: string | null, now: number): TourDraft | null {
  try {
    const { draft, at } = JSON.parse(stored ?? '') as { draft: Record<string, unknown>; at: unknown }
    const images = Array.isArray(draft.images)
      ? draft.images.filter((image) => typeof image === 'string' && isTourImage(image))
      : []
    const uploadsExist = typeof at === 'number' && now - at < UPLOAD_LIFETIME_MS
    const parsed: TourDraft = {
      ...knownFields(draft),
      questions: Array.isArray(draft.questions) ? draft.questions.map(toText).slice(0, QUESTIONS_MAX) : [],
      covers: TOUR_COVERS.filter((cover) => Array.isArray(draft.covers) && draft.covers.includes(cover)),
      images: uploadsExist ? images : images.filter((image) => !image.startsWith('media/')),
    }
    return isEmpty(parsed) ? null : parsed
  } catch {
    return null
  }
}

/** The draft of this user in this browser, or null. */
export const loadDraft = (key: DraftKey): TourDraft | null => parseDraft(readStorage('local', keyOf(key)), Date.now())

/** Saves the draft, so that it survives a reload. An empty draft is deleted. */
export function saveDraft(key: DraftKey, draft: TourDraft = EMPTY): void {
  if (isEmpty(draft)) removeStorage('local', keyOf(key))
  else writeStorage('local', keyOf(key), JSON.stringify({ draft, at: Date.now() }))
}
