import type { PackageDraft as Facts } from '@saathi/shared/admin/catalogue'
import type { NamedText, Package, TourType } from '@saathi/shared/packages/schema'

/** The texts of the editor's form. */
export type Draft = {
  slug: string
  name: string
  description: string
  tourType: TourType
  price: string
  nights: string
  /** One a line, as the next ones. */
  images: string
  imageUrl: string
  destinations: string
  activities: NamedText[]
  raccom: NamedText[]
}

export const EMPTY_DRAFT: Draft = {
  slug: '',
  name: '',
  description: '',
  tourType: 'beaches',
  price: '',
  nights: '',
  images: '',
  imageUrl: '',
  destinations: '',
  activities: [],
  raccom: [],
}

export const toDraft = ({
  slug,
  name,
  description,
  tourType,
  price,
  nights,
  images,
  imageUrl,
  destinations,
  activities,
  raccom,
}: Facts): Draft => ({
  slug,
  name,
  description,
  tourType,
  price: String(price),
  nights: String(nights),
  images: images.join('\n'),
  imageUrl: imageUrl ?? '',
  destinations: destinations.join('\n'),
  activities,
  raccom,
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A whole number, also one such as `12,000`; null for any other text. */
export function wholeNumber(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** The facts of a draft; 0 in place of a number that is none. */
export const toFacts = (draft: Draft): Facts => ({
  ...draft,
  slug: draft.slug.trim(),
  price: wholeNumber(draft.price) ?? 0,
  nights: wholeNumber(draft.nights) ?? 0,
  images: linesOf(draft.images),
  imageUrl: draft.imageUrl.trim() || null,
  destinations: linesOf(draft.destinations),
})

/** Items with the same name once: lists show them by their names. */
const uniqueNames = (items: NamedText[]) => [...new Map(items.map((item) => [item.name, item])).values()]

/** The package of a draft for the preview. The pages of its destinations are known once it is saved. */
export const toPreview = (draft: Draft, { _id, withdrawn }: Pick<Package, '_id' | 'withdrawn'>): Package => {
  const facts = toFacts(draft)
  const destinations = [...new Set(facts.destinations)]
  return {
    ...facts,
    _id,
    ...(withdrawn && { withdrawn }),
    destinations,
    placeIds: destinations.map(() => null),
    activities: uniqueNames(draft.activities),
    raccom: uniqueNames(draft.raccom),
  }
}

/** The fields in which two drafts differ. */
export const differences = (one: Draft, other: Draft): (keyof Draft)[] =>
  (Object.keys(one) as (keyof Draft)[]).filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
