import { addDays } from '@saathi/shared/lib/days'
import type { TripCheck } from '@saathi/shared/trips/checks'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-checklist.ts'
import type { Destination, Permit } from '../../recommend/facts/dataset.ts'
import { isRide } from '../../recommend/facts/extra-sights.ts'
import { heatIn } from '../../recommend/facts/heat.ts'
import { computeCrowd, type Period, peakIn } from '../../recommend/facts/season.ts'
import type { ParsedTrip } from '../../recommend/parsed-trip.ts'
import { HIGH_METRES } from './rooms.ts'
import { isSeaShut } from './sea.ts'

export type ProposedCheck = Omit<TripCheck, 'done' | 'own'>

/** The facts from which the checklist follows. `today` is a day in India. */
export type ChecklistFacts = {
  place: Destination
  type: ParsedTrip['type']
  month: number
  period: Period
  people: number
  startDate: string | null
  items: readonly TripItemFacts[]
  permits: readonly Permit[]
  today: string
}

/** IRCTC opens trains this many days ahead. */
const RAIL_OPENS = 60
const FLIGHT_DAYS = 30
const BUS_DAYS = 7
const FERRY_DAYS = 14
const CAR_DAYS = 3
const STAY_DAYS = 14
const BUSY_STAY_DAYS = 45
const SAFARI_DAYS = 45
const SHORT_TRAIN_MINUTES = 150

/** The things to book and to pack, with ids that stay the same when dates and items change. */
export const checklistFor = (facts: ChecklistFacts): ProposedCheck[] => [...bookings(facts), ...packing(facts)]

function bookings(facts: ChecklistFacts): ProposedCheck[] {
  const { place, items, permits, startDate, today, period } = facts
  const checks: ProposedCheck[] = []
  // The last day to do something that wants so many days, counted from a day of the trip; null without dates.
  const before = (days: number, day = 0) => {
    if (startDate === null) return null
    const on = addDays(startDate, day)
    const wanted = addDays(on, -days)
    return wanted >= today ? wanted : addDays(on, -1)
  }
  const add = (id: string, words: string, by: string | null) => checks.push({ id, kind: 'booking', text: words, by })
  for (const permit of permits) {
    const by = isOnTheSpot(permit) ? null : before(permit.lead_days ?? 0)
    add(`permit-${slug(permit.name)}`, text.permit(permit.name, permit.where ?? null), by)
  }
  const travel = items.filter(({ kind }) => kind === 'travel')
  const rail = travel.filter(({ by, minutes }) => by === 'rail' && minutes >= SHORT_TRAIN_MINUTES)
  const [out] = rail
  const back = rail.at(-1)
  if (out) {
    const opens = before(RAIL_OPENS, out.day)
    const isOpen = startDate !== null && addDays(startDate, out.day - RAIL_OPENS) < today
    add('train-out', isOpen ? text.trainNow : text.trainOpens, isOpen ? today : opens)
    if (back && back !== out) {
      const isBackOpen = startDate !== null && addDays(startDate, back.day - RAIL_OPENS) < today
      const backOpens = before(RAIL_OPENS, back.day)
      add('train-back', isBackOpen ? text.trainBackNow : text.trainBackOpens, isBackOpen ? today : backOpens)
    }
  }
  const goes = (by: TripItemFacts['by']) => travel.some((item) => item.by === by)
  if (goes('air')) add('flights', text.flights, before(FLIGHT_DAYS))
  if (travel.some(({ by, minutes }) => by === 'bus' && minutes >= SHORT_TRAIN_MINUTES))
    add('bus', text.bus, before(BUS_DAYS))
  if (goes('sea')) add('ferry', text.ferry, before(FERRY_DAYS))
  if (items.some(isHired)) add('car', text.car, before(CAR_DAYS))
  if (items.some(({ kind }) => kind === 'stay')) {
    const { kind } = computeCrowd(place, period)
    const isBusy = kind === 'peak' || kind === 'busy'
    add('stay', isBusy ? busyStay(place, period) : text.stay, before(isBusy ? BUSY_STAY_DAYS : STAY_DAYS))
  }
  const visits = items.filter(({ kind }) => kind === 'visit')
  // The permit is the ticket of the safari.
  if (visits.some(({ title }) => /\bsafari\b/i.test(title)) && !permits.some(isOfSafari))
    add('safari', text.safari, before(SAFARI_DAYS))
  const fees = new Map(place.highlights.map(({ name, fee_inr }) => [name, fee_inr ?? 0]))
  if (visits.some(({ highlight }) => highlight !== null && (fees.get(highlight) ?? 0) > 0))
    add('tickets', text.tickets, before(1))
  return checks
}

const isOnTheSpot = ({ lead_days: days }: Permit): boolean => days === 0
/** `an e-permit for the vehicle (within the safari price)` */
const isOfSafari = ({ name, lead_days: days = 0 }: Permit): boolean =>
  /\bsafari\b/i.test(name) || (days >= SAFARI_DAYS && /\bjeep\b/.test(name))
