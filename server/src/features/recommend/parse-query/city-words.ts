import { OTHER_CITIES, type StartCity } from '@saathi/shared/destinations/cities'
import { cities } from '@saathi/shared/lib/messages/en/choices'

/** Other spellings, nicknames and suburbs of the starting cities. */
const START_NAMES: [StartCity, string][] = [
  ['mumbai', 'mumbai|bombay|bambai|bom|thane|navi mumbai|mumbay|kalyan|vasai|mum'],
  ['delhi', 'delhi|new delhi|del|dilli|dehli|delhi ncr|ncr|gurgaon|gurugram|noida|ghaziabad|faridabad'],
  ['bangalore', 'bangalore|bengaluru|blr|blore|b lore|bglr|bangaluru|banglore|bengalore|banglaur|bangalooru'],
  ['hyderabad', 'hyderabad|hyd|hydbad|secunderabad|cyberabad|hydrabad'],
  ['chennai', 'chennai|madras|chn|maa city|chennei'],
  ['kolkata', 'kolkata|calcutta|ccu|kol|kolkatta|cal|howrah|kalkatta'],
  ['pune', 'pune|pnq|poona|pimpri'],
  ['ahmedabad', 'ahmedabad|amdavad|ahemdabad|gandhinagar|ahmadabad|amd'],
  ['jaipur', 'jaipur|jpr|pink city'],
  ['lucknow', 'lucknow|lakhnau|lko|lucknau'],
  ['kochi', 'kochi|cochin|cok|ernakulam'],
]

/** Other spellings of the other cities. */
const OTHER_NAMES: [city: string, names: string][] = [
  ['Varanasi', 'banaras|benares|kashi'],
  ['Aurangabad', 'sambhajinagar'],
  ['Visakhapatnam', 'vizag|vskp'],
  ['Thiruvananthapuram', 'trivandrum|tvm'],
  ['Vadodara', 'baroda'],
  ['Mysuru', 'mysore'],
  ['Mangaluru', 'mangalore'],
  ['Prayagraj', 'allahabad'],
  ['Puducherry', 'pondicherry|pondy'],
  ['Kozhikode', 'calicut'],
  ['Tiruchirappalli', 'trichy'],
  ['Hubballi', 'hubli|dharwad'],
  ['Thrissur', 'trichur'],
  ['Chandigarh', 'mohali|panchkula|chd'],
  ['Goa', 'panaji|panjim'],
  ['Ujjain', 'avantika'],
  ['Belagavi', 'belgaum'],
  ['Kannur', 'cannanore'],
  ['Kollam', 'quilon'],
  ['Tirunelveli', 'nellai'],
  ['Rajamahendravaram', 'rajahmundry'],
  ['Bhilai', 'durg'],
  ['Bhubaneswar', 'bbsr'],
  ['Coimbatore', 'cbe|kovai'],
  ['Guwahati', 'ghy'],
  ['Nagpur', 'ngp'],
  ['Vijayawada', 'bza'],
  ['Kalaburagi', 'gulbarga'],
]

/** Places that are known for something else than what ours are, and no misspelling of one of them. */
export const OTHER_PLACES: ReadonlySet<string> = new Set(['chambal', 'chamoli'])

/** Short names of a city that are other words too: they count only where a word says that the trip starts there. */
export const UNSURE_NAMES: ReadonlySet<string> = new Set(['mum', 'kol', 'del'])

export type CityName = { start: StartCity } | { other: string }

const startRows = START_NAMES.flatMap(([start, names]) => names.split('|').map((name) => [name, { start }] as const))
const otherRows = [
  ...OTHER_CITIES.map(([city]) => [city.toLowerCase(), { other: city }] as const),
  ...OTHER_NAMES.flatMap(([other, names]) => names.split('|').map((name) => [name, { other }] as const)),
]

export const CITY_WORDS: ReadonlyMap<string, CityName> = new Map<string, CityName>([...otherRows, ...startRows])
export const CITY_NAMES: readonly string[] = [...CITY_WORDS.keys()].filter((name) => !name.includes(' '))
export const nameOf = (start: StartCity): string => cities[start]
