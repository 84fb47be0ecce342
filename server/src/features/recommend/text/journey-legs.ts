import type { JourneyLeg } from '@saathi/shared/recommend/schema'
import type { LastLeg } from '../travel/last-leg.ts'
import type { Timetable } from '../travel/timetable.ts'
import { trainKind } from './train-words.ts'

/** The facts of the legs; hours are one way. */
type Journey = {
  mode: 'road' | 'bus' | 'rail' | 'air'
  to: string
  hours: number
  overnight: boolean
  byNight: boolean
  timetable: Timetable | null
  comfort: string
  lastLeg: LastLeg | null
}

type Point = { lat: number; lon: number }

/** Hours from the door until the train, bus or flight leaves, by mode. */
export type BoardingHours = { rail: number; bus: number; air: number }

const toTenths = (hours: number) => Math.round(hours * 10)

/**
 * The journey there, leg by leg. Hours are rounded to a tenth, and the main leg takes what the rounding leaves, so that
 * the legs add up to the rounded hours of the journey. `airport` is where a flight
 * lands, `train` the train with its times, where they are known.
 */
export function journeyLegs(
  journey: Journey,
  train: string | null,
  from: string,
  place: string,
  boarding: BoardingHours,
  airport: Point | null,
): JourneyLeg[] {
  const { mode, lastLeg } = journey
  const whole = toTenths(journey.hours)
  const before = mode === 'road' ? 0 : Math.min(toTenths(boarding[mode]), whole - 1)
  const after = lastLeg ? Math.min(toTenths(lastLeg.hours), whole - before - 1) : 0
  const arrival = after > 0 ? arrivalOf(journey) : place
  const departure = before > 0 ? DEPARTURES[mode] : from
  const legs: JourneyLeg[] = []
  if (before > 0) legs.push({ mode: 'local', by: BOARDING[mode], from, to: departure, hours: before / 10 })
  const main = {
    mode,
    by: train ? `${nameOf(journey)}, ${train}` : nameOf(journey),
    from: departure,
    to: arrival,
    hours: (whole - before - after) / 10,
  }
  legs.push(mode === 'air' && airport ? { ...main, ends: airport } : main)
  if (lastLeg && after > 0) legs.push({ ...lastRide(lastLeg), from: arrival, to: place, hours: after / 10 })
  return legs
}

const DEPARTURES = { rail: 'the station', bus: 'the bus stand', air: 'the airport', road: '' }
const BOARDING = {
  rail: 'to the station, with time to board',
  bus: 'to the bus stand, with time to board',
  air: 'to the airport, with check-in and the way out',
  road: '',
}

const arrivalOf = ({ mode, to }: Journey) => (mode === 'air' ? `${to} airport` : to)

function nameOf(journey: Journey): string {
  const { mode, byNight, comfort } = journey
  switch (mode) {
    case 'road':
      return `hired ${comfort} with driver`
    case 'bus':
      return `${byNight ? 'night bus' : 'bus'}, ${comfort}`
    case 'rail':
      return `${byNight ? trainKind(journey) : 'train'}, ${comfort}`
    case 'air':
      return 'flight'
  }
}

function lastRide({ by, km }: { by: string; km: number }): Pick<JourneyLeg, 'mode' | 'by'> {
  const vehicle = by.replace(/^(an?|the) /, '')
  const mode = /ferry|boat/.test(by) ? 'sea' : /train|metro/.test(by) ? 'rail' : /bus/.test(by) ? 'bus' : 'road'
  return { mode, by: km >= 1 ? `${vehicle}, ${Math.round(km)} km` : vehicle }
}
