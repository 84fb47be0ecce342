// In a file of their own so that the client does not load zod.

/** The most candidates of a choice. */
export const CANDIDATES_MAX = 4
/** The most choices that one person has started; they are deleted a while after they close. */
export const CHOICES_MAX = 30
/** The most people who vote by a link: as many as come along on a trip, with its owner. */
export const VOTERS_MAX = 10
/** The days after which a choice can close by itself. */
export const CLOSING_DAYS = [1, 2, 3, 7, 14] as const
/** The days for which a link to a choice works. */
export const CHOICE_LINK_DAYS = 7
export const CHOICE_TITLE_MAX = 80
