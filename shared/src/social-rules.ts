// Choices of profiles and reports, in a file of their own so that browsers do not load zod.

/** The two travel types of a profile: value and label, in the order shown. */
export const TRAVEL_TYPES = [
  ['family', 'Family'],
  ['genZ', 'Gen Z'],
] as const

/** Who may see the tours that a user has joined: value and label, in the order shown. */
export const JOINED_TOURS_VISIBLE_TO = [
  ['everyone', 'Everyone who is logged in'],
  ['connections', 'People I follow or have matched with'],
  ['nobody', 'Nobody'],
] as const

export const LANGUAGES_MAX = 8

/** How many trip types a profile names at most. */
export const TRIP_TYPES_MAX = 3

/** The reasons of a report: value and label, in the order shown. */
export const REPORT_REASONS = [
  ['harassment', 'Harassment or threats'],
  ['unsafe', 'Felt unsafe on a tour or in a conversation'],
  ['inappropriate', 'Inappropriate words or pictures'],
  ['fake', 'Pretends to be someone else'],
  ['scam', 'Asks for money, or sells something'],
  ['underage', 'Seems to be under 18'],
  ['other', 'Something else'],
] as const

export const NOTE_MAX = 1_000

/** The days between a deletion request and the deletion. */
export const DELETION_DAYS = 7
