import { LAST_DAY } from '@saathi/shared/days'
import { rupees } from '@saathi/shared/money'
import { titleFault } from '@saathi/shared/name-rules'
import type { PackageCard } from '@saathi/shared/packages'
import {
  DESTINATION_MAX,
  isTourImage,
  PRICE_MAX,
  SEATS_MAX,
  TOUR_IMAGES_MAX,
  TOUR_NAME_MAX,
  TOUR_TEXT_MAX,
} from '@saathi/shared/tour-rules'
import type { Tour, TourFacts, Traveller } from '@saathi/shared/tours'

/** A tour as its host is writing it: every field as it is typed. */
export type TourDraft = {
  packageId: string
  name: string
  description: string
  destination: string
  start: string
  end: string
  price: string
  capacity: string
  images: string[]
  isPublic: boolean
}
export type Field = keyof TourDraft
export type Faults = Partial<Record<Field | 'form', string>>

export const EMPTY: TourDraft = {
  packageId: '',
  name: '',
  description: '',
  destination: '',
  start: '',
  end: '',
  price: '',
  capacity: '',
  images: [],
  isPublic: false,
}

export const isEmpty = (draft: TourDraft) =>
  (Object.keys(EMPTY) as Field[]).every((field) => String(draft[field]) === String(EMPTY[field]))

/** A tour that is there already, to be changed. */
export const draftOf = (tour: Tour): TourDraft => ({
  packageId: tour.packageId?._id ?? '',
  name: tour.name,
  description: tour.description,
  destination: tour.destination,
  start: tour.travelDates.start,
  end: tour.travelDates.end,
  price: String(tour.price),
  capacity: tour.capacity === null ? '' : String(tour.capacity),
  images: tour.images,
  isPublic: tour.isPublic,
})

/** A whole number as people type it (`11,900`, `₹ 11900`); NaN for anything else. */
export function wholeOf(typed: string): number {
  const digits = typed.replace(/[₹,\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

/** What is wrong with a draft, as its host can mend it; the server looks again. `today` is a day in India. */
export function faultsOf(draft: TourDraft, today: string): Faults {
  const price = wholeOf(draft.price)
  const capacity = wholeOf(draft.capacity)
  const faults: Faults = {}
  const unreadable = { name: titleFault(draft.name.trim()), destination: titleFault(draft.destination.trim()) }
  if (!draft.name.trim()) faults.name = 'Please give the tour a name.'
  else if (draft.name.trim().length > TOUR_NAME_MAX) faults.name = `Please use ${TOUR_NAME_MAX} characters at most.`
  else if (unreadable.name) faults.name = unreadable.name
  if (draft.description.trim().length > TOUR_TEXT_MAX)
    faults.description = `Please use ${TOUR_TEXT_MAX} characters at most.`
  if (!draft.destination.trim()) faults.destination = 'Please say where it goes.'
  else if (draft.destination.trim().length > DESTINATION_MAX)
    faults.destination = `Please use ${DESTINATION_MAX} characters at most.`
  else if (unreadable.destination) faults.destination = unreadable.destination
  if (!draft.start) faults.start = 'Please choose the first day.'
  if (!draft.end) faults.end = 'Please choose the last day.'
  else if (draft.start && draft.end < draft.start) faults.end = 'The tour cannot end before it starts.'
  else if (draft.end < today) faults.end = 'A tour cannot end before today.'
  else if (draft.end > LAST_DAY) faults.end = 'Please choose a day before 2101.'
  if (Number.isNaN(price)) faults.price = 'Please give whole rupees, such as 11900.'
  else if (price > PRICE_MAX) faults.price = `At most ${rupees(PRICE_MAX)} a person.`
  if (draft.capacity.trim() && !(capacity >= 1 && capacity <= SEATS_MAX))
    faults.capacity = `Please give a number from 1 to ${SEATS_MAX}, or leave it empty.`
  if (draft.images.length > TOUR_IMAGES_MAX) faults.images = `A tour has ${TOUR_IMAGES_MAX} pictures at most.`
  return faults
}

/** A draft without faults, as the server takes it. */
export const factsOf = (draft: TourDraft): TourFacts => ({
  packageId: draft.packageId || null,
  name: draft.name.trim(),
  description: draft.description.trim(),
  destination: draft.destination.trim(),
  travelDates: { start: draft.start, end: draft.end },
  price: wholeOf(draft.price),
  capacity: draft.capacity.trim() ? wholeOf(draft.capacity) : null,
  images: draft.images,
  isPublic: draft.isPublic,
})

const FIELDS = new Map<string, Field>([
  ...(Object.keys(EMPTY) as Field[]).map((name) => [name, name] as const),
  ['travelDates', 'start'],
  ['travelDates.start', 'start'],
  ['travelDates.end', 'end'],
])

/** The field of the form that the server's name of an input (`tour.travelDates.end`, `images.0`) stands for. */
export const fieldNamed = (input: string | null): Field | 'form' =>
  FIELDS.get(input?.replace(/^tour\./, '').replace(/\.\d+$/, '') ?? '') ?? 'form'

const DAY_MS = 86_400_000
const daysAfter = (day: string, days: number) =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS).toISOString().slice(0, 10)

const filled = (item: PackageCard) => ({
  name: item.name,
  description: item.description,
  destination: item.destinations[0] ?? '',
  price: String(item.price),
})

/** The draft after a package was chosen (null: none): it fills what is empty, and what the package before had filled. */
export function withPackage(draft: TourDraft, item: PackageCard | null, before: PackageCard | null): TourDraft {
  const imagesOf = (one: PackageCard | null) => one?.images.filter(isTourImage).slice(0, TOUR_IMAGES_MAX) ?? []
  const had = before ? filled(before) : null
  const has = item ? filled(item) : { name: '', description: '', destination: '', price: '' }
  const own = (field: keyof typeof has) => draft[field] !== '' && draft[field] !== had?.[field]
  const ownImages = draft.images.length > 0 && draft.images.join() !== imagesOf(before).join()
  return {
    ...draft,
    packageId: item?._id ?? '',
    name: own('name') ? draft.name : has.name,
    description: own('description') ? draft.description : has.description,
    destination: own('destination') ? draft.destination : has.destination,
    price: own('price') ? draft.price : has.price,
    images: ownImages ? draft.images : imagesOf(item),
    end: item && draft.start && !draft.end ? daysAfter(draft.start, item.nights) : draft.end,
  }
}

/** How the card of this tour will look, with stand-ins for what is not written yet. */
export function previewOf(draft: TourDraft, host: Traveller, item: Tour['packageId'], today: string): Tour {
  const start = draft.start || today
  const capacity = wholeOf(draft.capacity)
  return {
    _id: 'preview',
    name: draft.name.trim() || 'The name of your tour',
    description: draft.description.trim(),
    images: draft.images,
    travelDates: { start, end: draft.end > start ? draft.end : start },
    price: wholeOf(draft.price), // NaN until it is written, which is not `Free`
    destination: draft.destination.trim() || 'Where it goes',
    creatorId: host,
    participants: [],
    participantCount: 0,
    packageId: item && { _id: item._id, name: item.name, tourType: item.tourType },
    capacity: capacity >= 1 ? capacity : null,
    isPublic: draft.isPublic,
    cancelled: false,
    ended: false,
    joiningClosed: false,
    mine: { host: false, joined: false, place: null, favorite: false, removed: false, withBlocked: false },
  }
}

/** A picture moved to another place among the others. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)]
}
