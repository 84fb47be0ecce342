// Titles and notes of proposed days. Places, stations and highlights keep their names.
import { WEEKDAYS, type Weekday } from '@saathi/shared/destinations/opening-hours'
import { everyWeekday } from '@saathi/shared/lib/messages/en/days'

/** `days`: those at the place; the nights on the way are beside them. */
export const tripTitle = (place: string, days: number, isOneDay: boolean) =>
  days > 1 ? `${days} days in ${place}` : isOneDay ? `A day in ${place}` : `A trip to ${place}`

type Mode = 'road' | 'bus' | 'rail' | 'air'

export const toStation = 'To the station, with time to board'
export const toBusStand = 'To the bus stand, with time to board'
export const toAirport = 'To the airport and check-in'
export const homeFromStation = 'Home from the station'
export const homeFromBusStand = 'Home from the bus stand'
export const homeFromAirport = 'Bags, and home from the airport'

/** `name`: such as `Mumbai (all main stations)`. */
export function mainLeg(mode: Mode, overnight: boolean, name: string, comfort: string): string {
  const to = name.replace(/ \(.*\)$/, '')
  switch (mode) {
    case 'rail':
      return `${overnight ? 'Night train' : 'Train'} to ${to}, ${comfort}`
    case 'bus':
      return `${overnight ? 'Night bus' : 'Bus'} to ${to}, ${comfort}`
    case 'air':
      return `Flight to ${to}`
    case 'road':
      return `Drive to ${to}, ${comfort} with driver`
  }
}
/** Of a ride over a night that one boards by day. */
export const byDay = (title: string) =>
  title.replace(/^Night (train|bus)/, (_, by: string) => (by === 'bus' ? 'Bus' : 'Train'))
/** `by`: such as `a taxi`, or `a bus, with a change at Baijnath`. */
export function ride(by: string, to: string): string {
  const [vehicle = by, ...rest] = by.split(', ')
  const more = rest.filter((each) => each !== `with a change at ${to}`)
  if (vehicle.includes(' to ')) return `To ${to} by ${[vehicle, ...more].join(', ')}`
  return [`${vehicle[0]?.toUpperCase()}${vehicle.slice(1)} to ${to}`, ...more].join(', ')
}
const TO_BOARD = ', with time to board'
export const rideWithBoarding = (by: string, to: string) => `${ride(by, to)}${TO_BOARD}`
/** `by` without where it starts, such as `a bus` of `a bus from Vakola or Sion`, for a ride that starts elsewhere. */
export const withoutStart = (by: string) => by.replace(/ from [^,]+?(?= and |,|$)/, '')
export const rideBack = (by: string, to: string) => rideWithBoarding(withoutStart(by), to)
/** Of a ride that is broken for a sight on the way: up to there nobody boards. */
export const untilStop = (title: string) => title.replace(TO_BOARD, '')
export const rideWithBags = (by: string, to: string) => `${ride(by, to)}, after the bags`
/** `name`: such as `Mumbai (all main stations)`. */
export const station = (name: string) => `${name.replace(/ \(.*\)$/, '')} station`
export const airport = (city: string) => `${city} airport`
/** `title`: that of the whole ride, where one boards at its end: it names the station or airport. */
export function onward(to: string, title = '') {
  if (!title.endsWith(TO_BOARD)) return `On to ${to}`
  const [, end = to] = /(?:^To|.* to) ([^,]+?)(?: by [^,]+)?,/.exec(title) ?? []
  return `On to ${end}${TO_BOARD}`
}

export const routeTooLong = (most: number) =>
  `This journey takes more than the ${most} days that a trip has: leave a place out.`
export const placesTooLong = (days: number, most: number) =>
  `That takes ${days} days, and a trip has at most ${most}: leave a place or some nights out.`
export const noSuchOrder = 'We know no good way that joins these places in this order.'
export const sharedJeep = (to: string) => `Shared jeep to ${to}`
/** `Hired car with driver, 145 km, about 3.5 h.` */
export const aboutWay = (by: string, hours: number) =>
  `${by[0]?.toUpperCase()}${by.slice(1)}, about ${hours.toLocaleString('en-IN', { maximumFractionDigits: 1 })} h.`
export const ourEstimate = 'The time is our estimate.'
export const usualTime = 'Usual time. Check the timetable before you book.'
export const flownUntil = (airport: string, time: string) =>
  `${airport} is flown in the morning, until about ${time} (our estimate): where no flight fits, stay a night on the way.`
