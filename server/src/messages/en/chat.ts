// The sentences of the help chat. Its help articles are in features/chat/articles.

export const emptyReply = 'No response from AI.'
export const failed = "Sorry, I couldn't fetch a response. Please contact our team for help."
export const serviceError = (message: string) => `Error from AI: ${message}`
export const tooManyQuestions = 'It has too many questions just now. Please try again in a minute.'
export const busy = 'It is busy just now. Please try again in a moment.'
export const questionRejected = 'It did not accept the question.'
export const unsourcedFigures =
  'Please check the prices above on the pages themselves: not all of them come from our data.'

export const offline = 'I answer from our guides: help pages, packages, tours and estimates. No AI is connected here.'
export const unknown = `I do not know that. ${offline} You can ask about trips, places, tours and your account, or [write to our team](/contact).`
export const greeting = `Namaste! ${offline} Where would you like to go?`
export const welcome = 'You are welcome. Have a good trip!'
export const goodbye = 'Goodbye, and travel well!'
export const noTours =
  'I see no tour like that ahead. Look through all [tours](/tours), or host one yourself from there.'
export const possibleArticle = (title: string, text: string) => `If this is what you mean by it, ${title}: ${text}`

export const nearPackages = 'Packages that come near to that:'
export const packagesTitle = 'Packages:'
export const toursTitle = 'Tours ahead:'
export const joinTours = 'Join one at [Tours](/tours), once you are logged in.'
export const morePlaces = (names: string[]) => `Also there: ${names.join('; ')}.`

const nightCount = (nights: number) => `${nights} ${nights === 1 ? 'night' : 'nights'}`

export const packageLine = (link: string, places: string[], nights: number, price: string) =>
  `- ${link}: ${places.join(', ')}; ${nightCount(nights)}, ${price}`

/** `seats`: the free seats; null for a tour without a limit. */
export function tourLine(name: string, destination: string, dates: string, price: string, seats: number | null) {
  const line = `- ${name}: ${destination}, ${dates}, ${price}`
  if (seats === null) return line
  return seats > 0 ? `${line}, ${seats} ${seats === 1 ? 'seat' : 'seats'} left` : `${line}, full: you can queue`
}

const PARTY = { '1': 'one', '2': 'two', '4': 'four', '6': 'six', '10': 'ten or more' }
type Trip = { type: string; group: keyof typeof PARTY; city: string; limit: string | null }

export const tripsFitting = ({ type, group, city, limit }: Trip) =>
  limit === null
    ? `${type} for ${PARTY[group]} from ${city}:`
    : `${type} for ${PARTY[group]} from ${city}, within ${limit} in all:`
export const noTripFits = ({ type, group, city, limit }: Trip) =>
  `${type} for ${PARTY[group]} from ${city}: nothing that I know fits ${limit ?? 'that'}. Nearest are:`
export const allTrips = (link: string) => `[See them in full, with every sum](${link})`
export const tripChange = (change: string, link: string) => `What would help: [${change}](${link})`

export function tripLine(
  name: string,
  cost: { total: string; each: string },
  nights: number | null,
  hours: number | null,
): string {
  const stay = nights === null ? '' : nights === 0 ? ', a day trip' : `, ${nightCount(nights)}`
  const journey = hours === null ? '' : `, about ${hours} hours each way`
  return `- ${name}: about ${cost.total} in all (${cost.each} each)${stay}${journey}`
}

/** The defaults of a trip request, by its fields. */
const defaults = {
  starting_location: 'from Mumbai',
  group_size: 'for two',
  budget: 'within ₹20,000',
  preference_type: 'beaches',
}
export const assumed = (fields: (keyof typeof defaults)[]) =>
  `I assumed: ${fields.map((field) => defaults[field]).join(', ')}. Tell me if that is wrong.`
export const groupRounded = (people: number) =>
  `I reckon in groups of one, two, four, six and ten, so ${people} are costed as the next.`

export const noJourneysFrom = (city: string, start: string, km: number) =>
  `I know no trains, buses or flights from ${city} yet, so I cannot say what it costs from there. The nearest city that I can plan from is ${start}, ${km} km away: say "from ${start}", and I reckon from there.`
export const wantedPlace = (name: string, text: string) => `${name}: ${text}`

export const monthRange = (first: string, last: string) => `${first} to ${last}`
export const placeTitle = (name: string, state: string, summary: string) => `${name}, ${state}. ${summary}`
export const placeSeason = (months: string, weather: string) => `Best in ${months}. ${weather}`
export const placeStay = (least: number, most: number, transport: string) =>
  least === most
    ? `Stay ${least} days. Getting about: ${transport}`
    : `Stay ${least} to ${most} days. Getting about: ${transport}`
export const placeCosts = (link: string) => `[What such a trip costs from your city](${link})`
