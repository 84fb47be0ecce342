// The names of the choices that client and server both show, by the value on the wire.
import type { StartCity } from '../../../destinations/cities.ts'
import type { PREFERENCE_TYPES } from '../../../recommend/form-choices.ts'

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
} satisfies Record<StartCity, string>

export const tripTypes = {
  beaches: 'Beaches',
  mountains: 'Mountains',
  historical: 'Historical',
  adventure: 'Adventure',
  wildlife: 'Wildlife',
  spiritual: 'Spiritual',
  culinary: 'Food & Culture',
} satisfies Record<(typeof PREFERENCE_TYPES)[number], string>
