// Limits and choices of trips, in a file of their own so that browsers do not load zod.

/** The greatest number of trips of a user. */
export const TRIPS_MAX = 50
/** The most people whom the owner of a trip invites, besides the owner. */
export const TRIP_FRIENDS_MAX = 9
/** The days for which a link to join a trip works. */
export const INVITE_LINK_DAYS = 7
/** The most days for which a link for friends works, if it has an end. */
export const LINK_DAYS_MAX = 365
/** The greatest length of a trip with its journey, days. */
export const TRIP_DAYS_MAX = 14
/** The most days at the place for which a trip is proposed. */
export const STAY_DAYS_MAX = 10
export const TRIP_PEOPLE_MAX = 10
/** The greatest number of items of a day, and of a trip. */
export const DAY_ITEMS_MAX = 20
export const TRIP_ITEMS_MAX = 200
/** The greatest number of changes of one call. */
export const CHANGES_MAX = 50
export const TRIP_TITLE_MAX = 80
export const ITEM_TITLE_MAX = 120
export const ITEM_NOTE_MAX = 500
export const ITEM_LINK_MAX = 500
/** The booking references of one person in one trip, and the length of one. */
export const BOOKINGS_MAX = 50
export const BOOKING_REFERENCE_MAX = 20
/** Whole rupees. */
export const ITEM_COST_MAX = 10_000_000
/** The greatest length of an item: two days. */
export const ITEM_MINUTES_MAX = 2880
/** Checks that one person adds by hand to one trip. */
export const CHECKS_MAX = 50
export const CHECK_TEXT_MAX = 120

export const ITEM_KINDS = ['travel', 'visit', 'meal', 'stay', 'rest', 'free', 'other'] as const
/** The categories of expenses. */
export const COST_PARTS = ['travel', 'stay', 'entry', 'food', 'other'] as const
/** The means of travel. */
export const TRAVEL_BY = ['road', 'bus', 'rail', 'air', 'sea', 'local', 'walk'] as const
export const CHECK_KINDS = ['packing', 'booking'] as const
