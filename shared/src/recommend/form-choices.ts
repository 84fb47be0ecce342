// Choices that the client needs for the first paint, in a file of their own so that they do not load zod. Their labels are
// in the catalogues of client and server.
import type { DreamTrip } from './schema.ts'

/** The highest budget, which means no limit. */
export const OPEN_BUDGET = '100000'

/** The choices of the dream-trip form, in the order shown. */
export const BUDGETS = ['10000', '20000', '30000', '50000', '75000', OPEN_BUDGET] as const
export const STARTING_LOCATIONS = ['mumbai', 'delhi', 'bangalore', 'hyderabad', 'chennai', 'kolkata'] as const
/** Further starting cities, beyond those of the main form. */
export const MORE_STARTING_LOCATIONS = ['pune', 'ahmedabad', 'jaipur', 'lucknow', 'kochi'] as const
export const GROUP_SIZES = ['1', '2', '4', '6', '10'] as const
/** The largest party that is billed, and the most children in it. */
export const PARTY_MAX = 10
export const CHILDREN_MAX = 6
export const PREFERENCE_TYPES = [
  'beaches',
  'mountains',
  'historical',
  'adventure',
  'wildlife',
  'spiritual',
  'culinary',
] as const

/** The defaults of the form. */
export const DREAM_TRIP_DEFAULTS: DreamTrip = {
  budget: '20000',
  starting_location: 'mumbai',
  group_size: '2',
  preference_type: 'beaches',
}
