// In a file of their own so that the client does not load zod.

/** The most places of one route. */
export const ROUTE_PLACES_MAX = 4
export const ROUTE_DAYS_MAX = 21
