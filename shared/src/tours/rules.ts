// Rules for tours, in a file of their own so that browsers do not load zod.

export const TOUR_NAME_MAX = 80
export const TOUR_TEXT_MAX = 2_000
/** The maximum length of the host's cancellation terms. */
export const CANCELLATION_MAX = 500
export const DESTINATION_MAX = 120
export const SEATS_MAX = 500
/** Whole rupees per person. */
export const PRICE_MAX = 10_000_000
export const TOUR_IMAGES_MAX = 8
/** The maximum length of the host's words to someone whom they remove or decline. */
export const REASON_MAX = 300
/** The most questions of a host, and the greatest lengths of them and their answers. */
export const QUESTIONS_MAX = 3
export const QUESTION_MAX = 200
export const ANSWER_MAX = 500
/** The greatest length of a question before joining and of its answer; the most of one person about a tour, and the most without an answer in a tour. */
export const GUEST_QUESTION_MAX = 500
export const GUEST_QUESTIONS_MAX = 5
export const OPEN_GUEST_QUESTIONS_MAX = 100
/** What the price of a tour can cover, in the order shown. */
export const TOUR_COVERS = ['stay', 'food', 'transport', 'entries', 'guide'] as const
/** The most open requests to join one tour, and those of one person. */
export const TOUR_REQUESTS_MAX = 200
export const OWN_REQUESTS_MAX = 20

/** Whether a tour may show this picture: an upload or one of our own, but none of another site. */
export const isTourImage = (image: string): boolean =>
  /^(media\/[\w-]{43}|pictures\/[\w-]{1,80}\.(svg|webp|jpg|png))$/.test(image)

/** The orders of the tour list: wire value and label, in the order shown. */
export const TOUR_SORTS = [
  ['soonest', 'Soonest first'],
  ['cheapest', 'Lowest price'],
  ['newest', 'Newest first'],
] as const
