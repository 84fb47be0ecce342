// What a browser needs to know of tours. It stands apart from the schemas, which would bring zod with them.

export const TOUR_NAME_MAX = 80
export const TOUR_TEXT_MAX = 2_000
export const DESTINATION_MAX = 120
export const SEATS_MAX = 500
/** Whole rupees a person. */
export const PRICE_MAX = 10_000_000
export const TOUR_IMAGES_MAX = 8
/** Why a host removes somebody from a tour. */
export const REASON_MAX = 300

/** Whether a tour may show this picture: an uploaded one or one of our own, and none of another site's. */
export const isTourImage = (image: string): boolean =>
  /^(media\/[\w-]{43}|pictures\/[\w-]{1,80}\.(svg|webp|jpg|png))$/.test(image)

/** The orders of the tour list: wire value and label, in the order shown. */
export const TOUR_SORTS = [
  ['soonest', 'Soonest first'],
  ['cheapest', 'Lowest price'],
  ['newest', 'Newest first'],
] as const
