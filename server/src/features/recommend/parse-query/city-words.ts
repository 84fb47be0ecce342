import { OTHER_CITIES, type StartCity } from '@saathi/shared/destinations/cities'
import { cities } from '@saathi/shared/lib/messages/en/choices'

/** Other spellings, nicknames and suburbs of the starting cities. */
const START_NAMES: [StartCity, string][] = [
  ['mumbai', 'mumbai|bombay|bambai|bom|thane|navi mumbai|mumbay|kalyan|vasai'],
  ['delhi', 'delhi|new delhi|dilli|dehli|delhi ncr|ncr|gurgaon|gurugram|noida|ghaziabad|faridabad'],
  ['bangalore', 'bangalore|bengaluru|blr|bangaluru|banglore|bengalore|banglaur|bangalooru'],
  ['hyderabad', 'hyderabad|hyd|secunderabad|cyberabad|hydrabad'],
  ['chennai', 'chennai|madras|maa city|chennei'],
  ['kolkata', 'kolkata|calcutta|kolkatta|cal|howrah|kalkatta'],
  ['pune', 'pune|poona|pimpri'],
  ['ahmedabad', 'ahmedabad|amdavad|ahemdabad|gandhinagar|ahmadabad|amd'],
  ['jaipur', 'jaipur|pink city'],
  ['lucknow', 'lucknow|lakhnau|lko|lucknau'],
  ['kochi', 'kochi|cochin|ernakulam'],
]

/** Other spellings of the other cities. */
const OTHER_NAMES: [city: string, names: string][] = [
  ['Varanasi', 'banaras|benares|kashi'],
  ['Aurangabad', 'sambhajinagar'],
  ['Visakhapatnam', 'vizag'],
  ['Thiruvananthapuram', 'trivandrum'],
  ['Vadodara', 'baroda'],
  ['Mysuru', 'mysore'],
  ['Mangaluru', 'mangalore'],
  ['Prayagraj', 'allahabad'],
  ['Puducherry', 'pondicherry|pondy'],
  ['Kozhikode', 'calicut'],
  ['Tiruchirappalli', 'trichy'],
  ['Hubballi', 'hubli|dharwad'],
  ['Thrissur', 'trichur'],
  ['Chandigarh', 'mohali|panchkula'],
  ['Goa', 'panaji|panjim'],
  ['Ujjain', 'avantika'],
  ['Belagavi', 'belgaum'],
  ['Kannur', 'cannanore'],
  ['Kollam', 'quilon'],
  ['Tirunelveli', 'nellai'],
  ['Rajamahendravaram', 'rajahmundry'],
  ['Bhilai', 'durg'],
  ['Kalaburagi', 'gulbarga'],
]

export type CityName = { start: StartCity } | { other: string }

const startRows = START_NAMES.flatMap(([start, names]) => names.split('|').map((name) => [name, { start }] as const))
const otherRows = [
  ...OTHER_CITIES.map(([city]) => [city.toLowerCase(), { other: city }] as const),
  ...OTHER_NAMES.flatMap(([other, names]) => names.split('|').map((name) => [name, { other }] as const)),
]

export const CITY_WORDS: ReadonlyMap<string, CityName> = new Map<string, CityName>([...otherRows, ...startRows])
export const CITY_NAMES: readonly string[] = [...CITY_WORDS.keys()].filter((name) => !name.includes(' '))
export const nameOf = (start: StartCity): string => cities[start]
