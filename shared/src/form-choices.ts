// Choices that the client needs for the first paint, in a file of their own so that they do not load zod.
import type { DreamTrip } from './recommend.ts'

/** The choices of the dream-trip form: wire value and label, in the order shown. */
export const BUDGETS = [
  ['10000', '₹10,000'],
  ['20000', '₹20,000'],
  ['30000', '₹30,000'],
  ['50000', '₹50,000'],
  ['75000', '₹75,000'],
  ['100000', '₹1,00,000+'],
] as const
export const STARTING_LOCATIONS = [
  ['mumbai', 'Mumbai'],
  ['delhi', 'Delhi'],
  ['bangalore', 'Bengaluru'],
  ['hyderabad', 'Hyderabad'],
  ['chennai', 'Chennai'],
  ['kolkata', 'Kolkata'],
] as const
/** Further starting cities, beyond those of the main form. */
export const MORE_STARTING_LOCATIONS = [
  ['pune', 'Pune'],
  ['ahmedabad', 'Ahmedabad'],
  ['jaipur', 'Jaipur'],
  ['lucknow', 'Lucknow'],
  ['kochi', 'Kochi'],
] as const
export const GROUP_SIZES = [
  ['1', 'Solo'],
  ['2', 'Couple'],
  ['4', 'Family (4)'],
  ['6', 'Group (6)'],
  ['10', 'Large Group (10+)'],
] as const
export const PREFERENCE_TYPES = [
  ['beaches', 'Beaches'],
  ['mountains', 'Mountains'],
  ['historical', 'Historical'],
  ['adventure', 'Adventure'],
  ['wildlife', 'Wildlife'],
  ['spiritual', 'Spiritual'],
  ['culinary', 'Food & Culture'],
] as const

/** The defaults of the form. */
export const DREAM_TRIP_DEFAULTS: DreamTrip = {
  budget: '20000',
  starting_location: 'mumbai',
  group_size: '2',
  preference_type: 'beaches',
}
