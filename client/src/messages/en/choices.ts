// The labels of the choices that forms, cards and filters share, by the value on the wire.
import type {
  BUDGETS,
  GROUP_SIZES,
  MORE_STARTING_LOCATIONS,
  PREFERENCE_TYPES,
  STARTING_LOCATIONS,
} from '@saathi/shared/form-choices'

type Values<Choices extends readonly string[]> = Record<Choices[number], string>

export const budgets = {
  '10000': '₹10,000',
  '20000': '₹20,000',
  '30000': '₹30,000',
  '50000': '₹50,000',
  '75000': '₹75,000',
  '100000': '₹1,00,000+',
} satisfies Values<typeof BUDGETS>
export const cities = {
  mumbai: 'Mumbai',
  delhi: 'Delhi',
  bangalore: 'Bengaluru',
  hyderabad: 'Hyderabad',
  chennai: 'Chennai',
  kolkata: 'Kolkata',
  pune: 'Pune',
  ahmedabad: 'Ahmedabad',
  jaipur: 'Jaipur',
  lucknow: 'Lucknow',
  kochi: 'Kochi',
} satisfies Values<typeof STARTING_LOCATIONS> & Values<typeof MORE_STARTING_LOCATIONS>
export const groupSizes = {
  '1': 'Solo',
  '2': 'Couple',
  '4': 'Family (4)',
  '6': 'Group (6)',
  '10': 'Large Group (10+)',
} satisfies Values<typeof GROUP_SIZES>
export const tripTypes = {
  beaches: 'Beaches',
  mountains: 'Mountains',
  historical: 'Historical',
  adventure: 'Adventure',
  wildlife: 'Wildlife',
  spiritual: 'Spiritual',
  culinary: 'Food & Culture',
} satisfies Values<typeof PREFERENCE_TYPES>
