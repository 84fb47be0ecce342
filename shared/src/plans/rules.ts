// Choices and limits of travel plans, in a file of their own so that browsers do not load zod. The labels of the choices
// are in the client's catalogue.

/** With whom somebody goes, in the order shown. */
export const PLAN_COMPANY = ['alone', 'partner', 'friends', 'family'] as const

/** The people who find a plan, in the order shown; `connections` are those whom its owner follows or is matched with. */
export const PLAN_VISIBLE_TO = ['everyone', 'connections', 'nobody'] as const

/** The greatest number of a user's plans that have not ended. */
export const PLANS_MAX = 10
/** The greatest length of a plan, days. */
export const PLAN_DAYS_MAX = 90
/** The greatest number of days until a plan begins. */
export const PLAN_AHEAD_MAX = 365
/** By how many days a plan may begin earlier or end later, at most. */
export const PLAN_FLEXIBLE_MAX = 14
export const PLAN_NOTE_MAX = 200

/** With fewer people than this, a place has no public count, so that it says nothing about anyone. */
export const GOING_MIN = 3

/** Before the name of a state in the id of a region, such as `region:kerala`. */
export const REGION_PREFIX = 'region:'

/** The id of the region that a state is. */
export const regionOf = (state: string): string =>
  REGION_PREFIX +
  state
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
