import { type Weekday, weekdayOf } from '@saathi/shared/destinations/opening-hours'
import { everyWeekday, monthName, shortMonths, shortWeekdays, weekdays } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'
import type { CostPart, ItemKind, TravelBy } from '@saathi/shared/trips/schema'

// The screen of a trip.
export const title = (trip: string) => `${trip}: plan`
export const titleAlone = 'Plan'
export const signedOut = 'Please log in to see this plan.'
export const loading = 'Loading the plan...'
export const loadFailed = 'We could not load this plan just now.'
export const notThere = 'This plan is not there'
export const notThereMeans = 'It may have been deleted, or it is not shared with you.'
export const tryAgain = 'Try again'
export const yourTrips = 'Your trips'
export const daysFrom = (days: number, city: string) =>
  days === 1 ? `1 day from ${city}` : `${days} days from ${city}`
export const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
export const noDates = 'No dates yet'
export const details = 'Trip details'
export const mayOnlyRead = 'Only the owner changes this plan.'

// Days and times.
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
/** `Friday, 4 December` */
export const longDay = (day: string) =>
  `${weekday(day)}, ${dateOf(day).getUTCDate()} ${monthName(dateOf(day).getUTCMonth() + 1)}`
/** `Friday` */
export const weekday = (day: string) => weekdays[weekdayOf(day)]
/** `Fri` */
export const shortWeekday = (day: string) => shortWeekdays[weekdayOf(day)]
/** `Fri 4 Dec` */
export const shortDay = (day: string) =>
  `${shortWeekday(day)} ${dateOf(day).getUTCDate()} ${shortMonths[dateOf(day).getUTCMonth()]}`
/** `Fri 4` */
export const weekdayAndDate = (day: string) => `${shortWeekday(day)} ${dateOf(day).getUTCDate()}`
export const dateNumber = (day: string) => String(dateOf(day).getUTCDate())
export const dayNumber = (number: number) => `Day ${number}`
export const dayWord = 'Day'
export const days = 'Days'
export const thingsToCheck = (count: number) => (count === 1 ? '1 thing to check' : `${count} things to check`)
const halfOf = (minute: number) => (Math.floor(minute / 60) % 24 < 12 ? 'am' : 'pm')
const clockOf = (minute: number) => {
  const hour = Math.floor(minute / 60) % 12 || 12
  return `${hour}:${String(minute % 60).padStart(2, '0')}`
}
/** `7:30` and `am`. */
export const clock = (minute: number): [time: string, half: string] => [clockOf(minute), halfOf(minute)]
/** `7:30 am`, `6 pm` */
export const time = (minute: number) => `${clockOf(minute).replace(':00', '')} ${halfOf(minute)}`
export const nextDay = (time: string) => `${time} the next day`
/** `1 h 30 min` */
export const length = (minutes: number) =>
  minutes < 60
    ? `${minutes} min`
    : minutes % 60 === 0
      ? `${minutes / 60} h`
      : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
export const span = (from: string, to: string) => `${from} to ${to}`

// A day.
export const stops = (count: number) => (count === 1 ? '1 stop' : `${count} stops`)
export const onTheWay = 'On the way'
export const kmOnWay = (km: number) => `${Math.round(km)} km on the way`
export const nothingPlanned = 'Nothing is planned for this day yet.'
export const map = 'Map'
export const sunrise = 'Sunrise'
export const sunset = 'Sunset'
export const night = 'Night'
export const walk = 'Walk'
export const drive = 'Drive'
export const aboard = { boat: 'Boat', ropeway: 'Ropeway' } as const
export const kmAndTime = (km: number, time: string) => `${km} km · ${time}`
export const freeTime = (time: string) => `${time} free`
export const opensDaylight = 'open in daylight'
export const openAllDay = 'always open'
export const openSpells = (spells: string[]) => `open ${spells.join(' and ')}`
export const arrives = (time: string) => `arrives ${time}`
export const addTo = (day: string) => `Add to ${day}`
export const addTicket = 'Add a ticket'
export const openLink = 'Open the link'
export const move = (title: string) => `Move ${title}: drag, or use the arrow keys`
export const movedTo = (title: string, time: string, at: number, count: number, day: string) =>
  `${title}: now ${time}, ${at} of ${count} on ${day}.`
export const cannotMove = (title: string) => `${title} cannot move further.`

