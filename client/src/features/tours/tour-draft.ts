import { LAST_DAY } from '@saathi/shared/lib/days'
import { rupees } from '@saathi/shared/lib/money'
import type { PackageCard } from '@saathi/shared/packages/schema'
import { titleError } from '@saathi/shared/social/name-rules'
import {
  CANCELLATION_MAX,
  DESTINATION_MAX,
  isTourImage,
  PRICE_MAX,
  QUESTION_MAX,
  SEATS_MAX,
  TOUR_IMAGES_MAX,
  TOUR_NAME_MAX,
  TOUR_TEXT_MAX,
} from '@saathi/shared/tours/rules'
import type { Tour, TourCover, TourFacts, Traveller } from '@saathi/shared/tours/schema'
import * as text from '../../messages/en/tours/host-tour.ts'

/** The values of the tour form, as typed. */
export type TourDraft = {
  packageId: string
  name: string
  description: string
  cancellationTerms: string
  destination: string
  start: string
  end: string
  price: string
  covers: TourCover[]
  capacity: string
  images: string[]
  isPublic: boolean
  showsHost: boolean
  needsApproval: boolean
  sameGenderOnly: boolean
  /** The questions to those who ask to join; empty ones are not asked. */
  questions: string[]
}
export type Field = keyof TourDraft
/** A field in which people type. */
export type TextField = { [Name in Field]: TourDraft[Name] extends string ? Name : never }[Field]
export type FieldErrors = Partial<Record<Field | 'form', string>>

export const EMPTY: TourDraft = {
  packageId: '',
  name: '',
  description: '',
  cancellationTerms: '',
  destination: '',
  start: '',
  end: '',
  price: '',
  covers: [],
  capacity: '',
  images: [],
  isPublic: false,
  showsHost: false,
  needsApproval: false,
  sameGenderOnly: false,
  questions: [],
}

/** The questions of a draft that are asked. */
export const questionsOf = ({ needsApproval, questions }: TourDraft): string[] =>
  needsApproval ? questions.map((question) => question.trim()).filter(Boolean) : []

/** What the price of a draft covers: nothing while everybody pays their own way. */
export const coversOf = ({ price, covers }: TourDraft): TourCover[] => (parseWhole(price) === 0 ? [] : covers)

export const isUnchanged = (draft: TourDraft, given: TourDraft) =>
  (Object.keys(EMPTY) as Field[]).every((field) => String(draft[field]) === String(given[field]))

export const isEmpty = (draft: TourDraft) => isUnchanged(draft, EMPTY)

/** The form values of an existing tour. */
export const toDraft = (tour: Tour): TourDraft => ({
  packageId: tour.packageId?._id ?? '',
  name: tour.name,
  description: tour.description,
  cancellationTerms: tour.cancellationTerms,
  destination: tour.destination,
  start: tour.travelDates.start,
  end: tour.travelDates.end,
  price: String(tour.price),
  covers: tour.covers ?? [],
  capacity: tour.capacity === null ? '' : String(tour.capacity),
  images: tour.images,
  isPublic: tour.isPublic,
  showsHost: tour.showsHost,
  needsApproval: tour.needsApproval,
  sameGenderOnly: tour.onlyGender !== null,
  questions: tour.questions,
})

