// The names of choices in sentences and lists, by the value on the wire.
import type { StartCity } from '@saathi/shared/cities'
import type { TourType } from '@saathi/shared/packages'
import type { ReportReason } from '@saathi/shared/social'

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
} satisfies Record<TourType, string>

/** What somebody was reported for. */
export const reportReasons = {
  harassment: 'Harassment or threats',
  unsafe: 'Felt unsafe on a tour or in a conversation',
  inappropriate: 'Inappropriate words or pictures',
  fake: 'Pretends to be someone else',
  scam: 'Asks for money, or sells something',
  underage: 'Seems to be under 18',
  other: 'Something else',
} satisfies Record<ReportReason, string>