export const runsOn = (days: number, mode: 'rail' | 'bus') =>
  `This ${mode === 'bus' ? 'bus' : 'train'} runs on ${days === 1 ? '1 day' : `${days} days`} a week: check that it runs on this one.`
export const runsOnWeekdays = (days: Weekday[]) => `This train leaves on ${days.map(everyWeekday).join(', ')} only.`
/** The weekdays that such a note names; null for other notes. */
export function leavesOn(note: string): Weekday[] | null {
  const named = /This train leaves on ([^.]+) only\./.exec(note)?.[1]?.split(', ')
  return named ? WEEKDAYS.filter((day) => named.includes(everyWeekday(day))) : null
}
export const changeOnTheWay = (where: string) => `Change ${where}.`
export const trainFrom = (
  number: string,
  name: string,
  station: string,
  arrives: string,
  terminus: string | null,
  others: string,
) => `${number} ${name} from ${station}, arrives ${arrives}${terminus ? ` at ${terminus}` : ''}${others}.`
export const othersRun = '; others run too'
/** The times of the first and the last departure of all trains of about these hours. */
export const othersBetween = (first: string, last: string) => `; others run too, from ${first} to ${last}`
export const timetableOf = (month: string) => `Timetable of ${month}: check it before you book.`
export const trainName = (name: string) => `Usually: ${name}.`
/** More weekdays are hardly why a train does not suit. */
const FEW_WEEKDAYS = 4
/** `on`: the only weekdays on which it leaves; `others`: that there are others, with the first and last departure where known. */
export function otherTrain(
  { name, departs, on }: { name: string; departs: string; on: readonly Weekday[] },
  others: { first: string; last: string } | true | null,
) {
  const known = `the ${name}, at ${departs}${on.length > 0 && on.length <= FEW_WEEKDAYS ? ` on ${listed(on.map(everyWeekday))} only` : ''}, does not suit these days.`
  if (others === null) return `We know of no train at this time: ${known} Look for another before you book.`
  const run = others === true ? 'Others run' : `Others run from ${others.first} to ${others.last}`
  return `We know the times of one train only: ${known} ${run}: look for one at about this time before you book.`
}

/** Where the visit of an island, a walk or a boat ride begins. */
export const visitStarts = (where: string) => `The visit starts at ${where}.`

/** From one town to sleep in to the next. */
export const moveTo = {
  road: (town: string) => `Drive to ${town}`,
  walk: (town: string) => `On foot to ${town}`,
  boat: (town: string) => `Boat to ${town}`,
}
/** Whether a title is one of these: the way from home names the vehicle after a comma. */
export const isMove = (title: string) => /^(Drive|On foot|Boat) to [^,]+$/.test(title)
const WAYS_BY = { road: 'by road', walk: 'on foot', boat: 'by boat', ropeway: 'by ropeway' }
/** `About 31 km by road and 16 km on foot.` */
export const wayParts = (parts: readonly { by: keyof typeof WAYS_BY; km: number }[]) =>
  `About ${parts.map(({ by, km }) => `${Math.round(km)} km ${WAYS_BY[by]}`).join(' and ')}.`
export const highestPoint = (metres: number) => `The highest point is at ${metres.toLocaleString('en-IN')} m.`
export const carryPaper = (paper: string) => `You need ${paper}.`
export const sleepHigher = (metres: number, rise: number) =>
  `You sleep at ${metres.toLocaleString('en-IN')} m, ${rise.toLocaleString('en-IN')} m higher than the night before: go slowly, and go down if you feel ill.`

