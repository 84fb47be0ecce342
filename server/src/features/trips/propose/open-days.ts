import type { Sun } from '@saathi/shared/destinations/opening-hours'
import { addDays } from '@saathi/shared/lib/days'
import { straightKm } from '@saathi/shared/trips/legs'
import { healthIn } from '../../recommend/facts/season.ts'
import { type DayTowns, isNear, moverOf } from './bases.ts'
import type { Chosen } from './choose-option.ts'
import { sleptIn } from './covered-nights.ts'
import type { OpenDay } from './day-costs.ts'
import type { Room } from './day-room.ts'
import { BY_BOAT, isIsland } from './order-visits.ts'
import { findRooms, HIGH_METRES } from './rooms.ts'
import { fliesTooSoon, isTooSoonAtHeight, isTooSteep, restsFrom, walksLittle } from './suits.ts'
import type { TravelPlan } from './travel-times.ts'
import type { DayLight } from './visits.ts'

/** Until the third day at height one stays this near. */
const NEAR_KM = 15
/** On islands one stays on the same one, unless a boat is part of the visit. */
const ISLAND_KM = 12
const HEAT = /\bheat\b|\b4[0-9] °C/i
/** In the plains a long walk at noon is too much in these months. */
const WARM_MONTHS = [4, 5, 6, 7, 8, 9]
const PLAINS_METRES = 600
/** The sights of a day end by then; later where one rests at noon or arrives. */
const FULL_BY = 17 * 60
const LATE_FULL_BY = 18.5 * 60
/** Those who travel with seniors do less in a day, and set off at eight where no gate asks for more. */
const SENIORS = {
  fullBy: 15.5 * 60,
  setsOff: 8 * 60,
  mostOnFoot: 120,
  mostVisits: 5,
  holds: 7.5 * 60,
  dinesFrom: 20 * 60,
}
/** After a long journey of the same day seniors and small children walk no more than these minutes. */
const ON_FOOT_AFTER_JOURNEY = 60

/** Whether the facts tell of heat in the month of the trip. */
const isHot = ({ trip, option }: Chosen): boolean =>
  (option.place.hot_months?.includes(trip.when.month) ?? false) ||
  (['danger', 'note'] as const).some((kind) =>
    healthIn(option.place, trip.when.month, kind).some(({ what }) => HEAT.test(what)),
  )

/** The light and heat of each day of a trip. */
export function lightsOf(chosen: Chosen, startDate: string | null, sun: readonly Sun[]): (day: number) => DayLight {
  const { trip, option } = chosen
  const { month } = trip.when
  const hot = isHot(chosen)
  return (day) => {
    const date = startDate === null ? null : addDays(startDate, day)
    return {
      date,
      month: date === null ? month : Number(date.slice(5, 7)),
      sun: sun[day] ?? { sunrise: 375, sunset: 1095 },
      hot,
      warm: hot || (WARM_MONTHS.includes(month) && option.place.elevation_m < PLAINS_METRES),
    }
  }
}

/** The days of a stay with the room for visits on each. */
export function openDays(
  chosen: Chosen,
  plan: TravelPlan,
  lightOn: (day: number) => DayLight,
  towns: (day: number) => DayTowns,
): Omit<OpenDay, 'way'>[] {
  const { trip, option } = chosen
  const { place } = option
  const { hot } = lightOn(plan.firstNight)
  const hasSeniors = trip.party.seniors > 0
  const isSlow = walksLittle(trip)
  const sights = new Map(place.highlights.map((sight) => [sight.name, sight]))
  const onIsland = isIsland(place)
  const beds = sleptIn(place)
  const first = Math.floor(plan.arrives / 1440)
  const isHigh = place.elevation_m >= HIGH_METRES
  return findRooms(option, plan, hot, (day) => moverOf(towns(day))).map((room) => {
    const light = lightOn(room.day)
    const nth = room.day - first
    const rests = nth === 0 ? restsFrom(trip, plan, room.from) : undefined
    const full = hot || !room.wakesThere ? LATE_FULL_BY : hasSeniors ? SENIORS.fullBy : FULL_BY
    return {
      room: { ...(hasSeniors ? withSeniors(room) : room), ...(rests !== undefined && { restsFrom: rests }) },
      light,
      fullBy: full,
      mostOnFoot: rests !== undefined ? ON_FOOT_AFTER_JOURNEY : isSlow ? SENIORS.mostOnFoot : room.holds,
      allows: (visit) => {
        const { facts, time, isHeadline } = visit
        if (plan.noVisitsOn === room.day || isTooSteep(trip, facts)) return false
        if (hasSeniors && time === 'sunrise' && !isHeadline) return false
        const sight = sights.get(facts.name)
        if (sight && fliesTooSoon(sight, room.day, plan)) return false
        if (room.leaves && beds.has(facts.name)) return false
        const { wakes, sleeps } = towns(room.day)
        if (isTooSoonAtHeight(visit, { wakes, sleeps }, nth === 0 && option.nights > 0)) return false
        if (!isNear(place, facts.name, wakes, sleeps)) return false
        const km = Math.min(straightKm(wakes, facts), straightKm(sleeps, facts))
        if (onIsland && km > ISLAND_KM && !BY_BOAT.test(facts.name)) return false
        if (!isHigh) return true
        const isRestDay = nth === 0 && plan.nights > 1
        return nth > 1 || (!isRestDay && km <= NEAR_KM)
      },
    }
  })
}

const withSeniors = (room: Room): Room => ({
  ...room,
  setsOff: Math.max(room.setsOff, SENIORS.setsOff),
  dinesFrom: SENIORS.dinesFrom,
  mostVisits: Math.min(room.mostVisits, SENIORS.mostVisits),
  holds: room.moves ? room.holds : Math.min(room.holds, SENIORS.holds),
})