const wantsPhotos = ({ name, where }: Permit): boolean =>
  /\bphotos\b/.test(where ?? '') || /Inner Line|Lakshadweep/.test(name)

/** A vehicle with a driver for the day or the long way, as against a taxi, a shared jeep or what runs in a town. */
const HIRED = /^((a|day|half-day|hired|private|sightseeing|local|union) )*(cars?|cabs?|taxis?|jeeps?|SUV|4x4)\b/i
const LONG_HIRED = /\bhired\b|^Drive to [^,]+, .* with driver$/i
const NAMES_CAR = /\b(hired car|car) with driver\b/i

const isHired = ({ kind, by, title, note }: TripItemFacts): boolean =>
  NAMES_CAR.test(note) ||
  (kind === 'other' && isRide({ item: title }) && HIRED.test(title)) ||
  (kind === 'travel' && by === 'road' && LONG_HIRED.test(title))

/** Why rooms are few: a festival or holidays, which the warnings name, a season of months, or a long weekend. */
function busyStay(place: Destination, period: Period): string {
  const spell = peakIn(place, period)
  if (spell === null) return text.stayOnLongWeekend
  return spell[2] === undefined ? text.stayInHighSeason : text.stayInSeason
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')

const COLD_METRES = 2400
const HILL_METRES = 1000
const NORTH = 21
const TEMPLE = /temple|mandir|mosque|masjid|gurdwara|monastery|dargah|church|basilica|gompa|math\b|shrine/i
const WALKING = /trek|walk|climb|hill|peak|fort|falls|caves?|steps|canyon/i
const WILD = /safari|birds?\b|birding|wildlife/i
/** Birds behind glass and wire. */
const KEPT = /\b(bird park|zoo|aviary|museum)\b/i
/** °C of the afternoons that ask for a hat in the rains too. */
const HOT = 38
const NORTH_EAST_MONSOON = new Set(['Tamil Nadu', 'Kerala', 'Puducherry', 'Andaman and Nicobar Islands'])

function packing({ place, type, month, period, people, items, permits }: ChecklistFacts): ProposedCheck[] {
  const { elevation_m: height, lat, state } = place
  const titles = items.filter(({ kind }) => kind === 'visit').map(({ title }) => title)
  const isWinter = month >= 11 || month <= 2
  const isSpringOrAutumn = month === 3 || month === 10
  const isRainy = (month >= 6 && month <= 9) || ((month === 10 || month === 11) && NORTH_EAST_MONSOON.has(state))
  const isDeepCold = height >= HIGH_METRES || (height >= HILL_METRES * 1.5 && (month === 12 || month <= 2))
  const isCool =
    height >= COLD_METRES ||
    (isWinter && (height >= HILL_METRES || lat >= NORTH)) ||
    (isSpringOrAutumn && height >= HILL_METRES && lat >= NORTH) ||
    height >= HILL_METRES * 1.5
  const isWild = type === 'wildlife' || titles.some((title) => WILD.test(title) && !KEPT.test(title))
  const isSunny = month >= 3 && month <= 9 && !isCool
  const isHot = heatIn(place, month) >= HOT
  const overnight = items.some(
    ({ kind, fixedStart, minutes }) => kind === 'travel' && fixedStart !== null && fixedStart + minutes > 1440 + 180,
  )
  const isRemote = height >= COLD_METRES || place.airports.some(({ by }) => by === 'sea')
  const proposed: [string, string, boolean][] = [
    ['photo-id', text.photoId, true],
    [
      'copies-of-permits',
      permits.some(wantsPhotos) ? text.permitCopiesAndPhotos : text.permitCopies,
      permits.some((permit) => !isOnTheSpot(permit)),
    ],
    ['names', text.names, people >= 6],
    ['medicine', text.medicine, true],
    ['altitude', text.altitude, height >= HIGH_METRES],
    ['thermals', text.thermals, isDeepCold],
    ['warm-layer', text.warmLayer, isCool && !isDeepCold],
    ['rain', text.rain, isRainy && height < HIGH_METRES],
    ['sun', text.sun, height >= HIGH_METRES || ((isHot || !isRainy) && (isSunny || type === 'beaches'))],
    ['swim', text.swim, (type === 'beaches' || place.types[0] === 'beaches') && !isSeaShut(place, period)],
    ['temple-clothes', text.templeClothes, type === 'spiritual' || titles.some((title) => TEMPLE.test(title))],
    ['shoes', text.shoes, type === 'adventure' || type === 'mountains' || titles.some((title) => WALKING.test(title))],
    ['forest', text.forest, isWild],
    ['repellent', text.repellent, height < 1500 && (isWild || (month >= 6 && month <= 11))],
    ['torch', text.torch, isRemote || titles.some((title) => /trek|camp|sunrise/i.test(title))],
    ['night-travel', text.nightTravel, overnight],
    ['cash', text.cash, isRemote],
    ['water', text.water, true],
    ['charger', text.charger, true],
  ]
  return proposed.flatMap(([id, words, isNeeded]) =>
    isNeeded ? [{ id, kind: 'packing' as const, text: words, by: null }] : [],
  )
}
