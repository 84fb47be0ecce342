// Choices and limits of profiles and reports, in a file of their own so that browsers do not load zod. The labels of the
// choices are in the catalogues of client and server.

/** The two travel types of a profile, in the order shown. */
export const TRAVEL_TYPES = ['family', 'genZ'] as const

/** The people who may see the tours that a user has joined, in the order shown. */
export const JOINED_TOURS_VISIBLE_TO = ['everyone', 'connections', 'nobody'] as const

export const LANGUAGES_MAX = 8

/** The greatest number of trip types in a profile. */
export const TRIP_TYPES_MAX = 3

/** The reasons of a report, in the order shown. */
export const REPORT_REASONS = ['harassment', 'unsafe', 'inappropriate', 'fake', 'scam', 'underage', 'other'] as const

export const NOTE_MAX = 1_000

/** The days between a deletion request and the deletion. */
export const DELETION_DAYS = 7

/** The decisions of moderators that a user is told of and can appeal against. */
export const DECISION_ACTS = ['warn', 'hide', 'removePicture', 'suspend', 'cancelTour'] as const
export const APPEAL_MAX = 1_000
/** The time in which a decision can be appealed. */
export const APPEAL_DAYS = 30

/** The poses that a picture for a photo check may have to show. */
export const PHOTO_GESTURES = [
  'handOnHead',
  'thumbUp',
  'twoFingers',
  'threeFingers',
  'palmOut',
  'touchEar',
  'touchChin',
  'crossedFingers',
] as const
