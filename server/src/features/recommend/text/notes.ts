import { clockOf } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'
import { stayFactor } from '../cost/cost.ts'
import { roomsFor } from '../cost/lodging.ts'
import { sleepersOf } from '../cost/travellers.ts'
import type { Dataset } from '../facts/dataset.ts'
import { isFor } from '../facts/scope.ts'
import { avoidedPeak, closuresIn, computeCrowd, healthIn, peakIn } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { isWithinDates } from '../rank/stay-length.ts'
import type { Offer } from '../rank/travel-option.ts'
import { FEW_DAYS } from '../travel/boarding.ts'
import { isTender } from '../travel/effort.ts'
import { arrivesBeforeLight, countsArrivalNight, isSmallHours, sleepsAtStation } from '../travel/night-arrival.ts'
import { daysBetweenEvenings, daysLeft } from '../travel/time-away.ts'
import { JUMP, readerOf, type Season, type Shown, warnsOfArrival, warnsOfHours } from './cautions.ts'
import { closedDays } from './closed-days.ts'
import { busySpell, capital, count, hours, inWords, listed, sentence } from './format.ts'
import { groupNightPrice } from './group-night-price.ts'
import { secondKind, secondNotCounted } from './kind-reason.ts'
import { leftOutWords } from './left-out-words.ts'
import { HARD_THERE } from './party-words.ts'
import { quoted } from './train-words.ts'
import { fogAdvice, fogNote, heatAdvice, outsideBestMonths, weatherCautions } from './weather-words.ts'
import { wishNotes } from './wish-notes.ts'

const LONG_HOURS = 13
const HIGH_METRES = 3000

/**
 * Everyday facts: the season, the journey, weekly closings, health notes, and what we are least sure of. Nothing of which a
 * caution tells is told again.
 */
export function notesFor(dataset: Dataset, trip: ParsedTrip, offer: Offer): string[] {
  const closures = everydayClosures(trip, offer)
  const healthNotes = health(trip, offer)
  return [
    secondKind(trip, offer),
    weatherCautions(trip, offer).length > 0 ? outsideBestMonths(trip, offer) : null,
    fogNote(offer, trip.when.month),
    busy(dataset, trip, offer),
    dayTrip(trip, offer),
    rooms(dataset, trip, offer),
    onTheRoad(trip, offer),
    daysLeftOver(trip, offer),
    rushed(offer),
    notCounted(offer),
    secondNotCounted(trip, offer),
    ...wishNotes(trip, offer),
    ...journey(trip, offer),
    beforeLight(dataset, trip, offer),
    bySleepingThere(dataset, trip, offer),
    ...closures,
    closedDays(trip, offer, [...closures, ...healthNotes]),
    ...healthNotes,
    unsure(trip, offer),
  ].filter((note) => note !== null)
}

/** Busy times that raise prices little, or that the total is clear of; others are a caution. */
function busy({ transport }: Dataset, { when }: ParsedTrip, { place, option: { nights } }: Offer): string | null {
  const avoided = avoidedPeak(place, when)
  if (avoided !== null)
    return nights > 0
      ? `From ${busySpell(avoided)} rooms cost more; the total is for other days.`
      : `Busier than usual from ${busySpell(avoided)}.`
  const crowd = computeCrowd(place, when)
  const isBusy = (crowd.kind === 'peak' || crowd.kind === 'busy') && crowd.share > 0
  if (!isBusy || stayFactor(transport, crowd).typical >= JUMP) return null
  const { longWeekend } = when
  const spell = peakIn(place, when)
  if (spell !== null) return `Busier than usual from ${busySpell(spell)}.`
  return `Long weekend${longWeekend ? ` (${longWeekend})` : ''}: book early.`
}

/** From this many hours each way a day trip starts early. */
const EARLY_HOURS = 2.5
const LONG_DAY_HOURS = 3.5