// Problems.
export const problemWith = (title: string) => `Problem with ${title}`
export const closedOn = (title: string, day: Weekday) => `${title} is closed on ${everyWeekday(day)}.`
export const openOnly = (title: string, from: string, to: string) => `${title} is open from ${from} to ${to} only.`
export const onlyIn = (title: string, months: number[]) =>
  months.length === 0
    ? `${title} is closed in this season.`
    : `${title} can be visited in ${listed(months.map((month) => monthName(month)))} only.`
export const tooSoon = (title: string, time: string) => `${title} starts ${time} before you can be there.`
export const tooLong = (time: string) => `This day is too long: it goes on until ${time}.`
export const tooBusy = (time: string) => `This day is too full: ${time} of visits and ways.`
export const dark = (title: string, from: string, to: string) =>
  `${title} needs daylight: the sun is up from ${from} to ${to}.`
export const lateFor = (title: string, time: string) => `You would be ${time} late for ${title}.`
export const hasRoom = (day: string) => `${day} has room for it.`
export const moveToDay = (day: string) => `Move to ${day}`
export const moveOtherToDay = (title: string, day: string) => `Move ${title} to ${day}`
export const remove = 'Remove'
export const removeTitle = (title: string) => `Remove ${title}`
const listed = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

// The owner's way from home in the plan of a tour.
export const ownWays = 'This plan begins at your home'
export const ownWaysMean =
  'It counts your own way there and back. Your guests come from elsewhere: they find the meeting point on their ticket.'
export const beginWhereYouMeet = 'Begin where you meet'
export const didRemoveWays = 'Your own way is out of the plan.'

// What has been done.
export const undo = 'Undo'
export const nothingToUndo = 'There is nothing to undo.'
export const undone = 'Undone.'
export const didMove = (title: string, day: string) => `Moved ${title} to ${day}.`
export const didMoveHere = (title: string) => `Moved ${title}.`
export const didRemove = (title: string) => `Removed ${title}.`
export const didAdd = (title: string) => `Added ${title}.`
export const didChange = (title: string) => `Changed ${title}.`
export const saving = 'Saving...'
export const offline = 'No connection. Your changes are kept here, and sent when it is back.'
export const refused = 'That change could not be saved.'
export const aChange = 'A change'
const FIELD_NAMES: Record<string, string> = {
  day: 'the day',
  order: 'the place in the day',
  title: 'the name',
  note: 'the note',
  fixedStart: 'the time',
  minutes: 'the length',
  cost: 'the cost',
  costPart: 'the kind of cost',
  link: 'the link',
  kind: 'the kind',
}
export const conflict = (title: string, fields: string[]) =>
  `Somebody changed ${listed([...new Set(fields.map((field) => FIELD_NAMES[field] ?? 'the place'))])} of ${title} after you. Theirs is kept.`
export const lastChange = (name: string, ago: string) => `Last change by ${name}, ${ago}.`
export const lastChangeAt = (ago: string) => `Last change ${ago}.`

// The form of an item.
export const changeItem = (title: string) => `Change ${title}`
export const newItem = 'Add your own stop'
export const newItemFor = (day: string) => `Add to ${day}`
export const fromPlace = (place: string) => `To see and do in ${place}`
export const allPlanned = 'All that we know of is in the plan.'
export const addItem = (title: string) => `Add ${title}`
export const feeEach = (fee: number) => (fee === 0 ? 'free' : `${rupees(fee)} each`)
export const closedDays = (days: Weekday[]) => `closed on ${listed(days.map(everyWeekday))}`
export const itemTitle = 'What'
export const itemTitleExample = 'Dinner by the lake'
export const itemKind = 'Kind'
export const itemDay = 'Day'
export const hasTime = 'At a set time'
export const hasTimeHint = 'Such as a train or a booked table. Otherwise it follows what comes before.'
export const startTime = 'Time'
export const itemLength = 'How long'
export const cost = 'Cost for everyone'
export const costHint = (count: number) =>
  count === 2 ? 'In rupees, for both of you.' : `In rupees, for all ${count} of you.`
