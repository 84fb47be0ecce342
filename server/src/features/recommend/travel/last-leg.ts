import { type Count, costLine, type Line, priceRange } from '../cost/cost-lines.ts'
import { fareLines } from '../cost/travellers.ts'
import type { Airport, Railhead, Range, SharedRide } from '../facts/dataset.ts'
import { capital } from '../text/format.ts'
import { type Leg, WAYS } from './journey.ts'
import { several, vehicleFor } from './vehicles.ts'

/** The journey from the station or airport to the place. `by` names the vehicle, with its article. */
export type LastLeg = {
  by: string
  km: number
  hours: number
  lines: Line[]
  /** The discomfort, in hours. */
  rough: number
  onRoad: boolean
  /** It leaves in the evening and is there on the next morning. */
  byNight?: true
  /** A vehicle hired for the whole stay, billed among the extras of the better stays, also drives this leg. */
  hired: boolean
  /** A car hired for this leg alone. */
  car?: true
}

/** Up to this distance (km) an auto, cab or taxi is used; beyond it a hired car or what is shared. */
const CITY_RIDE_KM = 30
/** Beyond this distance (km) a ride leaves the town, and the driver comes back without anybody. */
const TOWN_KM = 15
const LEAST_RIDE_KM = 3
const LEAST_TAXI_KM = 8
const ONE_WAY_CAB_KM = 150
const ONE_WAY_CAB_DEARER = 1.3
const CAB_SEATS = 4
const AUTO_SEATS = 3
/** A shared vehicle waits until it is full. */
const SHARED_WAIT_HOURS = 0.25
const SHARED_ROUGH = 0.3
const CAR_ROUGH = 0.05

type Gateway = Pick<Airport & Railhead, 'km' | 'hours' | 'shared'> & Pick<Airport, 'by'> & { iata?: string }

/** The ways from a station or airport to the place: by hired car, by what is shared, by the vehicle of the circuit. */
export function lastLegs(leg: Leg, gateway: Gateway, from: string): LastLeg[] {
  const { place } = leg
  const { km, hours, shared } = gateway
  if (gateway.by === 'sea') {
    const billed = place.typical_extras_inr.some(({ travel }) => travel)
    if (!billed) return shared ? [sharedRide(leg, shared, from, km)] : []
    return [{ by: 'a ferry', km, hours, lines: [], rough: 0, onRoad: false, hired: false }]
  }
  const circuit = place.typical_extras_inr.find(({ replaces_last_leg }) => replaces_last_leg)
  const legs = [
    km > CITY_RIDE_KM
      ? hiredCar(leg, from, km, hours)
      : gateway.iata !== undefined || km > TOWN_KM
        ? prepaidTaxi(leg, from, km, hours)
        : townRide(leg, from, km, hours),
  ]
  if (shared) legs.push(sharedRide(leg, shared, from, km))
  if (circuit) {
    const by = `the hired ${circuit.item.split(' ')[0]}`
    legs.push({ by, km, hours, lines: [], rough: CAR_ROUGH * hours, onRoad: true, hired: true })
  }
  return legs
}

function townRide(leg: Leg, from: string, km: number, hours: number): LastLeg {
  const { auto_per_km, app_cab_per_km } = leg.dataset.transport.local
  return leg.people <= AUTO_SEATS
    ? ride(leg, { by: 'an auto', seats: AUTO_SEATS, least: LEAST_RIDE_KM, perKm: auto_per_km }, from, km, hours)
    : ride(leg, { by: 'a cab', seats: CAB_SEATS, least: LEAST_RIDE_KM, perKm: app_cab_per_km }, from, km, hours)
}

const prepaidTaxi = (leg: Leg, from: string, km: number, hours: number): LastLeg =>
  ride(
    leg,
    { by: 'a taxi', seats: CAB_SEATS, least: LEAST_TAXI_KM, perKm: leg.dataset.transport.local.prepaid_taxi_per_km },
    from,
    km,
    hours,
  )

type Ride = { by: string; seats: number; least: number; perKm: Range }

function ride({ people }: Leg, { by, seats, least, perKm }: Ride, from: string, km: number, hours: number): LastLeg {
  const name = by.replace(/^an? /, '')
  const count: Count = [Math.ceil(people / seats), name, `${name}s`]
  const billed: Count = km < least ? [least, 'km (least fare)', 'km (least fare)'] : [km, 'km', 'km']
  const line = costLine('flights', `${capital(name)} from ${from} and back`, [count, WAYS, billed], priceRange(perKm))
  return { by, km, hours, lines: [line], rough: 0, onRoad: true, hired: false }
}

/** Drivers bill the empty return, so each way counts its km twice; on long legs one-way cabs are available. */
function hiredCar({ dataset: { transport }, place, people }: Leg, from: string, km: number, hours: number): LastLeg {
  const vehicle = vehicleFor(transport, people)
  const oneWay = km > ONE_WAY_CAB_KM
  const hilly = place.hilly
  const uphill = hilly ? transport.taxi.hills_multiplier : 1
  const factor = Math.round(100 * uphill * (oneWay ? ONE_WAY_CAB_DEARER : 1)) / 100
  const why = [hilly ? 'hills' : '', oneWay ? 'one-way cab' : ''].filter(Boolean).join(', ')
  const line = costLine(
    'flights',
    `Hired ${vehicle.name} from ${from} and back`,
    [...several(vehicle), WAYS, oneWay ? [km, 'km', 'km'] : [2 * km, 'km billed', 'km billed']],
    priceRange(vehicle.perKm),
    { low: factor, typical: factor, high: factor, why },
  )
  const by = vehicle.count === 1 ? `a hired ${vehicle.name}` : `hired ${vehicle.name}s`
  return { by, km, hours, lines: [line], rough: CAR_ROUGH * hours, onRoad: true, hired: false, car: true }
}

function sharedRide(leg: Leg, { by, hours, inr, night }: SharedRide, from: string, km: number): LastLeg {
  const name = by.replace(/^an? /, '')
  const label = `${capital(name)} from ${from} and back`
  return {
    by,
    km,
    hours: hours + SHARED_WAIT_HOURS,
    lines: fareLines(label, leg, WAYS, priceRange(inr), leg.dataset.transport.children.seat),
    rough: SHARED_ROUGH * hours,
    onRoad: !/ferry|boat|train|metro/.test(by),
    ...(night && { byNight: true }),
    hired: false,
  }
}