function dayTrip({ askedIn }: ParsedTrip, { option: { nights, journey } }: Offer): string | null {
  if (nights > 0 || journey.hours < EARLY_HOURS) return null
  const long = hours(journey.hours)
  const departs = quoted(journey, askedIn)?.departs
  const leave = (by: number) => (departs === undefined ? `leave by ${by}` : `take the train of ${clockOf(departs)}`)
  if (journey.hours < LONG_DAY_HOURS)
    return `${capital(leave(7))}: it is about ${long} there, and as long back in the evening.`
  return `A long day: ${leave(6)}. It is about ${long} there, and you are home at about 10 at night.`
}

const DORM_FOR = 4

/** How those who need a bed share the rooms. */
function rooms({ transport }: Dataset, { party }: ParsedTrip, { option: { lodging, nights } }: Offer): string | null {
  if (nights === 0) return null
  const { sleepers } = sleepersOf(party, transport.children)
  if (lodging === 'dorm')
    return sleepers >= DORM_FOR ? `${capital(inWords(sleepers))} beds: ask for a dorm of your own.` : null
  const { rooms, extraBeds } = roomsFor(lodging, sleepers)
  if (extraBeds === 0) return null
  const beds = count(extraBeds, 'extra bed')
  if (lodging !== 'shared') return `Counted as ${count(rooms, 'room')} with ${beds}.`
  return rooms === 1
    ? `Counted as one family room with ${beds}: ask for it when you book.`
    : `Counted as ${count(rooms, 'room')} with ${beds}, up to three of you in a room: ask for them when you book.`
}

/** The days of the journey. */
function onTheRoad({ calendar }: ParsedTrip, { option: { journey: way, days, nights } }: Offer): string | null {
  if (calendar === null || nights === 0 || !isWithinDates({ calendar }, way, days)) return null
  const away = calendar.days - daysLeft(calendar, way)
  if (away > 0)
    return `Of your ${count(calendar.days, 'day')}, ${inWords(away)} ${away === 1 ? 'goes' : 'go'} on the journey.`
  return way.overnight ? 'Counted from the evening before, and back on the morning after.' : null
}

/** The days that were asked for, or that the dates hold, and that the trip does not use. */
function daysLeftOver(
  { calendar, maxDays, open }: ParsedTrip,
  { place, option: { journey: way, days, nights }, fits }: Offer,
): string | null {
  if (calendar) {
    const left = isWithinDates({ calendar }, way, days) ? daysLeft(calendar, way) - days : 0
    return left > 0 ? `${capital(count(left, 'day'))} of yours ${left === 1 ? 'is' : 'are'} left over.` : null
  }
  if (maxDays === null || days >= maxDays) return null
  const away = nights === 0 ? 0 : daysBetweenEvenings(way)
  const go = away === 1 ? 'goes' : 'go'
  if (days + away >= maxDays) return `${capital(inWords(away))} of your ${count(maxDays, 'day')} ${go} on the journey.`
  const used = `${inWords(days)} of your ${count(maxDays, 'day')}`
  if (days >= place.ideal_days[1]) {
    const journey = away > 0 ? `, and ${inWords(away)} more ${go} on the journey` : ''
    return `${capital(used)} ${days === 1 ? 'is' : 'are'} enough here${journey}.`
  }
  const journey = away > 0 ? `, with ${inWords(away)} more for the journey` : ''
  return fits && !open
    ? `${capital(used)}${journey}: at this budget that gives the best trip.`
    : `The total is for ${used}${journey}.`
}

/** The optional extras that the money does not reach for. */
function notCounted({ place, option: { leftOut }, fits }: Offer): string | null {
  // What one goes there for is told in a caution.
  const optional = leftOut?.filter(({ outing }) => !(outing && fits)) ?? []
  if (optional.length === 0) return null
  return `Optional, and not counted: ${listed(leftOutWords(place, optional))}.`
}

function rushed({ place, option }: Offer): string | null {
  const [shortest] = place.ideal_days
  return option.days < shortest
    ? `${capital(count(shortest, 'day'))} would do it justice; this is ${count(option.days, 'day')}.`
    : null
}