export const costHintOne = 'In rupees.'
export const costPart = 'Kind of cost'
export const note = 'Note'
export const link = 'Link'
export const linkHint = 'It begins with https://'
export const travelBy = 'Travel by'
export const save = 'Save'
export const add = 'Add'
export const cancel = 'Cancel'
export const titleMissing = 'Please say what it is.'
export const timeMissing = 'Please choose a time.'
export const costInvalid = 'Please give whole rupees, 1 crore at most.'
export const linkInvalid = 'Please paste a link that begins with https://'
export const kinds = {
  visit: 'Visit',
  meal: 'Meal',
  travel: 'Travel',
  stay: 'Stay',
  rest: 'Rest',
  free: 'Free time',
  other: 'Something else',
} satisfies Record<ItemKind, string>
export const costParts = {
  travel: 'Travel',
  stay: 'Stay',
  entry: 'Entry',
  food: 'Food',
  other: 'Other',
} satisfies Record<CostPart, string>
export const ways = {
  road: 'Car',
  bus: 'Bus',
  rail: 'Train',
  air: 'Plane',
  sea: 'Boat',
  local: 'Local transport',
  walk: 'On foot',
} satisfies Record<TravelBy, string>

// Cost, checklist and good to know.
export const costPerPerson = 'Cost per person'
export const costAlone = 'Cost'
export const costOfDay = (parts: string[]) => parts.join(', ')
export const costOfPart = (part: string, amount: string) => `${part} ${amount}`
export const noCost = 'No cost'
export const estimate = 'An estimate, not a quote.'
export const checklist = 'Checklist'
export const doneOf = (done: number, all: number) => `${done} of ${all} done`
export const ownTicks = 'Everybody ticks their own list.'
export const byDay = (day: string) => `by ${day}`
export const addCheck = 'Add to the list'
export const addCheckExample = 'Power bank'
export const removeCheck = (text: string) => `Remove from the list: ${text}`
export const tickFailed = 'We could not save that just now.'
export const goodToKnow = 'Good to know'

// The map.
export const mapOf = (day: string) => `Map: ${day}`
export const mapLabel = (stops: string[]) => `The way of the day: ${stops.join(', then ')}.`
export const kmLabel = (km: number) => `${km} km`
export const noStops = 'No stop of this day has a place on the map.'
export const notToScale = 'Pins stand where the places are; lines show the order, not the roads.'
export const north = 'N'

// Details of the trip.
export const tripTitle = 'Name'
export const firstDay = 'First day'
export const firstDayHint = 'Leave it empty if you do not know yet.'
export const dayCount = 'Days'
export const dayCountOf = (count: number) => (count === 1 ? '1 day' : `${count} days`)
export const howMany = 'People'
export const membersMayEdit = 'Everyone with a seat may change the plan'
export const deleteTrip = 'Delete this trip'
export const deleteSure =
  'Delete this trip and its plan for good? Expenses that friends have a part in stay with all of you, to be settled.'
export const deleteYes = 'Yes, delete'
export const deleted = 'Your trip is deleted.'
export const tripNameMissing = 'Please give the trip a name.'
export const saveFailed = 'We could not save that just now.'
export const hostMeans = 'People you do not know can ask for a seat, and see the days.'
export const addAsPlanMeans = 'Shows that you are going: place and month only.'
export const attached = 'Your tour has this plan now.'
export const attachedAtPlace = 'Your tour has this plan now. It begins where you meet: your own way there is out of it.'

// The plan of a tour.
export const noTourPlan = 'No plan yet'
export const hostMakesPlan = 'No day plan yet. Ask in the group.'
export const planTour = 'Plan this tour'
export const seasonFrom = (start: string, city: string) =>
  `We have no journeys there from ${city} yet, so the season and stays are those of a trip from ${start}.`
export const planTourMeans = 'We draft the days from opening hours, distances and costs. Change anything.'
export const placeUnknown = 'We do not know the place of this tour well enough to propose a plan.'

// A new trip.
export const logInForTrips = 'Please log in to see your trips.'
export const planTrip = 'Plan this trip'
export const planTripTo = (place: string) => `Plan a trip to ${place}`
export const planTripIntro = 'We draft the days. Change anything.'
export const from = 'From'
export const daysThere = 'Days there'
export const propose = 'Plan the days'
export const proposing = 'Planning the days...'
export const planYourself = 'You can still plan it yourself: start with empty days, and add to them what you like.'
export const startEmpty = 'Start with empty days'
export const proposeFailed = 'We could not plan this trip just now.'
export const placeNotThere = 'We do not know this place.'