type LeftOut = { sight: string; towns: string[]; km: number; sleepsNear: boolean; home: string | null }
const MOST_NAMED = 3
/** The first of them and how many more; names have commas of their own. */
function named(sights: readonly string[]): string {
  const more = sights.length - MOST_NAMED
  return `${sights.slice(0, MOST_NAMED).join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}
/** Sights that the days do not have, those for the same reason in one sentence: the towns with a night from which one sees them, or how far they are. */
export function leftOut(left: readonly LeftOut[]): string[] {
  const alike = new Map<string, LeftOut[]>()
  for (const each of left) {
    const why = whyLeftOut(each, false)
    alike.set(why, [...(alike.get(why) ?? []), each])
  }
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    return [`Not in these days: ${named(group.map(({ sight }) => sight))}. ${whyLeftOut(first, group.length > 1)}`]
  })
}

function whyLeftOut({ towns, km, sleepsNear, home }: LeftOut, areMany: boolean): string {
  if (sleepsNear) return areMany ? 'The days near them have no room for them.' : 'The days near it have no room for it.'
  if (home !== null) {
    const nearer = towns.length > 0 ? `; a night in ${towns.join(' or ')} is nearer` : ''
    const drive = areMany ? 'they are drives' : 'it is a drive'
    return `From ${home} ${drive} for which these days have no room${nearer}.`
  }
  if (towns.length > 0) return `${areMany ? 'They need' : 'It needs'} a night in ${towns.join(' or ')}.`
  return areMany
    ? `They are about ${km} km away in a straight line, and need a route of their own.`
    : `It is about ${km} km away in a straight line, and needs a route of its own.`
}

export const closedThen = (sights: readonly string[]) =>
  `Not in these days: ${named(sights)}. ${sights.length > 1 ? 'They are' : 'It is'} closed on them.`
/** What is shut on some weekdays, for days without dates. */
export const shutOnWeekdays = (shut: readonly { sight: string; days: readonly Weekday[] }[]) =>
  `Choose your dates by what is shut: ${shut.map(({ sight, days }) => `${sight} on ${listed(days.map(everyWeekday))}`).join('; ')}.`
export const outOfSeason = (sight: string, months: string) => `Not in these days: ${sight}. It is open in ${months}.`
/** `least`: the days that the place deserves, where these are fewer. */
export function noRoomFor(sights: readonly string[], least: number | null) {
  const them = sights.length > 1 ? 'them' : 'it'
  return least === null
    ? `Not in these days: ${named(sights)}. The journey and the other sights leave ${them} no room.`
    : `Not in these days: ${named(sights)}. For ${them}, stay ${daysOf(least)} or more.`
}
export const noFlightAfter = (sight: string, hours: number) =>
  `Not in these days: ${sight}. Nobody should fly within ${hours} hours of it, and these days leave no other room.`
/** `carriers`: what carries people up. */
export const steepFor = (sight: string, carriers: readonly string[]) =>
  `Not in these days: ${sight}. It is a steep climb, and wants a day of its own and people who walk well${
    carriers.length > 0 ? `; others are carried up: ${carriers.join('; ')}` : ''
  }.`
/** Of a sight to which one walks at low tide. */
export const byTheTide = 'We do not know the tide of this hour: look in the tide table for the day, and go at low tide.'
/** What one sees on a visit besides. */
export const alsoSeen = (sights: readonly string[]) => `Part of this visit: ${sights.join('; ')}.`
/** Of a visit on days without dates. */
export const onlyOn = (days: Weekday[]) =>
  `It is there on ${days.map(everyWeekday).join(' and ')} only: choose your dates by it.`
/** `spell`: `13 to 18 Jan (Pongal)`. */
export const busyDays = (spell: string) =>
  `Busier than usual from ${spell}: book trains and rooms early, and be at the best-known sights when they open.`
export const busyInMonth = (spell: string) =>
  `Busier than usual from ${spell}: go on other days if you can, or book trains and rooms early.`
/** `halves`: the days of which about half is free; `out`: the places of the days out. */
export function fillsDays(seen: number, free: number, halves: number, out: readonly string[]) {
  const rest = [
    out.length > 0 ? `${daysOf(out.length)} ${isOrAre(out.length)} for ${listed(out)}` : '',
    free > 0 ? `${daysOf(free)} ${isOrAre(free)} free` : '',
    halves > 0 ? `${daysOf(halves)} ${isOrAre(halves)} half free` : '',
  ].filter(Boolean)
  const fills = `What we know to see here would fill ${daysOf(seen)}`
  return rest.length === 0 ? `${fills}: a shorter stay would do.` : `${fills}: in this trip, ${listed(rest)}.`
}
const isOrAre = (count: number) => (count === 1 ? 'is' : 'are')

export const freeDay = 'A free day'
export const freeMorning = 'A free morning'
export const freeAfternoon = 'A free afternoon'
export const freeEvening = 'A free evening'
/** Notes of a free time. */
export const restFromNight = 'Time to rest after the night on the way.'
export const restFromEarly = 'Time to rest after the early start.'
export const restWithChildren = 'Time for the children to rest after lunch.'
export const restAfterLunch = 'Time to rest after lunch.'
export const restWithSeniors = 'Time for the seniors to rest after lunch.'
export const walkBeforeDinner = (sight: string, minutes: number) =>
  minutes === 0
    ? `For a walk before dinner: ${sight}.`
    : `For a walk before dinner: ${sight}, about ${minutes} minutes away.`
export const slowTime = (part: 'morning' | 'afternoon', sight: string, minutes: number) =>
  `For a slow ${part}: ${sight}${minutes === 0 ? '' : `, about ${minutes} minutes away`}.`
export const nearHotel = 'the lanes and shops near the hotel'
export const backTo = (sight: string) => `back to ${sight}`
export const leaveEarlier = 'Nothing that we know is left for it: an earlier way home would do.'
const daysOf = (count: number) => (count === 1 ? 'one day' : `${count} days`)
/** The note of a free day. */
export const sightsFill = (seen: number) =>
  `What there is to see fits into ${daysOf(seen)}, so this one is yours: a shorter trip would do.`
export const couldBeLeftOut = 'This day could be left out.'
export const noSights = 'There is nothing to see here at this time.'
export const worthADay = (name: string, hours: number) =>
  `${name}, about ${hours.toLocaleString('en-IN')} ${hours === 1 ? 'hour' : 'hours'} by car, is near enough for this day.`
export const breakfast = 'Breakfast'
export const lunch = 'Lunch'
export const dinner = 'Dinner'
const listed = (items: readonly string[]) => items.join(', ').replace(/, ([^,]*)$/, ' and $1')
/** `Take breakfast and lunch along, or eat on the way.` */
export const foodAlong = (meals: readonly string[]) => `Take ${listed(meals)} along, or eat on the way.`
export const foodThere = (meals: readonly string[]) => `With time for ${listed(meals)}.`
/** The meals that such notes name. */
export function mealsNamed(note: string): ('breakfast' | 'lunch' | 'dinner')[] {
  const named = /(?:Take|With time for) ([a-z, ]+?)(?: along, or eat on the way)?\./.exec(note)?.[1] ?? ''
  return (['breakfast', 'lunch', 'dinner'] as const).filter((meal) => named.includes(meal))
}
export const biteBefore = (clock: string) => `You set off at about ${clock}: eat a bite before.`
export const lunchAlong = 'Take lunch along, or eat on the way.'
export const lunchOnBoard = 'Lunch is on board.'
export const meet = (place: string) => `Meet in ${place}`
export const checkIn = 'Check in and freshen up'
export const restAfterNight = 'Rest and breakfast after the night on the way'
export const waitAtStation = (name: string) => `Wait in the waiting room of ${name} station until it is light`
export const hoursBetween = (where: string) => `Free hours in ${where}, before you go on`
export const hoursInTown = (where: string) => `Free hours in ${where}`
export const bagsBetween = 'Leave the bags in a cloakroom.'
export const waitAtBusStand = 'Wait at the bus stand until it is light'
export const lateCheckIn = (clock: string) =>
  `This night is in the total. You come at about ${clock}: tell the hotel when you book.`
export const sleepIn = 'Check in, sleep and breakfast'
export const restLater = 'Check in and rest after the night on the way'
export const restAtHeight = (metres: number) =>
  `Rest and short walks only: the body needs a day to get used to ${metres.toLocaleString('en-IN')} m`
export const heatRest = 'Indoors through the hot hours'
export const free = 'Free time'
export const dayForYourself = 'A day for yourself'
export const collectBags = 'Collect your bags'
export const backInTown = (place: string) => `Back in ${place}, with time for tea`
export const night = (stay: string, where: string) => `Night in ${stay}, ${where}`
export const coveredNight = (bed: string, where: string) => `Night ${bed}, ${where}`
export const dayRoom = (stay: string) => `A room for the day in ${stay}, to wash and rest`
export const nightOnTheWay = (where: string) => (where === '' ? 'Night on the way' : `Night on the way, in ${where}`)
/** `ride`: such as `Car with driver`. */
export const rideFor = (ride: string, sights: readonly string[]) => `${ride} for ${sights.join('; ')}`
/** The note of a dinner that a camp or show has with its price. */
export const mealAtCamp = 'The camp has it.'
/** The note of a meal of a package. */
export const mealIncluded = 'The package has it.'
/** What a visit costs beside its ticket, such as a raft. */
export const includes = (extra: string) => `The price includes: ${extra}.`
export const aarti = 'Come half an hour early for a good place.'

/** The kind of the nights, after `Night in`. */
export const stays = {
  'day-trip': 'a guest house',
  dorm: 'a hostel dorm',
  shared: 'a guest house with extra beds',
  budget: 'a guest house',
  mid: 'a mid-range hotel',
  premium: 'a premium hotel',
}