function journey(trip: ParsedTrip, offer: Offer): (string | null)[] {
  const { place, option } = offer
  const { journey: way } = option
  return [
    way.hours > LONG_HOURS && !warnsOfHours(trip, offer)
      ? `A long way: about ${hours(way.hours)} each way, door to door.`
      : null,
    way.daysAWeek < FEW_DAYS
      ? `This ${way.mode === 'bus' ? 'bus' : 'train'} runs on ${count(way.daysAWeek, 'day')} a week: plan around it.`
      : null,
    way.scarce ? `Few flights serve ${way.to}: check before you plan around one.` : null,
    way.unsure ? 'Timetables change: check this connection before you plan around it.' : null,
    place.last_stretch ? sentence(place.last_stretch) : null,
  ]
}

/** A train that arrives in the small hours, or a bus of a short night: whether the bill has a room for what is left of the night. */
function beforeLight(dataset: Dataset, trip: ParsedTrip, offer: Offer): string | null {
  const { option } = offer
  const { journey: way, nights } = option
  if (nights === 0) return null
  const minute = quoted(way, trip.askedIn) ? arrivesBeforeLight(way) : null
  const isLateBus = way.mode === 'bus' && way.overnight && !way.byNight
  if (minute === null && !isLateBus) return null
  const then =
    minute !== null && nights > 1 && countsArrivalNight(option) && isSmallHours(minute)
      ? 'the total has a room for the rest of that night.'
      : `wait at the ${isLateBus ? 'bus stand' : 'station'} until it is light, or pay for one night more than the total has${oneNight(dataset, trip, option)}.`
  if (minute === null) return `The bus arrives before it is light: ${then}`
  return warnsOfArrival(trip, offer) ? capital(then) : `The train arrives at ${clockOf(minute)}: ${then}`
}

/** A train that arrives too late for the road that is left: one sleeps by the station, and goes on by day. */
function bySleepingThere(dataset: Dataset, trip: ParsedTrip, { option }: Offer): string | null {
  const minute = option.nights > 0 && quoted(option.journey, trip.askedIn) ? sleepsAtStation(option.journey) : null
  if (minute === null) return null
  const night = countsArrivalNight(option)
    ? 'the total has that night'
    : `that is one night more than the total has${oneNight(dataset, trip, option)}`
  return `The train arrives at ${clockOf(minute)}: sleep in ${option.journey.to} and go on in the morning; ${night}.`
}

/** `, about ₹2,700`; nothing where a package has the nights. */
function oneNight(dataset: Dataset, trip: ParsedTrip, option: Offer['option']): string {
  const price = groupNightPrice(dataset, trip, option)
  return price === null ? '' : `, about ${rupees(price)}`
}

/** Closings that are part of every week, and those that we are not sure of. */
export const everydayClosures = (trip: Season, { place, option }: Shown): string[] =>
  closuresIn(place, trip.when)
    .filter(({ closure: { from, stops, sure } }) => (sure === 'low' ? from : !from && !stops?.length))
    .filter(({ closure }) => isFor(closure, readerOf(trip, option)))
    .map(({ closure: { what, sure } }) => (sure === 'low' ? `Perhaps: ${sentence(what)}` : sentence(what)))

/**
 * One note on health for the month, or two at high altitude, beside those that are told of the heat and the fog: for the old
 * and small, and for easy walkers, first what is hard on them.
 */
function health(trip: ParsedTrip, { place, option }: Offer): string[] {
  const { party, when } = trip
  const told = [heatAdvice(place, when.month), fogAdvice(place, when.month)]
  const concerns = (note: string) => Number((isTender(party) || party.easyWalking) && HARD_THERE.test(note))
  return healthIn(place, when.month, 'note')
    .filter((note) => isFor(note, readerOf(trip, option)) && !told.includes(note))
    .map(({ what }) => sentence(what))
    .sort((a, b) => concerns(b) - concerns(a))
    .slice(0, place.elevation_m >= HIGH_METRES ? 2 : 1)
}

function unsure(trip: ParsedTrip, { place, option }: Offer): string | null {
  const doubts = place.uncertain.filter((doubt) => isFor(doubt, readerOf(trip, option))).map(({ what }) => what)
  return doubts.length > 0 ? `Check before booking: ${listed(doubts)}.` : null
}
