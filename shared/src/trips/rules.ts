// Limits and choices of trips, in a file of their own so that browsers do not load zod.

/** How many trips a user owns at most. */
export const TRIPS_MAX = 50
/** How many days a trip has at most, with those of the journey. */
export const TRIP_DAYS_MAX = 14
/** How many days at the place a trip is proposed for at most. */
export const STAY_DAYS_MAX = 10
export const TRIP_PEOPLE_MAX = 10
/** How many items a day, and a trip, have at most. */
export const DAY_ITEMS_MAX = 20
export const TRIP_ITEMS_MAX = 200
/** How many changes one call makes at most. */
export const CHANGES_MAX = 50
export const TRIP_TITLE_MAX = 80
export const ITEM_TITLE_MAX = 120
export const ITEM_NOTE_MAX = 500
export const ITEM_LINK_MAX = 500
/** Whole rupees. */
export const ITEM_COST_MAX = 10_000_000
/** How long an item takes at most: two days. */
export const ITEM_MINUTES_MAX = 2880
/** Checks that one person adds by hand to one trip. */
export const CHECKS_MAX = 50
export const CHECK_TEXT_MAX = 120

export const ITEM_KINDS = ['travel', 'visit', 'meal', 'stay', 'rest', 'free', 'other'] as const
/** What money is spent on. */
export const COST_PARTS = ['travel', 'stay', 'entry', 'food', 'other'] as const
/** How one travels. */
export const TRAVEL_BY = ['road', 'bus', 'rail', 'air', 'sea', 'local', 'walk'] as const
export const CHECK_KINDS = ['packing', 'booking'] as const
