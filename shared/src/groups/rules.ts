// Rules for groups, in a file of their own so that browsers do not load zod.

/** The number of days after a tour in which its group can be read and written to. */
export const GROUP_DAYS = 30
/** People named in a list of voters or arrivals; the counts include all. */
export const MEMBERS_NAMED = 12
/** Characters of a message where it is quoted or listed. */
export const EXCERPT_MAX = 140
export const CHOICES_MIN = 2
export const CHOICES_MAX = 8
export const QUESTION_MAX = 200
export const CHOICE_MAX = 100
export const MEETING_PLACE_MAX = 120
export const MEETING_NOTE_MAX = 300

export const REACTIONS = ['heart', 'thumbsUp', 'laugh', 'wow', 'thanks'] as const