/** Parses a whole number as people type it (`11,900`, `₹ 11900`); NaN for anything else. */
export function parseWhole(typed: string): number {
  const digits = typed.replace(/[₹,\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

/** Why a question cannot be asked; null if it can. */
const errorOfQuestion = (question: string): string | null =>
  question.length > QUESTION_MAX ? text.tooLong(QUESTION_MAX) : titleError(question)

/** Validates a draft; the server validates again. `today` is a day in India. */
export function validateDraft(draft: TourDraft, today: string): FieldErrors {
  const price = parseWhole(draft.price)
  const capacity = parseWhole(draft.capacity)
  const errors: FieldErrors = {}
  const titleErrors = { name: titleError(draft.name.trim()), destination: titleError(draft.destination.trim()) }
  if (!draft.name.trim()) errors.name = text.nameMissing
  else if (draft.name.trim().length > TOUR_NAME_MAX) errors.name = text.tooLong(TOUR_NAME_MAX)
  else if (titleErrors.name) errors.name = titleErrors.name
  if (draft.description.trim().length > TOUR_TEXT_MAX) errors.description = text.tooLong(TOUR_TEXT_MAX)
  if (draft.cancellationTerms.trim().length > CANCELLATION_MAX)
    errors.cancellationTerms = text.tooLong(CANCELLATION_MAX)
  if (!draft.destination.trim()) errors.destination = text.destinationMissing
  else if (draft.destination.trim().length > DESTINATION_MAX) errors.destination = text.tooLong(DESTINATION_MAX)
  else if (titleErrors.destination) errors.destination = titleErrors.destination
  if (!draft.start) errors.start = text.firstDayMissing
  if (!draft.end) errors.end = text.lastDayMissing
  else if (draft.start && draft.end < draft.start) errors.end = text.endBeforeStart
  else if (draft.end < today) errors.end = text.endBeforeToday
  else if (draft.end > LAST_DAY) errors.end = text.endTooFar
  if (Number.isNaN(price)) errors.price = text.priceNotWhole
  else if (price > PRICE_MAX) errors.price = text.priceTooHigh(rupees(PRICE_MAX))
  if (draft.capacity.trim() && !(capacity >= 1 && capacity <= SEATS_MAX)) errors.capacity = text.seatsInvalid(SEATS_MAX)
  const questionError = questionsOf(draft).map(errorOfQuestion).find(Boolean)
  if (questionError) errors.questions = questionError
  if (draft.images.length > TOUR_IMAGES_MAX) errors.images = text.tooManyPictures(TOUR_IMAGES_MAX)
  return errors
}

/** Converts a valid draft to the server's input. */
export const toTourInput = (draft: TourDraft): TourFacts => ({
  packageId: draft.packageId || null,
  name: draft.name.trim(),
  description: draft.description.trim(),
  cancellationTerms: draft.cancellationTerms.trim(),
  destination: draft.destination.trim(),
  travelDates: { start: draft.start, end: draft.end },
  price: parseWhole(draft.price),
  covers: coversOf(draft),
  capacity: draft.capacity.trim() ? parseWhole(draft.capacity) : null,
  images: draft.images,
  isPublic: draft.isPublic,
  showsHost: draft.isPublic && draft.showsHost,
  needsApproval: draft.needsApproval,
  sameGenderOnly: draft.sameGenderOnly,
  questions: questionsOf(draft),
})

const FIELDS = new Map<string, Field>([
  ...(Object.keys(EMPTY) as Field[]).map((name) => [name, name] as const),
  ['travelDates', 'start'],
  ['travelDates.start', 'start'],
  ['travelDates.end', 'end'],
])

/** Maps the server's input name (`tour.travelDates.end`, `images.0`) to a form field. */
export const fieldFor = (input: string | null): Field | 'form' =>
  FIELDS.get(input?.replace(/^tour\./, '').replace(/\.\d+$/, '') ?? '') ?? 'form'

const DAY_MS = 86_400_000
const daysAfter = (day: string, days: number) =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS).toISOString().slice(0, 10)

const packageFields = (item: PackageCard) => ({
  name: item.name,
  description: item.description,
  destination: item.destinations[0] ?? '',
  price: String(item.price),
})

/** Applies a chosen package (null: none): fills empty fields and those that the previous package had filled. */
export function withPackage(draft: TourDraft, item: PackageCard | null, before: PackageCard | null): TourDraft {
  const imagesOf = (source: PackageCard | null) => source?.images.filter(isTourImage).slice(0, TOUR_IMAGES_MAX) ?? []
  const previous = before ? packageFields(before) : null
  const next = item ? packageFields(item) : { name: '', description: '', destination: '', price: '' }
  const isOwn = (field: keyof typeof next) => draft[field] !== '' && draft[field] !== previous?.[field]
  const ownImages = draft.images.length > 0 && draft.images.join() !== imagesOf(before).join()
  return {
    ...draft,
    packageId: item?._id ?? '',
    name: isOwn('name') ? draft.name : next.name,
    description: isOwn('description') ? draft.description : next.description,
    destination: isOwn('destination') ? draft.destination : next.destination,
    price: isOwn('price') ? draft.price : next.price,
    images: ownImages ? draft.images : imagesOf(item),
    end: item && draft.start && !draft.end ? daysAfter(draft.start, item.nights) : draft.end,
  }
}

/** The first values of a new tour with those of its package, if it is one of these, where nothing else is given. */
export function withStartPackage(start: Partial<TourDraft>, packages: readonly PackageCard[]): Partial<TourDraft> {
  const item = packages.find(({ _id }) => _id === start.packageId)
  return item ? withPackage({ ...EMPTY, ...start }, item, null) : { ...start, packageId: '' }
}

/** Sets the first day. The last day follows the package's nights, unless the user has chosen one. */
export function withStart(draft: TourDraft, start: string, item: PackageCard | null): TourDraft {
  const endFor = (day: string) => (day && item ? daysAfter(day, item.nights) : '')
  return { ...draft, start, end: draft.end === '' || draft.end === endFor(draft.start) ? endFor(start) : draft.end }
}

type Preview = {
  draft: TourDraft
  host: Traveller
  item: Tour['packageId']
  /** The picture of the place that the destination names. */
  placePicture?: string | undefined
  today: string
}

/** The tour for the preview card, with placeholders for empty fields. */
export function buildPreview({ draft, host, item, placePicture, today }: Preview): Tour {
  const start = draft.start || today
  const capacity = parseWhole(draft.capacity)
  return {
    _id: 'preview',
    name: draft.name.trim() || text.newName,
    description: draft.description.trim(),
    cancellationTerms: draft.cancellationTerms.trim(),
    images: draft.images,
    ...(placePicture && { placePicture }),
    travelDates: { start, end: draft.end > start ? draft.end : start },
    covers: coversOf(draft),
    price: parseWhole(draft.price), // NaN while empty, which is shown as N/A instead of Free
    destination: draft.destination.trim() || text.newDestination,
    placeId: null,
    creatorId: host,
    participants: [],
    participantCount: 0,
    packageId: item && { _id: item._id, name: item.name, tourType: item.tourType },
    capacity: capacity >= 1 ? capacity : null,
    isPublic: draft.isPublic,
    showsHost: draft.showsHost,
    cancelled: false,
    ended: false,
    joiningClosed: false,
    needsApproval: draft.needsApproval,
    questions: questionsOf(draft),
    onlyGender: null,
    mine: {
      host: false,
      joined: false,
      place: null,
      favorite: false,
      requested: false,
      removed: false,
      declined: false,
      withBlocked: false,
    },
  }
}

/** Moves an element of a list to another index. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)]
}
