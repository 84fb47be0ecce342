// Choices and limits of profiles and reports, in a file of their own so that browsers do not load zod. The labels of the
// choices are in the catalogues of client and server.

/** The two travel types of a profile, in the order shown. */
export const TRAVEL_TYPES = ['family', 'genZ'] as const

/** Who may see the tours that a user has joined, in the order shown. */
export const JOINED_TOURS_VISIBLE_TO = ['everyone', 'connections', 'nobody'] as const

export const LANGUAGES_MAX = 8

/** How many trip types a profile names at most. */
export const TRIP_TYPES_MAX = 3

/** The reasons of a report, in the order shown. */
export const REPORT_REASONS = ['harassment', 'unsafe', 'inappropriate', 'fake', 'scam', 'underage', 'other'] as const

export const NOTE_MAX = 1_000

/** The days between a deletion request and the deletion. */
export const DELETION_DAYS = 7
