import { type Count, costLine, type Line, peopleCount, priceRange } from './cost-lines.ts'
import type { Dataset, Destination, Tier } from './dataset.ts'
import { type Vehicle, vehicleFor } from './fares.ts'
import { capital } from './format.ts'

/** The journey from the station or airport to the place. `by` names the vehicle, with its article. */
export type LastLeg = { by: string; km: number; hours: number; lines: Line[] }

/** Group size and stay tier. */
export type Party = { people: number; tier: Tier }

export const isThrifty = (tier: Tier): boolean => tier === 'dorm' || tier === 'budget'

/** Up to this distance (km) an auto or app cab is used; beyond it a bus, a shared jeep or a hired car. */
const CITY_RIDE_KM = 30
const CITY_RIDE_KMPH = 30
const ONE_WAY_CAB_KM = 150
const ONE_WAY_CAB_DEARER = 1.3
const SHARED_JEEP_KM = 130
const CAB_SEATS = 4
const AUTO_SEATS = 3
const WAYS: Count = [2, 'way', 'ways']

/** Average km/h by road near a place, derived from the known drives from its airports. */
function roadSpeed(place: Destination): number {
  const drives = place.airports.filter(({ by, km }) => by !== 'sea' && km >= 40)
  if (drives.length === 0) return place.elevation_m >= 1000 ? 25 : 45
  return drives.reduce((sum, { km, hours }) => sum + km / hours, 0) / drives.length
}

export const isHilly = (place: Destination): boolean => place.elevation_m >= 500 && roadSpeed(place) < 38

/** @param known hours by road, where the data has them */
export function lastLeg(
  dataset: Dataset,
  place: Destination,
  { people, tier }: Party,
  from: string,
  km: number,
  known?: number,
): LastLeg {
  const hired = place.typical_extras_inr.find((extra) => extra.replaces_last_leg && extra.tiers?.includes(tier))
  const hours = known ?? (km <= CITY_RIDE_KM ? km / CITY_RIDE_KMPH : km / roadSpeed(place))
  if (hired) return { by: `the hired ${hired.item.split(' ')[0]}`, km, hours, lines: [] }
  if (km <= CITY_RIDE_KM) return cityRide(dataset, { people, tier }, from, km, hours)

  const hilly = isHilly(place)
  const taxi = hiredCar(dataset, vehicleFor(dataset.transport, people), from, km, hours, hilly)
  if (!isThrifty(tier)) return taxi
  const shared = sharedRide(dataset, people, from, km, hours, hilly)
  const typical = ({ lines }: LastLeg) => lines.reduce((sum, line) => sum + line.typical, 0)
  return typical(shared) < typical(taxi) ? shared : taxi
}

function cityRide({ transport }: Dataset, { people, tier }: Party, from: string, km: number, hours: number): LastLeg {
  const { auto_per_km, app_cab_per_km } = transport.modes.local
  const auto = isThrifty(tier) && people <= AUTO_SEATS
  const count = Math.ceil(people / (auto ? AUTO_SEATS : CAB_SEATS))
  const name = auto ? 'auto' : 'cab'
  const each = priceRange(auto ? auto_per_km : app_cab_per_km)
  const line = costLine(
    'flights',
    `${auto ? 'Auto' : 'Cab'} from ${from} and back`,
    [[count, name, `${name}s`], WAYS, [Math.max(km, 3), 'km', 'km']],
    each,
  )
  return { by: auto ? 'an auto' : 'a cab', km, hours, lines: [line] }
}

/** Drivers bill the empty return, so each way counts its km twice; on long legs one-way cabs are available. */
function hiredCar(
  { transport }: Dataset,
  vehicle: Vehicle,
  from: string,
  km: number,
  hours: number,
  hilly: boolean,
): LastLeg {
  const oneWay = km > ONE_WAY_CAB_KM
  const uphill = hilly ? transport.modes.taxi.hills_multiplier : 1
  const factor = Math.round(100 * uphill * (oneWay ? ONE_WAY_CAB_DEARER : 1)) / 100
  const why = [hilly ? 'hills' : '', oneWay ? 'one-way cab' : ''].filter(Boolean).join(', ')
  const line = costLine(
    'flights',
    `Hired ${vehicle.name} from ${from} and back`,
    [...several(vehicle), WAYS, oneWay ? [km, 'km', 'km'] : [2 * km, 'km billed', 'km billed']],
    priceRange(vehicle.perKm),
    { low: factor, typical: factor, high: factor, why },
  )
  return { by: `a hired ${vehicle.name}`, km, hours, lines: [line] }
}

function sharedRide({ transport }: Dataset, people: number, from: string, km: number, hours: number, hilly: boolean) {
  const { bus, local } = transport.modes
  const by = !hilly ? 'a bus' : km > SHARED_JEEP_KM ? 'a bus or shared jeep' : 'a shared jeep'
  const line = costLine(
    'flights',
    `${capital(by.slice(2))} from ${from} and back`,
    [peopleCount(people), WAYS, [km, 'km', 'km']],
    priceRange(hilly ? local.shared_jeep_hill_per_km : bus.per_km.state_ordinary),
  )
  // A shared vehicle waits until it is full and stops on the way.
  return { by, km, hours: hours * 1.15 + 0.25, lines: [line] }
}

/** The number of vehicles for a formula; left out when it is one. */
export const several = ({ name, count }: Vehicle): Count[] => (count === 1 ? [] : [[count, name, `${name}s`]])
